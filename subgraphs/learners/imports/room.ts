import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import { openUploads } from '../../../store/uploads.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { OutcomeRevision } from '../outcomes/outcome.ts';
import type { KeyedOutcome } from '../outcomes/outcome-model.ts';
import type { LearnersNeeds } from '../ports.ts';
import { createEnrolmentWriter } from './enrolment-writer.ts';
import { faultStore, importStore, NEWEST_FIRST } from './import-model.ts';
import { createImportService } from './import-service.ts';
import { createImportWorker } from './import-worker.ts';
import { createLearnerWriter } from './learner-writer.ts';
import { createOutcomeWriter } from './outcome-writer.ts';

const PORTION = 50;
const HOUR = 60 * 60 * 1000;
/** A file of which no piece came for so long does not come any more. */
const UPLOAD_MS = 24 * HOUR;

/** Opens the room of imports. */
export async function openImports(
  deps: Pick<LearnersNeeds, 'standings' | 'teams' | 'versions'> & {
    connection: Connection;
    ledger: Ledger;
    inTurn: InTurn;
    learners: RecordStore<KeyedLearner>;
    enrolments: RecordStore<Enrolment>;
    outcomes: RecordStore<KeyedOutcome>;
    revisions: RecordStore<OutcomeRevision>;
    now: Clock;
    log: Logger;
  },
) {
  const { connection, learners, now, log } = deps;
  const [imports, faults, uploads] = await Promise.all([
    importStore(connection),
    faultStore(connection),
    openUploads(connection, now),
  ]);
  const shared = { ...deps, imports, faults, uploads };
  const worker = createImportWorker({
    ...shared,
    writers: {
      learners: createLearnerWriter(learners),
      enrolments: createEnrolmentWriter(deps),
      outcomes: createOutcomeWriter(deps),
    },
    lease: leaseOf(connection, 'learner_imports', now),
  });
  const leftovers = createSweeper(
    () => uploads.sweep(new Date(now().getTime() - UPLOAD_MS)),
    HOUR,
    'A sweep of uploads failed; it runs again at the next interval',
    log,
    leaseOf(connection, 'learner_imports.uploads', now),
  );
  return {
    service: createImportService({ ...shared, wake: worker.wake }),
    worker,
    /** Takes away the imports of an issuer with their files and faults; repeating changes nothing. */
    async removeOf(issuerDid: string, context: Context): Promise<void> {
      for (;;) {
        const found = await imports.list({ issuerDid }, NEWEST_FIRST, { skip: 0, limit: PORTION });
        for (const each of found) {
          await uploads.remove(each.uploadId);
          await deps.ledger.commit(context, {
            writes: [faults.removeWrite(each.importId), imports.deleteWrite(each)],
            audit: [],
          });
        }
        if (found.length < PORTION) return;
      }
    },
    start() {
      worker.start();
      leftovers.start();
    },
    async close() {
      await Promise.all([worker.close(), leftovers.close()]);
    },
  };
}
