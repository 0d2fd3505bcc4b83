import type { AuditEntry } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Commons } from '../kernel/commons.ts';
import type { Config } from '../kernel/config.ts';
import { newContext } from '../kernel/context.ts';
import { createEnvelope } from '../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../kernel/live-settings.ts';
import { type Logger, logSecret } from '../kernel/log.ts';
import { createMailServer } from '../kernel/mail.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { derivedKeys, type Secrets, secretsOf } from '../kernel/secrets.ts';
import { createSettingsWatcher } from '../kernel/settings-watch.ts';
import type { TokenService } from '../kernel/tokens.ts';
import type { UnitName } from '../kernel/units.ts';
import type { Store } from '../store/connect.ts';
import { createIdempotency } from '../store/idempotency.ts';
import { createLedger } from '../store/ledger.ts';
import type { LetterBox } from '../store/letters/letter-box.ts';
import { admin } from '../subgraphs/admin/manifest.ts';
import { modelSetting } from '../subgraphs/assistance/settings.ts';
import { denialRecorder, type RecordDenial, recordDenials } from '../subgraphs/denials.ts';
import type { Books, House, OpenDomain } from '../subgraphs/domain.ts';
import { DOMAIN_UNITS, DOMAINS, type DomainName } from '../subgraphs/domains.ts';
import { oversight } from '../subgraphs/oversight/manifest.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { type AuditRelay, startAuditRelay } from './audit-relay.ts';
import { latePorts } from './late-ports.ts';
import { consoleNeighbours, probesOf } from './probes.ts';
import { keepAdministrator, type LocalLogs } from './process-log.ts';
import type { Remotes } from './remotes.ts';
import { type NearPorts, needsOf, type Ports, type Surroundings } from './wiring.ts';

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
  readonly remotes: Remotes;
  /** Throws when Redis does not answer; undefined where none is set up. */
  readonly pingRedis: (() => Promise<void>) | undefined;
  /** Where this process is one of several workers. */
  readonly commons?: Commons | undefined;
  readonly metrics: Metrics;
  readonly now: Clock;
  readonly log: Logger;
  readonly localLogs?: Pick<LocalLogs, 'ring' | 'services'> | undefined;
}

/** The domains whose units run in this process. */
export interface Domains {
  /** What administrators set while this process runs. */
  readonly settings: LiveSettings;
  readonly subgraphs: ReadonlyMap<DomainName, Subgraph>;
  /** What every domain offers, as a unit of this process reaches it. */
  portsFor(unit: UnitName): Ports;
  /** False for an operation that a domain of this process does not have at this moment. */
  isServed(operation: string): boolean;
  /** How many letters wait to be sent, and for how many seconds the oldest of them; undefined where no domain sends any. */
  readonly lettersWaiting?: LetterBox['waiting'];
  /** Records that a door refused an administrator before any operation ran; undefined where no domain with a ledger runs. */
  readonly recordDenial?: RecordDenial;
  close(): Promise<void>;
}

type AnyOpenDomain = OpenDomain<object, object, object>;

/** What the domains of one database share. */
interface Shared {
  readonly books: () => Promise<Books>;
  readonly letters: () => Promise<LetterBox>;
  /** Those that were asked for. */
  readonly opened: { books?: Books; letters?: LetterBox };
  readonly unit: UnitName;
}

/** Opens and starts the domains of the given units. */
export async function openDomains(setting: DomainSetting, units: readonly UnitName[]): Promise<Domains> {
  const { config, settings, remotes, log } = setting;
  const here = DOMAINS.filter(({ unit }) => units.includes(unit));
  const open = new Map<string, AnyOpenDomain>();
  const databases = new Map<string, Shared>();
  for (const { database, unit } of here)
    if (!databases.has(database)) databases.set(database, sharedOf(setting, database, unit));

  const portsFor = memoized((caller: UnitName) =>
    byName((name, unit) =>
      units.includes(unit) ? latePorts(() => open.get(name)?.ports) : remotes.ports(caller, name),
    ),
  );
  const near = byName((name) => latePorts(() => open.get(name)?.near)) as unknown as NearPorts;

  // At once: their collections and indexes then share commits.
  const opening = await Promise.allSettled(
    here.map(async ({ name, unit, database, isAudited, open: openDomain }) => {
      const shared = needed(databases.get(database));
      const needs = needsOf(portsFor(unit), near, surroundings(unit));
      open.set(
        name,
        await openDomain(houseOf(setting, { database, unit, shared, isAudited }), needs[name]() as never),
      );
    }),
  );
  const failed = opening.find((result) => result.status === 'rejected');
  if (failed) {
    await Promise.all([...open.values()].map((domain) => domain.close?.()));
    throw failed.reason;
  }

  for (const { name, database } of here) {
    const domain = needed(open.get(name));
    const { opened, unit } = needed(databases.get(database));
    if (opened.books)
      recordDenials(domain.subgraph.schema, denialRecorder(opened.books.ledger, log.child({ unit })));
    domain.start?.();
  }
  for (const { opened } of databases.values()) opened.letters?.start();
  const watcher = units[0] === undefined ? undefined : watchSettings(units[0]);
  const relays: AuditRelay[] = [...databases.values()].flatMap(({ opened: { books }, unit }) =>
    books ? [relayOf(books, unit)] : [],
  );

  const subgraphs = new Map(here.map(({ name }) => [name, needed(open.get(name)).subgraph]));
  const letters = [...databases.values()].flatMap(({ opened }) => opened.letters ?? []);
  const [firstLetters] = letters;
  const keeper = [admin, oversight].flatMap(({ database }) => databases.get(database) ?? [])[0];
  return {
    settings,
    subgraphs,
    portsFor,
    isServed: (operation) => [...open.values()].every((domain) => domain.isServed?.(operation) !== false),
    ...(firstLetters ? { lettersWaiting: firstLetters.waiting } : {}),
    ...(keeper?.opened.books
      ? { recordDenial: denialRecorder(keeper.opened.books.ledger, log.child({ unit: keeper.unit })) }
      : {}),
    async close() {
      await Promise.all([watcher?.close(), ...[...open.values()].map((domain) => domain.close?.())]);
      await Promise.all(relays.map((relay) => relay.close()));
      await Promise.all(letters.map((box) => box.close()));
      await Promise.all([...databases.values()].map(({ opened }) => leaveChain(opened)));
    },
  };

  function surroundings(unit: UnitName): Surroundings {
    return {
      settings,
      putSetting: async (key, value, context) => {
        const snapshot = await portsFor(unit).admin.settings.put(key, value, context);
        if (snapshot) settings.apply(snapshot);
        return snapshot;
      },
      hasModel: modelSetting(config) !== undefined,
      probes: () => probesOf(setting, unit),
      neighbours: consoleNeighbours(config),
      localLogs: setting.localLogs,
      revealSecret: (message, secret) => {
        logSecret(log, message, secret);
        keepAdministrator(config, secret);
      },
    };
  }

  function watchSettings(unit: UnitName) {
    const asUnit = newContext({ identity: { kind: 'unit', unit } });
    const read = (known: number) => portsFor(unit).admin.settings.read(known, asUnit);
    const made = createSettingsWatcher({ settings, read, log });
    made.start();
    // At once, but nobody waits: the Admin Console may start after this unit.
    void made.sweep();
    return made;
  }

  /** A store that is away already forgets the lease by itself. */
  async function leaveChain({ books }: Shared['opened']): Promise<void> {
    await books?.ledger
      .close()
      .catch((err: unknown) => log.warn({ err }, 'An audit chain was not left to other processes'));
  }

  function relayOf({ ledger }: Books, unit: UnitName): AuditRelay {
    const { trail } = portsFor(unit).oversight;
    const deliver = (entries: readonly AuditEntry[]) =>
      trail.append(entries, newContext({ identity: { kind: 'unit', unit } }));
    return startAuditRelay({ ledger, deliver, log: log.child({ unit }) });
  }
}

/** What is made of each domain, by its name, when it is asked for. */
function byName(make: (name: DomainName, unit: UnitName) => object): Ports {
  const made = memoized((name: DomainName) => make(name, DOMAIN_UNITS[name]));
  const all = {};
  for (const { name } of DOMAINS)
    Object.defineProperty(all, name, { enumerable: true, get: () => made(name) });
  return all as Ports;
}

function houseOf(
  { config, settings, store, commons, metrics, secrets, tokens, now, log }: DomainSetting,
  {
    database,
    unit,
    shared,
    isAudited,
  }: { database: string; unit: UnitName; shared: Shared; isAudited: boolean },
): House {
  return {
    config,
    settings,
    connection: needed(store).connection(database),
    commons,
    metrics,
    async books() {
      if (!isAudited)
        throw new Error(`A domain on ${database} that is not audited keeps no books: mend its manifest.`);
      return shared.books();
    },
    letters: shared.letters,
    envelope: () => createEnvelope(needed(secrets.keks)),
    keyFor: (purpose) => derivedKeys(needed(secrets.keks), purpose)[0],
    tokens: () => needed(tokens),
    now,
    log: log.child({ unit }),
  };
}

/** The books and letters of a database, each opened when a domain asks for them. */
function sharedOf(
  { config, store, secrets, now, log: processLog }: DomainSetting,
  database: string,
  unit: UnitName,
): Shared {
  const connection = needed(store).connection(database);
  const log = processLog.child({ unit });
  const opened: Shared['opened'] = {};
  const books = once(async () => {
    const [ledger, idempotency] = await Promise.all([
      createLedger({ connection, source: database, now }),
      createIdempotency({ connection, platformKeys: answerKeys(), now }),
    ]);
    opened.books = { ledger, idempotency };
    return opened.books;
  });
  const letters = once(async () => {
    const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_REPLY_TO: replyTo, PUBLIC_URL: publicUrl } = config;
    const { ledger } = await books();
    const { openLetterBox } = await import('../store/letters/letter-box.ts');
    opened.letters = await openLetterBox({
      connection,
      ledger,
      envelope: createEnvelope(needed(secrets.keks)),
      server: smtpUrl === undefined ? undefined : createMailServer({ smtpUrl, from, replyTo, publicUrl }),
      takesReplies: replyTo !== undefined,
      now,
      log,
    });
    return opened.letters;
  });
  return { books, letters, opened, unit };

  /** The answers of a unit without the secret hold ids alone. */
  function answerKeys(): readonly [Buffer, ...Buffer[]] {
    return secretsOf(unit).includes('KEY_ENCRYPTION_KEY')
      ? derivedKeys(needed(secrets.keks), 'idempotency')
      : [Buffer.alloc(32)];
  }
}

function once<T>(make: () => T): () => T {
  const made = memoized((_: true) => make());
  return () => made(true);
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Something that this process must have when the unit that asks for it runs here; kernel/units.ts lists the secrets of each unit. */
function needed<T>(given: T | undefined): T {
  if (given === undefined) throw new Error('A unit lacks a secret or its store: mend kernel/units.ts.');
  return given;
}
