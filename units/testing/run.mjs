// `npm test`: Jest, with options of ours beside its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';
import { kindOf, suitesIn } from './jest/kinds.cjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = `Usage: npm test [-- <path pattern> ... <options>]

Runs every suite, or those whose path contains a pattern.
  --fast         only suites that start no process, no browser and no platform, and listen on no port
  --costs        tells afterwards what each suite has cost: clock, processor time of its worker and of its children
  -t '<words>'   only the tests of that name
  --jest-help    the options of Jest, which all work here`;

/** Runs the suites in processes of their own. Returns the exit code. */
export function runTests(args) {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const own = ['--fast', '--costs', '--jest-help'];
  const given = args.filter((arg) => !own.includes(arg));
  if (args.includes('--jest-help')) return jest(['--help']);
  if (args.includes('--fast')) given.push(...dear().map((path) => `--testPathIgnorePatterns=${path}`));
  if (!args.includes('--costs')) return jest(given);

  const folder = mkdtempSync(join(tmpdir(), 'testamur-costs-'));
  try {
    const reporters = ['default', '<rootDir>/units/testing/jest/costs.cjs'];
    return jest([...given, ...reporters.map((name) => `--reporters=${name}`)], {
      TEST_COSTS: join(folder, 'suites.jsonl'),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Patterns for the suites that take seconds, and for what Jest leaves out by itself. */
function dear() {
  const folders = config.roots.map((folder) => folder.replace('<rootDir>', ROOT));
  const files = suitesIn(folders).filter((file) => kindOf(file) !== 'modules');
  return ['/node_modules/', ...files.map((file) => `/${relative(ROOT, file).replaceAll('.', '\\.')}$`)];
}

function jest(args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      // Most code of a suite runs a few times: it is compiled at once and optimised late, and what is young has room from the start.
      '--always-sparkplug',
      '--interrupt-budget=400000',
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...args,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status ?? 1;
}
