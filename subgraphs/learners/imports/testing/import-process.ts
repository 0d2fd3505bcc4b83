import { Writable } from 'node:stream';
import { createLogger } from '../../../../kernel/log.ts';
import { connectStore } from '../../../../store/connect.ts';
import { createIdempotency } from '../../../../store/idempotency.ts';
import { createLedger } from '../../../../store/ledger.ts';
import { createLearners } from '../../index.ts';

// Works off what is due in a store, until it is killed or there is nothing more; its clock is so many milliseconds ahead.
const [dataDir = '', ahead = '0'] = process.argv.slice(2);
const now = () => new Date(Date.now() + Number(ahead));
const store = await connectStore({ dataDir, now });
const connection = store.connection('learners');
const ledger = await createLedger({ connection, source: 'learners', now });
const version = {
  entryVersionId: '0b8a3b58-8d0f-4f0a-9c55-0d4c2f6f9a11',
  entryId: '1c8a3b58-8d0f-4f0a-9c55-0d4c2f6f9a11',
  entryCode: 'X',
  status: 'PUBLISHED' as const,
  title: 'X',
  resultDescriptions: [],
};
let commits = 0;
ledger.onCommit(() => {
  commits += 1;
  process.stdout.write(`commit ${commits}\n`);
});
const learners = await createLearners({
  connection,
  ledger,
  idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
  now,
  log: createLogger({
    level: 'warn',
    destination: new Writable({ write: (_chunk, _encoding, done) => done() }),
  }),
  versions: { byId: async () => version, current: async () => version },
  teams: { roleOf: async () => 'Operator' },
  standings: { byDid: async () => ({ status: 'ACTIVE' as const }) },
  issuers: { byDid: async () => undefined },
  credentials: { issue: unasked, find: unasked },
  directory: { byId: unasked, byDid: unasked, tellOfLink: unasked },
  sweepSeconds: 3600,
});
await learners.importWorker.settle();
await learners.close();
await ledger.close();
await store.close();
process.stdout.write('over\n');

function unasked(): never {
  throw new Error('An import asks nobody for this.');
}
