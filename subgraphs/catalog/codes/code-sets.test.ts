import { newContext } from '../../../kernel/context.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { aWorld } from '../../testing/rooms.ts';
import { codeStore } from './code-model.ts';
import type { Code, CodeSet } from './code-set.ts';
import { codeSetStore } from './code-set-model.ts';
import { type CodeSets, createCodeSets } from './code-sets.ts';
import { createStandardSets } from './standard-sets.ts';

let world: Awaited<ReturnType<typeof aWorld>>;
let ledger: Ledger;
let codeSets: CodeSets;
beforeAll(async () => {
  world = await aWorld();
  const connection = world.store.connection('catalog');
  ledger = await createLedger({ connection, source: 'catalog', now: world.now });
  const [sets, codes] = await Promise.all([codeSetStore(connection), codeStore(connection)]);
  codeSets = createCodeSets({ standard: createStandardSets(), sets, codes });
});
afterAll(async () => {
  await ledger.close();
  await world.close();
});

function commit(codeSetId: string, given: Partial<CodeSet>, codes: readonly Code[]): Promise<void> {
  const at = world.now();
  const codeSet: CodeSet = {
    codeSetId,
    name: 'grades',
    version: '1',
    authority: 'x',
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
    ...given,
  };
  return ledger.commit(newContext({ identity: { kind: 'unit', unit: 'program-catalog' } }), {
    writes: codeSets.insertWrites(codeSet, codes),
    audit: { action: 'code_set.created', subject: { type: 'CodeSet', id: codeSetId } },
  });
}

const codeA: Code = { code: 'A', labelI18n: { en: 'Good' }, validFrom: new Date('2020-01-01T00:00:00Z') };

test('of two processes that make the same version one makes it, with its codes and no others', async () => {
  await commit('first', {}, [codeA]);
  await expect(commit('second', {}, [codeA])).rejects.toMatchObject({ code: 11000 });
  expect(await codeSets.find('second')).toBeUndefined();
  expect(await codeSets.count('second', { at: world.now() })).toMatchObject({ total: 0 });
  expect(await codeSets.count('first', { at: world.now() })).toMatchObject({ total: 1 });
});

test('a code from one instant on is said once in a set', async () => {
  await expect(commit('twice', { version: 'twice' }, [codeA, codeA])).rejects.toMatchObject({ code: 11000 });
  expect(await codeSets.find('twice')).toBeUndefined();
});

test('rooms resolve codes of every set, at every instant', async () => {
  const before = new Date('2019-01-01T00:00:00Z');
  expect(await codeSets.resolve('grades', 'A', world.now())).toMatchObject({ code: codeA, isValid: true });
  expect(await codeSets.resolve('first', 'A', before)).toMatchObject({ code: codeA, isValid: false });
  expect(await codeSets.resolve('iso-639-1', 'ga', world.now())).toMatchObject({ isValid: true });
  expect(await codeSets.resolve('first', 'B', world.now())).toBeUndefined();
  expect(await codeSets.resolve('nothing', 'A', world.now())).toBeUndefined();
});

test('an own version of a standard is its newest when it is made later, and only then', async () => {
  const standard = await codeSets.find('isced-f');
  await commit('older', { name: 'isced-f', version: '1997', createdAt: new Date(0) }, [codeA]);
  expect(await codeSets.find('isced-f')).toEqual(standard);
  const later = new Date((standard?.createdAt.getTime() ?? 0) + 1);
  await commit('newer', { name: 'isced-f', version: '2030', createdAt: later }, [codeA]);
  expect(await codeSets.find('isced-f')).toMatchObject({ codeSetId: 'newer' });
  const versions = await codeSets.page({ name: 'isced-f' }, { skip: 0, limit: 10 });
  expect(versions.map(({ version }) => version)).toEqual(['1997', '2013', '2030']);
});
