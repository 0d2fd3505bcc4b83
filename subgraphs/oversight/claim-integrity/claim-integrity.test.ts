import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { aCredential, aKey, aSigner } from '../../../kernel/crypto/testing/credentials.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { derivedId, newId, sha256Hex } from '../../../kernel/ids.ts';
import { connectStore, type Store } from '../../../store/connect.ts';
import { aWorld, by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { examine } from './checks.ts';
import {
  adviceOf,
  decided,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  type FindingStatus,
  seen,
} from './finding.ts';
import type { StoredCredential } from './ports.ts';
import type { Scan } from './scan.ts';
import {
  aRoom,
  aShelf,
  aStored,
  aTable,
  aVersion,
  CUSTODIAN_DID,
  DOWN,
  ISSUER_DID,
  OTHER_DID,
  REGISTRY,
  SIGNER,
} from './testing.ts';

const OPERATOR: Identity = { kind: 'admin', userId: 'admin-2', role: 'OPERATOR' };
const admin = (given: object = {}) => ({ ...by(OPERATOR), ...given });
const MINUTE = 60_000;

const A_SIGHTING = {
  kind: 'HASH_MISMATCH',
  severity: 'HIGH',
  subject: { type: 'Credential', id: derivedId('stored', 1) },
  evidence: {},
} as const;

let world: Awaited<ReturnType<typeof aWorld>>;
let otherStore: Store;
const table = aTable([]);
const shelf = aShelf();
let ours: Awaited<ReturnType<typeof aRoom>>;
let theirs: Awaited<ReturnType<typeof aRoom>>;
/** Locked claim links by credential. */
const locked = new Map<string, number>();
const [ourPort, theirPort] = [table.port(), table.port()];

beforeAll(async () => {
  world = await aWorld();
  otherStore = await connectStore({ dataDir: world.folder });
  const claims = {
    lockedOf: async (ids: readonly string[]) => new Map([...locked].filter(([id]) => ids.includes(id))),
  };
  ours = await aRoom(world, world.store, ourPort, REGISTRY, claims, shelf.port);
  theirs = await aRoom(world, otherStore, theirPort, REGISTRY, undefined, shelf.port);
});
afterAll(async () => {
  await otherStore.close();
  await world.close();
});
beforeEach(() => {
  table.rows.clear();
  table.beforePage(undefined);
  shelf.clear();
  ourPort.given.length = 0;
  theirPort.given.length = 0;
});

function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}
const scanned = async (input: object = {}): Promise<Scan> => {
  const { scan } = await ours.service.run(input, admin());
  await ours.runner.run();
  return ours.service.scan({ id: scan.scanId }, admin());
};
const findingsOf = async (subjectId: string): Promise<readonly Finding[]> =>
  (await ours.service.listFindings({ filter: { subjectId }, first: 100 }, admin())).items;
const actionsOf = async (subjectId: string) =>
  (await ours.ledger.entriesBetween({}, await ours.ledger.heads(), 1000))
    .filter(({ subject }) => subject.id === subjectId)
    .map(({ previousState, newState }) => `${previousState} → ${newState}`);
const changed = (number: number, given: (row: StoredCredential) => Partial<StoredCredential>) => {
  const row = aStored(number);
  return { ...row, ...given(row) };
};

test('an untouched store gives no finding', async () => {
  table.put(...Array.from({ length: 25 }, (_, number) => aStored(number)));
  const [old, successor] = [derivedId('stored', 1), derivedId('stored', 2)];
  table.put(
    aStored(1, { given: { credentialStatus: 'SUPERSEDED', supersededByCredentialId: successor } }),
    aStored(2, { given: { supersedesCredentialId: old } }),
  );
  expect(await scanned()).toMatchObject({
    status: 'COMPLETED',
    checked: 25,
    total: 25,
    findings: 0,
    requestedBy: 'admin-2',
  });
  expect(new Set(ourPort.given).size).toBe(25);
  expect((await ours.service.listFindings({}, admin())).total).toBe(0);
});

describe('finds', () => {
  const forged = aCredential(aSigner(2), { issuer: { id: ISSUER_DID, name: 'University of Galway' } });
  const cases: readonly (readonly [string, StoredCredential, FindingKind, string, object])[] = [
    [
      'another hash on record',
      changed(10, () => ({ vcHash: sha256Hex('x') })),
      'HASH_MISMATCH',
      'HIGH',
      { reasons: ['HASH_DIFFERS'], recorded_hash: sha256Hex('x') },
    ],
    [
      'another text in the place of a hash',
      changed(11, () => ({ vcHash: 'Aoife Ní Bhriain' })),
      'HASH_MISMATCH',
      'HIGH',
      { recorded_hash: null },
    ],
    [
      'a document that was written in another way',
      changed(12, ({ vcJson }) => {
        const spaced = JSON.stringify(JSON.parse(vcJson), null, 1);
        return { vcJson: spaced, vcHash: sha256Hex(spaced) };
      }),
      'HASH_MISMATCH',
      'HIGH',
      { reasons: ['NOT_CANONICAL'] },
    ],
    [
      'what is no document',
      changed(13, () => ({ vcJson: '' })),
      'HASH_MISMATCH',
      'HIGH',
      { reasons: ['HASH_DIFFERS', 'NOT_JSON'] },
    ],
    [
      'a claim that was changed, with its hash',
      changed(14, ({ vcJson }) => {
        const other = vcJson.replace('BSc', 'PhD').replace('Aoife 14', 'Aoife 41');
        return { vcJson: other, vcHash: sha256Hex(other), holderName: 'Aoife 41' };
      }),
      'SIGNATURE_RECHECK_FAILED',
      'HIGH',
      { code: 'SIGNATURE_MISMATCH' },
    ],
    [
      'a document that somebody else has signed',
      changed(15, () => ({ vcJson: canonicalize(forged), vcHash: sha256Hex(canonicalize(forged)) })),
      'SIGNATURE_RECHECK_FAILED',
      'HIGH',
      { code: 'ISSUER_MISMATCH' },
    ],
    [
      'another name on record',
      changed(16, () => ({ holderName: 'Niamh' })),
      'NAME_MISMATCH',
      'MEDIUM',
      { fields: ['holder_name'] },
    ],
    [
      'another holder on record',
      changed(17, () => ({ holderDid: OTHER_DID })),
      'NAME_MISMATCH',
      'HIGH',
      { fields: ['holder_did'] },
    ],
    [
      'other dates and another key on record',
      changed(18, () => ({
        expirationTimestamp: new Date(0),
        issuanceTimestamp: new Date(1),
        keyVersion: 2,
      })),
      'NAME_MISMATCH',
      'MEDIUM',
      { fields: ['issuance_timestamp', 'expiration_timestamp', 'key_version'] },
    ],
    [
      'a credential of another id',
      { ...aStored(19), credentialId: derivedId('another') },
      'NAME_MISMATCH',
      'HIGH',
      { fields: ['credential_id'] },
    ],
    [
      'a successor that is not there',
      changed(20, () => ({ supersededByCredentialId: derivedId('nothing') })),
      'ORPHAN_RECORD',
      'MEDIUM',
      { missing: ['superseded_by_credential_id'] },
    ],
    [
      'an issuer that nobody knows',
      changed(21, () => ({ issuerDid: OTHER_DID })),
      'ORPHAN_RECORD',
      'MEDIUM',
      { missing: ['issuer_did'], issuer_did: OTHER_DID },
    ],
  ];

  test.each(cases)('%s', async (_what, row, kind, severity, evidence) => {
    table.put(row, ...[30, 31, 32].map((number) => aStored(number)));
    const scan = await scanned();
    const all = await findingsOf(row.credentialId);
    expect(all.find((finding) => finding.kind === kind)).toMatchObject({
      severity,
      evidence,
      status: 'OPEN',
      subject: { type: 'Credential', id: row.credentialId },
      scanId: scan.scanId,
    });
    expect(scan.findings).toBe(all.length);
    expect(JSON.stringify(all)).not.toMatch(/Aoife|Niamh|Galway/);
  });

  test('two credentials in force that claim the same, once, and the same one in every scan', async () => {
    const twins = [40, 41].map((number) => aStored(number, { signed: { name: 'Twin' } }));
    const revoked = aStored(42, { signed: { name: 'Twin' }, given: { credentialStatus: 'REVOKED' } });
    table.put(...twins, revoked, aStored(43));
    const [first, second] = twins.map(({ credentialId }) => credentialId).sort();
    await scanned();
    await scanned();
    expect(await findingsOf(second!)).toMatchObject([
      { kind: 'DUPLICATE_CLAIM', severity: 'LOW', evidence: { first_credential_id: first }, rowVersion: 2 },
    ]);
    for (const id of [first!, revoked.credentialId]) expect(await findingsOf(id)).toEqual([]);
    const kept = await world.store.connection('core').collection('integrity_claims').countDocuments();
    expect(kept).toBe(0);
  });

  test('two records of a custodian that say the same, however each of them was attested', async () => {
    const attestedAs = (number: number, by: string) => {
      const row = aStored(number, { signed: { name: 'Twin', attestation: { id: by } } });
      return { ...row, authorityType: 'CUSTODIAN' };
    };
    const [one, two] = [attestedAs(44, 'a'), attestedAs(45, 'b')];
    // Of an issuer it is a claim like any other.
    const others = [46, 47].map((number) => ({
      ...attestedAs(number, `${number}`),
      authorityType: 'ISSUER',
    }));
    table.put(one, two, ...others);
    await scanned();
    const [first, second] = [one, two].map(({ credentialId }) => credentialId).sort();
    const duplicates = async (id: string) =>
      (await findingsOf(id)).filter(({ kind }) => kind === 'DUPLICATE_CLAIM');
    expect(await duplicates(second!)).toMatchObject([{ evidence: { first_credential_id: first } }]);
    for (const { credentialId } of others) expect(await duplicates(credentialId)).toEqual([]);
  });

  test('claim links that were locked, anew when there are more of them', async () => {
    const row = aStored(24);
    table.put(row, aStored(25));
    locked.set(row.credentialId, 1);
    await scanned();
    const [finding] = await findingsOf(row.credentialId);
    expect(finding).toMatchObject({
      kind: 'TOKEN_GUESSING',
      severity: 'MEDIUM',
      evidence: { locked_links: 1 },
    });
    const judge = { findingId: finding!.findingId, status: 'FALSE_POSITIVE' };
    await ours.service.resolve(judge, admin());
    await scanned();
    expect(await findingsOf(row.credentialId)).toMatchObject([{ status: 'FALSE_POSITIVE' }]);
    locked.set(row.credentialId, 2);
    await scanned();
    expect(await findingsOf(row.credentialId)).toMatchObject([
      { status: 'OPEN', evidence: { locked_links: 2 } },
    ]);
    locked.clear();
  });

  test('a custodian’s credential by the keys of the custodian, not of an issuer of its DID', async () => {
    const known = changed(22, () => ({ authorityType: 'CUSTODIAN' }));
    const unknown = changed(26, () => ({ authorityType: 'CUSTODIAN', issuerDid: OTHER_DID }));
    table.put(known, unknown, aStored(27));
    await scanned();
    const kindsOf = async (id: string) => (await findingsOf(id)).map(({ kind }) => kind).sort();
    expect(await kindsOf(known.credentialId)).toEqual(['SIGNATURE_RECHECK_FAILED']);
    expect(await kindsOf(unknown.credentialId)).toEqual(['NAME_MISMATCH', 'ORPHAN_RECORD']);
    expect(await kindsOf(aStored(27).credentialId)).toEqual([]);
  });

  test('nothing in a signature of a key that was rotated out', async () => {
    const keys = [aKey(SIGNER, { isCurrent: false }), aKey(aSigner(3), { keyVersion: 2 })];
    const row = aStored(23);
    expect(examine(row, { keys, existing: new Set() }).sightings).toEqual([]);
  });
});

describe('a scan', () => {
  const some = (length: number, from = 100) => Array.from({ length }, (_, number) => aStored(from + number));
  const read = (scan: Scan, room = ours) => room.service.scan({ id: scan.scanId }, admin());

  test('goes on where a killed process left it, and passes nothing over', async () => {
    table.put(...some(45));
    let revive: () => void = () => undefined;
    const stuck = new Promise<void>((reached) => {
      let pages = 0;
      table.beforePage(() => {
        pages += 1;
        if (pages < 3) return undefined;
        // The third page never comes: our process does nothing more.
        table.beforePage(undefined);
        reached();
        return new Promise<void>((resolve) => {
          revive = resolve;
        });
      });
    });
    const { scan } = await ours.service.run({}, admin());
    await stuck;
    expect(await read(scan)).toMatchObject({ status: 'RUNNING', checked: 40, total: 45 });

    await theirs.runner.run();
    expect(theirPort.given).toEqual([]);
    world.moveClock(MINUTE);
    await theirs.runner.run();
    expect(await read(scan, theirs)).toMatchObject({ status: 'COMPLETED', checked: 45 });
    expect(theirPort.given).toHaveLength(5);
    expect(new Set([...ourPort.given, ...theirPort.given]).size).toBe(45);

    // It comes back to life, and changes nothing.
    revive();
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 45 });
    expect(await actionsOf(scan.scanId)).toEqual(['null → QUEUED', 'RUNNING → COMPLETED']);
  });

  test('is given back by a process that stops', async () => {
    table.put(...some(45));
    const itsStore = await connectStore({ dataDir: world.folder });
    const stopping = await aRoom(world, itsStore, table.port());
    table.beforePage(() => void stopping.runner.close());
    const { scan } = await stopping.service.run({}, admin());
    await stopping.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'RUNNING', checked: 20 });
    table.beforePage(undefined);
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 45 });
    expect(ourPort.given).toHaveLength(25);
    await itsStore.close();
  });

  test('is not disturbed by what is issued meanwhile', async () => {
    table.put(...some(40));
    table.beforePage((pages) => pages === 0 || table.put(...some(3, 1000)));
    const scan = await scanned();
    expect(scan.status).toBe('COMPLETED');
    expect(scan.findings).toBe(0);
    for (const { credentialId } of some(40)) expect(ourPort.given).toContain(credentialId);
  });

  test('waits for a unit that does not answer, however long', async () => {
    table.put(...some(3));
    table.beforePage(() => Promise.reject(DOWN));
    const { scan } = await ours.service.run({}, admin());
    for (let look = 0; look < 8; look += 1) await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'RUNNING', checked: 0, failure: null });
    table.beforePage(undefined);
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 3 });
  });

  test('fails when a portion fails again and again, and frees its scope', async () => {
    table.put(...some(3));
    table.beforePage(() => Promise.reject(new Error('a fault of ours')));
    const { scan } = await ours.service.run({}, admin());
    for (let look = 0; look < 5; look += 1) await ours.runner.run();
    const failed = await read(scan);
    expect(failed).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(/log/) });
    expect(failed.failure).not.toMatch(/fault of ours/);
    table.beforePage(undefined);
    expect(await scanned()).toMatchObject({ status: 'COMPLETED' });
  });

  test('is one at a time for a scope, whoever asks at once, and one for each of several scopes', async () => {
    table.put(...some(5));
    const held = aSignal();
    table.beforePage(() => held.given);
    const ask = (room: typeof ours, input: object = {}) => room.service.run(input, admin());
    const asked = await Promise.all([ask(ours), ask(theirs), ask(ours), ask(theirs)]);
    expect(new Set(asked.map(({ scan }) => scan.scanId)).size).toBe(1);
    const ofIssuer = await ask(ours, { issuerDid: ISSUER_DID });
    const since = await ask(theirs, { since: '2026-01-01T00:00:00Z' });
    expect(ofIssuer.scan.scanId).not.toBe(asked[0]?.scan.scanId);
    expect(since.scan).toMatchObject({ total: null });
    table.beforePage(undefined);
    held.give();
    await Promise.all([ours.runner.run(), theirs.runner.run()]);
    await ours.runner.run();
    for (const { scan } of [asked[0]!, ofIssuer, since])
      expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 5, total: 5 });
  });

  test('waits in a queue of ten at most, and is found there by whoever asks again', async () => {
    table.put(...some(1));
    const [takenUp, held] = [aSignal(), aSignal()];
    table.beforePage(() => {
      takenUp.give();
      return held.given;
    });
    const ask = (minute: number) => ours.service.run({ since: new Date(minute * MINUTE) }, admin());
    const first = await ask(1);
    await takenUp.given;
    const waiting = [];
    for (let minute = 2; minute <= 11; minute += 1) waiting.push(await ask(minute));
    await expect(ask(12)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringMatching(/again/),
    });
    expect((await ask(11)).scan.scanId).toBe(waiting.at(-1)?.scan.scanId);
    table.beforePage(undefined);
    held.give();
    await ours.runner.run();
    for (const { scan } of [first, ...waiting])
      expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 1 });
    await ours.runner.run();
    expect(await ask(12)).toMatchObject({ scan: { status: 'QUEUED' } });
    await ours.runner.run();
  });

  test('of an issuer that nobody knows is refused, but not of what such a one left behind', async () => {
    const gone = { ...aStored(61), issuerDid: 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH' };
    await expect(ours.service.run({ issuerDid: gone.issuerDid }, admin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await ours.service.listScans({ first: 1 }, admin())).items[0]?.scope).not.toEqual({
      issuerDid: gone.issuerDid,
    });
    table.put(gone);
    expect(await scanned({ issuerDid: gone.issuerDid })).toMatchObject({ status: 'COMPLETED', checked: 1 });
  });

  test('of a custodian that has issued nothing is a scan of nothing', async () => {
    expect(await scanned({ issuerDid: CUSTODIAN_DID })).toMatchObject({ status: 'COMPLETED', checked: 0 });
  });

  test('begins at once, also when one was just over', async () => {
    table.put(...some(1));
    for (let turn = 0; turn < 12; turn += 1) {
      const { scan } = await ours.service.run({ since: new Date(turn) }, admin());
      // Asked for somewhere between the end of one and the last look for another.
      for (let wait = 0; wait < turn; wait += 1) await new Promise((resolve) => setImmediate(resolve));
      const next = await ours.service.run({ since: new Date(1000 + turn) }, admin());
      await ours.runner.run();
      for (const each of [scan, next.scan]) expect((await read(each)).status).toBe('COMPLETED');
    }
  });

  test('acts once for an Idempotency-Key', async () => {
    const context = () => admin({ idempotencyKey: 'nightly-2026-03-01' });
    const first = await ours.service.run({}, context());
    await ours.runner.run();
    const again = await ours.service.run({}, context());
    expect(again.scan.scanId).toBe(first.scan.scanId);
    await expect(ours.service.run({ issuerDid: ISSUER_DID }, context())).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  test('looks at its scope alone', async () => {
    const foreign = { ...aStored(60), issuerDid: OTHER_DID };
    table.put(foreign, ...some(3));
    expect(await scanned({ issuerDid: ISSUER_DID })).toMatchObject({ checked: 3, findings: 0 });
    expect(await findingsOf(foreign.credentialId)).toEqual([]);
  });
});

describe('published versions of the catalog', () => {
  const some = (length: number) => Array.from({ length }, (_, number) => aVersion(number));
  const read = (scan: Scan, room = ours) => room.service.scan({ id: scan.scanId }, admin());

  test('are checked behind the credentials, and give no finding while they are what they were', async () => {
    table.put(...Array.from({ length: 25 }, (_, number) => aStored(number)));
    shelf.put(...some(45));
    expect(await scanned()).toMatchObject({
      status: 'COMPLETED',
      checked: 25,
      total: 25,
      versionsChecked: 45,
      findings: 0,
    });
    expect(shelf.given).toHaveLength(45);
  });

  let versionNumber = 1000;
  test.each([
    ['other content', { actualHash: sha256Hex('x') }, ['HASH_DIFFERS']],
    ['another hash on record', { contentHash: sha256Hex('x') }, ['HASH_DIFFERS']],
    ['no hash any more', { contentHash: undefined }, ['HASH_DIFFERS']],
    ['a record that cannot be read', { actualHash: undefined }, ['NOT_READABLE']],
    ['a status of drafts', { status: 'DRAFT' }, ['STATUS_DIFFERS']],
    ['a status that there is not', { status: 'Aoife' }, ['STATUS_DIFFERS']],
    ['a name in the place of a hash', { contentHash: 'Aoife Byrne' }, ['HASH_DIFFERS']],
  ])('%s', async (_what, given, reasons) => {
    versionNumber += 1;
    const row = aVersion(versionNumber, given);
    shelf.put(...some(3), row);
    const scan = await scanned();
    const items = await findingsOf(row.entryVersionId);
    expect(items).toMatchObject([
      {
        kind: 'HASH_MISMATCH',
        severity: 'HIGH',
        subject: { type: 'EntryVersion', id: row.entryVersionId },
        evidence: { reasons, entry_id: row.entryId, version: 1 },
        scanId: scan.scanId,
      },
    ]);
    expect(adviceOf(items[0]!)).toMatch(/restore the record from a backup/);
    expect(JSON.stringify(items)).not.toContain('Aoife');
    expect(scan).toMatchObject({ versionsChecked: 4, findings: 1 });
  });

  test.each(['PUBLISHED', 'SUPERSEDED', 'RETIRED'])('one that is %s fits', async (status) => {
    shelf.put(aVersion(1, { status }));
    expect(await scanned()).toMatchObject({ versionsChecked: 1, findings: 0 });
  });

  test('are no matter of a scan of one issuer, or since an instant', async () => {
    table.put(aStored(1));
    shelf.put(...some(3));
    for (const scope of [{ issuerDid: ISSUER_DID }, { since: '2026-01-01T00:00:00Z' }])
      expect(await scanned(scope)).toMatchObject({ status: 'COMPLETED', checked: 1, versionsChecked: 0 });
    expect(shelf.given).toEqual([]);
  });

  test('a scan goes on among them where a killed process left it', async () => {
    shelf.put(...some(45));
    let revive: () => void = () => undefined;
    const stuck = new Promise<void>((reached) => {
      let pages = 0;
      shelf.beforePage(() => {
        pages += 1;
        if (pages < 3) return undefined;
        shelf.beforePage(undefined);
        reached();
        return new Promise<void>((resolve) => {
          revive = resolve;
        });
      });
    });
    const { scan } = await ours.service.run({}, admin());
    await stuck;
    expect(await read(scan)).toMatchObject({ status: 'RUNNING', versionsChecked: 40 });
    const before = shelf.given.length;
    world.moveClock(MINUTE);
    await theirs.runner.run();
    expect(await read(scan, theirs)).toMatchObject({ status: 'COMPLETED', versionsChecked: 45, findings: 0 });
    expect(shelf.given.length - before).toBe(5);
    revive();
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', versionsChecked: 45 });
  });

  test('a scan waits for a catalog that does not answer', async () => {
    shelf.put(...some(3));
    shelf.beforePage(() => Promise.reject(DOWN));
    const { scan } = await ours.service.run({}, admin());
    for (let look = 0; look < 8; look += 1) await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'RUNNING', versionsChecked: 0, failure: null });
    shelf.beforePage(undefined);
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', versionsChecked: 3 });
  });

  test('a scan that an earlier release began looks at them, too', async () => {
    table.put(...Array.from({ length: 25 }, (_, number) => aStored(number)));
    shelf.put(...some(2));
    table.beforePage(() => Promise.reject(DOWN));
    const { scan } = await ours.service.run({}, admin());
    await ours.runner.run();
    const scans = world.store.connection('core').collection<{ _id: string }>('integrity_scans');
    await scans.updateOne({ _id: scan.scanId }, { $unset: { versionCursor: 1, versionsChecked: 1 } });
    table.beforePage(undefined);
    await ours.runner.run();
    expect(await read(scan)).toMatchObject({ status: 'COMPLETED', checked: 25, versionsChecked: 2 });
  });
});

describe('a finding', () => {
  const broken = (number: number) => changed(number, () => ({ holderName: 'Niamh' }));
  const found = async (number: number) => {
    const row = broken(number);
    table.put(row);
    await scanned();
    const [finding] = await findingsOf(row.credentialId);
    return finding!;
  };
  const decide = (finding: Finding, status: FindingStatus, given: object = {}, note?: string) =>
    ours.service.resolve({ findingId: finding.findingId, status, note }, admin(given));
  const now = async ({ subject }: Finding) => (await findingsOf(subject.id))[0]!;

  test('is found once and seen again', async () => {
    const first = await found(70);
    world.moveClock(MINUTE);
    await scanned();
    const again = await now(first);
    expect(again).toMatchObject({
      findingId: first.findingId,
      status: 'OPEN',
      firstSeenAt: first.firstSeenAt,
    });
    expect(again.lastSeenAt.getTime()).toBe(first.lastSeenAt.getTime() + MINUTE);
    expect(await actionsOf(first.findingId)).toEqual(['null → OPEN']);
  });

  test.each<[FindingStatus, FindingStatus, string]>([
    ['OPEN', 'ACKNOWLEDGED', 'ACKNOWLEDGED'],
    ['OPEN', 'RESOLVED', 'RESOLVED'],
    ['OPEN', 'FALSE_POSITIVE', 'FALSE_POSITIVE'],
    ['OPEN', 'OPEN', 'OPEN'],
    ['ACKNOWLEDGED', 'RESOLVED', 'RESOLVED'],
    ['ACKNOWLEDGED', 'FALSE_POSITIVE', 'FALSE_POSITIVE'],
    ['ACKNOWLEDGED', 'ACKNOWLEDGED', 'ACKNOWLEDGED'],
    ['ACKNOWLEDGED', 'OPEN', 'INVALID_STATE_TRANSITION'],
    ['RESOLVED', 'OPEN', 'INVALID_STATE_TRANSITION'],
    ['RESOLVED', 'ACKNOWLEDGED', 'INVALID_STATE_TRANSITION'],
    ['RESOLVED', 'FALSE_POSITIVE', 'INVALID_STATE_TRANSITION'],
    ['RESOLVED', 'RESOLVED', 'RESOLVED'],
    ['FALSE_POSITIVE', 'OPEN', 'INVALID_STATE_TRANSITION'],
    ['FALSE_POSITIVE', 'RESOLVED', 'INVALID_STATE_TRANSITION'],
  ])('that is %s and decided as %s comes to %s', (from, to, outcome) => {
    const open = seen(undefined, A_SIGHTING, newId(), world.now());
    const by = { userId: 'admin-2', at: world.now() };
    const come = () => decided({ ...open, status: from }, { status: to }, by)?.status ?? from;
    if (outcome === 'INVALID_STATE_TRANSITION')
      expect(come).toThrow(expect.objectContaining({ code: outcome }));
    else expect(come()).toBe(outcome);
  });

  test('is decided with a note, told in the trail, and opened when it is back', async () => {
    const first = await found(71);
    const { finding } = await decide(first, 'RESOLVED', { expectedRowVersion: 1 }, 'Restored the row.');
    expect(finding).toMatchObject({
      status: 'RESOLVED',
      note: 'Restored the row.',
      decidedBy: 'admin-2',
      rowVersion: 2,
    });
    expect(await decide(first, 'RESOLVED')).toEqual({ finding });
    table.rows.clear();
    await scanned();
    expect((await now(first)).status).toBe('RESOLVED');
    await found(71);
    expect(await now(first)).toMatchObject({ status: 'OPEN', note: 'Restored the row.' });
    expect(await actionsOf(first.findingId)).toEqual(['null → OPEN', 'OPEN → RESOLVED', 'RESOLVED → OPEN']);
  });

  test('that was a FALSE_POSITIVE stays one until its evidence changes', async () => {
    const first = await found(72);
    await decide(first, 'FALSE_POSITIVE');
    await scanned();
    expect((await now(first)).status).toBe('FALSE_POSITIVE');
    table.put({ ...broken(72), holderDid: OTHER_DID });
    await scanned();
    expect(await now(first)).toMatchObject({ status: 'OPEN', severity: 'HIGH' });
  });

  test.each(FINDING_KINDS)('of the kind %s says what to do', (kind) => {
    expect(adviceOf({ kind, subject: A_SIGHTING.subject })).toMatch(/^[A-Z].*\.$/);
  });

  test('is decided on what was seen, and by one of two at once', async () => {
    const first = await found(73);
    await expect(decide(first, 'RESOLVED', { expectedRowVersion: 9 })).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    const outcomes = await Promise.allSettled([
      ours.service.resolve({ findingId: first.findingId, status: 'RESOLVED' }, admin()),
      theirs.service.resolve({ findingId: first.findingId, status: 'FALSE_POSITIVE' }, admin()),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await actionsOf(first.findingId)).toHaveLength(2);
  });

  test('is listed by kind, severity and status, in pages', async () => {
    const list = async (filter: object, page: object = {}) =>
      ours.service.listFindings({ filter, ...page }, admin());
    const { total } = await list({});
    const kinds = await Promise.all(
      [
        'HASH_MISMATCH',
        'SIGNATURE_RECHECK_FAILED',
        'NAME_MISMATCH',
        'DUPLICATE_CLAIM',
        'ORPHAN_RECORD',
        'TOKEN_GUESSING',
      ].map(async (kind) => (await list({ kind })).total),
    );
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const count of kinds) expect(count).toBeGreaterThan(0);
    expect((await list({ kind: 'NAME_MISMATCH', severity: 'MEDIUM', status: 'OPEN' })).items).not.toEqual([]);
    const page = await list({}, { first: 2, offset: 1 });
    expect(page).toMatchObject({ total, offset: 1, size: 2 });
    expect(page.items).toHaveLength(2);
  });
});

describe('refuses', () => {
  const operations: Readonly<
    Record<string, (input: unknown, context: ReturnType<typeof by>) => Promise<unknown>>
  > = {
    run: (input, context) => ours.service.run(input, context),
    scan: (input, context) => ours.service.scan(input, context),
    listScans: (input, context) => ours.service.listScans(input, context),
    listFindings: (input, context) => ours.service.listFindings(input, context),
    resolve: (input, context) => ours.service.resolve(input, context),
  };

  test.each<[keyof typeof operations, unknown, string]>([
    ['run', { issuerDid: 'nobody' }, 'issuerDid'],
    ['run', { issuerDid: 7 }, 'issuerDid'],
    ['run', { since: 'yesterday' }, 'since'],
    ['run', { all: true }, 'all'],
    ['run', 'everything', 'input'],
    ['scan', { id: 'x' }, 'id'],
    ['scan', {}, 'id'],
    ['listScans', { status: 'DONE' }, 'status'],
    ['listScans', { first: 0 }, 'first'],
    ['listFindings', { filter: { kind: 'X' } }, 'filter.kind'],
    ['listFindings', { filter: { subjectId: { $gt: '' } } }, 'filter.subjectId'],
    ['listFindings', { filter: { credentialId: 'x' } }, 'filter.credentialId'],
    ['listFindings', { first: 101 }, 'first'],
    ['resolve', { findingId: 'x', status: 'RESOLVED' }, 'findingId'],
    ['resolve', { findingId: newId() }, 'status'],
    ['resolve', { findingId: newId(), status: 'DONE' }, 'status'],
    ['resolve', { findingId: newId(), status: 'RESOLVED', note: 'x' }, 'note'],
    ['resolve', { findingId: newId(), status: 'RESOLVED', note: 'x'.repeat(2001) }, 'note'],
    ['resolve', { findingId: newId(), status: 'RESOLVED', severity: 'LOW' }, 'severity'],
  ])('%s of %j', async (name, input, field) => {
    await expect(operations[name]!(input, admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('what is not there', async () => {
    await expect(ours.service.scan({ id: newId() }, admin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const gone = { findingId: newId(), status: 'RESOLVED' };
    await expect(ours.service.resolve(gone, admin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(Object.keys(operations))('%s to everybody but administrators', async (name) => {
    for (const identity of othersThan('admin')) {
      const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      await expect(operations[name]!({}, by(identity))).rejects.toMatchObject({ code });
    }
    const asViewer = operations[name]!({}, by(VIEWER));
    if (name === 'run' || name === 'resolve')
      await expect(asViewer).rejects.toMatchObject({ code: 'FORBIDDEN' });
    else await asViewer.catch(({ code }) => expect(code).toBe('VALIDATION_FAILED'));
  });
});
