import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

// Registrations that one letter speaks of at most; what is left is told by the next one.
const MAX_UNTOLD = 1000;
const LATEST = 'latest';

interface StoredUntold {
  /** Id of the case. */
  readonly _id: string;
  readonly did: string;
  readonly submittedAt: Date;
}

interface StoredNotice {
  readonly _id: string;
  readonly sentAt: Date;
}

/** A case that administrators were not written to about. */
export interface UntoldCase {
  readonly caseId: string;
  readonly did: string;
  readonly submittedAt: Date;
}

export type NoticeStore = Awaited<ReturnType<typeof noticeStore>>;

/** What administrators were not told yet, and when they were written to last. */
export async function noticeStore(connection: Connection) {
  const named = { type: String, required: true };
  const dated = { type: Date, required: true };
  const untold = new Schema<StoredUntold>(
    { _id: named, did: named, submittedAt: dated },
    { versionKey: false },
  );
  untold.index({ submittedAt: 1 }); // the oldest first
  const notices = new Schema<StoredNotice>({ _id: named, sentAt: dated }, { versionKey: false });
  const Untold = connection.model<StoredUntold>('UntoldCase', untold, 'onboarding_untold');
  const Notices = connection.model<StoredNotice>('OnboardingNotice', notices, 'onboarding_notices');
  await Promise.all([Untold.createIndexes(), Notices.createCollection()]);

  return {
    untoldWrite: ({ caseId, ...rest }: UntoldCase): Write => ({
      model: Untold,
      operation: { insertOne: { document: { _id: caseId, ...rest } } },
    }),

    async untold(): Promise<readonly UntoldCase[]> {
      const rows = await Untold.find({}).sort({ submittedAt: 1 }).limit(MAX_UNTOLD).lean();
      return rows.map(({ _id, ...rest }) => ({ ...rest, caseId: _id }));
    },

    async lastSentAt(): Promise<Date | undefined> {
      return (await Notices.findById(LATEST).lean())?.sentAt;
    },

    /** Forgets these, whose administrators know or need not know. */
    toldWrites: (cases: readonly UntoldCase[]): readonly Write[] =>
      cases.map(({ caseId }) => ({ model: Untold, operation: { deleteOne: { filter: { _id: caseId } } } })),

    /** Of two processes that would write letters at the same moment one fails, with CONFLICT or a duplicate key. */
    sentWrite: (at: Date, lastSentAt: Date | undefined): Write =>
      lastSentAt
        ? {
            model: Notices,
            operation: {
              updateOne: { filter: { _id: LATEST, sentAt: lastSentAt }, update: { $set: { sentAt: at } } },
            },
            guarded: true,
          }
        : { model: Notices, operation: { insertOne: { document: { _id: LATEST, sentAt: at } } } },
  };
}
