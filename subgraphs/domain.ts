import type { Connection } from 'mongoose';
import type { Clock } from '../kernel/clock.ts';
import type { Commons } from '../kernel/commons.ts';
import type { Config, Environment } from '../kernel/config.ts';
import type { Envelope } from '../kernel/crypto/envelope.ts';
import type { LiveSetting, LiveSettings } from '../kernel/live-settings.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { TokenService } from '../kernel/tokens.ts';
import type { UnitName } from '../kernel/units.ts';
import type { Idempotency } from '../store/idempotency.ts';
import type { Ledger } from '../store/ledger.ts';
import type { LetterBox } from '../store/letters/letter-box.ts';
import type { Route } from './rest.ts';
import type { RemoteUnit, ServiceBinding } from './rpc.ts';
import type { Subgraph } from './subgraph.ts';

/**
 * What a domain tells the rest of the platform, as one plain value: `manifest.ts` of its folder. It is loaded in every process, so it
 * loads nothing heavy itself; `open` and `services` do, where the domain's unit runs. `Internal` are its operations that no schema
 * shows.
 */
export interface Domain<Name extends string, Needs, Ports, Internal, NearPorts = object> {
  /** Of its folder, its subgraph and its contract. */
  readonly name: Name;
  /** The deployment unit that runs it. */
  readonly unit: UnitName;
  /** Where its records are. Domains of one unit may share a database, with its ledger, its audit chain and its transactions. */
  readonly database: string;
  /** Whether it tells the audit trail of its changes: its unit then may relay its chain. */
  readonly isAudited: boolean;
  /** Its settings: those of the environment, and those that administrators change while it runs. */
  readonly settings?: { readonly environment?: Environment; readonly live?: readonly LiveSetting[] };
  /** Its rows of the REST bridge, in the order of the OpenAPI document. */
  readonly routes: readonly Route[];
  /** Its gRPC contracts, bound to its operations. */
  readonly services: (subgraph: Subgraph<Internal>) => Promise<readonly ServiceBinding[]>;
  /** What it offers, asked over gRPC from another process. */
  readonly remote: (unit: RemoteUnit) => Ports;
  /** Opens it. What it needs answers when every domain of the process is open, not before. Errors: ConfigError. */
  readonly open: (house: House, needs: Needs) => Promise<OpenDomain<Ports, Internal, NearPorts>>;
}

/** A domain of this process. */
export interface OpenDomain<Ports, Internal, NearPorts = object> {
  readonly subgraph: Subgraph<Internal>;
  /** What it offers to every domain and door: objects of functions. */
  readonly ports: Ports;
  /** What it offers to the domains of its own unit alone, which always run beside it. */
  readonly near: NearPorts;
  /** False for an operation that is switched off at this moment; without it all are on. */
  isServed?(operation: string): boolean;
  /** Begins background work, when every domain of the process is open. */
  start?(): void;
  close?(): Promise<void>;
}

/** What the process gives to a domain. */
export interface House {
  readonly config: Config;
  /** Of this process: every unit in it reads the same ones. */
  readonly settings: LiveSettings;
  readonly connection: Connection;
  /** What this process has in common with the other workers of its platform; absent where it is the only one. */
  readonly commons?: Commons | undefined;
  /** What this process counts. */
  readonly metrics: Pick<Metrics, 'observeModel'>;
  /** The books of its database; the first call opens them. A domain that never asks keeps no audit chain. */
  books(): Promise<Books>;
  /** The letters of its database; the first call opens them. */
  letters(): Promise<LetterBox>;
  /** Seals what only the platform may read. */
  envelope(): Envelope;
  /** A key of the platform for another purpose than sealing, the same in each process. */
  keyFor(purpose: string): Buffer;
  tokens(): TokenService;
  readonly now: Clock;
  readonly log: Logger;
}

/** What a database keeps beside records: its ledger, and the answers to requests that may be repeated. */
export interface Books {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
}
