import { cpus } from 'node:os';
import { benchAudit } from './audit.ts';
import { benchBodies } from './bodies.ts';
import { benchCrypto } from './crypto.ts';
import { benchGraphql } from './graphql.ts';
import { benchPlatform } from './platform.ts';
import { printRows } from './row.ts';
import { benchStats } from './stats.ts';
import { benchStore } from './store.ts';
import { benchStreams } from './streams.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  crypto: async () =>
    printRows('Library: CPU time, ratio to raw node:crypto in the same run', await benchCrypto()),
  store: async () => printRows('Embedded store: ratio to the same work on raw SQLite', await benchStore()),
  streams: async () =>
    printRows('Log lines over SSE: a reader, alone and beside slow ones', await benchStreams()),
  stats: async () => printRows("The network's statistics", await benchStats()),
  audit: async () => printRows('Verifying the audit trail', await benchAudit()),
  graphql: async () =>
    printRows(
      "The dearest GraphQL documents: the server's time, and as ratios to `{ __typename }`",
      await benchGraphql(),
    ),
  bodies: async () => printRows('Bodies that are half sent', await benchBodies()),
  platform: async () =>
    printRows('The platform in one process', await benchPlatform({ acrossProcesses: false })),
  processes: async () =>
    printRows('Every unit in a process of its own', await benchPlatform({ acrossProcesses: true })),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) {
  console.error(`There is no part '${unknown}'. Use: npm run bench [-- ${Object.keys(PARTS).join(' | ')}]`);
  process.exit(2);
}
console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Times are of this machine; compare the ratios.`,
);
for (const [name, run] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await run();
process.exit(0);
