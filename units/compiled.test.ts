import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const room = mkdtempSync(join(tmpdir(), 'testamur-compiled-'));
const program = join(room, 'program.ts');
const RUN = `
  import { compiled } from ${JSON.stringify(join(import.meta.dirname, 'compiled.mjs'))};
  process.setSourceMapsEnabled(true);
  await import(await compiled(...process.argv.slice(1)));`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(room, 'cache-'));
  writeFileSync(join(room, 'word.ts'), `export const word: string = 'first';`);
  writeFileSync(program, `import { word } from './word.ts'; console.log(word);`);
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** What the compiled program writes. */
async function run(what = program): Promise<string> {
  const argv = ['--input-type=module', '-e', RUN, what, folder];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  return stdout.trim();
}
const builds = () => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('a program is compiled once for all its runs', async () => {
  expect(await run()).toBe('first');
  expect(await run()).toBe('first');
  expect(builds()).toHaveLength(1);
});

test('a change of any of its sources is seen by the next run', async () => {
  await run();
  writeFileSync(join(room, 'word.ts'), `export const word: string = 'other';`);
  expect(await run()).toBe('other');
});

test('processes that start at once do not disturb each other', async () => {
  expect(await Promise.all([run(), run(), run()])).toEqual(['first', 'first', 'first']);
  expect(await run()).toBe('first');
});

test('a source knows its own place, and errors name its lines', async () => {
  mkdirSync(join(room, 'deep'), { recursive: true });
  writeFileSync(
    join(room, 'deep/place.ts'),
    `interface Unused { readonly nothing: string }
export const place: string = new URL('.', import.meta.url).pathname;
export const directory: string = import.meta.dirname;
export function fails(): never { throw new Error('as asked'); }`,
  );
  writeFileSync(
    program,
    `import { directory, fails, place } from './deep/place.ts';
console.log(place, directory);
try { fails(); } catch (error) { console.log((error as Error).stack); }`,
  );
  const output = await run();
  expect(output).toContain(`${room}/deep/ ${room}/deep\n`);
  expect(output).toContain(`${room}/deep/place.ts:4:`);
});

test('what was compiled in another place is not used', async () => {
  await run();
  const copy = join(mkdtempSync(join(room, 'copy-')), 'program.ts');
  writeFileSync(copy, `console.log('copy');`);
  expect(await run(copy)).toBe('copy');
});

test('a later compilation removes what nothing used for a week, but not what was used until now', async () => {
  const old = join(folder, 'program-old');
  mkdirSync(old);
  await run();
  const [used] = builds().filter(({ name }) => name !== 'program-old');
  const long = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  utimesSync(old, long, long);
  utimesSync(join(folder, used!.name), long, long);
  writeFileSync(program, `console.log('new');`);
  expect(await run()).toBe('new');
  const names = builds().map(({ name }) => name);
  expect(names).toHaveLength(2);
  expect(names).toContain(used!.name);
});

test('a folder that cannot be written is refused, so that the launcher takes the other way', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await expect(run()).rejects.toThrow(/not a directory/i);
});
