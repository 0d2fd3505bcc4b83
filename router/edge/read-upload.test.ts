import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../kernel/testing/until.ts';
import { aServer, bodyOf, file, head, LIMIT, MB, open, send, shut, textOf } from './upload-testing.ts';

let here: Awaited<ReturnType<typeof aServer>>;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  here = await aServer();
});
afterAll(async () => {
  agent.destroy();
  await here.stop();
});

describe('an upload over the limit', () => {
  test.each<[string, number]>([
    ['one byte more than 10 MB', LIMIT + 1],
    ['11 MB', 11 * MB],
  ])('of %s is refused as PAYLOAD_TOO_LARGE and the connection stays usable', async (_name, size) => {
    const reply = await send(here.port, bodyOf(file(Buffer.alloc(size))), { via: agent });
    expect(reply.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect((await send(here.port, bodyOf(file()), { via: agent })).body).toMatchObject({ size: 5 });
  });

  test('is refused by its announced length alone', async () => {
    const socket = await open(here.port);
    socket.write(head({ 'Content-Length': String(1024 * MB) }));
    await until('the reply', () => socket.bytesRead > 0);
    expect(String(socket.read())).toContain('PAYLOAD_TOO_LARGE');
    socket.destroy();
  });

  test('is refused when it comes in chunks without an end, long before it is all in memory', async () => {
    const socket = await open(here.port);
    socket.write(head({ 'Transfer-Encoding': 'chunked' }));
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MB, 1), Buffer.from('\r\n')]);
    while (socket.bytesRead === 0 && socket.bytesWritten < 100 * MB) {
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'readable')]);
    }
    expect(String(socket.read())).toContain('PAYLOAD_TOO_LARGE');
    socket.destroy();
    await until('the permit to be free', () => here.reader.held === 0);
  });
});

describe('many uploads at once', () => {
  test('50 of 10 MB are never more than 4 in memory, and all are read', async () => {
    // However slow the machine is: slow uploads are tried elsewhere.
    const server = await aServer({ waitMs: 600_000, deadlineMs: 600_000, minBytesPerSecond: 1 });
    const body = bodyOf(file(Buffer.alloc(LIMIT, 1)));
    const before = process.memoryUsage().arrayBuffers;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().arrayBuffers);
    }, 20);
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(server.port, body)));
    clearInterval(watch);
    expect(replies.map(({ body: { size } }) => size)).toEqual(Array(50).fill(LIMIT));
    expect(server.mostHeld()).toBe(4);
    expect(server.reader).toMatchObject({ held: 0, waiting: 0 });
    expect((highest - before) / MB).toBeLessThan(250);
    await server.stop();
  });

  test('more than the queue holds are refused as OVERLOADED, the others are served in order', async () => {
    const server = await aServer({ permits: 1, queue: 2 });
    const { release } = shut(server.gate);
    const first = send(server.port, bodyOf(file()));
    await until('the permit to be taken', () => server.reader.held === 1);
    const waiting = [1, 2].map(() => send(server.port, bodyOf(file())));
    await until('2 to wait', () => server.reader.waiting === 2);
    expect((await send(server.port, bodyOf(file()))).body).toMatchObject({ code: 'OVERLOADED' });
    expect(server.reader).toMatchObject({ held: 1, waiting: 2 });
    release();
    for (const reply of await Promise.all([first, ...waiting])) expect(reply.status).toBe(200);
    await until('the permit to be free', () => server.reader.held === 0);
    await server.stop();
  });

  test('the wait for a permit ends', async () => {
    const server = await aServer({ permits: 1, waitMs: 30 });
    const { release } = shut(server.gate);
    const first = send(server.port, bodyOf(file()));
    await until('the permit to be taken', () => server.reader.held === 1);
    expect((await send(server.port, bodyOf(file()))).body).toMatchObject({ code: 'OVERLOADED' });
    expect(server.reader.waiting).toBe(0);
    release();
    expect((await first).status).toBe(200);
    await server.stop();
  });

  test('a permit is held until the answer, not only until the last byte', async () => {
    const server = await aServer({ permits: 1 });
    const { release } = shut(server.gate);
    const first = send(server.port, bodyOf(file()));
    await until('one to be read', () => server.read() === 1);
    expect(server.reader.held).toBe(1);
    release();
    await first;
    await until('the permit to be free', () => server.reader.held === 0);
    await server.stop();
  });
});

describe('one caller', () => {
  const from = (caller: string) => ({ headers: { 'X-Caller': caller } });

  test('has one permit, whatever it sends at once, and the others stay free', async () => {
    const server = await aServer({ permits: 2, queue: 100 });
    const { release } = shut(server.gate);
    const own = [1, 2, 3].map(() => send(server.port, bodyOf(file()), from('a')));
    await until('two to wait', () => server.reader.waiting === 2);
    const other = send(server.port, bodyOf(file()), from('b'));
    await until('the other one to be read', () => server.reader.held === 2);
    expect(server.reader).toMatchObject({ held: 2, waiting: 2 });
    release();
    for (const reply of await Promise.all([...own, other])) expect(reply.status).toBe(200);
    await server.stop();
  });

  test('is refused more than a few that wait', async () => {
    const server = await aServer({ permits: 2, queue: 100 });
    const { release } = shut(server.gate);
    const own = [1, 2, 3, 4, 5].map(() => send(server.port, bodyOf(file()), from('a')));
    await until('four to wait', () => server.reader.waiting === 4);
    expect((await send(server.port, bodyOf(file()), from('a'))).body).toMatchObject({ code: 'RATE_LIMITED' });
    release();
    for (const reply of await Promise.all(own)) expect(reply.status).toBe(200);
    await server.stop();
  });
});

describe('a client that goes away', () => {
  test('while it sends leaves its permit', async () => {
    const server = await aServer({ permits: 1 });
    const socket = await open(server.port);
    socket.write(head({ 'Content-Length': '5000' }));
    socket.write(bodyOf(file()).subarray(0, 60));
    await until('the permit to be taken', () => server.reader.held === 1);
    socket.destroy();
    await until('the permit to be free', () => server.reader.held === 0);
    expect((await send(server.port, bodyOf(file()))).status).toBe(200);
    await server.stop();
  });

  test('while it waits leaves the queue', async () => {
    const server = await aServer({ permits: 1 });
    const { release } = shut(server.gate);
    const first = send(server.port, bodyOf(file()));
    await until('the permit to be taken', () => server.reader.held === 1);
    const socket = await open(server.port);
    socket.write(head({ 'Content-Length': '5000' }));
    await until('1 to wait', () => server.reader.waiting === 1);
    socket.destroy();
    await until('0 to wait', () => server.reader.waiting === 0);
    release();
    expect((await first).status).toBe(200);
    await until('the permit to be free', () => server.reader.held === 0);
    await server.stop();
  });

  test('while its upload is worked on leaves its permit', async () => {
    const server = await aServer({ permits: 1 });
    const { release } = shut(server.gate);
    const socket = await open(server.port);
    const body = bodyOf(file());
    socket.write(head({ 'Content-Length': String(body.length) }));
    socket.write(body);
    await until('one to be read', () => server.read() === 1);
    socket.destroy();
    await until('the permit to be free', () => server.reader.held === 0);
    release();
    await server.stop();
  });
});

describe('a slow client', () => {
  test('is refused once it is below the least rate, and its connection ends', async () => {
    const server = await aServer({ permits: 1, graceMs: 60, minBytesPerSecond: 100_000 });
    const socket = await open(server.port);
    socket.write(head({ 'Content-Length': '100000' }));
    socket.write('--');
    const text = await textOf(socket);
    expect(text).toContain('"code":"BAD_REQUEST"');
    expect(text).toMatch(/connection: close/i);
    expect(server.reader.held).toBe(0);
    await server.stop();
  });

  test('is refused when the whole takes too long, however steady it is', async () => {
    const server = await aServer({ deadlineMs: 120, graceMs: 60, minBytesPerSecond: 1 });
    const socket = await open(server.port);
    socket.write(head({ 'Content-Length': '10000000' }));
    const drip = setInterval(() => socket.write('--------'), 10);
    expect(await textOf(socket)).toContain('"code":"BAD_REQUEST"');
    clearInterval(drip);
    await server.stop();
  });

  test('that is fast enough is served', async () => {
    const server = await aServer({ graceMs: 40, minBytesPerSecond: 10 });
    const socket = await open(server.port);
    const body = bodyOf(file());
    socket.write(head({ 'Content-Length': String(body.length) }));
    for (const byte of body) {
      socket.write(Buffer.of(byte));
      await delay(1);
    }
    socket.end();
    expect(await textOf(socket)).toContain('"fileName":"a.pdf"');
    await server.stop();
  });
});
