import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { createApi } from './client.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0)) await close();
});

/** A gateway that answers as told, and an API that asks it. */
async function anApi(answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void) {
  const stop = new AbortController();
  const said: string[] = [];
  let asked = 0;
  const server = createServer((request, response) => answer(request, response, ++asked)).listen(0);
  cleanUp.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  await new Promise((done) => server.once('listening', done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const api = createApi({ url, signal: stop.signal, say: (text) => said.push(text) });
  return { api, url, stop, said, asked: () => asked };
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, headers).end(JSON.stringify(body));
const tooMany = (response: ServerResponse, seconds: string) =>
  json(response, 429, { error: 'RATE_LIMITED', message: 'Wait.' }, { 'retry-after': seconds });
const path = '/api/v1/admin/x';

test('waits its turn and says so', async () => {
  const { api, said } = await anApi((_request, response, nth) =>
    nth === 1 ? tooMany(response, '0.01') : json(response, 200, { id: 'a' }),
  );
  expect(await api.ask({ method: 'GET', path })).toEqual({ id: 'a' });
  expect(said).toEqual(['The platform asks for a pause of 0.01 seconds …']);
});

test('waits with a change that may be repeated', async () => {
  const { api, asked } = await anApi((_request, response, nth) =>
    nth === 1 ? tooMany(response, '0.01') : json(response, 200, { id: 'a' }),
  );
  expect(await api.ask({ method: 'POST', path, isRepeatable: true })).toEqual({ id: 'a' });
  expect(asked()).toBe(2);
});

test.each([
  ['a change', 'POST', '1'],
  ['a long pause', 'GET', '61'],
] as const)('does not wait with %s', async (_what, method, seconds) => {
  const { api, asked } = await anApi((_request, response) => tooMany(response, seconds));
  await expect(api.ask({ method, path })).rejects.toMatchObject({ exitCode: 1, status: 429 });
  expect(asked()).toBe(1);
});

test.each([
  ['a page', '<html>', /answers 200, but not as a Testamur gateway does/],
  ['a list', '[1]', /answers 200, but not as a Testamur gateway does/],
])('%s is no answer of a gateway', async (_what, text, words) => {
  const { api } = await anApi((_request, response) => response.end(text));
  const error = { exitCode: 3, message: expect.stringMatching(words) };
  await expect(api.ask({ method: 'GET', path })).rejects.toMatchObject(error);
});

test('a refusal says what to do, where, and the id of the request', async () => {
  const refusal = { error: 'UNAUTHENTICATED', message: 'Sign in first.', correlationId: 'c-1' };
  const { api, url } = await anApi((_request, response) => json(response, 401, refusal));
  await expect(api.ask({ method: 'GET', path })).rejects.toMatchObject({
    exitCode: 1,
    refusal,
    message: `UNAUTHENTICATED: Sign in first. Sign in: npm run admin -- login --url ${url} (c-1)`,
  });
});

test.each([
  ['a question', 'GET', 'Stopped.'],
  ['a change', 'POST', 'Stopped. Look whether the platform has done it: it was asked to.'],
] as const)('stops %s that is not answered', async (_what, method, message) => {
  const { api, stop } = await anApi(() => stop.abort());
  await expect(api.ask({ method, path })).rejects.toMatchObject({ exitCode: 130, message });
});

test('stops while it waits its turn', async () => {
  const { api, stop, said } = await anApi((_request, response) => tooMany(response, '60'));
  const asking = api.ask({ method: 'GET', path });
  await until('the pause', () => said.length === 1);
  stop.abort();
  await expect(asking).rejects.toMatchObject({ exitCode: 130, message: 'Stopped.' });
}, 10_000);

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is sent as it is, with its name and the fields before it, and tells how far it is', async () => {
    const bytes = randomBytes(200_000);
    const file = join(folder, 'class "a".zip');
    writeFileSync(file, bytes);
    const { api } = await anApi(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const type = request.headers['content-type'] ?? '';
      json(response, 202, { type, body: Buffer.concat(parts).toString('base64') });
    });
    const told: number[] = [];
    const upload = { file, fields: { dry_run: 'true' }, sent: (sent: number) => told.push(sent) };
    const reply = await api.ask({ method: 'POST', path, upload });
    const body = Buffer.from(String(reply['body']), 'base64');
    const form = await new Response(body, { headers: { 'content-type': String(reply['type']) } }).formData();
    expect(form.get('dry_run')).toBe('true');
    const received = form.get('file') as File;
    expect(received.name).toBe('class _a_.zip');
    expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true);
    expect(told.at(-1)).toBe(bytes.length);
  });

  test('that is not there is said to be so', async () => {
    const { api } = await anApi((request, response) => {
      request.resume();
      json(response, 200, {});
    });
    const upload = { file: join(folder, 'none.zip'), fields: {} };
    await expect(api.ask({ method: 'POST', path, upload })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/none\.zip cannot be used: no such file/),
    });
  });
});
