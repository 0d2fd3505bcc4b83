import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { newId } from '../../kernel/ids.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import type { Write } from '../../store/ledger.ts';
import type { FederatedIssuer } from './federation.ts';
import { readDidDocument } from './federation-document.ts';
import { type FederationStore, federationStore } from './federation-model.ts';
import { aDidDocument } from './testing/did-web.ts';
import { TEST_START as NOW } from './testing.ts';

let dataDir: string;
let store: Store;
let federation: FederationStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'testamur-federation-'));
  store = await connectStore({ dataDir });
  federation = await federationStore(store.connection('issuers'));
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const DID = 'did:web:example.edu';
const readingOf = (seed: number) => {
  const reading = readDidDocument(DID, aDidDocument(DID, aSigner(seed)), NOW);
  if (reading.isUsable) return reading.document;
  throw new Error(reading.why);
};
const write = ({ model, operation }: Write) => model.bulkWrite([operation as never]);

test('what another process has changed since it was read is not overwritten', async () => {
  const before: FederatedIssuer = {
    ...readingOf(1),
    federatedIssuerId: newId(),
    did: DID,
    name: 'Example University',
    jurisdictionCodes: [],
    accreditations: [],
    status: 'TRUSTED',
    resolveStatus: 'OK',
    lastResolvedAt: NOW,
    checkedAt: NOW,
    confirmedAt: NOW,
    nextRefreshAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    createdBy: null,
    rowVersion: 1,
  };
  await write(federation.insertWrite(before));
  await write(federation.updateWrite(before, { ...readingOf(2), resolveStatus: 'OK' }, NOW));
  const changed = await federation.byId(before.federatedIssuerId);
  expect(changed).toMatchObject({ ...readingOf(2), rowVersion: 2 });

  // A reading that saw the old document notes it, and a decision on the old version is written.
  await federation.note(before, { ...readingOf(1), resolveStatus: 'FAILED' });
  const late = federation.updateWrite(before, { status: 'SUSPENDED' }, NOW);
  expect([(await write(late)).matchedCount, late.guarded]).toEqual([0, true]);
  expect(await federation.byId(before.federatedIssuerId)).toEqual(changed);
});
