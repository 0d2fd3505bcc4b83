import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLineRing } from '../../../kernel/line-ring.ts';
import { createLogger } from '../../../kernel/log.ts';
import type { LogEvent } from '../../../kernel/log-line.ts';
import { sseText } from '../../../kernel/sse.ts';
import { until } from '../../../kernel/testing/until.ts';
import { by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { openLogsRoom } from './room.ts';

const TOKEN = 'the token';
const log = createLogger({ level: 'silent' });
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close();
});

const aLine = (line: string, service = 'core-engine') => ({
  service,
  stream: 'stdout' as const,
  timestamp: new Date('2026-03-01T10:00:00Z'),
  line,
});

function localRoom() {
  const ring = createLineRing({ maxBytes: 1_000_000 });
  const { service } = openLogsRoom({
    logs: { local: { ring, services: ['platform', 'core-engine', 'admin-console'] } },
    log,
  });
  return { ring, service };
}

/** What a stream has told so far, in short. */
function listen(stream: AsyncIterableIterator<LogEvent>) {
  const events: LogEvent[] = [];
  const ended = (async () => {
    for await (const event of stream) events.push(event);
  })();
  cleanUp.push(() => stream.return?.());
  const told = () =>
    events.map((event) =>
      event.event === 'LOG' ? event.line : event.event === 'DROPPED' ? `-${event.count}` : event.event,
    );
  return {
    events,
    ended,
    told,
    first: async (count: number) => {
      await until(`${count} events, of ${told().join(', ')}`, () => events.length >= count);
      return told();
    },
  };
}

interface Upstream {
  readonly url: string;
  /** Requests for streams so far. */
  readonly asked: IncomingMessage[];
  /** The newest open stream. */
  stream(): ServerResponse;
  /** What `/services` answers. */
  services: unknown;
  status: number;
}

/** Something that speaks as the sidecar and the console do. */
async function anUpstream(): Promise<Upstream> {
  const open: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    if (request.headers.authorization !== `Bearer ${TOKEN}` || upstream.status !== 200)
      return void response.writeHead(upstream.status === 200 ? 401 : upstream.status).end('{}');
    if (pathname.endsWith('/services')) return void response.end(JSON.stringify(upstream.services));
    upstream.asked.push(request);
    open.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    services: [{ name: 'web', state: 'running' }],
    status: 200,
    stream: () => open.at(-1)!,
  };
  return upstream;
}

async function upstreamRoom(kind: 'sidecar' | 'remote' = 'sidecar', token = TOKEN) {
  const upstream = await anUpstream();
  const waits: number[] = [];
  const room = openLogsRoom({
    logs: { [kind]: { url: `${upstream.url}/`, token: () => token } },
    retryMs: (attempt) => {
      waits.push(attempt);
      return 5;
    },
    log,
  });
  cleanUp.push(() => room.close());
  const follow = async (input: object = {}) => {
    const environment = kind === 'remote' ? { environment: 'REMOTE' } : {};
    return listen(await room.service.stream({ ...environment, ...input }, by(VIEWER)));
  };
  const say = (event: string, data: unknown, id?: string) =>
    upstream.stream().write(sseText({ event, data, id }));
  const sayLine = (line: string, id?: string) => say('log', aLine(line, 'web'), id);
  const connected = (times: number) => until('the connection', () => upstream.asked.length === times);
  return { ...room, upstream, waits, follow, say, sayLine, connected };
}

describe('who may read', () => {
  test.each(othersThan('admin').map((identity) => ({ kind: identity.kind, identity })))(
    'not $kind',
    async ({ kind, identity }) => {
      const { service } = localRoom();
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      await expect(service.services({}, by(identity))).rejects.toMatchObject({ code });
      await expect(service.stream({ tail: 'x' }, by(identity))).rejects.toMatchObject({ code });
    },
  );

  test.each(['ADMIN', 'OPERATOR', 'VIEWER'] as const)('%s', async (role) => {
    const { service } = localRoom();
    expect(await service.services({}, by({ kind: 'admin', userId: 'u', role }))).toMatchObject({
      available: true,
      source: 'local',
    });
  });
});

describe('what is asked for', () => {
  test.each<[string, object, string]>([
    ['a tail over 1000', { tail: 1001 }, 'tail'],
    ['a negative tail', { tail: -1 }, 'tail'],
    ['half a line', { tail: 1.5 }, 'tail'],
    ['a text for a tail', { tail: '5' }, 'tail'],
    ['an unknown service', { services: ['nobody'] }, 'services'],
    ['a known and an unknown one', { services: ['core-engine', 'nobody'] }, 'services'],
    ['no service at all', { services: [] }, 'services'],
    ['an empty name', { services: ['core-engine', ''] }, 'services[1]'],
    ['a name that is a path', { services: ['../x'] }, 'services[0]'],
    ['a name that forges an event', { services: ['a\n\nevent: x'] }, 'services[0]'],
    ['a name without end', { services: ['x'.repeat(200)] }, 'services[0]'],
    ['many names', { services: Array.from({ length: 51 }, () => 'core-engine') }, 'services'],
    ['a text for a list', { services: 'core-engine' }, 'services'],
    ['an id with a line break', { after: 'a\nb' }, 'after'],
    ['an id without end', { after: 'x'.repeat(5000) }, 'after'],
    ['another environment', { environment: 'STAGING' }, 'environment'],
    ['an unknown field', { since: 0 }, 'since'],
  ])('%s is refused', async (_what, input, field) => {
    const { service } = localRoom();
    await expect(service.stream(input, by(VIEWER))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('nothing is a hundred lines of everything', async () => {
    const { service, ring } = localRoom();
    for (let n = 1; n <= 150; n += 1) ring.push(aLine(`${n}`, n % 2 ? 'platform' : 'core-engine'));
    const { first } = listen(await service.stream({ services: null, tail: null }, by(VIEWER)));
    expect((await first(100))[0]).toBe('51');
    ring.push(aLine('new'));
    expect((await first(101))[100]).toBe('new');
  });

  test('without a source it is not available, and one event says so', async () => {
    const { service } = openLogsRoom({ log });
    for (const input of [{}, { environment: 'REMOTE' }]) {
      expect(await service.services(input, by(VIEWER))).toEqual({
        available: false,
        source: null,
        services: [],
      });
      const stream = listen(await service.stream(input, by(VIEWER)));
      await stream.ended;
      expect(stream.events).toEqual([{ event: 'UNAVAILABLE', reason: expect.stringMatching(/^No /) }]);
    }
  });
});

describe('the sidecar', () => {
  test('is asked with its token for what the reader wants', async () => {
    const { service, upstream, follow, sayLine, connected } = await upstreamRoom();
    expect(await service.services({}, by(VIEWER))).toEqual({
      available: true,
      source: 'sidecar',
      services: [{ name: 'web', state: 'running' }],
    });
    const { first, events } = await follow({ services: ['web'], tail: 7 });
    await connected(1);
    expect(upstream.asked[0]?.url).toBe('/stream?tail=7&services=web');
    sayLine('hello', 'a.b-1');
    expect(await first(1)).toEqual(['hello']);
    expect(events[0]).toMatchObject({ id: 'sidecar:a.b-1', service: 'web', stream: 'stdout' });
    const again = await follow({ after: 'sidecar:a.b-1' });
    await connected(2);
    expect(upstream.asked[1]?.headers['last-event-id']).toBe('a.b-1');
    expect(again.told()).toEqual([]);
    await expect((await follow({ after: 'local-7' })).first(1)).resolves.toEqual(['GAP']);
  });

  test('is not believed: secrets, control characters, long lines and what is no line do not pass', async () => {
    const { upstream, follow, say, sayLine, connected } = await upstreamRoom();
    const { first, events } = await follow();
    await connected(1);
    sayLine('{"secret":true,"reveal":"the link"}');
    sayLine('\u001b[31mred', 'bad id');
    sayLine('x'.repeat(50_000));
    for (const data of [null, 7, [], {}, { ...aLine('x'), timestamp: 'now' }, { ...aLine('x'), stream: 'x' }])
      say('log', data);
    upstream.stream().write('event: log\ndata: {no json\n\n');
    say('gap', { reason: 'a\u001b[2J' });
    say('dropped', { count: -5 });
    sayLine('last');
    const told = await first(5);
    expect(told[0]).toBe('\\u001b[31mred');
    expect(told[1]).toContain('[cut at 16 KB]');
    expect(told.slice(2)).toEqual(['GAP', '-1', 'last']);
    expect(events[2]).toEqual({ event: 'GAP', reason: 'a\\u001b[2J' });
    expect(JSON.stringify(events)).not.toMatch(/the link|bad id/);
  });

  test('that goes away is told once, asked again after longer and longer pauses, and gone on with behind the last line', async () => {
    const { upstream, follow, sayLine, connected, waits } = await upstreamRoom();
    const { first } = await follow({ tail: 5 });
    await connected(1);
    sayLine('one', 'id-1');
    await first(1);
    upstream.status = 503;
    upstream.stream().destroy();
    await until('some attempts', () => waits.length >= 4);
    expect(waits.slice(0, 4)).toEqual([1, 2, 3, 4]);
    upstream.status = 200;
    await connected(2);
    expect(upstream.asked[1]?.headers['last-event-id']).toBe('id-1');
    sayLine('two', 'id-2');
    expect(await first(3)).toEqual(['one', 'INTERRUPTED', 'two']);
    upstream.stream().write(sseText({ event: 'shutdown', data: {} }));
    await connected(3);
    sayLine('three', 'id-3');
    expect(await first(5)).toEqual(['one', 'INTERRUPTED', 'two', 'INTERRUPTED', 'three']);
  });

  test('that does not number its lines is not asked for the tail again', async () => {
    const { upstream, follow, sayLine, connected } = await upstreamRoom();
    const { first } = await follow({ tail: 5 });
    await connected(1);
    sayLine('one');
    await first(1);
    upstream.stream().end();
    await connected(2);
    expect(upstream.asked[1]?.url).toBe('/stream?tail=0');
    expect(await first(3)).toEqual(['one', 'INTERRUPTED', 'GAP']);
  });

  test('that does not answer refuses a list and a choice, but not a reader who waits', async () => {
    const { service, upstream, follow, sayLine, connected } = await upstreamRoom();
    upstream.status = 500;
    await expect(service.services({}, by(VIEWER))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await expect(service.stream({ services: ['web'] }, by(VIEWER))).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
    const { first } = await follow();
    expect(await first(1)).toEqual(['INTERRUPTED']);
    upstream.status = 200;
    await connected(1);
    sayLine('there');
    expect(await first(2)).toEqual(['INTERRUPTED', 'there']);
  });

  test('that refuses the token is no source, and the token is in no message', async () => {
    const { service, follow } = await upstreamRoom('sidecar', 'a wrong token');
    await expect(service.services({}, by(VIEWER))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    const { first, events } = await follow();
    await first(1);
    expect(JSON.stringify(events)).not.toContain('a wrong token');
  });

  test('is left when the reader leaves', async () => {
    const { service, upstream, connected } = await upstreamRoom();
    const stream = await service.stream({}, by(VIEWER));
    const next = stream.next();
    await connected(1);
    let left = false;
    upstream.stream().once('close', () => {
      left = true;
    });
    await stream.return?.();
    expect(await next).toMatchObject({ done: true });
    await until('the connection to end', () => left);
  });

  test('fills no more than 256 KB for a reader that does not read, who is told what it missed', async () => {
    const { service, say, sayLine, connected, upstream } = await upstreamRoom();
    const stream = await service.stream({ tail: 0 }, by(VIEWER));
    await connected(1);
    const LINES = 2000;
    for (let n = 0; n < LINES; n += 1) {
      sayLine(`${n} ${'x'.repeat(1000)}`);
      if (upstream.stream().writableNeedDrain)
        await new Promise((resolve) => upstream.stream().once('drain', resolve));
    }
    // The end is taken when all before it was.
    const taken = new Promise((resolve) => upstream.stream().once('close', resolve));
    say('unavailable', { reason: 'That was all.' });
    await taken;
    const { events, ended } = listen(stream);
    await ended;
    const lines = events.filter(({ event }) => event === 'LOG').length;
    const lost = events.reduce((sum, event) => sum + (event.event === 'DROPPED' ? event.count : 0), 0);
    expect(lines + lost).toBe(LINES);
    expect(lines).toBeGreaterThan(200);
    expect(lines).toBeLessThan(256);
    expect(events.at(-1)).toMatchObject({ event: 'UNAVAILABLE' });
  });

  test('may tell a long tail faster than it is read: a reader who reads is waited for', async () => {
    const { service, sayLine, connected } = await upstreamRoom();
    const stream = await service.stream({ tail: 1000 }, by(VIEWER));
    cleanUp.push(() => stream.return?.());
    await connected(1);
    for (let n = 0; n < 1000; n += 1) sayLine(`${n} ${'x'.repeat(5000)}`);
    for (let n = 0; n < 1000; n += 1) {
      const { value } = await stream.next();
      expect(value?.event === 'LOG' && Number.parseInt(value.line, 10)).toBe(n);
      if (n % 10 === 0) await new Promise((go) => setImmediate(go));
    }
  });
});

describe('another environment', () => {
  const rows = [
    { name: 'web', state: 'running' },
    { name: 'db', state: 'exited' },
  ];

  test('is its console, asked as any reader asks', async () => {
    const { service, upstream, follow, sayLine, say, connected } = await upstreamRoom('remote');
    upstream.services = { available: true, source: 'sidecar', services: rows };
    expect(await service.services({ environment: 'REMOTE' }, by(VIEWER))).toEqual({
      available: true,
      source: 'remote',
      services: [rows[1], rows[0]],
    });
    expect(await service.services({}, by(VIEWER))).toMatchObject({ available: false });
    const { first, events } = await follow({ services: ['db'] });
    await connected(1);
    expect(upstream.asked[0]?.url).toBe('/api/v1/admin/system-logs/stream?tail=100&services=db');
    sayLine('{"secret":true,"reveal":"the link"}', 'sidecar:1');
    sayLine('hello', 'sidecar:2');
    say('dropped', { count: 12 });
    say('interrupted', { reason: 'Its sidecar is gone.' });
    expect(await first(3)).toEqual(['hello', '-12', 'INTERRUPTED']);
    expect(events[0]).toMatchObject({ id: 'remote:sidecar:2' });
  });

  test('without a source of its own ends the stream with that', async () => {
    const { service, upstream, follow, say, connected } = await upstreamRoom('remote');
    upstream.services = { available: false, source: null, services: [] };
    const named = listen(await service.stream({ environment: 'REMOTE', services: ['x'] }, by(VIEWER)));
    await named.ended;
    expect(named.told()).toEqual(['UNAVAILABLE']);
    const all = await follow();
    await connected(1);
    say('unavailable', { reason: 'None is set.' });
    await all.ended;
    expect(all.events).toEqual([{ event: 'UNAVAILABLE', reason: 'None is set.' }]);
  });
});
