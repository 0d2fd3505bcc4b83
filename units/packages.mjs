// The packages that every start loads, as one file kept in node_modules/.cache: Node reads it in half the time that it needs for
// two thousand small ones, and what V8 makes of it is kept beside it (code-cache.mjs).
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
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/testamur-packages');
const CODE_CACHE = new URL('./code-cache.mjs', import.meta.url).href;
const WEEK = 7 * 24 * 3600 * 1000;

/**
 * What is bundled, by the names that our sources import. Not what is native (libsql, argon2) or seldom loaded. Whatever needs
 * graphql must be here: there may be but one of it.
 */
export const BUNDLED = [
  'reflect-metadata', // @peculiar/x509 needs it before its own first line
  '@apollo/gateway',
  '@apollo/server',
  '@apollo/server/plugin/disabled',
  '@apollo/subgraph',
  '@graphql-tools/schema',
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  '@noble/ed25519',
  '@peculiar/x509',
  '@scure/base',
  '@scure/bip39',
  '@scure/bip39/wordlists/english.js',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'content-disposition',
  'dataloader',
  'express',
  'file-type',
  'find-my-way',
  'graphql',
  'graphql/jsutils/inspect.js',
  'graphql-sse',
  'grpc-health-check',
  'ioredis',
  'jose',
  'lru-cache',
  'mongoose',
  'multer',
  'nodemailer',
  'pino',
  'prom-client',
  'qrcode',
  'undici',
  'zod',
];

/** Modules of packages' own packages that our sources reach into: whoever requires them gets those of the bundle. */
const REACHED_INTO = [
  ['mongoose', 'mongodb/lib/cmap/connection.js'],
  ['mongoose', 'mongodb/lib/bulk/common.js'],
  ['mongoose', 'mongodb/lib/cmap/wire_protocol/responses.js'],
];

/**
 * The file of each bundled package by its name, below the folder `cache`. Other installed packages make another folder.
 * Errors: those of the folder (it cannot be written) and of the bundler.
 */
export async function bundledPackages(cache = CACHE) {
  const installed = readFileSync(join(ROOT, 'node_modules/.package-lock.json'));
  const own = [import.meta.url, CODE_CACHE].map((url) => readFileSync(fileURLToPath(url)));
  const hash = createHash('sha256').update(ROOT).update(installed);
  for (const bytes of own) hash.update(bytes);
  const folder = join(cache, hash.digest('hex').slice(0, 16));
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
  mkdirSync(into, { recursive: true });
  const entry = join(into, 'entry.mjs');
  const all = join(into, 'packages.cjs');
  const reached = REACHED_INTO.map(([from, name]) => {
    const require = createRequire(import.meta.url);
    return createRequire(require.resolve(from)).resolve(name);
  });
  const row = (name, loading) => `  ${JSON.stringify(name)}: () => ${loading}(${JSON.stringify(name)}),\n`;
  writeFileSync(
    entry,
    `export const packages = {\n${BUNDLED.map((name) => row(name, 'import')).join('')}};
export const modules = {\n${reached.map((path) => row(path, 'require')).join('')}};\n`,
  );
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: all,
    bundle: true,
    nodePaths: [join(ROOT, 'node_modules')],
    external: ['*.node'],
    platform: 'node',
    format: 'cjs',
    // What is imported later is required then: in a script, Node warns of import().
    supported: { 'dynamic-import': false },
    target: 'node20.19',
    keepNames: true,
    // Half as many bytes to read, in lines that a stack can name.
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 200,
    legalComments: 'none',
    logLevel: 'silent',
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
    ],
  });
  rmSync(entry);
  for (const name of BUNDLED) writeFileSync(join(into, fileOf(name)), await doorOf(name));
}

/** The text of a module that exports what a package does, out of the bundle. */
async function doorOf(name) {
  const exported = Object.keys(await import(name)).filter((word) => /^[\w$]+$/.test(word));
  const from = JSON.stringify(join(ROOT, 'package.json'));
  return `import { fileURLToPath } from 'node:url';
import { load } from ${JSON.stringify(CODE_CACHE)};
const { packages, modules } = load(fileURLToPath(new URL('packages.cjs', import.meta.url)), ${from});
const loaded = await packages[${JSON.stringify(name)}]();
${exported.map((word, at) => `const e${at} = loaded.${word};`).join('\n')}
export { ${exported.map((word, at) => `e${at} as ${word}`).join(', ')} };
${REACHED_INTO.some(([from]) => from === name) ? REACH : ''}`;
}

const REACH = `
import Module, { createRequire } from 'node:module';
const { cache } = createRequire(import.meta.url);
for (const [filename, load] of Object.entries(modules))
  cache[filename] = Object.assign(new Module(filename), { filename, loaded: true, exports: load() });
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , into] = process.argv;
  await bundle(into);
  process.exit(0); // Some packages keep timers.
}
