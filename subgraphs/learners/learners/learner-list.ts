import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import {
  externalHandle,
  isNamed,
  type LearnerStatus,
  type ListedLearners,
  numberHandle,
  wordsOf,
} from './learner.ts';
import { BY_NAME, type KeyedLearner } from './learner-model.ts';

/** Learners that a search by name looks at, at most. */
const MOST_LOOKED_AT = 1000;
/** Words of a search that are looked for as neighbours, when each alone has too many learners. */
const MOST_PAIRED = 3;
// Whoever was merged or erased is listed when asked for by status.
const PRESENT: readonly LearnerStatus[] = ['ACTIVE', 'INACTIVE'];

type Filter = NonNullable<ListedLearners['filter']>;

/** Lists the learners of an issuer, at a cost that does not grow with them. */
export function createLearnerList(learners: RecordStore<KeyedLearner>) {
  return (
    issuerDid: string,
    { filter, ...page }: Pick<ListedLearners, 'filter' | 'first' | 'after' | 'offset'>,
  ): Promise<Page<KeyedLearner>> => {
    const { q, learnerNumber, externalSystem, externalId, status }: Partial<Filter> = filter ?? {};
    const statuses = status ? [status] : PRESENT;
    const words = q === undefined ? [] : wordsOf(q);
    const handles = [
      ...(learnerNumber === undefined ? [] : [numberHandle(learnerNumber)]),
      ...(externalSystem === undefined || externalId === undefined
        ? []
        : [externalHandle({ system: externalSystem, value: externalId })]),
    ];
    if (handles.length > 0) return theOne();
    if (words.length > 0) return byWords();
    // A branch for each status: a store merges what each has in the order of the list, and sorts nothing.
    const where = statuses.map((one) => ({ issuerDid, status: one }));
    return pageOf(learners, { $or: where }, BY_NAME, page);

    async function theOne(): Promise<Page<KeyedLearner>> {
      const found = await learners.first({ issuerDid, handles: handles[0] });
      const isMeant =
        found &&
        statuses.includes(found.status) &&
        handles.every((handle) => found.handles.includes(handle)) &&
        isNamed(found, words);
      return pageFrom(isMeant ? [found] : []);
    }

    async function byWords(): Promise<Page<KeyedLearner>> {
      const { rows, isAll } = await candidates();
      const found = rows.filter((learner) => isNamed(learner, words)).sort(byName);
      return { ...pageFrom(found), totalIsLowerBound: !isAll };
    }

    /** Those of the rarest word; of words that are all frequent, those who have two of them as they are written. */
    async function candidates() {
      const leads = words.map((word) => [word]);
      const counts = await Promise.all(
        words.length === 1
          ? [0]
          : leads.map((lead) =>
              learners.model.countDocuments(beginning(lead), { limit: MOST_LOOKED_AT + 1 }),
            ),
      );
      const rarest = leads[counts.indexOf(Math.min(...counts))] ?? [];
      const paired = words.slice(0, MOST_PAIRED);
      const pairs = paired.flatMap((one) =>
        paired.filter((two) => two !== one).map((two) => `${one} ${two}`),
      );
      const lead = Math.min(...counts) > MOST_LOOKED_AT ? pairs : rarest;
      const rows = await learners.list(beginning(lead), {}, { skip: 0, limit: MOST_LOOKED_AT + 1 });
      return {
        rows: rows.slice(0, MOST_LOOKED_AT),
        isAll: lead === rarest && rows.length <= MOST_LOOKED_AT,
      };
    }

    function beginning(starts: readonly string[]): object {
      const patterns = starts.map((start) => new RegExp(`^${start}`));
      return {
        $or: statuses.flatMap((one) =>
          patterns.map((pattern) => ({ issuerDid, status: one, nameKeys: pattern })),
        ),
      };
    }

    function pageFrom(found: readonly KeyedLearner[]): Page<KeyedLearner> {
      const { skip, limit } = pageWindow(page);
      return { items: found.slice(skip, skip + limit), total: found.length, offset: skip, size: limit };
    }
  };
}

function byName(one: KeyedLearner, other: KeyedLearner): number {
  const key = ({ sortName, learnerId }: KeyedLearner) => `${sortName} ${learnerId}`;
  return key(one) < key(other) ? -1 : 1;
}
