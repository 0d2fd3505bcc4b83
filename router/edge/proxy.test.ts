import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { until } from '../../kernel/testing/until.ts';
import { freePorts } from '../../units/testing/procs.ts';
import { createUnitProxy, type UnitProxy } from './proxy.ts';
import {
  A_SESSION,
  everySession,
  firstReply,
  rawExchange,
  startEdge,
  startUnitEdge,
  type TestPort,
} from './testing.ts';

const VERIFY = '/api/v1/credentials/verify';
const READ = '/api/v1/issuers/x';
const UPLOAD = '/api/v1/holder/evidence';

let gateway: TestPort;
let proxy: UnitProxy | undefined;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  gateway = await startEdge({ proxyTo: () => proxy, sessions: everySession });
});
afterEach(async () => {
  await proxy?.close();
  for (const close of cleanUp.splice(0)) await close();
});
afterAll(() => gateway.stop());

function proxyTo(port: number, deadlineMs = 1500): void {
  proxy = createUnitProxy({ unit: 'core-engine', origin: `http://127.0.0.1:${port}`, deadlineMs });
}

async function upstream(listener: RequestListener, deadlineMs?: number): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  proxyTo((server.address() as AddressInfo).port, deadlineMs);
  return server;
}

/** A unit that writes these bytes to whoever connects and asks, then closes the connection. */
async function rawUpstream(bytes: string): Promise<void> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
  proxyTo((server.address() as AddressInfo).port);
}

type Body = string | ReadableStream;
const get = (path = READ) => fetch(`${gateway.base}${path}`);
const post = (body: Body) =>
  fetch(`${gateway.base}${VERIFY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('a unit that does not answer', () => {
  const unavailable = async (reply: Response, status: number, error: string) => {
    expect(reply.status).toBe(status);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.json()).toMatchObject({
      error,
      message: expect.stringContaining('core-engine'),
      correlationId: reply.headers.get('x-correlation-id'),
    });
  };

  test('because nothing listens is UPSTREAM_UNAVAILABLE, for a read and for a write', async () => {
    proxyTo((await freePorts(1))[0]!, 150);
    await unavailable(await get(), 503, 'UPSTREAM_UNAVAILABLE');
    await unavailable(await post('{"a":1}'), 503, 'UPSTREAM_UNAVAILABLE');
  });

  test.each([
    ['closes the connection', ''],
    ['closes it in the middle of its headers', 'HTTP/1.1 200 OK\r\nContent-Type: appl'],
    ['speaks another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['sends a header with a bare line feed', 'HTTP/1.1 200 OK\r\nA: b\nX-C : d\r\n\r\n'],
    ['sends two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
  ])('because it %s is UPSTREAM_UNAVAILABLE', async (_name, bytes) => {
    await rawUpstream(bytes);
    await unavailable(await get(), 503, 'UPSTREAM_UNAVAILABLE');
  });

  test('in time is UPSTREAM_TIMEOUT, and from then on UPSTREAM_UNAVAILABLE, until it lives again', async () => {
    let hangs = true;
    await upstream((_request, response) => {
      if (!hangs) response.end('{}');
    }, 100);
    const started = performance.now();
    await unavailable(await get(), 504, 'UPSTREAM_TIMEOUT');
    expect(performance.now() - started).toBeLessThan(5000);
    await unavailable(await get(), 503, 'UPSTREAM_UNAVAILABLE');
    hangs = false;
    await until('it to be used again', async () => (await get()).status === 200);
  });

  test('and comes back gets what waits for it, once, and is used again at once', async () => {
    const [port = 0] = await freePorts(1);
    proxyTo(port, 10_000);
    const form = new FormData();
    form.set('file', new Blob(['%PDF-']), 'a.pdf');
    const waiting = [
      get(),
      post('{"a":1}'),
      fetch(`${gateway.base}${UPLOAD}`, { method: 'POST', headers: { cookie: A_SESSION }, body: form }),
    ];
    await until('them to look for it', async () => (await fetch(`${gateway.base}/health/live`)).ok);
    const heard: string[] = [];
    const server = createServer(async (request, response) => {
      heard.push(`${request.method} ${(await bodyOf(request)).length > 0}`);
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(heard.sort()).toEqual(['GET false', 'POST true', 'POST true']);
    expect((await get()).status).toBe(200);
  });

  test('because its connection ends is asked a second time for a read, never for a write', async () => {
    const heard: string[] = [];
    await upstream((request, response) => {
      heard.push(request.method ?? '');
      if (heard.length % 2 === 1) request.socket.destroy();
      else response.end('{}');
    });
    expect((await get()).status).toBe(200);
    await unavailable(await post('{"a":1}'), 503, 'UPSTREAM_UNAVAILABLE');
    expect(heard).toEqual(['GET', 'GET', 'POST']);
  });

  test('because it stops while a read is on its way is waited for', async () => {
    const [port = 0] = await freePorts(1);
    const cut = createServer((request) => {
      cut.close();
      request.socket.destroy();
    });
    await new Promise<void>((resolve) => cut.listen(port, '127.0.0.1', resolve));
    proxyTo(port, 10_000);
    const waiting = get();
    await new Promise((resolve) => cut.once('close', resolve));
    // It is looked for, and in vain, before it is back.
    await until('it to be found away', async () => (await fetch(`${gateway.base}/health/live`)).ok);
    const back = createServer((_request, response) => void response.end('{}'));
    await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise((resolve) => back.close(resolve).closeAllConnections()));
    expect((await waiting).status).toBe(200);
  });

  test('to the end leaves the client with a cut connection, never with a whole reply', async () => {
    await upstream((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(get().then((reply) => reply.text())).rejects.toThrow();
    expect((await fetch(`${gateway.base}/health/live`)).status).toBe(200);
  });
});

test('a client that leaves ends the work of the unit', async () => {
  let arrived = 0;
  let ended = 0;
  await upstream((request) => {
    arrived += 1;
    request.once('close', () => {
      ended += 1;
    });
  });
  const leaving = new AbortController();
  const asked = fetch(`${gateway.base}${READ}`, { signal: leaving.signal });
  await until('the request arrived', () => arrived === 1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await until('the request ended', () => ended === 1);
});

test('a client that leaves in the middle of its file ends the request to the unit', async () => {
  let [arrived, cut] = [false, false];
  await upstream((request) => {
    arrived = true;
    request.resume().once('aborted', () => {
      cut = true;
    });
  });
  const socket = connect(gateway.port, '127.0.0.1', () => {
    const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nCookie: ${A_SESSION}\r\nContent-Type: multipart/form-data\r\nContent-Length: 1000\r\n\r\n`;
    socket.write(`${head}--`);
  });
  socket.on('error', () => undefined);
  await until('the request arrived', () => arrived);
  socket.resetAndDestroy();
  await until('the request was cut', () => cut);
  expect(gateway.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('what concerns the connection to the unit stays there', async () => {
  await upstream((_request, response) => {
    response.writeHead(200, [
      ['Connection', 'X-Internal-Note, X-Other'],
      ['X-Internal-Note', 'secret'],
      ['X-Other', 'secret'],
      ['Keep-Alive', 'timeout=1234'],
      ['Proxy-Authenticate', 'Basic'],
      ['Upgrade', 'h2c'],
      ['Trailer', 'X-Later'],
      ['Transfer-Encoding', 'chunked'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
      ['Content-Type', 'text/x'],
      ['ETag', '"3"'],
    ] as never);
    response.addTrailers({ 'X-Later': 'x' });
    response.end('body');
  });
  const reply = await get();
  expect(await reply.text()).toBe('body');
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(reply.headers.get('content-type')).toBe('text/x');
  expect(reply.headers.get('etag')).toBe('"3"');
  for (const name of ['x-internal-note', 'x-other', 'proxy-authenticate', 'upgrade', 'trailer', 'x-later'])
    expect(reply.headers.has(name)).toBe(false);
  expect(reply.headers.get('keep-alive')).not.toContain('1234');
});

describe('a body', () => {
  test.each([
    ['with a length', () => '{"a":1}'],
    ['in chunks', () => new Blob(['{"a":', '1}']).stream()],
  ])('%s reaches the unit whole', async (_name, body) => {
    await upstream((request, response) => void bodyOf(request).then((text) => response.end(text)));
    expect(await (await post(body())).text()).toBe('{"a":1}');
  });

  test('in chunks that has arrived whole passes the door of a real unit', async () => {
    const unit = await startUnitEdge('core-engine');
    cleanUp.push(() => unit.stop());
    proxyTo(unit.port);
    const bytes = `POST ${VERIFY} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{"a":1}\r\n0\r\n\r\n`;
    expect(firstReply(await rawExchange(gateway.port, bytes))).toMatchObject({
      status: 200,
      body: { body: { a: 1 } },
    });
  });

  test.each([
    ['none', 'GET', {}],
    ['none, announced', 'GET', { 'Content-Length': '0' }],
    ['none of a POST', 'POST', { 'Content-Length': '0' }],
    ['none of a POST, unannounced', 'POST', {}],
    ['none, in chunks', 'POST', { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' }],
  ])('that is %s passes the door of a real unit', async (_name, method, headers) => {
    const unit = await startUnitEdge('core-engine');
    cleanUp.push(() => unit.stop());
    proxyTo(unit.port);
    const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map((line) =>
      line.join(': '),
    );
    const path = method === 'GET' ? READ : VERIFY;
    const end = 'Transfer-Encoding' in headers ? '0\r\n\r\n' : '';
    const text = await rawExchange(
      gateway.port,
      `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${end}`,
    );
    expect(firstReply(text)).toMatchObject({ status: 200, body: { body: null } });
  });

  test('with a file, sent by token, is proven by the unit once it is there', async () => {
    let stands = true;
    const unit = await startUnitEdge('core-engine', {
      standing: { ofHolder: async () => (stands ? { dids: [] } : undefined) },
    });
    cleanUp.push(() => unit.stop());
    proxyTo(unit.port);
    const holder = { kind: 'holder', holderId: 'holder-1', dids: [], tokenSessionId: 'session-1' } as const;
    const { token } = await gateway.tokens.sign(holder);
    const body = new FormData();
    // More than is there before anybody reads it.
    body.set('file', new Blob([Buffer.alloc(1_000_000)]), 'letter.pdf');
    const send = () =>
      fetch(`${gateway.base}${UPLOAD}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
    expect((await send()).status).toBe(200);
    // The gateway of this test still takes the token.
    stands = false;
    expect((await send()).status).toBe(401);
  });

  test('over the limit is refused by the unit, and the client reads it', async () => {
    const unit = await startUnitEdge('core-engine');
    cleanUp.push(() => unit.stop());
    proxyTo(unit.port);
    const reply = await post(`{"a":"${'x'.repeat(2_000_000)}"}`);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ error: 'PAYLOAD_TOO_LARGE' });
    expect((await get()).status).toBe(200);
  });

  test('over the limit leaves a connection that serves the next request', async () => {
    const unit = await startUnitEdge('core-engine');
    cleanUp.push(() => unit.stop());
    proxyTo(unit.port);
    const size = 2_000_000;
    const big = `POST ${VERIFY} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
    const next = `GET ${READ} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const text = await rawExchange(gateway.port, `${big}${' '.repeat(size)}${next}`);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    proxyTo((await freePorts(1))[0]!, 150);
    const refused = await rawExchange(gateway.port, `${big}${' '.repeat(size)}${next}`);
    expect(refused.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 503']);
  });

  // what comes, its type, the first part as the unit hears it before the second is sent
  test.each([
    [
      'of JSON that comes slowly takes no connection to the unit until it is whole',
      VERIFY,
      'application/json',
      '',
    ],
    ['of a file that comes slowly is handed on as it comes', UPLOAD, 'multipart/form-data', '{"a":'],
  ])('%s', async (_what, path, type, early) => {
    let heard = '';
    await upstream((request, response) => {
      request.on('data', (chunk) => {
        heard += chunk;
      });
      request.on('end', () => response.end('{}'));
    });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${A_SESSION}\r\nConnection: close\r\nContent-Type: ${type}\r\n`;
    const socket = connect(gateway.port, '127.0.0.1', () => {
      socket.write(`${head}Content-Length: 7\r\n\r\n{"a":`);
    });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    if (early) await until('the first part', () => heard === early);
    // By then the gateway has the first part of the other, too.
    else await (await get()).text();
    expect(heard).toBe(early);
    socket.write('1}');
    await until('the answer', () => answer.includes(' 200 OK'));
    expect(heard).toBe('{"a":1}');
  });
});

test('a reply that comes slowly is handed on as it comes', async () => {
  let finish: () => void = () => undefined;
  await upstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    finish = () => response.end('data: 2\n\n');
  });
  const reader = (await get()).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 2\n\n');
});

test.each([204, 304, 404, 500])('a status of %i passes', async (status) => {
  await upstream((_request, response) => void response.writeHead(status).end());
  expect((await get()).status).toBe(status);
});

test('HEAD passes, with the length of what GET would send', async () => {
  await upstream((_request, response) => void response.writeHead(200, { 'content-length': '42' }).end());
  const reply = await fetch(`${gateway.base}${READ}`, { method: 'HEAD' });
  expect([reply.status, reply.headers.get('content-length')]).toEqual([200, '42']);
});

test('one correlation id goes all the way and back', async () => {
  const unit = await startUnitEdge('core-engine');
  cleanUp.push(() => unit.stop());
  proxyTo(unit.port);
  const reply = await fetch(`${gateway.base}${READ}`, { headers: { 'x-correlation-id': 'order-4711' } });
  expect(reply.headers.get('x-correlation-id')).toBe('order-4711');
  await reply.arrayBuffer();
  await until('both have logged it', () =>
    [gateway, unit].every(({ lines }) =>
      lines.some((line) => JSON.parse(line).correlationId === 'order-4711'),
    ),
  );
});

test('a batch is waited for longer than other requests', async () => {
  const work = ({ url }: IncomingMessage) => (url === '/health/live' ? 0 : 2500);
  await upstream((request, response) => void setTimeout(() => response.end('{}'), work(request)), 100);
  expect((await get()).status).toBe(504);
  const batch = await fetch(`${gateway.base}/api/v1/credentials/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(batch.status).toBe(200);
});
