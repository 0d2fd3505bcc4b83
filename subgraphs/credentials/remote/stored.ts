import { asUnit, type Context } from '../../../kernel/context.ts';
import type {
  StoredCredentialMessage,
  StoredCredentialsService,
} from '../../../proto/generated/testamur/internal/stored_credentials.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, optionalDate } from '../../rpc-replies.ts';
import type { CredentialPorts, StoredScope } from '../ports.ts';
import type { StoredCredentialRecord } from '../stored-credentials.ts';

/** The records of credential issuance as they are stored, asked from another process. */
export function createRemoteStoredCredentials(
  client: RpcClient<StoredCredentialsService>,
): CredentialPorts['stored'] {
  return {
    async page({ after, limit, scope }, context) {
      const request = { after, limit, scope: scopeOf(scope) };
      const reply = await client.call('ListStoredCredentials', request, asCore(context));
      return { credentials: reply.credentials.map(credentialOf), after: reply.after, isEnd: reply.isEnd };
    },
    async existing(credentialIds, context) {
      const reply = await client.call('FindStoredCredentials', { credentialIds }, asCore(context));
      return reply.credentialIds;
    },
    async count(scope, context) {
      const reply = await client.call('CountStoredCredentials', { scope: scopeOf(scope) }, asCore(context));
      return reply.isUnknown ? undefined : Number(reply.total);
    },
  };
}

function asCore(context: Context): Context {
  return asUnit(context, 'core-engine');
}

function scopeOf({ issuerDid, since }: StoredScope) {
  return { issuerDid: issuerDid ?? '', since: since?.getTime() ?? 0 };
}

function credentialOf(message: StoredCredentialMessage): StoredCredentialRecord {
  return {
    ...message,
    issuanceTimestamp: dateOf(message.issuanceTimestamp),
    expirationTimestamp: optionalDate(message.expirationTimestamp),
    proofCreatedTimestamp: dateOf(message.proofCreatedTimestamp),
    supersedesCredentialId: message.supersedesCredentialId || undefined,
    supersededByCredentialId: message.supersededByCredentialId || undefined,
  };
}
