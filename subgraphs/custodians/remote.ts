import type { RemoteUnit } from '../rpc.ts';
import { remoteSso } from '../sso/remote.ts';
import { remoteAttestations } from './attestations/remote.ts';
import {
  ATTESTATIONS,
  CUSTODIAN_APPLICANTS,
  CUSTODIAN_REGISTRY,
  CUSTODIAN_REPORTS,
  CUSTODIAN_SSO_CONTRACT,
  CUSTODIAN_STATS,
  DEMO_CUSTODIAN_RECORDS,
  DEMO_CUSTODIANS,
} from './contracts.ts';
import { createRemoteDemoCustodianRecords } from './demo/remote.ts';
import type { CustodiansPorts } from './ports.ts';
import { createRemoteCustodians } from './registry/remote.ts';
import { createRemoteCustodianReports } from './reports/remote.ts';

/** Custodians, asked of their unit in another process. */
export function remoteCustodians({ client, vouch }: RemoteUnit): CustodiansPorts {
  return {
    ...createRemoteCustodians({
      registry: client(CUSTODIAN_REGISTRY),
      applicants: client(CUSTODIAN_APPLICANTS),
      demo: client(DEMO_CUSTODIANS),
      counts: client(CUSTODIAN_STATS),
      vouch,
    }),
    demoRecords: createRemoteDemoCustodianRecords(client(DEMO_CUSTODIAN_RECORDS)),
    reported: createRemoteCustodianReports(client(CUSTODIAN_REPORTS)),
    sso: remoteSso(client(CUSTODIAN_SSO_CONTRACT)),
    attestations: remoteAttestations(client(ATTESTATIONS)),
  };
}
