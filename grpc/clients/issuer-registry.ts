import type { Context } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { ApiKeyScope } from '../../kernel/identity.ts';
import type { GrpcClient } from '../client.ts';
import { dateOf, optionalDate } from './instants.ts';

type IssuerStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'PENDING_APPROVAL' | 'REJECTED';

interface IssuerReply {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly signingMode: 'CUSTODIAL' | 'BYOK';
  readonly keys: readonly {
    readonly publicKey: Buffer;
    readonly keyVersion: number;
    readonly isCurrent: boolean;
    readonly createdAt: string;
    readonly keyRotationDate: string;
  }[];
}

interface SummaryReply {
  readonly issuers: readonly { issuerId: string; issuerDid: string; name: string; status: IssuerStatus }[];
}

/** The issuer registry in another process, as the other domains state their needs of it. */
export function createRemoteIssuers(client: GrpcClient) {
  const issuer = async (issuerDid: string, fresh: boolean, context: Context) => {
    const reply = await orUndefined(client.call<IssuerReply>('GetIssuer', { issuerDid, fresh }, context));
    return (
      reply && {
        issuerId: reply.issuerId,
        did: reply.issuerDid,
        name: reply.name,
        status: reply.status,
        signingMode: reply.signingMode,
        keys: reply.keys.map(({ publicKey, keyVersion, isCurrent, createdAt, keyRotationDate }) => ({
          publicKey,
          keyVersion,
          isCurrent,
          createdAt: dateOf(createdAt),
          rotatedAt: optionalDate(keyRotationDate),
        })),
      }
    );
  };
  return {
    directory: { byDid: (did: string, context: Context) => issuer(did, true, context) },
    cachedDirectory: { byDid: (did: string, context: Context) => issuer(did, false, context) },
    signer: {
      sign: ({ issuerDid, payload }: { issuerDid: string; payload: Uint8Array }, context: Context) =>
        client.call<{ signature: Buffer; keyVersion: number; verificationMethod: string }>(
          'SignPayload',
          { issuerDid, payload },
          context,
        ),
    },
    contacts: {
      async byContactEmail(contactEmail: string, context: Context) {
        const { issuers } = await client.call<SummaryReply>(
          'ListIssuers',
          { contactEmail, pageSize: 0 },
          context,
        );
        return issuers.map(({ issuerId, issuerDid, name, status }) => ({
          issuerId,
          did: issuerDid,
          name,
          status,
        }));
      },
    },
    apiKeys: {
      authenticate: ({ apiKey }: { apiKey: string }, context: Context) =>
        client.call<{
          apiKeyId: string;
          issuerId: string;
          issuerDid: string;
          scopes: readonly ApiKeyScope[];
        }>('AuthenticateApiKey', { apiKey }, context),
    },
  };
}

/** Not found is an answer, not a failure. */
export async function orUndefined<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
