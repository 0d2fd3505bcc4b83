import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { startOf } from '../../../kernel/name-search.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { visibleTo } from '../../did-registry/registrant.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import { CUSTODIAN, type Custodian, type DirectoryFilter, directoryInput } from './custodian.ts';
import { DIRECTORY_ORDER, directoryKey } from './custodian-model.ts';

/** How many custodians with a word are looked through. */
const MOST_NAMED = 500;

export type CustodianDirectory = ReturnType<typeof createCustodianDirectory>;

/** The public directory: custodians that are ACTIVE now, newest first. */
export function createCustodianDirectory({ records }: { records: RegistrantStore<Custodian> }) {
  return {
    /** A page of ACTIVE custodians. Error: VALIDATION_FAILED, also for a part of a name that too many begin with. */
    async list(input: unknown, context: Context): Promise<Page<Custodian>> {
      const identity = permit(context, 'custodian.read');
      const { filter: given, ...page } = parseInput(directoryInput, input);
      const filter: DirectoryFilter = given ?? {};
      const window = pageWindow(page);
      const shown = (found: readonly Custodian[]) =>
        found.map((custodian) => visibleTo(CUSTODIAN, identity, custodian));
      const where = { directoryKeys: directoryKey(filter), status: 'ACTIVE' };

      if (filter.name === undefined) {
        const [items, counted] = await Promise.all([
          records.find(where, DIRECTORY_ORDER, window),
          records.countWhere(where),
        ]);
        return {
          items: shown(items),
          ...counted,
          offset: window.skip,
          size: window.limit,
          keyOf: ({ createdAt, custodianId }) => [createdAt.getTime(), custodianId],
        };
      }

      const named = { status: 'ACTIVE', nameStarts: new RegExp(`^${startOf(filter.name)}`) };
      const found = await records.find(named, {}, { skip: 0, limit: MOST_NAMED + 1 });
      if (found.length > MOST_NAMED)
        throw invalid(
          'filter.name',
          'too_many',
          `more than ${MOST_NAMED} custodians have a word that begins so; give more of the name`,
        );
      const { custodianType, countryCode, jurisdictionCode } = filter;
      const fitting = found
        .filter(
          (one) =>
            (custodianType === undefined || one.custodianType === custodianType) &&
            (countryCode === undefined || one.countryCode === countryCode) &&
            (jurisdictionCode === undefined || one.jurisdictionCodes.includes(jurisdictionCode)),
        )
        .sort(newestFirst);
      const items = fitting.slice(window.skip, window.skip + window.limit);
      return { items: shown(items), total: fitting.length, offset: window.skip, size: window.limit };
    },
  };
}

function newestFirst(one: Custodian, other: Custodian): number {
  const age = other.createdAt.getTime() - one.createdAt.getTime();
  return age !== 0 ? age : one.custodianId < other.custodianId ? -1 : 1;
}
