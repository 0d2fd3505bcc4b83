// The packages that every start loads, as few files kept in node_modules/.cache: Node reads them in half the time that it needs for
// two thousand small ones, and its compile cache serves them whole.
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/testamur-packages');
const WEEK = 7 * 24 * 3600 * 1000;

/**
 * What is bundled, by the names that our sources import. Not what is reached into (mongoose), native (libsql, argon2), or loaded
 * later. Whatever needs graphql must be here: there may be but one of it.
 */
export const BUNDLED = [
  '@apollo/gateway',
  '@apollo/server',
  '@apollo/server/plugin/disabled',
  '@apollo/subgraph',
  '@graphql-tools/schema',
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  'express',
  'file-type',
  'find-my-way',
  'graphql',
  'graphql/jsutils/inspect.js',
  'graphql-sse',
  'grpc-health-check',
  'ioredis',
  'jose',
  'multer',
  'nodemailer',
  'prom-client',
  'qrcode',
  'undici',
  'zod',
];

/**
 * The file of each bundled package by its name, below the folder `cache`. Other installed packages make another folder.
 * Errors: those of the folder (it cannot be written) and of the bundler.
 */
export async function bundledPackages(cache = CACHE) {
  const installed = readFileSync(join(ROOT, 'node_modules/.package-lock.json'));
  const own = readFileSync(fileURLToPath(import.meta.url));
  const hash = createHash('sha256').update(ROOT).update(installed).update(own).digest('hex').slice(0, 16);
  const folder = join(cache, hash);
  if (!existsSync(folder)) {
    const into = join(cache, randomUUID());
    try {
      // In a process of its own: it loads every package once the slow way, to learn what each exports.
      await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), into]);
      renameSync(into, folder);
    } catch (error) {
      rmSync(into, { recursive: true, force: true });
      // Unless another process was faster.
      if (!existsSync(folder)) throw error;
    }
    for (const old of readdirSync(cache).map((name) => join(cache, name))) {
      if (old !== folder && statSync(old).mtimeMs < Date.now() - WEEK)
        rmSync(old, { recursive: true, force: true });
    }
  }
  return new Map(BUNDLED.map((name) => [name, join(folder, fileOf(name))]));
}

const fileOf = (name) => `${name.replaceAll('/', '+')}.mjs`;

async function bundle(into) {
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  mkdirSync(join(into, 'entries'), { recursive: true });
  const entryPoints = [];
  for (const name of BUNDLED) {
    const exported = Object.keys(await import(name)).filter((word) => /^[\w$]+$/.test(word));
    const entry = join(into, 'entries', fileOf(name));
    writeFileSync(entry, `export { ${exported.join(', ')} } from '${name}';`);
    entryPoints.push(entry);
  }
  const { build } = await import('esbuild');
  const anchor = JSON.stringify(pathToFileURL(join(ROOT, 'package.json')).href);
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: into,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    nodePaths: [join(ROOT, 'node_modules')],
    external: ['*.node'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    keepNames: true,
    logLevel: 'silent',
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${anchor});`,
    },
    plugins: [
      {
        name: 'each module knows where it stands',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => {
            const text = readFileSync(path, 'utf8');
            if (!/\b__(?:dir|file)name\b/.test(text)) return undefined;
            const contents = text
              .replace(/\b__dirname\b/g, JSON.stringify(dirname(path)))
              .replace(/\b__filename\b/g, JSON.stringify(path));
            return { contents, loader: 'js' };
          }),
      },
      {
        // The bundler gives a CommonJS module that is imported later no names: the entry has them.
        name: 'what is imported later has names',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'dynamic-import' && BUNDLED.includes(path)
              ? { path: join(into, 'entries', fileOf(path)) }
              : undefined,
          ),
      },
    ],
  });
  rmSync(join(into, 'entries'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , into] = process.argv;
  await bundle(into);
  process.exit(0); // Some packages keep timers.
}
