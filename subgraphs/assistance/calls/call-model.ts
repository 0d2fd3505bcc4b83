import type { Connection } from 'mongoose';
import { ASSIST_STATUSES } from '../../../kernel/assisted.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { CALLED_FEATURES, type ModelCall } from './call.ts';

/** The order of the list: the newest first. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };

/** Opens the collection `model_calls`. */
export function callStore(connection: Connection): Promise<RecordStore<ModelCall>> {
  return recordStore<ModelCall>(connection, {
    name: 'ModelCall',
    collection: 'model_calls',
    key: 'callId',
    shape: {
      feature: { ...text, enum: CALLED_FEATURES },
      outcome: { ...text, enum: ASSIST_STATUSES },
      reason: maybe,
      // Empty where no model was asked, which mongoose would not take for given.
      model: { type: String, default: '' },
      promptTokens: count,
      completionTokens: count,
      latencyMs: count,
      inputHash: text,
      ownerKey: text,
      subject: { type: Object, default: null },
      sent: maybe,
      received: maybe,
      dropTextsAt: { type: Date, default: null },
    },
    indexes: [
      [NEWEST_FIRST],
      [{ ownerKey: 1, ...NEWEST_FIRST }], // of a holder
      ...[['feature'], ['outcome'], ['feature', 'outcome']].map(
        (paths) =>
          [{ ...Object.fromEntries(paths.map((path) => [path, 1 as const])), ...NEWEST_FIRST }] as const,
      ),
      [{ dropTextsAt: 1, _id: 1 }], // whose texts go
    ],
  });
}
