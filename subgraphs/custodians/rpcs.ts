import type { ServiceBinding } from '../rpc.ts';
import { ssoRpcs } from '../sso/sso-rpcs.ts';
import type { Subgraph } from '../subgraph.ts';
import { attestationBinding } from './attestations/rpcs.ts';
import { CUSTODIAN_SSO_CONTRACT } from './contracts.ts';
import { demoRecordBinding } from './demo/rpcs.ts';
import { registryBindings } from './registry/rpcs.ts';
import { custodianReportBinding } from './reports/rpcs.ts';
import type { CustodiansService } from './services.ts';

/** The gRPC contracts of custodians, room by room. */
export function custodiansServices({ internal }: Subgraph<CustodiansService>): readonly ServiceBinding[] {
  return [
    ...registryBindings(internal.registry),
    custodianReportBinding(internal.reports),
    { ...CUSTODIAN_SSO_CONTRACT, rpcs: ssoRpcs(internal.sso) },
    demoRecordBinding(internal.demoRecords),
    attestationBinding(internal.attestations),
  ];
}
