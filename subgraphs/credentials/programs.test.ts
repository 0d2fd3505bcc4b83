import { newId } from '../../kernel/ids.ts';
import { claimsOf } from './credential-document.ts';
import type { ProgramVersion } from './ports.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  issuerContext,
  unitContext,
} from './testing.ts';

const custodial = anIssuer(1);
const byok = anIssuer(2, { mode: 'BYOK' });
const catalog = new Map<string, ProgramVersion>();
let asked = 0;
let room: CredentialsRoom;
beforeAll(async () => {
  const byId = async (id: string) => {
    asked += 1;
    return catalog.get(id);
  };
  room = await aCredentialsRoom([custodial, byok], { programs: { byId } });
});
afterAll(() => room.end());

/** A version of the catalog that asks for a degree; `given` changes it. */
function aVersion(given: Partial<ProgramVersion> = {}): string {
  const entryVersionId = newId();
  catalog.set(entryVersionId, {
    entryVersionId,
    entryCode: 'BSC',
    achievementType: 'BachelorDegree',
    status: 'PUBLISHED',
    title: 'BSc Physics',
    description: 'Three years.',
    criteria: 'All modules passed.',
    credit: { value: 180, unit: 'ECTS' },
    resultDescriptions: [
      { id: 'class', name: 'Class', resultType: 'PerformanceLevel', allowedValues: ['Pass', 'First'] },
    ],
    alignments: [{ targetName: 'Physicist', targetUrl: 'https://esco.example/2111' }],
    claimSchema: {
      type: 'object',
      required: ['name', 'degree'],
      properties: { degree: { enum: ['BSc Physics'] }, marks: { type: 'object', required: ['optics'] } },
    },
    ...given,
  });
  return entryVersionId;
}

const data = { name: 'Aoife', degree: 'BSc Physics' };
const issue = (given: Record<string, unknown>, issuer = custodial) =>
  room.service.issue(anIssueInput(issuer, { credentialData: data, ...given }), issuerContext(issuer));
const stored = (credentialId: string) => room.service.get({ credentialId }, unitContext());

test('what fits is issued and names its version', async () => {
  const entryVersionId = aVersion();
  const { credentialId } = await issue({ entryVersionId });
  const credential = await stored(credentialId);
  expect(credential.entryVersionId).toBe(entryVersionId);
  expect(claimsOf(credential.vcJson)).toEqual(data);
});

test('without a version the catalog is not asked', async () => {
  const before = asked;
  await issue({});
  expect(asked).toBe(before);
});

test('each claim that the schema refuses is named, and nothing is issued', async () => {
  const before = await room.count();
  const credentialData = { name: 'Aoife', degree: 'BA', marks: {} };
  await expect(issue({ entryVersionId: aVersion(), credentialData })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [
      { field: 'credentialData.degree', code: 'enum' },
      { field: 'credentialData.marks.optics', code: 'required' },
    ],
  });
  expect(await room.count()).toBe(before);
});

test.each([
  ['PUBLISHED', undefined],
  ['SUPERSEDED', undefined],
  ['RETIRED', 'retired'],
  ['DRAFT', 'not_published'],
  ['IN_REVIEW', 'not_published'],
] as const)('under a version that is %s', async (status, code) => {
  const issued = issue({ entryVersionId: aVersion({ status }) });
  if (code === undefined) await expect(issued).resolves.toBeDefined();
  else await expect(issued).rejects.toMatchObject({ details: [{ field: 'entryVersionId', code }] });
});

test.each([
  ['an unknown version', { entryVersionId: newId() }, 'entryVersionId'],
  ['a version that is no id', { entryVersionId: 'BSC' }, 'entryVersionId'],
  ['an achievement of nothing', { achievementFromEntry: true }, 'entryVersionId'],
  [
    'a wish that is no truth value',
    { entryVersionId: newId(), achievementFromEntry: 'yes' },
    'achievementFromEntry',
  ],
])('refuses %s', async (_, given, field) => {
  await expect(issue(given)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});

test('the achievement is filled in, in the terms of Open Badges', async () => {
  const entryVersionId = aVersion();
  const { credentialId } = await issue({ entryVersionId, achievementFromEntry: true });
  const { vcJson } = await stored(credentialId);
  expect(claimsOf(vcJson)).toEqual({
    ...data,
    achievement: {
      id: `urn:uuid:${entryVersionId}`,
      type: ['Achievement'],
      achievementType: 'BachelorDegree',
      humanCode: 'BSC',
      name: 'BSc Physics',
      description: 'Three years.',
      criteria: { narrative: 'All modules passed.' },
      creditsAvailable: 180,
      resultDescription: [
        {
          id: `urn:uuid:${entryVersionId}#class`,
          type: ['ResultDescription'],
          name: 'Class',
          resultType: 'PerformanceLevel',
          allowedValue: ['Pass', 'First'],
        },
      ],
      alignment: [{ type: ['Alignment'], targetName: 'Physicist', targetUrl: 'https://esco.example/2111' }],
    },
  });
  const own = { ...data, achievement: { name: 'Mine' } };
  await expect(
    issue({ entryVersionId, achievementFromEntry: true, credentialData: own }),
  ).rejects.toMatchObject({
    details: [{ field: 'credentialData.achievement' }],
  });
  await expect(issue({ entryVersionId, credentialData: own })).resolves.toBeDefined();
});

test('an issuer signs what the platform would have filled in', async () => {
  const fields = { credentialData: data, entryVersionId: aVersion(), achievementFromEntry: true };
  const signed = await room.signedInput(byok, fields);
  const { credentialId } = await room.service.issue(signed, issuerContext(byok));
  expect(claimsOf((await stored(credentialId)).vcJson)).toHaveProperty('achievement.name', 'BSc Physics');
  expect(await room.service.issue(signed, issuerContext(byok))).toMatchObject({ credentialId });
});

test('a batch asks once, and a record that does not fit fails alone', async () => {
  const entryVersionId = aVersion();
  const before = asked;
  const record = (credentialData: object, more: object = {}) => ({
    holderDid: anIssueInput(custodial).holderDid,
    credentialData,
    ...more,
  });
  const result = await room.service.issueBatch(
    {
      issuerDid: custodial.did,
      credentialType: 'Degree',
      entryVersionId,
      records: [
        record(data),
        record({ name: 'Brian', degree: 'BA' }),
        record(data, { entryVersionId: aVersion({ status: 'DRAFT' }) }),
        record(data, { achievementFromEntry: true }),
      ],
    },
    issuerContext(custodial),
  );
  expect(asked - before).toBe(2);
  expect(result.results).toMatchObject([
    { operationStatus: 'SUCCESS' },
    { operationStatus: 'FAILED', error: 'VALIDATION_FAILED', message: expect.stringContaining('degree') },
    { operationStatus: 'FAILED', message: expect.stringContaining('not published') },
    { operationStatus: 'SUCCESS' },
  ]);
  const [first] = result.results;
  expect((await stored(first!.credentialId!)).entryVersionId).toBe(entryVersionId);
});

test('a repeated batch is answered with what it issued, filled in as it was', async () => {
  const entryVersionId = aVersion();
  const input = {
    issuerDid: custodial.did,
    credentialType: 'Degree',
    entryVersionId,
    achievementFromEntry: true,
    records: [{ holderDid: anIssueInput(custodial).holderDid, credentialData: data }],
  };
  const context = () => issuerContext(custodial, { idempotencyKey: 'class-of-2026' });
  const first = await room.service.issueBatch(input, context());
  expect(first.succeeded).toBe(1);
  expect(await room.service.issueBatch(input, context())).toEqual(first);
});

test('a correction stays under its version, even when the entry has ended, and must fit', async () => {
  const entryVersionId = aVersion();
  const { credentialId } = await issue({ entryVersionId });
  catalog.set(entryVersionId, { ...catalog.get(entryVersionId)!, status: 'RETIRED' });
  const reissue = (credentialData: object) =>
    room.service.reissue({ credentialId, reason: 'A typo.', credentialData }, issuerContext(custodial));
  await expect(reissue({ name: 'Aoife', degree: 'BA' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const again = await reissue({ ...data, name: 'Aoife Byrne' });
  expect((await stored(again.credentialId)).entryVersionId).toBe(entryVersionId);
});
