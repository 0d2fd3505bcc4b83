import { z } from 'zod';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import type { Sealed } from '../../../kernel/crypto/envelope.ts';
import { AppError, invalid, isAppError } from '../../../kernel/errors.ts';
import type { AdminRole } from '../../../kernel/identity.ts';
import type { LiveSetting, LiveSettings } from '../../../kernel/live-settings.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, parseInput, text } from '../../../kernel/parse.ts';

/** What is shown instead of a secret; no entry can have it as its value. */
export const MASK = '********';
const MAX_VALUE_BYTES = 16 * 1024;
// A key that is so many letters away from a known setting was meant for it.
const MOST_SLIPS = 2;

/** What one key holds, as it is stored. Neither value: the key is not set (any more), and only its version goes on. */
export interface StoredEntry {
  readonly key: string;
  /** JCS text of a value that everybody may see. */
  readonly valueJson: string | null;
  /** The same of a secret. */
  readonly sealed: Sealed | null;
  readonly isSecret: boolean;
  readonly description: string | null;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  /** 1, 2, 3 … without gaps, also past a removal. */
  readonly rowVersion: number;
}

/** What one key holds, as it is shown. */
export interface ConfigEntry {
  readonly key: string;
  /** The value that counts; null for none, the mask for a secret. */
  readonly value: unknown;
  readonly type: 'INTEGER' | 'BOOLEAN' | 'STRING' | 'JSON';
  readonly isSecret: boolean;
  readonly description: string | null;
  readonly source: 'DEFAULT' | 'SET';
  readonly default: unknown;
  readonly adminOnly: boolean;
  /** Why a stored value does not count. */
  readonly problem: string | null;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
  readonly rowVersion: number;
}

/** One change of one key; values as they may be shown. */
export interface ConfigChange {
  readonly key: string;
  readonly rowVersion: number;
  readonly action: 'SET' | 'UNSET';
  readonly from: unknown;
  readonly to: unknown;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly changedByRole: AdminRole;
}

const KEY_RULE = 'give 1 to 128 printable characters, with no space at either end';
const configKey = z
  .string(KEY_RULE)
  .max(128, KEY_RULE)
  .regex(/^(?! )[^\p{C}\p{Zl}\p{Zp}]+(?<! )$/u, KEY_RULE);

// Keys stand in paths, which cannot contain one of these characters, encoded or not.
const UNADDRESSABLE = /[/\\%?#;]|^\.{1,2}$/;

const value = z.unknown().superRefine((given, issues) => {
  const refusal = refusalOf(given);
  if (refusal) issues.addIssue({ code: 'custom', message: refusal });
});

export const keyInput = z.strictObject({ key: configKey });
export const listInput = z.strictObject({ prefix: optional(configKey), ...pageInput });
export const historyInput = z.strictObject({ key: configKey, ...pageInput });
export const readInput = z.strictObject({ knownVersion: z.int().min(0) });
export const putInput = z
  .strictObject({
    key: configKey,
    value,
    isSecret: optional(z.boolean('give true or false')),
    // Left out it stays as it is; null takes it away.
    description: z.nullish(text(500)),
  })
  .superRefine((put, issues) => {
    if (put.value !== null) {
      const addressable =
        'use a key without / \\ % ? # and ;, other than . and .., so that a path can name it';
      if (UNADDRESSABLE.test(put.key))
        issues.addIssue({ code: 'custom', path: ['key'], message: addressable });
      return;
    }
    const message = 'leave this out: null takes the value away, and all that belongs to it';
    if (put.isSecret !== undefined) issues.addIssue({ code: 'custom', path: ['isSecret'], message });
    if (put.description != null) issues.addIssue({ code: 'custom', path: ['description'], message });
  });

export type Put = z.output<typeof putInput>;

function refusalOf(given: unknown): string | undefined {
  if (given === undefined) return 'this field is required; null takes the value away';
  if (given === MASK) return 'this is the mask that hides a secret, not its value; give the value itself';
  try {
    const bytes = Buffer.byteLength(canonicalize(given));
    return bytes > MAX_VALUE_BYTES ? `use at most ${MAX_VALUE_BYTES} bytes of JSON, not ${bytes}` : undefined;
  } catch (error) {
    if (isAppError(error)) return error.message;
    throw error;
  }
}

/** Refuses what the setting of the key cannot take; a key without one takes anything. Errors: FORBIDDEN for a setting that is ADMIN's alone, VALIDATION_FAILED. */
export function requireFit(
  { value: given, isSecret }: Put,
  setting: LiveSetting | undefined,
  role: AdminRole,
): void {
  if (setting === undefined) return;
  if (setting.adminOnly && role !== 'ADMIN')
    throw new AppError(
      'FORBIDDEN',
      `Only the role ADMIN may set ${setting.key}; ask an administrator of that role.`,
    );
  if (isSecret)
    throw invalid('isSecret', 'known_setting', 'every unit reads this setting; it cannot be a secret');
  if (given !== null) parseInput(z.strictObject({ value: setting.schema }), { value: given });
}

/** The warning about a key that is similar to a known setting: it is stored and has no effect. */
export function warningOf(
  { key, value: given }: Put,
  settings: Pick<LiveSettings, 'find' | 'known'>,
): string | null {
  if (given === null || settings.find(key)) return null;
  const meant = settings.known.find((known) => isNear(lettersOf(key), lettersOf(known.key)));
  if (meant === undefined) return null;
  return `No unit reads ${key}; did you mean ${meant.key}? Set that, and take this one away with the value null.`;
}

/** What is left of a key when case and punctuation do not count. */
function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function isNear(given: string, known: string): boolean {
  const isPart = given.length * 2 >= known.length && (known.startsWith(given) || given.startsWith(known));
  return isPart || editDistance(given, known) <= MOST_SLIPS;
}

/** How many letters to add, leave out or exchange to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const above = row;
    row = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const exchanged = (above[at] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(exchanged, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** The entry after a change; `seal` hides a secret, bound to the key and the version that it is given. */
export function changed(
  before: StoredEntry | undefined,
  put: Put,
  by: { readonly userId: string; readonly at: Date },
  seal: (text: string, key: string, rowVersion: number) => Sealed,
): StoredEntry {
  const rowVersion = (before?.rowVersion ?? 0) + 1;
  const isRemoved = put.value === null;
  const isSecret = !isRemoved && (put.isSecret ?? before?.isSecret ?? false);
  const json = isRemoved ? null : canonicalize(put.value);
  return {
    key: put.key,
    valueJson: isSecret ? null : json,
    sealed: isSecret && json !== null ? seal(json, put.key, rowVersion) : null,
    isSecret,
    description: isRemoved
      ? null
      : put.description === undefined
        ? (before?.description ?? null)
        : put.description,
    updatedAt: by.at,
    updatedBy: by.userId,
    rowVersion,
  };
}

/** What the history shows of a change; the value before is masked, too, when a key becomes a secret. */
export function changeOf(
  before: StoredEntry | undefined,
  after: StoredEntry,
  by: { readonly userId: string; readonly role: AdminRole },
): ConfigChange {
  const from = shownValue(before);
  return {
    key: after.key,
    rowVersion: after.rowVersion,
    action: isSet(after) ? 'SET' : 'UNSET',
    from: from !== null && after.isSecret ? MASK : from,
    to: shownValue(after),
    changedAt: after.updatedAt,
    changedBy: by.userId,
    changedByRole: by.role,
  };
}

/** True when the change would change nothing. Never for a secret: the answer must not show that it is the stored one. */
export function isUnchanged(before: StoredEntry | undefined, put: Put): boolean {
  if (put.value === null) return !isSet(before);
  return (
    before !== undefined &&
    put.isSecret !== true &&
    before.valueJson === canonicalize(put.value) &&
    (put.description === undefined || put.description === before.description)
  );
}

export function isSet(entry: StoredEntry | undefined): entry is StoredEntry {
  return entry !== undefined && (entry.valueJson !== null || entry.sealed !== null);
}

/** What may be shown of the value; null when there is none. */
function shownValue(entry: StoredEntry | undefined): unknown {
  if (!isSet(entry)) return null;
  return entry.valueJson === null ? MASK : JSON.parse(entry.valueJson);
}

/** What everybody who may read the configuration is shown of a key; of a known setting also when nobody has set it. */
export function entryOf(
  key: string,
  stored: StoredEntry | undefined,
  settings: Pick<LiveSettings, 'find' | 'fallbackOf'>,
): ConfigEntry {
  const shown = shownValue(stored);
  const said = {
    key,
    isSecret: stored?.isSecret ?? false,
    updatedAt: stored?.updatedAt ?? null,
    updatedBy: stored?.updatedBy ?? null,
    rowVersion: stored?.rowVersion ?? 0,
  };
  const source = isSet(stored) ? 'SET' : 'DEFAULT';
  const description = stored?.description ?? null;
  const setting = settings.find(key);
  if (setting === undefined)
    return {
      ...said,
      value: shown,
      type: 'JSON',
      description,
      source,
      default: null,
      adminOnly: false,
      problem: null,
    };
  const problem = isSet(stored) ? problemOf(setting, stored) : null;
  const fallback = settings.fallbackOf(setting);
  return {
    ...said,
    value: source === 'SET' && problem === null ? shown : fallback,
    type: typeOf(setting),
    description: description ?? setting.description,
    source: problem === null ? source : 'DEFAULT',
    default: fallback,
    adminOnly: setting.adminOnly ?? false,
    problem,
  };
}

/** Why the stored value of a known setting does not count: it is of a release with other rules. */
function problemOf(setting: LiveSetting, stored: StoredEntry): string | null {
  if (stored.isSecret) return 'A secret is stored here, which no unit reads. Set the value again.';
  const parsed = setting.schema.safeParse(shownValue(stored));
  if (parsed.success) return null;
  return `The stored value does not fit (${parsed.error.issues[0]?.message}); the default counts. Set it again.`;
}

const TYPES: Readonly<Record<string, ConfigEntry['type']>> = {
  integer: 'INTEGER',
  boolean: 'BOOLEAN',
  string: 'STRING',
};

function typeOf(setting: LiveSetting): ConfigEntry['type'] {
  return TYPES[String(z.toJSONSchema(setting.schema).type)] ?? 'JSON';
}
