import { createHmac } from 'node:crypto';
import { type Connection, Schema, trusted } from 'mongoose';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';

// Anybody can name anybody's address as the contact of an issuer: within a day it gets no more receipts than this.
const MAX_RECEIPTS = 3;
const WITHIN_MS = 24 * 60 * 60 * 1000;

interface StoredReceipt {
  readonly _id: string;
  /** A keyed hash of the address. */
  readonly contact: string;
  readonly sentAt: Date;
}

export type ReceiptStore = Awaited<ReturnType<typeof receiptStore>>;

/** Which addresses were sent receipts of registrations lately. */
export async function receiptStore(connection: Connection, contactKey: Uint8Array) {
  const schema = new Schema<StoredReceipt>(
    {
      _id: { type: String, required: true },
      contact: { type: String, required: true },
      sentAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ contact: 1, sentAt: 1 }); // how many an address got within a day
  schema.index({ sentAt: 1 }, { expireAfterSeconds: WITHIN_MS / 1000 }); // older ones count no more
  const Receipts = connection.model<StoredReceipt>('RegistrationReceipt', schema, 'registration_receipts');
  await Receipts.createIndexes();
  const contactOf = (address: string) =>
    createHmac('sha256', contactKey).update(address.toLowerCase()).digest('hex');

  return {
    /** Whether the address may be sent another one. */
    async isDue(address: string, at: Date): Promise<boolean> {
      const since = new Date(at.getTime() - WITHIN_MS);
      const sent = await Receipts.countDocuments({
        contact: contactOf(address),
        sentAt: trusted({ $gt: since }),
      });
      return sent < MAX_RECEIPTS;
    },

    sentWrite: (address: string, at: Date): Write => ({
      model: Receipts,
      operation: { insertOne: { document: { _id: newId(), contact: contactOf(address), sentAt: at } } },
    }),
  };
}
