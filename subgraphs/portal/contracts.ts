import type { Contract } from '../rpc.ts';

export const MEMBERS: Contract = {
  service: 'testamur.internal.IssuerMemberService',
  proto: 'testamur/internal/members.proto',
};
