import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { MAX_PAGE_SIZE } from '../../kernel/paging.ts';
import type { DemoCredentialService } from '../../proto/generated/testamur/internal/demo.ts';
import type {
  CredentialIssuanceService,
  CredentialRecord,
  CredentialStats as CredentialStatsMessage,
  IssueCredentialRequest,
  ListCredentialsByIssuerRequest,
} from '../../proto/generated/testamur/issuance/credential_issuance.ts';
import type { Sent } from '../../proto/wire.ts';
import {
  type BindingOf,
  given,
  givenBytes,
  givenNumber,
  millis,
  operationRow,
  row,
  type ServiceBinding,
} from '../rpc.ts';
import { rootField, type Subgraph } from '../subgraph.ts';
import { DEMO_CREDENTIALS, ISSUANCE } from './contracts.ts';
import type { Credential } from './credential.ts';
import type { Count, CredentialStats } from './credential-stats.ts';
import { createCustodianCredentialsBinding } from './custodian-rpcs.ts';
import { createDemoTemplatesBinding } from './demo-template-rpcs.ts';
import { createCredentialFactsBinding } from './fact-rpcs.ts';
import type { IssueReceipt } from './issuance.ts';
import { createOutcomeCredentialsBinding } from './outcome-rpcs.ts';
import { createCredentialReportsBinding } from './report-rpcs.ts';
import type { CredentialInternals } from './resolvers.ts';
import { createCredentialStatsBinding } from './stats-rpcs.ts';
import { createStoredCredentialsBinding } from './stored-rpcs.ts';

type CredentialView = Credential & { readonly statusChangedAt: Date };

const PAGE = { first: 'pageSize', offset: 'page' } as const;
const SOUGHT = { ...PAGE, 'filter.status': 'statusFilter', 'filter.q': 'query' } as const;
const LIST = {
  ...SOUGHT,
  'filter.type': 'typeFilter',
  'filter.issuedFrom': 'issuedFrom',
  'filter.issuedTo': 'issuedTo',
} as const;
const OF_ISSUER = { did: 'issuerDid' } as const;
const OF_HOLDER = { did: 'holderDid' } as const;
const OF_CUSTODIAN = { did: 'custodianDid' } as const;

/** The contract of credential issuance, and what it offers to units alone. */
export function createCredentialBindings(subgraph: Subgraph<CredentialInternals>): readonly ServiceBinding[] {
  const { internal } = subgraph;
  return [
    {
      ...ISSUANCE,
      rpcs: {
        IssueCredential: row({
          resolver: rootField(subgraph, 'Mutation', 'issueCredential'),
          names: { input: 'credentialData' },
          args: (request) => ({ input: issueInput(request) }),
          reply: ({ operationStatus, credentialStatus, credentialId, warnings }: IssueReceipt) => ({
            operationStatus,
            credentialStatus,
            credentialId,
            warnings: [...warnings],
          }),
        }),
        RevokeCredential: row({
          resolver: internal.revokeCredential,
          args: ({ credentialId, issuerDid, custodianDid, reason, revokedBy }) => ({
            credentialId,
            reason,
            issuerDid: given(issuerDid),
            custodianDid: given(custodianDid),
            revokedBy: given(revokedBy),
          }),
          reply: ({ credentialStatus, revocation }) => ({
            credentialStatus,
            revokedAt: millis(revocation?.revokedAt),
          }),
        }),
        GetCredential: row({
          resolver: internal.getCredential,
          args: ({ credentialId }) => ({ credentialId }),
          reply: ({ look, ...credential }) => ({
            ...oneReply(credential),
            look: look
              ? { ...look, background: look.background ?? '', textColor: look.textColor ?? '' }
              : null,
          }),
        }),
        ClaimCredential: row({
          resolver: internal.claimCredential,
          args: ({ credentialId, holderDid, decline }) => ({
            credentialId,
            holderDid: given(holderDid),
            decline,
          }),
          reply: ({ claimStatus }) => ({ claimStatus }),
        }),
        ListCredentialsByIssuer: row({
          resolver: internal.listCredentialsByIssuer,
          names: LIST,
          args: ({ did, ...list }) => ({ did, ...listArgs(list) }),
          reply: listReply,
        }),
        GetCredentialForIssuer: row({
          resolver: internal.getCredentialForIssuer,
          names: OF_ISSUER,
          args: ({ credentialId, issuerDid }) => ({ credentialId, did: issuerDid }),
          reply: oneReply,
        }),
        GetIssuerCredentialStats: row({
          resolver: internal.issuerCredentialStats,
          names: OF_ISSUER,
          args: ({ issuerDid }) => ({ did: issuerDid }),
          reply: statsReply,
        }),
        GetCredentialForHolder: row({
          resolver: internal.getCredentialForHolder,
          names: OF_HOLDER,
          args: ({ credentialId, holderDid }) => ({ credentialId, did: holderDid }),
          reply: oneReply,
        }),
        SearchCredentialsByHolder: row({
          resolver: internal.searchCredentialsByHolder,
          names: { ...SOUGHT, did: 'holderDid', furtherDids: 'furtherHolderDids' },
          args: ({ holderDid, furtherHolderDids, offset, ...list }) => ({
            did: holderDid,
            furtherDids: furtherHolderDids,
            ...listArgs(list),
            ...(offset > 0 ? { offset } : {}),
          }),
          reply: listReply,
        }),
        GetHolderCredentialStats: row({
          resolver: internal.holderCredentialStats,
          names: OF_HOLDER,
          args: ({ holderDid }) => ({ did: holderDid }),
          reply: statsReply,
        }),
        ListNewlyExpiredCredentials: row({
          resolver: internal.newlyExpired,
          args: ({ since, limit }) => ({ since: instant(since), limit: givenNumber(limit) }),
          reply: ({ credentials }) => ({ credentials: credentials.map(record) }),
        }),
        GetNetworkCredentialStats: row({
          resolver: internal.networkCredentialStats,
          args: () => ({}),
          reply: (stats) => ({
            stats: statsMessage(stats),
            issuersActive: stats.issuersActive ?? 0,
            issuedByDay: stats.issuedByDay ?? [],
          }),
        }),
        ListCredentialsByCustodian: row({
          resolver: internal.listCredentialsByCustodian,
          names: LIST,
          args: ({ did, ...list }) => ({ did, ...listArgs(list) }),
          reply: listReply,
        }),
        GetCredentialForCustodian: row({
          resolver: internal.getCredentialForCustodian,
          names: OF_CUSTODIAN,
          args: ({ credentialId, custodianDid }) => ({ credentialId, did: custodianDid }),
          reply: oneReply,
        }),
        GetCustodianCredentialStats: row({
          resolver: internal.custodianCredentialStats,
          names: OF_CUSTODIAN,
          args: ({ custodianDid }) => ({ did: custodianDid }),
          reply: statsReply,
        }),
        ListCustodianCredentialsExpiringBetween: row({
          resolver: internal.custodianExpiringBetween,
          names: { ...PAGE, ...OF_CUSTODIAN },
          args: ({ custodianDid, from, to, ...page }) => ({
            did: custodianDid,
            from: new Date(Number(from)),
            to: new Date(Number(to)),
            ...pageArgs(page),
          }),
          reply: listReply,
        }),
        LinkSupersededCredential: row({
          resolver: internal.linkSuperseded,
          args: ({ oldCredentialId, newCredentialId, linkedBy }) => ({
            oldCredentialId,
            newCredentialId,
            linkedBy: given(linkedBy),
          }),
          reply: ({ credentialStatus, supersededByCredentialId }) => ({
            credentialStatus,
            supersededByCredentialId: supersededByCredentialId ?? '',
          }),
        }),
      },
    } satisfies BindingOf<CredentialIssuanceService>,
    {
      ...DEMO_CREDENTIALS,
      rpcs: {
        IssueForDemoCustodian: operationRow({
          operation: internal.demo.issueForCustodian,
          args: ({ credentials, ...issuance }) => ({
            ...issuance,
            credentials: credentials.map(({ credentialData, ...credential }) => ({
              ...credential,
              credentialData: parseStrictJson(credentialData) as Record<string, unknown>,
            })),
          }),
          reply: () => ({}),
        }),
        RemoveDemoCredentials: operationRow({
          operation: (_input, context) => internal.demo.remove(context),
          args: () => ({}),
          reply: ({ removed }) => ({ removed }),
        }),
      },
    } satisfies BindingOf<DemoCredentialService>,
    createDemoTemplatesBinding(internal),
    createCredentialStatsBinding(internal),
    createStoredCredentialsBinding(internal),
    createOutcomeCredentialsBinding(internal),
    createCredentialReportsBinding(internal),
    createCredentialFactsBinding(internal),
    createCustodianCredentialsBinding(internal),
  ];
}

function issueInput(request: IssueCredentialRequest) {
  return {
    issuerDid: request.issuerDid,
    holderDid: request.holderDid,
    credentialType: request.credentialType,
    credentialData: parseStrictJson(request.credentialData),
    signature: givenBytes(request.signature),
    keyId: given(request.keyId),
    credentialId: given(request.credentialId),
    issuanceTimestamp: sentNumber(request.issuanceTimestamp),
    expirationTimestamp: sentNumber(request.expirationTimestamp),
    proofCreatedTimestamp: sentNumber(request.proofCreatedTimestamp),
    templateId: given(request.templateId),
    entryVersionId: given(request.entryVersionId),
    achievementFromEntry: request.achievementFromEntry,
  };
}

// `optional` fields are absent when they were not sent; 0 is an instant like any other.
function sentNumber(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function instant(epochMs: string | undefined): Date | undefined {
  const value = givenNumber(epochMs);
  return value === undefined ? undefined : new Date(value);
}

type ListMessage = Partial<Omit<ListCredentialsByIssuerRequest, 'did'>>;

function listArgs(request: ListMessage & PageMessage) {
  return {
    filter: {
      status: given(request.statusFilter),
      type: given(request.typeFilter),
      q: given(request.query),
      issuedFrom: instant(request.issuedFrom),
      issuedTo: instant(request.issuedTo),
    },
    ...pageArgs(request),
  };
}

type PageMessage = Pick<ListCredentialsByIssuerRequest, 'page' | 'pageSize'>;

function pageArgs({ page, pageSize }: PageMessage) {
  const first = givenNumber(pageSize) ?? 20;
  return { first, offset: page * Math.min(first, MAX_PAGE_SIZE) };
}

function oneReply(credential: CredentialView) {
  return { credential: record(credential) };
}

function listReply({
  credentials,
  total,
  totalIsLowerBound = false,
}: {
  credentials: readonly CredentialView[];
  total: number;
  totalIsLowerBound?: boolean | undefined;
}) {
  return { credentials: credentials.map(record), total, totalIsLowerBound };
}

function statsReply(stats: CredentialStats) {
  return { stats: statsMessage(stats) };
}

function statsMessage({
  total,
  byStatus,
  byType,
  claimed,
  expiring30d,
}: CredentialStats): CredentialStatsMessage<Sent> {
  // proto-loader leaves `expiring_30d` as it is: a digit behind the underscore has no capital.
  return {
    total,
    byStatus: mapOf(byStatus),
    byType: mapOf(byType),
    claimed,
    expiring_30d: expiring30d,
  };
}

function mapOf(counts: readonly Count[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
}

function record(credential: CredentialView): CredentialRecord<Sent> {
  const { revocation } = credential;
  return {
    ...credential,
    custodianId: credential.custodianId ?? '',
    issuanceTimestamp: millis(credential.issuanceTimestamp),
    expirationTimestamp: millis(credential.expirationTimestamp),
    proofCreatedTimestamp: millis(credential.proofCreatedTimestamp),
    receivedAt: millis(credential.receivedAt),
    claimedAt: millis(credential.claimedAt),
    revocation: revocation
      ? {
          reason: revocation.reason,
          category: revocation.category ?? '',
          categorySource: revocation.categorySource,
          revokedBy: revocation.revokedBy ?? '',
          revokedAt: millis(revocation.revokedAt),
        }
      : null,
    supersedesCredentialId: credential.supersedesCredentialId ?? '',
    supersededByCredentialId: credential.supersededByCredentialId ?? '',
    templateId: credential.templateId ?? '',
    entryVersionId: credential.entryVersionId ?? '',
    batchId: credential.batchId ?? '',
    isQuiet: credential.isQuiet ?? false,
    statusChangedAt: millis(credential.statusChangedAt),
  };
}
