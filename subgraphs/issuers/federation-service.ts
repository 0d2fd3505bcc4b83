import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context, newContext, requireRowVersion } from '../../kernel/context.ts';
import { AppError, invalid, isAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import type { Outbound } from '../../kernel/outbound/outbound.ts';
import { type Page, pageWindow } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import { actorId } from '../did-registry/registrant.ts';
import { documentUrlOf } from './did-web.ts';
import {
  type Acceptance,
  decided,
  type FederatedIssuer,
  type FederatedStatus,
  federatedIdInput,
  listFederatedInput,
  nextRefresh,
  proposeInput,
  type Resolution,
  refreshed,
  removeInput,
  resolveKeyInput,
  setFederatedStatusInput,
  trustInput,
} from './federation.ts';
import {
  countingKeys,
  type FederatedKey,
  type PublishedDocument,
  readDidDocument,
} from './federation-document.ts';
import type { FederationStore } from './federation-model.ts';

/** A change of status and what it was before, for replies that show both. */
export interface FederatedStatusChange {
  readonly federatedIssuer: FederatedIssuer;
  readonly previousStatus: FederatedStatus;
}

/** A federated issuer and those of its pinned keys that were asked for and have not expired. */
export interface ResolvedKeys {
  readonly issuer: FederatedIssuer;
  readonly keys: readonly FederatedKey[];
}

/** The operations on the trust registry of did:web issuers. */
export interface FederationService {
  /**
   * Reads the DID document and registers the issuer as PROPOSED. Errors: VALIDATION_FAILED also for a document without a
   * usable key, SSRF_BLOCKED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, DUPLICATE.
   */
  propose(input: unknown, context: Context): Promise<FederatedIssuer>;
  byId(input: unknown, context: Context): Promise<FederatedIssuer>;
  list(input: unknown, context: Context): Promise<Page<FederatedIssuer>>;
  /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH, CONFLICT when another document waits than the named one. */
  setStatus(input: unknown, context: Context): Promise<FederatedStatusChange>;
  trust(input: unknown, context: Context): Promise<FederatedStatusChange>;
  /** Ends the record for ever; repeating it changes nothing. */
  remove(input: unknown, context: Context): Promise<FederatedIssuer>;
  /** Reads the document now. A site that cannot be read is an outcome (`resolveStatus`), not an error. */
  refresh(input: unknown, context: Context): Promise<FederatedIssuer>;
  /** The keys of a DID that have not expired, or the one of a verification method. Error: NOT_FOUND. */
  resolveKey(input: unknown, context: Context): Promise<ResolvedKeys>;
  /** Reads every document whose day has come, one after the other; returns how many this instance read. */
  refreshDue(): Promise<number>;
}

// Longer than any reading takes: whoever claimed one and stopped leaves it to others after that.
const CLAIM_MS = 60_000;

const ACTIONS: Readonly<Record<FederatedStatus, AuditAction>> = {
  PROPOSED: 'federated_issuer.proposed',
  VERIFIED: 'federated_issuer.verified',
  TRUSTED: 'federated_issuer.trusted',
  SUSPENDED: 'federated_issuer.suspended',
  REMOVED: 'federated_issuer.removed',
};

export function createFederationService(options: {
  federation: FederationStore;
  outbound: Outbound;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): FederationService {
  const { federation, outbound, ledger, idempotency, inTurn, now } = options;

  return {
    async propose(input, context) {
      const identity = permit(context, 'federation.manage');
      const given = parseInput(proposeInput, input);

      const made = idempotency.run<FederatedIssuer>(
        context,
        'proposeFederatedIssuer',
        input,
        async (remember) => {
          // 1. nobody has it, and its site shows a document that can be used
          const known = await federation.byDid(given.did);
          if (known && known.status !== 'REMOVED') throw didTaken(undefined);
          const at = now();
          const document = await read(given.did, at);

          // 2. the record, with what was read pinned
          const federatedIssuerId = newId();
          const issuer: FederatedIssuer = {
            federatedIssuerId,
            ...given,
            ...document,
            status: 'PROPOSED',
            resolveStatus: 'OK',
            lastResolvedAt: at,
            checkedAt: at,
            confirmedAt: at,
            nextRefreshAt: nextRefresh(federatedIssuerId, at, DAY_MS),
            createdAt: at,
            updatedAt: at,
            createdBy: actorId(identity),
            rowVersion: 1,
          };

          // 3. all of it, or nothing
          await ledger.commit(context, {
            writes: [federation.insertWrite(issuer), ...remember(issuer)],
            audit: { ...factOf(ACTIONS.PROPOSED, issuer), newState: issuer.status },
          });
          return issuer;
        },
      );
      return made.catch((error: unknown) => {
        throw duplicateKeyOf(error)?.includes('liveDid') ? didTaken(error) : error;
      });
    },

    async byId(input, context) {
      permit(context, 'federation.read');
      return load(parseInput(federatedIdInput, input).federatedIssuerId);
    },

    async list(input, context) {
      permit(context, 'federation.read');
      const { filter = {}, ...page } = parseInput(listFederatedInput, input);
      const { skip, limit } = pageWindow(page);
      const [items, counted] = await Promise.all([
        federation.list(filter, { skip, limit }),
        federation.count(filter),
      ]);
      return { items, ...counted, offset: skip, size: limit };
    },

    async setStatus(input, context) {
      permit(context, 'federation.manage');
      return decide(parseInput(setFederatedStatusInput, input), context);
    },

    async trust(input, context) {
      permit(context, 'federation.manage');
      return decide({ ...parseInput(trustInput, input), status: 'TRUSTED' }, context);
    },

    async remove(input, context) {
      permit(context, 'federation.manage');
      const { federatedIssuerId, reason } = parseInput(removeInput, input);
      const known = await load(federatedIssuerId);
      if (known.status === 'REMOVED') return known;
      const decision = { federatedIssuerId, status: 'REMOVED', reason, acceptDocument: false } as const;
      return (await decide(decision, context)).federatedIssuer;
    },

    async refresh(input, context) {
      permit(context, 'federation.manage');
      const { federatedIssuerId } = parseInput(federatedIdInput, input);
      const issuer = await load(federatedIssuerId);
      requireRowVersion(context, issuer.rowVersion);
      if (issuer.status === 'REMOVED') {
        throw new AppError('INVALID_STATE_TRANSITION', 'This federated issuer is REMOVED; register it anew.');
      }
      return readAnew(issuer, { isAsked: true, context });
    },

    async resolveKey(input, context) {
      permit(context, 'federation.resolve');
      const { did, verificationMethod = '' } = parseInput(resolveKeyInput, input);
      const [controller = ''] = verificationMethod.split('#');
      const issuer = orNotFound(await federation.byDid(did ?? controller));
      const counting = countingKeys(issuer.keys, now());
      if (did !== undefined) return { issuer, keys: counting };
      const key = counting.find(({ keyId }) => keyId === verificationMethod);
      if (key) return { issuer, keys: [key] };
      const why =
        'This federated issuer has no pinned key of that name, or it has expired; resolve its DID to see which count.';
      throw new AppError('NOT_FOUND', why);
    },

    async refreshDue() {
      const context = asUnit(newContext(), 'issuer-registry');
      permit(context, 'federation.manage');
      for (let count = 0; ; ) {
        const at = now();
        const issuer = await federation.due(at);
        if (!issuer) return count;
        // Another instance that was quicker reads it; here the next one follows.
        if (!(await federation.claim(issuer, new Date(at.getTime() + CLAIM_MS)))) continue;
        await readAnew(issuer, { isAsked: false, context });
        count += 1;
      }
    },
  };

  async function load(federatedIssuerId: string): Promise<FederatedIssuer> {
    return orNotFound(await federation.byId(federatedIssuerId));
  }

  /** The document of a DID as its site shows it now. Errors: VALIDATION_FAILED on `did`, those of `outbound`. */
  async function read(did: string, at: Date): Promise<PublishedDocument> {
    const reading = readDidDocument(did, await outbound.getJson(documentUrlOf(did)), at);
    if (reading.isUsable) return reading.document;
    throw invalid('did', reading.code, `${reading.why}; ask the institution to mend its DID document`);
  }

  async function resolve(did: string, at: Date): Promise<Resolution> {
    try {
      return { isUsable: true, document: await read(did, at) };
    } catch (error) {
      if (isAppError(error)) return { isUsable: false, problem: error.message };
      throw error;
    }
  }

  function readAnew(
    { federatedIssuerId, did }: FederatedIssuer,
    { isAsked, context }: { isAsked: boolean; context: Context },
  ): Promise<FederatedIssuer> {
    // One reading of an issuer at a time: the last one that is written is then the last one that was made.
    return inTurn(`reading ${federatedIssuerId}`, async () => {
      const at = now();
      const resolution = await resolve(did, at);
      return inTurn(federatedIssuerId, async () => {
        const before = await load(federatedIssuerId);
        // Somebody removed it, or another instance began later and has written already.
        if (before.status === 'REMOVED' || before.checkedAt > at) return before;
        const { set, fact } = refreshed(before, resolution, at);
        const states = {
          previousState: before.resolveStatus,
          newState: set.resolveStatus ?? before.resolveStatus,
        };
        const facts: AuditFact[] = [
          ...(isAsked ? [{ ...factOf('federated_issuer.refreshed', before), ...states }] : []),
          ...(fact ? [{ ...factOf(fact.action, before), reason: fact.reason, ...states }] : []),
        ];
        if (facts.length > 0) return commit(before, set, facts, context);
        await federation.note(before, set);
        return { ...before, ...set };
      });
    });
  }

  function decide(
    given: {
      federatedIssuerId: string;
      status: FederatedStatus;
      reason: string | undefined;
    } & Acceptance,
    context: Context,
  ): Promise<FederatedStatusChange> {
    const { federatedIssuerId, status, reason, acceptDocument } = given;
    return inTurn(federatedIssuerId, async () => {
      const before = await load(federatedIssuerId);
      requireRowVersion(context, before.rowVersion);
      const set = decided(before, given, now());
      const facts: AuditFact[] = [
        ...(acceptDocument
          ? [
              {
                ...factOf('federated_issuer.document_accepted', before),
                reason,
                previousState: before.resolveStatus,
                newState: 'OK',
              },
            ]
          : []),
        ...(status === before.status
          ? []
          : [{ ...factOf(ACTIONS[status], before), reason, previousState: before.status, newState: status }]),
      ];
      const federatedIssuer = await commit(before, set, facts, context);
      return { federatedIssuer, previousStatus: before.status };
    });
  }

  async function commit(
    before: FederatedIssuer,
    set: Partial<FederatedIssuer>,
    audit: readonly AuditFact[],
    context: Context,
  ): Promise<FederatedIssuer> {
    const updatedAt = now();
    await ledger.commit(context, { writes: [federation.updateWrite(before, set, updatedAt)], audit });
    return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

function factOf(action: AuditAction, { federatedIssuerId }: FederatedIssuer): AuditFact {
  return { action, subject: { type: 'FederatedIssuer', id: federatedIssuerId } };
}

function orNotFound(found: FederatedIssuer | undefined): FederatedIssuer {
  if (found) return found;
  throw new AppError('NOT_FOUND', 'No such federated issuer is registered; list them.');
}

function didTaken(cause: unknown): AppError {
  return new AppError(
    'DUPLICATE',
    'This DID is registered as a federated issuer already; find it in the list.',
    {
      cause,
    },
  );
}
