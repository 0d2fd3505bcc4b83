import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { claimsOf } from './credential-document.ts';
import type { ProgramRegistrations, ProgramVersion } from './ports.ts';
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
/** How each issuer stands towards every entry. */
const standings = new Map<string, Awaited<ReturnType<ProgramRegistrations['standing']>>>();
/** What the catalog is asked about registrations, in order; a test may change things before an answer. */
const standingsAsked: { entryVersionId: string; issuerId: string }[] = [];
let beforeStanding: (count: number) => void = () => undefined;
let room: CredentialsRoom;
beforeAll(async () => {
  const byId = async (id: string) => {
    asked += 1;
    return catalog.get(id);
  };
  const standing: ProgramRegistrations['standing'] = async (of) => {
    standingsAsked.push(of);
    beforeStanding(standingsAsked.length);
    return standings.get(of.issuerId) ?? { schemeCodes: [], isRegistered: false, isEnforced: false };
  };
  room = await aCredentialsRoom([custodial, byok], { programs: { byId }, registrations: { standing } });
});
beforeEach(() => {
  standings.clear();
  standingsAsked.length = 0;
  beforeStanding = () => undefined;
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

test('under what belongs to the demonstration its own institution issues, and no other', async () => {
  const entryVersionId = aVersion({ demoIssuerDid: custodial.did });
  await expect(issue({ entryVersionId })).resolves.toBeDefined();
  await expect(
    issue({ entryVersionId: aVersion({ demoIssuerDid: 'did:key:z6Mkother' }) }),
  ).rejects.toMatchObject({ details: [{ field: 'entryVersionId', code: 'demonstration' }] });
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

describe('where a scheme governs the entry', () => {
  const stand = (
    isRegistered: boolean,
    isEnforced: boolean,
    issuer = custodial,
    schemeCodes = ['AVETMISS'],
  ) => void standings.set(issuer.issuerId, { schemeCodes, isRegistered, isEnforced });
  const WARNING = {
    code: 'UNREGISTERED',
    message:
      'No ACTIVE registration of your institution covers this entry; have it registered under AVETMISS.',
  };
  const REFUSAL = {
    code: 'VALIDATION_FAILED',
    details: [
      {
        field: 'entryVersionId',
        code: 'unregistered',
        message:
          'nothing is issued under this entry without an ACTIVE registration; have your institution registered under AVETMISS',
      },
    ],
  };
  const reasonsOf = async (credentialId: string | undefined) => {
    const entries = await room.connection
      .collection('audit_entries')
      .find({ 'subject.id': credentialId, action: 'credential.issued' })
      .toArray();
    return entries.map(({ reason }) => reason);
  };
  const aRecord = (more: object = {}) => ({
    holderDid: anIssueInput(custodial).holderDid,
    credentialData: data,
    ...more,
  });
  const batch = (records: readonly object[], more: object = {}, context = issuerContext(custodial)) =>
    room.service.issueBatch(
      { issuerDid: custodial.did, credentialType: 'Degree', records, ...more },
      context,
    );

  test('without a registration there is a warning, which the audit trail tells of', async () => {
    stand(false, false);
    const entryVersionId = aVersion();
    const { credentialId, warnings } = await issue({ entryVersionId });
    expect(warnings).toEqual([WARNING]);
    expect(await reasonsOf(credentialId)).toEqual(['warned: UNREGISTERED']);
    expect(standingsAsked).toEqual([{ entryVersionId, issuerId: custodial.issuerId }]);
  });

  test('a registered issuer is not warned, nor one of an entry that nobody governs, nor one without an entry', async () => {
    stand(true, true);
    const registered = await issue({ entryVersionId: aVersion() });
    standings.clear();
    const ungoverned = await issue({ entryVersionId: aVersion() });
    stand(false, true);
    const without = await issue({});
    for (const { credentialId, warnings } of [registered, ungoverned, without]) {
      expect(warnings).toEqual([]);
      expect(await reasonsOf(credentialId)).toEqual([null]);
    }
  });

  test('it is refused where registrations are enforced, and nothing is issued', async () => {
    stand(false, true);
    const before = await room.count();
    await expect(issue({ entryVersionId: aVersion() })).rejects.toMatchObject(REFUSAL);
    expect(await room.count()).toBe(before);
  });

  test('a refusal names five schemes at most', async () => {
    stand(false, true, custodial, ['A', 'B', 'C', 'D', 'E', 'F']);
    await expect(issue({ entryVersionId: aVersion() })).rejects.toThrow(
      'registered under A or B or C or D or E or another scheme of its jurisdiction',
    );
  });

  test('what an issuer signs itself is held to the same, before and after it is signed', async () => {
    const fields = { credentialData: data, entryVersionId: aVersion() };
    stand(false, false, byok);
    const prepared = await room.service.prepare(anIssueInput(byok, fields), issuerContext(byok));
    expect(prepared.warnings).toEqual([WARNING]);
    const signed = await room.signedInput(byok, fields);
    stand(false, true, byok);
    await expect(room.service.prepare(anIssueInput(byok, fields), issuerContext(byok))).rejects.toMatchObject(
      REFUSAL,
    );
    await expect(room.service.issue(signed, issuerContext(byok))).rejects.toMatchObject(REFUSAL);
    stand(true, true, byok);
    expect(await room.service.issue(signed, issuerContext(byok))).toMatchObject({ warnings: [] });
  });

  test('a correction is held to it, too', async () => {
    stand(true, true);
    const { credentialId } = await issue({ entryVersionId: aVersion() });
    const reissue = () =>
      room.service.reissue(
        { credentialId, reason: 'A typo.', credentialData: data },
        issuerContext(custodial),
      );
    stand(false, true);
    await expect(reissue()).rejects.toMatchObject(REFUSAL);
    stand(false, false);
    const again = await reissue();
    expect(again.warnings).toEqual([WARNING]);
    expect(await reasonsOf(again.credentialId)).toEqual(['warned: UNREGISTERED']);
  });

  test('a registration that ends while a credential is made refuses it at the commit', async () => {
    stand(true, true);
    const before = await room.count();
    beforeStanding = (count) => count === 2 && stand(false, true);
    await expect(issue({ entryVersionId: aVersion() })).rejects.toMatchObject(REFUSAL);
    expect(standingsAsked).toHaveLength(2);
    expect(await room.count()).toBe(before);
  });

  test('a registration that ends where none is enforced changes nothing any more', async () => {
    stand(true, false);
    beforeStanding = (count) => count === 2 && stand(false, false);
    expect(await issue({ entryVersionId: aVersion() })).toMatchObject({ warnings: [] });
    expect(standingsAsked).toHaveLength(1);
  });

  test('a batch asks once for each version, and warns with each record', async () => {
    stand(false, false);
    const [one, other] = [aVersion(), aVersion()];
    const records = [...Array.from({ length: 40 }, () => aRecord()), aRecord({ entryVersionId: other })];
    const { results, succeeded } = await batch(records, { entryVersionId: one });
    expect(succeeded).toBe(41);
    expect(standingsAsked.map(({ entryVersionId }) => entryVersionId)).toEqual([one, other]);
    expect(results.every(({ warnings }) => warnings[0]?.message === WARNING.message)).toBe(true);
    expect(await reasonsOf(results[40]?.credentialId)).toEqual(['warned: UNREGISTERED']);
  });

  test('a record of a batch that is refused fails alone', async () => {
    stand(false, true);
    const { results } = await batch([aRecord(), aRecord({ entryVersionId: aVersion() }), aRecord()]);
    expect(results).toMatchObject([
      { operationStatus: 'SUCCESS', warnings: [] },
      { operationStatus: 'FAILED', error: 'VALIDATION_FAILED', message: expect.stringContaining('AVETMISS') },
      { operationStatus: 'SUCCESS', warnings: [] },
    ]);
  });

  test.each([true, false])(
    'a registration that ends within a batch, going on: %s',
    async (continueOnError) => {
      stand(true, true);
      // Asked at the beginning, and before each of three chunks: the second one finds it ended.
      beforeStanding = (count) => count === 3 && stand(false, true);
      const entryVersionId = aVersion();
      const records = Array.from({ length: 70 }, (_, at) => aRecord(at % 2 === 0 ? { entryVersionId } : {}));
      const { succeeded, failed, skipped, results } = await batch(records, { continueOnError });
      // Of the second chunk the odd ones, and of the third, name no entry.
      expect({ succeeded, failed, skipped }).toEqual(
        continueOnError
          ? { succeeded: 50, failed: 20, skipped: 0 }
          : { succeeded: 30, failed: 1, skipped: 39 },
      );
      expect(results[30]).toMatchObject({
        operationStatus: 'FAILED',
        message: expect.stringContaining('AVETMISS'),
      });
      const issued = results.filter(({ operationStatus }) => operationStatus === 'SUCCESS');
      for (const { credentialId } of issued) expect(credentialId).toBeDefined();
    },
  );

  test('nothing is issued under a version while the catalog does not answer', async () => {
    const before = await room.count();
    beforeStanding = () => {
      throw new AppError('UPSTREAM_UNAVAILABLE', 'The catalog is away.');
    };
    await expect(issue({ entryVersionId: aVersion() })).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
    expect(await room.count()).toBe(before);
    await expect(issue({})).resolves.toBeDefined();
  });
});

test('an answer that an earlier release has remembered tells of no warnings', async () => {
  const input = anIssueInput(custodial, { credentialData: data, entryVersionId: aVersion() });
  const context = () => issuerContext(custodial, { idempotencyKey: 'of-an-earlier-release' });
  const remembered = { operationStatus: 'SUCCESS', credentialStatus: 'ISSUED', credentialId: newId() };
  await room.idempotency.run<object>(context(), 'issueCredential', input, async (remember) => {
    await room.ledger.commit(context(), { writes: remember(remembered), audit: [] });
    return remembered;
  });
  expect(await room.service.issue(input, context())).toEqual({ ...remembered, warnings: [] });
});
