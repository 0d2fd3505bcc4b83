import type { Connection } from 'mongoose';
import type { CacheOptions } from '../../kernel/cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import { type Applicants, createApplicants } from './applicants.ts';
import { createCounts } from './counts.ts';
import { checkKeyEncryptionKeys, createCustody } from './custody.ts';
import { custodyStore } from './custody-model.ts';
import { createDemoRemoval, type DemoRemoval } from './demo.ts';
import { keyStore } from './key-model.ts';
import { createKeyService, type KeyService } from './key-service.ts';
import type { Application, Noun, Registrant, RegistryName } from './registrant.ts';
import type { SignInput } from './registrant-key.ts';
import { type OwnFields, type RegistrantStore, registrantStore } from './registrant-model.ts';
import { createRegistrantService, type RegistrantService } from './registrant-service.ts';
import { createRegistration, type Registration, type RegistrationForm } from './registration.ts';
import { createRegistry, type Registry } from './registry.ts';

/** What a registry is opened with, whoever registers there. */
export interface RegistryDeps {
  /** The database of its records. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** Seals the private keys of CUSTODIAL organizations. */
  readonly envelope: Envelope;
  /** Whether a key-encryption key of this version has sealed anything that stands beside the registry in its database. */
  readonly sealedElsewhere?: (kekVersion: number) => Promise<boolean>;
  /** The platform's JSON-LD context, which DID documents name. */
  readonly contextUrl: string;
  readonly cacheOptions: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
  /** One turn a DID. */
  readonly inTurn: InTurn;
  readonly now: Clock;
}

/** What makes a registry one of issuers or of custodians. */
export interface RegistryKind<Name extends RegistryName, R extends Registrant, Given extends Application>
  extends RegistrationForm<R, Given> {
  readonly noun: Noun<Name, R>;
  readonly own?: OwnFields<R>;
  readonly signInput: SignInput;
  /** What is removed with an organization of the demonstration, beside its keys. */
  readonly alsoWrites?: (ids: readonly string[]) => readonly Write[];
}

/** An open registry: its operations, and its records for those who keep more of an organization beside them. */
export interface DidRegistry<Name extends RegistryName, R extends Registrant> {
  readonly records: RegistrantStore<R>;
  readonly registrants: Registration<R> & RegistrantService<Name, R>;
  readonly keys: KeyService<Name, R>;
  readonly applicants: Applicants;
  readonly demo: DemoRemoval;
  /** Counts for the network's statistics. */
  readonly counts: ReturnType<typeof createCounts>;
  readonly registry: Registry<R>;
  close(): Promise<void>;
}

/** Opens a registry of organizations with DIDs. Error: ConfigError when the key-encryption key is not the one that its store needs. */
export async function openDidRegistry<
  Name extends RegistryName,
  R extends Registrant,
  Given extends Application,
>(deps: RegistryDeps, kind: RegistryKind<Name, R, Given>): Promise<DidRegistry<Name, R>> {
  const { connection, envelope, sealedElsewhere, cacheOptions, now } = deps;
  const { noun, own } = kind;
  const [records, keys, custodiedKeys] = await Promise.all([
    registrantStore<R>(connection, noun, own),
    keyStore(connection, noun),
    custodyStore(connection),
  ]);
  await checkKeyEncryptionKeys(custodiedKeys, { envelope, sealedElsewhere, now });

  const registry = createRegistry<R>({ name: noun.name, records, keys, cacheOptions });
  const shared = {
    ...deps,
    ...kind,
    records,
    keys,
    custodiedKeys,
    custody: createCustody(envelope),
    registry,
  };
  const registrants = {
    ...createRegistration<R, Given>(shared),
    ...createRegistrantService<Name, R>(shared),
  };
  return {
    records,
    registrants,
    keys: createKeyService<Name, R>(shared),
    applicants: createApplicants<R>({ ...shared, service: registrants }),
    demo: createDemoRemoval<R>(shared),
    counts: createCounts<R>(shared),
    registry,
    close: () => registry.close(),
  };
}
