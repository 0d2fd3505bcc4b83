import { z } from 'zod';
import type { Config } from './config.ts';

/** What live settings are made of. */
export const whole = (min: number, max: number) => {
  const rule = `give a whole number from ${min} to ${max}`;
  return z.int(rule).min(min, rule).max(max, rule);
};
export const yesNo = z.boolean('give true or false');

/** A setting that an administrator changes while the platform runs; `settings.ts` of a domain has its own. */
export interface LiveSetting<T = unknown> {
  /** What administrators call it. */
  readonly key: string;
  readonly schema: z.ZodType<T>;
  /** What counts until an administrator sets another value. */
  readonly fallback: (config: Config) => T;
  /** The sentence that lists of settings show. */
  readonly description: string;
  /** Only the role ADMIN may set it: it opens a door to more than OPERATOR may do. */
  readonly adminOnly?: true;
}

export const liveSetting = <T>(row: LiveSetting<T>): LiveSetting<T> => row;

const perMinute = whole(1, 1_000_000);

/** How much of each kind is served in any 60 seconds; the environment gives what counts until an administrator sets it. */
export const RATE_LIMITS = {
  verify: liveSetting({
    key: 'rate-limit.verify',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_VERIFY,
    description:
      'Verifications per caller in any 60 seconds. Openings of shared links and status requests have the same limit; each of the three is counted separately.',
  }),
  verifyBatch: liveSetting({
    key: 'rate-limit.verify-batch',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_VERIFY_BATCH,
    description: 'Batches of up to 100 documents per verifier in any 60 seconds.',
  }),
  provisioning: liveSetting({
    key: 'rate-limit.provisioning',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_PROVISIONING,
    description: 'Requests of the directory of an issuer (SCIM) in any 60 seconds.',
  }),
  issue: liveSetting({
    key: 'rate-limit.issue',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_ISSUE,
    description:
      'Issue requests per issuer in any 60 seconds. Batches and reissues have the same limit; each of the three is counted separately.',
  }),
  registration: liveSetting({
    key: 'rate-limit.registration',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_REGISTRATION,
    description:
      'Registrations of issuers per address in any 60 seconds. Those of holders have the same limit and are counted separately.',
  }),
  signIn: liveSetting({
    key: 'rate-limit.sign-in',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_SIGN_IN,
    description:
      'Sign-in attempts per address in any 60 seconds, counted separately for each kind of account.',
  }),
  link: liveSetting({
    key: 'rate-limit.link',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_LINK,
    description: 'Requests to read or answer invites and claim links, per address in any 60 seconds.',
  }),
  insight: liveSetting({
    key: 'rate-limit.insight',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_INSIGHT,
    description:
      'Insight and support questions per caller in any 60 seconds, counted separately for each route.',
  }),
  kyc: liveSetting({
    key: 'rate-limit.kyc',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_KYC,
    description: 'KYC document uploads per caller in any 60 seconds.',
  }),
  portal: liveSetting({
    key: 'rate-limit.portal',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_PORTAL,
    description:
      'Administrator, portal and registry requests per caller in any 60 seconds, counted separately for each group of routes.',
  }),
  holder: liveSetting({
    key: 'rate-limit.holder',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_HOLDER,
    description: 'Wallet requests per caller in any 60 seconds, counted separately for each group of routes.',
  }),
  lookup: liveSetting({
    key: 'rate-limit.lookup',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_LOOKUP,
    description:
      'Look-ups of holders by e-mail per issuer or custodian in any 60 seconds. Searches of custodians have the same limit and are counted separately.',
  }),
  graphql: liveSetting({
    key: 'rate-limit.graphql',
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_GRAPHQL,
    description:
      'Requests to /graphql and /graphql/stream per caller in any 60 seconds, counted before their bodies are read. What their fields ask for counts against other limits as well.',
  }),
} as const;

/** What an administrator has set, by key, as one version of it. */
export interface SettingsSnapshot {
  /** Rises with every change. */
  readonly version: number;
  readonly values: Readonly<Partial<Record<string, unknown>>>;
}

export interface LiveSettings {
  /** Every setting that a part of the platform reads. */
  readonly known: readonly LiveSetting[];
  /** The setting of a key; undefined for a key that nobody reads. */
  find(key: string): LiveSetting | undefined;
  /** The value that counts now; read it again for every decision. */
  get<T>(setting: LiveSetting<T>): T;
  /** What the environment says: the value while nobody has set one. */
  fallbackOf<T>(setting: LiveSetting<T>): T;
  /** The version that was applied last; 0 before the first. */
  readonly version: number;
  /** False until the stored settings were read: what is deleted or built by a setting must wait for them. */
  readonly isKnown: boolean;
  /** Takes over what administrators have set; an older version than the applied one, and a value that does not parse, change nothing. */
  apply(snapshot: SettingsSnapshot): void;
  /** The stored settings were read, and nobody has set anything since the version that was applied last. */
  confirm(): void;
  /** Calls `listener` after each change of the value of `setting`, and once when the stored settings become known. */
  onChange(setting: LiveSetting, listener: () => void): void;
}

/** The live settings of one process; every unit in it reads the same ones. Errors: one that is read and not among `known`. */
export function createLiveSettings(config: Config, known: readonly LiveSetting[]): LiveSettings {
  const byKey = new Map(known.map((setting) => [setting.key, setting]));
  const fallbacks: Values = new Map(known.map((setting) => [setting, setting.fallback(config)]));
  const listeners: { setting: LiveSetting; tell: () => void }[] = [];
  let values = fallbacks;
  let version = 0;
  let isKnown = false;

  return {
    known,
    find: (key) => byKey.get(key),
    get: (setting) => valueIn(values, setting),
    fallbackOf: (setting) => valueIn(fallbacks, setting),
    get version() {
      return version;
    },
    get isKnown() {
      return isKnown;
    },
    apply(snapshot) {
      const before = values;
      if (snapshot.version > version) {
        version = snapshot.version;
        values = new Map(known.map((setting) => [setting, chosen(setting, snapshot.values[setting.key])]));
      }
      nowKnown(before);
    },
    confirm: () => nowKnown(values),
    onChange: (setting, tell) => void listeners.push({ setting, tell }),
  };

  function nowKnown(before: Values): void {
    const isNews = !isKnown;
    isKnown = true;
    for (const { setting, tell } of listeners)
      if (isNews || before.get(setting) !== values.get(setting)) tell();
  }

  // A value of another release may not parse here: what the environment says is safer than a stop.
  function chosen(setting: LiveSetting, value: unknown): unknown {
    const parsed = value === undefined ? undefined : setting.schema.safeParse(value);
    return parsed?.success ? parsed.data : fallbacks.get(setting);
  }
}

type Values = ReadonlyMap<LiveSetting, unknown>;

function valueIn<T>(values: Values, setting: LiveSetting<T>): T {
  if (!values.has(setting))
    throw new Error(`Nobody told of the setting ${setting.key}: name it in the manifest of its domain.`);
  return values.get(setting) as T;
}
