import type { AuditEntry } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Config, UnitName } from '../kernel/config.ts';
import { newContext } from '../kernel/context.ts';
import { createEnvelope } from '../kernel/crypto/envelope.ts';
import type { Logger } from '../kernel/log.ts';
import { logSecret } from '../kernel/log.ts';
import { createMailer, type Mailer } from '../kernel/mail.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { TokenService } from '../kernel/tokens.ts';
import type { HolderSessionLookup } from '../router/edge/holder-session.ts';
import type { Store } from '../store/connect.ts';
import { createIdempotency } from '../store/idempotency.ts';
import { createLedger } from '../store/ledger.ts';
import { createAdmin } from '../subgraphs/admin/index.ts';
import { createCore } from '../subgraphs/core/index.ts';
import { createCredentials } from '../subgraphs/credentials/index.ts';
import { createIssuers } from '../subgraphs/issuers/index.ts';
import { SUBGRAPH_NAMES, SUBGRAPH_UNITS, type SubgraphName } from '../subgraphs/sdl.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { createVerification } from '../subgraphs/verification/index.ts';
import { type AuditRelay, startAuditRelay } from './audit-relay.ts';
import type { Peers } from './peers.ts';
import { keepAdministrator } from './process-log.ts';

/** What every domain of this process is made with. */
export interface DomainSetting {
  readonly config: Config;
  /** Undefined when no unit of this process has a domain. */
  readonly store: Store | undefined;
  readonly secrets: Secrets;
  readonly tokens: TokenService;
  /** The other units as a unit of this process reaches them, with its own certificate. */
  readonly peersOf: (unit: UnitName) => Peers;
  readonly now: Clock;
  readonly log: Logger;
}

/** The domains whose units run in this process, wired to each other or, where a unit is elsewhere, to its gRPC port. */
export interface Domains {
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
  readonly issuers?: Awaited<ReturnType<typeof createIssuers>>;
  readonly admin?: Awaited<ReturnType<typeof createAdmin>>;
  readonly holderSessions?: HolderSessionLookup;
  close(): Promise<void>;
}

/** Creates and starts the domains of the given units. */
export async function createDomains(setting: DomainSetting, units: readonly UnitName[]): Promise<Domains> {
  const { config, store, secrets, tokens, peersOf, now, log } = setting;
  const here = new Set(SUBGRAPH_NAMES.filter((name) => units.includes(SUBGRAPH_UNITS[name])));
  const subgraphs = new Map<SubgraphName, Subgraph>();
  const closers: (() => Promise<void>)[] = [];
  const databaseOf = (name: SubgraphName) => {
    if (!store) throw new Error(`The domain ${name} needs a store.`);
    return store.connection(name);
  };
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
            createIdempotency({ connection, now }),
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
    subgraphs.set(domain.subgraph.name, domain.subgraph);
    domain.start?.();
    if (domain.close) closers.push(() => domain.close?.() ?? Promise.resolve());
    return domain;
  };

  const issuers = here.has('issuers')
    ? keep(
        await createIssuers({
          ...roomOf('issuers'),
          envelope: createEnvelope(secrets.keks),
          cacheOptions: { redisUrl: config.REDIS_URL },
        }),
      )
    : undefined;
  const credentials = here.has('credentials')
    ? keep(
        await createCredentials({
          ...roomOf('credentials'),
          issuers: issuers?.directory ?? peersOf('credential-issuance').directory,
          signer: issuers?.signer ?? peersOf('credential-issuance').signer,
          contextUrl: config.contextUrl,
          sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
        }),
      )
    : undefined;
  const verification = here.has('verification')
    ? keep(
        await createVerification({
          connection: databaseOf('verification'),
          issuers: issuers?.cachedDirectory ?? peersOf('verification-engine').cachedDirectory,
          statuses: credentials?.statuses ?? peersOf('verification-engine').statuses,
          contextUrls: [config.contextUrl, ...(config.KNOWN_CONTEXTS ?? [])],
          strictKeyWindow: config.STRICT_KEY_WINDOW,
          now,
          log: logOf('verification'),
        }),
      )
    : undefined;
  const mailer: Mailer | undefined = here.has('core')
    ? createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL, log })
    : undefined;
  const core =
    mailer &&
    keep(
      await createCore({
        ...roomOf('core'),
        issuers: issuers?.contacts ?? peersOf('core-engine').contacts,
        issuerNames: issuers?.cachedDirectory ?? peersOf('core-engine').cachedDirectory,
        held: credentials?.wallet.held ?? peersOf('core-engine').credentials.held,
        issued: credentials?.wallet.issued ?? peersOf('core-engine').credentials.issued,
        verifier: verification?.verifier ?? peersOf('core-engine').verifier,
        stats: {
          credentials: credentials?.networkStats ?? peersOf('core-engine').credentialCounts,
          verifications: verification?.networkStats ?? peersOf('core-engine').verificationCounts,
          issuers: issuers?.counts ?? peersOf('core-engine').issuerCounts,
        },
        integrity: {
          stored: credentials?.storedCredentials ?? peersOf('core-engine').storedCredentials,
          issuers: issuers?.directory ?? peersOf('core-engine').directory,
        },
        envelope: createEnvelope(secrets.keks),
        mailer,
        tokens,
        publicUrl: config.PUBLIC_URL,
        sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      }),
    );
  const admin = here.has('admin')
    ? keep(
        await createAdmin({
          ...roomOf('admin'),
          tokens,
          bootstrap: { email: config.ADMIN_BOOTSTRAP_EMAIL, password: config.ADMIN_BOOTSTRAP_PASSWORD },
          isProduction: config.isProduction,
          revealSecret: (message, secret) => {
            logSecret(log, message, secret);
            keepAdministrator(config, secret);
          },
        }),
      )
    : undefined;

  const relays: AuditRelay[] = [...rooms].map(([name, { ledger }]) => {
    const unit = SUBGRAPH_UNITS[name];
    const trail = core?.trail ?? peersOf(unit).trail;
    const deliver = (entries: readonly AuditEntry[]) =>
      trail.append(entries, newContext({ identity: { kind: 'unit', unit } }));
    return startAuditRelay({ ledger, deliver, log: log.child({ unit }) });
  });

  return {
    subgraphs,
    ...(issuers ? { issuers } : {}),
    ...(admin ? { admin } : {}),
    ...(core ? { holderSessions: core.holderSessions } : {}),
    async close() {
      await Promise.all(closers.map((close) => close()));
      await Promise.all(relays.map((relay) => relay.close()));
      await mailer?.close();
    },
  };
}
