import { asUnit, type Context } from '../../../kernel/context.ts';
import { CLAIM_STATUSES, CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import { CERTIFICATE_LAYOUTS, type CertificateLook } from '../../../kernel/print/certificate-look.ts';
import type {
  CertificateLook as CertificateLookMessage,
  CredentialIssuanceService,
  CredentialRecord,
} from '../../../proto/generated/testamur/issuance/credential_issuance.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, oneOf, optionalDate, orUndefined, sent } from '../../rpc-replies.ts';
import { AUTHORITY_TYPES } from '../credential.ts';
import type { CredentialPorts, WalletCredential } from '../ports.ts';

/** What holders hold, and issuers and custodians decide, asked of credential issuance in another process. */
export function createRemoteWallet(
  client: RpcClient<CredentialIssuanceService>,
): Pick<CredentialPorts, 'held' | 'issued'> {
  const one = async (credentialId: string, context: Context) => {
    const { credential, look } = await client.call('GetCredential', { credentialId }, asCore(context));
    return { ...heldOf(credential), look: look ? lookOf(look) : undefined };
  };
  const answer = async (
    { credentialId, holderDid, decline }: { credentialId: string; holderDid: string; decline: boolean },
    context: Context,
  ) => {
    await client.call('ClaimCredential', { credentialId, holderDid, decline }, asCore(context));
    return one(credentialId, context);
  };
  return {
    held: {
      async byId(credentialId, dids, context) {
        const found = await orUndefined(one(credentialId, context));
        return found && dids.includes(found.holderDid) ? found : undefined;
      },

      async list({ dids, status, query, offset, limit }, context) {
        if (dids.length === 0) return { items: [], total: 0 };
        const [holderDid = '', ...furtherHolderDids] = dids;
        const { credentials, total, totalIsLowerBound } = await client.call(
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

      claim: (credentialId, holderDid, context) =>
        answer({ credentialId, holderDid, decline: false }, context),
      decline: (credentialId, holderDid, context) =>
        answer({ credentialId, holderDid, decline: true }, context),
    },
    issued: {
      async byId(credentialId, { type, did }, context) {
        const asked =
          type === 'ISSUER'
            ? client.call('GetCredentialForIssuer', { credentialId, issuerDid: did }, asCore(context))
            : client.call('GetCredentialForCustodian', { credentialId, custodianDid: did }, asCore(context));
        const reply = await orUndefined<{ readonly credential: CredentialRecord | null }>(asked);
        return reply && heldOf(reply.credential);
      },
      async revoke({ credentialId, authority: { type, did }, reason, revokedBy }, context) {
        const named = type === 'ISSUER' ? { issuerDid: did } : { custodianDid: did };
        await client.call('RevokeCredential', { credentialId, ...named, reason, revokedBy }, asCore(context));
      },
    },
  };
}

function asCore(context: Context): Context {
  return asUnit(context, 'core-engine');
}

function lookOf({ background, textColor, layout }: CertificateLookMessage): CertificateLook {
  return {
    background: background || undefined,
    textColor: textColor || undefined,
    layout: oneOf(CERTIFICATE_LAYOUTS, layout),
  };
}

function heldOf(reply: CredentialRecord | null): WalletCredential {
  const message = sent(reply);
  const { credentialId, issuerDid, issuerId, holderDid, holderName, credentialType } = message;
  const { credentialStatus, claimStatus, vcJson, revocation } = message;
  return {
    credentialId,
    authorityType: oneOf(AUTHORITY_TYPES, message.authorityType),
    issuerDid,
    issuerId,
    holderDid,
    holderName,
    credentialType,
    credentialStatus: oneOf(CREDENTIAL_STATUSES, credentialStatus),
    claimStatus: oneOf(CLAIM_STATUSES, claimStatus),
    vcJson,
    isQuiet: message.isQuiet,
    issuanceTimestamp: dateOf(message.issuanceTimestamp),
    expirationTimestamp: optionalDate(message.expirationTimestamp),
    statusChangedAt: dateOf(message.statusChangedAt),
    supersedesCredentialId: message.supersedesCredentialId || undefined,
    supersededByCredentialId: message.supersededByCredentialId || undefined,
    revocation: revocation
      ? {
          ...revocation,
          // What a model suggests is for the issuer alone.
          category: revocation.categorySource === 'HUMAN' ? revocation.category : '',
          revokedAt: dateOf(revocation.revokedAt),
        }
      : undefined,
  };
}
