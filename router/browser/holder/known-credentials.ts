import { ask, Refusal } from '../api.ts';
import { type Child, element, instant, named, type StateWord } from '../elements.ts';
import type { WalletCredential, WalletCredentialStatus } from '../generated/operations.ts';
import { type Part, partOf } from './me.ts';
import type { Selected, Selection } from './selection.ts';

/** What a credential is worth, in words. */
export const CREDENTIAL_STATES: Readonly<Record<WalletCredentialStatus, StateWord>> = {
  ISSUED: ['good', 'In force'],
  SUSPENDED: ['caution', 'Suspended'],
  REVOKED: ['bad', 'Revoked'],
  EXPIRED: ['caution', 'Expired'],
  SUPERSEDED: ['caution', 'Replaced by a newer one'],
};

const FIELDS = {
  credentialId: true,
  type: true,
  title: true,
  issuer: { name: true },
  issuedAt: true,
  status: true,
} satisfies Selection<WalletCredential>;

/** What links and requests tell of the credential that they are about. */
export type KnownCredential = Selected<WalletCredential, typeof FIELDS>;

// Credentials that this page has read already, by their ids.
const known = new Map<string, Promise<KnownCredential | undefined>>();

/** Remembers credentials of a list, so that links and requests can name them. */
export function remember(credential: KnownCredential): void {
  known.set(credential.credentialId, Promise.resolve(credential));
}

// As many as one page holds.
const NAMED_AT_ONCE = 100;
let hasNames = false;

const names = partOf(
  'credentials',
  { nodes: FIELDS },
  ({ nodes }) => {
    hasNames = true;
    for (const credential of nodes) if (!known.has(credential.credentialId)) remember(credential);
  },
  { as: 'names', args: `(first: ${NAMED_AT_ONCE})` },
);

/** The names of the newest credentials, read once, for the links and requests that are about them. */
export const credentialNames: Part = { ...names, selection: () => (hasNames ? '' : names.selection()) };

/** A credential of the wallet; undefined when there is none of this id, or none can be read now. */
export function credentialOf(credentialId: string): Promise<KnownCredential | undefined> {
  const already = known.get(credentialId);
  if (already) return already;
  const reading = ask('GET /api/v1/holder/credentials/{id}', { params: { id: credentialId } }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal && error.status === 404)) known.delete(credentialId);
      return undefined;
    },
  );
  known.set(credentialId, reading);
  return reading;
}

/** The credentials that this page has read, in no order. */
export async function knownCredentials(): Promise<readonly KnownCredential[]> {
  return (await Promise.all(known.values())).flatMap((credential) => credential ?? []);
}

/** A credential that was read already; undefined for all others. */
export const readBefore = (credentialId: string) => known.get(credentialId);

/** Which credential it is, in one line: title, issuer, date of issue. */
export function credentialLine(credential: KnownCredential | undefined): Child {
  if (!credential) return 'a credential that is not in your wallet';
  const { title, issuer, issuedAt } = credential;
  return [element('strong', {}, named(title)), ' by ', named(issuer.name), ', issued ', instant(issuedAt)];
}
