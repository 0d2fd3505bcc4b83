import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { JurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import type { ProposalService } from './proposals/proposal-service.ts';
import type { SkillService } from './skills/skill-service.ts';

/** The operations of the catalog, by room. */
export interface CatalogService {
  readonly jurisdictions: JurisdictionService;
  readonly skills: SkillService;
  readonly proposals: ProposalService;
}

/** What every room of the catalog is opened with. */
export interface RoomDeps {
  /** The database `testamur_catalog`. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** One turn a record, for all rooms. */
  readonly inTurn: InTurn;
  readonly now: Clock;
}
