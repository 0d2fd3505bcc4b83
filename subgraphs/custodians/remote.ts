import type { RemoteUnit } from '../rpc.ts';
import type { CustodiansPorts } from './ports.ts';

/** Custodians, asked of their unit in another process. */
export function remoteCustodians(_unit: RemoteUnit): CustodiansPorts {
  return {};
}
