import { readdirSync } from 'node:fs';
import { parseInput } from '../../../kernel/parse.ts';
import { type CodeSet, codeListInput, createCodeSetInput, MOST_CODES } from './code-set.ts';
import { createStandardSets } from './standard-sets.ts';

const standard = createStandardSets();
const now = new Date('2026-11-24T12:00:00Z');
const everything = { skip: 0, limit: 10_000 };

async function setOf(name: string): Promise<CodeSet> {
  const found = (await standard.all()).find((codeSet) => codeSet.name === name);
  if (!found) throw new Error(`There is no set ${name}.`);
  return found;
}
const codesOf = async (name: string, given: object = {}) =>
  standard.list((await setOf(name)).codeSetId, { at: now, ...given }, everything);
const at = async (name: string, code: string, instant: string) =>
  (await standard.nearest((await setOf(name)).codeSetId, code, new Date(instant)))?.labelI18n['en'];

test('there are these, each once, with a file for each', async () => {
  const all = await standard.all();
  expect(all.map(({ name }) => name)).toEqual([
    'avetmiss-outcome',
    'grade-de',
    'grade-ects',
    'grade-gb-honours',
    'grade-ib-diploma',
    'grade-ie-leaving-certificate',
    'grade-us-letter',
    'isced-f',
    'iso-3166-1',
    'iso-3166-2',
    'iso-639-1',
    'iso-639-3',
    'open-badges-achievement-type',
    'open-badges-result-status',
    'open-badges-result-type',
  ]);
  expect(new Set(all.map(({ codeSetId }) => codeSetId)).size).toBe(all.length);
  const files = readdirSync(new URL('./seeds/', import.meta.url)).filter((file) => file.endsWith('.json'));
  expect(files.sort()).toEqual(
    [...all.map(({ name, version }) => `${name}.${version}.json`), 'sets.json'].sort(),
  );
});

test('ids stay what they are: records hold them', async () => {
  expect((await setOf('iso-3166-1')).codeSetId).toBe('517901d0-228c-81fd-9089-14415a9003b2');
  expect((await createStandardSets().all()).map(({ codeSetId }) => codeSetId)).toEqual(
    (await standard.all()).map(({ codeSetId }) => codeSetId),
  );
});

test('each is what an administrator could have made, in the order of codes', async () => {
  for (const {
    name,
    version,
    authority,
    authorityUrl,
    jurisdictionCode,
    codeSetId,
  } of await standard.all()) {
    const beginnings = ['1900-01-01', '1976-01-01', '1990-01-01', '2005-01-01', '2026-11-24'].map(
      (day) => new Date(day),
    );
    const seen = new Map<string, object>();
    for (const instant of beginnings) {
      const codes = await standard.list(codeSetId, { at: instant }, everything);
      const inOrder = codes.map(({ code }) => code);
      expect(inOrder).toEqual([...new Set(inOrder)].sort());
      for (const code of codes) seen.set(`${code.code} ${code.validFrom.toISOString()}`, code);
    }
    const codes = [...seen.values()];
    expect(() => parseInput(codeListInput, { codes })).not.toThrow();
    for (let from = 0; from < codes.length; from += MOST_CODES) {
      const given = { name, version, authority, authorityUrl, jurisdictionCode };
      const part = codes.slice(from, from + MOST_CODES);
      expect(() => parseInput(createCodeSetInput, { ...given, codes: part })).not.toThrow();
    }
  }
});

test.each([
  ['iso-3166-1', 249],
  ['iso-3166-2', 5070],
  ['iso-639-1', 183],
  ['iso-639-3', 7867],
  ['isced-f', 219],
  ['open-badges-achievement-type', 31],
  ['open-badges-result-type', 12],
])('%s has %i codes today', async (name, total) => {
  const { codeSetId } = await setOf(name);
  expect(await standard.count(codeSetId, { at: now })).toEqual({ total, totalIsLowerBound: false });
});

test('countries and languages are named in the six languages of the United Nations', async () => {
  for (const name of ['iso-3166-1', 'iso-639-1'])
    for (const { labelI18n } of await codesOf(name))
      expect(Object.keys(labelI18n)).toEqual(expect.arrayContaining(['en', 'fr', 'es']));
  const [ireland] = await codesOf('iso-3166-1', { prefix: 'IE' });
  expect(ireland?.labelI18n).toMatchObject({ en: 'Ireland', fr: 'Irlande', zh: '爱尔兰' });
});

test('a language that became three is found for old records, and not listed', async () => {
  expect(await codesOf('iso-639-1', { prefix: 'sh' })).toEqual([]);
  expect(await at('iso-639-1', 'sh', '2026-01-01')).toBe('Serbo-Croatian');
});

test('fields of education are in three steps', async () => {
  const part = async (parentCode: string) =>
    (await codesOf('isced-f', { parentCode })).map(({ code }) => code);
  expect(await part('06')).toEqual(['061', '068']);
  expect(await part('061')).toEqual(['0610', '0611', '0612', '0613', '0619']);
  const broad = (await codesOf('isced-f')).filter(({ parentCode }) => parentCode === undefined);
  expect(broad.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 11 }, (_, field) => String(field).padStart(2, '0')),
    '99',
  ]);
});

test('counties are parts of provinces', async () => {
  const connacht = (await codesOf('iso-3166-2', { parentCode: 'IE-C' })).map(({ code }) => code);
  expect(connacht).toEqual(['IE-G', 'IE-LM', 'IE-MO', 'IE-RN', 'IE-SO']);
});

test.each([
  ['SU', '1990-01-01', 'USSR'],
  ['SU', '2026-01-01', 'USSR'],
  ['SK', '1974-12-31', 'Sikkim'],
  ['SK', '2026-01-01', 'Slovakia'],
  ['CS', '1990-01-01', 'Czechoslovakia'],
  ['CS', '2004-01-01', 'Serbia and Montenegro'],
  ['BY', '1990-01-01', 'Byelorussian SSR'],
  ['BY', '2026-01-01', 'Belarus'],
])('the country %s at %s is %s', async (code, instant, name) => {
  expect(await at('iso-3166-1', code, instant)).toBe(name);
});
