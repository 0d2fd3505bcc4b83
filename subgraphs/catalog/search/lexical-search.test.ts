import { examinedBy } from '../../../store/testing/examined.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { MOST_LOOKED_AT } from './lexical-search.ts';
import type { Found } from './match.ts';
import { aPublishedEntry, aStoredEntry } from './testing/entries.ts';

const TITLES: Readonly<Record<string, string>> = {
  'BSC-PHYS': 'Bachelor of Science in Physics',
  'BSC-PHYS-H': 'Bachelor of Science (Honours) in Physics',
  'BA-MUS': 'Bachelor of Arts in Music and Physics',
  'PHYS-1': 'Introduction to optics',
  'ÉC-1': 'Économie générale',
  'CN-1': '物理学学士',
  'JP-1': 'データ分析入門',
  'TH-1': 'ปริญญาตรีฟิสิกส์',
  'RU-1': 'Бакалавр физики',
  'AR-1': 'بكالوريوس الفيزياء',
  'A+': 'Networks',
};

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
  await world.aJurisdiction('PT');
  for (const [entryCode, title] of Object.entries(TITLES)) await aPublishedEntry(world, { entryCode, title });
  await aPublishedEntry(world, { entryCode: 'BSC-PHYS', title: 'Licenciatura', jurisdictionCode: 'PT' });
});
afterAll(() => world.close());

const search = (input: object, context = as.issuer()) => world.catalog.service.search.entries(input, context);
const codes = ({ items }: Found) => items.map(({ entry }) => entry.entryCode);

describe('a search', () => {
  test.each([
    ['a code', 'BSC-PHYS', 'EXACT', ['BSC-PHYS', 'BSC-PHYS']],
    ['a code in small letters', ' bsc-phys-h ', 'EXACT', ['BSC-PHYS-H']],
    ['a code without its accent', 'EC-1', 'EXACT', ['ÉC-1']],
    ['a code with a sign', 'a+', 'EXACT', ['A+']],
    ['the beginning of a code', 'bsc-phys-', 'PREFIX', ['BSC-PHYS-H']],
    [
      'the beginning of codes, then of titles',
      'b',
      'PREFIX',
      ['BA-MUS', 'BSC-PHYS', 'BSC-PHYS', 'BSC-PHYS-H'],
    ],
    ['the beginning of a title', 'bachelor of sc', 'PREFIX', ['BSC-PHYS-H', 'BSC-PHYS']],
    ['a title', 'Economie Generale', 'PREFIX', ['ÉC-1']],
    ['the beginning of a title in Cyrillic', 'БАКАЛ', 'PREFIX', ['RU-1']],
    ['the beginning of a title in Chinese', '物理', 'PREFIX', ['CN-1']],
    ['words in any order, the shorter title first', 'physics science', 'WORDS', ['BSC-PHYS', 'BSC-PHYS-H']],
    ['a word of a code and one of a title', 'h science', 'WORDS', ['BSC-PHYS-H']],
    ['a word with an accent that is not typed', 'generale', 'WORDS', ['ÉC-1']],
    ['characters within a Chinese title', '学士', 'WORDS', ['CN-1']],
    ['a single Chinese character', '学', 'WORDS', ['CN-1']],
    ['characters within a Japanese title', '分析', 'WORDS', ['JP-1']],
    ['characters within a Thai title', 'ฟิสิกส์', 'WORDS', ['TH-1']],
    ['a word in Cyrillic', 'физики', 'WORDS', ['RU-1']],
    ['a word in Arabic', 'الفيزياء', 'WORDS', ['AR-1']],
    ['a word and one that nothing has', 'physics zebra', undefined, []],
    ['a part of a word', 'hysic', undefined, []],
    ['what is a pattern elsewhere', '.*', undefined, []],
    ['an operator', '$ne', undefined, []],
  ])('finds by %s', async (_, q, matchType, found) => {
    const answer = await search({ q });
    expect([answer.matchType, codes(answer)]).toEqual([matchType, found]);
    expect(answer.truncated).toBe(false);
    for (const item of answer.items) {
      expect(item.matchType).toBe(matchType);
      expect(item.score).toBeGreaterThan(0);
      expect(item.score).toBeLessThanOrEqual(1);
    }
  });

  test('keeps to a jurisdiction and to a number', async () => {
    expect(codes(await search({ q: 'bsc-phys', jurisdiction: 'PT' }))).toEqual(['BSC-PHYS']);
    expect(codes(await search({ q: 'licen', jurisdiction: 'IE' }))).toEqual([]);
    expect(codes(await search({ q: 'b', first: 2 }))).toEqual(['BA-MUS', 'BSC-PHYS']);
    expect(codes(await search({ q: 'science', jurisdiction: 'IE', first: 1 }))).toEqual(['BSC-PHYS']);
    expect(codes(await search({ q: 'science', jurisdiction: 'PT' }))).toEqual([]);
  });

  test('knows the published title, and that of a draft for administrators alone', async () => {
    const { entries, versions } = world.catalog.service;
    const { entryId } = await entries.create(
      { entryCode: 'NEW-1', jurisdictionCode: 'IE', entryType: 'COURSE' },
      as.admin(),
    );
    await versions.create({ entryId, title: 'Underwater basketry' }, as.admin());
    expect(codes(await search({ q: 'basketry' }, as.admin()))).toEqual([]);
    expect(codes(await search({ q: 'basketry', status: 'DRAFT' }, as.admin()))).toEqual(['NEW-1']);
    await expect(search({ q: 'basketry', status: 'DRAFT' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field: 'status' })],
    });

    await versions.update({ entryId, version: 1, title: 'Underwater weaving' }, as.admin());
    expect(codes(await search({ q: 'basketry', status: 'DRAFT' }, as.admin()))).toEqual([]);
    await versions.publish({ entryId, version: 1 }, as.admin());
    expect(codes(await search({ q: 'weaving' }))).toEqual(['NEW-1']);

    await versions.create({ entryId, title: 'Knots' }, as.admin());
    expect(codes(await search({ q: 'knots' }))).toEqual([]);
    world.moveClock(1000);
    await versions.publish({ entryId, version: 2 }, as.admin());
    expect(codes(await search({ q: 'knots' }))).toEqual(['NEW-1']);
    expect(codes(await search({ q: 'weaving' }))).toEqual([]);

    await entries.retire({ entryId, reason: 'It has ended.' }, as.admin());
    expect(codes(await search({ q: 'knots' }))).toEqual([]);
    expect(codes(await search({ q: 'knots', status: 'RETIRED' }))).toEqual(['NEW-1']);
  });

  test('shows entries without the keys that found them', async () => {
    const [item] = (await search({ q: 'a+' })).items;
    expect(item?.entry).toEqual(
      await world.catalog.service.entries.byId({ entryId: item?.entry.entryId }, as.issuer()),
    );
    expect(Object.keys(item?.entry ?? {})).not.toContain('words');
  });

  test.each([
    ['nothing', {}, 'q'],
    ['no text', { q: '  ' }, 'q'],
    ['a text that folds to nothing', { q: '\u0301' }, 'q'],
    ['201 characters', { q: 'x'.repeat(201) }, 'q'],
    ['a lone surrogate', { q: 'x\ud800' }, 'q'],
    ['a control character', { q: 'x\u0000y' }, 'q'],
    ['an operator', { q: { $ne: 'x' } }, 'q'],
    ['a jurisdiction of another form', { q: 'x', jurisdiction: 'ireland' }, 'jurisdiction'],
    ['a status that there is not', { q: 'x', status: 'LIVE' }, 'status'],
    ['0 rows', { q: 'x', first: 0 }, 'first'],
    ['101 rows', { q: 'x', first: 101 }, 'first'],
    ['half a row', { q: 'x', first: 1.5 }, 'first'],
    ['a field that is not known', { q: 'x', words: [] }, 'words'],
  ])('refuses %s', async (_, input, field) => {
    await expect(search(input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('is for whoever may read the catalog', async () => {
    await expect(search({ q: 'x' }, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('is answered over GraphQL and gRPC', async () => {
    const { data } = await world.graphql(
      `query ($q: String!) { searchCatalogEntries(q: $q, jurisdiction: "IE", first: 5) {
        matchType searched truncated items { score matchType entry { entryCode title } }
      } }`,
      { q: 'music' },
      as.issuer(),
    );
    const item = { matchType: 'WORDS', entry: { entryCode: 'BA-MUS', title: TITLES['BA-MUS'] } };
    expect(data.searchCatalogEntries).toMatchObject({
      matchType: 'WORDS',
      searched: 1,
      truncated: false,
      items: [item],
    });
    expect(await world.rpc('SearchEntries', { query: 'music', jurisdictionCode: 'IE' })).toMatchObject({
      matchType: 'WORDS',
      searched: 1,
      truncated: false,
      matches: [item],
    });
    expect(await world.rpc('SearchEntries', { query: 'nothing of that kind', limit: 3 })).toMatchObject({
      matchType: '',
      matches: [],
    });
  });
});

describe('among many entries', () => {
  let many: CatalogWorld;
  const COUNT = 1500;
  beforeAll(async () => {
    many = await openCatalogWorld();
    const collection = many.connection.collection<ReturnType<typeof aStoredEntry>>('catalog_entries');
    const rows = Array.from({ length: COUNT }, (_, n) =>
      aStoredEntry({
        entryCode: `C${n}`,
        title: `Certificate ${n % 2 ? 'welding' : 'baking'} ${n % 300 === 7 ? 'rare' : `level${n % 5}`}`,
        jurisdictionCode: n % 3 ? 'IE' : 'PT',
      }),
    );
    await collection.insertMany(rows);
  });
  afterAll(() => many.close());

  const ask = (input: object) => many.catalog.service.search.entries(input, as.issuer());

  test.each([
    ['a code', { q: 'c7' }, 1],
    ['a code in a jurisdiction', { q: 'c7', jurisdiction: 'IE' }, 1],
    ['the beginning of codes', { q: 'c1', jurisdiction: 'IE', first: 5 }, 1],
    ['the beginning of all codes', { q: 'c', first: 10 }, 10],
    ['the beginning of all titles', { q: 'certificate', first: 10 }, 10],
    ['a rare word and a common one', { q: 'welding rare' }, COUNT / 300 + 1],
    ['a rare word in a jurisdiction', { q: 'rare welding', jurisdiction: 'IE' }, COUNT / 300],
    ['a common word', { q: 'welding' }, MOST_LOOKED_AT],
    ['common words', { q: 'welding certificate of baking' }, 2 * MOST_LOOKED_AT],
  ])('%s costs what it finds, and little more', async (_, input, most) => {
    const { examined, countLimits } = await examinedBy(many.connection, () => ask(input));
    // What was found is read by id once more.
    expect(examined).toBeLessThanOrEqual(most + 20);
    for (const limit of countLimits) expect(limit).toBe(30);
  });

  test('says when words that very many have are not looked through to the end', async () => {
    expect(await ask({ q: 'welding' })).toMatchObject({ searched: MOST_LOOKED_AT, truncated: true });
    const { items, ...rare } = await ask({ q: 'welding rare' });
    expect(rare).toEqual({ matchType: 'WORDS', searched: COUNT / 300, truncated: false });
    expect(items).toHaveLength(COUNT / 300);
  });

  test('entries of an earlier release are found when the catalog is opened next', async () => {
    const { entryStore } = await import('../entries/entry-model.ts');
    const connection = many.store.connection('catalog_of_old');
    const {
      codeKey: _c,
      titleKey: _t,
      words: _w,
      ...old
    } = aStoredEntry({ entryCode: 'OLD', title: 'Of old' });
    await connection.collection<{ _id: string }>('catalog_entries').insertOne(old);
    await entryStore(connection);
    expect(await connection.collection('catalog_entries').findOne({ words: 'old' })).toMatchObject({
      codeKey: 'old',
      titleKey: 'of old',
      words: ['of', 'old'],
    });
  });
});
