import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { type Page, toConnection } from '../../kernel/paging.ts';
import { did as didText, parseInput } from '../../kernel/parse.ts';
import type { createBatch } from './batch.ts';
import {
  assertBound,
  type Credential,
  currentStatus,
  decidedRevocation,
  isWithin,
  type Owner,
  ownerOf,
  type Revocation,
  statusSince,
} from './credential.ts';
import { claimsOf } from './credential-document.ts';
import type { CredentialPage } from './credential-model.ts';
import type { CredentialService } from './credential-service.ts';
import type { createCredentialStats } from './credential-stats.ts';
import type { createDemoCredentials } from './demo-credentials.ts';
import type { createExpiry } from './expiry.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Issuance } from './issuance.ts';
import type { CredentialPorts } from './ports.ts';
import type { CredentialReports } from './reported-credentials.ts';
import { inTime } from './revocation-classifier.ts';
import type { StatusListService } from './status-list-service.ts';
import type { createStoredCredentials } from './stored-credentials.ts';
import type { TemplatePreviews } from './templates/preview.ts';
import type { TemplateService } from './templates/template-service.ts';
import type { Templated } from './templates/templated.ts';

/** Everything the fields of the contract call. */
export interface CredentialOperations {
  readonly service: CredentialService;
  readonly issuance: Issuance;
  readonly batch: ReturnType<typeof createBatch>;
  readonly stats: ReturnType<typeof createCredentialStats>;
  readonly expiry: ReturnType<typeof createExpiry>;
  readonly demo: ReturnType<typeof createDemoCredentials>;
  readonly demoTemplates: CredentialPorts['demoTemplates'];
  readonly statusLists: StatusListService;
  readonly outcomeCredentials: CredentialPorts['outcomes'];
  readonly credentialFacts: CredentialPorts['facts'];
  readonly credentialReports: CredentialReports;
  readonly custodianCredentials: CredentialPorts['attested'];
  readonly storedCredentials: ReturnType<typeof createStoredCredentials>;
  readonly templated: Pick<Templated, 'lookOf'>;
  readonly templates: TemplateService;
  readonly previews: TemplatePreviews;
  readonly now: Clock;
}

interface Input {
  readonly input: unknown;
}
export interface EntryVersionKey {
  readonly entryVersionId: string;
}
export interface DidKey {
  readonly did: string;
}

/** How long a reply waits for what a language model makes of the reason of a revocation, in milliseconds. */
const CLASSIFICATION_MS = 1000;

/** The contract's fields. */
export function createResolvers(operations: CredentialOperations) {
  const { service, issuance, batch, stats, statusLists, now } = operations;
  const issued = ({ credentialId }: { credentialId: string }, _: unknown, context: Context) =>
    service.find(credentialId, context);
  const status = (found: Credential) => currentStatus(found, now());

  return {
    Query: {
      credential: (_, { id }, context) => service.get({ credentialId: id }, context),
      credentials: async (_, args, context) => searched(await service.list(args, context)),
      credentialsExpiringBetween: async (_, args, context) =>
        toConnection(await service.expiring(args, context)),
      credentialStats: (_, args, context) => stats.stats(args, context),
      credentialStatus: (_, { id }, context) => service.status({ credentialId: id }, context),
      statusList: (_, { id }, context) => statusLists.statusList({ statusListId: id }, context),
      prepareCredential: (_, { input }, context) => issuance.prepare(input, context),
    },
    Mutation: {
      issueCredential: (_, { input }, context) => issuance.issue(input, context),
      issueBatch: (_, { input }, context) => batch.issueBatch(input, context),
      revokeCredential: (_, { input }, context) => service.revoked(input, context),
      reissueCredential: (_, { input }, context) => issuance.reissue(input, context),
      supersedeCredential: async (_, { input }, context) => ({
        credential: await service.link(input, context),
      }),
      claimCredential: async (_, { input }, context) => ({
        credential: await service.claim(input, context),
      }),
      setRevocationCategory: async (_, { input }, context) => ({
        credential: await service.setCategory(input, context),
      }),
    },
    IssueCredentialPayload: { credential: issued },
    RevokeCredentialPayload: {
      async classification({ credential: { revocation }, classification }) {
        const { status, reason, result } = classification
          ? await inTime(classification, CLASSIFICATION_MS)
          : suggestedBefore(revocation);
        return { status, reason: reason ?? null, category: result ?? null };
      },
    },
    ReissueCredentialPayload: { credential: issued },
    PreparedCredential: {
      issuanceTimestamp: ({ issuanceTimestamp }) => issuanceTimestamp.getTime(),
      expirationTimestamp: ({ expirationTimestamp }) => expirationTimestamp?.getTime(),
      proofCreatedTimestamp: ({ proofCreatedTimestamp }) => proofCreatedTimestamp.getTime(),
    },
    Credential: {
      __resolveReference: ({ credentialId }, context) => service.find(credentialId, context),
      type: ({ credentialType }) => credentialType,
      status,
      statusChangedAt: (found) => statusSince(found, now()),
      issuer: ({ authorityType, issuerDid }) => (authorityType === 'ISSUER' ? { did: issuerDid } : null),
      custodian: ({ authorityType, issuerDid }) =>
        authorityType === 'CUSTODIAN' ? { did: issuerDid } : null,
      holder: ({ holderDid }) => ({ did: holderDid }),
      entryVersion: ({ entryVersionId }) => (entryVersionId === undefined ? null : { entryVersionId }),
      credentialData: ({ vcJson }) => claimsOf(vcJson),
      issuedAt: ({ issuanceTimestamp }) => issuanceTimestamp,
      expiresAt: ({ expirationTimestamp }) => expirationTimestamp,
      proofCreatedAt: ({ proofCreatedTimestamp }) => proofCreatedTimestamp,
      supersedes: ({ supersedesCredentialId: id }, _, context) => (id ? service.find(id, context) : null),
      supersededBy: ({ supersededByCredentialId: id }, _, context) => (id ? service.find(id, context) : null),
      // What a model suggests is for those who decide.
      revocation: ({ revocation }, _, { identity }) =>
        revocation && (identity.kind === 'holder' ? decidedRevocation(revocation) : revocation),
      vc: ({ vcJson }) => JSON.parse(vcJson) as unknown,
    },
    CredentialStatusInfo: {
      isActive: ({ credentialStatus }) => credentialStatus === 'ISSUED',
      expiresAt: ({ expirationTimestamp }) => expirationTimestamp,
    },
    StatusList: {
      credential: ({ vcJson }) => JSON.parse(vcJson) as unknown,
    },
    Holder: {
      __resolveReference: ({ did }) => ({ did }),
      credentials: async ({ did }, args, context) =>
        searched(await service.list({ ...args, filter: { q: did } }, context)),
    },
    // Its lists are those of the caller, whatever DID a query comes from.
    MyIssuer: { __resolveReference: ({ did }) => ({ did }) },
    Issuer: {
      __resolveReference: ({ did }) => ({ did }),
      credentials: async ({ did }, args, context) => {
        const owner = issuerOf(did);
        assertSees(owner, context);
        return searched(await service.list(args, context, owner));
      },
      credentialStats: ({ did }, _, context) => stats.ofOwner(issuerOf(did), context),
    },
  } satisfies Resolvers;
}

/** What is told of the reason of a credential that was revoked before: nobody is asked again. */
function suggestedBefore(revocation: Revocation | undefined) {
  return revocation?.categorySource === 'LLM'
    ? ({ status: 'COMPLETED', reason: undefined, result: revocation.category } as const)
    : ({ status: 'UNAVAILABLE', reason: undefined, result: undefined } as const);
}

function searched(page: Page<Credential> & CredentialPage) {
  return { ...toConnection(page), searchedFrom: page.searchedFrom ?? null };
}

/** Operations of the gRPC contract that no schema shows; deployment units and peers name whose credentials they mean. */
export function createInternal(operations: CredentialOperations) {
  const { service, templated, stats, expiry, storedCredentials, demo, demoTemplates, now } = operations;
  const { outcomeCredentials, credentialFacts, credentialReports, custodianCredentials } = operations;
  const view = (found: Credential) => {
    const at = now();
    return { ...found, credentialStatus: currentStatus(found, at), statusChangedAt: statusSince(found, at) };
  };
  const page = ({ items, total, totalIsLowerBound }: Page<Credential>) => ({
    credentials: items.map(view),
    total,
    totalIsLowerBound,
  });
  const one =
    (owner: (did: string) => Owner) =>
    async (_: unknown, { credentialId, did }: DidKey & { credentialId: string }, context: Context) =>
      view(await service.get({ credentialId }, context, ownedBy(owner(did), context)));
  const many =
    (owner: (did: string) => Owner) =>
    async (_: unknown, { did, ...args }: DidKey, context: Context) =>
      page(await service.list(args, context, ownedBy(owner(did), context)));
  const counts =
    (owner: (did: string) => Owner) =>
    (_: unknown, { did }: DidKey, context: Context) =>
      stats.ofOwner(owner(did), context);

  return {
    getCredential: async (_: unknown, args: unknown, context: Context) => {
      const found = await service.get(args, context);
      return { ...view(found), look: await templated.lookOf(found) };
    },
    getCredentialForIssuer: one(issuerOf),
    getCredentialForHolder: one(holderOf),
    getCredentialForCustodian: one(custodianOf),
    listCredentialsByIssuer: many(issuerOf),
    listCredentialsByCustodian: many(custodianOf),
    searchCredentialsByHolder: async (
      _: unknown,
      { did, furtherDids, ...args }: DidKey & { furtherDids: readonly string[] },
      context: Context,
    ) => page(await service.list(args, context, holderOf(did, furtherDids))),
    issuerCredentialStats: counts(issuerOf),
    custodianCredentialStats: counts(custodianOf),
    holderCredentialStats: counts(holderOf),
    networkCredentialStats: (_: unknown, _args: unknown, context: Context) => stats.ofNetwork(context),
    networkStats: (_: unknown, { input }: Input, context: Context) => stats.networkStats(input, context),
    recountNetwork: async (_: unknown, _args: unknown, context: Context) => {
      await stats.recountNetwork(context);
      return {};
    },
    outcomeCredentials,
    credentialFacts,
    credentialReports,
    custodianCredentials,
    storedCredentials: (_: unknown, { input }: Input, context: Context) =>
      storedCredentials.page(input, context),
    existingCredentials: async (_: unknown, { input }: Input, context: Context) => ({
      credentialIds: await storedCredentials.existing(input, context),
    }),
    countStoredCredentials: async (_: unknown, { input }: Input, context: Context) => ({
      total: await storedCredentials.count(input, context),
    }),
    newlyExpired: async (_: unknown, args: unknown, context: Context) => ({
      credentials: (await expiry.newlyExpired(args, context)).map(view),
    }),
    custodianExpiringBetween: async (_: unknown, { did, ...args }: DidKey, context: Context) =>
      page(await service.expiring(args, context, custodianOf(did))),
    revokeCredential: async (_: unknown, args: unknown, context: Context) =>
      view(await service.revoke(args, context)),
    claimCredential: async (_: unknown, args: unknown, context: Context) =>
      view(await service.claim(args, context)),
    demo,
    demoTemplates,
    linkSuperseded: async (_: unknown, args: unknown, context: Context) =>
      view(await service.link(args, context)),
  };
}

export type CredentialInternals = ReturnType<typeof createInternal>;

const ownerSchema = z.object({ did: didText });

function issuerOf(did: string): Owner {
  return { kind: 'authority', type: 'ISSUER', ...parseInput(ownerSchema, { did }) };
}

function custodianOf(did: string): Owner {
  return { kind: 'authority', type: 'CUSTODIAN', ...parseInput(ownerSchema, { did }) };
}

const holderSchema = z.array(didText).max(101, 'name at most 100 further DIDs');

function holderOf(did: string, furtherDids: readonly string[] = []): Owner {
  const { did: first } = parseInput(ownerSchema, { did });
  return { kind: 'holder', dids: [first, ...parseInput(holderSchema, furtherDids)] };
}

/** Whom an RPC names as the owner: units name anybody, peers only issuers that they are bound to. Error: FORBIDDEN. */
function ownedBy(wanted: Owner, { identity }: Context): Owner {
  if (identity.kind === 'peer' && wanted.kind === 'authority') assertBound(identity, wanted.did);
  return wanted;
}

/** What an issuer has issued is seen by itself, by deployment units and by peers that act for it. */
function assertSees(wanted: Owner, context: Context): void {
  const identity = permit(context, 'credential.list');
  if (isWithin(wanted, ownerOf(identity))) return;
  if (identity.kind === 'peer' && wanted.kind === 'authority') assertBound(identity, wanted.did);
  throw new AppError('FORBIDDEN', 'Only the issuer itself lists what it has issued; ask for your own DID.');
}
