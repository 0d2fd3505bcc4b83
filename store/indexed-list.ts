import { type Model, trusted } from 'mongoose';
import type { PageWindow } from '../kernel/paging.ts';
import { type BoundedTotal, countUpTo } from './bounded-count.ts';
import { behindRow } from './seek.ts';

/** Rows that a list looks at, at most, where no index holds exactly what is asked. */
// Few enough for what reading for one GraphQL document may cost.
const MOST_LOOKED_AT = 1000;
const PORTION = 250;

/** Conditions, by the path of the field, whose rows one index holds in the order of the list, and no others. */
export interface Held {
  readonly paths: readonly string[];
  /** A value of the last path that the index leaves out, since nearly every row has it. */
  readonly without?: unknown;
}

/** What is asked of a list: values by path, where undefined asks for nothing and an array for any of several, and a period of the list's instant, `[from, to)`. */
export interface Asked<Row> {
  readonly where: Readonly<Record<string, unknown>>;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** What no index can tell, such as a text that is searched for. */
  readonly meets?: ((row: Row) => boolean) | undefined;
}

export interface ListedRows<Row> extends BoundedTotal {
  readonly rows: readonly Row[];
  /** Set when the list found no more and stopped at this instant although there are older rows to look at. */
  readonly lookedFrom: Date | undefined;
}

type Filter = Record<string, unknown>;

/**
 * Lists of a collection, newest first, that cost the same however much is stored. What one index holds is read from it. Of
 * conditions that no index holds together the rarest leads: at most `mostLookedAt` of its newest rows, and those of the same
 * instant, are looked at, and no more than the page needs. `order` begins with the instant and is behind the paths of every index of `held`, and an index itself.
 */
export function indexedList<Row extends object>(
  model: Model<Row>,
  given: { order: Readonly<Record<string, 1 | -1>>; held: readonly Held[]; mostLookedAt?: number },
) {
  const { order, held, mostLookedAt = MOST_LOOKED_AT } = given;
  const [instant = '_id'] = Object.keys(order);
  return { list, among };

  async function list({ where, from, to, meets }: Asked<Row>, window: PageWindow): Promise<ListedRows<Row>> {
    const period =
      from || to ? { [instant]: trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }) } : {};
    const asked = Object.entries(where).filter(([, value]) => value !== undefined);
    const usable = held.filter(({ paths, without }) =>
      paths.every((path) => where[path] !== undefined && (without === undefined || where[path] !== without)),
    );
    const whole =
      asked.length === 0 ? { paths: [] } : usable.find(({ paths }) => paths.length === asked.length);
    if (whole && !meets) return exactly({ ...Object.fromEntries(asked), ...period }, window);
    const leads = (whole ? [whole] : usable).map(({ paths }) => ({
      ...Object.fromEntries(paths.map((path) => [path, where[path]])),
      ...period,
    }));
    const lead = leads.length > 1 ? await rarest(leads) : (leads[0] ?? period);
    const isAsked = (row: Row) => asked.every(([path, value]) => [value].flat().includes(valueAt(row, path)));
    return among(lead, (row) => isAsked(row) && (!meets || meets(row)), window);
  }

  async function exactly(where: Filter, { skip, limit, behind }: PageWindow): Promise<ListedRows<Row>> {
    const rest = behind && behindRow(order, behind);
    const [rows, counted] = await Promise.all([
      rest ? newestFirst(where, rest).limit(limit) : newestFirst(where).skip(skip).limit(limit),
      countUpTo(model, branched(where)),
    ]);
    return { rows, ...counted, lookedFrom: undefined };
  }

  async function rarest(leads: readonly Filter[]): Promise<Filter> {
    const counts = await Promise.all(
      leads.map((lead) => model.countDocuments(branched(lead), { limit: mostLookedAt + 1 })),
    );
    return leads[counts.indexOf(Math.min(...counts))] ?? {};
  }

  /** What meets a condition among the newest rows of `lead`, which an index must hold in the order of the list. */
  async function among(
    lead: Filter,
    meets: (row: Row) => boolean,
    { skip, limit, behind }: PageWindow,
  ): Promise<ListedRows<Row>> {
    const rest = behind && behindRow(order, behind);
    const [before, from] = rest ? [skip, 0] : [0, skip];
    const looked: Row[] = [];
    const found: Row[] = [];
    const isEnough = () => found.length > from + limit;
    // The driver's own cursor: it reads in portions, no further than the page and whether there is a next one.
    const newest = model.collection.find<Row>(branched(lead, rest), {
      sort: order,
      limit: mostLookedAt + 1,
      batchSize: PORTION,
    });
    for await (const row of newest) {
      looked.push(row);
      if (meets(row)) found.push(row);
      if (isEnough()) break;
    }
    const last = looked[mostLookedAt];
    const oldest = last === undefined || isEnough() ? undefined : instantOf(last);
    if (oldest) {
      // All of that instant, so that whoever goes on before it misses none.
      const known = new Set(looked.map(idOf));
      const others = await newestFirst(lead, { [instant]: oldest });
      found.push(...others.filter((row) => !known.has(idOf(row)) && meets(row)));
    }
    return {
      rows: found.slice(from, from + limit),
      total: before + found.length,
      totalIsLowerBound: isEnough() || oldest !== undefined,
      lookedFrom: oldest,
    };
  }

  function newestFirst(where: Filter, also?: object) {
    return model.find(branched(where, also)).sort(order).lean<Row[]>();
  }

  function instantOf(row: Row): Date {
    return valueAt(row, instant) as Date;
  }
}

/** A branch for each of several values: a store merges what each has in the order of the list, and sorts nothing. */
function branched(where: Filter, also?: object): Filter {
  const [path, values] =
    Object.entries(where).find(([name, value]) => !name.startsWith('$') && Array.isArray(value)) ?? [];
  if (path === undefined) return also ? { $and: [where, also] } : where;
  return { $or: [values].flat().map((value) => branched({ ...where, [path]: value }, also)) };
}

const idOf = (row: object) => String(valueAt(row, '_id'));

function valueAt(row: object, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Filter)[name] : undefined;
  return value ?? null;
}
