import type { CustodianRole, IssuerRole } from '../../kernel/identity.ts';
import type { Members } from '../members/members.ts';
import type { TeamService } from '../members/team-service.ts';
import type { BulkLetters } from './issuers/bulk-letters.ts';

/** The operations of the portal, by kind of organization. */
export interface PortalService {
  readonly issuers: Members<IssuerRole>;
  readonly custodians: Members<CustodianRole>;
  readonly issuerTeam: TeamService<IssuerRole>;
  readonly custodianTeam: TeamService<CustodianRole>;
  readonly bulkLetters: BulkLetters;
}
