import type { DemoIssuerService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { IssuerRegistryService } from '../../../proto/generated/testamur/registry/issuer_registry.ts';
import type { RpcClient } from '../../rpc.ts';
import type { IssuerPorts } from '../ports.ts';

/** The issuers of the demonstration in another process; `registry` is the public contract, which sets their status. */
export function createRemoteDemoIssuers(
  demo: RpcClient<DemoIssuerService>,
  registry: RpcClient<IssuerRegistryService>,
): IssuerPorts['demo'] {
  return {
    async register({ name, websiteUrl, contactEmail, countryCode }, context) {
      const request = { name, websiteUrl, contactEmail, countryCode };
      const reply = await demo.call('RegisterDemoIssuer', request, context);
      return { issuerId: reply.issuerId, did: reply.issuerDid };
    },
    async setStatus({ did, status, reason }, context) {
      await registry.call('UpdateIssuerStatus', { issuerDid: did, newStatus: status, reason }, context);
    },
    async list(context) {
      const { issuers } = await demo.call('ListDemoIssuers', {}, context);
      return issuers.map(({ issuerId, issuerDid }) => ({ issuerId, did: issuerDid }));
    },
    remove: (context) => demo.call('RemoveDemoIssuers', {}, context),
  };
}
