import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { MAX_PAGE_SIZE } from '../../kernel/paging.ts';
import { given, givenBytes, givenNumber, millis, type RpcRow, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { DEMO_CREDENTIALS, ISSUANCE } from './contracts.ts';
import type { Credential } from './credential.ts';
import type { Count, CredentialStats } from './credential-stats.ts';
import { createCredentialStatsBinding } from './stats-rpcs.ts';
import { createStoredCredentialsBinding } from './stored-rpcs.ts';

type Message = Parameters<RpcRow['args']>[0];

const PAGE = { first: 'pageSize', offset: 'page' };
const LIST = {
  ...PAGE,
  'filter.status': 'statusFilter',
  'filter.type': 'typeFilter',
  'filter.q': 'query',
  'filter.issuedFrom': 'issuedFrom',
  'filter.issuedTo': 'issuedTo',
};
const OF_ISSUER = { did: 'issuerDid' };
const OF_HOLDER = { did: 'holderDid' };
const OF_CUSTODIAN = { did: 'custodianDid' };

/** The contract of credential issuance, and what it offers to units alone. */
export function createCredentialBindings(subgraph: Subgraph): readonly ServiceBinding[] {
  const { resolvers, internal } = subgraph;
  const row = (
    name: string,
    args: RpcRow['args'],
    reply: RpcRow['reply'],
    names?: RpcRow['names'],
  ): RpcRow => ({ resolver: internal[name] as Resolver, args, reply, ...(names ? { names } : {}) });
  return [
    {
      ...ISSUANCE,
      rpcs: {
        IssueCredential: {
          resolver: resolvers['Mutation']?.['issueCredential'] as Resolver,
          names: { input: 'credentialData' },
          args: (request) => ({ input: issueInput(request) }),
          reply: ({ operationStatus, credentialStatus, credentialId }) => ({
            operationStatus,
            credentialStatus,
            credentialId,
          }),
        },
        RevokeCredential: row(
          'revokeCredential',
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
        GetCredential: row('getCredential', ({ credentialId }) => ({ credentialId }), oneReply),
        ClaimCredential: row(
          'claimCredential',
          ({ credentialId, holderDid, decline }) => ({
            credentialId,
            holderDid: given(holderDid),
            decline: decline === true,
          }),
          ({ claimStatus }) => ({ claimStatus }),
        ),
        ListCredentialsByIssuer: row('listCredentialsByIssuer', listArgs, listReply, LIST),
        GetCredentialForIssuer: row('getCredentialForIssuer', oneOf('issuerDid'), oneReply, OF_ISSUER),
        GetIssuerCredentialStats: row('issuerCredentialStats', ofDid('issuerDid'), statsReply, OF_ISSUER),
        GetCredentialForHolder: row('getCredentialForHolder', oneOf('holderDid'), oneReply, OF_HOLDER),
        SearchCredentialsByHolder: row(
          'searchCredentialsByHolder',
          (request) => ({
            ...listArgs({ ...request, did: request.holderDid }),
            furtherDids: request.furtherHolderDids,
            ...(request.offset > 0 ? { offset: request.offset } : {}),
          }),
          listReply,
          { ...LIST, did: 'holderDid', furtherDids: 'furtherHolderDids' },
        ),
        GetHolderCredentialStats: row('holderCredentialStats', ofDid('holderDid'), statsReply, OF_HOLDER),
        ListNewlyExpiredCredentials: row(
          'newlyExpired',
          ({ since, limit }) => ({ since: instant(since), limit: givenNumber(limit) }),
          ({ credentials }) => ({ credentials: credentials.map(record) }),
        ),
        GetNetworkCredentialStats: row(
          'networkCredentialStats',
          () => ({}),
          (stats: CredentialStats) => ({
            stats: statsMessage(stats),
            issuersActive: stats.issuersActive ?? 0,
            issuedByDay: stats.issuedByDay ?? [],
          }),
        ),
        ListCredentialsByCustodian: row('listCredentialsByCustodian', listArgs, listReply, LIST),
        GetCredentialForCustodian: row(
          'getCredentialForCustodian',
          oneOf('custodianDid'),
          oneReply,
          OF_CUSTODIAN,
        ),
        GetCustodianCredentialStats: row(
          'custodianCredentialStats',
          ofDid('custodianDid'),
          statsReply,
          OF_CUSTODIAN,
        ),
        ListCustodianCredentialsExpiringBetween: row(
          'custodianExpiringBetween',
          ({ custodianDid, from, to, ...page }) => ({
            did: custodianDid,
            from: new Date(Number(from)),
            to: new Date(Number(to)),
            ...pageArgs(page),
          }),
          listReply,
          { ...PAGE, ...OF_CUSTODIAN },
        ),
        LinkSupersededCredential: row(
          'linkSuperseded',
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
      ...DEMO_CREDENTIALS,
      rpcs: {
        RemoveDemoCredentials: row(
          'removeDemoCredentials',
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
