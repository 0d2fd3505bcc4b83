import type { BulkLetterService } from '../../proto/generated/testamur/internal/bulk_letters.ts';
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

export const BULK_LETTERS: Contract<BulkLetterService> = {
  service: 'testamur.internal.BulkLetterService',
  proto: 'testamur/internal/bulk_letters.proto',
};
