import { asUnit } from '../../../kernel/context.ts';
import { ISSUER_STATUSES } from '../../../kernel/identity.ts';
import type { ApplicantService } from '../../../proto/generated/testamur/internal/applicants.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { oneOf } from '../../rpc-replies.ts';
import { DECISION_FIELDS } from '../contracts.ts';
import type { IssuerPorts } from '../ports.ts';

/** Issuers that have registered, asked from the registry in another process. */
export function createRemoteApplicants(
  client: RpcClient<ApplicantService>,
  vouch: Vouch,
): IssuerPorts['applicants'] {
  return {
    async byIds(issuerIds, context) {
      if (issuerIds.length === 0) return [];
      const { applicants } = await client.call(
        'ListApplicants',
        { issuerIds },
        asUnit(context, 'core-engine'),
      );
      return applicants.map((reply) => ({
        id: reply.issuerId,
        did: reply.issuerDid,
        name: reply.name,
        status: oneOf(ISSUER_STATUSES, reply.status),
        contactEmail: reply.contactEmail || null,
        organizationUrl: reply.organizationUrl || null,
        countryCode: reply.countryCode || null,
        isDemo: reply.isDemo,
      }));
    },

    async matching(text, context) {
      const { issuerIds, isTooMany } = await client.call(
        'FindApplicants',
        { text },
        asUnit(context, 'core-engine'),
      );
      return isTooMany ? undefined : issuerIds;
    },

    async decide({ did, decision, reason }, context) {
      const assertion = await vouch(context, { to: ['core-engine'], fields: DECISION_FIELDS });
      await client.call(
        'DecideApplicant',
        { issuerDid: did, decision, reason: reason ?? '' },
        { ...context, idempotencyKey: undefined, expectedRowVersion: undefined },
        { assertion },
      );
    },
  };
}
