import type { Context } from '../../../kernel/context.ts';
import { API_KEY_SCOPES, ISSUER_STATUSES, SIGNING_MODES } from '../../../kernel/identity.ts';
import type { IssuerRegistryService } from '../../../proto/generated/testamur/registry/issuer_registry.ts';
import { createRemoteDirectories, entryKeyOf } from '../../did-registry/remote-directory.ts';
import type { RpcClient } from '../../rpc.ts';
import { oneOf } from '../../rpc-replies.ts';
import type { IssuerEntry } from '../ports.ts';

/** The issuer registry in another process, as the other domains state their needs of it. */
export function createRemoteIssuers(client: RpcClient<IssuerRegistryService>) {
  return {
    ...createRemoteDirectories<IssuerEntry>(async (issuerDid, fresh, context, how) => {
      const reply = await client.call('GetIssuer', { issuerDid, fresh }, context, how);
      return {
        issuerId: reply.issuerId,
        did: reply.issuerDid,
        name: reply.name,
        status: oneOf(ISSUER_STATUSES, reply.status),
        signingMode: oneOf(SIGNING_MODES, reply.signingMode),
        isDemo: reply.isDemo,
        keys: reply.keys.map(entryKeyOf),
      };
    }),
    signer: {
      sign: (
        {
          issuerDid,
          payload,
          keyVersion,
        }: { issuerDid: string; payload: Uint8Array; keyVersion?: number | undefined },
        context: Context,
      ) => client.call('SignPayload', { issuerDid, payload, keyVersion }, context),
    },
    contacts: {
      async byContactEmail(contactEmail: string, context: Context) {
        const { issuers } = await client.call('ListIssuers', { contactEmail, pageSize: 0 }, context);
        return issuers.map(({ issuerId, issuerDid, name, status }) => ({
          issuerId,
          did: issuerDid,
          name,
          status: oneOf(ISSUER_STATUSES, status),
        }));
      },
    },
    apiKeys: {
      async authenticate({ apiKey }: { apiKey: string }, context: Context) {
        const reply = await client.call('AuthenticateApiKey', { apiKey }, context);
        return {
          apiKeyId: reply.apiKeyId,
          issuerId: reply.issuerId,
          issuerDid: reply.issuerDid,
          issuerStatus: oneOf(ISSUER_STATUSES, reply.issuerStatus),
          scopes: reply.scopes.map((scope) => oneOf(API_KEY_SCOPES, scope)),
        };
      },
    },
  };
}
