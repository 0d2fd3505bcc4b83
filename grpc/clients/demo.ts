import type { DemoCredentials, DemoIssuers } from '../../subgraphs/core/demo/ports.ts';
import type { GrpcClient } from '../client.ts';

/** The issuers of the demonstration in another process; `registry` is the public contract, which sets their status. */
export function createRemoteDemoIssuers(demo: GrpcClient, registry: GrpcClient): DemoIssuers {
  return {
    async register(input, context) {
      const reply = await demo.call<{ issuerId: string; issuerDid: string }>(
        'RegisterDemoIssuer',
        input,
        context,
      );
      return { issuerId: reply.issuerId, did: reply.issuerDid };
    },
    async setStatus({ did, status, reason }, context) {
      await registry.call('UpdateIssuerStatus', { issuerDid: did, newStatus: status, reason }, context);
    },
    remove: (context) => demo.call<{ removed: number }>('RemoveDemoIssuers', {}, context),
  };
}

/** The credentials of the demonstration in another process; `issuance` is the public contract, which issues them. */
export function createRemoteDemoCredentials(demo: GrpcClient, issuance: GrpcClient): DemoCredentials {
  return {
    async issue({ credentialData, expirationTimestamp, ...input }, context) {
      const { credentialId } = await issuance.call<{ credentialId: string }>(
        'IssueCredential',
        {
          ...input,
          credentialData: JSON.stringify(credentialData),
          ...(expirationTimestamp === undefined ? {} : { expirationTimestamp }),
        },
        context,
      );
      return credentialId;
    },
    async supersede(input, context) {
      await issuance.call('LinkSupersededCredential', input, context);
    },
    remove: (context) => demo.call<{ removed: number }>('RemoveDemoCredentials', {}, context),
  };
}
