import { asUnit } from '../../../kernel/context.ts';
import { CUSTODIAN_TYPES } from '../../../kernel/custodian-types.ts';
import type { VerificationEngineService } from '../../../proto/generated/testamur/verification/verification_engine.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, oneOf } from '../../rpc-replies.ts';
import type { VerificationPorts } from '../ports.ts';
import { AUTHORITY_TYPES, OUTCOMES, TRUSTS } from '../verification.ts';

/** The verification engine in another process. */
export function createRemoteVerifier(
  client: RpcClient<VerificationEngineService>,
): VerificationPorts['verifier'] {
  return {
    async verify({ credentialJson, channel }, context) {
      const { identity } = context;
      const verifierId = 'verifierId' in identity ? identity.verifierId : '';
      const reply = await client.call(
        'VerifyCredential',
        { credentialJson, channel, checkStatus: true, checkExpiration: true, verifierId },
        asUnit(context, 'core-engine'),
      );
      const { isValid, status, checks, warnings, issuer } = reply;
      return {
        isValid,
        status,
        credentialId: reply.credentialId || null,
        issuer: issuer && {
          did: issuer.did,
          name: issuer.name || null,
          status: issuer.status || null,
          trust: oneOf(TRUSTS, issuer.trust),
          authorityType: AUTHORITY_TYPES.find((type) => type === issuer.authorityType) ?? null,
          custodianType: CUSTODIAN_TYPES.find((type) => type === issuer.custodianType) ?? null,
        },
        keyVersion: reply.keyVersion || null,
        checks: checks.map((check) => ({ ...check, outcome: oneOf(OUTCOMES, check.outcome) })),
        warnings,
        verifiedAt: dateOf(reply.verifiedAt),
      };
    },
  };
}
