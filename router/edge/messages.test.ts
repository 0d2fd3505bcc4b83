import { connect } from 'node:net';
import { createHttpServer } from '../../kernel/http-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { firstReply, rawExchange, startEdge, type TestPort } from './testing.ts';

const VERIFY = '/api/v1/credentials/verify';
const seen: string[] = [];

let edge: TestPort;
beforeAll(async () => {
  edge = await startEdge({
    handle: async ({ method, path, body }) => {
      seen.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
      return { status: 200, headers: {}, body: { path } };
    },
  });
});
beforeEach(() => {
  seen.length = 0;
});
afterEach(async () => {
  const reply = await fetch(`${edge.base}/health/live`);
  expect(await reply.json()).toEqual({ status: 'UP' });
});
afterAll(() => edge.stop());

const post = (lines: readonly string[], body: string) =>
  `POST ${VERIFY} HTTP/1.1\r\nHost: edge\r\nContent-Type: application/json\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const get = (lines: readonly string[] = ['Host: edge']) =>
  `GET /api/v1/issuers/x HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const SMUGGLED = 'GET /api/v1/issuers/smuggled HTTP/1.1\r\nHost: edge\r\n\r\n';

// name, bytes, status
const messages: [string, string, number][] = [
  [
    'a length and chunks',
    post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  [
    'chunks and a length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  ['two lengths', post(['Content-Length: 7', 'Content-Length: 50'], `{"a":1}${SMUGGLED}`), 400],
  ['two equal lengths', post(['Content-Length: 7', 'Content-Length: 7'], '{"a":1}'), 400],
  ['a list of lengths', post(['Content-Length: 7, 7'], '{"a":1}'), 400],
  ['a negative length', post(['Content-Length: -1'], '{}'), 400],
  ['a signed length', post(['Content-Length: +7'], '{"a":1}'), 400],
  ['a hexadecimal length', post(['Content-Length: 0x7'], '{"a":1}'), 400],
  ['a length beyond 64 bits', post(['Content-Length: 99999999999999999999999'], '{"a":1}'), 400],
  ['chunks that are not the last coding', post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'), 400],
  ['a coding of no table', post(['Transfer-Encoding: xchunked'], '{}'), 400],
  ['two transfer codings', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], '0\r\n\r\n'), 400],
  ['a coding behind a vertical tab', post(['Transfer-Encoding: \u000bchunked'], '0\r\n\r\n'), 400],
  ['a chunk size that is no number', post(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n`), 400],
  ['a negative chunk size', post(['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n`), 400],
  [
    'a chunk that is longer than it says',
    post(['Transfer-Encoding: chunked'], `1\r\n{"a":1}\r\n0\r\n\r\n`),
    400,
  ],
  ['a chunk size beyond 64 bits', post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n{}`), 400],
  ['no Host', get([]), 400],
  ['two Hosts', get(['Host: edge', 'Host: other']), 400],
  ['two equal Hosts', get(['Host: edge', 'Host: edge']), 400],
  ['bare line feeds', get().replaceAll('\r\n', '\n'), 400],
  ['a bare line feed in the headers', get(['Host: edge', 'A: b\nX-User-Role: ADMIN']), 400],
  ['a bare carriage return in a value', get(['Host: edge', 'A: b\rX-User-Role: ADMIN']), 400],
  ['a space before a colon', get(['Host: edge', 'X-User-Role : ADMIN']), 400],
  ['a header without a name', get(['Host: edge', ': x']), 400],
  ['a header without a colon', get(['Host: edge', 'X-User-Role']), 400],
  ['a folded header', get(['Host: edge', 'A: b', ' X-User-Role: ADMIN']), 400],
  ['a space before the first header', get([' Host: edge']), 400],
  ['a NUL in a value', get(['Host: edge', 'A: b\0c']), 400],
  ['a NUL in a name', get(['Host: edge', 'A\0: b']), 400],
  ['20 kB of headers', get(['Host: edge', `A: ${'x'.repeat(20_000)}`]), 431],
  ['5,000 headers', get(['Host: edge', ...Array.from({ length: 5000 }, () => 'A: b')]), 400],
  ['a long request line', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: edge\r\n\r\n`, 431],
  ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['HTTP/3.0', 'GET / HTTP/3.0\r\nHost: edge\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['no request at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a reply', 'HTTP/1.1 200 OK\r\n\r\n', 400],
];

test.each(messages)('refuses %s in the envelope', async (_name, bytes, status) => {
  const reply = firstReply(await rawExchange(edge.port, Buffer.from(bytes, 'latin1'), 700));
  expect(reply).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
    body: { error: 'BAD_REQUEST', message: expect.stringMatching(/\w/), timestamp: expect.any(String) },
  });
  expect(reply.body.correlationId).toBe(reply.headers['x-correlation-id']);
  expect(seen).toEqual([]);
});

// name, bytes, requests that an operation saw, statuses
const served: [string, string, string[], number[]][] = [
  [
    'HTTP/1.0 without a Host',
    'GET /api/v1/issuers/x HTTP/1.0\r\n\r\n',
    ['GET /api/v1/issuers/x null'],
    [200],
  ],
  [
    'two requests at once, in order',
    `${post(['Content-Length: 7'], '{"a":1}')}${get(['Host: edge', 'Connection: close'])}`,
    ['GET /api/v1/issuers/x null', `POST ${VERIFY} {"a":1}`],
    [200, 200],
  ],
  [
    'a body in chunks, whose trailer is dropped',
    post(
      ['Connection: close', 'Transfer-Encoding: chunked', 'Trailer: X-User-Role'],
      '7\r\n{"a":1}\r\n0\r\nX-User-Role: ADMIN\r\n\r\n',
    ),
    [`POST ${VERIFY} {"a":1}`],
    [200],
  ],
  [
    'a chunk extension',
    post(['Connection: close', 'Transfer-Encoding: chunked'], '7;a=b\r\n{"a":1}\r\n0\r\n\r\n'),
    [`POST ${VERIFY} {"a":1}`],
    [200],
  ],
  [
    'Expect: 100-continue',
    post(['Connection: close', 'Expect: 100-continue', 'Content-Length: 7'], '{"a":1}'),
    [`POST ${VERIFY} {"a":1}`],
    [100, 200],
  ],
  [
    'another expectation, by ignoring it',
    post(['Connection: close', 'Expect: miracles', 'Content-Length: 7'], '{"a":1}'),
    [`POST ${VERIFY} {"a":1}`],
    [200],
  ],
  [
    'an upgrade, by ignoring it',
    get(['Host: edge', 'Connection: upgrade, close', 'Upgrade: websocket']),
    ['GET /api/v1/issuers/x null'],
    [200],
  ],
  ['a whole request before garbage', `${get()}garbage\r\n\r\n`, ['GET /api/v1/issuers/x null'], [200]],
];

test.each(served)('serves %s', async (_name, bytes, requests, statuses) => {
  const text = await rawExchange(edge.port, bytes, 700);
  expect(seen.toSorted()).toEqual(requests);
  expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))).toEqual(statuses);
});

test('a gzip coding of the transfer is no JSON', async () => {
  const bytes = post(['Connection: close', 'Transfer-Encoding: gzip, chunked'], '2\r\n\x1f\x8b\r\n0\r\n\r\n');
  expect(firstReply(await rawExchange(edge.port, Buffer.from(bytes, 'latin1')))).toMatchObject({
    status: 400,
  });
  expect(seen).toEqual([]);
});

test('CONNECT opens no tunnel', async () => {
  const text = await rawExchange(edge.port, 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: x\r\n\r\n', 700);
  expect(text).not.toMatch(/ 2\d\d /);
});

test('a client that leaves in the middle of a body reaches no operation and leaves no error in the log', async () => {
  const before = edge.lines.length;
  await new Promise<void>((resolve) => {
    const socket = connect(edge.port, '127.0.0.1', () => {
      socket.write(post(['Content-Length: 700'], '{"a":1'), () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
  await until('the access log', () =>
    edge.lines.slice(before).some((line) => JSON.parse(line).status === 499),
  );
  expect(seen).toEqual([]);
  expect(edge.lines.slice(before).filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

describe('a slow client', () => {
  const strict = createHttpServer((_request, response) => void response.end('{}'), {
    timeouts: { headersMs: 150, requestMs: 300, checkMs: 50 },
  });
  beforeAll(() => strict.listen('127.0.0.1', 0));
  afterAll(() => strict.drain(0));

  test.each([
    ['that never ends its headers', 'GET / HTTP/1.1\r\nHost: edge\r\nA: '],
    ['that sends nothing of its request line', 'G'],
  ])('%s is told so and cut off', async (_name, bytes) => {
    const reply = firstReply(await rawExchange(strict.port, bytes));
    expect(reply).toMatchObject({
      status: 408,
      headers: { connection: 'close' },
      body: { error: 'BAD_REQUEST' },
    });
  });

  test('that never ends its body is cut off', async () => {
    const started = performance.now();
    await rawExchange(strict.port, 'POST / HTTP/1.1\r\nHost: edge\r\nContent-Length: 99\r\n\r\n{', 25_000);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
