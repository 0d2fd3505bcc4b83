import { given, givenNumber, millis, type RpcRow, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { STORED_CREDENTIALS } from './contracts.ts';
import type { StoredCredentialPage, StoredCredentialRecord } from './stored-credentials.ts';

/** The records of credential issuance as they are stored, for the scans of Core Engine. */
export function createStoredCredentialsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    ...STORED_CREDENTIALS,
    rpcs: {
      ListStoredCredentials: {
        resolver: internal['storedCredentials'] as Resolver,
        args: ({ after, limit, scope }) => ({ input: { after, limit, ...scopeOf(scope ?? {}) } }),
        reply: ({ credentials, after, isEnd }: StoredCredentialPage) => ({
          credentials: credentials.map(messageOf),
          after,
          isEnd,
        }),
      },
      FindStoredCredentials: {
        resolver: internal['existingCredentials'] as Resolver,
        args: ({ credentialIds }) => ({ input: { credentialIds } }),
        reply: ({ credentialIds }: { credentialIds: readonly string[] }) => ({ credentialIds }),
      },
      CountStoredCredentials: {
        resolver: internal['countStoredCredentials'] as Resolver,
        args: ({ scope }) => ({ input: scopeOf(scope ?? {}) }),
        reply: ({ total }: { total: number | undefined }) => ({
          total: total ?? 0,
          isUnknown: total === undefined,
        }),
      },
    },
  };
}

function scopeOf({ issuerDid, since }: Parameters<RpcRow['args']>[0]) {
  const from = givenNumber(since);
  return { issuerDid: given(issuerDid), since: from === undefined ? undefined : new Date(from) };
}

function messageOf(record: StoredCredentialRecord) {
  return {
    ...record,
    issuanceTimestamp: millis(record.issuanceTimestamp),
    expirationTimestamp: millis(record.expirationTimestamp),
    proofCreatedTimestamp: millis(record.proofCreatedTimestamp),
    supersedesCredentialId: record.supersedesCredentialId ?? '',
    supersededByCredentialId: record.supersededByCredentialId ?? '',
  };
}
