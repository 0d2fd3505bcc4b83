import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { Consent, ConsentPurpose } from './consent.ts';

type StoredConsent = Omit<Consent, 'consentId'> & { readonly _id: string };

export type ConsentStore = Awaited<ReturnType<typeof consentStore>>;

/** The consents of holders; rows are added and ended, never removed. */
export async function consentStore(connection: Connection) {
  const text = { type: String, required: true };
  const schema = new Schema<StoredConsent>(
    {
      _id: text,
      holderId: text,
      purpose: text,
      version: text,
      scope: { type: String, default: null },
      status: text,
      grantedAt: { type: Date, required: true },
      withdrawnAt: { type: Date, default: null },
      reliedOn: { type: Number, default: 0 },
    },
    { versionKey: false },
  );
  // One standing consent per purpose and scope, whoever grants at once.
  schema.index(
    { holderId: 1, purpose: 1, scope: 1 },
    { unique: true, partialFilterExpression: { status: 'GRANTED' } },
  );
  schema.index({ holderId: 1, grantedAt: -1 }); // the list of a holder
  const Consents = connection.model<StoredConsent>('Consent', schema, 'consents');
  await Consents.createIndexes();

  return {
    /** The newest first. */
    async ofHolder(holderId: string): Promise<readonly Consent[]> {
      return (await Consents.find({ holderId }).sort({ grantedAt: -1, _id: -1 }).lean()).map(fromStored);
    },

    async byId(holderId: string, consentId: string): Promise<Consent | undefined> {
      const found = await Consents.findOne({ _id: consentId, holderId }).lean();
      return found ? fromStored(found) : undefined;
    },

    async standing(
      holderId: string,
      purpose: ConsentPurpose,
      scope: string | null,
    ): Promise<Consent | undefined> {
      const found = await Consents.findOne({ holderId, purpose, scope, status: 'GRANTED' }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Of these holders those who have a standing consent for exactly this scope. */
    async standingOf(
      holderIds: readonly string[],
      purpose: ConsentPurpose,
      scope: string,
    ): Promise<ReadonlySet<string>> {
      if (holderIds.length === 0) return new Set();
      const rows = await Consents.find(
        { holderId: trusted({ $in: [...holderIds] }), purpose, scope, status: 'GRANTED' },
        { holderId: 1 },
      ).lean();
      return new Set(rows.map(({ holderId }) => holderId));
    },

    /** Whose consents these are. */
    async holdersOf(consentIds: readonly string[]): Promise<readonly string[]> {
      if (consentIds.length === 0) return [];
      const rows = await Consents.find({ _id: trusted({ $in: [...consentIds] }) }, { holderId: 1 }).lean();
      return rows.map(({ holderId }) => holderId);
    },

    insertWrite: ({ consentId, ...consent }: Consent): Write => ({
      model: Consents,
      operation: { insertOne: { document: { _id: consentId, ...consent } } },
    }),

    /** Fails the change unless the consent stands at the commit. */
    reliesOnWrite: ({ consentId }: Consent): Write => ({
      model: Consents,
      operation: {
        updateOne: { filter: { _id: consentId, status: 'GRANTED' }, update: { $inc: { reliedOn: 1 } } },
      },
      guarded: true,
    }),

    /** Ends a standing consent; a miss, also when something was shown under it meanwhile, undoes the change. */
    withdrawWrite: ({ consentId, reliedOn }: Consent, at: Date): Write => ({
      model: Consents,
      operation: {
        updateOne: {
          // Rows of earlier releases do not have it.
          filter: {
            _id: consentId,
            status: 'GRANTED',
            reliedOn: reliedOn === 0 ? trusted({ $in: [0, null] }) : reliedOn,
          },
          update: { $set: { status: 'WITHDRAWN', withdrawnAt: at } },
        },
      },
      guarded: true,
    }),

    /** Of a holder of the demonstration; every other consent stays on record. */
    deleteWrite: (holderId: string): Write => ({
      model: Consents,
      operation: { deleteMany: { filter: { holderId } } },
    }),

    /** Ends the consent, if it stands, and forgets whom it named. */
    eraseWrite: ({ consentId, withdrawnAt }: Consent, at: Date): Write => ({
      model: Consents,
      operation: {
        updateOne: {
          filter: { _id: consentId },
          update: { $set: { status: 'WITHDRAWN', withdrawnAt: withdrawnAt ?? at, scope: null } },
        },
      },
    }),
  };
}

function fromStored({ _id, reliedOn = 0, ...consent }: StoredConsent): Consent {
  return { ...consent, reliedOn, consentId: _id };
}
