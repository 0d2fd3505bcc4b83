import { Writable } from 'node:stream';
import { createLogger } from '../../../../kernel/log.ts';
import { connectStore } from '../../../../store/connect.ts';
import { leaseOf } from '../../../../store/lease.ts';
import { createLedger } from '../../../../store/ledger.ts';
import type { Custodian } from '../../registry/custodian.ts';
import { checkStore } from '../check-model.ts';
import { createComplianceWorker } from '../compliance-worker.ts';
import { createEvidence } from '../evidence.ts';
import { memberStore } from '../member-model.ts';
import { registerStore } from '../register-model.ts';
import { requirementStore } from '../requirement-model.ts';
import { standInWallets } from '../testing.ts';
import { waiverStore } from '../waiver-model.ts';

// Keeps the register in a store until it is killed or there is nothing more to do; its clock is so many milliseconds ahead.
const [dataDir = '', ahead = '0'] = process.argv.slice(2);
const now = () => new Date(Date.now() + Number(ahead));
const store = await connectStore({ dataDir, now });
const connection = store.connection('custodians');
const ledger = await createLedger({ connection, source: 'custodians', now });
let commits = 0;
ledger.onCommit(() => {
  commits += 1;
  process.stdout.write(`commit ${commits}\n`);
});
const checks = await checkStore(connection);
const worker = createComplianceWorker({
  custodians: {
    byId: async (custodianId) => {
      const { _id, ...row } =
        (await connection.collection<{ _id: string }>('custodians').findOne({ _id: custodianId })) ?? {};
      return { custodianId, ...row } as Custodian;
    },
  },
  members: await memberStore(connection),
  requirements: await requirementStore(connection),
  waivers: await waiverStore(connection),
  register: await registerStore(connection),
  checks,
  evidence: createEvidence(standInWallets().needs),
  followChanges: async () => undefined,
  ledger,
  lease: leaseOf(connection, 'workforce.compliance', now),
  now,
  log: createLogger({
    level: 'warn',
    destination: new Writable({
      write: (chunk, _encoding, done) => {
        process.stderr.write(chunk);
        done();
      },
    }),
  }),
});
await worker.settle();
await worker.close();
await ledger.close();
await store.close();
process.stdout.write('over\n');
