import { newId } from '../../../kernel/ids.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { CTDL_CONTEXT } from './ctdl.ts';
import { exportedEntry, exportedFramework, imported, itemsOf, problemsOf } from './testing.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
});
afterAll(() => world.close());

const REGISTRY = 'https://registry.example';
const ctid = () => `ce-${newId()}`;
const resource = (id: string) => `${REGISTRY}/resources/${id}`;
const en = (text: string) => ({ 'en-US': text });

/** The graph of one credential, as a registry publishes it: its node, and blank nodes that it names. */
function aCredential(given: object = {}) {
  const id = ctid();
  const competency = resource(ctid());
  return {
    '@context': CTDL_CONTEXT,
    '@id': `${REGISTRY}/graph/${id}`,
    '@graph': [
      {
        '@id': resource(id),
        '@type': 'ceterms:Certificate',
        'ceterms:ctid': id,
        'ceterms:name': { 'en-US': 'Certificate in Welding', 'de-DE': 'Schweißerbrief' },
        'ceterms:description': en('Joins metals by heat.'),
        'ceterms:ownedBy': [resource(ctid())],
        'ceterms:subjectWebpage': 'https://college.example/welding',
        'ceterms:inLanguage': ['en-US'],
        'ceterms:estimatedDuration': [{ '@type': 'ceterms:DurationProfile', 'ceterms:exactDuration': 'P6M' }],
        'ceterms:creditValue': [
          {
            '@type': 'schema:QuantitativeValue',
            'schema:value': 12,
            'ceterms:creditUnitType': [
              {
                '@type': 'ceterms:CredentialAlignmentObject',
                'ceterms:targetNode': 'creditUnit:SemesterHour',
              },
            ],
          },
        ],
        'ceterms:requires': [
          {
            '@type': 'ceterms:ConditionProfile',
            'ceterms:description': en('Pass the practical test.'),
            'ceterms:targetCompetency': [
              {
                '@type': 'ceterms:CredentialAlignmentObject',
                'ceterms:targetNode': competency,
                'ceterms:targetNodeName': en('Welds a seam'),
                'ceterms:frameworkName': en('Welding'),
              },
            ],
          },
        ],
        'ceterms:offeredBy': ['_:offerer'],
        ...given,
      },
      {
        '@id': '_:offerer',
        '@type': 'ceterms:CredentialOrganization',
        'ceterms:name': en('The College'),
        'ceterms:address': ['_:place'],
      },
      { '@id': '_:place', '@type': 'ceterms:Place', 'ceterms:addressLocality': en('Cork') },
    ] as Record<string, unknown>[],
    competency,
    ctid: id,
  };
}

function sent({ competency: _competency, ctid: _ctid, ...document }: ReturnType<typeof aCredential>) {
  return document;
}

/** The graph of a framework of competencies. */
function aFramework() {
  const [framework, top, below] = [ctid(), ctid(), ctid()];
  const parts = { 'ceasn:isPartOf': [resource(framework)], 'ceasn:inLanguage': ['en-US'] };
  return {
    '@context': 'https://credreg.net/ctdlasn/schema/context/json',
    '@id': `${REGISTRY}/graph/${framework}`,
    '@graph': [
      {
        '@id': resource(framework),
        '@type': 'ceasn:CompetencyFramework',
        'ceterms:ctid': framework,
        'ceasn:name': en('Welding'),
        'ceasn:publisherName': en('Institute of Welding'),
        'ceasn:hasTopChild': [resource(top)],
        'ceasn:publicationStatusType': 'publicationStatus:Published',
      },
      {
        '@id': resource(top),
        '@type': 'ceasn:Competency',
        'ceterms:ctid': top,
        'ceasn:competencyLabel': en('Safety'),
        'ceasn:competencyText': en('Works safely with heat.'),
        'ceasn:isTopChildOf': [resource(framework)],
        'ceasn:hasChild': [resource(below)],
        ...parts,
      },
      {
        '@id': resource(below),
        '@type': 'ceasn:Competency',
        'ceterms:ctid': below,
        'ceasn:competencyText': en('Wears a mask.'),
        'ceasn:isChildOf': [resource(top)],
        ...parts,
      },
    ] as Record<string, unknown>[],
    uris: { framework: resource(framework), top: resource(top), below: resource(below) },
  };
}

function graphOf({ uris: _uris, ...document }: ReturnType<typeof aFramework>) {
  return document;
}

const entryOf = async (id: string) => {
  const found = await world.connection.collection('catalog_entries').findOne({ ctid: id });
  return world.catalog.service.entries.byId({ entryId: String(found?.['_id']) }, as.admin());
};
const versionsOf = async (entryId: string) =>
  (await world.catalog.service.versions.list({ entryId }, as.admin())).items;
const skillAt = async (sourceUri: string) => {
  const found = await world.connection.collection('skills').findOne({ sourceUri });
  return found && world.catalog.service.skills.byId({ id: String(found['_id']) }, as.admin());
};

describe('importing a credential of CTDL', () => {
  test('makes an entry and a draft of its version', async () => {
    const document = aCredential();
    const job = await imported(world, sent(document));
    expect(job).toMatchObject({
      status: 'COMPLETED',
      format: 'CTDL',
      counts: { MADE: 1, KEPT: 5, SKIPPED: 0, REFUSED: 0 },
    });
    const entry = await entryOf(document.ctid);
    expect(entry).toMatchObject({
      entryCode: document.ctid,
      jurisdictionCode: 'IE',
      entryType: 'QUALIFICATION',
      achievementType: 'Certificate',
      title: 'Certificate in Welding',
      versions: 1,
      status: 'DRAFT',
    });
    expect(await versionsOf(entry.entryId)).toMatchObject([
      {
        version: 1,
        status: 'DRAFT',
        title: 'Certificate in Welding',
        description: 'Joins metals by heat.',
        credit: { value: 12, unit: 'SemesterHour' },
        duration: 'P6M',
        criteria: 'Pass the practical test.',
        skills: [],
        alignments: [
          {
            targetName: 'Welds a seam',
            targetFramework: 'Welding',
            targetUrl: document.competency,
            targetType: 'ceasn:Competency',
          },
        ],
      },
    ]);
    expect(await world.told(entry.entryId)).toMatchObject([
      { action: 'catalog_entry.created', reason: `import ${job.importId}` },
    ]);
  });

  test('exported again is the same', async () => {
    const document = aCredential();
    await imported(world, sent(document));
    const { entryId } = await entryOf(document.ctid);
    expect(await exportedEntry(world, entryId)).toEqual(sent(document));
  });

  test('twice changes nothing', async () => {
    const document = aCredential();
    await imported(world, sent(document));
    const before = await entryOf(document.ctid);
    const again = await imported(world, sent(document));
    expect(again.counts).toMatchObject({ MADE: 0, CHANGED: 0, UNCHANGED: 1, KEPT: 5 });
    expect(await entryOf(document.ctid)).toEqual(before);
    expect(await versionsOf(before.entryId)).toMatchObject([{ rowVersion: 1 }]);
  });

  test('as a dry run makes nothing', async () => {
    const document = aCredential();
    const dry = await imported(world, sent(document), { dryRun: true });
    expect(dry.counts).toMatchObject({ MADE: 1, KEPT: 5 });
    expect(await world.connection.collection('catalog_entries').countDocuments({ ctid: document.ctid })).toBe(
      0,
    );
    expect((await imported(world, sent(document))).counts).toEqual(dry.counts);
  });

  test('never publishes: what has changed is a draft behind the published version', async () => {
    const document = aCredential();
    await imported(world, sent(document));
    const { entryId } = await entryOf(document.ctid);
    await world.catalog.service.versions.update(
      { entryId, version: 1, resultDescriptions: [{ id: 'g', name: 'Grade', resultType: 'LetterGrade' }] },
      as.admin(),
    );
    await world.catalog.service.versions.publish({ entryId, version: 1 }, as.admin());
    const [node, ...others] = sent(document)['@graph'];
    const next = {
      ...sent(document),
      '@graph': [{ ...node, 'ceterms:description': en('Joins metals.') }, ...others],
    };
    const job = await imported(world, next);
    expect(job.counts).toMatchObject({ MADE: 0, CHANGED: 1 });
    expect(await versionsOf(entryId)).toMatchObject([
      {
        version: 2,
        status: 'DRAFT',
        description: 'Joins metals.',
        contentHash: undefined,
        publishedAt: undefined,
        resultDescriptions: [{ id: 'g' }],
      },
      { version: 1, status: 'PUBLISHED', description: 'Joins metals by heat.' },
    ]);
    expect(await entryOf(document.ctid)).toMatchObject({ versions: 2, status: 'ACTIVE' });
    // What is published is what others get.
    const out = await exportedEntry(world, entryId, as.issuer());
    expect(out['@graph'][0]['ceterms:description']).toEqual(en('Joins metals by heat.'));
    expect((await imported(world, next)).counts).toMatchObject({ UNCHANGED: 1 });
    expect(await versionsOf(entryId)).toHaveLength(2);
  });

  test('leaves alone what people have changed, and says it when it goes out', async () => {
    const document = aCredential();
    await imported(world, sent(document));
    const { entryId } = await entryOf(document.ctid);
    await world.catalog.service.versions.update(
      { entryId, version: 1, title: 'Welding', duration: 'P1Y' },
      as.admin(),
    );
    expect((await imported(world, sent(document))).counts).toMatchObject({ UNCHANGED: 1 });
    expect(await versionsOf(entryId)).toMatchObject([{ title: 'Welding' }]);
    const out = await exportedEntry(world, entryId);
    expect(out['@graph'][0]).toEqual({
      ...document['@graph'][0],
      'ceterms:name': { 'en-US': 'Welding', 'de-DE': 'Schweißerbrief' },
      'ceterms:estimatedDuration': [{ '@type': 'ceterms:DurationProfile', 'ceterms:exactDuration': 'P1Y' }],
    });
  });

  test('a RETIRED entry stays as it is', async () => {
    const document = aCredential();
    await imported(world, sent(document));
    const { entryId } = await entryOf(document.ctid);
    await world.catalog.service.entries.retire({ entryId, reason: 'Over.' }, as.admin());
    const job = await imported(world, sent(document));
    expect(await problemsOf(world, job)).toEqual([['/@graph/0', 'retired']]);
  });

  test.each([
    ['ceterms:BachelorDegree', 'QUALIFICATION', 'BachelorDegree'],
    ['ceterms:License', 'LICENCE', 'License'],
    ['ceterms:OpenBadge', 'BADGE', 'Badge'],
    ['ceterms:MicroCredential', 'MICRO_CREDENTIAL', 'MicroCredential'],
    ['ceterms:Course', 'COURSE', 'Course'],
    ['ceterms:SecondarySchoolDiploma', 'SCHOOL_CERTIFICATE', 'SecondarySchoolDiploma'],
  ])('%s is a %s', async (type, entryType, achievementType) => {
    const document = aCredential({ '@type': type });
    await imported(world, sent(document));
    expect(await entryOf(document.ctid)).toMatchObject({ entryType, achievementType });
  });

  test.each([
    ['no name', { 'ceterms:name': undefined }, '/@graph/0/ceterms:name'],
    ['a name in no language', { 'ceterms:name': { $ne: 'x' } }, '/@graph/0/ceterms:name'],
    ['a name that is too long', { 'ceterms:name': en('x'.repeat(256)) }, '/@graph/0/ceterms:name'],
    ['a CTID that is none', { 'ceterms:ctid': 'x' }, '/@graph/0/ceterms:ctid'],
    ['no identifier', { '@id': undefined }, '/@graph/0/@id'],
    ['no type', { '@type': undefined }, '/@graph/0/@type'],
    [
      'a duration that is none',
      { 'ceterms:estimatedDuration': [{ 'ceterms:exactDuration': 'long' }] },
      '/@graph/0/ceterms:estimatedDuration',
    ],
    [
      'a credit below 0',
      { 'ceterms:creditValue': [{ 'schema:value': -1 }] },
      '/@graph/0/ceterms:creditValue',
    ],
  ])('refuses one with %s', async (_, given, pointer) => {
    const job = await imported(world, sent(aCredential(given)), { dryRun: true });
    expect((await problemsOf(world, job)).map(([where]) => where)).toContain(pointer);
    expect(job.counts.MADE).toBe(0);
  });

  test.each([
    ['another context', { '@context': 'https://evil.example/context' }, '/@context'],
    ['a context of its own', { '@context': { ceterms: 'https://evil.example/' } }, '/@context'],
    [
      'two contexts, one of which is not published',
      { '@context': [CTDL_CONTEXT, 'https://evil.example/'] },
      '/@context',
    ],
    ['no graph', { '@graph': undefined }, ''],
  ])('refuses a document with %s', async (_, given, pointer) => {
    const job = await imported(world, { ...sent(aCredential()), ...given });
    expect(job).toMatchObject({ status: 'FAILED', problem: { pointer } });
  });

  test('what it has no place for is skipped', async () => {
    const organization = {
      '@id': resource(ctid()),
      '@type': 'ceterms:CredentialOrganization',
      'ceterms:name': en('X'),
    };
    const document = sent(aCredential());
    const job = await imported(world, { ...document, '@graph': [...document['@graph'], organization] });
    expect(await itemsOf(world, job, { outcome: 'SKIPPED' })).toMatchObject([{ pointer: '/@graph/3' }]);
  });
});

describe('importing a framework of CTDL', () => {
  test('makes the framework, its skills and what stands above them', async () => {
    const document = aFramework();
    const job = await imported(world, graphOf(document));
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { MADE: 3, REFUSED: 0 } });
    const framework = await world.catalog.service.frameworks.byId(
      { frameworkId: job.frameworkId },
      as.admin(),
    );
    expect(framework).toMatchObject({
      title: 'Welding',
      publisher: 'Institute of Welding',
      caseUri: document.uris.framework,
      adoptionStatus: 'ADOPTED',
    });
    const top = await skillAt(document.uris.top);
    expect(top).toMatchObject({
      name: 'Safety',
      description: 'Works safely with heat.',
      skillType: 'COMPETENCE',
    });
    expect(await skillAt(document.uris.below)).toMatchObject({
      name: 'Wears a mask.',
      broaderIds: [top?.skillId],
    });
    const again = await imported(world, graphOf(document));
    expect(again.counts).toMatchObject({ MADE: 0, CHANGED: 0, UNCHANGED: 3 });
  });

  test('goes out as CASE', async () => {
    const document = aFramework();
    const { frameworkId } = await imported(world, graphOf(document));
    const out = await exportedFramework(world, frameworkId ?? '');
    expect(out.CFDocument).toMatchObject({
      title: 'Welding',
      uri: document.uris.framework,
      adoptionStatus: 'Adopted',
    });
    expect(
      out.CFItems.map(({ uri, fullStatement }: Record<string, unknown>) => [uri, fullStatement]),
    ).toEqual([
      [document.uris.top, 'Works safely with heat.'],
      [document.uris.below, 'Wears a mask.'],
    ]);
    const ends = out.CFAssociations.map(
      ({ originNodeURI, destinationNodeURI }: Record<string, { uri: string }>) => [
        originNodeURI?.uri,
        destinationNodeURI?.uri,
      ],
    );
    expect(ends.sort()).toEqual(
      [
        [document.uris.top, document.uris.framework],
        [document.uris.below, document.uris.top],
      ].sort(),
    );
    expect((await imported(world, out, { dryRun: true })).counts).toMatchObject({ MADE: 0, REFUSED: 0 });
  });

  test('entries of the same document name its skills', async () => {
    const framework = aFramework();
    const credential = aCredential();
    const named = JSON.parse(
      JSON.stringify(sent(credential)).replaceAll(credential.competency, framework.uris.below),
    );
    const graph = [...named['@graph'], ...graphOf(framework)['@graph']];
    await imported(world, { '@context': CTDL_CONTEXT, '@graph': graph });
    const { entryId } = await entryOf(credential.ctid);
    const skill = await skillAt(framework.uris.below);
    expect(await versionsOf(entryId)).toMatchObject([
      { skills: [{ skillId: skill?.skillId }], alignments: [] },
    ]);
  });

  test('refuses circles and what names nothing', async () => {
    const document = graphOf(aFramework());
    const [framework, top, below] = document['@graph'];
    const graph = [
      framework,
      { ...top, 'ceasn:isChildOf': [below?.['@id']] },
      { ...below, 'ceasn:isChildOf': [top?.['@id'], resource(ctid())] },
    ];
    const job = await imported(world, { ...document, '@graph': graph });
    expect(await problemsOf(world, job)).toEqual([
      ['/@graph/1/ceasn:isChildOf', 'cycle'],
      ['/@graph/2/ceasn:isChildOf', 'cycle'],
      ['/@graph/2/ceasn:isChildOf', 'unknown'],
    ]);
  });
});

test('an entry that was made here goes out as CTDL', async () => {
  const { entryId } = await world.catalog.service.entries.create(
    { entryCode: world.unique(), jurisdictionCode: 'IE', entryType: 'COURSE', ctid: ctid() },
    as.admin(),
  );
  await expect(exportedEntry(world, entryId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const skill = await world.catalog.service.skills.create({ name: 'Seeing' }, as.admin());
  await world.catalog.service.versions.create(
    {
      entryId,
      title: 'Optics',
      credit: { value: 5, unit: 'ECTS' },
      duration: 'P1Y',
      skills: [{ skillId: skill.skillId }],
    },
    as.admin(),
  );
  await expect(exportedEntry(world, entryId, as.issuer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const out = await exportedEntry(world, entryId);
  expect(out).toMatchObject({
    '@context': CTDL_CONTEXT,
    '@graph': [{ '@type': 'ceterms:Course', 'ceterms:name': { und: 'Optics' }, 'ceterms:requires': [{}] }],
  });
  // It knows its own.
  expect((await imported(world, out, { dryRun: true })).counts).toMatchObject({ MADE: 0, REFUSED: 0 });
});
