// What V8 makes of large CommonJS files, kept beside them: most of what a start executes is then not parsed and compiled anew.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const ENDING = '.code';
const DIGEST_BYTES = 32;
/** Of one folder; each has up to ten megabytes. */
const MOST_KEPT = 16;

/** The exports of the files that were loaded, by their paths. */
const loaded = new Map();
/** What was compiled anew and may be kept. */
const fresh = new Map();
let purpose;

/**
 * Names what this process does, since programs need different functions of a file. To be called before anything is loaded; without it
 * nothing is kept and nothing that was kept is used.
 */
export function nameProgram(...words) {
  purpose = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

/** The exports of a CommonJS file that stands for itself; `require` in it is that of the file `from`. Errors: those of the file. */
export function load(path, from) {
  const known = loaded.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const kept = purpose && readKept(path);
  const script = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename: path,
    ...(kept ? { cachedData: kept } : {}),
  });
  if (purpose && (!kept || script.cachedDataRejected)) fresh.set(path, script);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(from), module);
  loaded.set(path, module.exports);
  return module.exports;
}

/** Keeps what was compiled until now, for the next process of this program. What cannot be written is not kept. */
export function keepCode() {
  for (const [path, script] of fresh) {
    const draft = `${keptPath(path)}.${process.pid}`;
    try {
      const data = script.createCachedData();
      writeFileSync(draft, Buffer.concat([digestOf(path, data), data]));
      renameSync(draft, keptPath(path));
      removeOldest(dirname(path));
    } catch {
      // A folder that is read-only, or a disk that is full: the next process compiles again.
      rmSync(draft, { force: true });
    }
  }
  fresh.clear();
}

function removeOldest(folder) {
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name));
  const ages = new Map(kept.map((path) => [path, statSync(path).mtimeMs]));
  const byAge = kept.sort((one, other) => ages.get(other) - ages.get(one));
  for (const path of byAge.slice(MOST_KEPT)) rmSync(path, { force: true });
}

/** V8 itself refuses what another version, processor or flag has made, but believes whatever bytes it then finds. */
function readKept(path) {
  try {
    const kept = readFileSync(keptPath(path));
    const data = kept.subarray(DIGEST_BYTES);
    return digestOf(path, data).equals(kept.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

function keptPath(path) {
  const tag = cachedDataVersionTag().toString(16);
  return join(dirname(path), `${purpose}-${process.version}-${tag}${ENDING}`);
}

/** Of the data and of the file that it was made of. */
function digestOf(path, data) {
  const { size, mtimeMs } = statSync(path);
  return createHash('sha256').update(`${path} ${size} ${mtimeMs}\n`).update(data).digest();
}
