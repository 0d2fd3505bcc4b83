import { until } from '../../kernel/testing/until.ts';
import type { Store } from '../../store/connect.ts';
import { DATABASES } from '../../subgraphs/domains.ts';

// Entries reach the platform's trail, and those who read it, in the background; the ledgers' own are compared. Leases tell whose turn
// it is to look for work, cursors how far a worker has read of what others wrote.
const PASSING = new Set([
  'audit_relays',
  'audit_readers',
  'audit_trail',
  'audit_trail_heads',
  'compliance_cursors',
  'intake_cursors',
  'leases',
]);

/**
 * Every document of the store by collection, in the order of ids: equal before and after means that nothing changed. Waits until
 * what follows from earlier requests is done.
 */
export async function contentsOf(store: Store): Promise<Record<string, readonly Record<string, unknown>[]>> {
  await readersAtRest(store);
  const contents: Record<string, readonly Record<string, unknown>[]> = {};
  for (const domain of DATABASES) {
    const connection = store.connection(domain);
    for (const { name } of await connection.listCollections()) {
      if (PASSING.has(name)) continue;
      contents[`${domain}.${name}`] = await connection.collection(name).find({}).sort({ _id: 1 }).toArray();
    }
  }
  return contents;
}

/** Waits until nothing is left to be read of the trail, to be counted or to be sent. */
function readersAtRest(store: Store): Promise<void> {
  return until('the readers of the trail have read it', () => isAtRest(store));
}

/** True when every reader has come to the end of every chain that it reads, every credential is counted and every letter sent. */
async function isAtRest(store: Store): Promise<boolean> {
  const seqs = async (domain: string, name: string) => {
    const rows = await store
      .connection(domain)
      .collection<{ _id: string; seq: number }>(name)
      .find()
      .toArray();
    return new Map(rows.map(({ _id, seq }) => [_id, seq]));
  };
  const readers = await seqs('core', 'audit_readers');
  for (const domain of DATABASES) {
    for (const [chain, length] of await seqs(domain, 'audit_heads')) {
      const names = domain === 'issuers' ? ['onboarding', 'anomalies'] : ['anomalies'];
      if (names.some((reader) => (readers.get(`${reader}:${chain}`) ?? 0) < length)) return false;
    }
  }
  if ((await store.connection('core').collection('letters').countDocuments({})) > 0) return false;
  const counted = await store
    .connection('credentials')
    .collection<{ _id: string; chains?: Record<string, number> }>('credential_count_positions')
    .findOne({ _id: 'position' });
  const issued = await seqs('credentials', 'audit_heads');
  return [...issued].every(([chain, seq]) => (counted?.chains?.[chain] ?? 0) >= seq);
}
