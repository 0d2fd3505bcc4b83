import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plant, searchBytes, searchFolder } from './canary.ts';

const canary = plant('password');
const other = plant('seed');

const hidden: [string, (value: string) => string | Buffer][] = [
  ['plain', (value) => `{"msg":"${value}"}`],
  ['hex', (value) => Buffer.from(`x${value}y`).toString('hex')],
  ['HEX', (value) => Buffer.from(value).toString('hex').toUpperCase()],
  ['UTF-16', (value) => Buffer.from(value, 'utf16le')],
  ...['', 'a', 'ab', 'abc', '???'].flatMap((prefix): [string, (value: string) => string][] => [
    [`base64 after '${prefix}'`, (value) => Buffer.from(`${prefix}${value}zz`).toString('base64')],
    [`base64url after '${prefix}'`, (value) => Buffer.from(`${prefix}${value}`).toString('base64url')],
  ]),
];
test.each(hidden)('is found as %s', (_name, hide) => {
  const found = searchBytes([other, canary], 'log', hide(canary.value));
  expect(found).toEqual([{ canary: 'password', place: 'log', form: expect.any(String) }]);
});

test('is not found where it is not', () => {
  expect(searchBytes([canary], 'log', plant('password').value)).toEqual([]);
});

test('files below a folder are searched, and a finding names the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  mkdirSync(join(folder, 'store'));
  writeFileSync(
    join(folder, 'store', 'db-wal'),
    Buffer.concat([Buffer.from([0, 255]), Buffer.from(canary.value)]),
  );
  writeFileSync(join(folder, 'clean'), 'nothing');
  expect(searchFolder([canary, other], folder)).toEqual([
    { canary: 'password', place: join(folder, 'store', 'db-wal'), form: 'plain' },
  ]);
  rmSync(folder, { recursive: true });
});
