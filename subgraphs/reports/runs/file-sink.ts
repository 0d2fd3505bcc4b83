import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import type { Uploads } from '../../../store/uploads.ts';

/** Bytes of a stored piece; the download hands out one at a time. */
const PIECE_BYTES = 512 * 1024;
const GIBIBYTE = 1024 ** 3;
/** Bytes of a file at most. */
export const MOST_BYTES = 2 * GIBIBYTE;

/** A file that is being written. Nobody can read it before the run that has ended names it. */
export interface FileSink {
  /** Resolves when there is room for more. */
  write(bytes: Buffer): Promise<void>;
  /** Stores what is left; the size and the hash of the whole. */
  end(): Promise<{ readonly size: number; readonly sha256: string }>;
}

/** Writes a file into the store, piece by piece; no more than a piece of it is in memory. */
export function fileSink(uploads: Uploads, uploadId: string, owner: string): FileSink {
  const hash = createHash('sha256');
  const whose = { owner, maxBytes: MOST_BYTES };
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let offset = 0;

  return {
    async write(bytes) {
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes < PIECE_BYTES) return;
      const all = Buffer.concat(waiting);
      let from = 0;
      for (; all.length - from >= PIECE_BYTES; from += PIECE_BYTES)
        await store(all.subarray(from, from + PIECE_BYTES), false);
      // A copy, or the whole would stay in memory.
      waiting = from < all.length ? [Buffer.from(all.subarray(from))] : [];
      waitingBytes = all.length - from;
    },

    async end() {
      const stored = await store(Buffer.concat(waiting), true);
      const sha256 = hash.digest('hex');
      // Read back from the store: what is signed is what will be handed out.
      if (stored?.sha256 !== sha256)
        throw new AppError('STORAGE_UNAVAILABLE', 'The store has other bytes than were written to it.');
      return { size: offset, sha256 };
    },
  };

  async function store(content: Buffer, isLast: boolean) {
    hash.update(content);
    const file = await uploads.receive({ uploadId, offset, isLast, content }, whose);
    offset += content.length;
    return file;
  }
}
