import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import {
  aPackage,
  association,
  caseItem,
  exportedFramework,
  imported,
  itemsOf,
  problemsOf,
  sent,
} from './testing.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
});
afterAll(() => world.close());

const framework = (frameworkId = '') => world.catalog.service.frameworks.byId({ frameworkId }, as.admin());
const skillOf = async (uri: string) => {
  const found = await world.connection.collection('skills').findOne({ sourceUri: uri });
  return found && world.catalog.service.skills.byId({ id: String(found['_id']) }, as.admin());
};
const commits = () => world.connection.collection('audit_entries').countDocuments();

describe('importing a CFPackage', () => {
  test.each(['1.0', '1.1'] as const)('of CASE %s makes a framework and its skills', async (version) => {
    const document = aPackage(version);
    const job = await imported(world, sent(document));
    expect(job).toMatchObject({
      status: 'COMPLETED',
      format: 'CASE',
      counts: { MADE: 5, CHANGED: 0, UNCHANGED: 0, REFUSED: 0, SKIPPED: 0 },
    });
    expect(await framework(job.frameworkId)).toMatchObject({
      code: document.CFDocument.identifier,
      jurisdictionCode: 'IE',
      title: 'Ironwork',
      kind: 'COMPETENCY',
      publisher: 'Board of Ironwork',
      version: '2025',
      caseUri: document.CFDocument.uri,
      adoptionStatus: 'ADOPTED',
    });
    const [forging, drawing, upsetting, long] = await Promise.all(
      document.CFItems.map(({ uri }) => skillOf(uri)),
    );
    expect(forging).toMatchObject({
      name: 'Forging',
      description: 'Can do forge work',
      source: 'LOCAL',
      skillType: 'COMPETENCE',
      altLabelsI18n: { en: ['Smithing'] },
      broaderIds: [],
      status: 'ACTIVE',
    });
    expect(drawing).toMatchObject({
      name: 'Can do drawing out',
      description: undefined,
      skillType: 'SKILL',
      broaderIds: [forging?.skillId],
    });
    expect(upsetting).toMatchObject({
      name: 'Can do upsetting the end of a bar',
      broaderIds: [forging?.skillId],
    });
    expect(long?.name).toHaveLength(255);
    expect(long?.name.endsWith('…')).toBe(true);
    expect(long?.description).toBe(document.CFItems[3]?.fullStatement);
    expect(await world.told(forging?.skillId ?? '')).toEqual([
      { action: 'skill.created', previousState: null, newState: 'ACTIVE', reason: `import ${job.importId}` },
    ]);
    expect((await world.told(job.importId)).map(({ action }) => action)).toEqual([
      'catalog_import.received',
      'catalog_import.completed',
    ]);
  });

  test.each(['1.0', '1.1'] as const)('of CASE %s, exported again, is the same', async (version) => {
    const document = sent(aPackage(version));
    const job = await imported(world, document);
    const out = await exportedFramework(world, job.frameworkId ?? '');
    expect(out).toEqual(document);
    expect(Object.keys(out)).toEqual(Object.keys(document));
  });

  test('in any order of its members', async () => {
    const { CFDocument, CFItems, CFAssociations, CFDefinitions, CFRubrics } = aPackage('1.1');
    const document = { CFRubrics, CFAssociations, CFDefinitions, CFItems, CFDocument };
    const job = await imported(world, document);
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { MADE: 5, REFUSED: 0 } });
    expect(await exportedFramework(world, job.frameworkId ?? '')).toEqual(document);
  });

  test('twice changes nothing', async () => {
    const document = sent(aPackage());
    const first = await imported(world, document);
    const parts = await world.connection.collection('catalog_document_parts').find({}).toArray();
    const before = await commits();
    const again = await imported(world, document);
    expect(again.counts).toEqual({ ...first.counts, MADE: 0, UNCHANGED: 5 });
    // That of its file and that of its end.
    expect(await commits()).toBe(before + 2);
    expect(await world.connection.collection('catalog_document_parts').find({}).toArray()).toEqual(parts);
    expect((await framework(first.frameworkId)).rowVersion).toBe(1);
    expect(again.frameworkId).toBe(first.frameworkId);
  });

  test('as a dry run tells the same and makes nothing', async () => {
    const document = sent(aPackage());
    const skills = await world.connection.collection('skills').countDocuments();
    const dry = await imported(world, document, { dryRun: true });
    expect(await world.connection.collection('skills').countDocuments()).toBe(skills);
    expect(
      await world.connection.collection('frameworks').countDocuments({ caseUri: document.CFDocument.uri }),
    ).toBe(0);
    expect(
      await world.connection
        .collection('catalog_document_parts')
        .countDocuments({ key: document.CFItems[0]?.uri }),
    ).toBe(0);
    const real = await imported(world, document);
    expect(dry.counts).toEqual(real.counts);
    expect((await itemsOf(world, dry)).map(({ pointer, outcome }) => [pointer, outcome])).toEqual(
      (await itemsOf(world, real)).map(({ pointer, outcome }) => [pointer, outcome]),
    );
    expect((await imported(world, document, { dryRun: true })).counts).toMatchObject({
      MADE: 0,
      UNCHANGED: 5,
    });
  });

  test('changes what the document has changed, and leaves alone what people have', async () => {
    const document = aPackage();
    const [forging, drawing, upsetting] = document.CFItems;
    await imported(world, sent(document));
    const before = await skillOf(forging?.uri ?? '');
    await world.catalog.service.skills.update(
      { skillId: before?.skillId, reuseLevel: 'TRANSVERSAL', altLabelsI18n: { de: ['Schmieden'] } },
      as.admin(),
    );
    const people = await skillOf(drawing?.uri ?? '');
    await world.catalog.service.skills.update(
      { skillId: people?.skillId, name: 'Drawing out a bar' },
      as.admin(),
    );
    const next = {
      ...sent(document),
      CFItems: [
        { ...forging, fullStatement: 'Can forge', humanCodingScheme: 'A.0' },
        drawing,
        { ...upsetting, notes: 'No field of ours.' },
      ],
    };
    const job = await imported(world, next);
    expect(job.counts).toMatchObject({ MADE: 0, CHANGED: 1, UNCHANGED: 3 });
    expect(await skillOf(forging?.uri ?? '')).toMatchObject({
      name: 'Forging',
      description: 'Can forge',
      reuseLevel: 'TRANSVERSAL',
      altLabelsI18n: { de: ['Schmieden'] },
    });
    expect(await skillOf(drawing?.uri ?? '')).toMatchObject({ name: 'Drawing out a bar' });
  });

  test('an item that is gone from the document leaves its skill, and the document without it', async () => {
    const document = aPackage();
    const job = await imported(world, sent(document));
    const { CFItems, CFAssociations } = document;
    const next = {
      ...sent(document),
      CFItems: CFItems.slice(0, 3),
      CFAssociations: CFAssociations.slice(0, 2),
    };
    await imported(world, next);
    expect(await exportedFramework(world, job.frameworkId ?? '')).toEqual(next);
    expect(await skillOf(CFItems[3]?.uri ?? '')).toMatchObject({ status: 'ACTIVE' });
    // Its association is gone, though it is in the document.
    expect(await skillOf(CFItems[2]?.uri ?? '')).toMatchObject({ broaderIds: [] });
  });

  test('takes over a skill of the same address that is there already', async () => {
    const document = aPackage();
    const uri = document.CFItems[1]?.uri;
    const there = await world.catalog.service.skills.create(
      { name: 'Drawing', source: 'RSD', sourceUri: uri, skillType: 'SKILL' },
      as.admin(),
    );
    const job = await imported(world, sent(document));
    expect(job.counts).toMatchObject({ MADE: 4, CHANGED: 1 });
    expect(await skillOf(uri ?? '')).toMatchObject({
      skillId: there.skillId,
      source: 'RSD',
      name: 'Can do drawing out',
    });
  });
});

describe('exporting a framework', () => {
  test('says what people have changed since', async () => {
    const document = aPackage();
    const job = await imported(world, sent(document));
    const [forging, drawing, upsetting, long] = await Promise.all(
      document.CFItems.map(({ uri }) => skillOf(uri)),
    );
    const change = (skillId: string | undefined, given: object) =>
      world.catalog.service.skills.update({ skillId, ...given }, as.admin());
    await change(forging?.skillId, { name: 'Smithing' });
    await change(drawing?.skillId, { name: 'Drawing', broaderIds: [long?.skillId] });
    await change(upsetting?.skillId, { status: 'RETIRED' });
    await change(long?.skillId, { description: 'Shorter now.' });
    await world.catalog.service.frameworks.update(
      { frameworkId: job.frameworkId, title: 'Smithcraft' },
      as.admin(),
    );
    const out = await exportedFramework(world, job.frameworkId ?? '');
    expect(out.CFDocument).toEqual({
      ...document.CFDocument,
      title: 'Smithcraft',
      lastChangeDateTime: world.now().toISOString(),
    });
    const [first, second, third, fourth] = out.CFItems;
    const lastChangeDateTime = world.now().toISOString();
    expect(first).toEqual({ ...document.CFItems[0], abbreviatedStatement: 'Smithing', lastChangeDateTime });
    expect(second).toEqual({ ...document.CFItems[1], fullStatement: 'Drawing', lastChangeDateTime });
    expect(third).toEqual({ ...document.CFItems[2], statusEndDate: '2026-03-01', lastChangeDateTime });
    expect(fourth).toMatchObject({ fullStatement: 'Shorter now.', abbreviatedStatement: long?.name });
    const ends = (given: typeof document.CFAssociations) =>
      given
        .filter(({ associationType }) => associationType === 'isChildOf')
        .map(({ originNodeURI, destinationNodeURI }) => [
          originNodeURI.identifier,
          destinationNodeURI.identifier,
        ])
        .sort();
    const id = (at: number) => document.CFItems[at]?.identifier ?? '';
    const root = document.CFDocument.identifier;
    expect(ends(out.CFAssociations)).toEqual(
      [
        [id(0), root],
        [id(1), id(3)],
        [id(2), id(0)],
        [id(3), root],
      ].sort(),
    );
  });

  test('writes one that was made here, with its levels', async () => {
    const made = await world.catalog.service.frameworks.create(
      {
        code: world.unique(),
        jurisdictionCode: 'IE',
        title: 'Levels',
        levels: [{ levelCode: '8', label: 'Honours' }],
      },
      as.admin(),
    );
    const out = await exportedFramework(world, made.frameworkId);
    expect(out.CFDocument).toMatchObject({
      identifier: made.frameworkId,
      title: 'Levels',
      adoptionStatus: 'Draft',
    });
    expect(out.CFItems).toMatchObject([
      { fullStatement: 'Honours', humanCodingScheme: '8', CFItemType: 'Level' },
    ]);
    expect(out.CFAssociations).toMatchObject([
      { associationType: 'isChildOf', destinationNodeURI: { identifier: made.frameworkId } },
    ]);
    const job = await imported(world, out, { dryRun: true });
    expect(job.counts).toMatchObject({ REFUSED: 0, MADE: 1 });
    expect(job.frameworkId).toBe(made.frameworkId);
  });

  test('in several pieces is one document', async () => {
    const { base, CFDocument, CFItems } = aPackage();
    const many = Array.from({ length: 450 }, (_, at) => caseItem(base, `number ${at}`));
    const CFAssociations = many.map((item) => association(base, 'isChildOf', item, CFItems[0] ?? item));
    const document = { CFDocument, CFItems: [...CFItems, ...many], CFAssociations };
    const job = await imported(world, document);
    expect(job.counts).toMatchObject({ MADE: 455, REFUSED: 0 });
    expect(await exportedFramework(world, job.frameworkId ?? '')).toEqual(document);
    expect((await imported(world, document)).counts).toMatchObject({ UNCHANGED: 455, MADE: 0, CHANGED: 0 });
  });

  test.each(['x', '', Buffer.from('PARTS|$ne|1').toString('base64url')])(
    'refuses the cursor %p',
    async (after) => {
      const job = await imported(world, sent(aPackage()));
      const asked = world.catalog.service.exchange.exports.framework(
        { frameworkId: job.frameworkId, after },
        as.admin(),
      );
      await expect(asked).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );
});

describe('items that are refused', () => {
  const withItem = (change: object, at = 1) => {
    const document = aPackage();
    const CFItems = document.CFItems.map((item, place) => (place === at ? { ...item, ...change } : item));
    return { ...sent(document), CFItems };
  };
  const long = 'x'.repeat(4001);
  test.each([
    ['no statement', { fullStatement: undefined }, '/CFItems/1/fullStatement'],
    ['an empty statement', { fullStatement: ' ' }, '/CFItems/1/fullStatement'],
    ['a statement that is no text', { fullStatement: 7 }, '/CFItems/1/fullStatement'],
    ['a statement that is too long', { fullStatement: long }, '/CFItems/1/fullStatement'],
    ['a statement that cannot be looked for', { fullStatement: '\u0301' }, '/CFItems/1/fullStatement'],
    ['control characters', { fullStatement: 'a\u0000b' }, '/CFItems/1/fullStatement'],
    [
      'a short statement that is too long',
      { abbreviatedStatement: 'x'.repeat(256) },
      '/CFItems/1/abbreviatedStatement',
    ],
    ['no address', { uri: undefined }, '/CFItems/1/uri'],
    ['a script as address', { uri: 'javascript:alert(1)' }, '/CFItems/1/uri'],
    ['an address that is too long', { uri: `https://x.example/${'x'.repeat(600)}` }, '/CFItems/1/uri'],
    ['no identifier', { identifier: undefined }, '/CFItems/1/identifier'],
    ['an identifier that is none', { identifier: 'x' }, '/CFItems/1/identifier'],
    ['a language that is none', { language: '$where' }, '/CFItems/1/language'],
    ['a label that is too long', { alternativeLabel: 'x'.repeat(256) }, '/CFItems/1/alternativeLabel'],
    ['an item that is too large', { notes: 'x'.repeat(300_000) }, '/CFItems/1'],
  ])('%s', async (_, change, pointer) => {
    const job = await imported(world, withItem({ language: 'en', ...change }), { dryRun: true });
    expect(job.status).toBe('COMPLETED');
    const problems = await problemsOf(world, job);
    expect(problems.map(([where]) => where)).toContain(pointer);
    expect(job.counts.MADE).toBe(4);
  });

  test.each([
    ['a text', '"x"', '/CFItems/1', 'object_expected'],
    ['null', 'null', '/CFItems/1', 'object_expected'],
    ['a list', '[]', '/CFItems/1', 'object_expected'],
    ['no JSON', '{x}', '/CFItems/1', 'name_expected'],
    ['a name twice', '{"a":1,"a":2}', '/CFItems/1', 'duplicate_name'],
    ['a name of prototypes', '{"__proto__":{"isAdmin":true}}', '/CFItems/1', 'forbidden_name'],
    ['deep nesting', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '/CFItems/1', 'too_deep'],
    ['half a surrogate pair', '{"a":"\\ud800"}', '/CFItems/1', 'lone_surrogate'],
    ['a number that no double has', '{"a":9007199254740993}', '/CFItems/1', 'unsafe_number'],
  ])('%s in the place of an item', async (_, text, pointer, code) => {
    const document = sent(aPackage());
    const marker = JSON.stringify(document.CFItems[1]);
    const job = await imported(world, JSON.stringify(document).replace(marker, text), { dryRun: true });
    expect(await problemsOf(world, job)).toEqual(expect.arrayContaining([[pointer, code]]));
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { MADE: 4 } });
  });

  test('bytes that are no UTF-8', async () => {
    const document = JSON.stringify(sent(aPackage())).split('drawing out');
    const bytes = Buffer.concat([
      Buffer.from(document[0] ?? ''),
      Buffer.from([0xff]),
      Buffer.from(document[1] ?? ''),
    ]);
    const job = await imported(world, bytes, { dryRun: true });
    expect(await problemsOf(world, job)).toEqual(expect.arrayContaining([['/CFItems/1', 'invalid_utf8']]));
  });

  test('one that repeats another', async () => {
    const document = aPackage();
    const [first, second] = document.CFItems;
    const CFItems = [...document.CFItems, first, { ...second, uri: `${second?.uri}x` }];
    const job = await imported(world, { ...sent(document), CFItems });
    expect(await problemsOf(world, job)).toEqual([
      ['/CFItems/4', 'repeated'],
      ['/CFItems/5', 'repeated'],
    ]);
    expect(job.counts).toMatchObject({ MADE: 5, REFUSED: 2 });
  });

  test('associations with loose ends, of no type, and round in a circle', async () => {
    const document = aPackage();
    const { base } = document;
    const [a, b, c, d] = document.CFItems;
    if (!a || !b || !c || !d) throw new Error('four items');
    const nowhere = { identifier: world.unique(), uri: 'https://nowhere.example/1' };
    const CFAssociations = [
      association(base, 'isChildOf', a, b),
      association(base, 'isChildOf', b, c),
      association(base, 'isChildOf', c, a),
      association(base, 'isChildOf', d, d),
      association(base, 'isChildOf', d, a),
      association(base, 'isChildOf', d, nowhere),
      association(base, 'isChildOf', nowhere, d),
      association(base, 'isFriendOf', a, b),
      { ...association(base, 'isPartOf', a, b), originNodeURI: {} },
      association(base, 'ext:isLike', a, nowhere),
    ];
    const job = await imported(world, { ...sent(document), CFAssociations });
    expect(await problemsOf(world, job)).toEqual([
      ['/CFAssociations/0/destinationNodeURI', 'cycle'],
      ['/CFAssociations/1/destinationNodeURI', 'cycle'],
      ['/CFAssociations/2/destinationNodeURI', 'cycle'],
      ['/CFAssociations/3/destinationNodeURI', 'cycle'],
      ['/CFAssociations/5/destinationNodeURI', 'unknown'],
      ['/CFAssociations/6/originNodeURI', 'unknown'],
      ['/CFAssociations/7/associationType', 'custom'],
      ['/CFAssociations/8/originNodeURI', 'custom'],
    ]);
    expect(await skillOf(d.uri)).toMatchObject({ broaderIds: [(await skillOf(a.uri))?.skillId] });
    expect(await skillOf(a.uri)).toMatchObject({ broaderIds: [] });
    const again = await imported(world, { ...sent(document), CFAssociations });
    expect(again.counts).toMatchObject({ MADE: 0, CHANGED: 0, REFUSED: 8 });
  });

  test('a circle through skills that people have made', async () => {
    const document = aPackage();
    await imported(world, { ...sent(document), CFAssociations: [] });
    const [a, b] = document.CFItems;
    if (!a || !b) throw new Error('two items');
    const [above, below] = [await skillOf(a.uri), await skillOf(b.uri)];
    await world.catalog.service.skills.update(
      { skillId: below?.skillId, broaderIds: [above?.skillId] },
      as.admin(),
    );
    const CFAssociations = [association(document.base, 'isChildOf', a, b)];
    const job = await imported(world, { ...sent(document), CFAssociations });
    expect(await problemsOf(world, job)).toEqual([['/CFAssociations/0/destinationNodeURI', 'cycle']]);
  });

  test('more above an item than a skill stands below', async () => {
    const { base, CFDocument } = aPackage();
    const parents = Array.from({ length: 51 }, (_, at) => caseItem(base, `parent ${at}`));
    const child = caseItem(base, 'child');
    const CFAssociations = parents.map((parent) => association(base, 'isChildOf', child, parent));
    const job = await imported(world, { CFDocument, CFItems: [...parents, child], CFAssociations });
    expect(job.counts).toMatchObject({ MADE: 53, REFUSED: 51 });
  });
});

describe('documents that are refused', () => {
  const change = (given: object) => {
    const document = sent(aPackage());
    return JSON.stringify({ ...document, CFDocument: { ...document.CFDocument, ...given } });
  };
  test.each([
    ['nothing', '', '', 'empty'],
    ['no JSON', 'PK\u0003\u0004', '', 'object_expected'],
    ['half of one', '{"CFDocument":{', '', 'cut_off'],
    ['another object', '{"frameworks":[]}', '', 'format'],
    ['a document that is a list', '{"CFDocument":[]}', '/CFDocument', 'invalid_type'],
    ['one without a title', change({ title: undefined }), '/CFDocument/title', 'required'],
    ['one whose title is too long', change({ title: 'x'.repeat(256) }), '/CFDocument/title', 'too_big'],
    ['one whose address is none', change({ uri: 'urn:x' }), '/CFDocument/uri', 'custom'],
    ['one of no status', change({ adoptionStatus: 'Loved' }), '/CFDocument/adoptionStatus', 'invalid_value'],
    ['one whose version is too long', change({ version: 'x'.repeat(51) }), '/CFDocument/version', 'too_big'],
  ])('%s', async (_, text, pointer, code) => {
    const job = await imported(world, text);
    expect(job).toMatchObject({ status: 'FAILED', problem: { pointer, code } });
    expect(await world.connection.collection('uploads').countDocuments({ _id: job.uploadId as never })).toBe(
      0,
    );
  });

  test('a code that another framework has', async () => {
    const frameworkCode = world.unique();
    await imported(world, sent(aPackage()), { frameworkCode });
    const job = await imported(world, sent(aPackage()), { frameworkCode });
    expect(job).toMatchObject({ status: 'FAILED', problem: { pointer: '/CFDocument', code: 'duplicate' } });
  });

  test('a status that a framework cannot come to', async () => {
    const document = sent(aPackage());
    await imported(world, document);
    const next = { ...document, CFDocument: { ...document.CFDocument, adoptionStatus: 'Draft' } };
    expect(await imported(world, next)).toMatchObject({
      status: 'FAILED',
      problem: { pointer: '/CFDocument/adoptionStatus', code: 'transition' },
    });
  });
});
