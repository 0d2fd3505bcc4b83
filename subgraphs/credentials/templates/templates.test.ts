import { newId } from '../../../kernel/ids.ts';
import { readPdf } from '../../../kernel/print/testing/pdf.ts';
import { claimsOf } from '../credential-document.ts';
import type { ProgramVersion } from '../ports.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  HOLDER_DID,
  issuerContext,
  unitContext,
} from '../testing.ts';
import { exampleOf } from './template-field.ts';
import { aTemplate } from './testing.ts';

const university = anIssuer(1);
const college = anIssuer(2);
const byok = anIssuer(3, { mode: 'BYOK' });
const catalog = new Map<string, ProgramVersion>();
const sets = new Map<string, { codes: readonly string[]; isMore: boolean }>();
let room: CredentialsRoom;
beforeAll(async () => {
  room = await aCredentialsRoom([university, college, byok], {
    programs: { byId: async (id) => catalog.get(id) },
    codes: { validNow: async (id) => sets.get(id) },
  });
});
afterAll(() => room.end());

const by = issuerContext;
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const refusalOf = (work: Promise<any>): Promise<any> =>
  work.then(
    () => ({ code: 'OK' }),
    (error) => error,
  );
const codeOf = async (work: Promise<unknown>): Promise<string> => (await refusalOf(work)).code;
const fieldsOf = async (work: Promise<unknown>): Promise<string[]> =>
  ((await refusalOf(work)).details ?? []).map(({ field }: { field: string }) => field);

/** A published template of the university. */
async function published(given: Readonly<Record<string, unknown>> = {}, issuer = university) {
  const { templateId } = await room.templates.create(aTemplate(given), by(issuer));
  return room.templates.publish({ templateId }, by(issuer));
}

function aVersion(given: Partial<ProgramVersion> = {}): string {
  const entryVersionId = newId();
  catalog.set(entryVersionId, {
    entryVersionId,
    entryCode: 'BSC',
    achievementType: 'BachelorDegree',
    status: 'PUBLISHED',
    title: 'BSc Physics',
    resultDescriptions: [],
    alignments: [],
    ...given,
  });
  return entryVersionId;
}

describe('a template', () => {
  test('is a DRAFT until it is published, and its published version never changes', async () => {
    const made = await room.templates.create(aTemplate(), by(university));
    expect(made).toMatchObject({ status: 'DRAFT', version: 1, publishedVersion: undefined, rowVersion: 1 });
    const { templateId } = made;
    expect(await room.templates.publish({ templateId }, by(university))).toMatchObject({
      status: 'PUBLISHED',
      version: 1,
      publishedVersion: 1,
    });

    const edit = { templateId, ...aTemplate({ name: 'Bachelor (new)' }) };
    expect(await room.templates.update(edit, by(university))).toMatchObject({
      status: 'PUBLISHED',
      version: 2,
      publishedVersion: 1,
      name: 'Bachelor (new)',
    });
    expect((await room.templates.update(edit, by(university))).version).toBe(2);
    expect((await room.templates.get({ templateId, version: 1 }, by(university))).name).toBe(
      'Bachelor of Science',
    );
    expect(await codeOf(room.templates.get({ templateId, version: 2 }, by(university)))).toBe('NOT_FOUND');

    expect(await room.templates.publish({ templateId }, by(university))).toMatchObject({
      version: 2,
      publishedVersion: 2,
    });
    expect((await room.templates.get({ templateId, version: 1 }, by(university))).name).toBe(
      'Bachelor of Science',
    );
  });

  test('that is archived is taken up again by publishing it', async () => {
    const { templateId } = await published();
    expect((await room.templates.archive({ templateId }, by(university))).status).toBe('ARCHIVED');
    expect(await codeOf(room.templates.archive({ templateId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    expect(await codeOf(room.service.issue(anIssueInput(university, { templateId }), by(university)))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await room.templates.publish({ templateId }, by(university))).toMatchObject({
      status: 'PUBLISHED',
      publishedVersion: 1,
    });
    expect(await codeOf(room.templates.publish({ templateId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('of another issuer does not exist', async () => {
    const { templateId } = await published();
    const edit = { templateId, ...aTemplate() };
    for (const work of [
      room.templates.get({ templateId }, by(college)),
      room.templates.update(edit, by(college)),
      room.templates.publish({ templateId }, by(college)),
      room.templates.archive({ templateId }, by(college)),
      room.previews.preview({ templateId }, by(college)),
      room.previews.csv({ templateId }, by(college)),
    ])
      expect(await codeOf(work)).toBe('NOT_FOUND');
    expect((await room.templates.list({}, by(college))).items).toEqual([]);
  });

  test('is changed once where two read the same version', async () => {
    const { templateId } = await room.templates.create(aTemplate(), by(university));
    const edit = (name: string) =>
      codeOf(
        room.templates.update(
          { templateId, ...aTemplate({ name }) },
          by(university, { expectedRowVersion: 1 }),
        ),
      );
    expect((await Promise.all([edit('one'), edit('other')])).sort()).toEqual(['OK', 'ROW_VERSION_MISMATCH']);
  });

  test('is created once under one key', async () => {
    const create = () => room.templates.create(aTemplate(), by(university, { idempotencyKey: 'k' }));
    expect((await create()).templateId).toBe((await create()).templateId);
  });

  test('of an enum by a code set holds the codes of the day on which it was published', async () => {
    const codeSetId = newId();
    sets.set(codeSetId, { codes: ['A', 'B'], isMore: false });
    const field = { key: 'grade', labelI18n: { en: 'Grade' }, type: 'enum', codeSetId };
    const { templateId } = await published({ fields: [field] });
    sets.set(codeSetId, { codes: ['C'], isMore: false });
    const issue = (grade: string) =>
      room.service.issue(
        anIssueInput(university, { templateId, credentialData: { name: 'Aoife', grade } }),
        by(university),
      );
    expect(await codeOf(issue('B'))).toBe('OK');
    expect(await fieldsOf(issue('C'))).toEqual(['credentialData.grade']);
  });

  test('is refused with more choices in all than claims can be checked against', async () => {
    const field = (at: number, more: object) => ({
      key: `f${at}`,
      labelI18n: { en: 'F' },
      type: 'enum',
      ...more,
    });
    const many = Array.from({ length: 500 }, (_, at) => `choice ${at} ${'x'.repeat(100)}`);
    const chosen = { fields: [field(0, { enum: many }), field(1, { enum: many })] };
    expect(await fieldsOf(room.templates.create(aTemplate(chosen), by(university)))).toEqual(['fields']);
    const { templateId } = await published();
    const edit = { templateId, ...aTemplate(chosen) };
    expect(await fieldsOf(room.templates.update(edit, by(university)))).toEqual(['fields']);
    const codeSetId = newId();
    sets.set(codeSetId, { codes: many, isMore: false });
    const coded = { fields: [field(0, { codeSetId }), field(1, { codeSetId })] };
    expect(await fieldsOf(published(coded))).toEqual(['fields']);
  });

  test.each([
    ['that is unknown', undefined],
    ['that is too large', { codes: [], isMore: true }],
    ['without a code that is valid', { codes: [], isMore: false }],
  ])('is not published with a code set %s', async (_what, found) => {
    const codeSetId = newId();
    if (found) sets.set(codeSetId, found);
    const fields = [{ key: 'grade', labelI18n: { en: 'Grade' }, type: 'enum', codeSetId }];
    expect(await fieldsOf(published({ fields }))).toEqual(['fields[0].codeSetId']);
  });

  test.each([
    ['that is unknown', () => newId()],
    ['that is a draft', () => aVersion({ status: 'DRAFT' })],
    ['that has ended', () => aVersion({ status: 'RETIRED' })],
    ['of the demonstration', () => aVersion({ demoIssuerDid: college.did })],
  ])('is not published with an entry %s', async (_what, entryVersionId) => {
    expect(await fieldsOf(published({ entryVersionId: entryVersionId() }))).toEqual(['entryVersionId']);
  });

  test('is not published, and not taken up again, with a last day that is over', async () => {
    const yesterday = { validity: { kind: 'FIXED_DATE', date: '2026-02-28' } };
    expect(await fieldsOf(published(yesterday))).toEqual(['validity.date']);
    const { templateId } = await published({ validity: { kind: 'FIXED_DATE', date: '2026-03-01' } });
    await room.templates.archive({ templateId }, by(university));
    room.setTime('2026-03-02T00:00:00.000Z');
    expect(await fieldsOf(room.templates.publish({ templateId }, by(university)))).toEqual(['validity.date']);
    const { problems } = await room.previews.preview({ templateId }, by(university));
    expect(problems.map(({ field }) => field)).toEqual(['validity.date']);
    room.setTime('2026-03-01T10:00:00.123Z');
  });

  const field = { key: 'degree', labelI18n: { en: 'Degree' }, type: 'string' };
  test.each([
    ['no name', { name: '' }, 'name'],
    ['a type of two words', { credentialType: 'A degree' }, 'credentialType'],
    ['the type of every credential', { credentialType: 'VerifiableCredential' }, 'credentialType'],
    ['an entry that is no id', { entryVersionId: 'x' }, 'entryVersionId'],
    ['no fields', { fields: [] }, 'fields'],
    [
      '101 fields',
      { fields: Array.from({ length: 101 }, (_, at) => ({ ...field, key: `f${at}` })) },
      'fields',
    ],
    ['a field that is called name', { fields: [{ ...field, key: 'name' }] }, 'fields[0].key'],
    ['a field that is called id', { fields: [{ ...field, key: 'id' }] }, 'fields[0].key'],
    ['a field of two words', { fields: [{ ...field, key: 'a b' }] }, 'fields[0].key'],
    ['a field __proto__', { fields: [{ ...field, key: '__proto__' }] }, 'fields[0].key'],
    ['one field twice', { fields: [field, { ...field, key: 'DEGREE' }] }, 'fields[1].key'],
    ['no label', { fields: [{ ...field, labelI18n: {} }] }, 'fields[0].labelI18n'],
    ['a label in no language', { fields: [{ ...field, labelI18n: { E: 'x' } }] }, 'fields[0].labelI18n.E'],
    ['an unknown type', { fields: [{ ...field, type: 'money' }] }, 'fields[0].type'],
    ['a pattern that is none', { fields: [{ ...field, pattern: '(' }] }, 'fields[0].pattern'],
    [
      'a pattern that closes what it has not opened',
      { fields: [{ ...field, pattern: 'a)|(?:b' }] },
      'fields[0].pattern',
    ],
    ['a least length of a book', { fields: [{ ...field, min: 10_001 }] }, 'fields[0].min'],
    ['a pattern of a number', { fields: [{ ...field, type: 'number', pattern: 'a' }] }, 'fields[0].pattern'],
    ['a length below nothing', { fields: [{ ...field, min: -1 }] }, 'fields[0].min'],
    ['bounds that cross', { fields: [{ ...field, min: 5, max: 4 }] }, 'fields[0].max'],
    ['half a length', { fields: [{ ...field, max: 1.5 }] }, 'fields[0].max'],
    ['bounds of a day', { fields: [{ ...field, type: 'date', min: 1 }] }, 'fields[0].min'],
    ['an enum without values', { fields: [{ ...field, type: 'enum' }] }, 'fields[0].enum'],
    [
      'an enum with values and a set',
      { fields: [{ ...field, type: 'enum', enum: ['a'], codeSetId: newId() }] },
      'fields[0].enum',
    ],
    [
      'an enum with a value twice',
      { fields: [{ ...field, type: 'enum', enum: ['a', 'a'] }] },
      'fields[0].enum',
    ],
    ['values of text', { fields: [{ ...field, enum: ['a'] }] }, 'fields[0].enum'],
    ['no duration', { validity: { kind: 'DURATION' } }, 'validity.duration'],
    ['a duration of nothing', { validity: { kind: 'DURATION', duration: 'P0D' } }, 'validity.duration'],
    ['a duration of hours', { validity: { kind: 'DURATION', duration: 'PT5H' } }, 'validity.duration'],
    ['a duration that is none', { validity: { kind: 'DURATION', duration: 'P' } }, 'validity.duration'],
    ['a day that is none', { validity: { kind: 'FIXED_DATE', date: '2027-02-30' } }, 'validity.date'],
    ['a colour by name', { display: { background: 'red' } }, 'display.background'],
    ['a picture over http', { display: { logoUrl: 'http://a.example/x.png' } }, 'display.logoUrl'],
    ['a picture of a script', { display: { logoUrl: 'javascript:alert(1)' } }, 'display.logoUrl'],
    ['a member of its own', { owner: 'x' }, 'owner'],
  ])('with %s is refused, and named', async (_what, given, field) => {
    expect(await fieldsOf(room.templates.create(aTemplate(given), by(university)))).toEqual([field]);
  });

  test('is one of at most 200 that are not archived', async () => {
    const crowded = anIssuer(9);
    const rows = Array.from({ length: 200 }, () => ({
      _id: newId(),
      issuerId: crowded.issuerId,
      status: 'DRAFT',
      name: 'x',
    }));
    await room.connection.collection('credential_templates').insertMany(rows as never);
    expect(await codeOf(room.templates.create(aTemplate(), by(crowded)))).toBe('LIMIT_REACHED');
  });
});

describe('issuing by a template', () => {
  const issue = (given: Readonly<Record<string, unknown>>, issuer = university) =>
    room.service.issue(anIssueInput(issuer, given), by(issuer));

  test('keeps the template and its version with the credential', async () => {
    const { templateId } = await published();
    const { credentialId } = await issue({ templateId });
    expect(await room.service.find(credentialId, by(university))).toMatchObject({
      templateId,
      templateVersion: 1,
    });
  });

  test('goes by the published version while the next one is worked on', async () => {
    const { templateId } = await published();
    const fields = [{ key: 'title', labelI18n: { en: 'Title' }, type: 'string', required: true }];
    await room.templates.update({ templateId, ...aTemplate({ fields }) }, by(university));
    expect(await codeOf(issue({ templateId }))).toBe('OK');
    await room.templates.publish({ templateId }, by(university));
    expect(await fieldsOf(issue({ templateId }))).toEqual(
      expect.arrayContaining(['credentialData.title', 'credentialData.degree']),
    );
  });

  test('names each claim that does not fit', async () => {
    const { templateId } = await published({
      fields: [
        { key: 'degree', labelI18n: { en: 'Degree' }, type: 'string', required: true, pattern: '[A-Z].*' },
        { key: 'credits', labelI18n: { en: 'Credits' }, type: 'integer', min: 1, max: 600 },
        { key: 'awardedOn', labelI18n: { en: 'Day' }, type: 'date', required: true },
        { key: 'class', labelI18n: { en: 'Class' }, type: 'enum', enum: ['First', 'Pass'] },
        { key: 'isHonours', labelI18n: { en: 'Honours' }, type: 'boolean' },
      ],
    });
    const credentialData = {
      name: 'Aoife',
      degree: 'bsc',
      credits: 1.5,
      class: 'Third',
      isHonours: 'yes',
      secret: 1,
    };
    expect((await fieldsOf(issue({ templateId, credentialData }))).sort()).toEqual(
      ['awardedOn', 'class', 'credits', 'degree', 'isHonours', 'secret'].map(
        (key) => `credentialData.${key}`,
      ),
    );
  });

  test.each([
    ['of another type', { credentialType: 'OtherCredential' }, 'credentialType'],
    ['under an entry that the template does not name', { entryVersionId: newId() }, 'entryVersionId'],
  ])('refuses a request %s', async (_what, given, field) => {
    const { templateId } = await published();
    expect(await fieldsOf(issue({ templateId, ...given }))).toEqual([field]);
  });

  test.each([
    ['is unknown', async () => newId()],
    ['is a draft', async () => (await room.templates.create(aTemplate(), by(university))).templateId],
    ['is of another issuer', async () => (await published({}, college)).templateId],
  ])('refuses a template that %s', async (_what, make) => {
    expect(await fieldsOf(issue({ templateId: await make() }))).toEqual(['templateId']);
  });

  test('fills in the entry of the template and its achievement', async () => {
    const entryVersionId = aVersion();
    const { templateId } = await published({ entryVersionId });
    const { credentialId } = await issue({ templateId });
    const found = await room.service.find(credentialId, by(university));
    expect(found?.entryVersionId).toBe(entryVersionId);
    expect(claimsOf(found?.vcJson ?? '')['achievement']).toMatchObject({ name: 'BSc Physics' });
  });

  test.each([
    ['2026-02-28T10:00:00.000Z', { kind: 'NONE' }, undefined],
    ['2026-02-28T10:00:00.000Z', { kind: 'DURATION', duration: 'P2Y' }, '2028-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', { kind: 'DURATION', duration: 'P1Y' }, '2029-02-28T10:00:00.000Z'],
    ['2027-01-31T10:00:00.000Z', { kind: 'DURATION', duration: 'P1M' }, '2027-02-28T10:00:00.000Z'],
    ['2027-01-31T10:00:00.000Z', { kind: 'DURATION', duration: 'P1M1W1D' }, '2027-03-08T10:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', { kind: 'DURATION', duration: 'P1D' }, '2027-01-01T23:59:59.999Z'],
    ['2026-02-28T10:00:00.000Z', { kind: 'FIXED_DATE', date: '2030-12-31' }, '2031-01-01T00:00:00.000Z'],
    ['2026-02-28T10:00:00.000Z', { kind: 'FIXED_DATE', date: '9999-12-31' }, '9999-12-31T23:59:59.999Z'],
  ])('issued at %s with %j it ends at %s', async (at, validity, end) => {
    room.setTime(at);
    const { templateId } = await published({ validity });
    const { credentialId } = await issue({ templateId });
    const found = await room.service.find(credentialId, by(university));
    expect(found?.expirationTimestamp?.toISOString()).toBe(end);
    room.setTime('2026-03-01T10:00:00.123Z');
  });

  test('ends when the request says so, whatever the template does', async () => {
    const { templateId } = await published({ validity: { kind: 'DURATION', duration: 'P2Y' } });
    const expirationTimestamp = Date.parse('2027-01-01T00:00:00.000Z');
    const { credentialId } = await issue({ templateId, expirationTimestamp });
    const found = await room.service.find(credentialId, by(university));
    expect(found?.expirationTimestamp?.getTime()).toBe(expirationTimestamp);
  });

  test('whose last day is over is refused, unless the request has an end of its own', async () => {
    const validity = { kind: 'FIXED_DATE', date: '2026-03-31' };
    const { templateId } = await published({ validity });
    const own = await published({ validity }, byok);
    room.setTime('2026-04-01T00:00:00.000Z');
    const { message, details } = await refusalOf(issue({ templateId }));
    expect([details[0].field, message]).toEqual([
      'templateId',
      expect.stringMatching(/until 2026-03-31, which is over; give the template a later validity\.date/),
    ]);
    const prepared = room.service.prepare(anIssueInput(byok, { templateId: own.templateId }), by(byok));
    expect(await fieldsOf(prepared)).toEqual(['templateId']);
    const expirationTimestamp = Date.parse('2027-01-01T00:00:00.000Z');
    expect(await codeOf(issue({ templateId, expirationTimestamp }))).toBe('OK');
    room.setTime('2026-03-01T10:00:00.123Z');
  });

  test('a batch names it once for all, and a repeated batch issues nothing twice', async () => {
    const { templateId } = await published({ validity: { kind: 'DURATION', duration: 'P2Y' } });
    const { credentialData, holderDid, credentialType } = anIssueInput(university);
    const batch = {
      issuerDid: university.did,
      credentialType,
      templateId,
      records: [
        { holderDid, credentialData },
        { holderDid, credentialData: { name: 'Niamh' } },
        { holderDid, credentialData: { ...credentialData, name: 'Orla' } },
      ],
    };
    const ids = [newId(), newId(), newId()];
    const first = await room.service.issueWithIds(batch, ids, unitContext());
    expect(first.results.map(({ operationStatus, message = '' }) => [operationStatus, message])).toEqual([
      ['SUCCESS', ''],
      ['FAILED', expect.stringContaining('credential_data.degree')],
      ['SUCCESS', ''],
    ]);
    const before = await room.count();
    room.setTime('2026-03-02T10:00:00.123Z');
    const again = await room.service.issueWithIds(batch, ids, unitContext());
    expect(again.results.map(({ operationStatus }) => operationStatus)).toEqual([
      'SUCCESS',
      'FAILED',
      'SUCCESS',
    ]);
    expect(await room.count()).toBe(before);
  });

  test('a BYOK issuer signs what the template adds, and is refused without it', async () => {
    const entryVersionId = aVersion();
    const validity = { kind: 'DURATION', duration: 'P2Y' };
    const { templateId } = await published({ entryVersionId, validity }, byok);
    const base = anIssueInput(byok, { templateId });
    const prepared = await room.service.prepare(base, by(byok));
    const signed = (more: Readonly<Record<string, unknown>>) => ({
      ...base,
      credentialData: claimsOf(JSON.stringify(prepared.credential)),
      signature: byok.signer().sign(prepared.bytesToSign),
      keyId: prepared.keyId,
      credentialId: prepared.credentialId,
      issuanceTimestamp: prepared.issuanceTimestamp.getTime(),
      proofCreatedTimestamp: prepared.proofCreatedTimestamp.getTime(),
      ...more,
    });
    expect(await fieldsOf(room.service.issue(signed({}), by(byok)))).toEqual(['expirationTimestamp']);
    const expirationTimestamp = prepared.expirationTimestamp?.getTime();
    expect(await codeOf(room.service.issue(signed({ expirationTimestamp }), by(byok)))).toBe('OK');
  });

  test('is not for reissues: what replaces a credential says what is right now', async () => {
    const { templateId } = await published();
    const { credentialId } = await issue({ templateId });
    await room.templates.archive({ templateId }, by(university));
    const correction = {
      credentialId,
      reason: 'A wrong title',
      credentialData: { name: 'Aoife', title: 'x' },
    };
    expect(await codeOf(room.service.reissue(correction, by(university)))).toBe('OK');
  });
});

describe('a preview', () => {
  test('shows a credential with examples, which could be issued', async () => {
    const { templateId } = await published({ validity: { kind: 'FIXED_DATE', date: '2030-06-30' } });
    const { credential, problems, expiresAt } = await room.previews.preview({ templateId }, by(university));
    expect(problems).toEqual([]);
    expect(expiresAt?.toISOString()).toBe('2030-07-01T00:00:00.000Z');
    const { name, degree, marks } = (credential as { credentialSubject: Record<string, unknown> })
      .credentialSubject;
    const credentialData = { name, degree, marks };
    expect(
      await codeOf(
        room.service.issue(anIssueInput(university, { templateId, credentialData }), by(university)),
      ),
    ).toBe('OK');
    expect(await room.count()).toBeGreaterThan(0);
  });

  test('says what is wrong with claims that are given', async () => {
    const { templateId } = await published();
    const credentialData = { name: '', degree: 5, other: true };
    const { problems } = await room.previews.preview({ templateId, credentialData }, by(university));
    expect(problems.map(({ field }) => field).sort()).toEqual(['degree', 'name', 'other']);
  });

  test('has the achievement of the entry, as what is issued has', async () => {
    const { templateId } = await published({ entryVersionId: aVersion() });
    const previewed = async (credentialData?: object) =>
      room.previews.preview({ templateId, credentialData }, by(university));
    const achievementIn = ({ credential }: { credential: unknown }) =>
      (credential as { credentialSubject: { achievement: unknown } }).credentialSubject.achievement;
    const { credentialId } = await room.service.issue(
      anIssueInput(university, { templateId }),
      by(university),
    );
    const { vcJson = '' } = (await room.service.find(credentialId, by(university))) ?? {};
    const preview = await previewed();
    expect(preview.problems).toEqual([]);
    expect(achievementIn(preview)).toEqual(claimsOf(vcJson)['achievement']);
    expect(achievementIn(await previewed({ achievement: 'Another one' }))).toBe('Another one');
  });

  test.each<[string, () => string, string]>([
    ['is in no catalog', () => newId(), 'unknown'],
    ['has ended', () => aVersion({ status: 'RETIRED' }), 'retired'],
    ['is worked on', () => aVersion({ status: 'DRAFT' }), 'not_published'],
  ])('says that the entry %s', async (_name, make, code) => {
    const { templateId } = await room.templates.create(aTemplate({ entryVersionId: make() }), by(university));
    const { problems } = await room.previews.preview({ templateId }, by(university));
    expect(problems).toMatchObject([{ field: 'entryVersionId', code }]);
  });
});

describe('a specimen of a certificate', () => {
  const printed = async (templateId: string, credentialData?: object) => {
    const preview = await room.previews.preview({ templateId, credentialData }, by(university));
    const { fileName, mediaType, content } = await room.previews.certificate(preview);
    return { fileName, mediaType, ...readPdf(content) };
  };

  test('shows the claims in the colours of the template, and stores nothing', async () => {
    room.setTime('2026-03-01T10:00:00.123Z');
    const display = { background: '#12355b', textColor: '#ffe0c0', layout: 'MODERN' };
    const validity = { kind: 'FIXED_DATE', date: '2030-06-30' };
    const { templateId } = await published({ display, validity, entryVersionId: aVersion() });
    const before = await room.count();
    const { fileName, mediaType, lines, colors } = await printed(templateId, { degree: 'BSc in Physics' });
    expect([fileName, mediaType]).toEqual(['Bachelor of Science-v1-specimen.pdf', 'application/pdf']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BSc Physics',
        'Aoife Ní Bhriain',
        'BSc in Physics',
        'Issued on 1 March 2026; expires on 1 July 2030',
        'SPECIMEN: no credential was issued',
        'SPECIMEN',
        university.did,
      ]),
    );
    expect(colors).toEqual(expect.arrayContaining(['#12355b', '#ffe0c0']));
    expect(await room.count()).toBe(before);
  });

  test.each<[string, object, RegExp]>([
    ['a claim of another type', { degree: 5 }, /^SPECIMEN of what could not be issued: degree: /],
    ['an unknown claim', { other: true }, /^SPECIMEN of what could not be issued: other: /],
    ['several', { degree: 5, other: true }, /\(and 1 more\)$/],
    ['no name', { name: '' }, /^SPECIMEN of what could not be issued: name: /],
    ['a name that is no text', { name: { first: 'Aoife' } }, /^SPECIMEN of what could not be issued: name: /],
    ['an id', { id: HOLDER_DID }, /^SPECIMEN of what could not be issued: id: /],
    ['broken Unicode', { degree: '\ud800' }, /^SPECIMEN of what could not be issued: /],
  ])('of %s says what is wrong', async (_name, credentialData, words) => {
    const { templateId } = await published();
    const { lines, pages } = await printed(templateId, credentialData);
    expect(pages).toBe(1);
    expect(lines.filter((line) => words.test(line))).toHaveLength(1);
  });
});

test('the example of a field of an earlier release, which may ask for any length, has a bounded one', () => {
  const field = { key: 'a', labelI18n: { en: 'A' }, type: 'string', required: true, pii: false } as const;
  for (const min of [10_000, 100_000_000, 1e15])
    expect(exampleOf({ ...field, csvAliases: [], min })).toHaveLength(10_000);
});

test('the table of a template has its columns and an example', async () => {
  const { templateId } = await published({
    fields: [
      { key: 'degree', labelI18n: { en: '=Degree' }, type: 'string' },
      { key: 'credits', labelI18n: { en: 'Credits' }, type: 'integer', min: -5 },
    ],
  });
  const { content, fileName } = await room.previews.csv({ templateId }, by(university));
  expect(fileName).toBe('Bachelor of Science-v1.csv');
  expect(content.toString().slice(1).split('\r\n')).toEqual([
    '"holder_did","holder_email","name","degree","credits"',
    `"${HOLDER_DID}","","Aoife Ní Bhriain","'=Degree",-5`,
    '',
  ]);
});
