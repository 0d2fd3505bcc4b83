import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const room = mkdtempSync(join(tmpdir(), 'testamur-code-'));
const RUN = `
  import { keepCode, load, nameProgram } from ${JSON.stringify(join(import.meta.dirname, 'code-cache.mjs'))};
  const [path, ...words] = process.argv.slice(1);
  if (words.length > 0) nameProgram(...words);
  console.log(load(path, path).say());
  keepCode();`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(room, 'folder-'));
  file = join(folder, 'said.cjs');
  writeFileSync(file, source('first'));
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

const source = (word: string) =>
  `const { basename } = require('node:path'); exports.say = () => basename('/a/${word}');`;

/** What a process writes that loads the file. */
async function run(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    RUN,
    file,
    ...words,
  ]);
  return stdout.trim();
}
const kept = () => readdirSync(folder).filter((name) => name !== 'said.cjs');
const onlyKept = () => {
  expect(kept()).toHaveLength(1);
  return join(folder, kept()[0]!);
};

test('what V8 has made is kept once for all runs of a program, and V8 takes it', async () => {
  expect(await run('start')).toBe('first');
  const { ino } = statSync(onlyKept());
  expect(await run('start')).toBe('first');
  expect(statSync(onlyKept()).ino).toBe(ino); // what V8 refuses is replaced
});

test('another program keeps its own, and one without a name keeps nothing', async () => {
  await run();
  expect(kept()).toEqual([]);
  await run('start');
  await run('start', 'store');
  expect(kept()).toHaveLength(2);
});

test('a changed file of the same length is compiled anew, though V8 itself looks at the length alone', async () => {
  await run('start');
  writeFileSync(file, source('other'));
  expect(await run('start')).toBe('other');
  expect(await run('start')).toBe('other');
});

test.each([
  [
    'with a changed byte',
    (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 40 ? ~byte : byte)),
  ],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['of zeros', (bytes: Buffer) => bytes.fill(0)],
])('what was kept and is read back %s is not used, and replaced', async (_, spoil) => {
  await run('start');
  const path = onlyKept();
  const whole = readFileSync(path);
  writeFileSync(path, spoil(whole));
  expect(await run('start')).toBe('first');
  const { ino } = statSync(path);
  await run('start');
  expect(statSync(path).ino).toBe(ino);
});

test('a folder keeps the newest sixteen', async () => {
  const old = new Date(Date.now() - 3600_000);
  for (const at of Array(20).keys()) {
    const path = join(folder, `${at}.code`);
    writeFileSync(path, 'x');
    utimesSync(path, old, new Date(old.getTime() + at * 1000));
  }
  await run('start');
  expect(kept()).toHaveLength(16);
  expect(kept()).toContain('19.code');
  expect(kept()).not.toContain('4.code');
});

test('where nothing can be written, a program runs all the same', async () => {
  // A folder that stands where the file would be renamed to is refused even for those whom no mode stops.
  await run('start');
  const path = onlyKept();
  rmSync(path);
  mkdirSync(join(path, 'in the way'), { recursive: true });
  expect(await run('start')).toBe('first');
  expect(kept()).toHaveLength(1); // no draft is left
});
