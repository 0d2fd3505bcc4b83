import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Agent, request } from 'undici';
import { beginOf, createHttpServer, type HttpServer, type HttpTimeouts } from './http-server.ts';
import { watchServerSockets } from './testing/server-sockets.ts';
import { until } from './testing/until.ts';

const SHORT_TIMEOUTS: HttpTimeouts = {
  headersMs: 150,
  requestMs: 300,
  checkMs: 50,
  restMs: 100,
  bodyMs: 300,
  unreadMs: 5000,
  lingerMs: 50,
};
const MB = 1024 * 1024;
const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const HALF_BODY = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999\r\n\r\n{';
const servers: HttpServer[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.drain(0);
});

async function serve(listener: RequestListener, options: Parameters<typeof createHttpServer>[1] = {}) {
  const server = createHttpServer(listener, options);
  await server.listen('127.0.0.1', 0);
  servers.push(server);
  return server;
}

/** A client that never ends its side by itself. */
async function open({ port }: HttpServer, bytes = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
}

let ends: ReturnType<typeof watchServerSockets>;
beforeAll(() => {
  ends = watchServerSockets();
});
afterAll(() => ends.stop());

/** Resolves with all that the server said when it has not only ended its side of a connection but destroyed it. */
async function letGo(client: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  client.on('data', (chunk) => chunks.push(chunk));
  await ends.letGo(client);
  await until('its last words', () => client.readableEnded || client.destroyed);
  return Buffer.concat(chunks).toString();
}

describe('a connection that keeps the server waiting is destroyed, whatever its client does', () => {
  const neverAnswers: RequestListener = () => undefined;
  const answers: RequestListener = (_request, response) => void response.end('{}');

  test.each<[string, string, RequestListener, RegExp]>([
    ['sends nothing', '', answers, /^HTTP\/1\.1 408 /],
    ['sends one byte', 'G', answers, /^HTTP\/1\.1 408 /],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: here\r\nA: ', answers, /^HTTP\/1\.1 408 /],
    ['never ends its body', HALF_BODY, neverAnswers, /^HTTP\/1\.1 408 /],
    ['never ends a body that was answered', HALF_BODY, answers, /^HTTP\/1\.1 200 [\s\S]*\{\}$/],
    ['sends what is no HTTP', 'garbage\r\n\r\n', answers, /^HTTP\/1\.1 400 /],
    ['sends garbage behind a request', `${GET}garbage\r\n\r\n`, answers, /^HTTP\/1\.1 200 /],
  ])('that %s', async (_what, bytes, listener, said) => {
    const server = await serve(listener, { timeouts: SHORT_TIMEOUTS });
    expect(await letGo(await open(server, bytes))).toMatch(said);
  });

  test('that never ends a body that was answered late, without the whole time for a rest', async () => {
    const late: RequestListener = (_request, response) => void setTimeout(() => response.end('{}'), 150);
    const server = await serve(late, { timeouts: { ...SHORT_TIMEOUTS, requestMs: 60_000, restMs: 60_000 } });
    expect(await letGo(await open(server, HALF_BODY))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that does not read its answer', async () => {
    const answered: ServerResponse[] = [];
    const server = await serve(
      (_request, response) => {
        answered.push(response);
        response.end(Buffer.alloc(64 * MB));
      },
      { timeouts: { ...SHORT_TIMEOUTS, unreadMs: 100 } },
    );
    const socket = await open(server, GET);
    await until('the answer to be given up', () => answered[0]?.closed === true);
    await letGo(socket);
    expect(socket.bytesRead).toBeLessThan(64 * MB);
  });

  test('but not one that waits for work which takes long', async () => {
    // Far more than the request itself takes to arrive.
    const unreadMs = 1000;
    const late: RequestListener = (_request, response) =>
      void setTimeout(() => response.end('{}'), 2 * unreadMs);
    const server = await serve(late, { timeouts: { unreadMs } });
    const reply = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(await reply.text()).toBe('{}');
  });
});

test('a request begins with its connection, the next one there when its turn comes', async () => {
  const begins: number[] = [];
  const server = await serve((request, response) => {
    begins.push(beginOf(request));
    response.end('{}');
  });
  const before = performance.now();
  const socket = await open(server);
  await until('the connection to be accepted', () => ends.isAccepted(socket));
  const accepted = performance.now();
  socket.write(GET);
  await until('the first answer', () => begins.length === 1);
  const between = performance.now();
  socket.write(GET);
  await until('the second answer', () => begins.length === 2);
  const [first = 0, second = 0] = begins;
  expect([before <= first && first <= accepted, between <= second]).toEqual([true, true]);
});

describe('pipelined requests', () => {
  test('are worked on one after another and answered in order', async () => {
    const held: { url: string; response: ServerResponse }[] = [];
    const server = await serve(({ url = '' }, response) => void held.push({ url, response }));
    const socket = await open(server, ['/1', '/2', '/3'].map((path) => GET.replace('/', path)).join(''));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    for (const count of [1, 2, 3]) {
      await until('the next one', () => held.length === count);
      // Another connection is served meanwhile.
      const other = fetch(`http://127.0.0.1:${server.port}/other`);
      await until('the other one', () => held.length === count + 1);
      const [mine, others] = held.splice(-2);
      others?.response.end('other');
      expect(await (await other).text()).toBe('other');
      held.push({ url: '', response: mine!.response });
      mine?.response.end(mine.url);
    }
    await until('the answers', () => text.endsWith('/3'));
    expect([...text.matchAll(/\/\d$|\/\d(?=HTTP)/gm)].map(String)).toEqual(['/1', '/2', '/3']);
  });

  test('end the connection when more wait than anybody has use for', async () => {
    let started = 0;
    const server = await serve(() => {
      started += 1;
    });
    await letGo(await open(server, GET.repeat(1000)));
    expect(started).toBe(1);
  });
});

test('one address has a limit of connections, and others keep theirs', async () => {
  const server = await serve((_request, response) => void response.end('{}'), { connectionsPerAddress: 3 });
  const own = [await open(server), await open(server), await open(server)];
  await letGo(await open(server, GET));
  const other = await open(server, GET, '127.0.0.2');
  await until('the other address to be answered', () => other.bytesRead > 0);
  own[0]?.destroy();
  await until('the place to be free', async () => {
    const next = await open(server, GET);
    next.resume();
    await until('an answer or the end', () => next.bytesRead > 0 || next.readableEnded || next.destroyed);
    return next.bytesRead > 0;
  });
});

describe('a server that stops', () => {
  test('answers once more over a kept connection and says that it ends', async () => {
    const server = await serve((_request, response) => void response.end('{}'));
    const socket = await open(server, GET);
    await once(socket, 'data');
    const drained = server.drain(30);
    socket.write(GET);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    socket.end();
    await drained;
  });

  test('resets no connection under load', async () => {
    const server = await serve((_request, response) => void setTimeout(() => response.end('{}'), 5));
    const { port } = server;
    const agent = new Agent({ connections: 32, pipelining: 1 });
    const failures: string[] = [];
    let answered = 0;
    const lane = async (): Promise<void> => {
      for (;;) {
        try {
          const { body } = await request(`http://127.0.0.1:${port}/`, { dispatcher: agent });
          await body.dump();
          answered += 1;
        } catch (error) {
          failures.push((error as NodeJS.ErrnoException).code ?? String(error));
          return;
        }
      }
    };
    const lanes = Promise.all(Array.from({ length: 32 }, lane));
    await until('the load', () => answered > 200);
    await server.drain(30);
    await lanes;
    await agent.destroy();
    expect(new Set(failures)).toEqual(new Set(['ECONNREFUSED']));
  });
});
