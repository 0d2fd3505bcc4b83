import type {
  CustodianMemberService,
  IssuerMemberService,
} from '../../proto/generated/testamur/internal/members.ts';
import type { Contract } from '../rpc.ts';

const proto = 'testamur/internal/members.proto';

export const MEMBERS: Contract<IssuerMemberService> = {
  service: 'testamur.internal.IssuerMemberService',
  proto,
};

export const CUSTODIAN_MEMBERS: Contract<CustodianMemberService> = {
  service: 'testamur.internal.CustodianMemberService',
  proto,
};
