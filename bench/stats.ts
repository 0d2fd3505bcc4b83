import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { didKeyFromPublicKey } from '../kernel/crypto/multikey.ts';
import { aSigner, seededRandom } from '../kernel/crypto/testing/credentials.ts';
import { derivedId, sha256Hex } from '../kernel/ids.ts';
import { createLogger } from '../kernel/log.ts';
import { dayAfter, utcDay } from '../kernel/utc-day.ts';
import { connectStore } from '../store/connect.ts';
import { createLedger } from '../store/ledger.ts';
import { createCountFold } from '../subgraphs/credentials/count-fold.ts';
import { currentStatus } from '../subgraphs/credentials/credential.ts';
import { credentialCountStore } from '../subgraphs/credentials/credential-counts-model.ts';
import { credentialStore, type StoredCredential } from '../subgraphs/credentials/credential-model.ts';
import { createNetworkCounts } from '../subgraphs/credentials/network-counts.ts';
import { createRecount } from '../subgraphs/credentials/recount.ts';
import { type Row, timed } from './row.ts';

const CREDENTIALS = 100_000;
const ISSUERS = 200;
const TYPES = 40;
const DAYS = 400;
const AT_ONCE = 1000;
const NOW = new Date('2026-03-01T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** The network's statistics from the kept counts, against one walk over all credentials. */
export async function benchStats(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-stats-'));
  const opened = await connectStore({ dataDir: folder });
  try {
    const connection = opened.connection('credentials');
    const log = createLogger({ level: 'silent' });
    const now = () => NOW;
    const store = await credentialStore(connection);
    const counts = await credentialCountStore(connection);
    const ledger = await createLedger({ connection, source: 'credentials', now });
    const fold = createCountFold({ ledger, store, counts, log });
    const recount = createRecount({ ledger, store, counts, fold, sweepSeconds: 60, now, log });
    await fill((rows) => connection.collection<StoredCredential>('credentials').insertMany([...rows]));

    // The rows came past the ledger, so everything is drift: the recount builds all counts.
    const recounting = await timed(() => recount.recount());
    const network = createNetworkCounts({ counts, fold, store, now });
    const today = utcDay(NOW);
    const ask = (days: number) => network({ from: dayAfter(today, 1 - days), to: today });
    const first = await timed(() => ask(30));
    const [month, year] = [await median(() => ask(30)), await median(() => ask(400))];
    const walk = await timed(async () => {
      const byStatus = new Map<string, number>();
      for await (const fact of store.facts({ kind: 'everyone' })) {
        const status = currentStatus(fact, NOW);
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      }
    });
    const rows = await connection.collection('credential_counts').countDocuments();
    const of = `${CREDENTIALS.toLocaleString('en')} credentials, ${ISSUERS} issuers, ${TYPES} types`;
    return [
      { name: 'a walk over all credentials', value: `${walk.toFixed(0)} ms`, note: of },
      { name: 'from the counts, the first question of a process', value: `${first.toFixed(0)} ms` },
      {
        name: 'from the counts, 30 days',
        value: `${month.toFixed(1)} ms`,
        note: `${(walk / month).toFixed(0)} times as fast; ${rows.toLocaleString('en')} rows of counts`,
      },
      {
        name: 'from the counts, 400 days',
        value: `${year.toFixed(1)} ms`,
        note: `${(walk / year).toFixed(0)} times as fast`,
      },
      {
        name: 'a recount',
        value: `${(recounting / 1000).toFixed(1)} s`,
        note: 'in the background, with a pause of 10 ms after each 500',
      },
    ];
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(insert: (rows: readonly StoredCredential[]) => Promise<unknown>): Promise<void> {
  const random = seededRandom(1);
  const issuers = Array.from({ length: ISSUERS }, (_, index) => ({
    did: didKeyFromPublicKey(aSigner(index).publicKey),
    id: derivedId('issuer', index),
  }));
  const vcJson = JSON.stringify({ filler: 'x'.repeat(1100) });
  for (let from = 0; from < CREDENTIALS; from += AT_ONCE) {
    await insert(
      Array.from({ length: Math.min(AT_ONCE, CREDENTIALS - from) }, (_, index): StoredCredential => {
        const issuer = issuers[Math.floor(random() ** 2 * ISSUERS)] ?? { did: '', id: '' };
        const at = new Date(NOW.getTime() - Math.floor(random() * DAYS * DAY_MS));
        const isRevoked = random() < 0.05;
        const ends = random() < 0.5;
        return {
          _id: derivedId('credential', from + index),
          issuerDid: issuer.did,
          issuerId: issuer.id,
          authorityType: 'ISSUER',
          holderDid: `did:key:z${from + index}`,
          holderName: `Holder ${from + index}`,
          credentialType: `Type${Math.floor(random() * TYPES)}Credential`,
          vcJson,
          vcHash: sha256Hex(vcJson),
          signingMode: 'CUSTODIAL',
          verificationMethod: issuer.did,
          keyVersion: 1,
          issuanceTimestamp: at,
          ...(ends ? { expirationTimestamp: new Date(NOW.getTime() + random() * 700 * DAY_MS) } : {}),
          proofCreatedTimestamp: at,
          receivedAt: at,
          credentialStatus: isRevoked ? 'REVOKED' : 'ISSUED',
          statusChangedAt: at,
          claimStatus: 'UNCLAIMED',
          ...(isRevoked
            ? {
                revocation: {
                  reason: 'bench',
                  categorySource: 'NONE' as const,
                  revokedBy: null,
                  revokedAt: at,
                },
              }
            : {}),
          createdAt: at,
          updatedAt: at,
          createdBy: null,
          rowVersion: 1,
        };
      }),
    );
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) times.push(await timed(work));
  return times.sort((a, b) => a - b)[10] ?? Number.NaN;
}
