import type { RemoteUnit } from '../rpc.ts';
import { remoteSso } from '../sso/remote.ts';
import { CUSTODIAN_SSO_CONTRACT } from './contracts.ts';
import type { CustodiansPorts } from './ports.ts';

/** Custodians, asked of their unit in another process. */
export function remoteCustodians({ client }: RemoteUnit): CustodiansPorts {
  return { sso: remoteSso(client(CUSTODIAN_SSO_CONTRACT)) };
}
