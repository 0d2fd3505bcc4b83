import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { systemClock } from '../../kernel/clock.ts';
import { newContext } from '../../kernel/context.ts';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { aCredential, aSigner, KNOWN_CONTEXTS } from '../../kernel/crypto/testing/credentials.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import { connectStore } from '../../store/connect.ts';
import { createLedger } from '../../store/ledger.ts';
import { auditDataFolder } from './post-run-audit.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const signer = aSigner(1);
const did = didKeyFromPublicKey(signer.publicKey);

/** A data folder with one issuer, one key and one credential, spoilt by `spoil`; the findings about it. */
async function findingsAfter(
  spoil: (
    of: Readonly<Record<'issuers' | 'credentials' | 'custodians' | 'core', Connection>>,
  ) => Promise<unknown>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  const store = await connectStore({ dataDir });
  const [issuers, credentials] = [store.connection('issuers'), store.connection('credentials')];
  const vcJson = canonicalize(
    aCredential(signer, { id: `urn:uuid:${ID}`, issuer: { id: did, name: 'University of Galway' } }),
  );
  const publicKey = Buffer.from(signer.publicKey);
  await issuers
    .collection<{ _id: string }>('issuers')
    .insertOne({ _id: 'i', did, publicKey, signingMode: 'BYOK' } as { _id: string });
  await issuers
    .collection('issuer_keys')
    .insertOne({ did, publicKey, keyVersion: 1, isCurrent: true, createdAt: new Date(0), rotatedAt: null });
  const record = { _id: ID, issuerDid: did, issuerId: 'i', keyVersion: 1, vcJson, vcHash: sha256Hex(vcJson) };
  await credentials.collection<{ _id: string }>('credentials').insertOne(record);
  const context = newContext();
  for (const [connection, source, id] of [
    [issuers, 'issuers', 'i'],
    [credentials, 'credentials', ID],
  ] as const) {
    const ledger = await createLedger({ connection, source, now: systemClock });
    await ledger.commit(context, {
      writes: [],
      audit: { action: 'issuer.registered', subject: { type: 'Issuer', id } },
    });
    await ledger.commit(context, {
      writes: [],
      audit: { action: 'audit.exported', subject: { type: 'Issuer', id } },
    });
  }
  const [custodians, core] = [store.connection('custodians'), store.connection('core')];
  await spoil({ issuers, credentials, custodians, core });
  await store.close();
  const { findings, counts } = await auditDataFolder({ dataDir, knownContexts: KNOWN_CONTEXTS });
  rmSync(dataDir, { recursive: true, force: true });
  return { findings, counts };
}

test('a store that is sound has no finding', async () => {
  const { findings, counts } = await findingsAfter(async () => undefined);
  expect(findings).toEqual([]);
  expect(counts).toEqual({
    credentials: 1,
    issuers: 1,
    custodians: 0,
    verifiers: 0,
    keys: 1,
    auditEntries: 4,
  });
});

const set = (connection: Connection, collection: string, change: object) =>
  connection.collection(collection).updateOne({}, { $set: change });
const aRequest = (core: Connection, given: object) =>
  core
    .collection<{ _id: string }>('verification_requests')
    .insertOne({ _id: 'r', verifierId: 'v', ...given } as { _id: string });
const damages: [string, Parameters<typeof findingsAfter>[0], RegExp][] = [
  [
    'a hash of other bytes',
    ({ credentials }) => set(credentials, 'credentials', { vcHash: sha256Hex('x') }),
    /hash is not/,
  ],
  [
    'a changed document',
    async ({ credentials }) => {
      const [row] = await credentials.collection('credentials').find().toArray();
      const vcJson = String(row?.vcJson).replace('Galway', 'Galloway');
      await set(credentials, 'credentials', { vcJson, vcHash: sha256Hex(vcJson) });
    },
    /proof fails/,
  ],
  [
    'a key that is not the registry’s',
    ({ issuers }) => set(issuers, 'issuer_keys', { publicKey: Buffer.alloc(32, 1) }),
    /proof fails/,
  ],
  ['no current key', ({ issuers }) => set(issuers, 'issuer_keys', { isCurrent: false }), /0 current keys/],
  ['a gap in the versions', ({ issuers }) => set(issuers, 'issuer_keys', { keyVersion: 2 }), /have a gap/],
  [
    'an issuer that is gone',
    ({ issuers }) => issuers.collection('issuers').deleteOne({}),
    /its issuer does not exist/,
  ],
  [
    'a custodial issuer without its key',
    ({ issuers }) => set(issuers, 'issuers', { signingMode: 'CUSTODIAL' }),
    /not in custody/,
  ],
  [
    'a link that goes one way',
    ({ credentials }) => set(credentials, 'credentials', { supersedesCredentialId: 'x' }),
    /does not know/,
  ],
  [
    'a changed audit entry',
    ({ issuers }) => set(issuers, 'audit_entries', { reason: 'x' }),
    /issuers: the audit chain breaks at entry 1/,
  ],
  [
    'a head that ran ahead',
    ({ credentials }) => set(credentials, 'audit_heads', { seq: 7 }),
    /credentials: the head of the audit chain is at 7/,
  ],
  [
    'a record without audit entry',
    ({ issuers }) =>
      issuers
        .collection<{ _id: string }>('issuers')
        .insertOne({ _id: 'silent', did: 'did:x:1' } as { _id: string }),
    /silent: the record has no audit entry/,
  ],
  [
    'a credential of a custodian whom nobody registered',
    ({ credentials }) => set(credentials, 'credentials', { authorityType: 'CUSTODIAN' }),
    /its custodian does not exist/,
  ],
  [
    'a key of no custodian',
    ({ custodians }) =>
      custodians.collection('custodian_keys').insertOne({ did: 'did:x:2', keyVersion: 1, isCurrent: true }),
    /did:x:2 key 1: no custodian has this DID/,
  ],
  [
    'a verifier that nobody leads',
    ({ core }) =>
      core
        .collection<{ _id: string }>('verifiers')
        .insertOne({ _id: 'v', status: 'ACTIVE' } as { _id: string }),
    /v: the verifier is ACTIVE and has no ACTIVE Admin/,
  ],
  [
    'a request that is over and keeps its place',
    ({ core }) => aRequest(core, { status: 'DECLINED', place: 'v h', shareIds: [] }),
    /r: the request is DECLINED and keeps its place/,
  ],
  [
    'an answer without links, to nobody',
    ({ core }) => aRequest(core, { status: 'FULFILLED', shareIds: [] }),
    /r: the request is FULFILLED with 0 links/,
  ],
];
test.each(damages)('%s is found', async (_name, spoil, finding) => {
  const { findings } = await findingsAfter(spoil);
  expect(findings).toContainEqual(expect.stringMatching(finding));
});
