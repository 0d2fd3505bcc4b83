import { asUnit } from '../../kernel/context.ts';
import { ISSUER_STATUSES } from '../../kernel/identity.ts';
import type {
  ApplicantService,
  CustodianApplicantService,
} from '../../proto/generated/testamur/internal/applicants.ts';
import type { RpcClient, Vouch } from '../rpc.ts';
import { oneOf } from '../rpc-replies.ts';
import { DECISION_FIELDS } from './decision-fields.ts';
import type { ApplicantsPort } from './ports.ts';

/** Organizations that have registered, asked from their registry in another process. */
export function createRemoteApplicants(
  client: RpcClient<ApplicantService> | RpcClient<CustodianApplicantService>,
  vouch: Vouch,
): ApplicantsPort {
  return {
    async byIds(ids, context) {
      if (ids.length === 0) return [];
      const { applicants } = await client.call(
        'ListApplicants',
        { ids: [...ids] },
        asUnit(context, 'core-engine'),
      );
      return applicants.map(({ status, contactEmail, organizationUrl, countryCode, ...reply }) => ({
        ...reply,
        status: oneOf(ISSUER_STATUSES, status),
        contactEmail: contactEmail || null,
        organizationUrl: organizationUrl || null,
        countryCode: countryCode || null,
      }));
    },

    async matching(text, context) {
      const { ids, isTooMany } = await client.call(
        'FindApplicants',
        { text },
        asUnit(context, 'core-engine'),
      );
      return isTooMany ? undefined : ids;
    },

    async decide({ did, decision, reason }, context) {
      const assertion = await vouch(context, { to: ['core-engine'], fields: DECISION_FIELDS });
      await client.call(
        'DecideApplicant',
        { did, decision, reason: reason ?? '' },
        { ...context, idempotencyKey: undefined, expectedRowVersion: undefined },
        { assertion },
      );
    },
  };
}
