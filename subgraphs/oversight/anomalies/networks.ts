import { type Connection, Schema, trusted } from 'mongoose';
import { utcDay } from '../../../kernel/utc-day.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { hoursFrom } from './anomaly.ts';

/** The networks from which an API key issued on one UTC day; their hashes mean nothing on another day. */
export interface NetworkDay {
  readonly apiKeyId: string;
  readonly day: Date;
  /** In the order in which they came, with the entry that showed each first; at most 20. */
  readonly networks: readonly { readonly hash: string; readonly auditId: string }[];
}

interface StoredDay extends NetworkDay {
  readonly _id: string;
  readonly forgetAt: Date;
}

export type KeyNetworks = Awaited<ReturnType<typeof keyNetworks>>;

const MAX_NETWORKS = 20;
const KEPT_HOURS = 9 * 24;
const WEEK_HOURS = 7 * 24;

/** From how many networks each API key issued, by day. */
export async function keyNetworks(connection: Connection) {
  const schema = new Schema<StoredDay>(
    {
      _id: { type: String, required: true },
      apiKeyId: { type: String, required: true },
      day: { type: Date, required: true },
      networks: [
        new Schema(
          { hash: { type: String, required: true }, auditId: { type: String, required: true } },
          { _id: false, id: false },
        ),
      ],
      forgetAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ apiKeyId: 1, day: -1 }); // the week of one key
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // days go when no rule looks back on them
  const Days = connection.model<StoredDay>('ApiKeyNetworks', schema, 'anomaly_key_networks');
  await Days.createIndexes();

  return {
    /** Notes a network of a day; the day as it stands then when the network was new, undefined when it was known. */
    async note(
      apiKeyId: string,
      day: Date,
      network: { readonly hash: string; readonly auditId: string },
    ): Promise<NetworkDay | undefined> {
      const _id = `${apiKeyId}|${utcDay(day)}`;
      try {
        const found = await Days.findOneAndUpdate(
          {
            _id,
            'networks.hash': trusted({ $ne: network.hash }),
            [`networks.${MAX_NETWORKS - 1}`]: trusted({ $exists: false }),
          },
          {
            $push: { networks: network },
            $setOnInsert: { apiKeyId, day, forgetAt: hoursFrom(day, KEPT_HOURS) },
          },
          { upsert: true, returnDocument: 'after' },
        ).lean();
        return found ?? undefined;
      } catch (error) {
        // The upsert meets the day: the network is in it, or it is full.
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** The days of the week before on which the key issued. */
    async weekBefore(apiKeyId: string, day: Date): Promise<readonly NetworkDay[]> {
      return Days.find({ apiKeyId, day: trusted({ $gte: hoursFrom(day, -WEEK_HOURS), $lt: day }) }).lean();
    },
  };
}
