import { asUnit } from '../../../kernel/context.ts';
import type { IssuerStatus } from '../../../kernel/identity.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { DECISION_FIELDS } from '../contracts.ts';
import type { IssuerPorts } from '../ports.ts';

interface ApplicantReply {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly contactEmail: string;
  readonly organizationUrl: string;
  readonly countryCode: string;
  readonly isDemo: boolean;
}

/** Issuers that have registered, asked from the registry in another process. */
export function createRemoteApplicants(client: RpcClient, vouch: Vouch): IssuerPorts['applicants'] {
  return {
    async byIds(issuerIds, context) {
      if (issuerIds.length === 0) return [];
      const { applicants } = await client.call<{ applicants: readonly ApplicantReply[] }>(
        'ListApplicants',
        { issuerIds },
        asUnit(context, 'core-engine'),
      );
      return applicants.map((reply) => ({
        id: reply.issuerId,
        did: reply.issuerDid,
        name: reply.name,
        status: reply.status,
        contactEmail: reply.contactEmail || null,
        organizationUrl: reply.organizationUrl || null,
        countryCode: reply.countryCode || null,
        isDemo: reply.isDemo,
      }));
    },

    async matching(text, context) {
      const { issuerIds, isTooMany } = await client.call<{
        issuerIds: readonly string[];
        isTooMany: boolean;
      }>('FindApplicants', { text }, asUnit(context, 'core-engine'));
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
