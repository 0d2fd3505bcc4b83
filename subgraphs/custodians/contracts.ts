import type { CustodianSsoService } from '../../proto/generated/testamur/custodian/custodian_sso.ts';
import type { Contract } from '../rpc.ts';

export const CUSTODIAN_SSO_CONTRACT: Contract<CustodianSsoService> = {
  service: 'testamur.custodian.CustodianSsoService',
  proto: 'testamur/custodian/custodian_sso.proto',
};
