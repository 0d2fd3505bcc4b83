import { newId } from '../../../kernel/ids.ts';
import { MOST_CODES } from '../codes/code-set.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import type { Proposal, ProposalKind } from './proposal.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  for (const code of ['IE', 'PT']) await world.aJurisdiction(code);
});
afterAll(() => world.close());
beforeEach(() => {
  world.letters.length = 0;
});

const A = 'did:key:z6MkissuerA';
const B = 'did:key:z6MkissuerB';
const rooms = () => world.catalog.service;

const anEntry = (given: object = {}) => ({
  entryCode: `E-${world.unique()}`,
  jurisdictionCode: 'IE',
  entryType: 'COURSE',
  ...given,
});
const entry = (given: object = {}) => rooms().entries.create(anEntry(given), as.admin());
/** With a published version. */
const activeEntry = async (given: object = {}) => {
  const { entryId } = await entry(given);
  await rooms().versions.create({ entryId, title: 'Optics' }, as.admin());
  await rooms().versions.publish({ entryId, version: 1 }, as.admin());
  return rooms().entries.byId({ entryId }, as.admin());
};
const retired = async () => {
  const { entryId } = await entry();
  return rooms().entries.retire({ entryId, reason: 'Over.' }, as.admin());
};
const codeSet = (codes: readonly object[] = [{ code: 'D', labelI18n: { en: 'Distinction' } }]) =>
  rooms().codeSets.create(
    { name: `grades-${world.unique().toLowerCase()}`, version: '1', authority: 'Galway', codes },
    as.admin(),
  );
const aCode = (given: object = {}) => ({ code: 'P', labelI18n: { en: 'Pass' }, ...given });
const standardSet = async () => {
  const { items } = await rooms().codeSets.list({ filter: { name: 'iso-3166-1' } }, as.admin());
  return items[0]!.codeSetId;
};
const codesOf = async (codeSetId: string) =>
  (await rooms().codeSets.codes({ codeSet: codeSetId }, as.admin())).items.map(({ code }) => code);

type Given = { readonly kind: ProposalKind; readonly targetId?: string; readonly payload: object };
const draft = (given: Given, did = A): Promise<Proposal> =>
  rooms().proposals.create({ rationale: 'We teach it.', ...given }, as.issuer(did));
const submit = ({ proposalId }: Proposal, did = A) =>
  rooms().proposals.submit({ proposalId }, as.issuer(did));
const proposed = async (given: Given, did = A) => submit(await draft(given, did), did);
const accept = ({ proposalId }: Proposal, context = as.admin()) =>
  rooms().proposals.decide({ proposalId, decision: 'ACCEPT' }, context);

const refusal = (field: string, code?: string) => ({
  code: 'VALIDATION_FAILED',
  details: [expect.objectContaining({ field, ...(code === undefined ? {} : { code }) })],
});

describe('a new entry', () => {
  test('is a DRAFT in the catalog once it is accepted, and told of', async () => {
    const payload = anEntry({ achievementType: 'Course', ownerIssuerDid: A });
    const { resultingId, status } = await accept(await proposed({ kind: 'NEW_ENTRY', payload }));
    expect(status).toBe('ACCEPTED');
    const made = await rooms().entries.byId({ entryId: resultingId }, as.admin());
    expect(made).toMatchObject({ ...payload, status: 'DRAFT', versions: 0, rowVersion: 1 });
    await expect(rooms().entries.byId({ entryId: resultingId }, as.issuer(A))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await world.told(made.entryId)).toMatchObject([
      { action: 'catalog_entry.created', newState: 'DRAFT' },
    ]);
    expect(world.letters[0]?.paragraphs.join(' ')).toContain('as a draft until a version of it is published');
  });

  test('belongs to nobody unless it says so', async () => {
    const { resultingId } = await accept(await proposed({ kind: 'NEW_ENTRY', payload: anEntry() }));
    const made = await rooms().entries.byId({ entryId: resultingId }, as.admin());
    expect(made.ownerIssuerDid).toBeUndefined();
  });

  test('is refused when the catalog has its code by now', async () => {
    const payload = anEntry();
    const proposal = await proposed({ kind: 'NEW_ENTRY', payload });
    await rooms().entries.create(payload, as.admin());
    await expect(accept(proposal)).rejects.toMatchObject({ code: 'DUPLICATE' });
    expect(await rooms().proposals.byId({ id: proposal.proposalId }, as.admin())).toEqual(proposal);
    expect(world.letters).toEqual([]);
  });

  test('is refused when its jurisdiction or framework is none', async () => {
    const framework = await rooms().frameworks.create(
      { code: world.unique(), jurisdictionCode: 'PT', title: 'QNQ' },
      as.admin(),
    );
    for (const [given, field] of [
      [{ jurisdictionCode: 'XK' }, 'payload.jurisdictionCode'],
      [{ frameworkId: framework.frameworkId }, 'payload.frameworkId'],
      [{ frameworkId: newId() }, 'payload.frameworkId'],
    ] as const) {
      const proposal = await proposed({ kind: 'NEW_ENTRY', payload: anEntry(given) });
      await expect(accept(proposal)).rejects.toMatchObject(refusal(field));
    }
  });

  test.each([
    ['no code', { entryCode: undefined }, 'entryCode'],
    ['a code with spaces', { entryCode: 'BSC 1' }, 'entryCode'],
    ['a code as a list', { entryCode: ['BSC'] }, 'entryCode'],
    ['no jurisdiction', { jurisdictionCode: undefined }, 'jurisdictionCode'],
    ['a jurisdiction in words', { jurisdictionCode: 'Ireland' }, 'jurisdictionCode'],
    ['no type', { entryType: undefined }, 'entryType'],
    ['a type that there is not', { entryType: 'DEGREE' }, 'entryType'],
    ['an achievement that there is not', { achievementType: 'Thing' }, 'achievementType'],
    ['a CTID that is none', { ctid: 'ce-1' }, 'ctid'],
    ['a framework that is no id', { frameworkId: 'NFQ' }, 'frameworkId'],
    ['an owner that is no DID', { ownerIssuerDid: 'Galway' }, 'ownerIssuerDid'],
    ['another issuer as its owner', { ownerIssuerDid: B }, 'ownerIssuerDid'],
    ['the spelling of REST', { entry_code: 'X' }, 'entry_code'],
    ['a status', { status: 'ACTIVE' }, 'status'],
  ])('is not submitted with %s', async (_, wrong, field) => {
    const made = await draft({ kind: 'NEW_ENTRY', payload: JSON.parse(JSON.stringify(anEntry(wrong))) });
    await expect(submit(made)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field: `payload.${field}` })]),
    });
    expect(await rooms().proposals.byId({ id: made.proposalId }, as.admin())).toEqual(made);
  });
});

describe('a new version', () => {
  const payload = { title: 'Advanced optics', claimSchema: { type: 'object' } };

  test('is a DRAFT of its entry once it is accepted, and never published', async () => {
    const { entryId, currentVersionId } = await activeEntry();
    const { resultingId } = await accept(await proposed({ kind: 'NEW_VERSION', targetId: entryId, payload }));
    const made = await rooms().versions.byId({ entryVersionId: resultingId }, as.admin());
    expect(made).toMatchObject({ entryId, version: 2, title: 'Advanced optics', status: 'DRAFT' });
    expect(await rooms().entries.byId({ entryId }, as.admin())).toMatchObject({
      versions: 2,
      currentVersionId,
      title: 'Optics',
    });
    expect(await world.told(made.entryVersionId)).toMatchObject([{ action: 'entry_version.created' }]);
    expect(world.letters[0]?.paragraphs.join(' ')).toContain(
      'as a draft until the administrators publish it',
    );
  });

  test('of several accepted at once for one entry each gets a number of its own', async () => {
    const { entryId } = await entry();
    const proposals = [];
    for (let count = 0; count < 5; count++)
      proposals.push(await proposed({ kind: 'NEW_VERSION', targetId: entryId, payload }));
    await Promise.all([
      ...proposals.map((proposal) => accept(proposal)),
      rooms().versions.create({ entryId, title: 'By hand' }, as.admin()),
    ]);
    const { items } = await rooms().versions.list({ entryId }, as.admin());
    expect(items.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('names a level and a skill that are not there', async () => {
    const { frameworkId } = await rooms().frameworks.create(
      {
        code: world.unique(),
        jurisdictionCode: 'IE',
        title: 'NFQ',
        levels: [{ levelCode: '7', label: 'Seven' }],
      },
      as.admin(),
    );
    const { entryId } = await entry({ frameworkId });
    for (const [given, field] of [
      [{ levelCode: '8' }, 'payload.levelCode'],
      [{ skills: [{ skillId: newId() }] }, 'payload.skills[0].skillId'],
    ] as const) {
      const proposal = await proposed({
        kind: 'NEW_VERSION',
        targetId: entryId,
        payload: { title: 'X', ...given },
      });
      await expect(accept(proposal)).rejects.toMatchObject(refusal(field, 'unknown'));
    }
  });

  test.each([
    ['no title', { title: undefined }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(256) }, 'title'],
    ['a credit without a unit', { credit: { value: 5 } }, 'credit.unit'],
    ['a duration in words', { duration: 'three years' }, 'duration'],
    ['a schema that is none', { claimSchema: { type: 'objekt' } }, 'claimSchema'],
    ['a schema as text', { claimSchema: '{}' }, 'claimSchema'],
    [
      'a period that ends before it begins',
      { effectiveFrom: '2027-01-01T00:00:00Z', effectiveTo: '2026-01-01T00:00:00Z' },
      'effectiveTo',
    ],
    ['skills as one', { skills: newId() }, 'skills'],
    ['its entry in the payload', { entryId: newId() }, 'entryId'],
    ['its status', { status: 'PUBLISHED' }, 'status'],
  ])('is not submitted with %s', async (_, wrong, field) => {
    const { entryId } = await entry();
    const given = JSON.parse(JSON.stringify({ ...payload, ...wrong }));
    const made = await draft({ kind: 'NEW_VERSION', targetId: entryId, payload: given });
    await expect(submit(made)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field: `payload.${field}` })]),
    });
  });
});

describe('a retirement', () => {
  const payload = { reason: 'Nobody asks for it; written by Aoife.' };

  test('ends the entry and its version, as an administrator does, and keeps what a tenant wrote out of the trail', async () => {
    const { entryId, currentVersionId = '' } = await activeEntry();
    const proposal = await proposed({ kind: 'RETIRE_ENTRY', targetId: entryId, payload });
    expect(await accept(proposal)).toMatchObject({ status: 'ACCEPTED', resultingId: entryId });
    expect(await rooms().entries.byId({ entryId }, as.admin())).toMatchObject({ status: 'RETIRED' });
    expect(await rooms().versions.byId({ entryVersionId: currentVersionId }, as.admin())).toMatchObject({
      status: 'RETIRED',
      effectiveTo: world.now(),
    });
    expect((await world.told(entryId)).at(-1)).toMatchObject({
      action: 'catalog_entry.retired',
      reason: `proposal ${proposal.proposalId}`,
    });
    expect(world.letters[0]?.paragraphs.join(' ')).toContain('nothing new is issued under it');
  });

  test.each([
    ['no reason', {}, 'reason'],
    ['an empty reason', { reason: ' ' }, 'reason'],
    ['a reason that is too long', { reason: 'x'.repeat(2001) }, 'reason'],
    ['its entry in the payload', { reason: 'x', entryId: newId() }, 'entryId'],
  ])('is not submitted with %s', async (_, wrong, field) => {
    const { entryId } = await entry();
    const made = await draft({ kind: 'RETIRE_ENTRY', targetId: entryId, payload: wrong });
    await expect(submit(made)).rejects.toMatchObject(refusal(`payload.${field}`));
  });

  test('of what has ended meanwhile is refused', async () => {
    const { entryId } = await entry();
    const proposal = await proposed({ kind: 'RETIRE_ENTRY', targetId: entryId, payload });
    await rooms().entries.retire({ entryId, reason: 'Over.' }, as.admin());
    await expect(accept(proposal)).rejects.toMatchObject(refusal('targetId', 'retired'));
  });
});

describe('which entries an issuer proposes about', () => {
  const ENTRIES = {
    'its own': { make: () => activeEntry({ ownerIssuerDid: A }) },
    'its own draft': { make: () => entry({ ownerIssuerDid: A }) },
    'one of nobody': { make: () => activeEntry() },
    'a draft of nobody': { make: () => entry() },
    'one of another issuer': { make: () => activeEntry({ ownerIssuerDid: B }), code: 'not_yours' },
    'a draft of another issuer': { make: () => entry({ ownerIssuerDid: B }), code: 'unknown' },
    'one that has ended': { make: retired, code: 'retired' },
    'one that there is not': { make: async () => ({ entryId: newId() }), code: 'unknown' },
  };
  const PAYLOADS = { NEW_VERSION: { title: 'X' }, RETIRE_ENTRY: { reason: 'Over.' } };
  test.each(
    Object.entries(ENTRIES).flatMap(([what, given]) =>
      (['NEW_VERSION', 'RETIRE_ENTRY'] as const).map((kind) => ({ what, kind, code: undefined, ...given })),
    ),
  )('$kind of $what: $code', async ({ kind, make, code }) => {
    const { entryId } = await make();
    const made = await draft({ kind, targetId: entryId, payload: PAYLOADS[kind] });
    if (code === undefined) await expect(submit(made)).resolves.toMatchObject({ status: 'SUBMITTED' });
    else await expect(submit(made)).rejects.toMatchObject(refusal('targetId', code));
  });

  test('is asked again when it is accepted', async () => {
    const { entryId } = await activeEntry();
    const proposal = await proposed({ kind: 'NEW_VERSION', targetId: entryId, payload: { title: 'X' } });
    await rooms().entries.update({ entryId, ownerIssuerDid: B }, as.admin());
    await expect(accept(proposal)).rejects.toMatchObject(refusal('targetId', 'not_yours'));
    expect(await rooms().entries.byId({ entryId }, as.admin())).toMatchObject({ versions: 1 });
  });
});

describe('a new code', () => {
  test('is in its set once it is accepted, from that instant on unless told', async () => {
    const { codeSetId } = await codeSet();
    const proposal = await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload: aCode() });
    world.moveClock(60_000);
    const from = world.now();
    expect(await accept(proposal)).toMatchObject({ status: 'ACCEPTED', resultingId: codeSetId });
    expect(await codesOf(codeSetId)).toEqual(['D', 'P']);
    const { code } = await rooms().codeSets.code({ codeSet: codeSetId, code: 'P' }, as.issuer(A));
    expect(code).toMatchObject({ labelI18n: { en: 'Pass' }, validFrom: from });
    expect(await world.told(codeSetId)).toMatchObject([
      { action: 'code_set.created' },
      { action: 'code_set.code_added' },
    ]);
    expect(world.letters[0]?.paragraphs.join(' ')).toContain('in its code set now');
  });

  test('may begin earlier, be a part of another one, and take up what has ended', async () => {
    const { codeSetId } = await codeSet([
      { code: 'A', labelI18n: { en: 'A' }, validFrom: '2020-01-01T00:00:00Z' },
      {
        code: 'B',
        labelI18n: { en: 'B' },
        validFrom: '2020-01-01T00:00:00Z',
        validTo: '2021-01-01T00:00:00Z',
      },
    ]);
    for (const payload of [
      aCode({ code: 'A.1', parentCode: 'A', validFrom: '2020-01-01T00:00:00Z' }),
      aCode({ code: 'B', validFrom: '2021-01-01T00:00:00Z' }),
    ])
      await accept(await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload }));
    expect(await codesOf(codeSetId)).toEqual(['A', 'A.1', 'B']);
  });

  test('is refused beside what the set has', async () => {
    const { codeSetId } = await codeSet([
      { code: 'A', labelI18n: { en: 'A' }, parentCode: 'B' },
      { code: 'B', labelI18n: { en: 'B' }, validTo: '2030-01-01T00:00:00Z' },
    ]);
    for (const [payload, field] of [
      [aCode({ code: 'A' }), 'payload.code'],
      [aCode({ parentCode: 'C' }), 'payload.parentCode'],
      [aCode({ code: 'B', parentCode: 'A', validFrom: '2030-01-01T00:00:00Z' }), 'payload.parentCode'],
      [aCode({ validTo: '2020-01-01T00:00:00Z' }), 'payload.validTo'],
    ] as const) {
      const proposal = await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload });
      await expect(accept(proposal)).rejects.toMatchObject(refusal(field));
    }
    expect(await codesOf(codeSetId)).toEqual(['A', 'B']);
  });

  test('of two proposals of one code that are accepted at once one adds it', async () => {
    const { codeSetId } = await codeSet();
    const proposals = [
      await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload: aCode() }),
      await proposed(
        { kind: 'NEW_CODE', targetId: codeSetId, payload: aCode({ validFrom: '2020-01-01T00:00:00Z' }) },
        B,
      ),
    ];
    const decided = await Promise.allSettled(proposals.map((proposal) => accept(proposal)));
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('payload.code'),
    });
    expect(await codesOf(codeSetId)).toEqual(['D', 'P']);
  });

  test('several of one set that are accepted at once are all added', async () => {
    const { codeSetId } = await codeSet();
    const proposals = [];
    for (const code of ['P', 'Q', 'R', 'S'])
      proposals.push(await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload: aCode({ code }) }));
    await Promise.all(proposals.map((proposal) => accept(proposal)));
    expect(await codesOf(codeSetId)).toEqual(['D', 'P', 'Q', 'R', 'S']);
  });

  test('is not added to a set that is full', async () => {
    const { codeSetId } = await codeSet(
      Array.from({ length: MOST_CODES }, (_, at) => ({ code: `C${at}`, labelI18n: { en: 'C' } })),
    );
    const proposal = await proposed({ kind: 'NEW_CODE', targetId: codeSetId, payload: aCode() });
    await expect(accept(proposal)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test.each([
    ['a standard set', standardSet, 'standard'],
    ['a set that there is not', async () => newId(), 'unknown'],
  ])('is not submitted for %s', async (_, target, code) => {
    const made = await draft({ kind: 'NEW_CODE', targetId: await target(), payload: aCode() });
    await expect(submit(made)).rejects.toMatchObject(refusal('targetId', code));
  });

  test.each([
    ['no code', { code: undefined }, 'code'],
    ['a code with spaces', { code: 'A B' }, 'code'],
    ['no label', { labelI18n: undefined }, 'labelI18n'],
    ['a label as text', { labelI18n: 'Pass' }, 'labelI18n'],
    ['a label of no language', { labelI18n: {} }, 'labelI18n'],
    ['itself above it', { parentCode: 'P' }, 'parentCode'],
    ['a day that is none', { validFrom: 'yesterday' }, 'validFrom'],
    ['the spelling of REST', { label_i18n: { en: 'Pass' } }, 'label_i18n'],
  ])('is not submitted with %s', async (_, wrong, field) => {
    const { codeSetId } = await codeSet();
    const payload = JSON.parse(JSON.stringify(aCode(wrong)));
    const made = await draft({ kind: 'NEW_CODE', targetId: codeSetId, payload });
    await expect(submit(made)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field: `payload.${field}` })]),
    });
  });
});

test.each([
  ['NEW_ENTRY', async () => ({ payload: anEntry() })],
  ['NEW_VERSION', async () => ({ targetId: (await entry()).entryId, payload: { title: 'X' } })],
  ['RETIRE_ENTRY', async () => ({ targetId: (await entry()).entryId, payload: { reason: 'X' } })],
  ['NEW_CODE', async () => ({ targetId: (await codeSet()).codeSetId, payload: aCode() })],
] as const)('%s that two administrators accept at once is made once', async (kind, given) => {
  const proposal = await proposed({ kind, ...(await given()) });
  const decided = await Promise.allSettled([accept(proposal), accept(proposal)]);
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'INVALID_STATE_TRANSITION' },
  });
  expect(world.letters).toHaveLength(1);
  expect(world.letters[0]?.subject).toBe('Your proposal was accepted');
});
