import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { EvidenceService } from './evidence-service.ts';
import type { IdentityChecks } from './identity-check.ts';
import type { ShownEvidence } from './shown-evidence.ts';

interface Given {
  readonly input: unknown;
}

/** The evidence fields of holders, and of the issuers whom they show it. */
export function evidenceResolvers(service: EvidenceService, shown: ShownEvidence, checks: IdentityChecks) {
  return {
    Query: {
      requestEvidence: (_parent: unknown, args: unknown, context: Context) => shown.list(args, context),
      requestEvidenceFile: (_parent: unknown, args: unknown, context: Context) => shown.file(args, context),
    },
    Me: {
      evidence: async (_me: unknown, args: unknown, context: Context) =>
        toConnection(await service.list(args, context)),
      evidenceFile: (_me: unknown, args: unknown, context: Context) => service.file(args, context),
    },
    Mutation: {
      addEvidence: (_parent: unknown, { input }: Given, context: Context) => service.add(input, context),
      deleteEvidence: (_parent: unknown, { input }: Given, context: Context) =>
        service.delete(input, context),
      checkIdentity: (_parent: unknown, { input }: Given, context: Context) => checks.check(input, context),
    },
  };
}
