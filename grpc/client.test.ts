import { cpSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { restartWait } from '../kernel/absence.ts';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { until } from '../kernel/testing/until.ts';
import { startFaultProxy } from '../units/testing/fault-proxy.ts';
import { freePorts } from '../units/testing/procs.ts';
import type { Certificates } from './certificates.ts';
import type { GrpcClient } from './client.ts';
import { createRetryBudget } from './retry.ts';
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

function remember<T extends { close(): unknown }>(thing: T): T {
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

test('gives the other unit its own deadline when the request has none, and time for the restart of another one', async () => {
  const deadlineMs = 10_000;
  let left = 0;
  const { client } = await pair(
    echoBinding((_, args, { deadline = 0 }) => {
      left = deadline - Date.now();
      return args;
    }),
    deadlineMs,
  );
  await client.call('Echo', {}, context());
  expect(left).toBeLessThanOrEqual(deadlineMs + restartWait(deadlineMs));
  expect(left).toBeGreaterThan(deadlineMs);
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

test('opens the circuit within one deadline of a unit that hangs, and closes it by itself when the unit is back', async () => {
  const server = remember(await startEcho({ certificates }));
  const way = remember(await startFaultProxy({ port: server.port }));
  const client = remember(echoClient(certificates, way.port, 400));
  await client.call('Echo', {}, context());
  way.set({ kind: 'halfOpen' });
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  const refusal = {
    code: 'UPSTREAM_UNAVAILABLE',
    message: expect.stringContaining('issuer-registry'),
    retryAfter: 1,
  };
  await expect(client.call('Echo', {}, context())).rejects.toMatchObject(refusal);
  way.set({ kind: 'none' });
  // What was swallowed does not come back: over a new connection.
  way.cutAll();
  await answers(client);
});

test('a unit that lives is no reason to open the circuit, however many calls it does not answer in time', async () => {
  let isStuck = true;
  const { client } = await pair(
    echoBinding((_, args) => (isStuck ? new Promise(() => {}) : args)),
    300,
  );
  const timeouts = Array.from({ length: 8 }, () => client.call('Echo', {}, context()));
  for (const { reason } of (await Promise.allSettled(timeouts)) as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  isStuck = false;
  expect(await client.call('Echo', { text: 'hello' }, context())).toMatchObject({ text: 'hello' });
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

describe('a unit that restarts', () => {
  /** The server as it stops in order, and one that follows it on its port. */
  async function restarting(binding = echoBinding()) {
    const { server, client } = await pair(binding);
    await client.call('Echo', {}, context());
    const next = async () => remember(await startEcho({ certificates, binding, port: server.port }));
    return { server, client, next };
  }

  test('gets what was not sent yet when it is back, writes, too', async () => {
    const { server, client, next } = await restarting();
    await server.drain(1000);
    const waiting = Array.from({ length: 5 }, (_, at) => client.call('Echo', { text: `${at}` }, context()));
    await next();
    expect(await Promise.all(waiting)).toMatchObject([0, 1, 2, 3, 4].map((at) => ({ text: `${at}` })));
  });

  test('answers what it has taken, and gets what came behind it once', async () => {
    const seen: unknown[] = [];
    let finish = () => {};
    const { server, client, next } = await restarting(
      echoBinding((_, args) => {
        seen.push(args['text']);
        return args['text'] === 'taken'
          ? new Promise((resolve) => {
              finish = () => resolve(args);
            })
          : args;
      }),
    );
    const taken = client.call('Echo', { text: 'taken' }, context());
    await until('the call to be taken', () => seen.includes('taken'));
    const drained = server.drain(5000);
    // At once: on their way before anybody has heard of the drain.
    const behind = Array.from({ length: 5 }, (_, at) =>
      client.call('Echo', { text: `behind ${at}` }, context()),
    );
    finish();
    expect(await taken).toMatchObject({ text: 'taken' });
    await drained;
    await next();
    await Promise.all(behind);
    expect(seen.slice(1).sort()).toEqual(['taken', ...[0, 1, 2, 3, 4].map((at) => `behind ${at}`)].sort());
  });

  test('is not waited for by who has something to fall back on', async () => {
    const { server, client, next } = await restarting();
    await server.drain(1000);
    const patient = client.call('Echo', {}, context());
    let isWaiting = true;
    void patient.then(() => {
      isWaiting = false;
    });
    const failingFast = client.call('Echo', {}, context(), { failsFast: true });
    await expect(failingFast).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(isWaiting).toBe(true);
    await next();
    await patient;
  });
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
