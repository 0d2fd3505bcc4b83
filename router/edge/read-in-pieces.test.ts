import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sha256Hex } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { PIECE_BYTES } from './multipart.ts';
import {
  aServer,
  BOUNDARY,
  bodyOf,
  field,
  file,
  head,
  MB,
  open,
  rawPart,
  send as sendWhole,
  shut,
  textOf,
} from './upload-testing.ts';

let here: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  here = await aServer();
});
afterAll(() => here.stop());

const send = (body: Uint8Array | string, port = here.port) =>
  sendWhole(port, body, { headers: { 'X-Pieces': 'yes' } });

test.each<[string, number]>([
  ['nothing', 0],
  ['one byte', 1],
  ['one piece', PIECE_BYTES],
  ['one piece and a byte', PIECE_BYTES + 1],
  ['50 MB', 50 * MB],
])('a file of %s comes whole, in order and in pieces of one size', async (_name, length) => {
  const bytes = randomBytes(length);
  const { status, body } = await send(bodyOf(field('dry_run', 'true'), file(bytes, 'big.json')));
  const count = Math.max(1, Math.ceil(length / PIECE_BYTES));
  const offsets = Array.from({ length: count }, (_, at) => at * PIECE_BYTES);
  expect({ status, ...body }).toMatchObject({
    status: 200,
    dry_run: 'true',
    fileName: 'big.json',
    size: length,
    sha256: sha256Hex(bytes),
    offsets,
    sizes: offsets.map((at) => Math.min(PIECE_BYTES, length - at)),
  });
});

test('bytes that look like a boundary stay bytes', async () => {
  const bytes = Buffer.from(`x--${BOUNDARY}\r\n -\r\n--\n--${BOUNDARY}--\r\n`);
  const { body } = await send(bodyOf(file(bytes)));
  expect(body).toMatchObject({ sha256: sha256Hex(bytes) });
});

const tooLarge = bodyOf(file(Buffer.alloc(50 * MB + 1)));
test.each<[string, Uint8Array | string, string, string | null]>([
  ['over 50 MB', tooLarge, 'PAYLOAD_TOO_LARGE', null],
  ['no file', bodyOf(field('a', 'b')), 'VALIDATION_FAILED', 'file'],
  ['two files', bodyOf(file(), file()), 'VALIDATION_FAILED', 'file'],
  ['another name for the file', bodyOf(file('x', 'a.csv', 'other')), 'VALIDATION_FAILED', 'other'],
  ['a text behind the file', bodyOf(file(), field('dry_run', 'true')), 'VALIDATION_FAILED', 'body'],
  ['a text twice', bodyOf(field('a', 'b'), field('a', 'c'), file()), 'VALIDATION_FAILED', 'a'],
  ['a name of ours', bodyOf(field('upload_id', 'b'), file()), 'VALIDATION_FAILED', 'upload_id'],
  ['a part without a name', bodyOf(rawPart('x', 'Content-Type: a/b'), file()), 'VALIDATION_FAILED', 'body'],
  [
    'too many texts',
    bodyOf(...Array.from({ length: 12 }, (_, n) => field(`a${n}`, 'b')), file()),
    'VALIDATION_FAILED',
    'body',
  ],
  ['another start', `x${bodyOf(file())}`, 'VALIDATION_FAILED', 'body'],
  ['no end', bodyOf(file()).subarray(0, -6), 'VALIDATION_FAILED', 'body'],
  [
    'something behind the end',
    Buffer.concat([bodyOf(file()), Buffer.from('more')]),
    'VALIDATION_FAILED',
    'body',
  ],
  ['nothing', '', 'VALIDATION_FAILED', 'body'],
])('%s is refused, and the next file is read', async (_name, body, code, at) => {
  const refused = await send(body);
  expect(refused.body).toMatchObject({ code, ...(at ? { details: [{ field: at }] } : {}) });
  expect((await send(bodyOf(file()))).body).toMatchObject({ size: 5 });
  await until('no file to be held', () => here.reader.held === 0);
});

test('nothing is read on while a piece is taken, and a client that is not waited for is not slow', async () => {
  const server = await aServer({ graceMs: 100, deadlineMs: 3000, minBytesPerSecond: 1_000_000 });
  const { release } = shut(server.pieceTaken);
  const bytes = Buffer.alloc(40 * MB, 1);
  const sent = send(bodyOf(file(bytes)), server.port);
  await delay(1500);
  // The server has the piece that waits, and a little of the next ones.
  expect(server.arrived()).toBeGreaterThan(PIECE_BYTES);
  expect(server.arrived()).toBeLessThan(4 * PIECE_BYTES);
  release();
  expect((await sent).body).toMatchObject({ size: bytes.length });
  await server.stop();
});

test('a client that sends nothing more is refused and frees its place', async () => {
  const server = await aServer({ graceMs: 50, minBytesPerSecond: 1_000_000 });
  const socket = await open(server.port);
  socket.write(head({ 'X-Pieces': 'yes', 'Content-Length': '1000000' }));
  socket.write(bodyOf(file()).subarray(0, 100));
  expect(await textOf(socket)).toContain('BAD_REQUEST');
  await until('the place to be free', () => server.reader.held === 0);
  await server.stop();
});

test('a client that leaves frees its place', async () => {
  const socket = await open(here.port);
  socket.write(head({ 'X-Pieces': 'yes', 'Content-Length': String(20 * MB) }));
  socket.write(bodyOf(file(Buffer.alloc(9 * MB))).subarray(0, 9 * MB));
  await until('the place to be taken', () => here.reader.held === 1);
  socket.destroy();
  await until('the place to be free', () => here.reader.held === 0);
});
