// Our TypeScript as JavaScript, kept in node_modules/.cache and made anew when a source changed: Node loads its few
// files in a fraction of what five hundred modules cost that pass a loader one by one.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUNDLED, bundledPackages } from './packages.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEEK = 7 * 24 * 3600 * 1000;

/**
 * The path of a TypeScript program as JavaScript.
 * Errors: those of the folder (it cannot be written) and of the compiler.
 */
export async function compiled(program, folder = join(ROOT, 'node_modules/.cache/testamur')) {
  const name = basename(program, '.ts');
  const note = join(folder, `${name}.json`);
  const known = read(note);
  // The program's path too: what is compiled names absolute paths, which are wrong in a copy of this folder.
  if (known?.program === program && known.parts.every(([path, stamp]) => stampOf(path) === stamp)) {
    return known.main;
  }
  // Several processes may compile at once: each does so in a folder of its own, and all are right.
  const into = join(folder, `${name}-${randomUUID()}`);
  const sources = await compile(program, into);
  const main = join(into, `${name}.mjs`);
  const parts = [...sources, [main, stampOf(main)]];
  writeFileSync(join(into, 'note.json'), JSON.stringify({ program, main, parts }));
  renameSync(join(into, 'note.json'), note);
  // Not what was used until now: a process that runs may still load from it.
  for (const old of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, old.name);
    const isUsed = path === into || path === (known && dirname(known.main));
    if (old.isDirectory() && !isUsed && statSync(path).mtimeMs < Date.now() - WEEK) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  return main;
}

/** Compiles into a folder. Returns every file that has a say in the result, with its stamp from before it was read. */
async function compile(program, into) {
  const also = [
    'node_modules/.package-lock.json',
    'tsconfig.json',
    'units/compiled.mjs',
    'units/packages.mjs',
  ];
  const sources = new Map(also.map((file) => join(ROOT, file)).map((path) => [path, stampOf(path)]));
  let packages;
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: [program],
    outdir: into,
    outExtension: { '.js': '.mjs' }, // Node has not to find out which kind of module it is
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'each source knows where it stands',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            sources.set(path, stampOf(path));
            const contents = readFileSync(path, 'utf8')
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
            return { contents, loader: 'ts' };
          }),
      },
      {
        name: 'packages that every start loads are bundled',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, async ({ path }) => {
            if (!BUNDLED.includes(path)) return undefined;
            // All of them or none: there may be but one of each.
            packages ??= bundledPackages().catch(() => new Map());
            const file = (await packages).get(path);
            if (file === undefined) return undefined;
            sources.set(file, stampOf(file));
            return { path: pathToFileURL(file).href, external: true };
          }),
      },
    ],
  }).finally(stop);
  return [...sources];
}

function stampOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : null;
}

/** What the last compilation noted; undefined where there is none that can be read. */
function read(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}
