import { newId } from '../../../kernel/ids.ts';
import { until } from '../../../kernel/testing/until.ts';
import { anIssuance } from '../attestations/testing.ts';
import { remoteCustodians } from '../remote.ts';
import { overTheWire } from '../testing/wire.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { COMPLIANCE_STATUSES } from '../workforce/compliance.ts';
import { DEMO_RECORD_STATUSES, type DemoFile, type DemoRow, type DemoWorkforce } from './ports.ts';

const HOLDER = 'did:key:z6Mkaoife';
const BOARD = 'did:key:board';
const SECOND = 1000;
const DAY_SECONDS = 24 * 60 * 60;

let world: CustodiansWorld;
let issuance: ReturnType<typeof anIssuance>;
beforeEach(async () => {
  world = await openCustodiansWorld();
  issuance = anIssuance();
  world.others.credentials = issuance.port;
});
afterEach(() => world.close());

const { elsewhere } = overTheWire(() => world);
const demo = () => world.custodians.ports.demoRecords;
const PEOPLE = { uploaderId: newId(), reviewerId: newId(), attesterId: newId() };

async function aCustodian() {
  const { did, custodianId } = await world.custodians.ports.demo.register(
    {
      name: 'Archive (demonstration)',
      websiteUrl: 'https://archive.demo.testamur.example',
      contactEmail: 'archive@demo.testamur.example',
      countryCode: 'IE',
      custodianType: 'RECORDS_ARCHIVE',
    },
    as.unit(),
  );
  await world.custodians.ports.demo.setStatus({ did, status: 'ACTIVE', reason: 'Demonstration.' }, as.unit());
  const member = (role: 'Admin' | 'Viewer') => as.custodian(role, { did, person: role });
  // The id of a custodian that registered is not derived from its DID.
  const acting = (role: 'Admin' | 'Viewer') => {
    const context = member(role);
    const { identity } = context;
    return identity.kind === 'custodian' ? { ...context, identity: { ...identity, custodianId } } : context;
  };
  return { did, custodianId, acting };
}

const aRow = (name: string, becomes: DemoRow['becomes'], given: Partial<DemoRow> & { day?: string } = {}) => {
  const { day = '30/06/2019', ...rest } = given;
  return { cells: [name, 'Leaving Certificate', day], becomes, ...rest };
};
/** A file with rows that become everything that there is. */
const aFile = (custodianDid: string, given: Partial<DemoFile> = {}): DemoFile => ({
  ...PEOPLE,
  custodianDid,
  fileName: 'register.csv',
  recordKind: 'CREDENTIAL',
  sourceOrgName: 'Old College',
  columns: [
    { name: 'Pupil', target: 'holder_name' },
    { name: 'Award', target: 'credential_type' },
    { name: 'Awarded', target: 'award_date', transform: 'DATE_DMY' },
  ],
  rows: [
    aRow('Aoife Byrne', 'ISSUED', { holderDid: HOLDER }),
    aRow('Tama Ngata', 'ATTESTED'),
    aRow('Brian Cox', 'APPROVED', { withdrawnBecause: 'The register was misread.' }),
    aRow('Una Shaw', 'REJECTED', { reason: 'Not in the register.' }),
    aRow('Ciara Doyle', 'RETURNED', { reason: 'The year is missing.' }),
    aRow('Emil Nyström', 'IN_REVIEW'),
    aRow('Luca Ferri', 'PENDING_REVIEW'),
    aRow('Aoife Byrne', 'DUPLICATE_SUSPECTED'),
    aRow('Hana Okafor', 'INVALID', { day: '31/06/2019' }),
  ],
  isRead: true,
  statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
  credentialType: 'ArchivedRecordCredential',
  ...given,
});
/** Everybody stands otherwise. */
const aWorkforce = (custodianDid: string): DemoWorkforce => {
  const asked = {
    jobRoles: [],
    acceptedIssuerDids: [BOARD],
    warnDays: [30],
    graceDays: 0,
    severity: 'MANDATORY',
  } as const;
  const someone = { site: 'Dock', status: 'ACTIVE' } as const;
  return {
    custodianDid,
    managerId: PEOPLE.reviewerId,
    attesterId: PEOPLE.attesterId,
    requirements: [
      { ...asked, name: 'Licence', credentialTypes: ['Licence'], formerName: 'Permit' },
      { ...asked, name: 'Course', credentialTypes: ['Course'], jobRoles: ['Diver'], graceDays: 14 },
    ],
    employees: [
      { ...someone, employeeRef: '1', name: 'Aoife', jobRole: 'Welder', holderDid: `${HOLDER}1` },
      { ...someone, employeeRef: '2', name: 'Mateus', jobRole: 'Welder', holderDid: `${HOLDER}2` },
      { ...someone, employeeRef: '3', name: 'Tama', jobRole: 'Welder', holderDid: `${HOLDER}3` },
      { ...someone, employeeRef: '4', name: 'Priya', jobRole: 'Diver', holderDid: `${HOLDER}4` },
      { ...someone, employeeRef: '5', name: 'Ingrid', jobRole: 'Welder', holderDid: `${HOLDER}5` },
      { ...someone, employeeRef: '6', name: 'Sorcha', jobRole: 'Welder', holderDid: `${HOLDER}6` },
      { ...someone, employeeRef: '7', name: 'Ben', jobRole: 'Welder', status: 'LEFT' },
      { ...someone, employeeRef: '8', name: 'Una', jobRole: 'Welder', status: 'ON_LEAVE' },
    ],
    waivers: [{ employeeRef: '5', requirement: 'Licence', reason: 'It is on its way.', days: 30 }],
  };
};
function fillWallets(custodianDid: string): void {
  const { wallets, now } = world;
  for (const number of [1, 2, 3, 4, 6]) wallets.agree(custodianDid, `${HOLDER}${number}`);
  wallets.hold(`${HOLDER}1`, now(), { issuerDid: BOARD, days: 365 });
  wallets.hold(`${HOLDER}2`, now(), { issuerDid: BOARD, days: 20 });
  wallets.hold(`${HOLDER}3`, now(), { issuerDid: BOARD, credentialStatus: 'REVOKED' });
  for (const credentialType of ['Licence', 'Course'])
    wallets.hold(`${HOLDER}4`, now(), { issuerDid: BOARD, credentialType, days: 15 / DAY_SECONDS });
}
/** What the demonstration does of itself. */
async function make(did: string, caller = as.unit()): Promise<void> {
  const { attestationId = '', toIssue } = await demo().takeIn(aFile(did), caller);
  for (const { credentialId, ...credential } of toIssue) issuance.issued.set(credentialId, credential);
  const settled = { custodianDid: did, attesterId: PEOPLE.attesterId, attestationId };
  await demo().settle({ ...settled, credentialType: 'ArchivedRecordCredential' }, caller);
  await demo().employ(aWorkforce(did), caller);
}

// The trail keeps its entries; what a worker has read up to and whose turn it is tells nothing of anybody.
const PASSING = ['audit_entries', 'audit_heads', 'compliance_cursors', 'leases'];
/** Every document but those, by collection; a collection that is empty may as well not be there. */
async function kept(): Promise<Record<string, readonly object[]>> {
  const names = (await world.connection.listCollections()).map(({ name }) => name).sort();
  const contents: Record<string, readonly object[]> = {};
  for (const name of names.filter((one) => !PASSING.includes(one))) {
    const rows = await world.connection.collection(name).find().sort({ _id: 1 }).toArray();
    if (rows.length > 0) contents[name] = rows;
  }
  return contents;
}
const rowsOf = async (name: string, where: object = {}) =>
  world.connection.collection(name).find(where).toArray();

test('works a file off until its rows are all that a row can become, each step by another person', async () => {
  const { did, custodianId, acting } = await aCustodian();
  const { attestationId = '', toIssue } = await demo().takeIn(aFile(did), as.unit());
  expect(toIssue).toMatchObject([
    { holderDid: HOLDER, credentialData: { name: 'Aoife Byrne', recordsOf: 'Old College' } },
  ]);
  const [credential] = toIssue;
  issuance.issued.set(credential!.credentialId, credential!);
  const settled = { custodianDid: did, attesterId: PEOPLE.attesterId, attestationId };
  const credentialType = 'ArchivedRecordCredential';
  expect(await demo().settle({ ...settled, credentialType }, as.unit())).toEqual({ issued: 1 });
  // Again it changes nothing.
  expect(await demo().settle({ ...settled, credentialType }, as.unit())).toEqual({ issued: 1 });

  const { items } = await world.service.review.list({ first: 100 }, acting('Viewer'));
  expect(items.map(({ status }) => status)).toEqual(aFile(did).rows.map(({ becomes }) => becomes));
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(DEMO_RECORD_STATUSES));
  for (const { uploadedBy, reviewedBy = PEOPLE.reviewerId } of items)
    expect([uploadedBy, reviewedBy]).toEqual([PEOPLE.uploaderId, PEOPLE.reviewerId]);
  const attested = await world.service.attestations.list({}, acting('Viewer'));
  expect(attested.items.map(({ status, recordCount }) => [status, recordCount]).sort()).toEqual([
    ['VALID', 2],
    ['WITHDRAWN', 1],
  ]);
  for (const { attesterId } of attested.items) expect(attesterId).toBe(PEOPLE.attesterId);
  // Anybody checks a row against the signature of the custodian.
  const recordId = items[0]?.recordId;
  const proof = await world.service.attestations.proof({ attestationId, recordId }, as.nobody());
  expect(proof).toMatchObject({ leafIndex: 0 });
  const [batch] = await rowsOf('intake_batches', { custodianId });
  expect(batch).toMatchObject({ status: 'IN_REVIEW', counts: { total: 9, invalid: 1, issued: 1 } });
});

test('leaves a file that nobody has read where it is', async () => {
  const { did, custodianId } = await aCustodian();
  expect(await demo().takeIn(aFile(did, { isRead: false }), as.unit())).toEqual({ toIssue: [] });
  expect(await rowsOf('intake_batches', { custodianId })).toMatchObject([{ status: 'MAPPED' }]);
  expect(await rowsOf('intake_records', { custodianId })).toEqual([]);
});

test('employs people who stand in every way, and tells nobody that something ends', async () => {
  const { did, custodianId, acting } = await aCustodian();
  fillWallets(did);
  await demo().employ(aWorkforce(did), as.unit());
  const { register, requirements } = world.service.workforce;
  const standing = async () =>
    (await register.summary(acting('Viewer'))).byStatus
      .filter(({ count }) => count > 0)
      .map(({ status }) => status);
  const once = ['COMPLIANT', 'EXPIRING', 'REVOKED', 'MISSING', 'UNVERIFIED', 'WAIVED'];
  expect((await standing()).sort()).toEqual(once.sort());
  world.moveClock(15 * SECOND);
  await world.custodians.workforce.worker.settle();
  expect((await standing()).sort()).toEqual([...COMPLIANCE_STATUSES].sort());
  const { items } = await requirements.list({}, acting('Viewer'));
  expect(items.map(({ name, version }) => [name, version])).toEqual([
    ['Course', 1],
    ['Licence', 2],
  ]);
  expect(await rowsOf('compliance_requirement_versions', { custodianId })).toHaveLength(3);

  await world.custodians.workforce.warnings.settle();
  expect(world.sent).toEqual([]);
});

test('goes again with everything, also with what people have added, and leaves other custodians alone', async () => {
  const { requirements, members } = world.service.workforce;
  await requirements.upsert(
    { name: 'Licence', satisfiedBy: { credentialTypes: ['Licence'] } },
    as.custodian(),
  );
  await members.upsert({ employeeRef: '1', name: 'Niamh', jobRole: 'Nurse' }, as.custodian());
  await world.custodians.workforce.worker.settle();
  const before = await kept();

  const { did, acting } = await aCustodian();
  fillWallets(did);
  await make(did);
  await demo().takeIn(
    aFile(did, { isRead: false, sourceOrgName: 'Other', fileName: 'o.csv', rows: [] }),
    as.unit(),
  );
  world.others.teams = { roleOf: async () => 'Admin' };
  const staff = Buffer.from('employee_ref,name,job_role\nX-1,Nora,Diver\nX-2,,Diver\n');
  await world.service.workforce.imports.receive(
    { uploadId: newId(), fileName: 'staff.csv', offset: 0, isLast: true, content: staff },
    acting('Admin'),
  );
  await world.custodians.workforce.importWorker.settle();
  await world.service.sso.service.upsert(
    {
      protocol: 'OIDC',
      provider: 'IdP',
      oidc: { issuerUrl: 'https://idp.example.edu', clientId: 'testamur', clientSecret: 'a secret of it' },
      emailDomains: ['demo.testamur.example'],
    },
    acting('Admin'),
  );
  // Somebody is looked at again behind midnight, and before the round of the night: the register has what is over, too.
  world.wallets.withdraw(did, `${HOLDER}1`);
  world.moveClock(15 * 60 * 60 * SECOND);
  await world.custodians.workforce.worker.settle();
  const names = (await world.connection.listCollections()).map(({ name }) => name);
  const collections = names.filter((name) => !PASSING.includes(name)).sort();
  const counts = await Promise.all(
    collections.map((name) => world.connection.collection(name).countDocuments()),
  );
  // Nothing else is left to be removed.
  expect(collections.filter((_name, at) => counts[at] === 0)).toEqual([
    'attestation_drafts',
    'attestation_preparations',
    'idempotency_keys',
    'sso_assertions',
    'sso_requests',
  ]);
  expect(await demo().list(as.unit())).toHaveLength(1);
  const { removed } = await demo().remove(as.unit());
  expect(removed).toBeGreaterThan(40);
  expect(await demo().remove(as.unit())).toEqual({ removed: 0 });
  expect(await world.custodians.ports.demo.remove(as.unit())).toEqual({ removed: 1 });
  expect(await kept()).toEqual(before);
  // Workers find nothing that is left to do.
  await world.custodians.workforce.worker.settle();
  await world.custodians.intake.worker.settle();
  expect(await kept()).toEqual(before);
});

test.each(['making it', 'removing it'])('is clean again wherever a process dies while %s', async (when) => {
  const before = await kept();
  const { commit } = world.ledger;
  for (let survived = 0, isWhole = false; !isWhole; survived += 3) {
    const { did } = await aCustodian();
    if (when === 'removing it') await make(did);
    let commits = 0;
    world.ledger.commit = (context, change) => {
      commits += 1;
      return commits > survived ? Promise.reject(new Error('the process is gone')) : commit(context, change);
    };
    const dying =
      when === 'removing it' ? demo().remove(as.unit()) : make(did, as.unit({ deadline: Date.now() + 200 }));
    isWhole = await dying.then(
      () => true,
      () => false,
    );
    world.ledger.commit = commit;
    await demo().remove(as.unit());
    await world.custodians.ports.demo.remove(as.unit());
    expect(await kept()).toEqual(before);
  }
});

test('is not done before the worker of another process is, and no longer than anybody waits', async () => {
  const { did, custodianId, acting } = await aCustodian();
  const leases = world.connection.collection<{ _id: string; owner: string; until: Date }>('leases');
  const busy = async (_id: string) => {
    await leases.insertOne({ _id, owner: 'another process', until: new Date('2999-01-01') });
    return () => leases.deleteOne({ _id });
  };
  const soon = () => as.unit({ deadline: Date.now() + 150 });
  const readElsewhere = await busy('intake');
  await expect(demo().takeIn(aFile(did), soon())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  const taken = demo().takeIn(
    aFile(did, { sourceOrgName: 'Other', rows: aFile(did).rows.slice(2, 3) }),
    as.unit(),
  );
  await until(
    'the file to be there',
    async () => (await rowsOf('intake_batches', { custodianId })).length === 2,
  );
  await readElsewhere();
  expect(await taken).toEqual({ toIssue: [] });
  const lookedAtElsewhere = await busy('workforce.compliance');
  await expect(demo().employ(aWorkforce(did), soon())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  await lookedAtElsewhere();
  const { worker, stores } = world.custodians.workforce;
  const isSettled = () => stores.checks.isSettled(custodianId, world.now());
  await worker.settle();
  expect(await isSettled()).toBe(true);
  // What is asked, or of whom, has changed since everybody was looked at last.
  const { members, requirements } = world.service.workforce;
  await busy('workforce.compliance');
  await members.upsert({ employeeRef: '9', name: 'Nora', jobRole: 'Diver' }, acting('Admin'));
  expect(await isSettled()).toBe(false);
  await leases.deleteOne({ _id: 'workforce.compliance' });
  await worker.settle();
  await busy('workforce.compliance');
  const asked = { name: 'Oath', satisfiedBy: { credentialTypes: ['Oath'] } };
  await requirements.upsert(asked, acting('Admin'));
  expect(await isSettled()).toBe(false);
});

test('reaches custodians in another process as it does here', async () => {
  const { did, custodianId } = await aCustodian();
  fillWallets(did);
  const remote = remoteCustodians(elsewhere).demoRecords;
  expect(await remote.list(as.unit())).toEqual([custodianId]);
  const file = aFile(did);
  const { attestationId = '', toIssue } = await remote.takeIn(file, as.unit());
  expect(toIssue).toMatchObject([{ holderDid: HOLDER, credentialData: { name: 'Aoife Byrne' } }]);
  for (const { credentialId, ...credential } of toIssue) issuance.issued.set(credentialId, credential);
  const settled = { custodianDid: did, attesterId: PEOPLE.attesterId, attestationId };
  const { credentialType } = file;
  expect(await remote.settle({ ...settled, credentialType }, as.unit())).toEqual({ issued: 1 });
  expect(await remote.takeIn({ ...file, fileName: 'b.csv', rows: [], isRead: false }, as.unit())).toEqual({
    attestationId: undefined,
    toIssue: [],
  });
  await remote.employ(aWorkforce(did), as.unit());
  const waived = await rowsOf('compliance_waivers', { custodianId });
  expect(waived).toMatchObject([{ status: 'ACTIVE', reason: 'It is on its way.' }]);
  expect(await rowsOf('workforce_members', { custodianId })).toHaveLength(8);
  expect(await remote.remove(as.unit())).toEqual({ removed: expect.any(Number) });
  expect(await rowsOf('workforce_members', { custodianId })).toEqual([]);
});

test('is for Core Engine, and for custodians of the demonstration', async () => {
  const [real] = CUSTODIAN_DIDS;
  const before = await kept();
  const settled = { custodianDid: real, attesterId: newId(), attestationId: newId(), credentialType: 'X' };
  const refused = { code: 'INVALID_STATE_TRANSITION' };
  await expect(demo().takeIn(aFile(real), as.unit())).rejects.toMatchObject(refused);
  await expect(demo().settle(settled, as.unit())).rejects.toMatchObject(refused);
  await expect(demo().employ(aWorkforce(real), as.unit())).rejects.toMatchObject(refused);
  for (const caller of [as.nobody(), as.custodian()])
    for (const work of [
      demo().list(caller),
      demo().takeIn(aFile(real), caller),
      demo().settle(settled, caller),
      demo().employ(aWorkforce(real), caller),
      demo().remove(caller),
    ])
      await expect(work).rejects.toMatchObject({
        code: expect.stringMatching(/SCOPE_MISSING|UNAUTHENTICATED/),
      });
  expect(await kept()).toEqual(before);
});
