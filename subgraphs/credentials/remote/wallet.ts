import { asUnit, type Context } from '../../../kernel/context.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, optionalDate, orUndefined } from '../../rpc-replies.ts';
import type { CredentialPorts, WalletCredential } from '../ports.ts';

type RecordMessage = Pick<
  WalletCredential,
  | 'credentialId'
  | 'issuerDid'
  | 'issuerId'
  | 'holderDid'
  | 'holderName'
  | 'credentialType'
  | 'credentialStatus'
  | 'claimStatus'
  | 'vcJson'
> & {
  readonly issuanceTimestamp: string;
  readonly expirationTimestamp: string;
  readonly statusChangedAt: string;
  readonly supersedesCredentialId: string;
  readonly supersededByCredentialId: string;
  readonly revocation: {
    readonly reason: string;
    readonly category: string;
    readonly revokedAt: string;
  } | null;
};

/** What holders hold and issuers decide, asked of credential issuance in another process. */
export function createRemoteWallet(client: RpcClient): Pick<CredentialPorts, 'held' | 'issued'> {
  const one = (credentialId: string, context: Context) =>
    orUndefined(
      client.call<{ credential: RecordMessage }>('GetCredential', { credentialId }, asCore(context)),
    );
  const answer = async (
    request: { credentialId: string; holderDid: string; decline?: boolean },
    context: Context,
  ) => {
    await client.call('ClaimCredential', request, asCore(context));
    const { credential } = await client.call<{ credential: RecordMessage }>(
      'GetCredential',
      { credentialId: request.credentialId },
      asCore(context),
    );
    return heldOf(credential);
  };
  return {
    held: {
      async byId(credentialId, dids, context) {
        const reply = await one(credentialId, context);
        return reply && dids.includes(reply.credential.holderDid) ? heldOf(reply.credential) : undefined;
      },

      async list({ dids, status, query, offset, limit }, context) {
        if (dids.length === 0) return { items: [], total: 0 };
        const [holderDid = '', ...furtherHolderDids] = dids;
        const { credentials, total, totalIsLowerBound } = await client.call<{
          credentials: readonly RecordMessage[];
          total: string;
          totalIsLowerBound: boolean;
        }>(
          'SearchCredentialsByHolder',
          {
            holderDid,
            furtherHolderDids,
            query: query ?? '',
            statusFilter: status ?? '',
            offset,
            pageSize: limit,
          },
          asCore(context),
        );
        return { items: credentials.map(heldOf), total: Number(total), totalIsLowerBound };
      },

      claim: (credentialId, holderDid, context) => answer({ credentialId, holderDid }, context),
      decline: (credentialId, holderDid, context) =>
        answer({ credentialId, holderDid, decline: true }, context),
    },
    issued: {
      async byId(credentialId, issuerDid, context) {
        const reply = await orUndefined(
          client.call<{ credential: RecordMessage }>(
            'GetCredentialForIssuer',
            { credentialId, issuerDid },
            asCore(context),
          ),
        );
        return reply && heldOf(reply.credential);
      },
      async revoke(input, context) {
        await client.call('RevokeCredential', { ...input }, asCore(context));
      },
    },
  };
}

function asCore(context: Context): Context {
  return asUnit(context, 'core-engine');
}

function heldOf(message: RecordMessage): WalletCredential {
  const { credentialId, issuerDid, issuerId, holderDid, holderName, credentialType } = message;
  const { credentialStatus, claimStatus, vcJson, revocation } = message;
  return {
    credentialId,
    issuerDid,
    issuerId,
    holderDid,
    holderName,
    credentialType,
    credentialStatus,
    claimStatus,
    vcJson,
    issuanceTimestamp: dateOf(message.issuanceTimestamp),
    expirationTimestamp: optionalDate(message.expirationTimestamp),
    statusChangedAt: dateOf(message.statusChangedAt),
    supersedesCredentialId: message.supersedesCredentialId || undefined,
    supersededByCredentialId: message.supersededByCredentialId || undefined,
    revocation: revocation ? { ...revocation, revokedAt: dateOf(revocation.revokedAt) } : undefined,
  };
}
