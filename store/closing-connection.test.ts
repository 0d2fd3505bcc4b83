import { connect, createServer } from 'node:net';
import { closingConnection } from './closing-connection.ts';

interface DriverConnection {
  command(namespace: { db: string }, command: object): Promise<unknown>;
  destroy(): void;
}

test('a command that meets a socket on its way out is refused and does not wait for ever', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const Connection = closingConnection() as unknown as new (...parameters: unknown[]) => DriverConnection;
  const hostAddress = { toString: () => 'here' };
  const connection = new Connection(socket, { id: 1, generation: 0, hostAddress });
  // What the driver learns only with the event 'close', a moment later.
  socket.destroy();
  await expect(connection.command({ db: 'admin' }, { hello: 1 })).rejects.toMatchObject({
    name: 'MongoNetworkError',
  });
  connection.destroy();
  server.close();
});
