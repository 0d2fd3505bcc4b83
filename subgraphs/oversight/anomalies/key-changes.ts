import { type Connection, Schema, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../store/transact.ts';
import { hoursFrom } from './anomaly.ts';
import type { Watched } from './ports.ts';
import { AFTER_KEY_HOURS, BASELINE_HOURS } from './rules.ts';

/** That an organization changed its signing key. */
export interface KeyChange {
  readonly auditId: string;
  readonly orgType: Watched['type'];
  readonly orgId: string;
  readonly changedAt: Date;
}

interface StoredChange extends Omit<KeyChange, 'auditId' | 'orgType'> {
  readonly _id: string;
  /** Absent in a change that an earlier release has noted: of an issuer. */
  readonly orgType?: Watched['type'] | undefined;
  readonly forgetAt: Date;
}

export type KeyChanges = Awaited<ReturnType<typeof keyChanges>>;

/** Changes of signing keys, kept for as long as a burst may still be told of. */
export async function keyChanges(connection: Connection) {
  const schema = new Schema<StoredChange>(
    {
      _id: { type: String, required: true },
      orgType: String,
      orgId: { type: String, required: true },
      changedAt: { type: Date, required: true },
      forgetAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ orgId: 1, changedAt: -1 }); // the latest changes of an organization
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // forgotten when no burst can follow
  const Changes = connection.model<StoredChange>('KeyChange', schema, 'anomaly_key_changes');
  await Changes.createIndexes();

  return {
    async note({ auditId, orgType, orgId, changedAt }: KeyChange): Promise<void> {
      try {
        await Changes.insertMany([
          { _id: auditId, orgType, orgId, changedAt, forgetAt: hoursFrom(changedAt, BASELINE_HOURS) },
        ]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** The changes which issuance in the hour before `at` may follow. */
    async before(orgId: string, at: Date): Promise<readonly KeyChange[]> {
      const rows = await Changes.find({
        orgId,
        changedAt: trusted({ $gt: hoursFrom(at, -AFTER_KEY_HOURS - 1), $lte: at }),
      }).lean();
      return rows.map(({ _id, orgType = 'Issuer', changedAt }) => ({
        auditId: _id,
        orgType,
        orgId,
        changedAt,
      }));
    },
  };
}
