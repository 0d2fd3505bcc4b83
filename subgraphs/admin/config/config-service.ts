import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import type { Envelope, Sealed } from '../../../kernel/crypto/envelope.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { LiveSettings, SettingsSnapshot } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { createTurns } from '../../../store/turns.ts';
import type { Actor } from '../users/admin-user.ts';
import { adminOf, type Roster } from '../users/roster.ts';
import {
  type ConfigChange,
  type ConfigEntry,
  changed,
  changeOf,
  entryOf,
  historyInput,
  isSet,
  isUnchanged,
  keyInput,
  listInput,
  type Put,
  putInput,
  readInput,
  requireFit,
  type StoredEntry,
  warningOf,
} from './config-entry.ts';
import type { ConfigStore } from './config-model.ts';

/** A key after a change. */
interface PutOutcome {
  readonly entry: ConfigEntry;
  /** Set for a key that was probably meant to be another one. */
  readonly warning: string | null;
}

export type ConfigService = ReturnType<typeof createConfigService>;

/** The system configuration: what administrators set, what became of it, and what the units are told of it. */
export function createConfigService(deps: {
  entries: ConfigStore;
  ledger: Ledger;
  envelope: Envelope;
  settings: LiveSettings;
  roster: Pick<Roster, 'change' | 'actingWrite'>;
  now: Clock;
  log: Logger;
}) {
  const { entries, ledger, envelope, settings, roster, now, log } = deps;
  const inTurn = createTurns();

  return {
    /** Known settings and free keys by name. */
    async list(input: unknown, context: Context): Promise<Page<ConfigEntry>> {
      permit(context, 'config.read');
      const { prefix = '', ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      const known = settings.known.map(({ key }) => key).filter((key) => key.startsWith(prefix));
      const keys = [...new Set<string>([...known, ...(await entries.keys(prefix))])].sort();
      const shown = keys.slice(skip, skip + limit);
      const stored = await entries.byKeys(shown);
      const items = shown.map((key) => entryOf(key, stored.get(key), settings));
      return { items, total: keys.length, offset: skip, size: limit };
    },

    /** One key. Error: NOT_FOUND for a free one that is not set. */
    async get(input: unknown, context: Context): Promise<ConfigEntry> {
      permit(context, 'config.read');
      const { key } = parseInput(keyInput, input);
      const stored = await entries.byKey(key);
      if (!settings.find(key) && !isSet(stored)) throw unknownKey(key);
      return entryOf(key, stored, settings);
    },

    /** The changes of one key, newest first, also of one that was removed. Error: NOT_FOUND for a key that never was. */
    async history(input: unknown, context: Context): Promise<Page<ConfigChange>> {
      permit(context, 'config.read');
      const { key, ...page } = parseInput(historyInput, input);
      const { skip, limit } = pageWindow(page);
      const { items, total } = await entries.history(key, { skip, limit });
      if (total === 0 && !settings.find(key)) throw unknownKey(key);
      return { items, total, offset: skip, size: limit };
    },

    /**
     * Sets a key, or takes its value away with null; this process acts on it when the promise resolves.
     * Errors: VALIDATION_FAILED, FORBIDDEN, TOKEN_INVALID once the caller has signed out, NOT_FOUND when there is nothing to
     * take away, ROW_VERSION_MISMATCH.
     */
    async put(input: unknown, context: Context): Promise<PutOutcome> {
      permit(context, 'config.write');
      const caller = adminOf(context);
      const put = parseInput(putInput, input);
      requireFit(put, settings.find(put.key), caller.role);
      const stored = await inTurn(put.key, () => roster.change(caller, () => write(put, caller, context)));
      if (settings.find(put.key)) await refresh();
      return { entry: entryOf(put.key, stored, settings), warning: warningOf(put, settings) };
    },

    /** What units follow; undefined when they are at the known version. For units only. */
    async read(input: unknown, context: Context): Promise<SettingsSnapshot | undefined> {
      permit(context, 'config.watch');
      const { knownVersion } = parseInput(readInput, input);
      return (await entries.liveVersion()) === knownVersion ? undefined : entries.live();
    },

    refresh,
  };

  async function write(put: Put, caller: Actor, context: Context): Promise<StoredEntry | undefined> {
    const before = await entries.byKey(put.key);
    requireRowVersion(context, before?.rowVersion ?? 0);
    if (put.value === null && !isSet(before) && !settings.find(put.key)) throw unknownKey(put.key);
    if (isUnchanged(before, put)) return before;
    const after = changed(before, put, { userId: caller.userId, at: now() }, seal);
    const hasBecomeSecret = after.isSecret && before !== undefined && !before.isSecret;
    try {
      await ledger.commit(context, {
        writes: [
          roster.actingWrite(caller),
          entries.entryWrite(after, before),
          ...(hasBecomeSecret ? await entries.maskWrites(put.key) : []),
          entries.changeWrite(changeOf(before, after, caller)),
          ...(settings.find(put.key) ? [entries.versionWrite()] : []),
        ],
        audit: {
          action: isSet(after) ? 'config.set' : 'config.unset',
          subject: { type: 'SystemConfig', id: put.key },
          previousState: before && String(before.rowVersion),
          newState: String(after.rowVersion),
        },
      });
    } catch (error) {
      // Another process has set this key first: decide again on what it has set.
      if (isDuplicateKey(error))
        throw new AppError('CONFLICT', 'The key was set at the same moment; repeat the request.', {
          cause: error,
        });
      throw error;
    }
    return after;
  }

  function seal(json: string, key: string, rowVersion: number): Sealed {
    return envelope.seal(Buffer.from(json), configAad(key, rowVersion));
  }

  /** Takes over what the store has now; returns it. When this fails nothing is lost: the watcher reads the settings again. */
  async function refresh(): Promise<SettingsSnapshot | undefined> {
    try {
      const snapshot = await entries.live();
      settings.apply(snapshot);
      return snapshot;
    } catch (error) {
      log.warn({ err: error }, 'The settings could not be read; they are taken over within seconds');
      return undefined;
    }
  }
}

/** Binds a sealed value to its key and version, so that stored values cannot be swapped or brought back. */
export function configAad(key: string, rowVersion: number): string {
  return `testamur:system-config:v1\n${key}\n${rowVersion}`;
}

function unknownKey(key: string): AppError {
  return new AppError(
    'NOT_FOUND',
    `There is no entry ${key}; GET /api/v1/admin/config lists those there are.`,
  );
}
