import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { PageWindow } from '../../../kernel/paging.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { FollowChanges } from '../follow-changes.ts';
import type { StoredBatch } from './intake-batch.ts';
import { BY_ROW } from './intake-models.ts';
import { recordSubject, type StoredRecord } from './intake-record.ts';
import type { IntakeNeeds } from './ports.ts';
import type { Validation } from './validation.ts';

/** Enough for anybody's records; who has more of them has the rest looked at right behind these. */
const RECORDS_A_LOOK = 100;
const WALLET = 'match.holderDid';
const REASON = 'What the person agrees to has changed.';

/**
 * Asks anew whom records are about when those who were found have withdrawn their consent, changed or closed their account: a wallet
 * that may not be looked up is not told any more. May be interrupted anywhere and called again.
 */
export function createMatchUpkeep(deps: {
  readonly consents: IntakeNeeds['consents'];
  readonly batches: Pick<RecordStore<StoredBatch>, 'byId'>;
  readonly records: RecordStore<StoredRecord>;
  readonly validation: Pick<Validation, 'ofPerson'>;
  readonly follow: FollowChanges;
  readonly ledger: Ledger;
  readonly now: Clock;
}) {
  const { consents, batches, records, validation, follow, ledger, now } = deps;
  return (): Promise<void> => follow('consents', consents, lookAgain);

  async function lookAgain(dids: readonly string[], context: Context): Promise<void> {
    for (const holderDid of dids) {
      // The second condition is the index's own.
      const where = { $and: [{ [WALLET]: holderDid }, { [WALLET]: trusted({ $type: 'string' }) }] };
      let behind: PageWindow['behind'];
      for (;;) {
        const window = { skip: 0, limit: RECORDS_A_LOOK, ...(behind && { behind }) };
        const found = await records.list(where, BY_ROW, window);
        for (const { recordId } of found) await lookAt(recordId, holderDid, context);
        const last = found.at(-1);
        if (!last) break;
        behind = records.keyOf(BY_ROW)(last);
      }
    }
  }

  function lookAt(recordId: string, holderDid: string, context: Context): Promise<void> {
    return anewAfterRaces(async () => {
      const record = await records.byId(recordId);
      if (record?.match?.holderDid !== holderDid) return;
      const batch = await batches.byId(record.intakeId);
      if (!batch) return;
      const set = await validation.ofPerson(batch, record.normalized, context);
      if (set.match?.holderDid === holderDid && set.match.confidence === record.match.confidence) return;
      await ledger.commit(context, {
        writes: [records.updateWrite(record, set, now())],
        audit: {
          ...recordSubject(record),
          action: 'intake_record.matched',
          newState: set.matching,
          reason: REASON,
        },
      });
    });
  }
}
