import { type Connection, Schema, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../store/transact.ts';

const DEMO_STATES = ['OFF', 'SEEDING', 'ON', 'REMOVING'] as const;
export type DemoState = (typeof DEMO_STATES)[number];

/** How the demonstration stands, and which process is changing it. */
export interface DemoWorld {
  readonly state: DemoState;
  readonly since: Date | null;
  readonly issuers: number;
  readonly holders: number;
  readonly credentials: number;
  readonly entries: number;
  readonly learners: number;
  readonly custodians: number;
  readonly verifiers: number;
}

interface StoredWorld extends DemoWorld {
  readonly _id: string;
  /** Until then nobody else changes it. */
  readonly leaseUntil: Date;
}

const ID = 'demo';
export const NO_WORLD: DemoWorld = {
  state: 'OFF',
  since: null,
  issuers: 0,
  holders: 0,
  credentials: 0,
  entries: 0,
  learners: 0,
  custodians: 0,
  verifiers: 0,
};

export type DemoStore = Awaited<ReturnType<typeof demoStore>>;

/** The one record of the demonstration. */
export async function demoStore(connection: Connection) {
  const count = { type: Number, required: true };
  const later = { type: Number, default: 0 };
  const schema = new Schema<StoredWorld>(
    {
      _id: { type: String, required: true },
      state: { type: String, required: true, enum: DEMO_STATES },
      since: { type: Date, default: null },
      issuers: count,
      holders: count,
      credentials: count,
      // Absent in records of an earlier release.
      entries: later,
      learners: later,
      custodians: later,
      verifiers: later,
      leaseUntil: { type: Date, required: true },
    },
    { versionKey: false },
  );
  const Worlds = connection.model<StoredWorld>('DemoWorld', schema, 'demo_worlds');
  await Worlds.createCollection();

  return {
    async read(): Promise<DemoWorld> {
      const found = await Worlds.findById(ID).lean();
      if (!found) return NO_WORLD;
      const { _id, leaseUntil: _leaseUntil, ...world } = found;
      return { ...NO_WORLD, ...world };
    },

    /** Takes the right to change it until `leaseUntil`; false while another process has it. */
    async lease(at: Date, leaseUntil: Date): Promise<boolean> {
      try {
        const { matchedCount, upsertedCount } = await Worlds.updateOne(
          { _id: ID, leaseUntil: trusted({ $lte: at }) },
          { $set: { leaseUntil }, $setOnInsert: NO_WORLD },
          { upsert: true },
        );
        return matchedCount + upsertedCount > 0;
      } catch (error) {
        // The upsert meets the record that somebody else holds.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Gives the right back; one that ran out and that somebody else has taken stays theirs. */
    async release(leaseUntil: Date, at: Date): Promise<void> {
      await Worlds.updateOne({ _id: ID, leaseUntil }, { $set: { leaseUntil: at } });
    },

    async write(world: DemoWorld): Promise<void> {
      await Worlds.updateOne({ _id: ID }, { $set: { ...world } });
    },
  };
}
