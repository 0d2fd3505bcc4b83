import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import { openUploads } from '../../../store/uploads.ts';
import { createFollower } from '../follow-changes.ts';
import { createReviewService } from '../review/review-service.ts';
import type { RoomDeps } from '../rooms.ts';
import { intakeBatchStore, intakeRecordStore } from './intake-models.ts';
import { createIntakeService } from './intake-service.ts';
import { createMatchUpkeep } from './match-upkeep.ts';
import { createMatching } from './matching.ts';
import type { CustodianStandings, IntakeNeeds } from './ports.ts';
import { createRecordMoves } from './record-moves.ts';
import { createRetention } from './retention.ts';
import { createValidation } from './validation.ts';
import { createValidationWorker } from './validation-worker.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
/** A file of which no piece came for so long does not come any more. */
const UPLOAD_MS = 24 * HOUR;

/** Opens the rooms of intake and of its review. */
export async function openIntake(
  deps: Pick<RoomDeps, 'connection' | 'ledger' | 'inTurn' | 'now' | 'log'> &
    IntakeNeeds & { readonly custodians: CustodianStandings },
) {
  const { connection, now, log } = deps;
  const [batches, records, uploads] = await Promise.all([
    intakeBatchStore(connection),
    intakeRecordStore(connection),
    openUploads(connection, now),
  ]);
  const move = createRecordMoves(batches, records);
  const validation = createValidation({ records, match: createMatching(deps) });
  const shared = { ...deps, batches, records, uploads, validation, move };
  const worker = createValidationWorker({ ...shared, lease: leaseOf(connection, 'intake', now) });
  const drop = createRetention(shared);
  const upkeep = createSweeper(
    async () => {
      await uploads.sweep(new Date(now().getTime() - UPLOAD_MS));
      await drop();
    },
    HOUR,
    'What files of intake say could not be dropped; it is tried again at the next interval',
    log,
    leaseOf(connection, 'intake.upkeep', now),
  );
  const matches = createSweeper(
    createMatchUpkeep({ ...shared, follow: createFollower(connection, 'intake_cursors') }),
    MINUTE,
    'People of records could not be looked for anew; it is tried again at the next interval',
    log,
    leaseOf(connection, 'intake.matches', now),
  );
  return {
    service: createIntakeService({ ...shared, wake: worker.wake }),
    review: createReviewService(shared),
    batches,
    records,
    /** Files that come in pieces, for the other rooms, too. */
    uploads,
    /** Changes records with their batches, for the rooms that go on with what was approved. */
    move,
    worker,
    upkeep,
    /** Looks again at records of people who have changed what they agree to. */
    matches,
    start() {
      worker.start();
      upkeep.start();
      matches.start();
      matches.again(); // changes are told from the first look on
    },
    async close() {
      await Promise.all([worker.close(), upkeep.close(), matches.close()]);
    },
  };
}

export type IntakeRoom = Awaited<ReturnType<typeof openIntake>>;
