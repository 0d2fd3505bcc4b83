import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { type Evidence, MAX_FILES, MAX_TOTAL_BYTES } from './evidence.ts';

type StoredEvidence = Omit<Evidence, 'evidenceId'> & { readonly _id: string };

/** What a holder keeps in all. */
interface StoredUse {
  /** The holder. */
  readonly _id: string;
  readonly files: number;
  readonly bytes: number;
}

const named = { type: String, required: true };
const counted = { type: Number, required: true };

export type EvidenceStore = Awaited<ReturnType<typeof evidenceStore>>;

/** The records of evidence, and how much each holder keeps. */
export async function evidenceStore(connection: Connection) {
  const schema = new Schema<StoredEvidence>(
    {
      _id: named,
      holderId: named,
      kind: named,
      fileName: named,
      mimeType: named,
      size: counted,
      sha256: named,
      scanStatus: named,
      visibility: named,
      credentialId: { type: String, default: null },
      requestId: { type: String, default: null },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ holderId: 1, createdAt: -1, _id: -1 }); // a holder's list, newest first
  const useSchema = new Schema<StoredUse>(
    { _id: named, files: counted, bytes: counted },
    { versionKey: false },
  );
  const Records = connection.model<StoredEvidence>('Evidence', schema, 'evidence_records');
  const Uses = connection.model<StoredUse>('EvidenceUse', useSchema, 'evidence_uses');
  await Promise.all([Records.createIndexes(), Uses.createCollection()]);

  return {
    /** The record when it is this holder's. */
    async byId(evidenceId: string, holderId: string): Promise<Evidence | undefined> {
      const found = await Records.findOne({ _id: evidenceId, holderId }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** What a holder shows the issuer of a request: on the request itself or on the credential that it is about. */
    async shownFor(request: {
      readonly requestId: string;
      readonly holderId: string;
      readonly credentialId: string;
    }): Promise<readonly Evidence[]> {
      const { requestId, holderId, credentialId } = request;
      const rows = await Records.find({
        holderId,
        visibility: 'ISSUER',
        $or: [{ requestId }, { requestId: null, credentialId }],
      })
        .sort({ createdAt: -1, _id: -1 })
        .lean();
      return rows.map(fromStored);
    },

    async list(holderId: string, { skip, limit }: { skip: number; limit: number }) {
      const [rows, total] = await Promise.all([
        Records.find({ holderId }).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
        Records.countDocuments({ holderId }),
      ]);
      return { items: rows.map(fromStored), total };
    },

    /** True when a file of this size fits beside what the holder keeps. */
    async hasRoom(holderId: string, size: number): Promise<boolean> {
      const { files = 0, bytes = 0 } = (await Uses.findById(holderId).lean()) ?? {};
      return files < MAX_FILES && bytes + size <= MAX_TOTAL_BYTES;
    },

    /** Stores the record; its guard fails when the holder has no room for it, whoever else is uploading. */
    addWrites: ({ evidenceId, ...record }: Evidence): readonly Write[] => [
      { model: Records, operation: { insertOne: { document: { _id: evidenceId, ...record } } } },
      {
        model: Uses,
        operation: {
          updateOne: {
            filter: { _id: record.holderId },
            update: { $setOnInsert: { files: 0, bytes: 0 } },
            upsert: true,
          },
        },
      },
      {
        model: Uses,
        operation: {
          updateOne: {
            filter: {
              _id: record.holderId,
              files: trusted({ $lt: MAX_FILES }),
              bytes: trusted({ $lte: MAX_TOTAL_BYTES - record.size }),
            },
            update: { $inc: { files: 1, bytes: record.size } },
          },
        },
        guarded: true,
      },
    ],

    /** Deletes the record; its guard fails for every deletion but the first. */
    deleteWrites: ({ evidenceId, holderId, size }: Evidence): readonly Write[] => [
      {
        model: Records,
        operation: { deleteOne: { filter: { _id: evidenceId, holderId } } },
        guarded: true,
      },
      {
        model: Uses,
        operation: {
          updateOne: { filter: { _id: holderId }, update: { $inc: { files: -1, bytes: -size } } },
        },
        guarded: true,
      },
    ],

    /** Deletes these records and forgets the holder's use; harmless when repeated. */
    eraseWrites: (holderId: string, records: readonly Evidence[]): readonly Write[] => [
      ...records.map(
        ({ evidenceId }): Write => ({
          model: Records,
          operation: { deleteOne: { filter: { _id: evidenceId, holderId } } },
        }),
      ),
      { model: Uses, operation: { deleteOne: { filter: { _id: holderId } } } },
    ],
  };
}

function fromStored({ _id, ...record }: StoredEvidence): Evidence {
  return { ...record, evidenceId: _id };
}
