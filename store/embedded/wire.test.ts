import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from './bson.ts';
import { type SocketServer, serveSocket } from './socket-server.ts';
import { OP_MSG, parseRequest } from './wire.ts';

/** An OP_MSG with one body, optionally spoiled. */
function aMessage(spoil: (message: Buffer) => void = () => undefined): Buffer {
  const body = serialize({ ping: 1, $db: 'app' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(OP_MSG, 12);
  const message = Buffer.concat([head, body]);
  spoil(message);
  return message;
}

test('reads a command and whom to answer', () => {
  expect(parseRequest(aMessage())).toEqual({
    id: 7,
    opcode: OP_MSG,
    database: 'app',
    command: { ping: 1, $db: 'app' },
    answer: true,
  });
  expect(parseRequest(aMessage((m) => m.writeUInt32LE(2, 16))).answer).toBe(false);
});

const malformed: [string, (message: Buffer) => void][] = [
  ['an unknown opcode', (m) => m.writeInt32LE(2001, 12)],
  ['an unknown required flag', (m) => m.writeUInt32LE(8, 16)],
  ['an unknown kind of section', (m) => m.writeUInt8(9, 20)],
  ['a body longer than the message', (m) => m.writeInt32LE(9999, 21)],
  ['a negative body length', (m) => m.writeInt32LE(-5, 21)],
  ['a body that is not BSON', (m) => m.fill(0xff, 25)],
  ['a document sequence without a name', (m) => m.writeUInt8(1, 20)],
];

test.each(malformed)('refuses %s', (_name, spoil) => {
  expect(() => parseRequest(aMessage(spoil))).toThrow();
});

describe('the socket server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  const path = join(folder, 's.sock');
  let server: SocketServer;

  beforeAll(async () => {
    server = await serveSocket(
      path,
      async (database, command) => serialize({ ok: 1, database, name: Object.keys(command)[0] }),
      () => undefined,
    );
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const replyOn = async (send: (write: (bytes: Buffer) => void) => void): Promise<Buffer | 'closed'> => {
    const socket = connect(path);
    await once(socket, 'connect');
    send((bytes) => socket.write(bytes));
    const reply = await Promise.race([
      once(socket, 'data').then(([bytes]) => bytes as Buffer),
      once(socket, 'close').then(() => 'closed' as const),
    ]);
    socket.destroy();
    return reply;
  };
  const bodyOf = (reply: Buffer | 'closed') => (reply === 'closed' ? reply : deserialize(reply.subarray(21)));

  test('answers a message that arrives byte by byte', async () => {
    const reply = await replyOn((write) => {
      for (const byte of aMessage()) write(Buffer.from([byte]));
    });
    expect(bodyOf(reply)).toEqual({ ok: 1, database: 'app', name: 'ping' });
  });

  test.each([
    ...malformed,
    ['a length below a header', (m: Buffer) => m.writeInt32LE(3, 0)],
    ['a length over the limit', (m: Buffer) => m.writeInt32LE(0x7fffffff, 0)],
  ] as typeof malformed)('closes the connection on %s and goes on serving others', async (_name, spoil) => {
    expect(await replyOn((write) => write(aMessage(spoil)))).toBe('closed');
    expect(bodyOf(await replyOn((write) => write(aMessage())))).toMatchObject({ ok: 1 });
  });
});
