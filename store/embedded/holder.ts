import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Engine, type EngineOptions, openEngine } from './engine.ts';
import { serveSocket } from './socket-server.ts';
import { prepareFolder, storeError, storeFiles, takeHolderLock } from './store-file.ts';

export interface Holder {
  readonly engine: Engine;
  readonly socket: string;
  close(): Promise<void>;
}

/** This process holds the store, or another one does and answers on the socket. */
export type Access =
  | { readonly kind: 'holder'; readonly holder: Holder }
  | { readonly kind: 'client'; readonly socket: string };

interface AccessOptions extends Omit<EngineOptions, 'files'> {
  readonly folder: string;
  /** Milliseconds to wait for a holder that has the lock and does not answer yet. */
  readonly waitMs?: number;
}

const MAX_SOCKET_PATH = 100;
const WATCH_EVERY = 500;
/** Time for a store process to be restarted before a unit takes its place. */
const GRACE = 5000;

/** Becomes the holder of the store in a folder, or finds the live one. Refuses when neither works. */
export async function accessStore(options: AccessOptions): Promise<Access> {
  const { folder, waitMs = 5000, ...engineOptions } = options;
  const files = storeFiles(folder);
  prepareFolder(folder);
  if (Buffer.byteLength(files.socket) > MAX_SOCKET_PATH) {
    throw storeError(
      `The path ${files.socket} is longer than the ${MAX_SOCKET_PATH} bytes that a unix socket may have. Choose a data folder with a shorter path.`,
    );
  }
  for (const end = performance.now() + waitMs; ; await delay(50)) {
    if (await answers(files.socket)) return { kind: 'client', socket: files.socket };
    const lock = takeHolderLock(files);
    if (lock !== undefined) {
      try {
        const engine = openEngine({ ...engineOptions, files });
        const server = await serveSocket(files.socket, engine.run, engineOptions.log, engine.disconnected);
        const close = async (): Promise<void> => {
          await server.close();
          await engine.close();
          lock.release();
        };
        return { kind: 'holder', holder: { engine, socket: files.socket, close } };
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    if (performance.now() > end) {
      throw storeError(
        `Another process holds the store in ${folder} and does not answer on ${files.socket}. Stop that process, or wait until it has started, and try again.`,
      );
    }
  }
}

/**
 * Watches the holder in another process and becomes the holder when there has been none for `grace` milliseconds.
 * Of several that watch, the folder's lock lets one in; the others find it on the same socket.
 */
export function standBy({ grace = GRACE, ...access }: AccessOptions & { readonly grace?: number }): {
  /** Stops watching, and closes the store if it was taken over. */
  close(): Promise<void>;
} {
  const { folder, log } = access;
  const { socket } = storeFiles(folder);
  const stop = new AbortController();
  const watching = watch();
  return {
    async close() {
      stop.abort();
      await (await watching)?.close();
    },
  };

  async function watch(): Promise<Holder | undefined> {
    for (let lastAnswer = performance.now(); ; ) {
      await delay(WATCH_EVERY, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      if (stop.signal.aborted) return undefined;
      if (await answers(socket)) lastAnswer = performance.now();
      else if (performance.now() - lastAnswer >= grace) {
        const holder = await takeOver();
        if (holder) return holder;
      }
    }
  }

  async function takeOver(): Promise<Holder | undefined> {
    try {
      const found = await accessStore({ ...access, waitMs: 0 });
      if (found.kind === 'client') return undefined;
      log('the process that held the store is gone: this one holds it now', { folder });
      return found.holder;
    } catch (error) {
      log('the process that held the store is gone, and it cannot be taken over yet', { folder, error });
      return undefined;
    }
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const settle = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
