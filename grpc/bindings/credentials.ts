import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { MAX_PAGE_SIZE } from '../../kernel/paging.ts';
import type { Credential } from '../../subgraphs/credentials/credential.ts';
import type { Count, CredentialStats } from '../../subgraphs/credentials/credential-stats.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import {
  given,
  givenBytes,
  givenNumber,
  millis,
  PEER,
  type RpcRow,
  type ServiceBinding,
} from '../binding.ts';
import { createCredentialStatsBinding } from './stats.ts';
import { createStoredCredentialsBinding } from './stored-credentials.ts';

const WRITERS = ['core-engine', PEER];
const READERS = ['core-engine', 'verification-engine', PEER];
const CORE = ['core-engine'];

type Message = Parameters<RpcRow['args']>[0];

/** The contract of credential issuance, and what it offers to units alone. */
export function createCredentialBindings(subgraph: Subgraph): readonly ServiceBinding[] {
  const { resolvers, internal } = subgraph;
  const row = (
    name: string,
    callers: readonly string[],
    args: RpcRow['args'],
    reply: RpcRow['reply'],
  ): RpcRow => ({
    resolver: internal[name] as Resolver,
    args,
    reply,
    callers,
  });
  return [
    {
      service: 'testamur.issuance.CredentialIssuanceService',
      proto: 'testamur/issuance/credential_issuance.proto',
      rpcs: {
        IssueCredential: {
          resolver: resolvers['Mutation']?.['issueCredential'] as Resolver,
          args: (request) => ({ input: issueInput(request) }),
          reply: ({ operationStatus, credentialStatus, credentialId }) => ({
            operationStatus,
            credentialStatus,
            credentialId,
          }),
          callers: WRITERS,
        },
        RevokeCredential: row(
          'revokeCredential',
          WRITERS,
          ({ credentialId, issuerDid, reason, revokedBy }) => ({
            credentialId,
            reason,
            issuerDid: given(issuerDid),
            revokedBy: given(revokedBy),
          }),
          ({ credentialStatus, revocation }) => ({
            credentialStatus,
            revokedAt: millis(revocation?.revokedAt),
          }),
        ),
        GetCredential: row('getCredential', READERS, ({ credentialId }) => ({ credentialId }), oneReply),
        ClaimCredential: row(
          'claimCredential',
          CORE,
          ({ credentialId, holderDid, decline }) => ({
            credentialId,
            holderDid: given(holderDid),
            decline: decline === true,
          }),
          ({ claimStatus }) => ({ claimStatus }),
        ),
        ListCredentialsByIssuer: row('listCredentialsByIssuer', READERS, listArgs, listReply),
        GetCredentialForIssuer: row('getCredentialForIssuer', READERS, oneOf('issuerDid'), oneReply),
        GetIssuerCredentialStats: row('issuerCredentialStats', READERS, ofDid('issuerDid'), statsReply),
        GetCredentialForHolder: row('getCredentialForHolder', READERS, oneOf('holderDid'), oneReply),
        SearchCredentialsByHolder: row(
          'searchCredentialsByHolder',
          CORE,
          (request) => ({
            ...listArgs({ ...request, did: request.holderDid }),
            furtherDids: request.furtherHolderDids,
            ...(request.offset > 0 ? { offset: request.offset } : {}),
          }),
          listReply,
        ),
        GetHolderCredentialStats: row('holderCredentialStats', CORE, ofDid('holderDid'), statsReply),
        ListNewlyExpiredCredentials: row(
          'newlyExpired',
          CORE,
          ({ since, limit }) => ({ since: instant(since), limit: givenNumber(limit) }),
          ({ credentials }) => ({ credentials: credentials.map(record) }),
        ),
        GetNetworkCredentialStats: row(
          'networkCredentialStats',
          [...CORE, 'admin-console', PEER],
          () => ({}),
          (stats: CredentialStats) => ({
            stats: statsMessage(stats),
            issuersActive: stats.issuersActive ?? 0,
            issuedByDay: stats.issuedByDay ?? [],
          }),
        ),
        ListCredentialsByCustodian: row('listCredentialsByCustodian', READERS, listArgs, listReply),
        GetCredentialForCustodian: row('getCredentialForCustodian', READERS, oneOf('custodianDid'), oneReply),
        GetCustodianCredentialStats: row(
          'custodianCredentialStats',
          READERS,
          ofDid('custodianDid'),
          statsReply,
        ),
        ListCustodianCredentialsExpiringBetween: row(
          'custodianExpiringBetween',
          READERS,
          ({ custodianDid, from, to, ...page }) => ({
            did: custodianDid,
            from: new Date(Number(from)),
            to: new Date(Number(to)),
            ...pageArgs(page),
          }),
          listReply,
        ),
        LinkSupersededCredential: row(
          'linkSuperseded',
          WRITERS,
          ({ oldCredentialId, newCredentialId, linkedBy }) => ({
            oldCredentialId,
            newCredentialId,
            linkedBy: given(linkedBy),
          }),
          ({ credentialStatus, supersededByCredentialId }) => ({
            credentialStatus,
            supersededByCredentialId,
          }),
        ),
      },
    },
    {
      service: 'testamur.internal.DemoCredentialService',
      proto: 'testamur/internal/demo.proto',
      rpcs: {
        RemoveDemoCredentials: row(
          'removeDemoCredentials',
          CORE,
          () => ({}),
          ({ removed }) => ({ removed }),
        ),
      },
    },
    createCredentialStatsBinding(subgraph),
    createStoredCredentialsBinding(subgraph),
  ];
}

function issueInput(request: Message): Record<string, unknown> {
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
  };
}

// `optional` fields are absent when they were not sent; 0 is an instant like any other.
function sentNumber(value: string | undefined | null): number | undefined {
  return value === undefined || value === null ? undefined : Number(value);
}

function instant(epochMs: string): Date | undefined {
  const value = givenNumber(epochMs);
  return value === undefined ? undefined : new Date(value);
}

function oneOf(field: string): RpcRow['args'] {
  return (request) => ({ credentialId: request.credentialId, did: request[field] });
}

function ofDid(field: string): RpcRow['args'] {
  return (request) => ({ did: request[field] });
}

function listArgs(request: Message): Record<string, unknown> {
  return {
    did: request.did,
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

function pageArgs({ page, pageSize }: Message): { first: number; offset: number } {
  const first = givenNumber(pageSize) ?? 20;
  return { first, offset: page * Math.min(first, MAX_PAGE_SIZE) };
}

function oneReply(credential: Parameters<typeof record>[0]) {
  return { credential: record(credential) };
}

function listReply({
  credentials,
  total,
  totalIsLowerBound = false,
}: {
  credentials: readonly Parameters<typeof record>[0][];
  total: number;
  totalIsLowerBound?: boolean | undefined;
}) {
  return { credentials: credentials.map(record), total, totalIsLowerBound };
}

function statsReply(stats: CredentialStats) {
  return { stats: statsMessage(stats) };
}

function statsMessage({ total, byStatus, byType, claimed, expiring30d }: CredentialStats) {
  // proto-loader leaves `expiring_30d` as it is: a digit behind the underscore has no capital.
  return {
    total,
    byStatus: mapOf(byStatus),
    byType: mapOf(byType),
    claimed,
    expiring_30d: expiring30d,
    expiring30d,
  };
}

function mapOf(counts: readonly Count[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
}

function record(credential: Credential & { readonly statusChangedAt: Date }) {
  const { revocation } = credential;
  return {
    ...credential,
    custodianId: credential.custodianId ?? '',
    issuanceTimestamp: millis(credential.issuanceTimestamp),
    expirationTimestamp: millis(credential.expirationTimestamp),
    proofCreatedTimestamp: millis(credential.proofCreatedTimestamp),
    receivedAt: millis(credential.receivedAt),
    claimedAt: millis(credential.claimedAt),
    revocation: revocation && {
      reason: revocation.reason,
      category: revocation.category ?? '',
      categorySource: revocation.categorySource,
      revokedBy: revocation.revokedBy ?? '',
      revokedAt: millis(revocation.revokedAt),
    },
    supersedesCredentialId: credential.supersedesCredentialId ?? '',
    supersededByCredentialId: credential.supersededByCredentialId ?? '',
    templateId: credential.templateId ?? '',
    batchId: credential.batchId ?? '',
    statusChangedAt: millis(credential.statusChangedAt),
  };
}
