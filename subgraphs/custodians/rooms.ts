import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import type { InTurn } from '../../store/turns.ts';

/** What every room of custodians is opened with. */
export interface RoomDeps {
  /** The database `testamur_custodians`. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** Seals what only the platform may read. */
  readonly envelope: Envelope;
  /** The guarded way to sites that others have chosen. */
  readonly outbound: ExchangingOutbound;
  readonly mailer: Mailer;
  /** The address of the gateway as browsers see it. */
  readonly publicUrl: string;
  /** One turn a record, for all rooms. */
  readonly inTurn: InTurn;
  readonly now: Clock;
  readonly log: Logger;
}
