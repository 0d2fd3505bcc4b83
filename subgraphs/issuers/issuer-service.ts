import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, type IssuerStatus, permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { type Page, pageWindow } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { Custody } from './custody.ts';
import type { CustodiedKey, CustodyStore } from './custody-model.ts';
import {
  byDidInput,
  decideInput,
  type Issuer,
  listByPageInput,
  listInput,
  registerInput,
  setStatusInput,
  statusAfter,
  strictPublicKey,
  visibleTo,
} from './issuer.ts';
import { firstKey } from './issuer-key.ts';
import type { IssuerKeyStore } from './issuer-key-model.ts';
import type { IssuerFilter, IssuerStore } from './issuer-model.ts';
import { orNotFound, type Registry } from './registry.ts';

/** A change of status and what it was before, for replies that show both. */
export interface StatusChange {
  readonly issuer: Issuer;
  readonly previousStatus: IssuerStatus;
}

/** The operations on issuer records. */
export interface IssuerService {
  /** Registers an institution; always PENDING_APPROVAL. Errors: VALIDATION_FAILED, PUBLIC_KEY_REQUIRED, DUPLICATE. */
  register(input: unknown, context: Context): Promise<Issuer>;
  /** The same for an issuer of the demonstration, which is marked as such; for Core Engine only. */
  registerDemo(input: unknown, context: Context): Promise<Issuer>;
  /** The issuer of a DID as the caller may see it, possibly from the cache. Error: NOT_FOUND. */
  byDid(input: unknown, context: Context): Promise<Issuer>;
  list(input: unknown, context: Context): Promise<Page<Issuer>>;
  /** Numbered pages, and a page size of 0 for all of them on one: for units, through the RPC that promises it. */
  listByPage(input: unknown, context: Context): Promise<Page<Issuer>>;
  /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION unless PENDING_APPROVAL, ROW_VERSION_MISMATCH. */
  approve(input: unknown, context: Context): Promise<StatusChange>;
  reject(input: unknown, context: Context): Promise<StatusChange>;
  /** From any status to any other; the status that it has already changes nothing. The reason goes to the audit entry, not to the record. */
  setStatus(input: unknown, context: Context): Promise<StatusChange>;
}

export function createIssuerService(options: {
  issuers: IssuerStore;
  keys: IssuerKeyStore;
  custodiedKeys: CustodyStore;
  custody: Custody;
  registry: Registry;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): IssuerService {
  const { issuers, keys, custodiedKeys, custody, registry, ledger, idempotency, inTurn, now } = options;

  return {
    async register(input, context) {
      permit(context, 'issuer.register');
      return enrol(input, context, 'registerIssuer');
    },

    async registerDemo(input, context) {
      permit(context, 'demo.seed');
      return enrol(input, context, 'registerDemoIssuer', true);
    },

    async byDid(input, context) {
      const identity = permit(context, 'issuer.read');
      const { did } = parseInput(byDidInput, input);
      const { issuer } = orNotFound(await registry.cached(did));
      return visibleTo(identity, issuer);
    },

    async list(input, context) {
      permit(context, 'issuer.list');
      const { statusFilter, contactEmail, ...page } = parseInput(listInput, input);
      return onePage({ statusFilter, contactEmail }, pageWindow(page));
    },

    async listByPage(input, context) {
      permit(context, 'issuer.list');
      const { page, pageSize, ...filter } = parseInput(listByPageInput, input);
      if (pageSize > 0) return onePage(filter, { skip: page * pageSize, limit: pageSize });
      const items = await issuers.list(filter);
      return { items, total: items.length, offset: 0, size: 0 };
    },

    async approve(input, context) {
      permit(context, 'issuer.decide');
      const { did, reason } = parseInput(decideInput, input);
      return changeStatus(
        did,
        (status) => statusAfter('approve', status),
        { action: 'issuer.approved', reason },
        context,
      );
    },

    async reject(input, context) {
      permit(context, 'issuer.decide');
      const { did, reason } = parseInput(decideInput, input);
      return changeStatus(
        did,
        (status) => statusAfter('reject', status),
        { action: 'issuer.rejected', reason },
        context,
      );
    },

    async setStatus(input, context) {
      permit(context, 'issuer.setStatus');
      const { did, status, reason } = parseInput(setStatusInput, input);
      return changeStatus(did, () => status, { action: 'issuer.status_set', reason }, context);
    },
  };

  async function enrol(input: unknown, context: Context, operation: string, isDemo?: true): Promise<Issuer> {
    const given = parseInput(registerInput, input);
    const submitted = given.byok ? requiredKey(given.publicKey) : undefined;

    const registration = idempotency.run<Issuer>(context, operation, input, async (remember) => {
      // 1. the key: the issuer's own, or one that is made and sealed here
      const createdAt = now();
      const held = submitted ? undefined : custody.generate(didKeyFromPublicKey, 1, createdAt);
      const publicKey = submitted ?? keyOf(held);

      // 2. the record
      const issuer: Issuer = {
        issuerId: newId(),
        did: didKeyFromPublicKey(publicKey),
        name: given.name,
        publicKey,
        status: 'PENDING_APPROVAL',
        signingMode: held ? 'CUSTODIAL' : 'BYOK',
        organizationUrl: given.websiteUrl,
        contactEmail: given.contactEmail,
        countryCode: given.countryCode,
        ...(isDemo && { isDemo }),
        createdAt,
        updatedAt: createdAt,
        createdBy: actorId(context.identity),
        rowVersion: 1,
      };

      // 3. all of it, or nothing
      await ledger.commit(context, {
        writes: [
          issuers.insertWrite(issuer),
          keys.insertWrite(firstKey(issuer)),
          ...(held ? [custodiedKeys.insertWrite(held)] : []),
          ...remember(issuer),
        ],
        // Under a name of its own: nobody has to look into a demonstration's application.
        audit: {
          ...factOf(isDemo ? 'issuer.registered_for_demo' : 'issuer.registered', issuer),
          newState: issuer.status,
        },
      });
      await registry.changed(issuer.did);
      return issuer;
    });
    return registration.catch((error: unknown) => {
      throw keyTaken(error);
    });
  }

  async function onePage(
    filter: IssuerFilter,
    window: { skip: number; limit: number },
  ): Promise<Page<Issuer>> {
    const [items, counted] = await Promise.all([issuers.list(filter, window), issuers.count(filter)]);
    return { items, ...counted, offset: window.skip, size: window.limit };
  }

  function changeStatus(
    did: string,
    decide: (status: IssuerStatus) => IssuerStatus,
    { action, reason }: { action: AuditAction; reason: string | undefined },
    context: Context,
  ): Promise<StatusChange> {
    return inTurn(did, async () => {
      const before = orNotFound(await issuers.byDid(did));
      requireRowVersion(context, before.rowVersion);
      const status = decide(before.status);
      if (status === before.status) return { issuer: before, previousStatus: status };
      const updatedAt = now();
      await ledger.commit(context, {
        writes: [issuers.updateWrite(before, { status }, updatedAt)],
        audit: { ...factOf(action, before), reason, previousState: before.status, newState: status },
      });
      await registry.changed(did);
      const issuer = { ...before, status, updatedAt, rowVersion: before.rowVersion + 1 };
      return { issuer, previousStatus: before.status };
    });
  }
}

/** An audit fact about an issuer, ids only. */
export function factOf(action: AuditAction, { issuerId }: Pick<Issuer, 'issuerId'>): AuditFact {
  return { action, subject: { type: 'Issuer', id: issuerId }, org: { type: 'ISSUER', id: issuerId } };
}

/** What a refused insert of a key means to the client; other errors stay as they are. */
export function keyTaken(error: unknown): unknown {
  const fields = duplicateKeyOf(error);
  if (!fields?.some((field) => field === 'publicKey' || field === 'did')) return error;
  return new AppError('DUPLICATE', 'This public key is registered already; generate a fresh key pair.', {
    cause: error,
  });
}

/** Who creates a record, for its `createdBy`. */
export function actorId(identity: Identity): string | null {
  if ('userId' in identity) return identity.userId;
  if (identity.kind === 'peer') return identity.peer;
  return identity.kind === 'unit' ? identity.unit : null;
}

function requiredKey(submitted: string | Uint8Array | undefined): Buffer {
  if (submitted !== undefined && submitted.length > 0) return strictPublicKey(submitted, 'publicKey');
  throw new AppError(
    'PUBLIC_KEY_REQUIRED',
    'A BYOK registration needs public_key: base64 of the raw 32-byte Ed25519 key.',
  );
}

function keyOf(held: CustodiedKey | undefined): Buffer {
  if (held) return held.publicKey;
  throw new AppError('INTERNAL', 'Neither a submitted nor a generated key is at hand.');
}
