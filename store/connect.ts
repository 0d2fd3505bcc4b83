import { join } from 'node:path';
import mongoose from 'mongoose';
import { closingConnection } from './closing-connection.ts';
import { accessStore, type Holder, standBy } from './embedded/holder.ts';
import { inProcessConnection } from './embedded/in-process.ts';
import { createShortCuts, type ShortCuts } from './embedded/short-cut.ts';
import { storeError } from './embedded/store-file.ts';

/** Where documents live: a MongoDB deployment, or the embedded store in the data folder. */
export interface Store {
  /** The mongoose connection on the database `testamur_<domain>`; always the same one per domain. */
  connection(domain: string): mongoose.Connection;
  /** Throws STORAGE_UNAVAILABLE when the store does not answer; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** For logs: `embedded store in <folder>` or `MongoDB at <hosts>`, without credentials. */
  readonly description: string;
}

export interface StoreOptions {
  /** A MongoDB connection string; without it the embedded store in `<dataDir>/store` is used. */
  readonly mongodbUri?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds without a holder of the embedded store after which this process becomes it. */
  readonly takeOverAfter?: number;
  readonly now?: () => Date;
  readonly log?: (message: string, fields?: object) => void;
}

const COMMON: mongoose.ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  // What the store cannot take now is refused now: the driver waits and tries again by itself, and a closed store never comes back.
  bufferCommands: false,
  retryWrites: true,
  retryReads: true,
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
};
// The connection string may set other options, but it cannot change what COMMON says about durability.
const TIMES = {
  serverSelectionTimeoutMS: 10_000,
  connectTimeoutMS: 10_000,
  socketTimeoutMS: 60_000,
  waitQueueTimeoutMS: 10_000,
  maxPoolSize: 50,
};
const PING_TIMEOUT = 3000;

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', true);

/** Connects to the store and waits until it answers. Errors: STORAGE_UNAVAILABLE with what to do. */
export async function connectStore(options: StoreOptions): Promise<Store> {
  if (options.mongodbUri) return connectMongo(options.mongodbUri);
  const { store } = await connectEmbedded(options);
  return store;
}

/** Holds the embedded store for other processes. Refuses when another process holds it already. */
export async function serveStore(options: Omit<StoreOptions, 'mongodbUri'>): Promise<Store> {
  const { store, holder } = await connectEmbedded(options);
  if (holder !== undefined) return store;
  await store.close();
  throw storeError(
    `Another process already holds the store in ${options.dataDir}. Stop it first, or do without a store process.`,
  );
}

async function connectMongo(uri: string): Promise<Store> {
  requireSafeOptions(uri);
  const description = `MongoDB at ${hostsOf(uri)}`;
  const connection = await open(uri, description, {
    ...withoutThoseIn(uri, TIMES),
    ...COMMON,
    ...ofType(closingConnection()),
  });
  return storeOn(connection, description, async () => undefined);
}

// An option of the driver that its types do not export.
function ofType(connectionType: object | undefined): object {
  return connectionType === undefined ? {} : { connectionType };
}

async function connectEmbedded(
  options: Omit<StoreOptions, 'mongodbUri'>,
): Promise<{ store: Store; holder: Holder | undefined }> {
  const { dataDir, takeOverAfter, now = () => new Date(), log = () => undefined } = options;
  const folder = join(dataDir, 'store');
  const access = await accessStore({ folder, now, log });
  const holder = access.kind === 'holder' ? access.holder : undefined;
  const socket = access.kind === 'holder' ? access.holder.socket : access.socket;
  const description = `embedded store in ${folder}${holder === undefined ? ' (held by another process)' : ''}`;
  const connectionType = holder === undefined ? closingConnection() : inProcessConnection(holder.engine.run);
  if (holder !== undefined && connectionType === undefined) {
    log('the driver has changed inside: the store is used through its socket, which is slower', {});
  }
  try {
    const connection = await open(
      `mongodb://${encodeURIComponent(socket)}/?directConnection=true`,
      description,
      {
        ...COMMON,
        serverSelectionTimeoutMS: 5000,
        maxPoolSize: 100,
        ...ofType(connectionType),
      },
    );
    const standIn =
      holder ??
      standBy({
        folder,
        now,
        log,
        ...(takeOverAfter === undefined ? {} : { grace: takeOverAfter }),
      });
    const shortCuts = holder && createShortCuts(holder.engine.answer);
    return { store: storeOn(connection, description, () => standIn.close(), shortCuts), holder };
  } catch (error) {
    await holder?.close();
    throw error;
  }
}

// What a connection string may ask for of these, by what the platform's transactions and its promise of durability allow.
const KEPT_OPTIONS: Readonly<Record<string, { readonly allowed: RegExp; readonly advice: string }>> = {
  readpreference: {
    allowed: /^primary$/,
    advice: 'transactions and decisions read from the primary alone',
  },
  readpreferencetags: { allowed: /^$/, advice: 'the primary is read, whichever member that is' },
  maxstalenessseconds: { allowed: /^-1$/, advice: 'the primary is read, which is never stale' },
  readconcernlevel: { allowed: /^majority$/, advice: 'what is read must not be lost again' },
  w: { allowed: /^majority$/, advice: 'a success is said when a majority has the write' },
  wtimeout: {
    allowed: /^0$/,
    advice: 'a success is said when a majority has the write, however long that takes',
  },
  wtimeoutms: {
    allowed: /^0$/,
    advice: 'a success is said when a majority has the write, however long that takes',
  },
  journal: { allowed: /^true$/, advice: 'a success is said when the write is in the journal' },
  retrywrites: { allowed: /^true$/, advice: 'a write whose answer was lost is repeated' },
  retryreads: { allowed: /^true$/, advice: 'a read whose answer was lost is repeated' },
  loadbalanced: { allowed: /^false$/, advice: 'name the members of the replica set' },
};

/**
 * Refuses a connection string that would break what the platform promises, in one sentence that names the option.
 * The driver reads names of options in any case. Errors: STORAGE_UNAVAILABLE.
 */
export function requireSafeOptions(uri: string): void {
  const query = [...new URLSearchParams(uri.split('?')[1] ?? '')];
  for (const [name, value] of query) {
    const kept = KEPT_OPTIONS[name.toLowerCase()];
    if (kept && !kept.allowed.test(value))
      throw storeError(`MONGODB_URI: take ${name}=${value} out of it; ${kept.advice}.`);
  }
  const asked = (wanted: string) => query.find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (asked('directconnection') === 'true' && (hostsOf(uri).includes(',') || asked('replicaset'))) {
    throw storeError(
      'MONGODB_URI: take directConnection=true out of it; it would hold on to one member of the replica set, also when another becomes the primary.',
    );
  }
}

function withoutThoseIn(uri: string, options: mongoose.ConnectOptions): mongoose.ConnectOptions {
  const query = new URLSearchParams(uri.split('?')[1] ?? '');
  const given = new Set([...query.keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !given.has(name.toLowerCase())));
}

async function open(
  uri: string,
  description: string,
  options: mongoose.ConnectOptions,
): Promise<mongoose.Connection> {
  try {
    return await mongoose.createConnection(uri, options).asPromise();
  } catch (cause) {
    throw storeError(`${description} does not answer. Start it, or correct its address.`, cause);
  }
}

function storeOn(
  base: mongoose.Connection,
  description: string,
  afterClose: () => Promise<void>,
  shortCuts?: ShortCuts,
): Store {
  return {
    description,
    connection(domain) {
      const connection = base.useDb(`testamur_${domain}`, { useCache: true });
      shortCuts?.give(connection);
      return connection;
    },
    async ping() {
      try {
        await base.getClient().db('admin').command({ ping: 1 }, { timeoutMS: PING_TIMEOUT });
      } catch (cause) {
        throw storeError(`${description} does not answer.`, cause);
      }
    },
    async close() {
      shortCuts?.close();
      await base.close();
      await afterClose();
    },
  };
}

/** The hosts of a connection string; user, password and options stay out of logs. */
export function hostsOf(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? 'an unreadable address';
}
