import { asUnit } from '../../../kernel/context.ts';
import { CUSTODIAN_TYPES } from '../../../kernel/custodian-types.ts';
import { ISSUER_STATUSES, SIGNING_MODES } from '../../../kernel/identity.ts';
import type { CustodianRegistryService } from '../../../proto/generated/testamur/custodian/custodian_registry.ts';
import type { CustodianApplicantService } from '../../../proto/generated/testamur/internal/applicants.ts';
import type { DemoCustodianService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { CustodianStatsService } from '../../../proto/generated/testamur/internal/stats.ts';
import { createRemoteApplicants } from '../../did-registry/remote-applicants.ts';
import { countsOf } from '../../did-registry/remote-counts.ts';
import { createRemoteDirectories, entryKeyOf } from '../../did-registry/remote-directory.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { oneOf, sent } from '../../rpc-replies.ts';
import type { CustodianEntry, RegistryOfCustodians } from './ports.ts';

/** The registry of custodians in another process, as the other domains state their needs of it. */
export function createRemoteCustodians(clients: {
  registry: RpcClient<CustodianRegistryService>;
  applicants: RpcClient<CustodianApplicantService>;
  demo: RpcClient<DemoCustodianService>;
  counts: RpcClient<CustodianStatsService>;
  vouch: Vouch;
}): RegistryOfCustodians {
  const { registry, applicants, demo, counts, vouch } = clients;
  return {
    ...createRemoteDirectories<CustodianEntry>(async (custodianDid, fresh, context, how) => {
      const { custodian, keys } = await registry.call('GetCustodian', { custodianDid, fresh }, context, how);
      const found = sent(custodian);
      return {
        custodianId: found.custodianId,
        did: found.custodianDid,
        name: found.name,
        custodianType: oneOf(CUSTODIAN_TYPES, found.custodianType),
        status: oneOf(ISSUER_STATUSES, found.status),
        signingMode: oneOf(SIGNING_MODES, found.signingMode),
        isDemo: found.isDemo,
        keys: keys.map(entryKeyOf),
      };
    }),
    signer: {
      sign: ({ custodianDid, payload, keyVersion }, context) =>
        registry.call('SignPayload', { custodianDid, payload, ...(keyVersion && { keyVersion }) }, context),
    },
    contacts: {
      async byContactEmail(contactEmail, context) {
        const { custodians } = await registry.call('ListCustodians', { contactEmail, pageSize: 0 }, context);
        return custodians.map(({ custodianId, custodianDid, name, status }) => ({
          custodianId,
          did: custodianDid,
          name,
          status: oneOf(ISSUER_STATUSES, status),
        }));
      },
    },
    applicants: createRemoteApplicants(applicants, vouch),
    demo: {
      async register({ name, websiteUrl, contactEmail, countryCode, custodianType }, context) {
        const request = { name, websiteUrl, contactEmail, countryCode, custodianType };
        const reply = await demo.call('RegisterDemoCustodian', request, context);
        return { custodianId: reply.custodianId, did: reply.custodianDid };
      },
      async setStatus({ did, status, reason }, context) {
        const request = { custodianDid: did, newStatus: status, reason };
        await registry.call('UpdateCustodianStatus', request, context);
      },
      remove: (context) => demo.call('RemoveDemoCustodians', {}, context),
    },
    counts: {
      all: async (context) =>
        countsOf(await counts.call('CountCustodians', {}, asUnit(context, 'core-engine'))),
    },
  };
}
