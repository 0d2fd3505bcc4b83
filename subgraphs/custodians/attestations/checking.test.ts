import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { attester, planted } from './testing.ts';

const DOCUMENT = fileURLToPath(new URL('../../../docs/attestations.md', import.meta.url));
// biome-ignore lint/suspicious/noExplicitAny: tests spoil what they like
type Loose = any;
const run = promisify(execFile);

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
  const [, script] = /```js\n([\s\S]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  await writeFile(join(world.folder, 'check.mjs'), script ?? '');
});
afterAll(() => world.close());

/** What the documented script makes of a row, a proof and a key. */
async function checked(change: (given: { row: never; proof: never; key: never }) => void): Promise<string> {
  const { recordIds } = await planted(world, 5, {
    values: (at) => ({ holderName: `Zoë "Ål" ${at}\n`, awardDate: '1999-01-01', claims: { b: 'x', a: '€' } }),
  });
  const { attestationId } = await world.service.attestations.attest(
    { recordIds, statementTemplate: 'VERIFIED_WITH_SOURCE' },
    attester(),
  );
  const { items } = await world.service.attestations.rows({ attestationId }, attester());
  const { data } = await world.graphql(
    `query ($id: ID!, $recordId: ID) { attestationProof(attestationId: $id, recordId: $recordId) {
      status leaf_hash: leafHash leaf_index: leafIndex tree_size: treeSize audit_path: auditPath statement signature } }`,
    { id: attestationId, recordId: recordIds[4] },
    as.nobody(),
  );
  const stored = await world.connection.collection('custodian_keys').findOne({ did: CUSTODIAN_DIDS[0] });
  const given = {
    row: items[4]!.row,
    proof: data.attestationProof,
    key: { x: Buffer.from(stored?.['publicKey'].buffer).toString('base64url') },
  };
  change(given as never);
  const files = [];
  for (const [name, value] of Object.entries(given)) {
    files.push(join(world.folder, `${name}.json`));
    await writeFile(files.at(-1)!, JSON.stringify(value));
  }
  try {
    return (await run(process.execPath, [join(world.folder, 'check.mjs'), ...files])).stdout;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

test('the script of the document confirms a row with nothing but Node.js', async () => {
  expect(await checked(() => undefined)).toMatch(
    /^did:key:z6MkcustodianA vouches for it: This custodian has asked .* \(VALID\)\n$/,
  );
});

test.each<[string, (given: { row: Loose; proof: Loose; key: Loose }) => void, RegExp]>([
  ['another row', ({ row }) => Object.assign(row.values, { holder_name: 'Eve' }), /The row is not the leaf/],
  ['another salt', ({ row }) => Object.assign(row, { salt: 'AAAA' }), /The row is not the leaf/],
  ['another place', ({ proof }) => Object.assign(proof, { leaf_index: 3 }), /not in the tree/],
  ['another path', ({ proof }) => Object.assign(proof, { audit_path: [proof.leaf_hash] }), /not in the tree/],
  ['a longer path', ({ proof }) => void proof.audit_path.push(proof.leaf_hash), /too long|not in the tree/],
  [
    'another statement',
    ({ proof }) => Object.assign(proof, { statement: proof.statement.replace('has asked', 'has met') }),
    /has not signed/,
  ],
  [
    'another key',
    ({ key }) => Object.assign(key, { x: Buffer.alloc(32, 9).toString('base64url') }),
    /has not signed/,
  ],
])('and refuses %s', async (_what, change, problem) => {
  expect(await checked(change)).toMatch(problem);
});
