import { hkdfSync } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError } from './config.ts';
import { tryDecodeBase64 } from './crypto/base64.ts';
import { parseStrictJson } from './crypto/strict-json.ts';
import { newId, randomSecret } from './ids.ts';
import type { Logger } from './log.ts';
import { type SecretName, type UnitName, unitRow } from './units.ts';

const JWT_SECRET_BYTES = 64;
const KEK_BYTES = 32;
// 32 random bytes hold fewer than 16 different values about once in 10^12 tries: less means a pattern.
const MIN_DIFFERENT_BYTES = 16;

/** Key-encryption keys by version; `current` encrypts, the others still decrypt. */
export interface KeyEncryptionKeys {
  readonly current: number;
  readonly keys: ReadonlyMap<number, Buffer>;
}

/**
 * Keys for another purpose than sealing (HKDF-SHA-512, RFC 5869), one of each version: the current one first, so that what was
 * sealed before a rotation opens with another of them.
 */
export function derivedKeys(
  { current, keys }: KeyEncryptionKeys,
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const derived = (key: Buffer) => Buffer.from(hkdfSync('sha512', key, '', `testamur/${purpose}/v1`, 32));
  const { [current]: newest, ...older } = Object.fromEntries(keys);
  if (!newest) throw new Error(`There is no key-encryption key of version ${current}.`);
  return [derived(newest), ...Object.values(older).map(derived)];
}

/** What a process was given; undefined is what its units do without. */
export interface Secrets {
  /** At least 64 bytes (RFC 7518 §3.2 asks for that many with HS512). */
  readonly jwtSecret: Buffer | undefined;
  readonly previousJwtSecret?: Buffer | undefined;
  readonly keks: KeyEncryptionKeys | undefined;
}

/** The secrets that a unit needs. */
export function secretsOf(unit: UnitName): readonly SecretName[] {
  return unitRow(unit).secrets ?? [];
}

type SecretSettings = Pick<
  Config,
  | 'JWT_SECRET'
  | 'JWT_SECRET_FILE'
  | 'JWT_SECRET_PREVIOUS'
  | 'KEY_ENCRYPTION_KEY'
  | 'KEK_FILE'
  | 'DATA_DIR'
  | 'isProduction'
>;

/**
 * The secrets that these units need, and those that are set all the same: from the settings, else (never in production) generated
 * once in `DATA_DIR/secrets`.
 * Processes that start together on one folder end up with the same secrets.
 * Errors: ConfigError that names the setting and says what to put there, never what stood there.
 */
export async function loadSecrets(
  config: SecretSettings,
  units: readonly UnitName[],
  log: Logger,
): Promise<Secrets> {
  const needed = new Set(units.flatMap((unit) => secretsOf(unit)));
  const isSet = (...values: readonly unknown[]) => values.some((value) => value !== undefined);
  const wantsToken = needed.has('JWT_SECRET') || isSet(config.JWT_SECRET, config.JWT_SECRET_FILE);
  const wantsKeks = needed.has('KEY_ENCRYPTION_KEY') || isSet(config.KEY_ENCRYPTION_KEY, config.KEK_FILE);
  if (config.isProduction) refuseMissing(config, units, needed);
  return {
    jwtSecret: wantsToken ? await jwtSecretOf(config, log) : undefined,
    previousJwtSecret:
      config.JWT_SECRET_PREVIOUS === undefined
        ? undefined
        : secretBytes('JWT_SECRET_PREVIOUS', config.JWT_SECRET_PREVIOUS, { atLeast: JWT_SECRET_BYTES }),
    keks: wantsKeks ? await keysOf(config, log) : undefined,
  };
}

/** All that lacks at once: nobody wants to learn of one secret after the other. */
function refuseMissing(
  config: SecretSettings,
  units: readonly UnitName[],
  needed: ReadonlySet<SecretName>,
): void {
  const given: Readonly<Record<SecretName, string | undefined>> = {
    JWT_SECRET: config.JWT_SECRET ?? config.JWT_SECRET_FILE,
    KEY_ENCRYPTION_KEY: config.KEY_ENCRYPTION_KEY ?? config.KEK_FILE,
  };
  const missing = [...needed].filter((name) => given[name] === undefined);
  if (missing.length === 0) return;
  const whose = units.filter((unit) => missing.some((name) => secretsOf(unit).includes(name)));
  throw new ConfigError(
    `${missing.join(' and ')}: set ${missing.length === 1 ? 'it' : 'them'} for ${whose.join(', ')}; in production no secret is generated.`,
  );
}

async function jwtSecretOf(config: SecretSettings, log: Logger): Promise<Buffer> {
  const { JWT_SECRET, JWT_SECRET_FILE } = config;
  refuseBoth('JWT_SECRET', JWT_SECRET, 'JWT_SECRET_FILE', JWT_SECRET_FILE);
  const rule = { atLeast: JWT_SECRET_BYTES };
  if (JWT_SECRET !== undefined) return secretBytes('JWT_SECRET', JWT_SECRET, rule);
  if (JWT_SECRET_FILE !== undefined) {
    return secretBytes('JWT_SECRET_FILE', await readText('JWT_SECRET_FILE', JWT_SECRET_FILE), rule);
  }
  return generatedOnce('JWT_SECRET', 'jwt-secret', rule, config, log);
}

async function keysOf(config: SecretSettings, log: Logger): Promise<KeyEncryptionKeys> {
  const { KEY_ENCRYPTION_KEY, KEK_FILE } = config;
  refuseBoth('KEY_ENCRYPTION_KEY', KEY_ENCRYPTION_KEY, 'KEK_FILE', KEK_FILE);
  if (KEK_FILE !== undefined) return keysOfFile(KEK_FILE);
  const rule = { exactly: KEK_BYTES };
  const key =
    KEY_ENCRYPTION_KEY === undefined
      ? await generatedOnce('KEY_ENCRYPTION_KEY', 'key-encryption-key', rule, config, log)
      : secretBytes('KEY_ENCRYPTION_KEY', KEY_ENCRYPTION_KEY, rule);
  return { current: 1, keys: new Map([[1, key]]) };
}

const keyFile = z.strictObject({
  current: z.number().int().min(1).max(1_000_000),
  keys: z.record(z.string().regex(/^[1-9]\d{0,6}$/), z.string()),
});

async function keysOfFile(path: string): Promise<KeyEncryptionKeys> {
  await requirePrivate('KEK_FILE', path);
  const parsed = keyFile.safeParse(parsedJson(await readText('KEK_FILE', path)));
  if (!parsed.success) {
    throw new ConfigError(
      'KEK_FILE: write {"current":1,"keys":{"1":"<base64 of 32 bytes>"}} with versions from 1 on.',
    );
  }
  const { current, keys } = parsed.data;
  const byVersion = new Map(
    Object.entries(keys).map(([version, text]) => [
      Number(version),
      secretBytes(`KEK_FILE version ${version}`, text, { exactly: KEK_BYTES }),
    ]),
  );
  if (!byVersion.has(current))
    throw new ConfigError(`KEK_FILE: add the key of version ${current}, which "current" names.`);
  return { current, keys: byVersion };
}

function parsedJson(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch {
    return undefined;
  }
}

interface LengthRule {
  readonly atLeast?: number;
  readonly exactly?: number;
}

/** Decodes canonical base64 and refuses what no random generator made. */
function secretBytes(name: string, text: string, rule: LengthRule): Buffer {
  const wanted = rule.exactly === undefined ? `at least ${rule.atLeast}` : `exactly ${rule.exactly}`;
  const remedy = `make one with: openssl rand -base64 ${rule.exactly ?? rule.atLeast} | tr -d '\\n'`;
  const bytes = tryDecodeBase64(text.trim());
  const fits =
    bytes && bytes.length >= (rule.atLeast ?? 0) && bytes.length === (rule.exactly ?? bytes.length);
  if (!fits)
    throw new ConfigError(`${name}: give ${wanted} random bytes as standard base64 with padding; ${remedy}.`);
  if (looksMade(bytes))
    throw new ConfigError(`${name}: this is an example or a pattern, not random bytes; ${remedy}.`);
  return bytes;
}

/** Repeated or counted bytes, few different ones, or typed text: what examples consist of. */
function looksMade(bytes: Buffer): boolean {
  if (new Set(bytes).size < MIN_DIFFERENT_BYTES) return true;
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return true;
  const step = (bytes.readUInt8(1) - bytes.readUInt8(0)) & 0xff;
  return bytes.every((byte, at) => at === 0 || ((byte - bytes.readUInt8(at - 1)) & 0xff) === step);
}

async function generatedOnce(
  name: string,
  file: string,
  rule: LengthRule,
  { DATA_DIR }: SecretSettings,
  log: Logger,
): Promise<Buffer> {
  const folder = join(DATA_DIR, 'secrets');
  const path = join(folder, file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = randomSecret(rule.exactly ?? rule.atLeast).toString('base64');
  if (await createWhole(folder, path, `${made}\n`))
    log.info({ path }, `${name} is not set; one was generated, back it up`);
  await requirePrivate(name, path);
  return secretBytes(`${name} in ${path}`, await readText(name, path), rule);
}

/** Creates a file that appears with its whole content or not at all; false when it is there already. */
async function createWhole(folder: string, path: string, content: string): Promise<boolean> {
  if (await exists(path)) return false;
  const draft = join(folder, `.draft-${newId()}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    // link(2) refuses an existing name, so of several processes one wins and none ever reads half a file.
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function readText(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${path} cannot be read; create it or mend its owner.`, { cause: error });
  }
}

/** Refuses a key file that other users of the machine can touch (Windows has no such modes). */
async function requirePrivate(name: string, path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const found = await stat(path).catch((error: unknown) => {
    throw new ConfigError(`${name}: ${path} cannot be read; create it or mend its owner.`, { cause: error });
  });
  if ((found.mode & 0o177) !== 0)
    throw new ConfigError(`${name}: ${path} is open to others; run chmod 600 on it.`);
}

function refuseBoth(one: string, oneValue: unknown, other: string, otherValue: unknown): void {
  if (oneValue === undefined || otherValue === undefined) return;
  throw new ConfigError(`${one} and ${other} are both set; unset one of them.`);
}
