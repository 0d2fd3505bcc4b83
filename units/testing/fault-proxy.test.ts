import { createServer, type Server } from 'node:http';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let server: Server;
let proxy: FaultProxy;
let served = 0;
beforeAll(async () => {
  server = createServer((_request, response) => {
    served += 1;
    response.writeHead(200, { connection: 'close', 'content-type': 'text/plain' }).end('0123456789');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy({ port: (server.address() as { port: number }).port });
});
beforeEach(() => {
  served = 0;
});
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (timeout = 20_000) => {
  const reply = await fetch(`http://127.0.0.1:${proxy.port}/`, { signal: AbortSignal.timeout(timeout) });
  return reply.text();
};

test('without a fault the reply passes', async () => {
  proxy.set({ kind: 'none' });
  expect(await ask()).toBe('0123456789');
});

test.each([
  ['refused', { kind: 'refuse' }, 0, undefined],
  ['cut before the request arrives', { kind: 'cutBeforeRequest' }, 0, undefined],
  ['cut before the reply arrives, after the server acted', { kind: 'cutBeforeReply' }, 1, undefined],
  ['cut in the middle of the reply', { kind: 'cutAfter', bytes: 40 }, 1, undefined],
  ['half open: nothing passes, and only the deadline ends it', { kind: 'halfOpen' }, 0, 400],
  ['a slow drip that outlasts the deadline', { kind: 'drip', ms: 1000 }, 1, 3000],
  ['late beyond the deadline', { kind: 'latency', ms: 5000 }, 0, 400],
] as const satisfies [string, Fault, number, number | undefined][])(
  'a connection is %s',
  async (_name, fault, reached, deadlineMs) => {
    proxy.set(fault);
    await expect(ask(deadlineMs)).rejects.toThrow();
    expect(served).toBe(reached);
    proxy.set({ kind: 'none' });
    proxy.cutAll();
    expect(await ask()).toBe('0123456789');
  },
);

test('latency below the deadline only delays', async () => {
  proxy.set({ kind: 'latency', ms: 60 });
  const before = performance.now();
  expect(await ask()).toBe('0123456789');
  expect(performance.now() - before).toBeGreaterThanOrEqual(110);
});
