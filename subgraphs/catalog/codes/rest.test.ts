import { readFileSync } from 'node:fs';
import type { Context } from '../../../kernel/context.ts';
import { type Bridge, createBridge } from '../../../rest-bridge/bridge.ts';
import { createSupergraph } from '../../../supergraph/supergraph.ts';
import { createLocalExecutor } from '../../execute.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { adminCodeSetRoutes, portalCodeRoutes } from './rest.ts';

let world: CatalogWorld;
let bridge: Bridge;
beforeAll(async () => {
  world = await openCatalogWorld();
  const supergraph = await createSupergraph({
    supergraphSdl: readFileSync(new URL('../../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    executors: { catalog: createLocalExecutor(world.catalog.subgraph.schema, world.log) } as never,
    log: world.log,
  });
  bridge = createBridge({ supergraph, routes: [...adminCodeSetRoutes, ...portalCodeRoutes] });
});
afterAll(() => world.close());

const SETS = '/api/v1/admin/catalog/code-sets';
const codesOf = (codeSet: string) => `/api/v1/portal/catalog/code-sets/${codeSet}/codes`;

const get = (path: string, query: Record<string, string> = {}, context: Context = as.issuer()) =>
  bridge.handle({ method: 'GET', path, query, body: undefined, context });
const post = (body: Record<string, unknown>, context: Context = as.admin()) =>
  bridge.handle({ method: 'POST', path: SETS, query: {}, body, context });

const grades = {
  name: 'grades',
  version: '1',
  authority: 'Testamur University',
  codes: [
    { code: 'A', label_i18n: { en: 'Good', 'pt-BR': 'Bom' }, valid_from: '2020-01-01T00:00:00Z' },
    {
      code: 'A1',
      label_i18n: { en: 'Best' },
      parent_code: 'A',
      valid_from: '2020-01-01T00:00:00Z',
      valid_to: '2025-01-01T00:00:00Z',
    },
  ],
};

test('a set is added, listed by its conditions, and its codes are those of the instant', async () => {
  const { status, body } = await post(grades);
  expect(status).toBe(201);
  const { codes: _, ...members } = grades;
  const made = { ...members, authority_url: null, jurisdiction_code: null, row_version: 1 };
  expect(body).toMatchObject(made);
  const listed = await get(SETS, { name: 'grades' }, as.admin());
  expect(listed.body).toEqual({
    items: [body],
    page: 0,
    page_size: 20,
    total: 1,
    total_is_lower_bound: false,
  });
  const { code_set_id: id } = body as { code_set_id: string };
  const [first, second] = [
    { code: 'A', label_i18n: grades.codes[0]?.label_i18n, parent_code: null, valid_to: null },
    { code: 'A1', label_i18n: { en: 'Best' }, parent_code: 'A', valid_to: '2025-01-01T00:00:00.000Z' },
  ].map((code) => ({ ...code, valid_from: '2020-01-01T00:00:00.000Z' }));
  expect((await get(codesOf(id))).body).toMatchObject({ items: [first], total: 1 });
  const at = '2024-12-31T23:59:59.999Z';
  expect((await get(codesOf(id), { at })).body).toMatchObject({ items: [first, second] });
  expect((await get(codesOf('grades'), { at, parent_code: 'A' })).body).toMatchObject({ items: [second] });
  expect((await get(codesOf('grades'), { at, q: 'A1' })).body).toMatchObject({ items: [second] });
  expect((await get(codesOf('grades'), { at, page: '1', page_size: '1' })).body).toMatchObject({
    items: [second],
    page: 1,
    page_size: 1,
    total: 2,
  });
});

test('standard sets are listed and read alike', async () => {
  const listed = await get(SETS, { jurisdiction_code: 'AU' }, as.admin());
  expect(listed.body).toMatchObject({ items: [{ name: 'avetmiss-outcome', row_version: 1 }] });
  const { body } = await get(codesOf('iso-3166-2'), { q: 'IE-', page_size: '3' });
  expect(body).toMatchObject({
    items: [{ code: 'IE-C', label_i18n: { en: 'Connaught' } }, { code: 'IE-CE' }, { code: 'IE-CN' }],
    total: 30,
  });
});

test.each<[string, () => Promise<unknown>, string, string | undefined]>([
  [
    'a wrong code',
    () => post({ ...grades, codes: [...grades.codes, { code: 'B B' }] }),
    'VALIDATION_FAILED',
    'codes[2].label_i18n',
  ],
  [
    'a field in another casing',
    () => post({ ...grades, codes: [{ code: 'B', labelI18n: { en: 'x' } }] }),
    'VALIDATION_FAILED',
    'codes[0].label_i18n',
  ],
  ['a version that is there', () => post(grades), 'DUPLICATE', undefined],
  ['an instant that is none', () => get(codesOf('isced-f'), { at: 'now' }), 'VALIDATION_FAILED', 'at'],
  ['a page too long', () => get(codesOf('isced-f'), { page_size: '101' }), 'VALIDATION_FAILED', 'page_size'],
  ['an unknown parameter', () => get(codesOf('isced-f'), { name: 'x' }), 'VALIDATION_FAILED', 'name'],
  ['a set that there is not', () => get(codesOf('nothing')), 'NOT_FOUND', undefined],
  ['a name of another form', () => get(SETS, { name: 'A B' }, as.admin()), 'VALIDATION_FAILED', undefined],
])('%s is refused in the words of REST', async (_, ask, code, field) => {
  const details =
    field === undefined ? undefined : expect.arrayContaining([expect.objectContaining({ field })]);
  await expect(ask()).rejects.toMatchObject({ code, ...(details ? { details } : {}) });
});
