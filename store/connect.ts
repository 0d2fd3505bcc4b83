import { join } from 'node:path';
import mongoose from 'mongoose';
import { closingConnection } from './closing-connection.ts';
import { accessStore, type Holder } from './embedded/holder.ts';
import { inProcessConnection } from './embedded/in-process.ts';
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
  readonly now?: () => Date;
  readonly log?: (message: string, fields?: object) => void;
}

const COMMON: mongoose.ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  // What the store cannot take now is refused now: the driver has its own patience, and a closed store never comes back.
  bufferCommands: false,
  retryWrites: true,
  retryReads: true,
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
};
// The connection string may say otherwise; what COMMON says of durability is not its to change.
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
  const description = `MongoDB at ${hostsOf(uri)}`;
  const connection = await open(uri, description, {
    ...withoutThoseIn(uri, TIMES),
    ...COMMON,
    ...ofType(closingConnection()),
  });
  return storeOn(connection, description, async () => undefined);
}

// An option of the driver that its types keep to themselves.
function ofType(connectionType: object | undefined): object {
  return connectionType === undefined ? {} : { connectionType };
}

async function connectEmbedded(
  options: Omit<StoreOptions, 'mongodbUri'>,
): Promise<{ store: Store; holder: Holder | undefined }> {
  const { dataDir, now = () => new Date(), log = () => undefined } = options;
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
    return { store: storeOn(connection, description, async () => holder?.close()), holder };
  } catch (error) {
    await holder?.close();
    throw error;
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

function storeOn(base: mongoose.Connection, description: string, afterClose: () => Promise<void>): Store {
  return {
    description,
    connection: (domain) => base.useDb(`testamur_${domain}`, { useCache: true }),
    async ping() {
      try {
        await base.getClient().db('admin').command({ ping: 1 }, { timeoutMS: PING_TIMEOUT });
      } catch (cause) {
        throw storeError(`${description} does not answer.`, cause);
      }
    },
    async close() {
      await base.close();
      await afterClose();
    },
  };
}

/** The hosts of a connection string; user, password and options stay out of logs. */
export function hostsOf(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? 'an unreadable address';
}
