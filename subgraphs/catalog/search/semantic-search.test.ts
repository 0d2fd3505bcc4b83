import { readConfig } from '../../../kernel/config.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { sendJson } from '../../../kernel/language-model/testing/model-server.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { until } from '../../../kernel/testing/until.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { noModel } from '../../testing/assistant.ts';
import { aMailer } from '../../testing/mailer.ts';
import { createCatalog } from '../index.ts';
import { SEMANTIC_SEARCH } from '../settings.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { createComparisons } from './comparison.ts';
import { createEmbedder } from './embedder.ts';
import { MOST_COMPARED } from './embedding.ts';
import type { Found } from './match.ts';
import { type EmbeddingServer, openEmbeddingServer, vectorOf } from './testing/embedding-server.ts';
import { aPublishedEntry, aStoredEntry } from './testing/entries.ts';

let server: EmbeddingServer;
beforeAll(async () => {
  server = await openEmbeddingServer();
});
beforeEach(() => {
  server.answer();
  server.asked.length = 0;
});
afterAll(() => server.close());

const modelOf = (model = 'letters-1', deadlineMs = 600) => ({
  embedder: createEmbedder({ url: server.url, model, pauseMs: 1, silenceMs: 60_000 }),
  deadlineMs,
});
const codes = ({ items }: Found) => items.map(({ entry }) => entry.entryCode);
const texts = () => server.asked.flatMap(({ input }) => input);
const IRELAND = [
  { entryCode: 'AST-1', title: 'Astronomy', description: 'Telescopes and light.' },
  { entryCode: 'BAK-1', title: 'Baking', description: 'Flour and ovens.' },
  { entryCode: 'LAW-1', title: 'Law of the sea' },
];

describe('with a model', () => {
  let world: CatalogWorld;
  beforeAll(async () => {
    world = await openCatalogWorld({ searchModel: modelOf() });
    await world.aJurisdiction('IE');
    await world.aJurisdiction('PT');
    for (const entry of IRELAND) await aPublishedEntry(world, entry);
    await aPublishedEntry(world, { entryCode: 'PT-1', title: 'Astronomia', jurisdictionCode: 'PT' });
  });
  afterAll(() => world.close());

  const search = (q: string, given: object = {}, context = as.issuer()) =>
    world.catalog.service.search.byMeaning({ q, jurisdiction: 'IE', ...given }, context);
  const state = () => world.catalog.service.embeddings.state({}, as.admin('VIEWER'));
  const stored = () => world.connection.collection('embeddings').find().toArray();

  test('nothing is compared before embeddings are built, and the model is not asked', async () => {
    expect(await state()).toMatchObject({ status: 'BUILDING', model: 'letters-1', pending: 2 });
    expect(await search('stars')).toEqual({
      status: 'COMPLETED',
      matchType: undefined,
      items: [],
      searched: 0,
      truncated: false,
    });
    expect(server.asked).toEqual([]);
  });

  test('embeddings are made of what is published, in few requests', async () => {
    await world.catalog.buildEmbeddings();
    expect(server.asked.map(({ input }) => input.length)).toEqual([3, 1]);
    expect(texts()[0]).toBe('Astronomy\nAST-1\nTelescopes and light.');
    expect(await state()).toEqual({
      status: 'READY',
      model: 'letters-1',
      pending: 0,
      entries: 4,
      embedded: 4,
      failure: undefined,
      failedAt: undefined,
    });
    await world.catalog.buildEmbeddings();
    expect(server.asked).toHaveLength(2);
  });

  test('what means the same is found, of this jurisdiction alone', async () => {
    const found = await search('stars and planets');
    expect(found).toMatchObject({
      status: 'COMPLETED',
      matchType: 'SEMANTIC',
      searched: 3,
      truncated: false,
    });
    expect(found.items[0]).toMatchObject({ entry: { entryCode: 'AST-1' }, matchType: 'SEMANTIC' });
    expect(found.items[0]?.score).toBeGreaterThan(0);
    expect(texts()).toEqual(['stars and planets']);
    expect(codes(await search('stars', { jurisdiction: 'PT' }))).not.toContain('AST-1');
    expect((await search('stars', { first: 1 })).items).toHaveLength(1);
  });

  test.each([
    ['a code', 'ast-1', 'EXACT'],
    ['a beginning', 'astro', 'PREFIX'],
  ])('for %s the model is not asked', async (_, q, matchType) => {
    expect(await search(q)).toMatchObject({ status: 'COMPLETED', matchType, searched: 0 });
    expect(server.asked).toEqual([]);
  });

  test('words come first, and meaning fills up behind them', async () => {
    const found = await search('sea');
    expect(found).toMatchObject({ matchType: 'WORDS', searched: 3 });
    expect(found.items[0]).toMatchObject({ entry: { entryCode: 'LAW-1' }, matchType: 'WORDS' });
    expect(new Set(codes(found)).size).toBe(found.items.length);
    server.asked.length = 0;
    expect(await search('sea', { first: 1 })).toMatchObject({ status: 'COMPLETED', matchType: 'WORDS' });
    expect(server.asked).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['is slow', () => server.answer(() => undefined)],
    ['refuses', () => server.answer((_, response) => response.writeHead(401).end())],
    ['is down', () => server.answer((_, response) => response.writeHead(500).end())],
    ['has too much to do', () => server.answer((_, response) => response.writeHead(429).end())],
    ['talks nonsense', () => server.answer((_, response) => response.end('no'))],
    [
      'has other dimensions now',
      () =>
        server.answer((_, response) =>
          sendJson(response, 200, { data: [{ embedding: vectorOf('sea', 8) }] }),
        ),
    ],
  ])('a model that %s leaves the matches by letters', async (_, misbehave) => {
    misbehave();
    const began = performance.now();
    const found = await search('sea');
    expect(performance.now() - began).toBeLessThan(2500);
    expect(found).toMatchObject({
      status: 'FAILED',
      matchType: 'WORDS',
      items: [{ entry: { entryCode: 'LAW-1' } }],
    });
    expect(await search('telescopic')).toMatchObject({ status: 'FAILED', matchType: undefined, items: [] });
    // What people typed is in no log.
    expect(world.lines.join('')).not.toContain('telescopic');
  });

  test('a publication is followed, and what it replaces goes', async () => {
    const { entryId, entryVersionId } = await aPublishedEntry(world, {
      entryCode: 'NEW-1',
      title: 'Weaving',
    });
    await world.catalog.buildEmbeddings();
    expect(texts()).toEqual(['Weaving\nNEW-1']);
    expect(codes(await search('the weaving of cloth')).at(0)).toBe('NEW-1');

    world.moveClock(1000);
    const { versions, entries } = world.catalog.service;
    await versions.create({ entryId, title: 'Bread' }, as.admin());
    await versions.publish({ entryId, version: 2 }, as.admin());
    await world.catalog.buildEmbeddings();
    expect((await stored()).map(({ subjectId }) => subjectId)).not.toContain(entryVersionId);
    expect(await stored()).toHaveLength(5);
    expect(codes(await search('ovens of planets'))).not.toEqual([]);

    await entries.retire({ entryId, reason: 'It has ended.' }, as.admin());
    expect(codes(await search('some bread'))).not.toContain('NEW-1');
    await world.catalog.buildEmbeddings();
    expect(await stored()).toHaveLength(4);
  });

  test('names of skills are a part of the text', async () => {
    const { skills } = world.catalog.service;
    const { skillId } = await skills.create({ name: 'Carving' }, as.admin());
    await aPublishedEntry(world, { entryCode: 'WOOD-1', title: 'Wood', skills: [{ skillId }] });
    await world.catalog.buildEmbeddings();
    expect(texts()).toEqual(['Wood\nWOOD-1\nCarving']);
    await skills.update({ skillId, name: 'Whittling' }, as.admin());
    await world.catalog.buildEmbeddings();
    // Texts that are the same as before are not sent again.
    expect(texts()).toEqual(['Wood\nWOOD-1\nCarving', 'Wood\nWOOD-1\nWhittling']);
    await skills.update({ skillId, description: 'With a knife.' }, as.admin());
    await world.catalog.buildEmbeddings();
    expect(server.asked).toHaveLength(2);
    expect(await state()).toMatchObject({ status: 'READY', entries: 5, embedded: 5 });
  });

  test('an order has everything made anew', async () => {
    const ordered = await world.catalog.service.embeddings.rebuild({ jurisdictionCode: 'PT' }, as.admin());
    expect(ordered).toMatchObject({ status: 'BUILDING', pending: 1 });
    await world.catalog.buildEmbeddings();
    expect(texts()).toEqual(['Astronomia\nPT-1']);
    expect(await world.catalog.service.embeddings.rebuild({}, as.admin())).toMatchObject({ pending: 2 });
    await world.catalog.buildEmbeddings();
    expect(texts()).toHaveLength(1 + 5);
    expect(await state()).toMatchObject({ status: 'READY', pending: 0 });
    expect(await world.told('PT')).toMatchObject([
      expect.anything(),
      { action: 'embeddings.rebuild_ordered' },
    ]);
    expect(await world.told('all')).toMatchObject([{ action: 'embeddings.rebuild_ordered' }]);
  });

  test('each question is counted, and none is asked while administrators do not want it', async () => {
    world.searches.length = 0;
    await search('stars and planets');
    expect(world.searches).toEqual([
      {
        status: 'COMPLETED',
        reason: undefined,
        model: 'letters-1',
        latencyMs: expect.any(Number),
        inputHash: sha256Hex('stars and planets'),
      },
    ]);
    server.asked.length = 0;
    world.setSetting(SEMANTIC_SEARCH.key, false);
    expect(await search('stars and planets')).toMatchObject({ status: 'UNAVAILABLE', items: [] });
    await world.catalog.service.embeddings.rebuild({}, as.admin());
    await world.catalog.buildEmbeddings();
    expect(server.asked).toEqual([]);
    world.setSetting(SEMANTIC_SEARCH.key, undefined);
    await world.catalog.buildEmbeddings();
    expect(await search('stars and planets')).toMatchObject({ status: 'COMPLETED' });
    server.answer(() => undefined);
    await search('stars and planets');
    expect(world.searches.at(-1)).toMatchObject({ status: 'FAILED', reason: 'TIMEOUT' });
  });

  test('a model that fails is told of, and asked again', async () => {
    await world.catalog.service.embeddings.rebuild({ jurisdictionCode: 'IE' }, as.admin());
    server.answer((_, response) => response.writeHead(403).end());
    await expect(world.catalog.buildEmbeddings()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(await state()).toMatchObject({
      status: 'FAILED',
      pending: 1,
      failure: expect.stringContaining('status 403'),
      failedAt: world.now(),
    });
    // Those that there were stay in use.
    server.answer();
    expect((await search('stars and planets')).matchType).toBe('SEMANTIC');
    await world.catalog.buildEmbeddings();
    expect(await state()).toMatchObject({ status: 'READY', failure: undefined });
  });

  test('vectors of other dimensions take the place of all', async () => {
    server.answer(({ input }, response) =>
      sendJson(response, 200, { data: input.map((text) => ({ embedding: vectorOf(text, 16) })) }),
    );
    await aPublishedEntry(world, { entryCode: 'ZZ-1', title: 'Zoology' });
    await world.catalog.buildEmbeddings();
    const dims = (await stored()).filter(({ jurisdictionCode }) => jurisdictionCode === 'IE');
    expect(dims.map((row) => row['dims'])).toEqual(dims.map(() => 16));
    expect(await search('stars and planets')).toMatchObject({
      status: 'COMPLETED',
      matchType: 'SEMANTIC',
      searched: 5,
    });
  });

  test.each([
    ['no text', { jurisdiction: 'IE' }, 'q'],
    ['no jurisdiction', { q: 'x' }, 'jurisdiction'],
    ['a jurisdiction of another form', { q: 'x', jurisdiction: 'Ireland' }, 'jurisdiction'],
    ['201 characters', { q: 'x'.repeat(201), jurisdiction: 'IE' }, 'q'],
    ['101 rows', { q: 'x', jurisdiction: 'IE', first: 101 }, 'first'],
    ['a status', { q: 'x', jurisdiction: 'IE', status: 'DRAFT' }, 'status'],
  ])('a search is refused with %s', async (_, input, field) => {
    await expect(world.catalog.service.search.byMeaning(input, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each([
    ['a jurisdiction that there is not', { jurisdictionCode: 'ZZ' }],
    ['a jurisdiction of another form', { jurisdictionCode: 'Ireland' }],
  ])('an order is refused for %s', async (_, input) => {
    await expect(world.catalog.service.embeddings.rebuild(input, as.admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field: 'jurisdictionCode' })],
    });
  });

  test('who may', async () => {
    const { embeddings, search: searches } = world.catalog.service;
    const asked = { q: 'x', jurisdiction: 'IE' };
    await expect(searches.byMeaning(asked, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(embeddings.state({}, as.issuer())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    await expect(embeddings.rebuild({}, as.admin('VIEWER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(embeddings.upsert({}, as.issuer())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });

  test('over GraphQL and gRPC', async () => {
    server.answer(({ input }, response) =>
      sendJson(response, 200, { data: input.map((text) => ({ embedding: vectorOf(text, 16) })) }),
    );
    const { data } = await world.graphql(
      `query { semanticCatalogSearch(q: "stars and planets", jurisdiction: "IE", first: 2) {
        status matchType searched truncated items { score matchType entry { entryCode } }
      } catalogEmbeddings { status model pending entries embedded failure failedAt } }`,
      {},
      as.admin(),
    );
    expect(data.semanticCatalogSearch).toMatchObject({
      status: 'COMPLETED',
      matchType: 'SEMANTIC',
      truncated: false,
    });
    expect(data.catalogEmbeddings).toMatchObject({ status: 'READY', failure: null });
    expect(
      await world.rpc('SemanticSearch', { query: 'stars and planets', jurisdictionCode: 'IE', limit: 1 }),
    ).toMatchObject({ status: 'COMPLETED', matchType: 'SEMANTIC', matches: [{ matchType: 'SEMANTIC' }] });
    const { data: ordered } = await world.graphql(
      'mutation { rebuildEmbeddings(input: { jurisdictionCode: "PT" }) { embeddings { status pending } } }',
      {},
      as.admin(),
    );
    expect(ordered.rebuildEmbeddings.embeddings).toEqual({ status: 'BUILDING', pending: 1 });
  });
});

describe('an embedding that was made elsewhere', () => {
  let world: CatalogWorld;
  let versionId: string;
  beforeAll(async () => {
    world = await openCatalogWorld({ searchModel: modelOf() });
    await world.aJurisdiction('IE');
    versionId = (await aPublishedEntry(world, { entryCode: 'AST-1', title: 'Astronomy' })).entryVersionId;
  });
  afterAll(() => world.close());

  const anEmbedding = (given: object = {}) => ({
    subjectType: 'ENTRY_VERSION',
    subjectId: versionId,
    model: 'letters-1',
    vector: vectorOf('stars'),
    ...given,
  });

  test('is compared at once, and not made again', async () => {
    expect(await world.rpc('UpsertEmbedding', anEmbedding())).toMatchObject({
      dims: 64,
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const found = await world.catalog.service.search.byMeaning(
      { q: 'planets', jurisdiction: 'IE' },
      as.issuer(),
    );
    expect(found.items[0]?.score).toBeCloseTo(1, 5);
    await world.catalog.buildEmbeddings();
    expect(texts()).toEqual(['planets']);
    expect((await world.told(versionId)).at(-1)).toMatchObject({ action: 'embedding.taken' });
  });

  test('takes the place of the one that there is', async () => {
    const ask = () => world.catalog.service.search.byMeaning({ q: 'flour', jurisdiction: 'IE' }, as.issuer());
    const { textHash } = await world.rpc('UpsertEmbedding', anEmbedding({ vector: vectorOf('flour') }));
    expect((await ask()).items[0]?.score).toBeCloseTo(1, 5);
    await world.rpc('UpsertEmbedding', anEmbedding({ vector: vectorOf('law'), textHash }));
    expect((await ask()).items[0]?.score ?? 0).toBeLessThan(0.9);
    expect(await world.connection.collection('embeddings').countDocuments()).toBe(1);
  });

  test('may be of a skill', async () => {
    const { skillId } = await world.catalog.service.skills.create({ name: 'Looking' }, as.admin());
    const asked = anEmbedding({ subjectType: 'SKILL', subjectId: skillId });
    expect(await world.rpc('UpsertEmbedding', asked)).toMatchObject({ dims: 64 });
  });

  test.each([
    ['no numbers', { vector: [] }, 'vector'],
    ['zeros', { vector: Array(64).fill(0) }, 'vector'],
    ['NaN', { vector: [Number.NaN, ...Array(63).fill(1)] }, 'vector[0]'],
    ['infinity', { vector: [1, Number.POSITIVE_INFINITY, ...Array(62).fill(1)] }, 'vector[1]'],
    ['other dimensions', { vector: vectorOf('stars', 32) }, 'vector'],
    ['too many dimensions', { vector: Array(4097).fill(1), model: 'other' }, 'vector'],
    ['no model', { model: '' }, 'model'],
    ['a long model', { model: 'x'.repeat(201) }, 'model'],
    ['another kind of subject', { subjectType: 'ISSUER' }, 'subjectType'],
    ['no id', { subjectId: 'x' }, 'subjectId'],
    ['the hash of another text', { textHash: '0'.repeat(64) }, 'textHash'],
    ['no hash', { textHash: 'x' }, 'textHash'],
  ])('is refused with %s', async (_, wrong, field) => {
    await expect(world.rpc('UpsertEmbedding', anEmbedding(wrong))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('is refused for what is not there, and for what is not compared', async () => {
    const upsert = (given: object) => world.rpc('UpsertEmbedding', anEmbedding(given));
    await expect(upsert({ subjectId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upsert({ subjectType: 'SKILL', subjectId: newId() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { entries, versions } = world.catalog.service;
    const { entryId } = await entries.create(
      { entryCode: 'DRAFT-1', jurisdictionCode: 'IE', entryType: 'COURSE' },
      as.admin(),
    );
    const { entryVersionId } = await versions.create({ entryId, title: 'Draft' }, as.admin());
    await expect(upsert({ subjectId: entryVersionId })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('a jurisdiction with many entries', () => {
  const COUNT = MOST_COMPARED + 5;
  let world: CatalogWorld;
  beforeAll(async () => {
    world = await openCatalogWorld({ searchModel: modelOf('letters-1', 20_000) });
    await world.aJurisdiction('IE');
    const last = await aPublishedEntry(world, { entryCode: 'Z-LAST', title: 'Astronomy' });
    const version = await world.connection
      .collection<{ _id: string }>('entry_versions')
      .findOne({ _id: last.entryVersionId });
    const rows = Array.from({ length: COUNT - 1 }, (_, n) => {
      const entryCode = `C${String(n).padStart(5, '0')}`;
      return aStoredEntry({ entryCode, title: `Title ${n}`, currentVersionId: newId() });
    });
    await world.connection.collection<{ _id: string }>('catalog_entries').insertMany(rows);
    await world.connection.collection<{ _id: string }>('entry_versions').insertMany(
      rows.map(({ _id, title, currentVersionId }) => ({
        ...version,
        _id: currentVersionId ?? '',
        entryId: _id,
        title,
      })),
    );
  });
  afterAll(() => world.close());

  const search = (q: string) =>
    world.catalog.service.search.byMeaning({ q, jurisdiction: 'IE' }, as.issuer());

  test('is built as far as the model lets it, and from there on the next time', async () => {
    server.answer((asked, response) => {
      if (server.asked.length > 10) return response.writeHead(400).end();
      sendJson(response, 200, { data: asked.input.map((text) => ({ embedding: vectorOf(text) })) });
    });
    await expect(world.catalog.buildEmbeddings()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(await world.catalog.service.embeddings.state({}, as.admin())).toMatchObject({
      status: 'FAILED',
      entries: MOST_COMPARED,
      embedded: 160,
    });
    server.answer();
    expect(await search('nothing like it')).toMatchObject({ searched: 160, truncated: true });
    server.asked.length = 0;
    await world.catalog.buildEmbeddings();
    expect(new Set(texts()).size).toBe(MOST_COMPARED - 160);
    expect(texts()).toHaveLength(MOST_COMPARED - 160);
  });

  test('is compared up to 1,000 in the order of its list, which the answer says', async () => {
    const found = await search('stars');
    expect(found).toMatchObject({ status: 'COMPLETED', searched: MOST_COMPARED, truncated: true });
    expect(codes(found)).not.toContain('Z-LAST');
    const first = await world.catalog.service.entries.list(
      { filter: { jurisdictionCode: 'IE' } },
      as.issuer(),
    );
    const ids = await world.connection.collection('embeddings').distinct('subjectId');
    for (const { currentVersionId } of first.items) expect(ids).toContain(currentVersionId);
    const last = await world.connection.collection('catalog_entries').findOne({ entryCode: 'Z-LAST' });
    expect(ids).not.toContain(last?.['currentVersionId']);
    await expect(
      world.rpc('UpsertEmbedding', {
        subjectType: 'ENTRY_VERSION',
        subjectId: last?.['currentVersionId'],
        model: 'letters-1',
        vector: vectorOf('x'),
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('costs what is compared, whatever else is stored', async () => {
    server.answer();
    await world.catalog.service.embeddings.rebuild({ jurisdictionCode: 'IE' }, as.admin());
    for (const work of [world.catalog.buildEmbeddings, () => search('stars')]) {
      const { examined, returned } = await examinedBy(world.connection, work);
      expect(returned).toBeGreaterThan(0);
      expect(examined).toBe(returned);
    }
  });

  test('is read once for many searches, and again when another process has changed it', async () => {
    let reads = 0;
    const { areaStore } = await import('./area-model.ts');
    const { embeddingStore } = await import('./embedding-model.ts');
    const { entryStore } = await import('../entries/entry-model.ts');
    const connection = world.store.connection('catalog_again');
    const far = await areaStore(connection);
    const embeddings = await embeddingStore(connection);
    const given = {
      entries: await entryStore(connection),
      areas: far,
      embeddings: {
        ofJurisdiction(...asked: Parameters<typeof embeddings.ofJurisdiction>) {
          reads += 1;
          return embeddings.ofJurisdiction(...asked);
        },
      },
    };
    const comparisonOf = createComparisons(given);
    await Promise.all(Array.from({ length: 5 }, () => comparisonOf('IE', 'm')));
    await comparisonOf('IE', 'm');
    expect(reads).toBe(1);
    await far.finish('IE', {});
    await far.open(['IE']);
    await far.finish('IE', {});
    await comparisonOf('IE', 'm');
    expect(reads).toBe(2);
    await comparisonOf('IE', 'other model');
    expect(reads).toBe(3);
    const small = createComparisons({ ...given, maxBytes: 1 });
    await small('IE', 'm');
    await small('PT', 'm');
    await small('IE', 'm');
    expect(reads).toBe(6);
  });
});

describe('several processes', () => {
  const open = async (world: CatalogWorld) => {
    const { ledger, idempotency, now, log } = world;
    const mailer = aMailer([]);
    const issuers = { byIds: async () => [] };
    return createCatalog({
      connection: world.store.connection('catalog'),
      ...{ ledger, idempotency, mailer, issuers, now, log },
      assistant: { fieldMaps: noModel },
      searches: { record: async () => undefined },
      publicUrl: 'https://testamur.example',
      settings: createLiveSettings(readConfig({}), [SEMANTIC_SEARCH]),
      searchModel: modelOf(),
    });
  };

  test('build once, and the next one goes on when one has died', async () => {
    const world = await openCatalogWorld();
    await world.aJurisdiction('IE');
    for (const entry of IRELAND) await aPublishedEntry(world, entry);
    const [one, other] = await Promise.all([open(world), open(world)]);
    // The first one dies in the middle of its work: it never gives its turn back.
    server.answer(() => undefined);
    const dying = one.buildEmbeddings().catch((error: unknown) => error);
    await until('the model is asked', async () => server.asked.length > 0);
    server.answer();
    server.asked.length = 0;
    await other.buildEmbeddings();
    expect(server.asked).toEqual([]);
    world.moveClock(10 * 60_000);
    await other.buildEmbeddings();
    expect(texts()).toHaveLength(IRELAND.length);
    const found = await other.service.search.byMeaning({ q: 'stars', jurisdiction: 'IE' }, as.issuer());
    expect(found).toMatchObject({ status: 'COMPLETED', searched: IRELAND.length });
    await one.close();
    await dying;
    await other.close();
    await world.close();
  });

  test('one that has started follows what is published at once', async () => {
    const world = await openCatalogWorld();
    await world.aJurisdiction('IE');
    const started = await open(world);
    started.start();
    await aPublishedEntry(world, { entryCode: 'AST-1', title: 'Astronomy' });
    await until('it is built', async () => {
      const { status, embedded } = await started.service.embeddings.state({}, as.admin());
      return status === 'READY' && embedded === 1;
    });
    expect(texts()).toEqual(['Astronomy\nAST-1']);
    await started.close();
    await world.close();
  });
});

describe('without a model', () => {
  let world: CatalogWorld;
  beforeAll(async () => {
    world = await openCatalogWorld();
    await world.aJurisdiction('IE');
    for (const entry of IRELAND) await aPublishedEntry(world, entry);
  });
  afterAll(() => world.close());

  test.each([
    ['sea', 'WORDS', ['LAW-1']],
    ['astro', 'PREFIX', ['AST-1']],
    ['law-1', 'EXACT', ['LAW-1']],
    ['stars', undefined, []],
  ])('%s is looked for by letters', async (q, matchType, found) => {
    const answer = await world.catalog.service.search.byMeaning({ q, jurisdiction: 'IE' }, as.issuer());
    expect(answer).toMatchObject({ status: 'UNAVAILABLE', matchType });
    expect(codes(answer)).toEqual(found);
  });

  test('an order changes nothing', async () => {
    const nothing = { status: 'UNAVAILABLE', model: undefined, pending: 0 };
    expect(await world.catalog.service.embeddings.rebuild({}, as.admin())).toMatchObject(nothing);
    expect(await world.catalog.service.embeddings.state({}, as.admin())).toMatchObject(nothing);
    expect(await world.told('all')).toEqual([]);
  });
});
