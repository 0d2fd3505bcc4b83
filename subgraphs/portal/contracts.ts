import type { IssuerMemberService } from '../../proto/generated/testamur/internal/members.ts';
import type { Contract } from '../rpc.ts';

export const MEMBERS: Contract<IssuerMemberService> = {
  service: 'testamur.internal.IssuerMemberService',
  proto: 'testamur/internal/members.proto',
};
