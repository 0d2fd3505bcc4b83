import { appendFileSync } from 'node:fs';
import { offsetClock } from '../../kernel/clock.ts';
import { newContext } from '../../kernel/context.ts';
import { connectStore } from '../connect.ts';
import { createLedger } from '../ledger.ts';
import { accountsOn, changeOf, insertOf } from './accounts.ts';

// One of several processes that write to one audit trail, with 32 changes at a time, until its input ends; `history` gets the ids of
// those that were acknowledged. Its clock is `offsetMs` ahead.
const [dataDir = '', history = '', name = '', offsetMs = '0'] = process.argv.slice(2);
const store = await connectStore({ dataDir, takeOverAfter: 600_000 });
const connection = store.connection('lanes');
const ledger = await createLedger({ connection, source: 'lanes', now: offsetClock(Number(offsetMs)) });
const Accounts = await accountsOn(connection);
const context = newContext();
let isAsked = true;
process.stdin.on('end', () => {
  isAsked = false;
});
process.stdin.resume();
process.stdout.write('writing\n');
await Promise.all(
  Array.from({ length: 32 }, async (_, lane) => {
    for (let i = 0; isAsked; i++) {
      const id = `${name}-${lane}-${i}`;
      await ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
      appendFileSync(history, `${id}\n`);
    }
  }),
);
await ledger.close();
await store.close();
