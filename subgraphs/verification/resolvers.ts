import { type Context, memoized } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import { type Page, toConnection } from '../../kernel/paging.ts';
import type { VerifiedBatch } from './batch-service.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { SignatureService } from './signature-service.ts';
import type { HourlyFailures, VerificationEvent } from './verification-event.ts';
import type { createVerifierHistory } from './verification-history.ts';
import type { VerificationService } from './verification-service.ts';
import type { VerificationNetworkStats } from './verification-stats.ts';

export interface VerificationOperations extends VerificationService, SignatureService {
  verifyBatch(input: unknown, context: Context): Promise<VerifiedBatch>;
  history(input: unknown, context: Context): Promise<Page<VerificationEvent>>;
  readonly ofVerifier: ReturnType<typeof createVerifierHistory>;
  countFailures(input: unknown, context: Context): Promise<readonly HourlyFailures[]>;
  networkStats(input: unknown, context: Context): Promise<VerificationNetworkStats>;
}

export function createResolvers(service: VerificationOperations): Resolvers {
  return {
    Query: {
      verificationHistory: async (_parent, args, context) =>
        toConnection(await service.history(args, context)),
      verifierHistory: async (_parent, args, context) =>
        toConnection(await service.ofVerifier.list(args, context)),
      verifierHistoryFile: (_parent, args, context) => service.ofVerifier.file(args, context),
    },
    Mutation: {
      verifyCredential: async (_parent, { input }, context) => ({
        verification: await service.verify(input, context),
      }),
      verifyCredentials: (_parent, { input }, context) => service.verifyBatch(input, context),
    },
    VerificationEvent: {
      // The rest of it is other subgraphs'.
      credential: ({ credentialId }) => (credentialId ? ({ credentialId } as never) : null),
      issuer: ({ issuerDid }) => (issuerDid ? { did: issuerDid } : null),
    },
    Credential: {
      __resolveReference: (reference, context) => {
        permit(context, 'credential.verify');
        return reference as never;
      },
      // Once per request, by the very document: aliases and lists that meet in it run and record one verification.
      verification: ({ vc }, _args, context) =>
        memoized(context, `verification ${sha256Hex(JSON.stringify(vc) ?? '')}`, () =>
          service.verify({ credential: vc, channel: 'PORTAL' }, context),
        ),
    },
  };
}
