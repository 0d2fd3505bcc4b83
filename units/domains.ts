import { readFileSync } from 'node:fs';
import type { AuditEntry } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Config, UnitName } from '../kernel/config.ts';
import { type Context, newContext } from '../kernel/context.ts';
import { createEnvelope } from '../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../kernel/live-settings.ts';
import type { Logger } from '../kernel/log.ts';
import { logSecret } from '../kernel/log.ts';
import { createMailServer } from '../kernel/mail.ts';
import { createOutbound } from '../kernel/outbound/outbound.ts';
import { derivedKeys, type Secrets } from '../kernel/secrets.ts';
import { createSettingsWatcher } from '../kernel/settings-watch.ts';
import type { TokenService } from '../kernel/tokens.ts';
import type { Store } from '../store/connect.ts';
import { createIdempotency } from '../store/idempotency.ts';
import { createLedger } from '../store/ledger.ts';
import type { Admin, createAdmin, LogSettings, PutSetting } from '../subgraphs/admin/index.ts';
import type { Core, MailRoom } from '../subgraphs/core/index.ts';
import { denialRecorder, type RecordDenial, recordDenials } from '../subgraphs/denials.ts';
import type { createIssuers } from '../subgraphs/issuers/index.ts';
import { SUBGRAPH_NAMES, SUBGRAPH_UNITS, type SubgraphName } from '../subgraphs/sdl.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { type AuditRelay, startAuditRelay } from './audit-relay.ts';
import type { Peers } from './peers.ts';
import { consoleNeighbours, coreProbes } from './probes.ts';
import { keepAdministrator, type LocalLogs } from './process-log.ts';

// A domain is loaded where its unit runs: most processes of a platform in several have no use for most of them.
const DOMAINS = {
  issuers: () => import('../subgraphs/issuers/index.ts'),
  credentials: () => import('../subgraphs/credentials/index.ts'),
  verification: () => import('../subgraphs/verification/index.ts'),
  core: () => import('../subgraphs/core/index.ts'),
  admin: () => import('../subgraphs/admin/index.ts'),
};

/** What every domain of this process is made with. */
export interface DomainSetting {
  readonly config: Config;
  /** Of this process: every unit in it reads the same ones. */
  readonly settings: LiveSettings;
  /** Undefined when no unit of this process has a domain. */
  readonly store: Store | undefined;
  readonly secrets: Secrets;
  /** Undefined where no unit of this process makes or reads bearer tokens. */
  readonly tokens: TokenService | undefined;
  /** The other units as a unit of this process reaches them, with its own certificate. */
  readonly peersOf: (unit: UnitName) => Peers;
  /** Throws when Redis does not answer; undefined where none is set up. */
  readonly pingRedis: (() => Promise<void>) | undefined;
  readonly now: Clock;
  readonly log: Logger;
  readonly localLogs?: Pick<LocalLogs, 'ring' | 'services'> | undefined;
}

/** The domains whose units run in this process, wired to each other or, where a unit is elsewhere, to its gRPC port. */
export interface Domains {
  /** What administrators set while this process runs. */
  readonly settings: LiveSettings;
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
  readonly issuers?: Awaited<ReturnType<typeof createIssuers>>;
  readonly admin?: Awaited<ReturnType<typeof createAdmin>>;
  readonly holderSessions?: Core['holderSessions'];
  readonly memberStanding?: Core['memberStanding'];
  /** How many letters wait to be sent, and for how many seconds the oldest of them; where Core Engine runs. */
  readonly lettersWaiting?: MailRoom['waiting'];
  /** Sets a setting as the administrator in the context, wherever the Admin Console runs; this process acts on it at once. */
  readonly putSetting: PutSetting;
  /** Keeps what a door refuses an administrator before any operation is asked; undefined where no domain with a ledger runs. */
  readonly recordDenial?: RecordDenial;
  close(): Promise<void>;
}

/** Creates and starts the domains of the given units. */
export async function createDomains(setting: DomainSetting, units: readonly UnitName[]): Promise<Domains> {
  const { config, settings, store, secrets, tokens, peersOf, pingRedis, now, log } = setting;
  const here = new Set(SUBGRAPH_NAMES.filter((name) => units.includes(SUBGRAPH_UNITS[name])));
  const subgraphs = new Map<SubgraphName, Subgraph>();
  const closers: (() => Promise<void>)[] = [];
  const databaseOf = (name: SubgraphName) => {
    if (!store) throw new Error(`The domain ${name} needs a store.`);
    return store.connection(name);
  };
  const envelope = () => createEnvelope(needed(secrets.keks));
  // The answers of the credentials' unit, which has no secret, hold ids alone.
  const answerKeysOf = (name: SubgraphName): readonly [Buffer, ...Buffer[]] =>
    name === 'credentials' ? [Buffer.alloc(32)] : derivedKeys(needed(secrets.keks), 'idempotency');
  const logOf = (name: SubgraphName) => log.child({ unit: SUBGRAPH_UNITS[name] });
  // At once: their collections and indexes then share commits.
  const rooms = new Map(
    await Promise.all(
      [...here]
        .filter((name) => name !== 'verification')
        .map(async (name: SubgraphName) => {
          const connection = databaseOf(name);
          const [ledger, idempotency] = await Promise.all([
            createLedger({ connection, source: name, now }),
            createIdempotency({ connection, platformKeys: answerKeysOf(name), now }),
          ]);
          return [name, { connection, ledger, idempotency, now, log: logOf(name) }] as const;
        }),
    ),
  );
  const roomOf = (name: SubgraphName) => {
    const room = rooms.get(name);
    if (!room) throw new Error(`The domain ${name} does not run here.`);
    return room;
  };
  const keep = <D extends { subgraph: Subgraph; start?(): void; close?(): Promise<void> }>(domain: D): D => {
    const { name, schema } = domain.subgraph;
    subgraphs.set(name, domain.subgraph);
    const room = rooms.get(name);
    if (room) recordDenials(schema, denialRecorder(room.ledger, room.log));
    domain.start?.();
    if (domain.close) closers.push(() => domain.close?.() ?? Promise.resolve());
    return domain;
  };

  const issuers = here.has('issuers')
    ? keep(
        await (await DOMAINS.issuers()).createIssuers({
          ...roomOf('issuers'),
          envelope: envelope(),
          contextUrl: config.contextUrl,
          cacheOptions: { redisUrl: config.REDIS_URL },
          outbound: createOutbound({
            trustedHosts: config.OUTBOUND_TRUSTED_HOSTS,
            caFile: config.OUTBOUND_CA_FILE,
          }),
        }),
      )
    : undefined;
  const credentials = here.has('credentials')
    ? keep(
        await (await DOMAINS.credentials()).createCredentials({
          ...roomOf('credentials'),
          issuers: issuers?.directory ?? peersOf('credential-issuance').directory,
          signer: issuers?.signer ?? peersOf('credential-issuance').signer,
          contextUrl: config.contextUrl,
          statusListsUrl: config.statusListsUrl,
          settings,
          sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
        }),
      )
    : undefined;
  const verification = here.has('verification')
    ? keep(
        await (await DOMAINS.verification()).createVerification({
          connection: databaseOf('verification'),
          issuers: issuers?.cachedDirectory ?? peersOf('verification-engine').cachedDirectory,
          federated: issuers?.federated ?? peersOf('verification-engine').federated,
          statuses: credentials?.statuses ?? peersOf('verification-engine').statuses,
          contextUrls: [config.contextUrl, ...(config.KNOWN_CONTEXTS ?? [])],
          statusListsUrl: config.statusListsUrl,
          strictKeyWindow: config.STRICT_KEY_WINDOW,
          settings,
          now,
          log: logOf('verification'),
        }),
      )
    : undefined;
  const demoSwitch = {
    isKnown: () => settings.isKnown,
    isOn: () => settings.get('demo-mode.enabled'),
    async set(isOn: boolean, context: Context) {
      await putSetting('demo-mode.enabled', isOn, context);
    },
    onChange: (listener: () => void) => settings.onChange('demo-mode.enabled', listener),
  };
  const mail: MailRoom | undefined = here.has('core') ? await openMail() : undefined;
  const core: Core | undefined =
    mail &&
    keep(
      await (await DOMAINS.core()).createCore({
        ...roomOf('core'),
        issuers: issuers?.contacts ?? peersOf('core-engine').contacts,
        issuerNames: issuers?.cachedDirectory ?? peersOf('core-engine').cachedDirectory,
        issuerDirectory: issuers?.directory ?? peersOf('core-engine').steadyDirectory,
        held: credentials?.wallet.held ?? peersOf('core-engine').credentials.held,
        issued: credentials?.wallet.issued ?? peersOf('core-engine').credentials.issued,
        verifier: verification?.verifier ?? peersOf('core-engine').verifier,
        applicants: issuers?.applicants ?? peersOf('core-engine').applicants,
        // Admin Console is created later; nobody is assigned before it runs.
        administrators: {
          standing: (userId, context) => {
            // Of the person alone: no token is at stake.
            const person = { userId, tokenId: '', tokenEpoch: 0 };
            return admin ? admin.standing(person) : peersOf('core-engine').standing.of(person, context);
          },
          deciderAddresses: async (context) =>
            admin
              ? (await admin.deciderAddresses(context)).addresses
              : peersOf('core-engine').standing.deciderAddresses(context),
        },
        verificationFailures: verification?.failures ?? peersOf('core-engine').verificationFailures,
        stats: {
          credentials: credentials?.networkStats ?? peersOf('core-engine').credentialCounts,
          verifications: verification?.networkStats ?? peersOf('core-engine').verificationCounts,
          issuers: issuers?.counts ?? peersOf('core-engine').issuerCounts,
        },
        integrity: {
          stored: credentials?.storedCredentials ?? peersOf('core-engine').storedCredentials,
          issuers: issuers?.directory ?? peersOf('core-engine').directory,
        },
        envelope: envelope(),
        mailer: mail.mailer,
        settings,
        tokens: needed(tokens),
        publicUrl: config.PUBLIC_URL,
        sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
        demo: {
          switch: demoSwitch,
          issuers: issuers?.demo ?? peersOf('core-engine').demo.issuers,
          credentials: credentials?.demo ?? peersOf('core-engine').demo.credentials,
        },
        probes: coreProbes({ store, pingRedis, mail, peers: peersOf('core-engine') }),
        // Whoever asks for the report must not give up before it knows who does not answer.
        probePatienceMs: config.UPSTREAM_DEADLINE_MS * 0.75,
      }),
    );
  const admin: Admin | undefined = here.has('admin')
    ? keep(
        await (await DOMAINS.admin()).createAdmin({
          ...roomOf('admin'),
          envelope: envelope(),
          settings,
          tokens: needed(tokens),
          demoCode: config.ADMIN_DEMO_LOGIN_CODE,
          logs: logSettingsOf(setting),
          bootstrap: { email: config.ADMIN_BOOTSTRAP_EMAIL, password: config.ADMIN_BOOTSTRAP_PASSWORD },
          isProduction: config.isProduction,
          neighbours: consoleNeighbours(config),
          platformHealth: core?.health ?? peersOf('admin-console').platformHealth,
          revealSecret: (message, secret) => {
            logSecret(log, message, secret);
            keepAdministrator(config, secret);
          },
        }),
      )
    : undefined;

  mail?.start();
  const putSetting: PutSetting = async (key, value, context) => {
    if (admin) return admin.putSetting(key, value, context);
    const snapshot = await peersOf('core-engine').settings.put(key, value, context);
    if (snapshot) settings.apply(snapshot);
    return snapshot;
  };
  const [unit] = units;
  if (unit !== undefined) {
    const asUnit = newContext({ identity: { kind: 'unit', unit } });
    const read = admin?.readSettings ?? ((known: number) => peersOf(unit).settings.read(known, asUnit));
    const watcher = createSettingsWatcher({ settings, read, log });
    watcher.start();
    // At once, but nobody waits: the Admin Console may start after this unit.
    void watcher.sweep();
    closers.push(watcher.close);
  }

  const relays: AuditRelay[] = [...rooms].map(([name, { ledger }]) => {
    const unit = SUBGRAPH_UNITS[name];
    const trail = core?.trail ?? peersOf(unit).trail;
    const deliver = (entries: readonly AuditEntry[]) =>
      trail.append(entries, newContext({ identity: { kind: 'unit', unit } }));
    return startAuditRelay({ ledger, deliver, log: log.child({ unit }) });
  });

  const doorkeeper = rooms.get('admin') ?? rooms.get('core');
  return {
    settings,
    subgraphs,
    ...(issuers ? { issuers } : {}),
    ...(admin ? { admin } : {}),
    ...(core ? { holderSessions: core.holderSessions, memberStanding: core.memberStanding } : {}),
    ...(mail ? { lettersWaiting: mail.waiting } : {}),
    putSetting,
    ...(doorkeeper ? { recordDenial: denialRecorder(doorkeeper.ledger, doorkeeper.log) } : {}),
    async close() {
      await Promise.all(closers.map((close) => close()));
      await Promise.all(relays.map((relay) => relay.close()));
      await mail?.close();
    },
  };

  async function openMail(): Promise<MailRoom> {
    const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_REPLY_TO: replyTo, PUBLIC_URL: publicUrl } = config;
    return (await DOMAINS.core()).openMailRoom({
      ...roomOf('core'),
      envelope: envelope(),
      server: smtpUrl === undefined ? undefined : createMailServer({ smtpUrl, from, replyTo, publicUrl }),
      takesReplies: replyTo !== undefined,
    });
  }
}

/** A secret of a unit that runs here: UNIT_SECRETS has seen to it. */
function needed<T>(secret: T | undefined): T {
  if (secret === undefined) throw new Error('A unit lacks a secret: mend UNIT_SECRETS.');
  return secret;
}

/** Where log lines come from, as the settings say. */
function logSettingsOf({ config, localLogs }: DomainSetting): LogSettings {
  const { LOG_SIDECAR_URL, LOG_SIDECAR_TOKEN = '', REMOTE_LOGS_URL } = config;
  const remoteToken = () =>
    config.REMOTE_LOGS_TOKEN_FILE === undefined
      ? (config.REMOTE_LOGS_TOKEN ?? '')
      : readFileSync(config.REMOTE_LOGS_TOKEN_FILE, 'utf8').trim();
  return {
    sidecar:
      LOG_SIDECAR_URL === undefined ? undefined : { url: LOG_SIDECAR_URL, token: () => LOG_SIDECAR_TOKEN },
    local: localLogs,
    remote: REMOTE_LOGS_URL === undefined ? undefined : { url: REMOTE_LOGS_URL, token: remoteToken },
  };
}
