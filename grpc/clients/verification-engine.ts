import { asUnit } from '../../kernel/context.ts';
import type { VerifiedCredential, Verifier } from '../../subgraphs/core/ports.ts';
import type { GrpcClient } from '../client.ts';
import { dateOf } from './instants.ts';

interface VerifyReply extends Pick<VerifiedCredential, 'isValid' | 'status' | 'checks' | 'warnings'> {
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
export function createRemoteVerifier(client: GrpcClient): Verifier {
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
