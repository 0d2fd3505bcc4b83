// What suites cost: processor seconds tell more than the clock on a machine that others use, too.
const { appendFileSync, readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { KINDS, kindOf } = require('./kinds.cjs');

/** Where workers note what each suite has cost; nothing is noted without it. */
const FILE = process.env.TEST_COSTS;

/** Seconds so far: the clock, the processor time of this process, that of its children which have ended (Linux only). */
function spent() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, worker: (user + system) / 1e6, children: secondsOfChildren() };
}

function secondsOfChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // proc(5): cutime and cstime, in hundredths; what stands before the last bracket may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

function noteCosts(path, before) {
  if (!FILE) return;
  const now = spent();
  const costs = Object.entries(now).map(([name, seconds]) => [name, seconds - before[name]]);
  appendFileSync(FILE, `${JSON.stringify({ path, ...Object.fromEntries(costs) })}\n`);
}

/** Prints what each suite and each kind of suite has cost, and how many checks have held. */
class CostsReporter {
  onRunComplete(_contexts, { testResults }) {
    const results = new Map(testResults.map((result) => [result.testFilePath, result.testResults]));
    const rows = readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ path, ...costs }) => {
        const tests = results.get(path) ?? [];
        const checks = tests.reduce((sum, { numPassingAsserts = 0 }) => sum + numPassingAsserts, 0);
        return {
          name: relative(process.cwd(), path),
          kind: kindOf(path),
          suites: 1,
          tests: tests.length,
          checks,
          ...costs,
        };
      })
      .sort((a, b) => b.worker + b.children - a.worker - a.children);
    const totals = KINDS.map((kind) =>
      sumOf(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    );
    for (const row of [HEADING, ...rows, ...totals, sumOf('all', rows)]) console.log(lineOf(row));
  }
}

const HEADING = {
  name: 'suite',
  kind: 'kind',
  suites: 'suites',
  tests: 'tests',
  checks: 'checks',
  wall: 'wall s',
  worker: 'worker CPU s',
  children: 'children CPU s',
};

function sumOf(name, rows) {
  const add = (column) => rows.reduce((sum, row) => sum + row[column], 0);
  const columns = ['suites', 'tests', 'checks', 'wall', 'worker', 'children'];
  return { name, kind: '', ...Object.fromEntries(columns.map((column) => [column, add(column)])) };
}

function lineOf({ name, kind, ...columns }) {
  const shown = Object.entries(columns).map(([column, value]) => {
    const isTime = ['wall', 'worker', 'children'].includes(column);
    return (isTime && typeof value === 'number' ? value.toFixed(1) : String(value)).padStart(isTime ? 14 : 8);
  });
  return `${name.padEnd(60)} ${kind.padEnd(10)}${shown.join('')}`;
}

module.exports = CostsReporter;
Object.assign(module.exports, { noteCosts, spent });
