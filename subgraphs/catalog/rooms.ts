import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { JurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import type { SchemesService } from './schemes/room.ts';

/** The operations of the catalog, by room. */
export interface CatalogService {
  readonly jurisdictions: JurisdictionService;
  readonly schemes: SchemesService;
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
  readonly log: Logger;
}
