import type { AuditEntry } from '../kernel/audit.ts';
import { newContext } from '../kernel/context.ts';
import { createLogger } from '../kernel/log.ts';
import { until } from '../kernel/testing/until.ts';
import { createLedger } from '../store/ledger.ts';
import { changeOf, storeFolder } from '../store/testing/accounts.ts';
import { startAuditRelay } from './audit-relay.ts';

const place = storeFolder();
afterAll(() => place.remove());
const context = newContext({ identity: { kind: 'admin', userId: 'u1', role: 'ADMIN' } });
const log = createLogger({ level: 'silent' });

async function aLedger(source: string) {
  const store = await place.open();
  return createLedger({ connection: store.connection(source), source, now: () => new Date() });
}

test('an entry that is committed while others are delivered follows by itself, once', async () => {
  const ledger = await aLedger('follows');
  const seen: number[] = [];
  const relay = startAuditRelay({
    ledger,
    log,
    async deliver(entries: readonly AuditEntry[]) {
      seen.push(...entries.map(({ seq }) => seq));
      if (seen.length < 3) await ledger.commit(context, changeOf('more'));
    },
  });
  await ledger.commit(context, changeOf('first'));
  await until('three entries', () => seen.length >= 3);
  await relay.close();
  expect(seen).toEqual([1, 2, 3]);
});

test('closing delivers what was committed before', async () => {
  const ledger = await aLedger('closing');
  const seen: number[] = [];
  const relay = startAuditRelay({
    ledger,
    log,
    deliver: async (entries) => void seen.push(...entries.map(({ seq }) => seq)),
  });
  await Promise.all(['a', 'b', 'c'].map((id) => ledger.commit(context, changeOf(id))));
  await relay.close();
  expect(seen).toEqual([1, 2, 3]);
});
