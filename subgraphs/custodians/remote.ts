import type { RemoteUnit } from '../rpc.ts';
import { CUSTODIAN_APPLICANTS, CUSTODIAN_REGISTRY, CUSTODIAN_STATS, DEMO_CUSTODIANS } from './contracts.ts';
import type { CustodiansPorts } from './ports.ts';
import { createRemoteCustodians } from './registry/remote.ts';

/** Custodians, asked of their unit in another process. */
export function remoteCustodians({ client, vouch }: RemoteUnit): CustodiansPorts {
  return createRemoteCustodians({
    registry: client(CUSTODIAN_REGISTRY),
    applicants: client(CUSTODIAN_APPLICANTS),
    demo: client(DEMO_CUSTODIANS),
    counts: client(CUSTODIAN_STATS),
    vouch,
  });
}
