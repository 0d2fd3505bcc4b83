import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { RunCommand } from './dispatch.ts';
import { MAX_MESSAGE, parseRequest, replyTo } from './wire.ts';

export interface SocketServer {
  /** Stops accepting, lets running commands answer, then closes all connections. */
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 2000;
const NO_BYTES = Buffer.alloc(0);

/** Serves the wire protocol on a unix socket that only this user can open. */
export async function serveSocket(
  path: string,
  run: RunCommand,
  log: (message: string, fields?: object) => void,
  disconnected: (connection: object) => void = () => undefined,
): Promise<SocketServer> {
  const sockets = new Set<Socket>();
  let running = 0;
  let whenIdle: (() => void) | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      disconnected(socket);
    });
    socket.on('error', () => socket.destroy());
    readMessages(socket, async (message) => {
      running++;
      try {
        const request = parseRequest(message);
        const reply = await run(request.database, request.command, socket);
        if (request.answer && !socket.destroyed)
          await write(socket, replyTo(request, reply, nextMessageId()));
      } catch (error) {
        log('a store client sent a message that cannot be read', { error });
        socket.destroy();
      } finally {
        running--;
        if (running === 0) whenIdle?.();
      }
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  // The holder's lock is ours, so a socket file that is there belongs to a holder that died.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if (running > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
        });
      }
      for (const socket of sockets) socket.end().unref();
      for (const socket of sockets) socket.destroySoon();
      await closed;
    },
  };
}

// One message at a time per connection, in order; the next is read only after the last was answered.
function readMessages(socket: Socket, handle: (message: Buffer) => Promise<void>): void {
  let received: Buffer = NO_BYTES;
  let busy = false;
  const drain = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (;;) {
      const size = received.length >= 16 ? received.readInt32LE(0) : 0;
      if (size !== 0 && (size < 16 || size > MAX_MESSAGE)) {
        socket.destroy();
        return;
      }
      if (size === 0 || received.length < size) break;
      const message = received.subarray(0, size);
      received = received.length === size ? NO_BYTES : received.subarray(size);
      socket.pause();
      await handle(message);
      socket.resume();
    }
    busy = false;
  };
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    void drain();
  });
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });
}

let lastMessageId = 0;

function nextMessageId(): number {
  lastMessageId = (lastMessageId + 1) & 0x7fffffff;
  return lastMessageId;
}
