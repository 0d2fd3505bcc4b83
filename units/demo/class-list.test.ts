import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyFromDidKey } from '../../kernel/crypto/multikey.ts';
import { readClassList } from './class-list.ts';
import { CLASS_FILE, COLUMNS, classCsv, lineOf, WRONG_ROWS } from './make-class.ts';

const folder = mkdtempSync(join(tmpdir(), 'class-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GOOD = 'S1,Ana,did:key:z6Mk,BA,History,81.5,70,180,2026-06-18';

async function read(...lines: string[]) {
  const file = join(folder, 'list.csv');
  writeFileSync(file, [COLUMNS.join(), ...lines].join('\n'));
  return readClassList(file);
}

test('the committed list is the one that the maker makes', () => {
  expect(readFileSync(CLASS_FILE, 'utf8')).toBe(classCsv());
});

test('the list refuses the rows that it must, each for its reason, and passes the others on', async () => {
  const { graduates, refused } = await readClassList(CLASS_FILE);
  const wrong = WRONG_ROWS.filter(({ refusedBy }) => refusedBy === 'list');
  expect(refused.map(({ line }) => line)).toEqual(wrong.map(lineOf));
  for (const [index, row] of wrong.entries()) expect(refused[index]?.reason).toMatch(row.reason);
  expect(graduates).toHaveLength(288 + WRONG_ROWS.length - wrong.length);
});

test('every right row has a holder that exists, a clean name and a number of its own', async () => {
  const { graduates } = await readClassList(CLASS_FILE);
  const forPlatform = new Set(WRONG_ROWS.map(lineOf));
  const right = graduates.filter(({ line }) => !forPlatform.has(line));
  expect(right).toHaveLength(288);
  for (const { name, record } of right) {
    expect(publicKeyFromDidKey(record.holder_did)).toHaveLength(32);
    expect(name).toBe(name.trim());
  }
  expect(new Set(right.map(({ record }) => record.credential_data['studentNumber'])).size).toBe(288);
  expect(new Set(right.map(({ record }) => record.holder_did)).size).toBe(288);
});

test('names come in many scripts', async () => {
  const { graduates } = await readClassList(CLASS_FILE);
  const names = graduates.map(({ name }) => name).join();
  const scripts = [
    'Latin',
    'Greek',
    'Cyrillic',
    'Arabic',
    'Hebrew',
    'Devanagari',
    'Han',
    'Hiragana',
    'Hangul',
    'Thai',
    'Ethiopic',
  ];
  for (const script of scripts) expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
});

test('reads values without their blanks and marks as numbers', async () => {
  const { graduates } = await read(' S1 , Ana ,did:key:z6Mk,BA,History, 81.5 ,70,180,2026-06-18');
  expect(graduates[0]).toMatchObject({ line: 2, name: 'Ana' });
  expect(graduates[0]?.record.credential_data).toMatchObject({
    studentNumber: 'S1',
    marks: { average: 81.5, thesis: 70 },
  });
});

test.each<[string, string, RegExp]>([
  ['a mark in words', GOOD.replace('81.5', 'eighty'), /average_mark: 'eighty' is not a number/],
  ['an empty mark', GOOD.replace('81.5', ''), /average_mark: '' is not a number/],
  ['a mark of 100.01', GOOD.replace('81.5', '100.01'), /not between 0 and 100/],
  ['a mark of 1e1', GOOD.replace('81.5', '1e1'), /is not a number/],
  ['29 February 2026', GOOD.replace('2026-06-18', '2026-02-29'), /is not a date/],
  ['month 13', GOOD.replace('2026-06-18', '2026-13-01'), /is not a date/],
  ['credits in words', GOOD.replace('180', 'all'), /credits: 'all'/],
  ['a row too long', `${GOOD},x`, /10 columns instead of 9/],
])('refuses %s', async (_name, line, reason) => {
  const { graduates, refused } = await read(line);
  expect(graduates).toEqual([]);
  expect(refused).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
});

test('refuses a student who stands there twice, and names the first line', async () => {
  const { refused } = await read(GOOD, GOOD.replace('Ana', 'Bo'));
  expect(refused).toEqual([{ line: 3, reason: 'student number S1 stands on line 2 already' }]);
});

test('refuses a list with other columns', async () => {
  const file = join(folder, 'other.csv');
  writeFileSync(file, 'a,b\n1,2\n');
  await expect(readClassList(file)).rejects.toThrow('the first line must be student_number,');
});
