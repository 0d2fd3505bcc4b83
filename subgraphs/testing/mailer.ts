import type { ClientSession } from 'mongoose';
import type { Letter } from '../../kernel/mail.ts';
import type { Write } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';

type Settable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A mailer whose letters land in `sent` when the change that holds them is committed; `giveUp` gives one up. */
export function aMailer(
  sent: Letter[] = [],
): Settable<Mailer> & { giveUp(kind: string, id: string): Promise<void> } {
  const told = new Map<string, (id: string) => Promise<void>>();
  return {
    onGivenUp: (kind, tell) => void told.set(kind, tell),
    giveUp: async (kind, id) => told.get(kind)?.(id),
    room: async () => 500,
    isSetUp: true,
    takesReplies: true,
    letterWrite(letter) {
      const model = {
        async bulkWrite(_operations: unknown, { session }: { session: ClientSession }) {
          const { transaction } = session as unknown as { transaction: { isCommitted: boolean } };
          session.setMaxListeners(0);
          session.once('ended', () => transaction.isCommitted && sent.push(letter));
          return { matchedCount: 0, deletedCount: 0, upsertedCount: 0 };
        },
      };
      return { model: model as unknown as Write['model'], operation: { insertOne: { document: {} } } };
    },
  };
}
