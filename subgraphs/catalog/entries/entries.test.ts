import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { hashOf } from './version.ts';
import { VERSION_STATUSES, type VersionStatus } from './version-status.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
  await world.aJurisdiction('PT');
});
afterAll(() => world.close());

const entries = () => world.catalog.service.entries;
const versions = () => world.catalog.service.versions;
const anEntry = (given: object = {}, context = as.admin()) =>
  entries().create(
    { entryCode: `E${world.unique()}`, jurisdictionCode: 'IE', entryType: 'QUALIFICATION', ...given },
    context,
  );
const aVersion = (entryId: string, given: object = {}, context = as.admin()) =>
  versions().create({ entryId, title: 'BSc Physics', ...given }, context);
const publish = (entryId: string, version: number, context = as.admin()) =>
  versions().publish({ entryId, version }, context);
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('an entry', () => {
  test('is a DRAFT that administrators alone see', async () => {
    const entry = await anEntry({ entryCode: 'BSC-1' });
    expect(entry).toMatchObject({ achievementType: 'Degree', status: 'DRAFT', versions: 0, rowVersion: 1 });
    await expect(entries().byId({ entryId: entry.entryId }, as.issuer())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await entries().byId({ entryId: entry.entryId }, as.admin('VIEWER'))).toEqual(entry);
    expect(await world.told(entry.entryId)).toMatchObject([
      { action: 'catalog_entry.created', newState: 'DRAFT' },
    ]);
    await expect(anEntry({ entryCode: 'BSC-1' })).rejects.toMatchObject({ code: 'DUPLICATE' });
    await expect(anEntry({ entryCode: 'BSC-1', jurisdictionCode: 'PT' })).resolves.toBeDefined();
  });

  test('has a CTID that no other one has', async () => {
    const ctid = 'ce-5F5C8C1E-6a1e-4a0b-9c3a-1f2d3e4b5a69';
    expect(await anEntry({ ctid })).toMatchObject({ ctid: ctid.toLowerCase() });
    await expect(anEntry({ ctid })).rejects.toMatchObject({ code: 'DUPLICATE' });
    const { entryId } = await anEntry();
    await expect(entries().update({ entryId, ctid }, as.admin())).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });

  test.each([
    ['no code', { entryCode: undefined }, 'entryCode'],
    ['a code with a space', { entryCode: 'a b' }, 'entryCode'],
    ['an unknown jurisdiction', { jurisdictionCode: 'FR' }, 'jurisdictionCode'],
    ['no type', { entryType: undefined }, 'entryType'],
    ['another type', { entryType: 'DEGREE' }, 'entryType'],
    ['an achievement type that there is not', { achievementType: 'bachelor' }, 'achievementType'],
    ['a CTID of another form', { ctid: NOBODY }, 'ctid'],
    ['an unknown framework', { frameworkId: NOBODY }, 'frameworkId'],
    ['an owner that is no DID', { ownerIssuerDid: 'Galway' }, 'ownerIssuerDid'],
    ['an unknown field', { status: 'ACTIVE' }, 'status'],
  ])('is refused with %s', async (_, wrong, field) => {
    await expect(anEntry(wrong)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('is changed by whoever read it last', async () => {
    const { entryId } = await anEntry();
    const changed = await entries().update({ entryId, entryType: 'COURSE' }, as.admin());
    expect(changed).toMatchObject({ entryType: 'COURSE', achievementType: 'Degree', rowVersion: 2 });
    const stale = as.admin('ADMIN', { expectedRowVersion: 1 });
    await expect(entries().update({ entryId, entryType: 'UNIT' }, stale)).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    await expect(entries().update({ entryId: NOBODY }, as.admin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('lists to issuers what is ACTIVE, or was', async () => {
    const { entryId } = await anEntry({ entryCode: 'LIST', entryType: 'BADGE', jurisdictionCode: 'PT' });
    await anEntry({ entryCode: 'LIST-2', entryType: 'BADGE', jurisdictionCode: 'PT' });
    const codes = async (filter: object, context = as.issuer()) =>
      (await entries().list({ filter: { entryType: 'BADGE', ...filter } }, context)).items.map(
        ({ entryCode }) => entryCode,
      );
    expect(await codes({})).toEqual([]);
    expect(await codes({}, as.admin())).toEqual(['LIST', 'LIST-2']);
    await aVersion(entryId);
    await publish(entryId, 1);
    expect(await codes({})).toEqual(['LIST']);
    expect(await codes({ jurisdictionCode: 'PT' })).toEqual(['LIST']);
    expect(await codes({ jurisdictionCode: 'IE' })).toEqual([]);
    await entries().retire({ entryId, reason: 'It has ended.' }, as.admin());
    expect(await codes({})).toEqual([]);
    expect(await codes({ status: 'RETIRED' })).toEqual(['LIST']);
    await expect(codes({ status: 'DRAFT' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('goes on behind a cursor without passing over what came before', async () => {
    const all = await entries().list({ first: 100 }, as.admin());
    const walked: string[] = [];
    for (let after: string | undefined; ; ) {
      const { data } = await world.graphql(
        'query ($after: String) { catalogEntries(first: 3, after: $after) { nodes { entryId } pageInfo { hasNextPage endCursor } } }',
        { after },
        as.admin(),
      );
      walked.push(...data.catalogEntries.nodes.map(({ entryId }: { entryId: string }) => entryId));
      if (!data.catalogEntries.pageInfo.hasNextPage) break;
      after = data.catalogEntries.pageInfo.endCursor;
    }
    expect(walked).toEqual(all.items.map(({ entryId }) => entryId));
    expect(walked.length).toBeGreaterThan(5);
  });
});

describe('a version', () => {
  const framework = () =>
    world.catalog.service.frameworks.create(
      {
        code: `F${world.unique()}`,
        jurisdictionCode: 'IE',
        title: 'NFQ',
        levels: [{ levelCode: '8', label: 'Honours' }],
      },
      as.admin(),
    );

  test('is numbered on, and names its entry until one is published', async () => {
    const { entryId } = await anEntry();
    expect(await aVersion(entryId)).toMatchObject({ version: 1, status: 'DRAFT' });
    expect(await aVersion(entryId, { title: 'BSc Applied Physics' })).toMatchObject({ version: 2 });
    expect(await entries().byId({ entryId }, as.admin())).toMatchObject({
      title: 'BSc Applied Physics',
      versions: 2,
    });
    await publish(entryId, 1);
    await aVersion(entryId, { title: 'Another' });
    expect(await entries().byId({ entryId }, as.issuer())).toMatchObject({
      title: 'BSc Physics',
      status: 'ACTIVE',
    });
  });

  test('ten at once get ten numbers', async () => {
    const { entryId } = await anEntry();
    const made = await Promise.all(Array.from({ length: 10 }, () => aVersion(entryId)));
    expect(made.map(({ version }) => version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('keeps everything that was said', async () => {
    const { frameworkId } = await framework();
    const { entryId } = await anEntry({ frameworkId });
    const content = {
      title: 'BSc Physics',
      description: 'Four years.\nOne abroad.',
      levelCode: '8',
      credit: { value: 240, unit: 'ECTS' },
      duration: 'P4Y',
      criteria: 'All modules passed.',
      resultDescriptions: [
        { id: 'class', name: 'Class', resultType: 'PerformanceLevel', allowedValues: ['Pass', 'First'] },
        {
          id: 'mark',
          name: 'Mark',
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
          requiredValue: '40',
        },
      ],
      skills: [],
      alignments: [{ targetName: 'Physicist', targetUrl: 'https://esco.example/2111', targetType: 'CFItem' }],
      claimSchema: { type: 'object', properties: { $x: {}, 'a.b': {} } },
    };
    const { claimSchema, ...kept } = content;
    const made = await aVersion(entryId, content);
    expect(made).toMatchObject(kept);
    const { data } = await world.graphql(
      'query ($id: ID!) { entryVersion(id: $id) { title claimSchema credit { value } } }',
      { id: made.entryVersionId },
      as.admin(),
    );
    expect(data.entryVersion).toEqual({ title: 'BSc Physics', claimSchema, credit: { value: 240 } });
  });

  const described = (more: object) => ({
    resultDescriptions: [{ id: 'a', name: 'A', resultType: 'Result', ...more }],
  });
  test.each([
    ['no title', { title: '' }, 'title'],
    ['a title that is no text', { title: 7 }, 'title'],
    ['a level that its framework lacks', { levelCode: '9' }, 'levelCode'],
    ['no credit', { credit: { value: 0, unit: 'ECTS' } }, 'credit.value'],
    ['credit of nothing', { credit: { value: 1 } }, 'credit.unit'],
    ['a duration in words', { duration: '3 years' }, 'duration'],
    ['an empty duration', { duration: 'P' }, 'duration'],
    ['an unknown result type', described({ resultType: 'Grade' }), 'resultDescriptions[0].resultType'],
    ['a range upside down', described({ valueMin: '2', valueMax: '1' }), 'resultDescriptions[0].valueMax'],
    ['a bound that is no number', described({ valueMin: 'low' }), 'resultDescriptions[0].valueMin'],
    [
      'values and a range',
      described({ allowedValues: ['a'], valueMin: '1' }),
      'resultDescriptions[0].allowedValues',
    ],
    [
      'a required value that is not allowed',
      described({ allowedValues: ['a'], requiredValue: 'b' }),
      'resultDescriptions[0].requiredValue',
    ],
    ['an unknown skill', { skills: [{ skillId: NOBODY }] }, 'skills[0].skillId'],
    ['an alignment to nowhere', { alignments: [{ targetName: 'x' }] }, 'alignments[0].targetUrl'],
    ['a schema that is none', { claimSchema: { type: 'thing' } }, 'claimSchema'],
    ['a schema that is a text', { claimSchema: 'string' }, 'claimSchema'],
    ['a schema that leads elsewhere', { claimSchema: { $ref: 'https://evil.example' } }, 'claimSchema'],
    [
      'an end before its beginning',
      { effectiveFrom: '2026-02-01T00:00:00Z', effectiveTo: '2026-01-01T00:00:00Z' },
      'effectiveTo',
    ],
    ['an instant that is none', { effectiveFrom: 'soon' }, 'effectiveFrom'],
    ['an unknown field', { status: 'PUBLISHED' }, 'status'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { frameworkId } = await framework();
    const { entryId } = await anEntry({ frameworkId });
    await expect(aVersion(entryId, wrong)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
    expect(await entries().byId({ entryId }, as.admin())).toMatchObject({ versions: 0 });
  });

  test('is published for ever, by its hash', async () => {
    const { entryId } = await anEntry();
    await aVersion(entryId);
    const published = await publish(entryId, 1);
    expect(published).toMatchObject({
      status: 'PUBLISHED',
      effectiveFrom: world.now(),
      publishedAt: world.now(),
      rowVersion: 2,
    });
    expect(published.contentHash).toBe(hashOf(published));
    expect(hashOf({ ...published, title: 'BA Physics' })).not.toBe(published.contentHash);
    expect(hashOf({ ...published, effectiveTo: world.now(), replacedBy: NOBODY })).toBe(
      published.contentHash,
    );
    expect(await versions().byId({ entryVersionId: published.entryVersionId }, as.issuer())).toEqual(
      published,
    );
    await expect(versions().update({ entryId, version: 1, title: 'x' }, as.admin())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });

  test('two publishers at once make one version, and it tells once', async () => {
    const { entryId } = await anEntry();
    const { entryVersionId } = await aVersion(entryId);
    const outcomes = await Promise.allSettled([
      publish(entryId, 1),
      publish(entryId, 1),
      publish(entryId, 1),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const told = (await world.told(entryVersionId)).filter(
      ({ action }) => action === 'entry_version.published',
    );
    expect(told).toHaveLength(1);
  });

  test('ends the one before when it begins, and an instant of the past finds what counted then', async () => {
    const { entryId, entryCode } = await anEntry();
    const before = world.now();
    await aVersion(entryId, { title: 'One' });
    const one = await publish(entryId, 1);
    world.moveClock(10 * DAY);
    const begins = new Date(world.now().getTime() + 5 * DAY);
    await aVersion(entryId, { title: 'Two', effectiveFrom: begins });
    const two = await publish(entryId, 2);
    expect(await versions().byId({ entryVersionId: one.entryVersionId }, as.issuer())).toMatchObject({
      status: 'SUPERSEDED',
      replacedBy: two.entryVersionId,
      effectiveTo: begins,
      contentHash: one.contentHash,
    });
    const at = async (instant?: Date) =>
      (await versions().resolve({ entryId, at: instant }, as.issuer())).title;
    expect(await at()).toBe('One');
    expect(await at(new Date(begins.getTime() - 1))).toBe('One');
    expect(await at(begins)).toBe('Two');
    expect(
      (await versions().resolve({ jurisdictionCode: 'IE', entryCode, at: begins }, as.issuer())).title,
    ).toBe('Two');
    await expect(at(new Date(before.getTime() - 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const rpc = await world.rpc('ResolveEntryVersion', { entryId, at: String(begins.getTime()) });
    expect(rpc.entryVersion).toMatchObject({ title: 'Two', version: 2, status: 'PUBLISHED' });

    await aVersion(entryId, { title: 'Three', effectiveFrom: before });
    await expect(publish(entryId, 3)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field: 'effectiveFrom' })],
    });
    const listed = await versions().list({ entryId }, as.issuer());
    expect(listed.items.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect((await versions().list({ entryId, first: 1 }, as.admin())).items).toMatchObject([
      { title: 'Three' },
    ]);
  });

  test('older than the published one is not published any more', async () => {
    const { entryId } = await anEntry();
    await aVersion(entryId);
    await aVersion(entryId);
    await publish(entryId, 2);
    await expect(publish(entryId, 1)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test.each([
    ['without an example', { type: 'object' }, /examples/],
    [
      'with one that it refuses',
      { type: 'object', required: ['name'], examples: [{}] },
      /examples\[0\]\.name/,
    ],
  ])('whose schema comes %s is not published', async (_, claimSchema, why) => {
    const { entryId } = await anEntry();
    await aVersion(entryId, { claimSchema });
    await expect(publish(entryId, 1)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(why),
    });
  });

  describe.each(VERSION_STATUSES)('that is %s', (from: VersionStatus) => {
    const reach = async () => {
      const { entryId } = await anEntry();
      await aVersion(entryId);
      if (from === 'IN_REVIEW')
        await versions().update({ entryId, version: 1, status: 'IN_REVIEW' }, as.admin());
      if (['PUBLISHED', 'SUPERSEDED', 'RETIRED'].includes(from)) await publish(entryId, 1);
      if (from === 'RETIRED') await entries().retire({ entryId, reason: 'Over.' }, as.admin());
      if (from === 'SUPERSEDED') {
        world.moveClock(1000);
        await aVersion(entryId);
        await publish(entryId, 2);
      }
      return entryId;
    };
    const isOpen = from === 'DRAFT' || from === 'IN_REVIEW';
    test.each(['DRAFT', 'IN_REVIEW', 'PUBLISHED'] as const)('becomes %s or is refused', async (to) => {
      const entryId = await reach();
      const change =
        to === 'PUBLISHED'
          ? publish(entryId, 1)
          : versions().update({ entryId, version: 1, status: to }, as.admin());
      if (isOpen) await expect(change).resolves.toMatchObject({ status: to });
      else await expect(change).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    });
  });

  test('a retired entry ends, takes nothing more and says so once', async () => {
    const { entryId } = await anEntry();
    await aVersion(entryId);
    const { entryVersionId } = await publish(entryId, 1);
    world.moveClock(DAY);
    const ended = await entries().retire({ entryId, reason: 'No students.' }, as.admin());
    expect(ended).toMatchObject({ status: 'RETIRED' });
    expect(await entries().retire({ entryId, reason: 'Again.' }, as.admin())).toEqual(ended);
    const version = await versions().byId({ entryVersionId }, as.issuer());
    expect(version).toMatchObject({ status: 'RETIRED', effectiveTo: world.now() });
    expect(version.contentHash).toBe(hashOf(version));
    await expect(versions().resolve({ entryId }, as.issuer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const then = new Date(world.now().getTime() - 1);
    await expect(versions().resolve({ entryId, at: then }, as.issuer())).resolves.toMatchObject({
      version: 1,
    });
    await expect(aVersion(entryId)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    await expect(entries().update({ entryId, entryType: 'UNIT' }, as.admin())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
    expect((await world.told(entryId)).at(-1)).toEqual({
      action: 'catalog_entry.retired',
      previousState: 'ACTIVE',
      newState: 'RETIRED',
      reason: 'No students.',
    });
  });

  test.each([
    ['an id and a code', { entryId: NOBODY, jurisdictionCode: 'IE', entryCode: 'x' }],
    ['neither', {}],
    ['a code without a jurisdiction', { entryCode: 'x' }],
  ])('is not looked for by %s', async (_, input) => {
    await expect(versions().resolve(input, as.issuer())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('over gRPC it is made and published as over GraphQL', async () => {
    const request = { entryCode: `R${world.unique()}`, jurisdictionCode: 'IE', entryType: 'COURSE' };
    const { entry } = await world.rpc('CreateCatalogEntry', request);
    expect(entry).toMatchObject({ ...request, achievementType: 'Course', status: 'DRAFT' });
    const { entryId } = entry;
    const { entryVersion } = await world.rpc('CreateEntryVersion', {
      entryId,
      title: 'Optics',
      credit: { value: 5, unit: 'ECTS' },
      claimSchemaJson: '{"type":"object","examples":[{}]}',
    });
    expect(entryVersion).toMatchObject({ version: 1, status: 'DRAFT', credit: { value: 5 } });
    const published = await world.rpc('PublishEntryVersion', { entryId, version: 1 });
    expect(published.entryVersion).toMatchObject({
      status: 'PUBLISHED',
      claimSchemaJson: '{"examples":[{}],"type":"object"}',
    });
    expect((await world.rpc('GetCatalogEntry', { entryId })).entry).toMatchObject({
      status: 'ACTIVE',
      title: 'Optics',
    });
    const updated = await world.rpc('UpdateCatalogEntry', { entryId, entryType: 'UNIT' });
    expect(updated.entry).toMatchObject({ entryType: 'UNIT' });
    const listed = await world.rpc('ListCatalogEntries', { typeFilter: 'UNIT', statusFilter: 'ACTIVE' });
    expect(listed).toMatchObject({ total: 1, entries: [{ entryId }] });
    const retired = await world.rpc('RetireCatalogEntry', { entryId, reason: 'Over.' });
    expect(retired.entry).toMatchObject({ status: 'RETIRED' });
    await expect(
      world.rpc('CreateEntryVersion', { entryId, title: 'x', claimSchemaJson: '[' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

test.each([
  ['nobody', () => as.nobody(), 'UNAUTHENTICATED'],
  ['an issuer', () => as.issuer(), 'SCOPE_MISSING'],
  ['a VIEWER', () => as.admin('VIEWER'), 'FORBIDDEN'],
])('%s changes nothing', async (_, context, code) => {
  for (const operation of [
    entries().create,
    entries().update,
    entries().retire,
    versions().create,
    versions().update,
    versions().publish,
  ])
    await expect(operation({}, context())).rejects.toMatchObject({ code });
});
