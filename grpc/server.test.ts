import type { Client } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { protoPath as healthProto } from 'grpc-health-check';
import { mongo } from 'mongoose';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { currentCorrelationId } from '../kernel/log.ts';
import { until } from '../kernel/testing/until.ts';
import type { Certificates } from './certificates.ts';
import { rpcsOf } from './load.ts';
import { createGrpcServer, type GrpcServer, MAX_MESSAGE_BYTES } from './server.ts';
import {
  ask,
  capturedLog,
  channelCredentials,
  echoBinding,
  noMetrics,
  rawClient,
  silentLog,
  startEcho,
  temporaryFolder,
  testCertificates,
} from './testing/echo.ts';

const inBulk = (error: Error) => new mongo.MongoBulkWriteError(error as never, {} as never);
const folder = temporaryFolder();
let certificates: Certificates;
const servers: GrpcServer[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  certificates = await testCertificates(folder.dir);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => {
  certificates.close();
  folder.remove();
});

async function start(options: Partial<Parameters<typeof startEcho>[0]> = {}) {
  const server = await startEcho({ certificates, ...options });
  servers.push(server);
  return server;
}

function clientFor(
  port: number,
  unit = 'core-engine',
  with_ = channelCredentials(certificates, unit),
): Client {
  const client = rawClient(port, with_);
  clients.push(client);
  return client;
}

describe('what reaches the operation', () => {
  test('the certificate as identity, the metadata as context', async () => {
    const seen: { context?: Context; inLog?: string | undefined } = {};
    const server = await start({
      binding: echoBinding((_, args, context) => {
        Object.assign(seen, { context, inLog: currentCorrelationId() });
        return args;
      }),
    });
    const metadata = { 'x-correlation-id': 'abc-123', 'idempotency-key': 'once' };
    await ask(clientFor(server.port), { text: 'hello' }, { metadata, deadlineMs: 60_000 });
    const { context } = seen;
    expect(context?.identity).toEqual({ kind: 'unit', unit: 'core-engine' });
    expect([context?.correlationId, context?.idempotencyKey, seen.inLog]).toEqual([
      'abc-123',
      'once',
      'abc-123',
    ]);
    expect(context?.clientHash).toBeUndefined();
    expect(context!.deadline! - Date.now()).toBeGreaterThan(30_000);
  });

  test('a new correlation id instead of one that could forge log lines', async () => {
    let id = '';
    const server = await start({
      binding: echoBinding((_, args, context) => {
        id = context.correlationId;
        return args;
      }),
    });
    await ask(clientFor(server.port), {}, { metadata: { 'x-correlation-id': 'a"b {forged}' } });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('bad requests', () => {
  test('accepts a message of 10485760 bytes and refuses one more', async () => {
    const server = await start({ binding: echoBinding(() => ({ text: 'took it' })) });
    const client = clientFor(server.port);
    const overhead = 1 + 4; // tag and length of the payload field
    const fits = { payload: Buffer.alloc(MAX_MESSAGE_BYTES - overhead) };
    expect((await ask(client, fits)).code).toBe('OK');
    const tooLarge = { payload: Buffer.alloc(MAX_MESSAGE_BYTES - overhead + 1) };
    expect((await ask(client, tooLarge)).code).toBe('RESOURCE_EXHAUSTED');
  });

  test('refuses to send a reply over the limit', async () => {
    const server = await start({
      binding: echoBinding(() => ({ payload: Buffer.alloc(MAX_MESSAGE_BYTES) })),
    });
    const { code, error } = await ask(clientFor(server.port), {});
    expect([code, error?.metadata.get('x-error-code')]).toEqual([
      'RESOURCE_EXHAUSTED',
      ['PAYLOAD_TOO_LARGE'],
    ]);
  });

  test.each([
    ['bytes that are no message', Buffer.from([0x0a, 0xff]), {}, 'INVALID_ARGUMENT'],
    ['text that is not UTF-8', Buffer.from([0x0a, 0x03, 0x41, 0xc3, 0x28]), {}, 'INVALID_ARGUMENT'],
    ['an unknown method', {}, { path: '/testamur.testing.EchoService/Delete' }, 'UNIMPLEMENTED'],
    ['an unknown service', {}, { path: '/testamur.testing.Nothing/Echo' }, 'UNIMPLEMENTED'],
    [
      'an idempotency key over 255 characters',
      {},
      { metadata: { 'idempotency-key': 'k'.repeat(256) } },
      'INVALID_ARGUMENT',
    ],
    ['a deadline that is all but over', {}, { deadlineMs: 15 }, 'DEADLINE_EXCEEDED'],
  ])('answers %s with its status', async (_, message, options, expected) => {
    const server = await start();
    const client = clientFor(server.port);
    await ask(client, {});
    expect((await ask(client, message, options)).code).toBe(expected);
  });
});

test('takes the replacement character where it was sent as text, and bytes that are no text', async () => {
  const server = await start();
  const message = { text: 'A\ufffdB', payload: Buffer.from([0xc3, 0x28]) };
  expect((await ask(clientFor(server.port), message)).reply).toMatchObject(message);
});

describe('failures of the operation', () => {
  const failing = (error: unknown) =>
    echoBinding(() => {
      throw error;
    });

  test('an AppError keeps its code, sentence, details and delay', async () => {
    const details = [{ field: 'text', code: 'too_long', message: 'kürzer, bitte' }];
    const refusal = new AppError('RATE_LIMITED', 'Zu schnell: später wieder.', { details, retryAfter: 1.5 });
    const server = await start({ binding: failing(refusal) });
    const { code, error } = await ask(clientFor(server.port), {});
    expect([code, error?.details]).toEqual(['RESOURCE_EXHAUSTED', 'Zu schnell: später wieder.']);
    expect(error?.metadata.get('x-error-code')).toEqual(['RATE_LIMITED']);
    expect(error?.metadata.get('x-retry-after-ms')).toEqual(['1500']);
    expect(JSON.parse(decodeURIComponent(String(error?.metadata.get('x-error-details')[0])))).toEqual(
      details,
    );
  });

  test('many details are cut to whole ones that fit a header', async () => {
    const details = Array.from({ length: 2000 }, (_, i) => ({
      field: `records[${i}]`,
      code: 'required',
      message: '…',
    }));
    const server = await start({
      binding: failing(new AppError('VALIDATION_FAILED', 'x'.repeat(5000), { details })),
    });
    const { code, error } = await ask(clientFor(server.port), {});
    const sent = String(error?.metadata.get('x-error-details')[0]);
    expect(code).toBe('INVALID_ARGUMENT');
    expect(sent.length).toBeLessThanOrEqual(4096);
    expect(JSON.parse(decodeURIComponent(sent)).length).toBeGreaterThan(10);
  });

  test.each([
    ['a cut connection', new mongo.MongoNetworkError('connection 3 to secret-host closed')],
    ['one that a bulk write hides', inBulk(new mongo.MongoNetworkError('secret-host'))],
  ])('a failure of the store, %s, is told as one and logged', async (_, thrown) => {
    const { log, lines } = capturedLog();
    const server = await start({ binding: failing(thrown), log });
    const { error } = await ask(clientFor(server.port), {});
    expect(error?.metadata.get('x-error-code')).toEqual(['STORAGE_UNAVAILABLE']);
    expect(error?.metadata.get('x-retry-after-ms')).toEqual(['1000']);
    expect(error?.message).not.toContain('secret');
    expect(lines.map(({ msg }) => msg)).toContain('The store has failed an RPC');
  });

  test.each([
    ['an Error', new Error('mongodb://user:secret@host')],
    ['a value that is no Error', 'secret'],
    ['nothing', undefined],
    ['an error of another vocabulary', Object.assign(new Error('secret'), { code: 2 })],
  ])('%s is INTERNAL without detail, and logged whole', async (_, thrown) => {
    const { log, lines } = capturedLog();
    const server = await start({ binding: failing(thrown), log });
    const client = clientFor(server.port);
    const { code, error } = await ask(client, {}, { metadata: { 'x-correlation-id': 'find-me' } });
    expect([code, error?.metadata.get('x-error-code')]).toEqual(['INTERNAL', ['INTERNAL']]);
    expect(error?.message).not.toContain('secret');
    expect(lines.find(({ msg }) => msg === 'RPC failed')).toMatchObject({
      correlationId: 'find-me',
      rpc: 'Echo',
    });
    expect((await ask(client, {})).code).toBe('INTERNAL');
  });

  test('a reply that does not fit the contract is INTERNAL', async () => {
    const reply = {
      get text(): string {
        throw new Error('secret');
      },
    };
    const server = await start({ binding: echoBinding(() => reply) });
    expect((await ask(clientFor(server.port), {})).code).toBe('INTERNAL');
  });

  test('an operation that does not end is answered at the deadline', async () => {
    const observed: string[] = [];
    const server = await start({
      binding: echoBinding(() => new Promise(() => {})),
      metrics: { observeRpc: (_, rpc, code) => void observed.push(`${rpc} ${code}`) },
    });
    expect((await ask(clientFor(server.port), {}, { deadlineMs: 150 })).code).toBe('DEADLINE_EXCEEDED');
    await until('the deadline', () => observed.includes('Echo DEADLINE_EXCEEDED'));
  });

  test('counts each call with its status and seconds', async () => {
    const observed: unknown[] = [];
    const server = await start({ metrics: { observeRpc: (...args) => void observed.push(args) } });
    await ask(clientFor(server.port), {});
    await ask(clientFor(server.port, 'peer'), {});
    expect(observed).toEqual([
      ['testamur.testing.EchoService', 'Echo', 'OK', expect.any(Number)],
      ['testamur.testing.EchoService', 'Echo', 'PERMISSION_DENIED', expect.any(Number)],
    ]);
  });
});

describe('contract and binding', () => {
  const create = (binding: ReturnType<typeof echoBinding>) => () =>
    createGrpcServer({
      unit: 'issuer-registry',
      bindings: [binding],
      certificates,
      log: silentLog,
      metrics: noMetrics,
    });

  test.each([
    ['an RPC without a row', (rows: object) => ({ Echo: Object.values(rows)[0] }), /Read has no row/],
    [
      'a row without an RPC',
      (rows: object) => ({ ...rows, Delete: Object.values(rows)[0] }),
      /Delete is in no contract/,
    ],
    [
      'a row whose operation is missing',
      (rows: object) => ({ ...rows, Read: { ...Object.values(rows)[0], resolver: undefined } }),
      /testamur\.testing\.EchoService: the row Read has no operation behind it/,
    ],
    [
      'an RPC without callers',
      (rows: object) => ({ ...rows }),
      /EchoService\/Echo has no row in the table of callers/,
    ],
  ])('%s stops the start', (_, change, message) => {
    const binding = echoBinding();
    expect(create({ ...binding, rpcs: change(binding.rpcs) })).toThrow(message);
  });

  test('a service that no contract declares stops the start', () => {
    expect(create({ ...echoBinding(), service: 'testamur.testing.Nothing' })).toThrow(/No contract declares/);
  });

  test('a taken port is an error that names it', async () => {
    const server = await start();
    await expect(start({ port: server.port })).rejects.toThrow(
      new RegExp(`127.0.0.1:${server.port}.*free the port`),
    );
  });
});

describe('health and reflection', () => {
  const health = rpcsOf(loadSync(healthProto, { enums: String, defaults: true }), 'grpc.health.v1.Health');
  const check = (client: Client, service: string) =>
    new Promise((resolve) => {
      const { path, requestSerialize, responseDeserialize } = health['Check']!;
      client.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service }, (error, reply) =>
        resolve(error ? error.code : reply),
      );
    });

  test.each(['', 'testamur.testing.EchoService'])("says SERVING for '%s'", async (service) => {
    const server = await start();
    expect(await check(clientFor(server.port), service)).toEqual({ status: 'SERVING' });
  });

  test.each(['v1', 'v1alpha'])(
    '%s lists the services that this port serves, not all that its contracts declare',
    async (version) => {
      const service = 'testamur.internal.IssuerStatsService';
      const row = { resolver: () => ({}), args: () => ({}), reply: () => ({}) };
      const server = createGrpcServer({
        unit: 'issuer-registry',
        bindings: [{ service, proto: 'testamur/internal/stats.proto', rpcs: { CountIssuers: row } }],
        certificates,
        log: silentLog,
        metrics: noMetrics,
      });
      servers.push(server);
      await server.bind('127.0.0.1', 0);
      const client = clientFor(server.address!.port);
      const listServices = Buffer.from([0x3a, 0x00]); // field 7, list_services: ''
      const stream = client.makeBidiStreamRequest<Buffer, Buffer>(
        `/grpc.reflection.${version}.ServerReflection/ServerReflectionInfo`,
        (bytes) => bytes,
        (bytes) => bytes,
      );
      const answer = new Promise<Buffer>((resolve, reject) => stream.on('data', resolve).on('error', reject));
      stream.write(listServices);
      const listed = String(await answer).match(/\w+(?:\.\w+){2,}/g);
      expect(listed?.sort()).toEqual(['grpc.health.v1.Health', service]);
      stream.end();
    },
  );

  test('calls over the bound are refused as OVERLOADED, health is not, and what was let in is answered', async () => {
    const running: ((value: unknown) => void)[] = [];
    const server = await start({
      maxRunning: 2,
      binding: echoBinding(() => new Promise((resolve) => running.push(resolve))),
    });
    const client = clientFor(server.port);
    const admitted = [ask(client, {}), ask(client, {})];
    await until('both to run', () => running.length === 2);
    const { code, error } = await ask(client, {});
    expect([code, error?.metadata.get('x-error-code')]).toEqual(['UNAVAILABLE', ['OVERLOADED']]);
    expect(await check(client, '')).toEqual({ status: 'SERVING' });
    for (const answer of running) answer({ text: 'done' });
    expect((await Promise.all(admitted)).map(({ reply }) => reply?.text)).toEqual(['done', 'done']);
    const next = ask(client, {});
    await until('the next one to run', () => running.length === 3);
    running[2]!({ text: 'next' });
    expect((await next).reply?.text).toBe('next');
  });

  test('calls over the bound of one connection wait for one of them to end', async () => {
    const running: ((value: unknown) => void)[] = [];
    const server = await start({
      maxStreams: 2,
      binding: echoBinding(() => new Promise((resolve) => running.push(resolve))),
    });
    const client = clientFor(server.port);
    const first = ask(client, {}, { deadlineMs: 20_000 });
    await until('the connection', () => running.length === 1);
    const others = [ask(client, {}, { deadlineMs: 20_000 }), ask(client, {}, { deadlineMs: 20_000 })];
    await until('the second to run', () => running.length === 2);
    expect((await ask(clientFor(server.port, 'learner-records'), {})).code).toBe('PERMISSION_DENIED');
    expect(running).toHaveLength(2);
    running[0]!({ text: 'done' });
    await until('the third to run', () => running.length === 3);
    for (const answer of running.slice(1)) answer({ text: 'done' });
    expect((await Promise.all([first, ...others])).map(({ code }) => code)).toEqual(['OK', 'OK', 'OK']);
  });

  test('draining says NOT_SERVING, finishes what runs and ends what does not', async () => {
    const running: ((value: unknown) => void)[] = [];
    const server = await start({
      binding: echoBinding(() => new Promise((resolve) => running.push(resolve))),
    });
    const client = clientFor(server.port);
    const { path, requestSerialize, responseDeserialize } = health['Watch']!;
    const said: unknown[] = [];
    const watch = client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, {
      service: '',
    });
    watch.on('data', (reply) => said.push(reply.status)).on('error', () => {});
    const finishes = ask(client, { text: 'a' });
    const hangs = ask(client, { text: 'b' });
    await until('both watchers', () => running.length === 2 && said.length === 1);
    const drained = server.drain(300);
    await until('the end of service', () => said.includes('NOT_SERVING'));
    running[0]!({ text: 'done' });
    expect((await finishes).reply?.text).toBe('done');
    await drained;
    expect((await hangs).code).not.toBe('OK');
    expect((await ask(clientFor(server.port), {})).code).toBe('UNAVAILABLE');
  });
});
