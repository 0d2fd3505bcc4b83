import { mkdtempSync } from 'node:fs';
import { nameStarts } from './kernel/name-search.ts';
import { connectStore } from './store/connect.ts';
import { createCredentialStore } from './subgraphs/credentials/credential-model.ts';

const dataDir = mkdtempSync('/tmp/ts-');
const s = await connectStore({ dataDir });
const c = s.connection('credentials');
const store = await createCredentialStore(c);
const now = Date.now();
for (let f = 0; f < 20000; f += 1000)
  await c.collection<any>('credentials').insertMany(
    Array.from({ length: 1000 }, (_, i) => {
      const n = f + i;
      return {
        _id: `id${n}`,
        issuerDid: 'did:a',
        authorityType: 'ISSUER',
        holderDid: n % 5 === 0 ? 'did:h' : `did:${n}`,
        holderName: `Student ${n}`,
        holderNameStarts: nameStarts(`Student ${n}`),
        credentialType: 'T',
        vcJson: 'x'.repeat(1500),
        credentialStatus: 'ISSUED',
        claimStatus: 'UNCLAIMED',
        issuanceTimestamp: new Date(now - n * 60000),
        rowVersion: 1,
      };
    }),
  );
const owner = { kind: 'authority', type: 'ISSUER', did: 'did:a' } as const;
for (let i = 0; i < 8; i++) {
  for (const [n, o, f] of [
    ['dense', owner, { query: 'stud' }],
    ['wallet', { kind: 'holder', dids: ['did:h'] }, { query: 'stud' }],
    ['page', owner, {}],
  ] as any) {
    const b = process.cpuUsage();
    const r = await store.list(o, f, { skip: 0, limit: 10 });
    const u = process.cpuUsage(b);
    if (i > 5) console.log(n, r.total, r.totalIsLowerBound, ((u.user + u.system) / 1000).toFixed(1));
  }
}
await s.close();
