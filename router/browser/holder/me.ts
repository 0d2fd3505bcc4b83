import { Refusal, run } from '../api.ts';
import type {
  AccessLogEntry,
  BlockedVerifier,
  Consent,
  HolderUser,
  Notification,
  OwnHolderRequest,
  Passkey,
  ProofLink,
  ReceivedRequest,
  ShareLink,
  WalletCredential,
} from '../generated/operations.ts';
import { type Selected, type Selection, selectionText } from './selection.ts';

/** A page of a list, as GraphQL gives it. */
export interface Page<Entry> {
  readonly nodes: readonly Entry[];
  readonly totalCount: number;
}

/** What GraphQL has in `me` is of the types that REST answers with; what REST leaves out is null. */
export interface Me {
  readonly profile: Omit<HolderUser, 'did' | 'phone'> & {
    readonly did: string | null;
    readonly phone: string | null;
  };
  readonly consents: readonly Consent[];
  readonly passkeys: readonly Passkey[];
  readonly credentials: Page<WalletCredential>;
  readonly shareLinks: Page<ShareLink>;
  readonly proofLinks: Page<ProofLink>;
  readonly accessLogs: Page<AccessLogEntry>;
  readonly requests: Page<OwnHolderRequest>;
  readonly verificationRequests: Page<ReceivedRequest>;
  readonly blockedVerifiers: readonly BlockedVerifier[];
  readonly notifications: Page<Notification> & { readonly unreadCount: number };
}

/** A part of the wallet: what it asks of `me`, nothing if that is empty, and what it does with the answer. */
export interface Part {
  selection(): string;
  show(me: Readonly<Record<string, unknown>>): void | Promise<void>;
}

/** A part that reads these fields of one field of `me`, which has another name (`as`) where it is read twice. */
export function partOf<Name extends keyof Me, Fields extends Selection<Me[Name]>>(
  name: Name,
  fields: Fields,
  show: (value: Selected<Me[Name], Fields>) => void | Promise<void>,
  { as = name, args = '' }: { readonly as?: string; readonly args?: string } = {},
): Part {
  const start = as === name ? name : `${as}: ${name}`;
  return {
    selection: () => `${start}${args} { ${selectionText(fields)} }`,
    // The contract says that a field is answered as it was selected.
    show: (me) => show(me[as] as Selected<Me[Name], Fields>),
  };
}

/**
 * Reads parts of the wallet in one request. Where the request is refused because of one of them, each is asked for by itself, so that
 * it hides no other. Throws a Refusal.
 */
export async function readTogether(parts: readonly Part[]): Promise<void> {
  const asked = parts
    .map((part) => ({ part, selection: part.selection() }))
    .filter(({ selection }) => selection !== '');
  if (asked.length === 0) return;
  let me: unknown;
  try {
    ({ me } = await run(`query Wallet { me { ${asked.map(({ selection }) => selection).join(' ')} } }`));
  } catch (error) {
    if (asked.length === 1 || !isOfOnePart(error)) throw error;
    const results = await Promise.allSettled(asked.map(({ part }) => readTogether([part])));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return;
  }
  for (const { part } of asked) await part.show({ ...(me as object) });
}

/** A refusal that is not about the whole request: neither of who asks nor of how often. */
function isOfOnePart(error: unknown): boolean {
  return error instanceof Refusal && Boolean(error.code) && error.status !== 401 && error.status !== 429;
}
