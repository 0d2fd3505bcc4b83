import { z } from 'zod';
import type { Config } from './config.ts';

const whole = (min: number, max: number) => {
  const rule = `give a whole number from ${min} to ${max}`;
  return z.int(rule).min(min, rule).max(max, rule);
};
const perMinute = whole(1, 1_000_000);
const yesNo = z.boolean('give true or false');
const months = whole(1, 600);

interface LiveSetting<S extends z.ZodType> {
  readonly schema: S;
  /** What counts until an administrator sets another value. */
  readonly fallback: (config: Config) => z.output<S>;
  /** The sentence that lists of settings show. */
  readonly description: string;
  /** Only the role ADMIN may set it: it opens a door to more than OPERATOR may do. */
  readonly adminOnly?: true;
}

const setting = <S extends z.ZodType>(row: LiveSetting<S>): LiveSetting<S> => row;

/** The settings that an administrator changes while the platform runs; the environment gives what counts until then. */
export const LIVE_SETTINGS = {
  'rate-limit.verify': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_VERIFY,
    description:
      'Verifications per caller in any 60 seconds. Openings of shared links and status requests have the same limit; each of the three is counted separately.',
  }),
  'rate-limit.issue': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_ISSUE,
    description:
      'Issue requests per issuer in any 60 seconds. Batches and reissues have the same limit; each of the three is counted separately.',
  }),
  'rate-limit.registration': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_REGISTRATION,
    description:
      'Registrations of issuers per address in any 60 seconds. Those of holders have the same limit and are counted separately.',
  }),
  'rate-limit.sign-in': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_SIGN_IN,
    description:
      'Sign-in attempts per address in any 60 seconds, counted separately for each kind of account.',
  }),
  'rate-limit.link': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_LINK,
    description: 'Requests to read or answer invites and claim links, per address in any 60 seconds.',
  }),
  'rate-limit.insight': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_INSIGHT,
    description:
      'Insight and support questions per caller in any 60 seconds, counted separately for each route.',
  }),
  'rate-limit.kyc': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_KYC,
    description: 'KYC document uploads per caller in any 60 seconds.',
  }),
  'rate-limit.portal': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_PORTAL,
    description:
      'Administrator, portal and registry requests per caller in any 60 seconds, counted separately for each group of routes.',
  }),
  'rate-limit.holder': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_HOLDER,
    description: 'Wallet requests per caller in any 60 seconds, counted separately for each group of routes.',
  }),
  'rate-limit.lookup': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_LOOKUP,
    description: 'Look-ups of holders by e-mail per issuer in any 60 seconds.',
  }),
  'rate-limit.graphql': setting({
    schema: perMinute,
    fallback: (config) => config.RATE_LIMIT_GRAPHQL,
    description:
      'Requests to /graphql and /graphql/stream per caller in any 60 seconds, counted before their bodies are read. What their fields ask for counts against other limits as well.',
  }),
  'demo-mode.enabled': setting({
    schema: yesNo,
    fallback: () => false,
    description:
      'Keeps the data of the demonstration, which is marked and left out of all statistics; false removes it.',
  }),
  'admin.demo-login.enabled': setting({
    schema: yesNo,
    fallback: () => false,
    description: 'Allows the demo login when ADMIN_DEMO_LOGIN_CODE is set, too. Not for real data.',
    adminOnly: true,
  }),
  'status-lists.enabled': setting({
    schema: yesNo,
    fallback: () => false,
    description:
      'New credentials of CUSTODIAL issuers name their entry in a public status list, for verifiers that do not ask this platform.',
  }),
  'retention.verification-events-months': setting({
    schema: months,
    fallback: () => 24,
    description: 'Months after which verification events are deleted.',
  }),
  'retention.invites-days': setting({
    schema: whole(1, 3650),
    fallback: () => 90,
    description: 'How many days invites and claim links are kept after they have ended.',
  }),
} as const;

export type LiveSettingKey = keyof typeof LIVE_SETTINGS;
export const LIVE_SETTING_KEYS = Object.keys(LIVE_SETTINGS) as LiveSettingKey[];
export type LiveSettingValue<K extends LiveSettingKey> = z.output<(typeof LIVE_SETTINGS)[K]['schema']>;

/** Whether the platform itself reads a setting of this key. */
export function isLiveSettingKey(key: string): key is LiveSettingKey {
  return Object.hasOwn(LIVE_SETTINGS, key);
}

/** What an administrator has set, by key, as one version of it. */
export interface SettingsSnapshot {
  /** Rises with every change. */
  readonly version: number;
  readonly values: Readonly<Partial<Record<string, unknown>>>;
}

export interface LiveSettings {
  /** The value that counts now; read it again for every decision. */
  get<K extends LiveSettingKey>(key: K): LiveSettingValue<K>;
  /** What the environment says: the value of `key` while nobody has set one. */
  fallbackOf<K extends LiveSettingKey>(key: K): LiveSettingValue<K>;
  /** The version that was applied last; 0 before the first. */
  readonly version: number;
  /** False until the stored settings were read: what is deleted or built by a setting must wait for them. */
  readonly isKnown: boolean;
  /** Takes over what administrators have set; an older version than the applied one, and a value that does not parse, change nothing. */
  apply(snapshot: SettingsSnapshot): void;
  /** The stored settings were read, and nobody has set anything since the version that was applied last. */
  confirm(): void;
  /** Calls `listener` after each change of the value of `key`, and once when the stored settings become known. */
  onChange(key: LiveSettingKey, listener: () => void): void;
}

/** The live settings of one process; every unit in it reads the same ones. */
export function createLiveSettings(config: Config): LiveSettings {
  const fallbacks = new Map<string, unknown>(
    LIVE_SETTING_KEYS.map((key) => [key, LIVE_SETTINGS[key].fallback(config)]),
  );
  const listeners: { key: LiveSettingKey; tell: () => void }[] = [];
  let values = fallbacks;
  let version = 0;
  let isKnown = false;

  return {
    get: <K extends LiveSettingKey>(key: K) => values.get(key) as LiveSettingValue<K>,
    fallbackOf: <K extends LiveSettingKey>(key: K) => fallbacks.get(key) as LiveSettingValue<K>,
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
        values = new Map(LIVE_SETTING_KEYS.map((key) => [key, chosen(key, snapshot.values[key])]));
      }
      nowKnown(before);
    },
    confirm: () => nowKnown(values),
    onChange: (key, tell) => void listeners.push({ key, tell }),
  };

  function nowKnown(before: ReadonlyMap<string, unknown>): void {
    const isNews = !isKnown;
    isKnown = true;
    for (const { key, tell } of listeners) if (isNews || before.get(key) !== values.get(key)) tell();
  }

  // A value of another release may not parse here: what the environment says is safer than a stop.
  function chosen(key: LiveSettingKey, value: unknown): unknown {
    const parsed = value === undefined ? undefined : LIVE_SETTINGS[key].schema.safeParse(value);
    return parsed?.success ? parsed.data : fallbacks.get(key);
  }
}
