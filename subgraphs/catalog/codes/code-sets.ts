import { boundedTotal, type PageWindow } from '../../../kernel/paging.ts';
import type { BoundedTotal } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CodeBook } from './code-book.ts';
import type { CodeStore } from './code-model.ts';
import { byNameAndVersion, type Code, type CodeSet, isValidAt } from './code-set.ts';
import { BY_NAME } from './code-set-model.ts';
import type { CodeResolver } from './ports.ts';
import type { StandardSets } from './standard-sets.ts';

export interface CodeSetFilter {
  readonly jurisdictionCode?: string | undefined;
  readonly name?: string | undefined;
}

/** All code sets with their codes: those that come with the platform, and those that administrators have made. */
export interface CodeSets extends CodeResolver, CodeBook {
  /** By id, or by name for the newest version. */
  find(codeSet: string): Promise<CodeSet | undefined>;
  version(name: string, version: string): Promise<CodeSet | undefined>;
  /** By name, then by version. */
  page(filter: CodeSetFilter, window: PageWindow): Promise<CodeSet[]>;
  total(filter: CodeSetFilter): Promise<BoundedTotal>;
  insertWrites(codeSet: CodeSet, codes: readonly Code[]): readonly Write[];
  /** A set that administrators have made. */
  stored(codeSetId: string): Promise<CodeSet | undefined>;
  /** Every code that such a set has or had. */
  all(codeSetId: string): Promise<readonly Code[]>;
  /** Adds a code to such a set; of several at once one wins, since each was looked at beside those that were there. */
  addWrites(codeSet: CodeSet, code: Code, at: Date): readonly Write[];
}

export function createCodeSets(kept: {
  standard: StandardSets;
  sets: RecordStore<CodeSet>;
  codes: CodeStore;
}): CodeSets {
  const { standard, sets, codes } = kept;
  const standardSet = async (matches: (codeSet: CodeSet) => boolean) =>
    (await standard.all()).filter(matches);

  const codeSets: CodeSets = {
    async find(codeSet) {
      const [byId] = await standardSet(({ codeSetId }) => codeSetId === codeSet);
      const stored = byId ?? (await sets.byId(codeSet));
      if (stored) return stored;
      const [ours, newest] = await Promise.all([
        standardSet(({ name }) => name === codeSet),
        sets.first({ name: codeSet }, { createdAt: -1 }),
      ]);
      return [...ours, ...(newest ? [newest] : [])].reduce<CodeSet | undefined>(
        (found, one) => (found && found.createdAt > one.createdAt ? found : one),
        undefined,
      );
    },

    async version(name, version) {
      const [ours] = await standardSet((one) => one.name === name && one.version === version);
      return ours ?? sets.first({ name, version });
    },

    async page(filter, { skip, limit, behind }) {
      const ours = await standardSet(isOf(filter));
      if (behind) {
        const [name, version] = behind.map(String);
        const isBehind = (one: CodeSet) =>
          byNameAndVersion(one, { ...one, name: name ?? '', version: version ?? '' }) > 0;
        const stored = await sets.list({ ...filter }, BY_NAME, { skip, limit, behind });
        return [...ours.filter(isBehind), ...stored].sort(byNameAndVersion).slice(0, limit);
      }
      // At most `ours` stand before this page: with so many stored ones more, its place among all is known.
      const passed = Math.max(0, skip - ours.length);
      const stored = await sets.list({ ...filter }, BY_NAME, { skip: passed, limit: limit + skip - passed });
      return [...ours, ...stored].sort(byNameAndVersion).slice(skip - passed, skip - passed + limit);
    },

    async total(filter) {
      const [ours, stored] = await Promise.all([standardSet(isOf(filter)), sets.count({ ...filter })]);
      return boundedTotal(ours.length + stored.total + (stored.totalIsLowerBound ? 1 : 0));
    },

    list: async (codeSetId, filter, window) => (await bookOf(codeSetId)).list(codeSetId, filter, window),
    count: async (codeSetId, filter) => (await bookOf(codeSetId)).count(codeSetId, filter),
    nearest: async (codeSetId, code, at) => (await bookOf(codeSetId)).nearest(codeSetId, code, at),

    async resolve(codeSet, code, at) {
      const found = await codeSets.find(codeSet);
      const nearest = found && (await codeSets.nearest(found.codeSetId, code, at));
      return nearest && { codeSet: found, code: nearest, isValid: isValidAt(nearest, at) };
    },

    insertWrites: (codeSet, added) => [
      sets.insertWrite(codeSet),
      ...codes.insertWrites(codeSet.codeSetId, added),
    ],
    stored: sets.byId,
    all: codes.all,
    addWrites: (codeSet, code, at) => [
      sets.updateWrite(codeSet, {}, at),
      ...codes.insertWrites(codeSet.codeSetId, [code]),
    ],
  };
  return codeSets;

  async function bookOf(codeSetId: string): Promise<CodeBook> {
    const [ours] = await standardSet((one) => one.codeSetId === codeSetId);
    return ours ? standard : codes;
  }
}

function isOf({ jurisdictionCode, name }: CodeSetFilter): (codeSet: CodeSet) => boolean {
  return (codeSet) =>
    (jurisdictionCode === undefined || codeSet.jurisdictionCode === jurisdictionCode) &&
    (name === undefined || codeSet.name === name);
}
