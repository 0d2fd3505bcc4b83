import type {
  StoredCredentialMessage,
  StoredCredentialsScope,
  StoredCredentialsService,
} from '../../proto/generated/testamur/internal/stored_credentials.ts';
import type { Sent } from '../../proto/wire.ts';
import { type BindingOf, given, givenNumber, millis, row } from '../rpc.ts';
import { STORED_CREDENTIALS } from './contracts.ts';
import type { CredentialInternals } from './resolvers.ts';
import type { StoredCredentialRecord } from './stored-credentials.ts';

/** The records of credential issuance as they are stored, for the scans of Core Engine. */
export function createStoredCredentialsBinding(
  internal: CredentialInternals,
): BindingOf<StoredCredentialsService> {
  return {
    ...STORED_CREDENTIALS,
    rpcs: {
      ListStoredCredentials: row({
        resolver: internal.storedCredentials,
        args: ({ after, limit, scope }) => ({ input: { after, limit, ...scopeOf(scope) } }),
        reply: ({ credentials, after, isEnd }) => ({ credentials: credentials.map(messageOf), after, isEnd }),
      }),
      FindStoredCredentials: row({
        resolver: internal.existingCredentials,
        args: ({ credentialIds }) => ({ input: { credentialIds } }),
        reply: ({ credentialIds }) => ({ credentialIds }),
      }),
      CountStoredCredentials: row({
        resolver: internal.countStoredCredentials,
        args: ({ scope }) => ({ input: scopeOf(scope) }),
        reply: ({ total }) => ({ total: total ?? 0, isUnknown: total === undefined }),
      }),
    },
  };
}

function scopeOf(scope: StoredCredentialsScope | null) {
  const from = givenNumber(scope?.since);
  return { issuerDid: given(scope?.issuerDid), since: from === undefined ? undefined : new Date(from) };
}

function messageOf(record: StoredCredentialRecord): StoredCredentialMessage<Sent> {
  return {
    ...record,
    issuanceTimestamp: millis(record.issuanceTimestamp),
    expirationTimestamp: millis(record.expirationTimestamp),
    proofCreatedTimestamp: millis(record.proofCreatedTimestamp),
    supersedesCredentialId: record.supersedesCredentialId ?? '',
    supersededByCredentialId: record.supersededByCredentialId ?? '',
  };
}
