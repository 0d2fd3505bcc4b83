import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHttpServer } from '../../kernel/http-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { collectBytes } from './collected-bytes.ts';
import { createBodyReader, MAX_JSON_BYTES } from './read-body.ts';
import { firstReply, rawExchange, startEdge, type TestPort } from './testing.ts';

// A last request, after which the server closes the connection.
const NEXT = 'GET /health/live HTTP/1.1\r\nHost: edge\r\nConnection: close\r\n\r\n';
const PATH = '/api/v1/credentials/verify';
const JSON_TYPE = 'application/json';

let edge: TestPort;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

interface Sent {
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` leaves the header out. */
  readonly type?: string | null;
}

/** Sends a POST as bytes, so that nothing puts it right on the way. */
async function post({ body, headers = {}, type = JSON_TYPE }: Sent) {
  const bytes = Buffer.from(body);
  const lines = Object.entries({
    Host: 'edge',
    Connection: 'close',
    ...(type === null ? {} : { 'Content-Type': type }),
    'Content-Length': String(bytes.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return firstReply(await rawExchange(edge.port, Buffer.concat([Buffer.from(head), bytes])));
}

const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const utf16 = Buffer.from('{"a":1}', 'utf16le');
const padded = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

// name, body, the code of the one detail
const malformed: [string, string | Uint8Array, string][] = [
  ['a name twice', '{"a":1,"a":1}', 'duplicate_name'],
  ['a name twice, once escaped', '{"a":1,"\\u0061":2}', 'duplicate_name'],
  ['a name twice, deep inside', '{"a":[{"b":{"c":1,"c":2}}]}', 'duplicate_name'],
  ['__proto__', '{"__proto__":{"role":"ADMIN"}}', 'forbidden_name'],
  ['__proto__, escaped', '{"\\u005f_proto__":{}}', 'forbidden_name'],
  ['__proto__, deep inside', '{"a":{"b":[{"__proto__":1}]}}', 'forbidden_name'],
  ['1e400', '{"a":1e400}', 'unsafe_number'],
  ['-1e400', '{"a":-1e400}', 'unsafe_number'],
  ['1e-400', '{"a":1e-400}', 'unsafe_number'],
  ['2^53', '{"a":9007199254740992}', 'unsafe_number'],
  ['-(2^53+1)', '{"a":-9007199254740993}', 'unsafe_number'],
  ['a leading zero', '{"a":01}', 'bad_number'],
  ['a plus sign', '{"a":+1}', 'value_expected'],
  ['hexadecimal', '{"a":0x10}', 'comma_expected'],
  ['NaN', '{"a":NaN}', 'value_expected'],
  ['Infinity', '{"a":Infinity}', 'value_expected'],
  ['a number that ends with its point', '{"a":1.}', 'bad_number'],
  ['a lone high surrogate', '{"a":"\\ud800"}', 'lone_surrogate'],
  ['a lone low surrogate', '{"a":"\\udc00x"}', 'lone_surrogate'],
  ['surrogates in the wrong order', '{"a":"\\udc00\\ud800"}', 'lone_surrogate'],
  ['invalid UTF-8', Buffer.from('7b2261223a22ff227d', 'hex'), 'invalid_utf8'],
  ['overlong UTF-8', Buffer.from('7b2261223a22c0af227d', 'hex'), 'invalid_utf8'],
  ['a surrogate in UTF-8', Buffer.from('7b2261223a22eda080227d', 'hex'), 'invalid_utf8'],
  ['cut UTF-8', Buffer.from('7b2261223a22e282227d', 'hex'), 'invalid_utf8'],
  ['a byte order mark', '\ufeff{"a":1}', 'byte_order_mark'],
  ['UTF-16', utf16, 'name_expected'],
  ['UTF-16 with its byte order mark', Buffer.concat([Buffer.from('fffe', 'hex'), utf16]), 'invalid_utf8'],
  ['65 levels', nested(65), 'too_deep'],
  ['100,000 levels', nested(100_000), 'too_deep'],
  ['100,000 levels that never end', `{"a":${'['.repeat(100_000)}`, 'too_deep'],
  ['trailing garbage', '{"a":1}x', 'trailing_content'],
  ['two objects', '{"a":1}{"a":1}', 'trailing_content'],
  ['a NUL behind', '{"a":1}\0', 'trailing_content'],
  ['a NUL before', '\0{"a":1}', 'value_expected'],
  ['a raw NUL in a text', '{"a":"\0"}', 'control_character'],
  ['a raw line feed in a text', '{"a":"\n"}', 'control_character'],
  ['a trailing comma', '{"a":1,}', 'name_expected'],
  ['a comment', '{/**/"a":1}', 'name_expected'],
  ['single quotes', "{'a':1}", 'name_expected'],
  ['a name without quotes', '{a:1}', 'name_expected'],
  ['an open object', '{"a":1', 'comma_expected'],
  ['an open text', '{"a":"', 'unterminated_string'],
  ['an escape of no table', '{"a":"\\x41"}', 'bad_escape'],
  ['a cut escape', '{"a":"\\u00"}', 'bad_escape'],
  ['a no-break space around it', '\u00a0{"a":1}', 'value_expected'],
  ['white space only', ' \r\n\t ', 'empty'],
  ['gzip that nobody announced', gzipSync('{"a":1}'), 'invalid_utf8'],
  ['a form', 'a=1&b=2', 'value_expected'],
];

test.each(malformed)('refuses %s as MALFORMED_JSON', async (_name, body, code) => {
  const reply = await post({ body });
  expect(reply).toMatchObject({
    status: 400,
    body: { error: 'MALFORMED_JSON', details: [{ field: 'input', code }] },
  });
});

test.each([
  ['a text', '"x"'],
  ['a number', '1'],
  ['true', 'true'],
  ['null', 'null'],
  ['a list', '[{"a":1}]'],
  ['an empty list', '[]'],
])('refuses %s at the top as VALIDATION_FAILED', async (_name, body) => {
  const reply = await post({ body });
  expect(reply).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION_FAILED', details: [{ field: 'body', code: 'invalid_type' }] },
  });
});

const unsupported: [string, Omit<Sent, 'body'> & { body?: Uint8Array }][] = [
  ['no content type', { type: null }],
  ['text/plain', { type: 'text/plain' }],
  ['a form', { type: 'application/x-www-form-urlencoded' }],
  ['a multipart form', { type: 'multipart/form-data; boundary=x' }],
  ['text/json', { type: 'text/json' }],
  ['a type that only begins like it', { type: 'application/jsonp' }],
  ['a list of types', { type: 'text/plain, application/json' }],
  ['UTF-16', { type: 'application/json; charset=utf-16' }],
  ['UTF-7', { type: 'application/json; charset="utf-7"' }],
  ['Latin-1', { type: 'application/json;charset=iso-8859-1' }],
  ['half a quote', { type: 'application/json; charset="utf-8' }],
  ['two charsets', { type: 'application/json; charset=utf-8; charset=utf-7' }],
  ['two content types', { type: 'application/json\r\nContent-Type: text/plain' }],
  ['gzip', { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync('{"a":1}') }],
  ['brotli', { headers: { 'Content-Encoding': 'br' }, body: brotliCompressSync('{"a":1}') }],
  ['a gzip bomb', { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(Buffer.alloc(50_000_000)) }],
  ['bad gzip', { headers: { 'Content-Encoding': 'gzip' }, body: Buffer.from('{"a":1}') }],
  ['deflate behind identity', { headers: { 'Content-Encoding': 'identity, deflate' } }],
];

test.each(unsupported)('refuses %s as UNSUPPORTED_MEDIA_TYPE', async (_name, { body, ...sent }) => {
  const reply = await post({ body: body ?? '{"a":1}', ...sent });
  expect(reply).toMatchObject({ status: 415, body: { error: 'UNSUPPORTED_MEDIA_TYPE' } });
});

const accepted: [string, Sent, unknown][] = [
  ['an empty object', { body: '{}' }, {}],
  ['white space around it', { body: '\r\n\t {"a" : 1 } \n' }, { a: 1 }],
  ['nothing', { body: '' }, null],
  ['nothing, without a type', { body: '', type: null }, null],
  ['64 levels', { body: nested(64) }, JSON.parse(nested(64))],
  [
    'a name that objects inherit',
    { body: '{"constructor":{"prototype":1}}' },
    { constructor: { prototype: 1 } },
  ],
  ['2^53-1', { body: '{"a":9007199254740991}' }, { a: 9_007_199_254_740_991 }],
  ['a surrogate pair in escapes', { body: '{"a":"\\ud83c\\udf93"}' }, { a: '🎓' }],
  ['an escaped NUL', { body: '{"a":"\\u0000"}' }, { a: '\0' }],
  ['a type in capitals', { body: '{"a":1}', type: 'Application/JSON; Charset=UTF-8' }, { a: 1 }],
  ['a quoted charset', { body: '{"a":1}', type: 'application/json;charset="utf-8"' }, { a: 1 }],
  ['JSON-LD with a profile', { body: '{"a":1}', type: 'application/ld+json; profile="x"' }, { a: 1 }],
  ['the encoding identity', { body: '{"a":1}', headers: { 'Content-Encoding': 'identity' } }, { a: 1 }],
];

test.each(accepted)('reads %s', async (_name, sent, wanted) => {
  expect(await post(sent)).toMatchObject({ status: 200, body: { body: wanted } });
});

test('what it read has no inherited members of the body', async () => {
  const { body } = await post({ body: '{"constructor":{"prototype":{"role":"ADMIN"}}}' });
  expect(body.identity).toEqual({ kind: 'anonymous' });
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
});

describe('the limit of 1 MiB', () => {
  const inChunks = (text: string, size = 65_536) => {
    const parts = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
    return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
  };
  const postChunked = (body: string) =>
    rawExchange(
      edge.port,
      `POST ${PATH} HTTP/1.1\r\nHost: edge\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n${body}${NEXT}`,
    ).then(firstReply);

  test('lets a body of just that size through, with a length and in chunks', async () => {
    expect((await post({ body: padded(MAX_JSON_BYTES) })).status).toBe(200);
    expect((await postChunked(inChunks(padded(MAX_JSON_BYTES)))).status).toBe(200);
  });

  test.each([
    ['one byte more', () => post({ body: padded(MAX_JSON_BYTES + 1) })],
    ['one byte more in chunks', () => postChunked(inChunks(padded(MAX_JSON_BYTES + 1)))],
    ['5 MB in chunks', () => postChunked(inChunks(padded(5_000_000)))],
    [
      'a length that promises too much',
      () => post({ body: '{}', headers: { 'Content-Length': '99999999999' } }),
    ],
  ])('refuses %s as PAYLOAD_TOO_LARGE, and the client can read it', async (_name, send) => {
    expect(await send()).toMatchObject({ status: 413, body: { error: 'PAYLOAD_TOO_LARGE' } });
  });

  test('an ordinary client that is still sending gets the refusal, too', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 40; count++) controller.enqueue(new Uint8Array(65_536).fill(32));
        controller.close();
      },
    });
    const reply = await fetch(`${edge.base}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ error: 'PAYLOAD_TOO_LARGE' });
  });

  test('a connection whose body was refused serves the next request', async () => {
    const big = `POST ${PATH} HTTP/1.1\r\nHost: edge\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n${inChunks(padded(5_000_000))}`;
    const text = await rawExchange(edge.port, big + NEXT);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});

describe('a length that lies', () => {
  test('too short: the body is the body, and what is left is no request', async () => {
    const text = await rawExchange(
      edge.port,
      `POST ${PATH} HTTP/1.1\r\nHost: edge\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 7\r\n\r\n{"a":1},"b":2}`,
    );
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    expect(firstReply(text)).toMatchObject({ headers: { connection: 'close' }, body: { body: { a: 1 } } });
  });

  test('too long: a client that leaves is no error of ours', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(edge.port, '127.0.0.1', () => {
        socket.end(
          `POST ${PATH} HTTP/1.1\r\nHost: edge\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 70\r\n\r\n{"a":1}`,
        );
      });
      socket.resume().once('close', () => resolve());
    });
    expect((await post({ body: '{}' })).status).toBe(200);
    expect(edge.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

/** A server that answers with what became of a body; who sends it stands in the path. */
async function readerAt(setting: Parameters<typeof createBodyReader>[0]) {
  const reader = createBodyReader(setting);
  const server = createServer((request, response) => {
    reader.read(request, response, request.url ?? '').then(
      (bytes) => response.end(`read ${bytes?.length}`),
      (error: { code: string }) => response.end(error.code),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    reader,
    port,
    send: (caller: string, body: string, length = body.length) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /${caller} HTTP/1.1\r\nHost: edge\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      return { socket, text: () => text };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a body that does not come to its end is refused when its time is over, and its connection ends', async () => {
  const server = await readerAt({ maxMs: 50 });
  const { socket, text } = server.send('a', '{', 99);
  await once(socket, 'close');
  expect(text()).toContain('BAD_REQUEST');
  expect(text()).toMatch(/connection: close/i);
  await server.stop();
});

test('the time for a body counts from the begin of its request, however late it is read', async () => {
  const reader = createBodyReader();
  const { now } = performance;
  const server = createHttpServer((request, response) => {
    performance.now = () => now.call(performance) + 40_000;
    reader.read(request, response, 'a').catch(({ code }: { code: string }) => response.end(code));
  });
  try {
    await server.listen('127.0.0.1', 0);
    const head =
      'POST / HTTP/1.1\r\nHost: edge\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    expect(String(await rawExchange(server.port, Buffer.from(head)))).toContain('BAD_REQUEST');
  } finally {
    performance.now = now;
    await server.drain(0);
  }
});

test('what is in memory of half-sent bodies is bounded, for each caller and for all', async () => {
  const server = await readerAt({ bytesInAll: 1000, bytesPerCaller: 600 });
  const half = 'x'.repeat(450);
  const first = server.send('a', half, 900);
  await until('the first half', () => server.reader.held === 450);
  const again = server.send('a', half, 900);
  await until('the refusal of more from one caller', () => again.text().includes('RATE_LIMITED'));
  server.send('b', half, 900);
  await until('the second half', () => server.reader.held === 900);
  const third = server.send('c', half, 900);
  await until('the refusal of more from all', () => third.text().includes('OVERLOADED'));
  first.socket.destroy();
  await until('the bytes of the client that has left to be let go', () => server.reader.held === 450);
  const next = server.send('c', half);
  await until('the next one', () => next.text().includes('read 450'));
  await until('what was answered', () => server.reader.held === 450);
  await server.stop();
});

test('a body in many pieces is one', () => {
  const body = collectBytes();
  for (let n = 0; n < 20_000; n += 1) body.add(Buffer.of(n & 255));
  body.add(Buffer.from('end'));
  expect(body.size).toBe(20_003);
  expect(body.whole().subarray(254, 258)).toEqual(Buffer.of(254, 255, 0, 1));
  expect(String(body.whole().subarray(-3))).toBe('end');
});
