import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import { browserScript } from './browser-files.ts';

const SCRIPTS = [
  'holder/account',
  'holder/sign-in',
  'holder/invite',
  'holder/claim',
  'issuer/sign-in',
  'custodian/sign-in',
  'verifier/sign-in',
];

const folder = mkdtempSync(join(tmpdir(), 'testamur-browser-'));
const late = join(folder, 'late.ts');

let server: Server;
let base: string;

beforeAll(async () => {
  const app = express();
  for (const name of SCRIPTS) app.get(`/${name}.js`, browserScript(`${name}.ts`));
  app.get('/late.js', browserScript(late));
  const tellFault: ErrorRequestHandler = (error: Error, _request, response, _next) =>
    void response.status(500).json(error.message);
  app.use(tellFault);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const reply = await fetch(`${base}${path}`);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};

test('scripts that are asked for at the same time are all bundled, and stay as they are', async () => {
  const ask = () => Promise.all(SCRIPTS.map((name) => get(`/${name}.js`)));
  const first = await ask();
  for (const { status, type, text } of first) {
    expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
    // One file: nothing is left to be loaded, and nothing of the types.
    expect(text).not.toMatch(/\bimport\b|\bexport\b|\binterface\b/);
  }
  expect(new Set(first.map(({ text }) => text)).size).toBe(SCRIPTS.length);
  expect(await ask()).toEqual(first);
});

test('a script that cannot be bundled is a fault of the server, until it can', async () => {
  const { status, text } = await get('/late.js');
  expect([status, text]).toEqual([500, expect.stringContaining('Could not resolve')]);
  writeFileSync(late, "console.log('late');");
  expect(await get('/late.js')).toMatchObject({ status: 200, text: expect.stringContaining('late') });
});
