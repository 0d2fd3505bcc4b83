import { type Connection, Schema, trusted } from 'mongoose';
import { ADMIN_ROLES } from '../../../kernel/identity.ts';
import type { LiveSettings, SettingsSnapshot } from '../../../kernel/live-settings.ts';
import type { Write } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { type ConfigChange, MASK, type StoredEntry } from './config-entry.ts';

type EntryRow = Omit<StoredEntry, 'key'> & { readonly _id: string };

// Values are kept as text: their members have names of their own, with dots and dollars.
type ChangeRow = Omit<ConfigChange, 'from' | 'to'> & {
  readonly _id: string;
  readonly fromJson: string | null;
  readonly toJson: string | null;
};

interface VersionRow {
  readonly _id: string;
  readonly version: number;
}

const named = { type: String, required: true };
const perhaps = { type: String, default: null };
const dated = { type: Date, required: true };
const counted = { type: Number, required: true };
const LIVE = 'live-settings';
const MASK_JSON = JSON.stringify(MASK);

export type ConfigStore = Awaited<ReturnType<typeof configStore>>;

/** Entries by key, their history, and the version of the settings that units follow. */
export async function configStore(connection: Connection, settings: Pick<LiveSettings, 'known'>) {
  const entries = new Schema<EntryRow>(
    {
      _id: named,
      valueJson: perhaps,
      sealed: { type: new Schema({ ciphertext: named, nonce: named }, { _id: false }), default: null },
      isSecret: { type: Boolean, required: true },
      description: perhaps,
      updatedAt: dated,
      updatedBy: named,
      rowVersion: counted,
    },
    { versionKey: false },
  );
  const changes = new Schema<ChangeRow>(
    {
      _id: named,
      key: named,
      rowVersion: counted,
      action: named,
      fromJson: perhaps,
      toJson: perhaps,
      changedAt: dated,
      changedBy: named,
      changedByRole: { ...named, enum: ADMIN_ROLES },
    },
    { versionKey: false },
  );
  changes.index({ key: 1, rowVersion: -1 }, { unique: true }); // one change per version of a key, newest first
  const versions = new Schema<VersionRow>({ _id: named, version: counted }, { versionKey: false });
  const Entries = connection.model<EntryRow>('ConfigEntry', entries, 'system_config');
  const Changes = connection.model<ChangeRow>('ConfigChange', changes, 'system_config_changes');
  const Versions = connection.model<VersionRow>('ConfigVersion', versions, 'system_config_versions');
  await Promise.all([Entries.createCollection(), Changes.createIndexes(), startVersion()]);

  return {
    async byKey(key: string): Promise<StoredEntry | undefined> {
      const found = await Entries.findById(key).lean();
      return found ? fromStored(found) : undefined;
    },

    async byKeys(keys: readonly string[]): Promise<ReadonlyMap<string, StoredEntry>> {
      const rows = await Entries.find({ _id: trusted({ $in: [...keys] }) }).lean();
      return new Map(rows.map((row) => [row._id, fromStored(row)]));
    },

    /** Keys that are set and start with `prefix`. */
    async keys(prefix: string): Promise<readonly string[]> {
      const rows = await Entries.find({
        _id: trusted({ $gte: prefix }),
        $or: [{ valueJson: trusted({ $ne: null }) }, { sealed: trusted({ $ne: null }) }],
      })
        .select({ _id: 1 })
        .lean();
      return rows.map(({ _id }) => _id).filter((key) => key.startsWith(prefix));
    },

    async history(key: string, page: { skip: number; limit: number }) {
      const [rows, total] = await Promise.all([
        Changes.find({ key }).sort({ rowVersion: -1 }).skip(page.skip).limit(page.limit).lean(),
        Changes.countDocuments({ key }),
      ]);
      return { items: rows.map(fromStoredChange), total };
    },

    async liveVersion(): Promise<number> {
      return (await Versions.findById(LIVE).lean())?.version ?? 0;
    },

    /** What is set of the known settings. The version is read first: the values may be newer than it says, never older. */
    async live(): Promise<SettingsSnapshot> {
      const version = (await Versions.findById(LIVE).lean())?.version ?? 0;
      const rows = await Entries.find({
        _id: trusted({ $in: settings.known.map(({ key }) => key) }),
        valueJson: trusted({ $ne: null }),
      }).lean();
      const values = rows.map(({ _id, valueJson }) => [_id, JSON.parse(valueJson ?? 'null')] as const);
      return { version, values: Object.fromEntries(values) };
    },

    /** Stores an entry over the one that was read; another change in between fails the commit with a conflict or duplicate key. */
    entryWrite({ key, ...after }: StoredEntry, before: StoredEntry | undefined): Write {
      if (!before) return { model: Entries, operation: { insertOne: { document: { _id: key, ...after } } } };
      return {
        model: Entries,
        guarded: true,
        operation: {
          updateOne: { filter: { _id: key, rowVersion: before.rowVersion }, update: { $set: after } },
        },
      };
    },

    changeWrite: ({ from, to, ...change }: ConfigChange): Write => ({
      model: Changes,
      operation: {
        insertOne: {
          document: {
            _id: `${change.key}#${change.rowVersion}`,
            ...change,
            fromJson: from === null ? null : JSON.stringify(from),
            toJson: to === null ? null : JSON.stringify(to),
          },
        },
      },
    }),

    /** Makes every unit read the known settings again. */
    versionWrite: (): Write => ({
      model: Versions,
      guarded: true,
      operation: { updateOne: { filter: { _id: LIVE }, update: { $inc: { version: 1 } } } },
    }),

    /** Masks the old values of a key that has become a secret: one of them may be that secret. */
    async maskWrites(key: string): Promise<readonly Write[]> {
      const rows = await Changes.find({ key }).lean();
      return rows.map(({ _id, fromJson, toJson }) => ({
        model: Changes,
        operation: {
          updateOne: {
            filter: { _id },
            update: { $set: { fromJson: fromJson && MASK_JSON, toJson: toJson && MASK_JSON } },
          },
        },
      }));
    },
  };

  async function startVersion(): Promise<void> {
    try {
      await Versions.updateOne({ _id: LIVE }, { $setOnInsert: { version: 0 } }, { upsert: true });
    } catch (error) {
      // Another process started it at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function fromStored({ _id, ...entry }: EntryRow): StoredEntry {
  return { ...entry, key: _id };
}

function fromStoredChange({ _id, fromJson, toJson, ...change }: ChangeRow): ConfigChange {
  return { ...change, from: JSON.parse(fromJson ?? 'null'), to: JSON.parse(toJson ?? 'null') };
}
