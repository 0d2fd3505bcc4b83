import type mongoose from 'mongoose';
import type { Store } from '../../store/connect.ts';
import { type Doc, isDoc } from '../../store/embedded/bson.ts';
import { compileFilter } from '../../store/embedded/match.ts';
import { partsOf, valueAt } from '../../store/embedded/paths.ts';
import { DATABASES } from '../../subgraphs/domains.ts';

interface Indexed {
  readonly collection: mongoose.mongo.Collection;
  readonly docs: readonly Doc[];
  readonly indexes: readonly Doc[];
}

/** A reproducible choice. */
function chooser(): <T>(list: readonly T[]) => T {
  let state = 11;
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as (typeof list)[number];
  };
}

/**
 * Asks what the product's indexes are for: generated filters by a prefix of each index, with values that are stored.
 * Returns the filters whose result is not that of a scan, and those that look at more documents than they return.
 */
export async function indexFaults(store: Store, rounds: number): Promise<readonly string[]> {
  const collections = await indexed(store);
  const pick = chooser();
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const { collection, docs, indexes } = pick(collections);
    const index = pick(indexes);
    const filter = filterFor(index, docs, pick);
    const matches = compileFilter(filter);
    const wanted = docs.filter(matches).map(({ _id }) => String(_id));
    const found = await collection.find(filter, { promoteLongs: false }).toArray();
    const told = await collection.find(filter).explain('executionStats');
    const { totalDocsExamined, nReturned } = told.executionStats;
    const said = `${collection.namespace} ${JSON.stringify(filter)}`;
    if (JSON.stringify(found.map(({ _id }) => String(_id)).sort()) !== JSON.stringify(wanted.sort()))
      faults.push(`${said}: another result than a scan`);
    if (nReturned !== wanted.length) faults.push(`${said}: explained as ${nReturned} of ${wanted.length}`);
    // The keys of arrays are more than their documents; everything else has one.
    const isArray = Object.keys(filter).some((path) =>
      docs.some((doc) => Array.isArray(valueAt(doc, partsOf(path)))),
    );
    // Of a unique index each value may be looked at.
    const points = Object.values(filter).map((one) =>
      isDoc(one) && Array.isArray(one.$in) ? one.$in.length : 1,
    );
    if (!isArray && totalDocsExamined > Math.max(wanted.length, ...points))
      faults.push(`${said}: ${totalDocsExamined} looked at for ${wanted.length}`);
  }
  return faults;
}

async function indexed(store: Store): Promise<Indexed[]> {
  const all: Indexed[] = [];
  for (const domain of DATABASES) {
    const connection = store.connection(domain);
    for (const { name } of await connection.listCollections()) {
      const collection = connection.getClient().db(connection.name).collection(name);
      const docs = (await collection.find({}, { promoteLongs: false }).toArray()) as Doc[];
      if (docs.length > 0) all.push({ collection, docs, indexes: (await collection.indexes()) as Doc[] });
    }
  }
  return all;
}

function filterFor(
  { key, partialFilterExpression, sparse }: Doc,
  docs: readonly Doc[],
  pick: ReturnType<typeof chooser>,
): Doc {
  const fields = Object.keys(isDoc(key) ? key : {});
  const used = fields.slice(0, 1 + pick([...fields.keys()]));
  const value = (path: string): unknown => {
    const stored = valueAt(pick(docs), partsOf(path));
    // A sparse or partial index knows nothing of what is not there.
    const isMissing = stored === undefined || stored === null;
    if (isMissing && (sparse === true || partialFilterExpression !== undefined)) return 'no such value';
    return Array.isArray(stored) ? (stored[0] ?? 'none') : (stored ?? null);
  };
  const filter: Doc = {};
  for (const [at, path] of used.entries()) {
    const one = value(path);
    const kind = pick(['equal', 'equal', 'in', 'range']);
    if (kind === 'in') filter[path] = { $in: [one, value(path)] };
    else if (kind === 'range' && at === used.length - 1 && (typeof one === 'string' || one instanceof Date))
      filter[path] = { $gte: one };
    else filter[path] = { $eq: one };
  }
  for (const [path, condition] of Object.entries(
    isDoc(partialFilterExpression) ? partialFilterExpression : {},
  ))
    if (!(path in filter && isDoc(condition))) filter[path] = condition;
  return filter;
}
