import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { UNIT_NAMES, type UnitName, unitRow } from './units.ts';

export interface UnitAddress {
  readonly host: string;
  readonly rest: number;
  readonly grpc: number | undefined;
}

/** A parser of whole numbers written as text. */
export const whole = (min: number, max: number) => {
  const rule = `give a whole number from ${min} to ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
};
/** A parser of TCP ports. */
export const port = whole(1, 65_535);
const perMinute = whole(1, 1_000_000);
const text = z.string().min(1);

/** Settings of one part of the platform, read from environment variables: `settings.ts` of a domain has its own. */
export interface Environment<S extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> {
  /** The parser of each by its name; its description is the sentence that docs/configuration.md prints. */
  readonly settings: S;
  /** What the names begin with that only this platform uses: an unknown variable like that is a typing error. */
  readonly families: readonly string[];
  /** Which setting is missing beside others, as `NAME: what to do`; undefined when none is. */
  problem?(values: SettingsOf<S>): string | undefined;
}

const SETTINGS = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('In `production` every secret must be given; nothing is generated.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8000')
    .describe(
      'The address of the API gateway as clients see it; e-mailed links, the context URI and the token issuer start with it.',
    ),
  DATA_DIR: text
    .default('data')
    .describe('Folder of the embedded store, generated secrets and development certificates.'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'start with mongodb:// or mongodb+srv://')
    .optional()
    .describe('A MongoDB replica set; without it the embedded store is used.'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'start with redis:// or rediss://')
    .optional()
    .describe(
      'Shares the issuer cache and the rate limits between instances; without it each process keeps its own.',
    ),
  BIND_HOST: text.default('127.0.0.1').describe('Address that the gateway listens on.'),
  UNIT_BIND_HOST: text.default('127.0.0.1').describe('Address that every other port listens on.'),
  JWT_SECRET: text.optional().describe('Base64 of at least 64 random bytes that sign bearer tokens (HS512).'),
  JWT_SECRET_FILE: text.optional().describe('File that holds JWT_SECRET.'),
  JWT_SECRET_PREVIOUS: text
    .optional()
    .describe('The secret before the last rotation; its tokens stay valid until they expire.'),
  KEY_ENCRYPTION_KEY: text
    .optional()
    .describe('Base64 of the 32 bytes that encrypt custodied private keys (version 1).'),
  KEK_FILE: text
    .optional()
    .describe(
      'JSON file `{"current":2,"keys":{"1":"<base64>","2":"<base64>"}}` with several key-encryption keys, mode 0600.',
    ),
  CERTS_DIR: text
    .optional()
    .describe(
      'Folder with `ca.pem`, `assertion.pem` and `<unit>.pem`, `<unit>.key`, for the gateway also `assertion.key`; without it all of them are made in DATA_DIR.',
    ),
  GRPC_PEERS_FILE: text
    .optional()
    .describe(
      'JSON file that binds the certificates of gRPC clients outside the platform to issuers: `{"peer":{"issuers":["did:key:…"]}}`; without it `peers.json` in DATA_DIR, if it is there.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'start with smtp:// or smtps://')
    .optional()
    .describe('Mail server; without it links are written to the log.'),
  MAIL_FROM: text.default('Testamur <no-reply@testamur.local>').describe('Sender of e-mails.'),
  MAIL_REPLY_TO: z
    .email('give one address')
    .optional()
    .describe(
      'Where answers to e-mails go, such as those of applicants whom administrators asked something; without it e-mails name no address for answers.',
    ),
  TRUSTED_PROXIES: whole(0, 10)
    .default(0)
    .describe('How many proxies stand before the gateway; 0 ignores X-Forwarded-For.'),
  CONNECTIONS_PER_ADDRESS: whole(1, 10_000)
    .default(1000)
    .describe(
      'Connections that one address, or one IPv6 /64, may have to the gateway at a time; not counted with TRUSTED_PROXIES, since all connections come from the proxy then.',
    ),
  GRPC_CONNECTIONS_PER_ADDRESS: whole(1, 10_000)
    .default(256)
    .describe(
      'Connections that one address, or one IPv6 /64, may have to each gRPC port at a time, with or without a certificate.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log level that is written.'),
  OUTBOUND_TRUSTED_HOSTS: z
    .string()
    .regex(
      /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}(?:, *(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5})*$/,
      'give hosts with their ports separated by commas, such as did.example.internal:443',
    )
    .transform((value) => value.split(/, */))
    .refine(
      (hosts) => hosts.every((host) => URL.canParse(`https://${host}`)),
      'give hosts with ports up to 65535',
    )
    .optional()
    .describe(
      'Hosts as `host:port`, separated by commas, that may have private addresses and other ports than 443 when the platform reads from other sites.',
    ),
  OUTBOUND_CA_FILE: text
    .optional()
    .describe(
      'PEM file with certificate authorities that are accepted for those hosts, beside the public ones.',
    ),
  EXPIRY_SWEEP_SECONDS: whole(1, 86_400)
    .default(60)
    .describe(
      'How often the platform looks for work that is due: marking credentials EXPIRED, erasing accounts, continuing integrity scans, the hourly signature of the audit trail, the nightly recount.',
    ),
  UPSTREAM_DEADLINE_MS: whole(50, 60_000)
    .default(2000)
    .describe(
      'How long one unit waits for the answer of another before it answers 503, and how long it waits for a unit that restarts.',
    ),
  BATCH_DEADLINE_MS: whole(1000, 600_000)
    .default(60_000)
    .describe('The same for a batch of credentials, which takes longer the more records it has.'),
  DRAIN_SECONDS: whole(0, 300)
    .default(25)
    .describe('How long a stopping process lets running requests finish.'),
  RATE_LIMIT_VERIFY: perMinute
    .default(120)
    .describe(
      'Verifications per caller in any 60 seconds. Openings of shared links and status requests have the same limit; each of the three is counted separately.',
    ),
  RATE_LIMIT_VERIFY_BATCH: perMinute
    .default(30)
    .describe('Batches of up to 100 documents that a verifier may have verified in any 60 seconds.'),
  RATE_LIMIT_PROVISIONING: perMinute
    .default(1500)
    .describe('Requests of the directory of an issuer (SCIM) in any 60 seconds.'),
  RATE_LIMIT_ISSUE: perMinute
    .default(30)
    .describe(
      'Issue requests per issuer in any 60 seconds. Batches and reissues have the same limit; each of the three is counted separately.',
    ),
  RATE_LIMIT_REGISTRATION: perMinute
    .default(10)
    .describe(
      'Registrations of issuers per address in any 60 seconds. Those of holders have the same limit and are counted separately.',
    ),
  RATE_LIMIT_SIGN_IN: perMinute
    .default(20)
    .describe(
      'Sign-in attempts per address in any 60 seconds, counted separately for administrators, issuers and holders.',
    ),
  RATE_LIMIT_LINK: perMinute
    .default(30)
    .describe('Requests to read or answer invites and claim links, per address in any 60 seconds.'),
  RATE_LIMIT_INSIGHT: perMinute
    .default(20)
    .describe(
      'Insight and support questions per caller in any 60 seconds, counted separately for each route.',
    ),
  RATE_LIMIT_KYC: perMinute.default(5).describe('KYC document uploads per caller in any 60 seconds.'),
  RATE_LIMIT_PORTAL: perMinute
    .default(60)
    .describe(
      'Administrator, portal and registry requests per caller in any 60 seconds, counted separately for each group of routes.',
    ),
  RATE_LIMIT_HOLDER: perMinute
    .default(120)
    .describe('Wallet requests per caller in any 60 seconds, counted separately for each group of routes.'),
  RATE_LIMIT_LOOKUP: perMinute
    .default(30)
    .describe(
      'Look-ups of holders by e-mail per issuer or custodian in any 60 seconds. Searches of custodians have the same limit and are counted separately.',
    ),
  RATE_LIMIT_GRAPHQL: perMinute
    .default(240)
    .describe(
      'Requests to /graphql and /graphql/stream per caller in any 60 seconds, counted before their bodies are read. What their fields ask for counts against other limits as well.',
    ),
  CLOCK_OFFSET_MS: whole(-1e12, 1e12)
    .default(0)
    .describe('Moves the clock of this process; for tests of expiry, refused in production.'),
} satisfies Record<string, z.ZodType>;

/** The settings of the platform as a whole. */
export const PLATFORM = {
  settings: SETTINGS,
  families: [
    ...['RATE_LIMIT_', 'JWT_SECRET', 'KEK_', 'KEY_ENCRYPTION_', 'SMTP_', 'MAIL_', 'UPSTREAM_', 'OUTBOUND_'],
    ...['GRPC_PEERS_', 'EXPIRY_', 'DRAIN_', 'TRUSTED_', 'CONNECTIONS_'],
  ],
} satisfies Environment;

export type SettingsOf<S extends z.core.$ZodLooseShape> = Readonly<z.output<z.ZodObject<S>>>;

/** The settings of this process, parsed once; `units` says where each unit listens and is found. */
export interface Config extends SettingsOf<typeof PLATFORM.settings> {
  readonly units: Readonly<Record<UnitName, UnitAddress>>;
  /** `{PUBLIC_URL}/contexts/v1`, the second entry of every credential's `@context`. */
  readonly contextUrl: string;
  /** `{PUBLIC_URL}/api/v1/status-lists`, what the address of every status list begins with. */
  readonly statusListsUrl: string;
  readonly isProduction: boolean;
  /** The settings of one part. Errors: ConfigError, where the part was not given to readConfig and some of them are wrong. */
  of<S extends z.core.$ZodLooseShape>(part: Environment<S>): SettingsOf<S>;
}

/** A setting that is unknown or does not parse; its message names each and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the platform and of `parts` from environment variables. Errors: ConfigError naming every wrong one. */
export function readConfig(env: Variables = process.env, parts: readonly Environment[] = []): Config {
  const problems: string[] = [];
  const read = new Map<Environment, unknown>(parts.map((part) => [part, parsed(part, env, problems)]));
  const settings = parsed(PLATFORM, env, problems);
  problems.push(...unknownSettings(env, [PLATFORM, ...parts]));
  const units = Object.fromEntries(UNIT_NAMES.map((name) => [name, unitAddress(name, env, problems)]));
  if (!settings || problems.length > 0) throw wrong(problems);
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.CLOCK_OFFSET_MS !== 0)
    throw new ConfigError('Unset CLOCK_OFFSET_MS in production.');
  const publicUrl = settings.PUBLIC_URL.replace(/\/+$/, '');
  return {
    ...settings,
    PUBLIC_URL: publicUrl,
    DATA_DIR: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(settings.DATA_DIR),
    units: units as Config['units'],
    contextUrl: `${publicUrl}/contexts/v1`,
    statusListsUrl: `${publicUrl}/api/v1/status-lists`,
    isProduction,
    of<S extends z.core.$ZodLooseShape>(part: Environment<S>) {
      const own: string[] = [];
      const values = read.get(part) ?? parsed(part, env, own);
      if (!values) throw wrong(own);
      read.set(part, values);
      return values as SettingsOf<S>;
    },
  };
}

function wrong(problems: readonly string[]): ConfigError {
  return new ConfigError(`Wrong settings. ${problems.join('. ')}.`);
}

/** The settings of a part; undefined when some are wrong, which `problems` then names. An empty variable is an unset one. */
function parsed<S extends z.core.$ZodLooseShape>(
  part: Environment<S>,
  env: Variables,
  problems: string[],
): SettingsOf<S> | undefined {
  const given = Object.fromEntries(Object.keys(part.settings).map((name) => [name, env[name] || undefined]));
  const result = z.object(part.settings).safeParse(given);
  if (!result.success) {
    problems.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    return undefined;
  }
  const values = result.data as SettingsOf<S>;
  const problem = part.problem?.(values);
  if (problem !== undefined) problems.push(problem);
  return problem === undefined ? values : undefined;
}

/** The environment variables that place a unit: `<UNIT>_HOST`, `<UNIT>_REST_PORT`, `<UNIT>_GRPC_PORT`. */
export function unitSettings(unit: UnitName): { host: string; rest: string; grpc: string } {
  const stem = unit.toUpperCase().replaceAll('-', '_');
  return { host: `${stem}_HOST`, rest: `${stem}_REST_PORT`, grpc: `${stem}_GRPC_PORT` };
}

function unknownSettings(env: Variables, parts: readonly Environment[]): string[] {
  const names = parts.flatMap((part) => Object.keys(part.settings));
  const unitNames = UNIT_NAMES.flatMap((unit) => Object.values(unitSettings(unit)));
  const known = new Set([...names, ...unitNames]);
  const ofUnits = UNIT_NAMES.map((unit) => unitSettings(unit).host.replace('HOST', ''));
  const families = [...parts.flatMap((part) => part.families), ...ofUnits];
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((one) => isSlipOf(name, one));
      if (meant) return [`${name}: there is no such setting; ${meant} may be meant`];
      const isOurs = families.some((beginning) => name.startsWith(beginning));
      if (!isOurs || isServiceLink(name, env[name], ofUnits)) return [];
      return [`${name}: there is no such setting; docs/configuration.md lists them`];
    });
}

/** True when one letter was added, left out, changed or swapped with its neighbour, in names that are long enough for this not to be chance. */
function isSlipOf(name: string, known: string): boolean {
  if (known.length < 8 || Math.abs(name.length - known.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === known[start]) start += 1;
  const [a, b] = [name.slice(start), known.slice(start)];
  const isSwap = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwap;
}

/** Kubernetes and Docker links announce a service `core-engine` as CORE_ENGINE_SERVICE_HOST, CORE_ENGINE_PORT=tcp://… */
function isServiceLink(name: string, value: string | undefined, stems: readonly string[]): boolean {
  const rest = name.slice(stems.find((stem) => name.startsWith(stem))?.length ?? 0);
  if (rest === 'PORT') return /^(tcp|udp):\/\//.test(value ?? '');
  return /^(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)$/.test(rest);
}

function unitAddress(unit: UnitName, env: Variables, problems: string[]): UnitAddress {
  const names = unitSettings(unit);
  const portOf = (name: string, fallback: number) => {
    const result = port.safeParse(env[name] || fallback);
    if (!result.success) problems.push(`${name}: give a port between 1 and 65535`);
    return result.data ?? fallback;
  };
  const { rest, grpc } = unitRow(unit);
  return {
    host: env[names.host] || '127.0.0.1',
    rest: portOf(names.rest, rest),
    grpc: grpc === undefined ? undefined : portOf(names.grpc, grpc),
  };
}
