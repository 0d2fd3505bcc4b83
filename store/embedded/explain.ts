import { hostname } from 'node:os';
import { pushDown } from './aggregate.ts';
import { type Doc, isDoc, toNumber } from './bson.ts';
import {
  type CommandCall,
  type CommandRow,
  checkOptions,
  countOf,
  documentOf,
  listOf,
  namespaceOf,
} from './command.ts';
import { Failure } from './failure.ts';
import { type Plan, planFor, type Scan } from './plan.ts';
import { finish, openView, readCommands } from './read-commands.ts';
import { collectionIn, type Examined, search } from './search.ts';
import { SERVER_VERSION } from './session-commands.ts';
import { parseSort, type SortField } from './sort.ts';
import { compilePipeline } from './stages.ts';
import { writeCommands } from './write-commands.ts';

/** The read that a command begins with. */
interface Query {
  readonly filter: Doc;
  readonly sort: readonly SortField[];
  readonly skip: number;
  readonly limit: number;
  /** The stage that uses what is read. */
  readonly stage?: string;
  /** The stages of a pipeline that come after. */
  readonly rest?: readonly Doc[];
}

const plain = (filter: Doc, more: Partial<Query> = {}): Query => ({
  filter,
  sort: [],
  skip: 0,
  limit: 0,
  ...more,
});

function queryOf(name: string, command: Doc): Query {
  switch (name) {
    case 'find': {
      const limit = Math.abs(toNumber(command.limit ?? 0) ?? 0);
      const sort = parseSort(command.sort);
      return plain(documentOf(command, 'filter'), { sort, skip: countOf(command, 'skip') ?? 0, limit });
    }
    case 'aggregate':
      return aggregateQuery(command);
    case 'count':
      return plain(documentOf(command, 'query'), { stage: 'COUNT' });
    case 'distinct':
      return plain(documentOf(command, 'query'));
    case 'update':
    case 'delete': {
      const [statement] = listOf(command, `${name}s`);
      if (!isDoc(statement)) throw new Failure(9, 'explained write batches must be of size 1');
      return plain(documentOf(statement, 'q'), { stage: name.toUpperCase() });
    }
    default: {
      const stage = command.remove === true ? 'DELETE' : 'UPDATE';
      return plain(documentOf(command, 'query'), { sort: parseSort(command.sort), limit: 1, stage });
    }
  }
}

function aggregateQuery({ pipeline, let: variables = {} }: Doc): Query {
  const { rest, ...found } = pushDown(
    compilePipeline(pipeline, Object.keys(isDoc(variables) ? variables : {})),
  );
  return { ...found, rest: rest.map(({ name, spec }) => ({ [name]: spec })) };
}

const EXPLAINED: Readonly<Record<string, CommandRow | undefined>> = Object.fromEntries(
  ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'].map((name) => [
    name,
    readCommands[name] ?? writeCommands[name],
  ]),
);

/**
 * What the planner chose for a command, in the shape of MongoDB 8 (manual: explain results). The read is executed
 * to count what it looks at, unless only the plan is asked for; a write is never executed.
 */
async function explain(call: CommandCall): Promise<Doc> {
  const command = documentOf(call.command, 'explain');
  const [name = ''] = Object.keys(command);
  const row = EXPLAINED[name];
  if (row === undefined) throw new Failure(59, `Explain failed due to unknown command: ${name}`);
  checkOptions(name, row, command);
  const namespace = namespaceOf({ ...call, command }, name);
  const query = queryOf(name, command);
  const { view, close } = openView(call);
  try {
    const collection = collectionIn(view, namespace);
    const plan = planFor(collection, query.filter, query.sort);
    const isThere = view.catalog.collections.has(namespace);
    const winningPlan = isThere ? stagesOf(plan, query) : { stage: 'EOF' };
    const queryPlanner = {
      namespace,
      parsedQuery: query.filter,
      indexFilterSet: false,
      winningPlan,
      rejectedPlans: [],
    };
    const started = performance.now();
    const examined: Examined = { keys: 0, docs: 0 };
    const reading = function* (): Generator<undefined, number, undefined> {
      let count = 0;
      for (const row of search(view, namespace, query.filter, { ...query, examined })) {
        if (row === undefined) yield undefined;
        else count++;
      }
      return count;
    };
    const isAsked = call.command.verbosity !== 'queryPlanner';
    const nReturned = isAsked ? await finish(reading(), call.deadline) : 0;
    const executionStats = {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: Math.round(performance.now() - started),
      totalKeysExamined: examined.keys,
      totalDocsExamined: examined.docs,
      executionStages: { ...winningPlan, nReturned },
    };
    const told = { queryPlanner, ...(isAsked && { executionStats }) };
    const { rest = [] } = query;
    return {
      explainVersion: '1',
      ...(rest.length > 0 ? { stages: [{ $cursor: told }, ...rest] } : told),
      command,
      serverInfo: { host: hostname(), port: 0, version: SERVER_VERSION, gitVersion: 'embedded' },
    };
  } finally {
    close();
  }
}

function stagesOf(plan: Plan, query: Query): Doc {
  const { sort, skip, limit, stage } = query;
  let top = fetchOf(plan, query);
  if (!plan.sorted) {
    const sortPattern = Object.fromEntries(sort.map(({ path, direction }) => [path, direction]));
    top = { stage: 'SORT', sortPattern, inputStage: top };
  }
  if (skip > 0) top = { stage: 'SKIP', skipAmount: skip, inputStage: top };
  if (limit > 0) top = { stage: 'LIMIT', limitAmount: limit, inputStage: top };
  return stage === undefined ? top : { stage, inputStage: top };
}

function fetchOf(plan: Plan, { filter, sort }: Query): Doc {
  if (plan.union !== undefined) {
    const isMerged = plan.sorted && sort.length > 0;
    const union = { stage: isMerged ? 'SORT_MERGE' : 'OR', inputStages: plan.union.map(scanOf) };
    return { stage: 'FETCH', filter, inputStage: union };
  }
  if (plan.index === undefined) return { stage: 'COLLSCAN', filter, direction: 'forward' };
  return { stage: 'FETCH', ...(!plan.exact && { filter }), inputStage: scanOf(plan) };
}

function scanOf({ index, reverse }: Scan): Doc {
  const direction = reverse ? 'backward' : 'forward';
  if (index === undefined) return { stage: 'COLLSCAN', direction };
  const shown =
    index === '_id'
      ? { key: { _id: 1 }, name: '_id_', multikey: false, unique: true, sparse: false, partial: undefined }
      : index;
  return {
    stage: 'IXSCAN',
    keyPattern: shown.key,
    indexName: shown.name,
    isMultiKey: shown.multikey,
    isUnique: shown.unique,
    isSparse: shown.sparse,
    isPartial: shown.partial !== undefined,
    direction,
  };
}

export const explainRow: CommandRow = { options: ['verbosity'], reads: true, run: explain };
