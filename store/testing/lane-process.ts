import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { offsetClock } from '../../kernel/clock.ts';
import { newContext } from '../../kernel/context.ts';
import { connectStore } from '../connect.ts';
import { createLedger } from '../ledger.ts';
import { accountsOn, changeOf, insertOf } from './accounts.ts';

const PAUSE_MS = 20;

// One of several processes that write to one audit trail, with 32 changes at a time, until its input ends; `history` gets the ids of
// those that were acknowledged. Its clock is `offsetMs` ahead. A line of input makes it stop itself (SIGSTOP) between two commits.
const [dataDir = '', history = '', name = '', offsetMs = '0'] = process.argv.slice(2);
const store = await connectStore({ dataDir, takeOverAfter: 600_000 });
const connection = store.connection('lanes');
const ledger = await createLedger({ connection, source: 'lanes', now: offsetClock(Number(offsetMs)) });
const Accounts = await accountsOn(connection);
const context = newContext();
let isOver = false;
let isAsked = true;
process.stdin.on('data', () => {
  isAsked = false;
});
process.stdin.on('end', () => {
  isAsked = false;
  isOver = true;
});
process.stdout.write('writing\n');
let written = 0;
for (;;) {
  await Promise.all(Array.from({ length: 32 }, write));
  if (isOver) break;
  process.stdout.write('stands still\n');
  process.kill(process.pid, 'SIGSTOP');
  isAsked = true;
}
await ledger.close();
await store.close();

async function write(): Promise<void> {
  while (isAsked) {
    const id = `${name}-${written++}`;
    await ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
    appendFileSync(history, `${id}\n`);
    // A busy machine takes long over this test: at full speed it would write tens of thousands of them meanwhile.
    await wait(PAUSE_MS);
  }
}
