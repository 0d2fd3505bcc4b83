import type { BulkLetterService } from '../../proto/generated/testamur/internal/bulk_letters.ts';
import type {
  CustodianMemberService,
  IssuerMemberService,
} from '../../proto/generated/testamur/internal/members.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { BULK_LETTERS, CUSTODIAN_MEMBERS, MEMBERS } from './contracts.ts';
import type { PortalService } from './services.ts';

/** What the edge asks about the bearer tokens of issuers' and custodians' members, and what their people are told. */
export function portalServices({ internal }: Subgraph<PortalService>): readonly ServiceBinding[] {
  const { issuers, custodians, bulkLetters } = internal;
  return [
    {
      ...MEMBERS,
      rpcs: {
        GetMemberStanding: operationRow({
          operation: issuers.tokens.standingOf,
          args: ({ issuerId: organizationId, issuerDid: organizationDid, ...token }) => ({
            ...token,
            organizationId,
            organizationDid,
          }),
          reply: ({ organizationStatus: issuerStatus, ...standing }) => ({ ...standing, issuerStatus }),
        }),
        GetIssuerMemberRole: operationRow({
          operation: issuers.tokens.roleOf,
          args: ({ issuerId: organizationId, memberId }) => ({ organizationId, memberId }),
          reply: ({ role }) => ({ role }),
        }),
      },
    } satisfies BindingOf<IssuerMemberService>,
    {
      ...CUSTODIAN_MEMBERS,
      rpcs: {
        GetCustodianMemberStanding: operationRow({
          operation: custodians.tokens.standingOf,
          args: ({ custodianId: organizationId, custodianDid: organizationDid, ...token }) => ({
            ...token,
            organizationId,
            organizationDid,
          }),
          reply: ({ organizationStatus: custodianStatus, ...standing }) => ({ ...standing, custodianStatus }),
        }),
        GetCustodianMemberRole: operationRow({
          operation: custodians.tokens.roleOf,
          args: ({ custodianId: organizationId, memberId }) => ({ organizationId, memberId }),
          reply: ({ role }) => ({ role }),
        }),
      },
    } satisfies BindingOf<CustodianMemberService>,
    {
      ...BULK_LETTERS,
      rpcs: {
        TellOfJob: operationRow({
          operation: bulkLetters.tell,
          args: ({ counts, ...job }) => ({ ...job, counts }),
          reply: () => ({}),
        }),
      },
    } satisfies BindingOf<BulkLetterService>,
  ];
}
