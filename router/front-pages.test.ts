import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLostPage } from './front-pages.ts';
import { createPages } from './pages.ts';

let server: Server;
let base: string;
/** How often the OpenAPI document was made. */
let made = 0;
const openApi = () => ({ openapi: '3.1.0', made: ++made, text: 'x'.repeat(100_000) });

beforeAll(async () => {
  const app = express();
  app.use(createPages({ publicUrl: 'https://vc.example.edu', openApi, graphiql: false }));
  app.use(createLostPage());
  app.use((_request, response) => void response.status(404).json({ error: 'NOT_FOUND' }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const get = (path: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  fetch(`${base}${path}`, { headers, method, redirect: 'manual' });

test('people get a page of what this is, programs its doors', async () => {
  const forPeople = await get('/');
  expect(forPeople.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await forPeople.text();
  for (const path of [
    '/holder/sign-in',
    '/issuer/sign-in',
    '/custodian/sign-in',
    '/verifier/sign-in',
    '/swagger-ui/',
    '/verify',
  ])
    expect(page).toContain(`"${path}"`);
  expect(page).not.toContain('/graphiql');

  const forPrograms = await get('/', {});
  expect(await forPrograms.json()).toMatchObject({ name: 'Testamur', links: { openapi: '/v3/api-docs' } });
  expect(forPrograms.headers.get('vary')).toContain('Accept');
});

test('the OpenAPI document is made once, comes small, and is not sent to whoever has it', async () => {
  const zipped = await get('/v3/api-docs', { 'accept-encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(Number(zipped.headers.get('content-length'))).toBeLessThan(1000);
  expect(zipped.headers.get('vary')).toContain('Accept-Encoding');

  const plain = await get('/v3/api-docs', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toEqual(await zipped.json());
  expect(made).toBe(1);

  const known = await get('/v3/api-docs', {
    'if-none-match': plain.headers.get('etag') ?? '',
    'accept-encoding': 'identity',
    // fetch says no-cache of itself.
    'cache-control': 'max-age=0',
  });
  expect(known.status).toBe(304);
});

test.each([
  ['/holder', '/holder/account'],
  ['/holder/', '/holder/account'],
  ['/issuer', '/issuer/sign-in'],
  ['/custodian', '/custodian/sign-in'],
  ['/verifier', '/verifier/sign-in'],
  ['/docs', '/swagger-ui/'],
])('%s leads to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.get('location')]).toEqual([302, to]);
});

test('the icon is a picture', async () => {
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    const { status, headers } = await get(path, { accept: 'image/*' });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
});

test.each([
  ['a browser', 'GET', BROWSER, /^text\/html/],
  ['a browser that asks for the head', 'HEAD', BROWSER, /^text\/html/],
  ['a program', 'GET', {}, /^application\/json/],
  ['a program that wants JSON', 'GET', { accept: 'application/json' }, /^application\/json/],
  ['a form', 'POST', BROWSER, /^application\/json/],
])('%s that is lost is told so in its own way', async (_who, method, headers, type) => {
  const reply = await get('/nowhere', headers as Record<string, string>, method);
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toMatch(type);
});
