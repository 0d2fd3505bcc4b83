import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, type mongo, Schema, trusted } from 'mongoose';
import { AppError, invalid } from '../kernel/errors.ts';
import { duplicateKeyOf, type Write } from './ledger.ts';

/** Bytes of a piece at most: with what surrounds it, it fits into a document and a message between units. */
export const MAX_PIECE_BYTES = 4 * 1024 * 1024;

/** Files of a sender that nobody vouches for: with each further one the oldest goes, so that what breaks off fills no disk. */
const MOST_UNKEPT = 10;
const SWEPT_AT_ONCE = 100;
/** Pieces that one write removes: all of most files. */
const REMOVED_AT_ONCE = 64;

/** How long the removal of a file is waited for, and how often. */
const REMOVAL_MS = 50;
const MOST_ATTEMPTS = 40;

const NEWEST_OF_OWNER = { owner: 1, isKept: 1, since: -1 } as const;

/** A piece of a file, in order. */
export interface UploadPiece {
  /** A UUID that the sender has chosen. */
  readonly uploadId: string;
  /** Bytes of the file before it. */
  readonly offset: number;
  readonly isLast: boolean;
  readonly content: Uint8Array;
}

/** A file that is all there. */
export interface UploadedFile {
  readonly uploadId: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Who sends, and how much at most. */
export interface Sender {
  readonly owner: string;
  /** Of the whole file. */
  readonly maxBytes: number;
}

/** Files that come in pieces and are worked off in the background. */
export interface Uploads {
  /**
   * Stores a piece; the file when it was the last, undefined before. A piece that is sent again changes nothing. Of a sender the newest
   * ten that nobody vouches for are kept. Errors: NOT_FOUND for somebody else's upload, or one that went, VALIDATION_FAILED for a piece that is too large or out of order, IDEMPOTENCY_MISMATCH for other
   * bytes in the place of some, PAYLOAD_TOO_LARGE beyond `maxBytes` in all.
   */
  receive(piece: UploadPiece, whose: Sender): Promise<UploadedFile | undefined>;
  /** The bytes of a file, piece by piece, from the piece that holds an offset on. */
  read(uploadId: string, from?: number): AsyncIterable<Buffer>;
  /** Vouches for a file, which then is not swept; for the commit of the record that needs it. */
  keepWrite(uploadId: string): Write;
  remove(uploadId: string): Promise<void>;
  /** Removes what nobody vouches for from before an instant; returns how many files that were. */
  sweep(before: Date): Promise<number>;
}

interface StoredUpload {
  readonly _id: string;
  readonly owner: string;
  /** Of what is there. */
  readonly size: number;
  /** Null until the last piece is there. */
  readonly sha256: string | null;
  readonly isKept: boolean;
  readonly since: Date;
}

interface StoredPiece {
  readonly _id: string;
  readonly uploadId: string;
  readonly offset: number;
  readonly bytes: mongo.Binary;
}

/** What the collections of files are called, where a database keeps files of several kinds. */
export interface UploadNames {
  /** Of the models; the one of pieces has `Piece` behind it. */
  readonly model: string;
  readonly files: string;
  readonly pieces: string;
}

const UPLOADS: UploadNames = { model: 'Upload', files: 'uploads', pieces: 'upload_pieces' };

/** Opens the collections `uploads` and `upload_pieces`, or those that are named. */
export async function openUploads(
  connection: Connection,
  now: () => Date,
  names: UploadNames = UPLOADS,
): Promise<Uploads> {
  const text = { type: String, required: true } as const;
  const uploadSchema = new Schema<StoredUpload>(
    {
      _id: text,
      owner: text,
      size: { type: Number, required: true },
      sha256: { type: String, default: null },
      isKept: { type: Boolean, required: true },
      since: { type: Date, required: true },
    },
    { versionKey: false },
  );
  uploadSchema.index({ isKept: 1, since: 1 });
  uploadSchema.index(NEWEST_OF_OWNER);
  const pieceSchema = new Schema<StoredPiece>(
    { _id: text, uploadId: text, offset: { type: Number, required: true }, bytes: { type: Buffer } },
    { versionKey: false },
  );
  pieceSchema.index({ uploadId: 1, offset: 1 }, { unique: true });
  const Upload = connection.model<StoredUpload>(names.model, uploadSchema, names.files);
  const Piece = connection.model<StoredPiece>(`${names.model}Piece`, pieceSchema, names.pieces);
  await Promise.all([Upload.createIndexes(), Piece.createIndexes()]);

  return {
    receive: (piece, whose) => receive(piece, whose),

    read: bytesOf,

    keepWrite: (uploadId) => ({
      model: Upload,
      operation: { updateOne: { filter: { _id: uploadId }, update: { $set: { isKept: true } } } },
      guarded: true,
    }),

    remove,

    async sweep(before) {
      for (let count = 0; ; ) {
        const left = await Upload.find({ isKept: false, since: trusted({ $lt: before }) }, { _id: 1 })
          .limit(SWEPT_AT_ONCE)
          .lean();
        for (const { _id } of left) await remove(_id);
        count += left.length;
        if (left.length < SWEPT_AT_ONCE) return count;
      }
    },
  };

  async function receive(piece: UploadPiece, whose: Sender, attempt = 1): Promise<UploadedFile | undefined> {
    const { owner, maxBytes } = whose;
    const { uploadId, offset, isLast, content } = piece;
    if (content.length > MAX_PIECE_BYTES)
      throw invalid('content', 'too_big', `send pieces of at most ${MAX_PIECE_BYTES} bytes`);
    const end = offset + content.length;
    if (end > maxBytes)
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `Send a file of at most ${maxBytes} bytes; divide it or save it smaller.`,
      );
    const before = await begun(uploadId, owner, offset);
    if (offset > before.size)
      throw invalid('offset', 'order', `send the piece that begins at byte ${before.size}`);
    // The file is all there: one that is longer, or ends before, is another.
    if (before.sha256 !== null && (end > before.size || (isLast && end < before.size))) throw otherBytes();
    if (offset >= before.size && before.sha256 === null) await store(piece, end);
    else if ((await compared(piece)) === 'GONE' && attempt < MOST_ATTEMPTS) {
      // It is being removed, its pieces first: sent again it is a new upload.
      await delay(REMOVAL_MS);
      return receive(piece, whose, attempt + 1);
    }
    if (!isLast) return undefined;
    const after = await load(uploadId);
    if (after.size !== end) throw invalid('isLast', 'order', 'send the last piece last');
    return { uploadId, size: after.size, sha256: after.sha256 ?? (await finish(uploadId)) };
  }

  async function begun(uploadId: string, owner: string, offset: number): Promise<StoredUpload> {
    if (offset === 0) {
      const fresh = { _id: uploadId, owner, size: 0, sha256: null, isKept: false, since: now() };
      const made = await Upload.create(fresh).catch(unlessThere);
      if (made) await makeRoom(owner);
    }
    const found = await Upload.findById(uploadId).lean();
    if (found?.owner === owner) return found;
    throw new AppError('NOT_FOUND', 'There is no such upload of yours; begin at offset 0.');
  }

  async function makeRoom(owner: string): Promise<void> {
    const others = await Upload.find({ owner, isKept: false }, { _id: 1 })
      .sort(NEWEST_OF_OWNER)
      .skip(MOST_UNKEPT)
      .limit(SWEPT_AT_ONCE)
      .lean();
    for (const { _id } of others) await remove(_id);
  }

  async function load(uploadId: string): Promise<StoredUpload> {
    const found = await Upload.findById(uploadId).lean();
    if (found) return found;
    throw gone();
  }

  async function store(piece: UploadPiece, end: number): Promise<void> {
    const { uploadId, offset, content } = piece;
    const bytes = Buffer.from(content) as unknown as mongo.Binary;
    // A piece without bytes ends a file and takes no room.
    if (content.length > 0)
      await Piece.create({ _id: `${uploadId}:${offset}`, uploadId, offset, bytes }).catch(
        async (error: unknown) => {
          unlessThere(error);
          await compared(piece);
        },
      );
    await Upload.updateOne({ _id: uploadId, size: offset }, { $set: { size: end } });
    // It was removed meanwhile: a piece of nothing would stay for good.
    if (await Upload.exists({ _id: uploadId })) return;
    await Piece.deleteOne({ _id: `${uploadId}:${offset}` });
    throw gone();
  }

  /** Whether the piece is there. Error: IDEMPOTENCY_MISMATCH where other bytes are. */
  async function compared({ uploadId, offset, content }: UploadPiece): Promise<'THERE' | 'GONE'> {
    if (content.length === 0) return 'THERE';
    const there = await Piece.findById(`${uploadId}:${offset}`).lean();
    if (there && bufferOf(there).equals(content)) return 'THERE';
    if (!there && !(await Piece.exists({ uploadId }))) return 'GONE';
    throw otherBytes();
  }

  async function finish(uploadId: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const bytes of bytesOf(uploadId)) hash.update(bytes);
    const sha256 = hash.digest('hex');
    await Upload.updateOne({ _id: uploadId }, { $set: { sha256 } });
    return sha256;
  }

  async function* bytesOf(uploadId: string, from = 0): AsyncGenerator<Buffer> {
    const order = { uploadId: 1, offset: 1 } as const;
    const holding = await Piece.findOne({ uploadId, offset: trusted({ $lte: from }) }, { offset: 1 })
      .sort({ uploadId: -1, offset: -1 })
      .lean();
    for (let at = holding?.offset ?? 0; ; ) {
      const piece = await Piece.findOne({ uploadId, offset: trusted({ $gte: at }) })
        .sort(order)
        .lean();
      if (!piece) return;
      const bytes = bufferOf(piece);
      yield from > piece.offset ? bytes.subarray(from - piece.offset) : bytes;
      at = piece.offset + bytes.length;
    }
  }

  async function remove(uploadId: string): Promise<void> {
    // Some at a time, from the end: a store holds in memory what one write removes.
    for (let left = true; left; ) {
      const some = await Piece.find({ uploadId }, { _id: 1 })
        .sort({ uploadId: -1, offset: -1 })
        .limit(REMOVED_AT_ONCE)
        .lean();
      await Piece.deleteMany({ _id: trusted({ $in: some.map(({ _id }) => _id) }) });
      left = some.length === REMOVED_AT_ONCE;
    }
    await Upload.deleteOne({ _id: uploadId });
  }
}

function bufferOf({ bytes }: Pick<StoredPiece, 'bytes'>): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer);
}

function otherBytes(): AppError {
  return new AppError(
    'IDEMPOTENCY_MISMATCH',
    'Other bytes of this upload are there already; send another file under another key or upload id.',
  );
}

function gone(): AppError {
  return new AppError('NOT_FOUND', 'This upload is not there any more; begin at offset 0.');
}

function unlessThere(error: unknown): void {
  if (!duplicateKeyOf(error)) throw error;
}
