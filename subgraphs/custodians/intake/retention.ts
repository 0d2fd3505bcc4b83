import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import type { PageWindow } from '../../../kernel/paging.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { batchFact, type StoredBatch } from './intake-batch.ts';
import { BY_ROW } from './intake-models.ts';
import { RECORD_STATUSES, type StoredRecord } from './intake-record.ts';
import { UNIT } from './validation-worker.ts';

const BATCHES_A_SWEEP = 20;
const RECORDS_A_COMMIT = 250;
const DUE_FIRST = { dropAt: 1, _id: 1 } as const;

/** Drops what files say when their batches have been over for long enough; may be interrupted anywhere and called again. */
export function createRetention(deps: {
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
  readonly uploads: Uploads;
  readonly ledger: Ledger;
  readonly now: Clock;
}) {
  const { batches, records, uploads, ledger, now } = deps;
  const context = newContext({ identity: { kind: 'unit', unit: UNIT } });

  return async (): Promise<void> => {
    const where = { dropAt: trusted({ $type: 'date', $lte: now() }) };
    for (const batch of await batches.list(where, DUE_FIRST, { skip: 0, limit: BATCHES_A_SWEEP })) {
      await uploads.remove(batch.file.fileId);
      await dropRows(batch.intakeId);
      await anewAfterRaces(async () => {
        const before = await batches.byId(batch.intakeId);
        if (!before?.dropAt) return;
        await ledger.commit(context, {
          writes: [batches.updateWrite(before, { dropAt: undefined }, now())],
          audit: batchFact('intake.rows_dropped', before),
        });
      });
    }
  };

  async function dropRows(intakeId: string): Promise<void> {
    const where = { $or: RECORD_STATUSES.map((status) => ({ intakeId, status })) };
    let behind: PageWindow['behind'];
    for (;;) {
      const found = await records.list(where, BY_ROW, {
        skip: 0,
        limit: RECORDS_A_COMMIT,
        ...(behind && { behind }),
      });
      const last = found.at(-1);
      if (!last) return;
      // Who has decided on a record in the meantime has changed other members of it.
      const writes = found.flatMap(({ recordId, raw }): Write[] =>
        raw
          ? [
              {
                model: records.model,
                operation: { updateOne: { filter: { _id: recordId }, update: { $set: { raw: null } } } },
              },
            ]
          : [],
      );
      if (writes.length > 0) await ledger.commit(context, { writes, audit: [] });
      behind = records.keyOf(BY_ROW)(last);
    }
  }
}
