import DataLoader from 'dataloader';
import { z } from 'zod';
import { type AuditFact, actorIdentity } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, memoized, requireRowVersion } from '../../kernel/context.ts';
import {
  CREDENTIAL_STATUSES,
  REVOCATION_CATEGORIES,
  type RevocationCategory,
} from '../../kernel/credential-status.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import type { Logger } from '../../kernel/log.ts';
import { type Page, pageInput, pageWindow } from '../../kernel/paging.ts';
import { did, freeText, instant, optional, parseInput, text, uuid } from '../../kernel/parse.ts';
import { workingForAll } from '../../kernel/work.ts';
import { anewAfterRaces, isConflict } from '../../store/anew.ts';
import type { Ledger } from '../../store/ledger.ts';
import {
  assertBound,
  assertClaimable,
  assertLinkable,
  type Credential,
  currentStatus,
  decidedRevocation,
  nextStatus,
  noSuchCredential,
  type Owner,
  ownerOf,
  statusSince,
} from './credential.ts';
import type { CredentialFilter, CredentialPage, CredentialStore } from './credential-model.ts';
import { supersededFact, supersedeWrite } from './issuance.ts';
import type { CredentialStatuses, CredentialStatusRecord, RevocationAssistant } from './ports.ts';
import { type Classification, createRevocationClassifier } from './revocation-classifier.ts';

const byIdSchema = z.strictObject({ credentialId: uuid });
const filterSchema = z.strictObject({
  status: optional(z.enum(CREDENTIAL_STATUSES, `give one of ${CREDENTIAL_STATUSES.join(', ')}`)),
  type: optional(text(100)),
  q: optional(text(100)),
  issuedFrom: optional(instant),
  issuedTo: optional(instant),
});
const listSchema = z.strictObject({ filter: optional(filterSchema), ...pageInput });
const expiringSchema = z.strictObject({ from: instant, to: instant, ...pageInput });
const revokeSchema = z.strictObject({
  credentialId: uuid,
  reason: freeText(3, 2000),
  issuerDid: optional(did),
  custodianDid: optional(did),
  revokedBy: optional(text(128)),
});
const categorySchema = z.strictObject({
  credentialId: uuid,
  category: z.enum(REVOCATION_CATEGORIES, `give one of ${REVOCATION_CATEGORIES.join(', ')}`),
});
const linkSchema = z.strictObject({
  oldCredentialId: uuid,
  newCredentialId: uuid,
  linkedBy: optional(text(128)),
});
const claimSchema = z.strictObject({
  credentialId: uuid,
  holderDid: optional(did),
  decline: optional(z.boolean()),
});

/** A credential that is revoked, and what is made of the reason; undefined for one that was revoked before. */
export interface Revoked {
  readonly credential: Credential;
  readonly classification: Promise<Classification> | undefined;
}

export type CredentialService = ReturnType<typeof createCredentialService>;

/** Everything that happens to credentials after they were issued. */
export function createCredentialService({
  store,
  ledger,
  now,
  settleDue,
  assistant,
  log,
}: {
  store: CredentialStore;
  ledger: Ledger;
  now: Clock;
  /** Writes down the expiries that are due, so that stored statuses are true. */
  settleDue: () => Promise<unknown>;
  assistant: RevocationAssistant;
  log: Logger;
}) {
  const statuses: CredentialStatuses = { byId: statusById };
  const classifier = createRevocationClassifier({ assistant, suggest, log });

  return {
    get,
    find,
    list,
    expiring,
    status,
    statuses,
    revoke: async (input: unknown, context: Context) => (await revoked(input, context)).credential,
    revoked,
    setCategory,
    link,
    claim,
    /** Waits for what is written in the background. */
    close: classifier.close,
  };

  /** One credential of the caller's. Error: NOT_FOUND, also for another tenant's. */
  async function get(input: unknown, context: Context, owner?: Owner): Promise<Credential> {
    const identity = permit(context, 'credential.read');
    const { credentialId } = parseInput(byIdSchema, input);
    const found = owner
      ? await store.byId(credentialId, owner)
      : await loader(context, ownerOf(identity)).load(credentialId);
    if (!found) throw noSuchCredential();
    return found;
  }

  /** The same for references from other entities: undefined instead of NOT_FOUND. */
  async function find(credentialId: string, context: Context): Promise<Credential | undefined> {
    const identity = permit(context, 'credential.read');
    return loader(context, ownerOf(identity)).load(credentialId);
  }

  function loader(context: Context, owner: Owner): DataLoader<string, Credential | undefined> {
    return memoized(context, `credentials:${JSON.stringify(owner)}`, () => {
      return new DataLoader<string, Credential | undefined>(async (ids) => {
        const found = new Map(
          (await store.byIds(ids, owner)).map((credential) => [credential.credentialId, credential]),
        );
        return ids.map((id) => found.get(id));
      });
    });
  }

  /** The caller's credentials, newest first; `owner` narrows what a unit sees. */
  async function list(
    input: unknown,
    context: Context,
    owner?: Owner,
  ): Promise<Page<Credential> & CredentialPage> {
    const identity = permit(
      context,
      context.identity.kind === 'holder' ? 'credential.listOwn' : 'credential.list',
    );
    const { filter, ...page } = parseInput(listSchema, input);
    const { q, ...rest } = filter ?? {};
    return pageOf(owner ?? ownerOf(identity), { ...rest, query: q }, page, context);
  }

  /** The caller's credentials that expire in `[from, to)`, soonest first. */
  async function expiring(input: unknown, context: Context, owner?: Owner): Promise<Page<Credential>> {
    const identity = permit(context, 'credential.list');
    const { from, to, ...page } = parseInput(expiringSchema, input);
    const filter = { status: 'ISSUED' as const, expiresFrom: from, expiresTo: to };
    return pageOf(owner ?? ownerOf(identity), filter, page, context);
  }

  async function pageOf(
    owner: Owner,
    filter: CredentialFilter,
    request: Parameters<typeof pageWindow>[0],
    { work }: Context,
  ): Promise<Page<Credential> & CredentialPage> {
    if (work?.refusal) throw work.refusal;
    const window = pageWindow(request);
    if (filter.status) await workingForAll(settleDue);
    const page = await store.list(owner, filter, window);
    return { ...page, offset: window.skip, size: window.limit };
  }

  /** What anybody may know of a credential's status. Error: NOT_FOUND. */
  async function status(input: unknown, context: Context): Promise<CredentialStatusRecord> {
    permit(context, 'credential.status');
    const { credentialId } = parseInput(byIdSchema, input);
    const found = await statusById(credentialId);
    if (!found) throw noSuchCredential();
    return found;
  }

  async function statusById(credentialId: string): Promise<CredentialStatusRecord | undefined> {
    const found = await store.byId(credentialId, { kind: 'everyone' });
    if (!found) return undefined;
    const at = now();
    const { issuerDid, authorityType, vcHash, supersededByCredentialId, expirationTimestamp } = found;
    const revocation = found.revocation && decidedRevocation(found.revocation);
    return {
      credentialId,
      issuerDid,
      authorityType,
      credentialStatus: currentStatus(found, at),
      vcHash,
      changedAt: statusSince(found, at),
      ...(revocation?.category ? { revocationCategory: revocation.category } : {}),
      ...(supersededByCredentialId ? { supersededByCredentialId } : {}),
      ...(expirationTimestamp ? { expirationTimestamp } : {}),
    };
  }

  /**
   * Revokes for good; revoking again changes nothing and succeeds. What a language model makes of the reason comes later, if at all;
   * nobody is asked again. Errors: NOT_FOUND, ROW_VERSION_MISMATCH.
   */
  async function revoked(input: unknown, context: Context): Promise<Revoked> {
    const identity = permit(context, 'credential.revoke');
    const { credentialId, reason, revokedBy, ...named } = parseInput(revokeSchema, input);
    const isNamed = identity.kind === 'unit' || identity.kind === 'peer';
    const owner = isNamed ? namedOwner(identity, named) : ownerOf(identity);
    let classification: Promise<Classification> | undefined;
    const credential = await decided(credentialId, owner, async (found) => {
      if (found.credentialStatus === 'REVOKED') return found;
      requireRowVersion(context, found.rowVersion);
      const at = now();
      const credentialStatus = nextStatus(currentStatus(found, at), 'REVOKE');
      const actor = isNamed && revokedBy ? revokedBy : actorIdentity(identity).id;
      const revocation = { reason, categorySource: 'NONE' as const, revokedBy: actor, revokedAt: at };
      const set = { credentialStatus, statusChangedAt: at, revocation, updatedAt: at };
      const states = [found.credentialStatus, credentialStatus] as const;
      const after = await change(context, found, set, 'credential.revoked', ...states);
      // Of the demonstration nothing is to be left behind.
      if (!after.isDemo) classification = classifier.classify(after, context);
      return after;
    });
    return { credential, classification };
  }

  /** Puts what a language model suggests on a revoked credential, unless something is there already. */
  async function suggest(
    credentialId: string,
    category: RevocationCategory,
    context: Context,
  ): Promise<void> {
    await decided(credentialId, { kind: 'everyone' }, async (found) => {
      const { revocation } = found;
      if (revocation?.categorySource !== 'NONE') return found;
      const set = {
        revocation: { ...revocation, category, categorySource: 'LLM' as const },
        updatedAt: now(),
      };
      return change(context, found, set, 'credential.revocation_suggested', 'NONE', category);
    });
  }

  /** A person's choice of the revocation's category. Errors: NOT_FOUND, INVALID_STATE_TRANSITION when it is not revoked. */
  async function setCategory(input: unknown, context: Context): Promise<Credential> {
    const identity = permit(context, 'credential.revoke');
    const { credentialId, category } = parseInput(categorySchema, input);
    return decided(credentialId, ownerOf(identity), async (found) => {
      const { revocation } = found;
      if (!revocation)
        throw new AppError(
          'INVALID_STATE_TRANSITION',
          'The credential is not revoked; only revocations have a category.',
        );
      if (revocation.category === category && revocation.categorySource === 'HUMAN') return found;
      // What a model has suggested since somebody looked takes nothing from what that person decides.
      const isSeen =
        revocation.categorySource === 'LLM' && context.expectedRowVersion === found.rowVersion - 1;
      if (!isSeen) requireRowVersion(context, found.rowVersion);
      const set = {
        revocation: { ...revocation, category, categorySource: 'HUMAN' as const },
        updatedAt: now(),
      };
      return change(
        context,
        found,
        set,
        'credential.revocation_categorised',
        revocation.category ?? 'NONE',
        category,
      );
    });
  }

  /** Links an old credential to its successor; the same link again changes nothing. Errors: those of assertLinkable, NOT_FOUND, ROW_VERSION_MISMATCH. */
  async function link(input: unknown, context: Context): Promise<Credential> {
    const identity = permit(context, 'credential.link');
    const { oldCredentialId, newCredentialId } = parseInput(linkSchema, input);
    const owner = ownerOf(identity);
    return decided(oldCredentialId, owner, async (old) => {
      const successor = await store.byId(newCredentialId, owner);
      if (!successor) throw noSuchCredential();
      const at = now();
      if (!assertLinkable(old, successor, at)) return old;
      requireRowVersion(context, old.rowVersion);
      await ledger.commit(context, {
        writes: [
          supersedeWrite(store, old, newCredentialId, at),
          store.updateWrite(successor, { supersedesCredentialId: oldCredentialId, updatedAt: at }),
        ],
        audit: supersededFact(old, newCredentialId),
      });
      return reload(oldCredentialId);
    });
  }

  /** The holder accepts a credential, or declines it for good; a unit names the holder by DID. Repeating changes nothing. */
  async function claim(input: unknown, context: Context): Promise<Credential> {
    const identity = permit(context, 'credential.claim');
    const { credentialId, holderDid, decline = false } = parseInput(claimSchema, input);
    const claimStatus = decline ? ('DECLINED' as const) : ('CLAIMED' as const);
    const owner = identity.kind === 'unit' ? holderNamed(holderDid) : ownerOf(identity);
    return decided(credentialId, owner, async (found) => {
      if (found.claimStatus === claimStatus) return found;
      const at = now();
      assertClaimable(found, at);
      if (found.claimStatus === 'CLAIMED')
        throw new AppError(
          'INVALID_STATE_TRANSITION',
          'The credential was claimed already; ask its issuer to revoke it.',
        );
      const set = decline ? { claimStatus, updatedAt: at } : { claimStatus, claimedAt: at, updatedAt: at };
      const action = decline ? 'credential.declined' : 'credential.claimed';
      return change(context, found, set, action, found.claimStatus, claimStatus);
    });
  }

  /** Whose credential it must be, by whom a unit or a peer names; a peer acts for issuers alone. Error: FORBIDDEN. */
  function namedOwner(
    identity: Extract<Identity, { kind: 'unit' | 'peer' }>,
    { issuerDid, custodianDid }: { issuerDid?: string | undefined; custodianDid?: string | undefined },
  ): Owner {
    if (identity.kind === 'peer' && issuerDid) assertBound(identity, issuerDid);
    if (issuerDid) return { kind: 'authority', type: 'ISSUER', did: issuerDid };
    if (custodianDid && identity.kind === 'unit')
      return { kind: 'authority', type: 'CUSTODIAN', did: custodianDid };
    return ownerOf(identity);
  }

  function holderNamed(holderDid: string | undefined): Owner {
    if (!holderDid) throw new AppError('VALIDATION_FAILED', 'holder_did: name the holder who claims.');
    return { kind: 'holder', dids: [holderDid] };
  }

  /** Loads and decides; when another change came between, loads and decides again. */
  async function decided(
    credentialId: string,
    owner: Owner,
    decide: (found: Credential) => Promise<Credential>,
  ): Promise<Credential> {
    let found: Credential | undefined;
    return anewAfterRaces(
      async () => {
        found = await store.byId(credentialId, owner);
        if (!found) throw noSuchCredential();
        return decide(found);
      },
      async (error) => isConflict(error) && found !== undefined && isStale(found),
    );
  }

  async function isStale({ credentialId, rowVersion }: Credential): Promise<boolean> {
    return (await reload(credentialId)).rowVersion !== rowVersion;
  }

  async function change(
    context: Context,
    found: Credential,
    set: Partial<Credential>,
    action: AuditAction,
    previousState: string,
    newState: string,
  ): Promise<Credential> {
    const audit: AuditFact = {
      action,
      subject: { type: 'Credential', id: found.credentialId },
      org: { type: found.authorityType, id: found.issuerId },
      previousState,
      newState,
    };
    await ledger.commit(context, { writes: [store.updateWrite(found, set)], audit });
    return { ...found, ...set, rowVersion: found.rowVersion + 1 };
  }

  async function reload(credentialId: string): Promise<Credential> {
    const found = await store.byId(credentialId, { kind: 'everyone' });
    if (!found) throw noSuchCredential();
    return found;
  }
}
