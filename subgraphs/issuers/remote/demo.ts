import type { RpcClient } from '../../rpc.ts';
import type { IssuerPorts } from '../ports.ts';

/** The issuers of the demonstration in another process; `registry` is the public contract, which sets their status. */
export function createRemoteDemoIssuers(demo: RpcClient, registry: RpcClient): IssuerPorts['demo'] {
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
