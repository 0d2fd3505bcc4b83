import { asUnit } from '../../../kernel/context.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { Verdict, VerificationPorts } from '../ports.ts';

interface VerifyReply extends Pick<Verdict, 'isValid' | 'status' | 'checks' | 'warnings'> {
  readonly credentialId: string;
  readonly issuer: {
    readonly did: string;
    readonly name: string;
    readonly status: string;
    readonly trust: 'REGISTERED' | 'FEDERATED' | 'UNKNOWN';
  } | null;
  readonly keyVersion: number;
  readonly verifiedAt: string;
}

/** The verification engine in another process. */
export function createRemoteVerifier(client: RpcClient): VerificationPorts['verifier'] {
  return {
    async verify({ credentialJson, channel }, context) {
      const { identity } = context;
      const verifierId = identity.kind === 'verifier' ? identity.verifierId : '';
      const reply = await client.call<VerifyReply>(
        'VerifyCredential',
        { credentialJson, channel, checkStatus: true, checkExpiration: true, verifierId },
        asUnit(context, 'core-engine'),
      );
      const { isValid, status, checks, warnings, issuer } = reply;
      return {
        isValid,
        status,
        credentialId: reply.credentialId || null,
        issuer: issuer && { ...issuer, name: issuer.name || null, status: issuer.status || null },
        keyVersion: reply.keyVersion || null,
        checks,
        warnings,
        verifiedAt: dateOf(reply.verifiedAt),
      };
    },
  };
}
