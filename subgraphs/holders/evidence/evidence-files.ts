import { type Connection, mongo, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

/** A file that no record vouches for: on its way in, or on its way out. */
interface LooseFile {
  readonly _id: string;
  readonly since: Date;
}

const BUCKET = 'evidence';
const CHUNK_BYTES = 1024 * 1024;

export type EvidenceFiles = Awaited<ReturnType<typeof evidenceFiles>>;

/**
 * The bytes of evidence in GridFS. A file is marked as loose before its first byte is stored, and the mark goes in the commit of
 * its record, so whatever breaks off in between is found by its mark and removed.
 */
export async function evidenceFiles(connection: Connection) {
  const schema = new Schema<LooseFile>(
    { _id: { type: String, required: true }, since: { type: Date, required: true } },
    { versionKey: false },
  );
  schema.index({ since: 1 }); // the sweep of what broke off
  const Loose = connection.model<LooseFile>('EvidenceLooseFile', schema, 'evidence_loose_files');
  await Loose.createIndexes();
  const chunks = connection.collection<{ files_id: string }>(`${BUCKET}.chunks`);
  const files = connection.collection<{ _id: string }>(`${BUCKET}.files`);
  // The driver makes its indexes with the first upload and does not tell when it cannot.
  await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
  await files.createIndex({ filename: 1, uploadDate: 1 });
  const bucket = new mongo.GridFSBucket(bucketDatabase(connection), {
    bucketName: BUCKET,
    chunkSizeBytes: CHUNK_BYTES,
  });

  return {
    /** Stores bytes under an id of ours; `keepWrite` belongs in the commit of the record. */
    async put(fileId: string, bytes: Uint8Array, at: Date): Promise<void> {
      await Loose.create({ _id: fileId, since: at });
      const upload = bucket.openUploadStreamWithId(gridId(fileId), fileId);
      await new Promise<void>((resolve, reject) => {
        upload.once('finish', resolve).once('error', reject).end(bytes);
      });
    },

    /** The bytes; undefined when they are gone. */
    async get(fileId: string): Promise<Buffer | undefined> {
      if (!(await files.findOne({ _id: fileId }))) return undefined;
      const parts: Buffer[] = [];
      for await (const part of bucket.openDownloadStream(gridId(fileId))) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },

    /** Vouches for a stored file; fails the commit when it was swept meanwhile. */
    keepWrite: (fileId: string): Write => ({
      model: Loose,
      operation: { deleteOne: { filter: { _id: fileId } } },
      guarded: true,
    }),

    /** Gives a file up: once this is committed it will be removed, by `discard` or by the sweep. */
    loosenWrite: (fileId: string, at: Date): Write => ({
      model: Loose,
      operation: { insertOne: { document: { _id: fileId, since: at } } },
    }),

    /** Removes a file unless a record vouches for it: a commit of unknown outcome decides. */
    async discard(fileId: string): Promise<void> {
      if (await Loose.exists({ _id: fileId })) await remove(fileId);
    },

    remove,

    /** Removes loose files from before an instant; returns how many there were. */
    async sweep(before: Date): Promise<number> {
      const left = await Loose.find({ since: trusted({ $lt: before }) }).lean();
      for (const { _id } of left) await remove(_id);
      return left.length;
    },
  };

  async function remove(fileId: string): Promise<void> {
    await files.deleteOne({ _id: fileId });
    await chunks.deleteMany({ files_id: fileId });
    await Loose.deleteOne({ _id: fileId });
  }
}

// The driver's type knows ObjectIds only; GridFS takes any id.
function gridId(fileId: string): mongo.ObjectId {
  return fileId as unknown as mongo.ObjectId;
}

function bucketDatabase({ db }: Connection): mongo.Db {
  if (!db) throw new Error('The store of evidence files is not connected; connect before opening the room.');
  return db;
}
