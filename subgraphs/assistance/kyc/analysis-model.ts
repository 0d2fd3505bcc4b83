import { type Connection, trusted } from 'mongoose';
import { ASSIST_STATUSES } from '../../../kernel/assisted.ts';
import { DOCUMENT_TYPES } from '../../../kernel/file-kind.ts';
import { NAME_MATCHES } from '../../../kernel/name-match.ts';
import type { Write } from '../../../store/ledger.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type KycAnalysis, SENDERS, type Sender } from './analysis.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Of an issuer so many are kept for each kind of sender, so that strangers push out none but those of strangers. */
export const KEPT = 10;
const KEPT_SECONDS = 365 * 24 * 60 * 60;
// More than calls at once can leave.
const MOST_DROPPED = 100;

const text = { type: String, required: true };
const maybe = { type: String, default: null };

export type AnalysisStore = Awaited<ReturnType<typeof analysisStore>>;

/** Opens the collection `kyc_analyses`. */
export async function analysisStore(connection: Connection) {
  const records: RecordStore<KycAnalysis> = await recordStore<KycAnalysis>(connection, {
    name: 'KycAnalysis',
    collection: 'kyc_analyses',
    key: 'analysisId',
    shape: {
      issuerDid: text,
      status: { ...text, enum: ASSIST_STATUSES },
      reason: maybe,
      documentType: maybe,
      extracted: { type: Object, default: null },
      nameMatch: { ...text, enum: NAME_MATCHES },
      fileSha256: text,
      mediaType: { ...text, enum: DOCUMENT_TYPES },
      sender: { ...text, enum: SENDERS },
    },
    indexes: [
      [{ issuerDid: 1, ...NEWEST_FIRST }], // the latest of an issuer
      [{ issuerDid: 1, sender: 1, ...NEWEST_FIRST }], // and of a kind of sender
      [{ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }], // none is older than a year
    ],
  });
  const { model } = records;

  return {
    insertWrite: records.insertWrite,

    latest: (issuerDid: string, sender?: Sender) =>
      records.first(sender ? { issuerDid, sender } : { issuerDid }, NEWEST_FIRST),

    /** What makes room for another one. */
    async dropWrites(issuerDid: string, sender: Sender): Promise<readonly Write[]> {
      const window = { skip: KEPT - 1, limit: MOST_DROPPED };
      const old = await records.list({ issuerDid, sender }, NEWEST_FIRST, window);
      if (old.length === 0) return [];
      const filter = { _id: trusted({ $in: old.map(({ analysisId }) => analysisId) }) };
      return [{ model, operation: { deleteMany: { filter } } }];
    },
  };
}
