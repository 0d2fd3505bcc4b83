import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';

/** What every room of learner records is opened with. */
export interface RoomDeps {
  /** The database `testamur_learners`. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** One turn a record, for all rooms. */
  readonly inTurn: InTurn;
  readonly now: Clock;
}
