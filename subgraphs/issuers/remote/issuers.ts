import { createRemoteApplicants } from '../../did-registry/remote-applicants.ts';
import type { RemoteUnit } from '../../rpc.ts';
import { remoteSso } from '../../sso/remote.ts';
import { APPLICANTS, DEMO_ISSUERS, ISSUER_SSO_CONTRACT, ISSUER_STATS, REGISTRY } from '../contracts.ts';
import type { IssuerPorts } from '../ports.ts';
import { createRemoteDemoIssuers } from './demo.ts';
import { createRemoteFederation } from './federation.ts';
import { createRemoteIssuers } from './registry.ts';
import { createRemoteIssuerCounts } from './stats.ts';

/** The issuer registry in another process. */
export function remoteIssuers({ client, vouch }: RemoteUnit): IssuerPorts {
  const registry = client(REGISTRY);
  return {
    sso: remoteSso(client(ISSUER_SSO_CONTRACT)),
    ...createRemoteIssuers(registry),
    federated: createRemoteFederation(registry),
    applicants: createRemoteApplicants(client(APPLICANTS), vouch),
    demo: createRemoteDemoIssuers(client(DEMO_ISSUERS), registry),
    counts: createRemoteIssuerCounts(client(ISSUER_STATS)),
  };
}
