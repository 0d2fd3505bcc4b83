import { Writable } from 'node:stream';
import { createLogger } from '../../../../kernel/log.ts';
import { connectStore } from '../../../../store/connect.ts';
import { createLedger } from '../../../../store/ledger.ts';
import { createTurns } from '../../../../store/turns.ts';
import { openIntake } from '../room.ts';

// Reads what is due in a store, until it is killed or there is nothing more; its clock is so many milliseconds ahead.
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
const intake = await openIntake({
  connection,
  ledger,
  inTurn: createTurns(),
  now,
  log: createLogger({
    level: 'warn',
    destination: new Writable({ write: (_chunk, _encoding, done) => done() }),
  }),
  custodians: { byId: async () => ({ status: 'ACTIVE' }) },
  holders: { find: async (people) => people.map(() => undefined) },
  learners: { find: async (_issuerDid, people) => people.map(() => undefined) },
  consents: { changes: unasked },
  reviewers: { isReviewer: unasked },
});
await intake.worker.settle();
await intake.close();
await ledger.close();
await store.close();
process.stdout.write('over\n');

function unasked(): never {
  throw new Error('Reading a file asks nobody for this.');
}
