// The one entry of every npm script: installs what is missing, then runs the asked command in this process.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'start', ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Testamur needs Node 20.19 or later; this is ${process.version}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

// Folders whose imports are looked at.
const SOURCES = [
  'kernel',
  'store',
  'subgraphs',
  'supergraph',
  'router',
  'rest-bridge',
  'grpc',
  'units',
  'bench',
];

installWhatIsMissing();

/** @type {Record<string, () => unknown>} */
const commands = {
  start: () => inProcess('./start.ts'),
  demo: () => inProcess('./demo/demo.ts'),
  admin: () => inProcess('./admin-cli/admin.ts'),
  bench: () => inProcess('../bench/bench.ts'),
  soak: () => inProcess('../bench/soak/soak.ts'),
  generate: () => inProcess('../schema/generate.ts'),
  dev: () => node('--import', 'tsx', '--watch', 'units/start.ts', ...args),
  check: () =>
    allOf(
      () => tool('typescript/bin/tsc', '-p', 'tsconfig.json'),
      () => tool('typescript/bin/tsc', '-p', 'router/browser'),
      () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
      () => tool('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'err-long', ...SOURCES),
      () => tool('@bufbuild/buf/bin/buf', 'lint', 'proto'),
      () => node('--import', 'tsx', 'schema/generate.ts', '--check'),
    ),
  test: async () => {
    const { runTests } = await import('./testing/run.mjs');
    process.exitCode = runTests(args);
  },
};

const run = commands[command];
if (!run) {
  console.error(`There is no command '${command}'. Use one of: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
await run();

function installWhatIsMissing() {
  if (isInstalled()) return;
  console.error('Installing dependencies (once) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  console.error('npm ci failed: mend what its message names and run the command again.');
  process.exit(npm.status ?? 1);
}

/** True when every package of the lock file stands in node_modules at its locked version. */
function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const have = packagesOf(installed);
  return Object.entries(packagesOf(`${root}package-lock.json`)).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      wanted.extraneous || // npm ci leaves these out
      (wanted.dev && process.env.NODE_ENV === 'production') ||
      have[path]?.version === wanted.version,
  );
}

/** Runs a TypeScript file in this process, so that signals reach it without a middleman. */
async function inProcess(file) {
  process.argv.splice(2, process.argv.length, ...args);
  const program = new URL(file, import.meta.url);
  const { compiled } = await import('./compiled.mjs');
  const script = await compiled(fileURLToPath(program)).catch(() => undefined);
  if (script) {
    const { keepCode, nameProgram } = await import('./code-cache.mjs');
    nameProgram(file, args.length > 1 ? 'several' : args[0]);
    // Node 22 and later keep what V8 has made of the other files, where they can.
    module.enableCompileCache?.(join(dirname(script), 'v8'));
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(script).href);
    keepCode();
    return;
  }
  // Where nothing may be written beside the packages, or a source does not compile.
  const { register } = await import('tsx/esm/api');
  register();
  await import(program.href);
}

function node(...argv) {
  const { status } = spawnSync(process.execPath, argv, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  return process.exitCode;
}

function tool(path, ...argv) {
  return node(`node_modules/${path}`, ...argv);
}

/** Runs every step, so that one run shows all that is wrong; fails when any failed. */
function allOf(...steps) {
  const failed = steps.map((step) => step()).some((status) => status !== 0);
  process.exitCode = failed ? 1 : 0;
}
