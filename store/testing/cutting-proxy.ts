import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  /** From now on, the first request that contains this text is applied, but its answer is never passed on. */
  cutAnswerTo(text: string): void;
  readonly cuts: () => number;
  close(): Promise<void>;
}

/** A proxy between a driver and a store that loses the connection at the worst moment. */
export async function startCuttingProxy(path: string, target: string): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let wanted: string | undefined;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(target);
    let doomed = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (wanted !== undefined && bytes.includes(wanted)) {
        doomed = true;
        wanted = undefined;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!doomed) {
        client.write(bytes);
        return;
      }
      cuts++;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });
  return {
    cutAnswerTo: (text) => {
      wanted = text;
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
