import { createHash } from 'node:crypto';
import { auditPathOf, leafHashOf, rootFromPath, rootOf } from './merkle-tree.ts';

// The entries and roots of the tests of Certificate Transparency (RFC 6962 §2.1, the same tree hash as RFC 9162).
const ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'));
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hashes = (count: number) => Array.from({ length: count }, (_, at) => leafHashOf(`entry ${at}`));

test('the root of the published vectors', () => {
  const leaves = ENTRIES.map(leafHashOf);
  expect(ROOTS.map((_, at) => rootOf(leaves.slice(0, at + 1)).toString('hex'))).toEqual(ROOTS);
});

test.each([1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 64, 100, 129])(
  'every entry of %i is proven, and no other',
  (size) => {
    const leaves = hashes(size);
    const root = rootOf(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const path = auditPathOf(leaves, index);
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
      expect(rootFromPath(leaf, { index, size, path })).toEqual(root);
      expect(rootFromPath(leafHashOf('another'), { index, size, path })).not.toEqual(root);
      if (size > 1) {
        expect(rootFromPath(leaf, { index: (index + 1) % size, size, path })).not.toEqual(root);
        expect(rootFromPath(leaf, { index, size, path: path.slice(1) })).not.toEqual(root);
        expect(rootFromPath(leaf, { index, size, path: [...path, root] })).toBeUndefined();
      }
    }
  },
);

test.each([1, 127, 128, 129, 255, 256, 300, 1000])(
  'the roots of parts of 128 make the root of %i',
  (size) => {
    const leaves = hashes(size);
    const parts = Array.from({ length: Math.ceil(size / 128) }, (_, part) =>
      leaves.slice(part * 128, (part + 1) * 128),
    );
    const roots = parts.map(rootOf);
    expect(rootOf(roots)).toEqual(rootOf(leaves));
    const index = size - 1;
    const part = Math.floor(index / 128);
    expect([...auditPathOf(parts[part]!, index % 128), ...auditPathOf(roots, part)]).toEqual(
      auditPathOf(leaves, index),
    );
  },
);

test.each([
  [-1, 3],
  [3, 3],
  [0.5, 3],
  [Number.NaN, 3],
])('an entry %p of %i is none', (index, size) => {
  expect(rootFromPath(hashes(1)[0]!, { index, size, path: [] })).toBeUndefined();
});

test('there is no root of nothing, and an entry is no node', () => {
  expect(() => rootOf([])).toThrow(/without entries/);
  const [one, two] = hashes(2);
  const forged = leafHashOf(Buffer.concat([one!, two!]));
  expect(rootOf([one!, two!])).not.toEqual(forged);
  expect(leafHashOf('')).not.toEqual(createHash('sha256').digest());
});
