import { cpSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { until } from '../kernel/testing/until.ts';
import { freePorts } from '../units/testing/procs.ts';
import type { Certificates } from './certificates.ts';
import type { GrpcClient } from './client.ts';
import { createRetryBudget } from './retry.ts';
import type { GrpcServer } from './server.ts';
import {
  type EchoMessage,
  echoBinding,
  echoClient,
  startEcho,
  temporaryFolder,
  testCertificates,
} from './testing/echo.ts';

const folder = temporaryFolder();
let certificates: Certificates;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  certificates = await testCertificates(folder.dir);
});
afterEach(() => {
  for (const thing of open.splice(0)) thing.close();
});
afterAll(() => {
  certificates.close();
  folder.remove();
});

const context = () => newContext({ correlationId: 'corr-1' });

async function pair(binding = echoBinding(), deadlineMs?: number) {
  const server = await startEcho({ certificates, binding });
  const client = echoClient(certificates, server.port, deadlineMs);
  open.push(server, client);
  return { server, client };
}

function remember<T extends GrpcServer | GrpcClient>(thing: T): T {
  open.push(thing);
  return thing;
}

/** Waits until a call succeeds, for as long as recovery may take. */
function answers(client: GrpcClient): Promise<void> {
  const isAnswered = () =>
    client.call('Echo', {}, context()).then(
      () => true,
      () => false,
    );
  return until('the server to answer', isAnswered, 2000);
}

test('carries bytes, correlation id, idempotency key and the remaining time', async () => {
  const seen: Record<string, unknown> = {};
  const { client } = await pair(
    echoBinding((_, args, { correlationId, idempotencyKey, deadline }) => {
      Object.assign(seen, { correlationId, idempotencyKey, deadline });
      return args;
    }),
  );
  const payload = Buffer.from([0, 255, 128]);
  const deadline = Date.now() + 1000;
  const call = newContext({ correlationId: 'corr-1', idempotencyKey: 'once', deadline });
  expect(await client.call<EchoMessage>('Echo', { payload }, call)).toMatchObject({ payload });
  expect(seen).toMatchObject({ correlationId: 'corr-1', idempotencyKey: 'once' });
  expect(Number(seen['deadline'])).toBeLessThanOrEqual(deadline - 15);
});

test('gives the other unit its own deadline when the request has none', async () => {
  let deadline: number | undefined;
  const { client } = await pair(
    echoBinding((_, args, given) => {
      deadline = given.deadline;
      return args;
    }),
    700,
  );
  await client.call('Echo', {}, context());
  expect(deadline! - Date.now()).toBeLessThanOrEqual(700);
});

test('gives back the AppError that the other unit threw', async () => {
  const details = [{ field: 'a', code: 'b', message: '100 % ünïcode, "quoted"' }];
  const thrown = new AppError('ISSUER_NOT_ACTIVE', 'This issuer is SUSPENDED.', { details, retryAfter: 2 });
  const { client } = await pair(
    echoBinding(() => {
      throw thrown;
    }),
  );
  const { code, message, retryAfter } = thrown;
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({
    code,
    message,
    details,
    retryAfter,
  });
});

test('says UPSTREAM_UNAVAILABLE, not that time ran out, when nobody listens', async () => {
  const client = remember(echoClient(certificates, (await freePorts(1))[0] ?? 0));
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    message: expect.stringContaining('issuer-registry'),
    retryAfter: 1,
  });
});

test('says UPSTREAM_TIMEOUT when the other unit does not answer in time', async () => {
  const { client } = await pair(
    echoBinding(() => new Promise(() => {})),
    150,
  );
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
});

test('does not call at all when no time is left', async () => {
  let calls = 0;
  const { client } = await pair(
    echoBinding((_, args) => {
      calls += 1;
      return args;
    }),
  );
  const late = newContext({ deadline: Date.now() + 30 });
  await expect(client.call('Echo', {}, late)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  expect(calls).toBe(0);
});

test('opens the circuit after five calls without an answer, and closes it when the unit is back', async () => {
  let calls = 0;
  let isHung = true;
  const { client } = await pair(
    echoBinding((_, args) => {
      calls += 1;
      return isHung ? new Promise(() => {}) : args;
    }),
    100,
  );
  for (let i = 0; i < 5; i += 1) await client.call('Echo', {}, context()).catch(() => {});
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(calls).toBe(5);
  isHung = false;
  await answers(client);
});

test('answers of the other unit never open the circuit, not even refusals', async () => {
  const { client } = await pair(
    echoBinding(() => {
      throw new AppError('OVERLOADED', 'Too much.');
    }),
  );
  for (let i = 0; i < 8; i += 1) {
    await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'OVERLOADED' });
  }
});

test('reconnects within two seconds after the other unit has restarted', async () => {
  const { server, client } = await pair();
  await client.call('Echo', {}, context());
  server.close();
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  remember(await startEcho({ certificates, port: server.port }));
  await answers(client);
});

test('connects anew with exchanged certificate files', async () => {
  const own = temporaryFolder();
  const rotated = await testCertificates(own.dir);
  const before = remember(await startEcho({ certificates: rotated }));
  const client = remember(echoClient(rotated, before.port));
  await client.call('Echo', {}, context());
  cpSync(join(folder.dir, 'certs'), join(own.dir, 'certs'), { recursive: true });
  before.close();
  remember(await startEcho({ certificates, port: before.port }));
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  rotated.refresh();
  await answers(client);
  rotated.close();
  own.remove();
});

describe('repeats', () => {
  /** A way to the server that breaks under the first `losses` calls. */
  async function lossy(losses: number) {
    let calls = 0;
    const sockets = new Set<Socket>();
    const binding = echoBinding((_, args) => {
      calls += 1;
      if (calls > losses) return args;
      for (const socket of sockets) socket.destroy();
      return new Promise(() => {});
    });
    const server = remember(await startEcho({ certificates, binding }));
    const relay = createServer((socket) => {
      const upstream = connect(server.port, '127.0.0.1');
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => upstream.destroy());
      upstream.on('error', () => {}).on('close', () => socket.destroy());
      socket.pipe(upstream).pipe(socket);
    });
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
    const { port } = relay.address() as { port: number };
    const client = remember(echoClient(certificates, port));
    open.push(relay);
    return { client, calls: () => calls };
  }

  test('a read whose connection broke is asked again', async () => {
    const { client, calls } = await lossy(2);
    expect(await client.call('Read', { text: 'hello' }, context())).toMatchObject({ text: 'hello' });
    expect(calls()).toBe(3);
  });

  test('three times at most', async () => {
    const { client, calls } = await lossy(9);
    await expect(client.call('Read', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(calls()).toBe(3);
  });

  test('anything else is asked once', async () => {
    const { client, calls } = await lossy(1);
    await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(calls()).toBe(1);
  });

  test('repeats stay within a tenth of the calls once ten are used up', () => {
    const budget = createRetryBudget();
    const spent = Array.from({ length: 100 }, () => {
      budget.earn();
      return budget.spend();
    });
    expect(spent.filter(Boolean).length).toBeLessThanOrEqual(20);
    expect(spent.slice(0, 10)).not.toContain(false);
  });
});
