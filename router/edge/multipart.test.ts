import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'graphql/jsutils/inspect.js';
import { sha256Hex } from '../../kernel/ids.ts';
import { createUploadReader } from './read-upload.ts';
import {
  aServer,
  BOUNDARY,
  bodyOf,
  field,
  file,
  head,
  LIMIT,
  MB,
  open,
  rawPart,
  send,
  TEST_SETTING,
  TYPE,
  textOf,
} from './upload-testing.ts';

let here: Awaited<ReturnType<typeof aServer>>;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  here = await aServer();
});
afterAll(async () => {
  agent.destroy();
  await here.stop();
});

describe('an upload', () => {
  test('gives the bytes, the name and the text fields', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
    const reply = await send(
      here.port,
      bodyOf(field('kind', 'IDENTITY'), file(bytes), field('visibility', 'ISSUER')),
    );
    expect(reply.body).toEqual({
      kind: 'IDENTITY',
      visibility: 'ISSUER',
      fileName: 'a.pdf',
      size: bytes.length,
      sha256: sha256Hex(bytes),
    });
  });

  test.each<[string, string, string]>([
    ['a plain name', 'photo.jpg', 'photo.jpg'],
    ['letters of any script', 'Ní Bhriain – 証明書.pdf', 'Ní Bhriain – 証明書.pdf'],
    ['a path', '../../etc/passwd', 'passwd'],
    ['a path of Windows', 'C:\\\\temp\\\\a.pdf', 'a.pdf'],
    ['an escaped quotation mark', 'a%22b.pdf', 'a"b.pdf'],
    ['255 characters', 'a'.repeat(255), 'a'.repeat(255)],
  ])('keeps of a file name only its last segment: %s', async (_name, sent, kept) => {
    expect((await send(here.port, bodyOf(file('x', sent)))).body.fileName).toBe(kept);
  });

  test('may be called image, may have a quoted boundary, ten text fields and texts of 4 KB', async () => {
    const fields = Array.from({ length: 10 }, (_, index) => field(`f${index}`, 'x'.repeat(4096)));
    const headers = { 'Content-Type': `Multipart/Form-Data; charset=utf-8; boundary="${BOUNDARY}"` };
    const reply = await send(here.port, bodyOf(...fields, file('x', 'a.png', 'image')), { headers });
    expect(reply.body).toMatchObject({ fileName: 'a.png', f9: 'x'.repeat(4096), size: 1 });
  });

  test('of exactly 10 MB is read, in one piece or in chunks', async () => {
    const bytes = Buffer.alloc(LIMIT, 7);
    const body = bodyOf(file(bytes), field('kind', 'OTHER'));
    const reply = await send(here.port, body);
    expect(reply.body).toMatchObject({ size: LIMIT, sha256: sha256Hex(bytes) });
    const socket = await open(here.port);
    socket.write(head({ 'Transfer-Encoding': 'chunked' }));
    for (let at = 0; at < body.length; at += MB) {
      const chunk = body.subarray(at, at + MB);
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      socket.write('\r\n');
    }
    socket.end('0\r\n\r\n');
    expect(await textOf(socket)).toContain(sha256Hex(bytes));
  });

  test('that holds what looks almost like a boundary stays whole', async () => {
    const tricky = `\r\n--${BOUNDARY.slice(0, -1)}\r\n\r\n--\r\n--`;
    expect((await send(here.port, bodyOf(file(tricky)))).body.sha256).toBe(sha256Hex(tricky));
  });

  test('is shown in messages and logs as one word, not byte by byte', async () => {
    const shown: string[] = [];
    const reader = createUploadReader(TEST_SETTING);
    const server = createServer((request, response) => {
      void reader.read(request, response, 'a').then((read) => {
        shown.push(inspect({ input: read }), JSON.stringify(read));
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await send((server.address() as AddressInfo).port, bodyOf(file(Buffer.alloc(MB))));
    server.closeAllConnections();
    server.close();
    expect(shown.map((text) => text.length < 200)).toEqual([true, true]);
  });
});

const NOT_MULTIPART: [string, Record<string, string>][] = [
  ['JSON', { 'Content-Type': 'application/json' }],
  ['a plain form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['no type', { 'Content-Type': '' }],
  ['another multipart', { 'Content-Type': `multipart/mixed; boundary=${BOUNDARY}` }],
  ['no boundary', { 'Content-Type': 'multipart/form-data' }],
  ['an empty boundary', { 'Content-Type': 'multipart/form-data; boundary=' }],
  ['two boundaries', { 'Content-Type': `${TYPE}; boundary=b` }],
  ['a boundary of 71 characters', { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(71)}` }],
  ['a boundary of other characters', { 'Content-Type': 'multipart/form-data; boundary="a\u00e9b"' }],
  ['gzip', { 'Content-Encoding': 'gzip' }],
];

test.each(NOT_MULTIPART)('is refused as UNSUPPORTED_MEDIA_TYPE: %s', async (_name, headers) => {
  expect((await send(here.port, bodyOf(file()), { headers })).body).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
});

const whole = bodyOf(file());
// name, body, the field and code of the one detail
const BAD: [string, Uint8Array | string, string, string][] = [
  ['no file', bodyOf(field('kind', 'OTHER')), 'file', 'required'],
  ['no part at all', `--${BOUNDARY}--\r\n`, 'file', 'required'],
  ['a second file', bodyOf(file(), file()), 'file', 'too_many'],
  ['a second file of the other name', bodyOf(file(), file('x', 'b.png', 'image')), 'file', 'too_many'],
  ['a file of an unknown name', bodyOf(file('x', 'a.pdf', 'document')), 'document', 'unknown_file'],
  ['a file in a list', bodyOf(file('x', 'a.pdf', 'file[]')), 'file[]', 'unknown_file'],
  [
    'a file without a file name',
    bodyOf(rawPart('x', 'Content-Disposition: form-data; name="file"')),
    'file',
    'forbidden_name',
  ],
  ['a file with an empty file name', bodyOf(file('x', '')), 'file', 'forbidden_name'],
  ['a file called ..', bodyOf(file('x', '..')), 'file', 'required'],
  ['a file name of 256 characters', bodyOf(file('x', 'a'.repeat(256))), 'fileName', 'file_name'],
  ['a control character in the file name', bodyOf(file('x', 'a\u0007.pdf')), 'body', 'malformed'],
  ['a line feed in the file name', bodyOf(file('x', 'a%0Ab.pdf')), 'fileName', 'file_name'],
  ['text turned around in the file name', bodyOf(file('x', 'a\u202efdp.exe')), 'fileName', 'file_name'],
  ['a field twice', bodyOf(file(), field('kind', 'A'), field('kind', 'B')), 'kind', 'duplicate_name'],
  ['a field as a list', bodyOf(file(), field('kind[]', 'A')), 'kind', 'duplicate_name'],
  ['a field as an object', bodyOf(file(), field('kind[x]', 'A')), 'kind', 'forbidden_name'],
  ['__proto__', bodyOf(file(), field('__proto__', 'x')), '__proto__', 'forbidden_name'],
  ['__proto__ inside', bodyOf(file(), field('__proto__[role]', 'x')), '__proto__', 'forbidden_name'],
  ['constructor', bodyOf(file(), field('constructor', 'x')), 'constructor', 'forbidden_name'],
  [
    'constructor inside',
    bodyOf(file(), field('constructor[prototype][x]', 'x')),
    'constructor',
    'forbidden_name',
  ],
  ['a field called content', bodyOf(file(), field('content', 'x')), 'content', 'forbidden_name'],
  ['a field called fileName', bodyOf(file(), field('fileName', 'x')), 'fileName', 'forbidden_name'],
  ['a field with a dot', bodyOf(file(), field('a.b', 'x')), 'a.b', 'forbidden_name'],
  ['a field name of 65 characters', bodyOf(file(), field('n'.repeat(65), 'x')), 'body', 'forbidden_name'],
  [
    'a field without a name',
    bodyOf(file(), rawPart('x', 'Content-Disposition: form-data')),
    'body',
    'malformed',
  ],
  ['a text of 4097 bytes', bodyOf(file(), field('kind', 'x'.repeat(4097))), 'kind', 'too_big'],
  [
    'a text that is not UTF-8',
    bodyOf(file(), { ...field('kind', ''), body: Buffer.from('ff', 'hex') }),
    'kind',
    'invalid_utf8',
  ],
  [
    'eleven fields',
    bodyOf(file(), ...Array.from({ length: 11 }, (_, n) => field(`f${n}`, 'x'))),
    'body',
    'too_many',
  ],
  [
    '13 parts',
    bodyOf(file(), ...Array.from({ length: 12 }, (_, n) => field(`f${n}`, 'x'))),
    'body',
    'too_many',
  ],
  [
    '10,000 parts',
    bodyOf(...Array.from({ length: 10_000 }, (_, n) => field(`f${n}`, 'x'))),
    'body',
    'too_many',
  ],
  [
    'a part without a disposition',
    bodyOf(file(), rawPart('x', 'Content-Type: text/plain')),
    'body',
    'malformed',
  ],
  ['a part without a head', bodyOf(file(), rawPart('x')), 'body', 'malformed'],
  [
    'another disposition',
    bodyOf(file(), rawPart('x', 'Content-Disposition: attachment; name="kind"')),
    'body',
    'malformed',
  ],
  [
    'a part with 20 KB of head',
    bodyOf(file(), rawPart('x', `X: ${'x'.repeat(20_000)}`)),
    'body',
    'malformed',
  ],
  [
    'bytes in base64',
    bodyOf({ ...file('eA=='), head: [...file().head, 'Content-Transfer-Encoding: base64'] }),
    'body',
    'malformed',
  ],
  ['a preamble', Buffer.concat([Buffer.from('hello\r\n'), whole]), 'body', 'malformed'],
  ['an epilogue', Buffer.concat([whole, Buffer.from('hello')]), 'body', 'malformed'],
  ['a second body behind the first', Buffer.concat([whole, whole]), 'body', 'malformed'],
  ['no closing boundary', whole.subarray(0, whole.length - 20), 'body', 'malformed'],
  ['a cut closing boundary', whole.subarray(0, whole.length - 3), 'body', 'malformed'],
  ['another boundary', whole.toString('latin1').replaceAll(BOUNDARY, 'other'), 'body', 'malformed'],
  ['a boundary inside the file', bodyOf(file(`x\r\n--${BOUNDARY}y`)), 'body', 'malformed'],
  ['bare line feeds', whole.toString('latin1').replaceAll('\r\n', '\n'), 'body', 'malformed'],
  ['JSON inside', '{"file":"x"}', 'body', 'malformed'],
  ['nothing', '', 'body', 'malformed'],
  ['zeros', Buffer.alloc(1000), 'body', 'malformed'],
];

test.each(BAD)('is refused as VALIDATION_FAILED: %s', async (_name, body, at, code) => {
  const reply = await send(here.port, body, { via: agent });
  expect(reply.body).toEqual({
    code: 'VALIDATION_FAILED',
    details: [{ field: at, code, message: expect.stringMatching(/\S/) }],
  });
  // The connection serves the next request.
  expect((await send(here.port, bodyOf(file()), { via: agent })).body).toMatchObject({ fileName: 'a.pdf' });
});
