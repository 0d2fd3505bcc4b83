import { systemClock } from '../kernel/clock.ts';
import { newContext } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import { connectStore } from '../store/connect.ts';
import { createLedger } from '../store/ledger.ts';
import { accountsOn, changeOf, insertOf } from '../store/testing/accounts.ts';

// Writes changes to a store that another process holds, `lanes` at a time, for so many seconds, and tells how many a second.
const [dataDir = '', seconds = '1', lanes = '1'] = process.argv.slice(2);
/** Until all writers have begun. */
const WARM_MS = 1500;

const store = await connectStore({ dataDir, takeOverAfter: 600_000 });
const connection = store.connection('writers');
const ledger = await createLedger({ connection, source: 'writers', now: systemClock });
const Accounts = await accountsOn(connection);
const context = newContext();
const begun = performance.now() + WARM_MS;
const end = begun + Number(seconds) * 1000;
let count = 0;
await Promise.all(
  Array.from({ length: Number(lanes) }, async () => {
    while (performance.now() < end) {
      const id = newId();
      await ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
      if (performance.now() >= begun) count += 1;
    }
  }),
);
console.log(`${Math.round(count / Number(seconds))} a second`);
await ledger.close();
await store.close();
