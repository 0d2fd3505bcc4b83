import { cpus } from 'node:os';
import { printRows, type Row } from '../row.ts';
import { killProcesses, restartStore } from './disturb.ts';
import { killJob } from './jobs.ts';
import { overload } from './overload.ts';
import { restartUnits } from './rolling.ts';

interface Part {
  readonly title: (times: number) => string;
  readonly times: number;
  readonly run: (times: number) => Promise<Row[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  kills: { title: (times) => `kill -9 under load, ${times} times`, times: 200, run: killProcesses },
  sigterms: {
    title: (times) => `The store's process restarted under load, ${times} times`,
    times: 20,
    run: restartStore,
  },
  jobs: {
    title: (times) => `kill -9 while a job of bulk issuance runs, ${times} times`,
    times: 20,
    run: killJob,
  },
  rolling: {
    title: (times) => `A rolling restart of all units under traffic, ${times} times`,
    times: 1,
    run: restartUnits,
  },
  overload: {
    title: (times) => `${times} times the load that one process can take`,
    times: 5,
    run: overload,
  },
};

const asked = process.argv.slice(2).map((text) => /^([a-z]+)(?:=(\d{1,5}))?$/.exec(text));
if (asked.some((match) => !match || !Object.hasOwn(PARTS, match[1] ?? '') || match[2] === '0')) {
  const parts = Object.entries(PARTS).map(([name, { times }]) => `${name}=${times}`);
  console.error(`Name parts, each with how often: npm run soak [-- ${parts.join(' ')}]`);
  process.exit(2);
}
const wanted = new Map(asked.map((match) => [match?.[1], match?.[2]]));
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}`);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const times = Number(wanted.get(name) ?? part.times);
  printRows(part.title(times), await part.run(times));
}
process.exit();
