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
  readonly patience?: number;
}

const MAX_SOCKET_PATH = 100;

/** Becomes the holder of the store in a folder, or finds the live one. Refuses when neither works. */
export async function accessStore(options: AccessOptions): Promise<Access> {
  const { folder, patience = 5000, ...engineOptions } = options;
  const files = storeFiles(folder);
  prepareFolder(folder);
  if (Buffer.byteLength(files.socket) > MAX_SOCKET_PATH) {
    throw storeError(
      `The path ${files.socket} is longer than the ${MAX_SOCKET_PATH} bytes that a unix socket may have. Choose a data folder with a shorter path.`,
    );
  }
  for (const end = performance.now() + patience; ; await delay(50)) {
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
