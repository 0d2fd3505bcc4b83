import { trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { ModelCall } from './call.ts';
import { NEWEST_FIRST } from './call-model.ts';

/** What calls keep of a person with a wallet. */
export interface ModelCallTraces {
  /** What takes away all that was asked for a holder. */
  eraseWrites(holderId: string): readonly Write[];
  /** What was asked for a holder, newest first, as an export has it; the newest 1,000. */
  export(holderId: string): Promise<readonly object[]>;
}

const MOST = 1000;

export function createTraces(calls: RecordStore<ModelCall>): ModelCallTraces {
  const of = (holderId: string) => ({ ownerKey: `HOLDER ${holderId}` });
  return {
    eraseWrites: (holderId) => [
      { model: calls.model, operation: { deleteMany: { filter: trusted(of(holderId)) } } },
    ],
    async export(holderId) {
      const found = await calls.list(of(holderId), NEWEST_FIRST, { skip: 0, limit: MOST });
      return found.map(({ feature, outcome, reason, subject, sent, received, createdAt }) => ({
        feature,
        status: outcome,
        reason: reason ?? null,
        subject: subject ?? null,
        sent: sent ?? null,
        received: received ?? null,
        createdAt: createdAt.toISOString(),
      }));
    },
  };
}
