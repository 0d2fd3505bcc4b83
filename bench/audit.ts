import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditHash } from '../kernel/audit.ts';
import { connectStore } from '../store/connect.ts';
import { statementStore } from '../subgraphs/oversight/audit/statement-model.ts';
import { aChain, KEY, MULTIKEY } from '../subgraphs/oversight/audit/testing/forged-trail.ts';
import { trailStore } from '../subgraphs/oversight/audit/trail-model.ts';
import { verifyTrail } from '../subgraphs/oversight/audit/verification.ts';
import { type Row, timed } from './row.ts';

const ENTRIES = 100_000;
const AT_ONCE = 1000;

/** Verifying the audit trail, against reading the same rows and against hashing the same entries. */
export async function benchAudit(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-audit-'));
  const opened = await connectStore({ dataDir: folder });
  try {
    const connection = opened.connection('core');
    const store = await trailStore(connection);
    const statements = await statementStore(connection);
    const chain = aChain('core', ENTRIES);
    for (let at = 0; at < ENTRIES; at += AT_ONCE) await store.insertNew(chain.slice(at, at + AT_ONCE));
    const key = { publicKey: KEY.publicKey, multikey: MULTIKEY };

    const hashing = await timed(async () => {
      for (const entry of chain) auditHash(entry);
    });
    const reading = await timed(async () => {
      for await (const _ of store.chain('core'));
    });
    const verifying = await timed(async () => {
      const { valid, checked } = await verifyTrail({ store, statements, key });
      if (!valid || checked !== ENTRIES) throw new Error('The trail should be sound.');
    });
    const perEntry = (ms: number) => `${((ms / ENTRIES) * 1000).toFixed(1)} µs`;
    return [
      { name: 'hashing an entry', value: perEntry(hashing) },
      { name: 'reading an entry', value: perEntry(reading) },
      {
        name: 'verifying an entry',
        value: perEntry(verifying),
        note: `${(verifying / (hashing + reading)).toFixed(2)} times both; ${ENTRIES.toLocaleString('en')} entries in ${(verifying / 1000).toFixed(1)} s`,
      },
    ];
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
