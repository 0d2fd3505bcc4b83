import { type Connection, Schema, trusted } from 'mongoose';
import type { Sealed } from '../../kernel/crypto/envelope.ts';
import { newId } from '../../kernel/ids.ts';
import type { CommitListener, Write } from '../ledger.ts';
import type { LetterSubject } from './mailer.ts';

/** Which letters go first, by rank: urgent ones before others, and of each kind those that have not failed yet. */
export const RANKS = [0, 1, 2, 3] as const;
export type Rank = (typeof RANKS)[number];

/** A letter that waits. What it says and to whom is sealed: it may hold a link that signs somebody in. */
export interface QueuedLetter {
  readonly letterId: string;
  readonly rank: Rank;
  readonly content: Sealed;
  /** What it is about; null when nobody asks what has become of it. */
  readonly about: LetterSubject | null;
  readonly createdAt: Date;
  /** When it may be tried next; while somebody tries, when that claim ends. */
  readonly dueAt: Date;
  /** From then on it is of no use. */
  readonly expiresAt: Date;
  readonly attempts: number;
  /** Names the current attempt, so that an attempt whose claim has ended changes nothing. */
  readonly claimId: string | null;
}

type StoredLetter = Omit<QueuedLetter, 'letterId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };
const counted = { type: Number, required: true };

/** The queue of letters; a letter is one row until it was handed over or given up. */
export async function letterQueueStore(connection: Connection) {
  const schema = new Schema<StoredLetter>(
    {
      _id: named,
      rank: { ...counted, enum: RANKS },
      content: { type: new Schema({ ciphertext: named, nonce: named }, { _id: false }), required: true },
      about: { type: new Schema({ kind: named, id: named }, { _id: false }), default: null },
      createdAt: dated,
      dueAt: dated,
      expiresAt: dated,
      attempts: counted,
      claimId: { type: String, default: null },
    },
    { versionKey: false },
  );
  schema.index({ rank: 1, dueAt: 1 }); // the next letter of a rank, however many wait for a later attempt
  schema.index({ createdAt: 1 }); // the oldest letter
  schema.index({ attempts: 1, createdAt: 1 }); // the oldest that nobody has tried to send
  const Letters = connection.model<StoredLetter>('QueuedLetter', schema, 'letters');
  await Letters.createIndexes();

  return {
    insertWrite: ({ letterId, ...letter }: QueuedLetter): Write => ({
      model: Letters,
      operation: { insertOne: { document: { _id: letterId, ...letter } } },
    }),

    /** Whether what was committed holds a letter. */
    isFedBy: (changes: Parameters<CommitListener>[0]): boolean =>
      changes.some(({ writes }) => writes.some(({ model }) => model === Letters)),

    /** Takes the letter of these ranks that has been due the longest, for one attempt; nobody else gets it before `until`. */
    async claim(ranks: readonly Rank[], at: Date, until: Date): Promise<QueuedLetter | undefined> {
      for (const rank of ranks) {
        const found = await Letters.findOneAndUpdate(
          { rank, dueAt: trusted({ $lte: at }) },
          { $set: { dueAt: until, claimId: newId() }, $inc: { attempts: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        ).lean();
        if (found) return fromStored(found);
      }
      return undefined;
    },

    /** Lets a letter wait for its next attempt. */
    async requeue(
      { letterId, claimId }: QueuedLetter,
      next: { readonly dueAt: Date; readonly rank: Rank },
    ): Promise<void> {
      await Letters.updateOne({ _id: letterId, claimId }, { $set: { ...next, claimId: null } });
    },

    async remove({ letterId, claimId }: QueuedLetter): Promise<void> {
      await Letters.deleteOne({ _id: letterId, claimId });
    },

    /** How many letters of a rank wait, counted up to `most`. */
    ofRank: (rank: Rank, most: number): Promise<number> => Letters.countDocuments({ rank }, { limit: most }),

    /** How many letters wait, and since when the oldest of them; all, or those that nobody has tried to send yet. */
    async waiting(
      which: 'all' | 'untried',
    ): Promise<{ readonly count: number; readonly since?: Date | undefined }> {
      const filter = which === 'all' ? {} : { attempts: 0 };
      const [count, oldest] = await Promise.all([
        Letters.countDocuments(filter),
        Letters.findOne(filter).sort({ createdAt: 1 }).select({ createdAt: 1 }).lean(),
      ]);
      return { count, since: oldest?.createdAt };
    },
  };
}

function fromStored({ _id, ...letter }: StoredLetter): QueuedLetter {
  return { ...letter, letterId: _id, about: letter.about ?? null };
}
