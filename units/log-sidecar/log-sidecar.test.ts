import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../kernel/config.ts';
import { createLogger } from '../../kernel/log.ts';
import { MAX_LINE_BYTES } from '../../kernel/log-line.ts';
import { type ReceivedEvent, readSse } from '../../kernel/sse.ts';
import { until } from '../../kernel/testing/until.ts';
import { freePorts } from '../testing/procs.ts';
import { type LogSidecar, startLogSidecar } from './log-sidecar.ts';
import { type FakeContainer, startFakeEngine } from './testing/fake-engine.ts';

const TOKEN = 'a token that only the console has, long enough';
const folder = mkdtempSync(join(tmpdir(), 'sidecar-'));
const socket = join(folder, 'docker.sock');
const log = createLogger({ level: 'silent' });

let engine: Awaited<ReturnType<typeof startFakeEngine>>;
let sidecar: LogSidecar;
let base: string;
let web: FakeContainer;
let db: FakeContainer;
const leaving: AbortController[] = [];

beforeAll(async () => {
  engine = await startFakeEngine(socket);
  const [port = 0] = await freePorts(1);
  const config = readConfig({
    LOG_SIDECAR_TOKEN: TOKEN,
    LOG_SIDECAR_SOCKET: socket,
    LOG_SIDECAR_PORT: String(port),
  });
  sidecar = await startLogSidecar({ config, log, retryMs: () => 10 });
  base = `http://127.0.0.1:${sidecar.port}`;
});
beforeEach(() => {
  web = engine.add('aa', 'web');
  db = engine.add('bb', 'db');
});
afterEach(() => {
  for (const controller of leaving.splice(0)) controller.abort();
  for (const container of [web, db]) engine.remove(container);
});
afterAll(async () => {
  await sidecar.drain(0);
  await engine.close();
  rmSync(folder, { recursive: true });
});

const authorization = `Bearer ${TOKEN}`;
const get = (path: string, headers: Record<string, string> = { authorization }) => {
  const controller = new AbortController();
  leaving.push(controller);
  return fetch(`${base}${path}`, { headers, signal: controller.signal });
};

/** A stream, and what it has told so far. */
async function tail(query: string, lastEventId?: string) {
  const reply = await get(`/stream?${query}`, {
    authorization,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });
  expect(reply.status).toBe(200);
  const events: ReceivedEvent[] = [];
  const reading = (async () => {
    for await (const event of readSse(reply.body as unknown as AsyncIterable<Uint8Array>)) events.push(event);
  })().catch(() => undefined);
  const told = () =>
    events.map(({ event, data }) => (event === 'log' ? JSON.parse(data).line : event) as string);
  return {
    events,
    told,
    ended: reading,
    /** Waits until as much was told, and answers it. */
    first: async (count: number) => {
      await until(`${count} events, of ${told().join(', ')}`, () => events.length >= count);
      return told();
    },
  };
}

const at = (ms: number) => new Date(Date.UTC(2026, 2, 1) + ms).toISOString().replace('Z', '000001Z');

describe('the door', () => {
  test.each([
    ['no token', undefined],
    ['another one', 'Bearer x'],
    ['a longer one', `Bearer ${TOKEN}x`],
    ['one of another scheme', `Basic ${TOKEN}`],
    ['the token alone', TOKEN],
  ])('%s opens nothing but health', async (_what, given) => {
    const headers: Record<string, string> = given === undefined ? {} : { authorization: given };
    for (const path of ['/services', '/stream', '/containers/json'])
      expect((await get(path, headers)).status).toBe(401);
    expect((await get('/health/ready', headers)).status).toBe(200);
  });

  test('only reads: no other method and no other path exists', async () => {
    const post = await fetch(`${base}/services`, { method: 'POST', headers: { authorization } });
    expect(post.status).toBe(405);
    for (const path of ['/containers/json', '/services/x', '/', '/stream/../containers'])
      expect((await get(path)).status).toBe(404);
  });

  test.each([
    'tail=1001',
    'tail=-1',
    'tail=1.5',
    'tail=x',
    'services=nobody',
    'services=web,nobody',
    'services=',
    'since=0',
  ])('refuses ?%s', async (query) => {
    const reply = await get(`/stream?${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: 'VALIDATION_FAILED' });
  });

  test('does not start without a token', async () => {
    await expect(startLogSidecar({ config: readConfig({}), log })).rejects.toThrow('LOG_SIDECAR_TOKEN');
  });

  test('names the services of this project, with the state of the one that runs', async () => {
    const more = [
      engine.add('c1', 'other', { labels: { 'com.docker.compose.project': 'else' } }),
      engine.add('c2', 'certificates', { labels: { 'com.docker.compose.oneoff': 'True' } }),
      engine.add('c3', 'web', { state: 'exited' }),
      engine.add('c4', 'setup', { state: 'exited' }),
    ];
    expect(await (await get('/services')).json()).toEqual([
      { name: 'db', state: 'running' },
      { name: 'setup', state: 'exited' },
      { name: 'web', state: 'running' },
    ]);
    for (const container of more) engine.remove(container);
  });
});

describe('a stream', () => {
  test('begins with the last lines of all services in their order, then what is written', async () => {
    engine.write(web, 'one', { at: at(1) });
    engine.write(db, 'two', { at: at(2), stream: 'stderr' });
    engine.write(web, 'three', { at: at(3) });
    engine.write(db, 'four', { at: at(3) });
    const { first, events } = await tail('tail=3');
    expect(await first(3)).toEqual(['two', 'three', 'four']);
    expect(JSON.parse(events[0]!.data)).toEqual({
      service: 'db',
      stream: 'stderr',
      timestamp: '2026-03-01T00:00:00.002Z',
      line: 'two',
    });
    await until('both to be followed', () => web.followers.size === 1 && db.followers.size === 1);
    engine.write(web, 'five');
    expect(await first(4)).toContain('five');
  });

  test('is of the named services only, and of a container with a terminal, too', async () => {
    const tty = engine.add('cc', 'shell', { tty: true });
    engine.write(tty, 'typed\r', { at: at(1) });
    engine.write(db, 'not this', { at: at(2) });
    const { first } = await tail('services=shell,web');
    expect(await first(1)).toEqual(['typed']);
    await until('it to be followed', () => tty.followers.size === 1);
    engine.write(db, 'nor this');
    engine.write(tty, '\u001b[31mred');
    expect(await first(2)).toEqual(['typed', '\\u001b[31mred']);
    expect(db.followers.size).toBe(0);
    engine.remove(tty);
  });

  test('shows no line that holds a secret, none whole that is too long, and forged events as text', async () => {
    engine.write(web, '{"secret":true,"reveal":"https://x/?token=abc"}', { at: at(1) });
    engine.write(web, 'x'.repeat(3_000_000), { at: at(2) });
    engine.write(web, 'a\r\rdata: {"service":"root"}', { at: at(3) });
    const { first, events } = await tail('tail=10');
    const [long = '', forged] = await first(2);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(MAX_LINE_BYTES);
    expect(long).toContain('[cut at 16 KB]');
    expect(forged).toBe('a\\u000d\\u000ddata: {"service":"root"}');
    expect(JSON.stringify(events)).not.toContain('abc');
  });

  test('follows a container that restarts, and one that comes new', async () => {
    const { first } = await tail('tail=0');
    await until('it to be followed', () => web.followers.size === 1);
    engine.write(web, 'before');
    await first(1);
    engine.stop(web);
    await until('its end', () => web.followers.size === 0);
    engine.write(web, 'its last words');
    engine.start(web);
    engine.write(web, 'again');
    expect(await first(3)).toEqual(['before', 'its last words', 'again']);
    const late = engine.add('dd', 'late');
    engine.write(late, 'hello');
    engine.start(late);
    expect((await first(4))[3]).toBe('hello');
    const brief = engine.add('ee', 'brief', { state: 'exited' });
    engine.write(brief, 'born and gone');
    engine.start(brief);
    engine.stop(brief);
    expect((await first(5))[4]).toBe('born and gone');
    for (const container of [late, brief]) engine.remove(container);
  });

  test('tells that the engine is gone, and goes on without gap or repetition when it is back', async () => {
    const { first } = await tail('tail=0');
    await until('both to be followed', () => web.followers.size + db.followers.size === 2);
    engine.write(web, 'one');
    await first(1);
    await engine.close();
    expect(await first(2)).toEqual(['one', 'interrupted']);
    engine.write(web, 'two');
    await engine.listen();
    expect(await first(3)).toEqual(['one', 'interrupted', 'two']);
    engine.write(web, 'three');
    expect(await first(4)).toEqual(['one', 'interrupted', 'two', 'three']);
  });

  test('lets go of every connection when its reader leaves', async () => {
    await tail('tail=0');
    await until('both to be followed', () => web.followers.size === 1 && db.followers.size === 1);
    leaving.at(-1)?.abort();
    await until('nobody to follow', () => web.followers.size === 0 && db.followers.size === 0);
  });

  test('does not run ahead of a reader that does not read', async () => {
    const reader = connect(sidecar.port, '127.0.0.1');
    reader.pause();
    reader.write(`GET /stream?tail=0 HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
    await until('it to be followed', () => web.followers.size === 1);
    const [follower] = web.followers;
    // What the engine cannot get rid of stays with the engine.
    for (let n = 0; n < 20_000; n += 1) {
      engine.write(web, 'x'.repeat(2000));
      if (n % 200 === 0) await new Promise((go) => setImmediate(go));
      if ((follower?.writableLength ?? 0) > 12_000_000) break;
    }
    let before: number | undefined;
    await until('everything to stand still', async () => {
      before = follower?.writableLength;
      await new Promise((go) => setTimeout(go, 150));
      return follower?.writableLength === before;
    });
    expect(before).toBeGreaterThan(500_000);
    reader.destroy();
  });
});

describe('a reader that comes back', () => {
  test.each([1, 2, 3, 4, 5])('after %i of five lines is given the others, each once', async (read) => {
    // Two containers, two lines of one nanosecond, and one that is older than what was told before it.
    engine.write(web, 'w1', { at: at(1) });
    engine.write(web, 'w2', { at: at(2) });
    engine.write(web, 'w3', { at: at(2) });
    engine.write(db, 'd1', { at: at(1) });
    engine.write(db, 'd2', { at: at(3) });
    const { first, events } = await tail('tail=100');
    const all = await first(5);
    const { first: rest, told } = await tail('tail=100', events[read - 1]?.id);
    engine.write(db, 'd3');
    await rest(6 - read);
    expect([...all.slice(0, read), ...told()].sort()).toEqual(['d1', 'd2', 'd3', 'w1', 'w2', 'w3']);
  });

  test('is given what a container told that had told nothing before', async () => {
    engine.write(web, 'w1', { at: at(1) });
    const { first, events } = await tail('tail=100');
    await first(1);
    await until('both to be followed', () => db.followers.size === 1);
    leaving.at(-1)?.abort();
    await until('nobody to follow', () => db.followers.size === 0);
    engine.write(db, 'd1');
    const { first: rest } = await tail('tail=100', events[0]?.id);
    expect(await rest(1)).toEqual(['d1']);
  });

  test.each(['a container that is gone', 'an id of nobody'])('is told of a gap for %s', async (which) => {
    engine.write(web, 'w1', { at: at(1) });
    const { first, events } = await tail('tail=1&services=web');
    await first(1);
    engine.remove(web);
    web = engine.add('a9', 'web');
    const id = which === 'an id of nobody' ? 'local-17' : (events[0]?.id ?? '');
    const { first: rest } = await tail('tail=1', id);
    await until('it to be followed', () => web.followers.size === 1);
    engine.write(web, 'w2');
    expect(await rest(2)).toEqual(['gap', 'w2']);
  });
});

test('without an engine health says so, and nothing is answered that was not asked for', async () => {
  const [port = 0] = await freePorts(1);
  const config = readConfig({
    LOG_SIDECAR_TOKEN: TOKEN,
    LOG_SIDECAR_SOCKET: join(folder, 'nothing.sock'),
    LOG_SIDECAR_PORT: String(port),
  });
  const alone = await startLogSidecar({ config, log });
  const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'DOWN', checks: { docker: 'DOWN' } }]);
  const services = await fetch(`http://127.0.0.1:${port}/services`, { headers: { authorization } });
  expect([services.status, (await services.json()) as object]).toMatchObject([
    503,
    { error: 'UPSTREAM_UNAVAILABLE' },
  ]);
  await alone.drain(0);
});
