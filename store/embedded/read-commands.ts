import { aggregate } from './aggregate.ts';
import { type Doc, isDoc, serialize, toNumber } from './bson.ts';
import { booleanOf, type CommandCall, type CommandRow, countOf, documentOf, namespaceOf } from './command.ts';
import { type DocumentStream, take } from './cursors.ts';
import { compilerFor, expressionsWith } from './expressions/compile.ts';
import { variableName } from './expressions/conditional.ts';
import type { Variables } from './expressions/operator.ts';
import { Failure } from './failure.ts';
import { keyText } from './keys.ts';
import { compileFilter } from './match.ts';
import { partsOf, visitPath } from './paths.ts';
import { compileProjection, shownFields } from './project.ts';
import { onlyFields } from './reply.ts';
import { countMatching, type Results, search } from './search.ts';
import { parseSort } from './sort.ts';
import { compilePipeline } from './stages.ts';
import type { View } from './view.ts';
import { matchedPosition } from './writes.ts';

const LEGACY = [
  'collation',
  'hint',
  'let',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'noCursorTimeout',
];

// A transaction reads its own view; everything else reads the newest committed state, pinned while it reads.
export function openView({ transaction, services }: CommandCall): { view: View; close: () => void } {
  if (transaction !== undefined) return { view: transaction, close: () => undefined };
  const snapshot = services.snapshots.acquire();
  return { view: snapshot, close: () => snapshot.release() };
}

async function findCommand(call: CommandCall): Promise<Doc> {
  const { command, services, deadline } = call;
  const namespace = namespaceOf(call, 'find');
  const filter = documentOf(command, 'filter');
  const variables = { NOW: services.now() };
  const compile = expressionsWith(variables);
  const projection = compileProjection(command.projection, compilerFor(new Set(['NOW'])));
  const fields = shownFields(command.projection);
  const limit = toNumber(command.limit ?? 0) ?? 0;
  const single = booleanOf(command, 'singleBatch') || limit < 0;
  // Checked before the view is opened, so that a refusal leaves nothing pinned.
  const options = {
    sort: parseSort(command.sort),
    skip: countOf(command, 'skip') ?? 0,
    limit: Math.abs(limit),
    matches: compileFilter(filter, compile),
  };
  const { view, close } = openView(call);
  const shown = function* (results: Results): Generator<Buffer | undefined, void, undefined> {
    for (const row of results) {
      if (row === undefined || projection === undefined) yield row?.bytes;
      else if (fields !== undefined) yield onlyFields(row.bytes, fields);
      else {
        const env = { root: row.doc, variables };
        yield serialize(projection(env, (path) => matchedPosition(filter, row.doc, path)));
      }
    }
  };
  const batchSize = countOf(command, 'batchSize');
  return services.cursors.first(namespace, shown(search(view, namespace, filter, options)), close, {
    batchSize,
    single,
    deadline,
    of: call,
  });
}

async function aggregateCommand(call: CommandCall): Promise<Doc> {
  const { command, services, deadline } = call;
  if (typeof command.aggregate !== 'string')
    throw new Failure(73, 'An aggregation over no collection is not supported by the embedded store.');
  const namespace = namespaceOf(call, 'aggregate');
  if (!isDoc(command.cursor))
    throw new Failure(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  const variables = variablesOf(call);
  const pipeline = compilePipeline(command.pipeline, Object.keys(variables));
  const batchSize = countOf(command.cursor, 'batchSize');
  const { view, close } = openView(call);
  const results = function* (): Generator<Buffer | undefined, void, undefined> {
    for (const doc of aggregate(view, namespace, pipeline, variables))
      yield doc === undefined ? undefined : serialize(doc);
  };
  return services.cursors.first(namespace, results(), close, {
    batchSize,
    single: false,
    deadline,
    of: call,
  });
}

// `let` may use no fields, only constants and system variables.
function variablesOf({ command, services }: CommandCall): Variables {
  const now = { NOW: services.now() };
  const compile = expressionsWith(now);
  const bound = Object.entries(documentOf(command, 'let')).map(([name, value]) => {
    return [variableName(name), compile(value)({})] as const;
  });
  return { ...now, ...Object.fromEntries(bound) };
}

async function countCommand(call: CommandCall): Promise<Doc> {
  const { command, deadline } = call;
  const namespace = namespaceOf(call, 'count');
  const { view, close } = openView(call);
  try {
    const counting = countMatching(view, namespace, documentOf(command, 'query'));
    const counted = await finish(counting, deadline);
    const limit = Math.abs(toNumber(command.limit ?? 0) ?? 0);
    const rest = Math.max(0, counted - (countOf(command, 'skip') ?? 0));
    return { n: limit > 0 ? Math.min(rest, limit) : rest };
  } finally {
    close();
  }
}

/** Runs to the end and lets the event loop breathe. Errors: 50 after the deadline. */
export async function finish<T>(steps: Generator<undefined, T, undefined>, deadline: number): Promise<T> {
  let result: { value: T } | undefined;
  const stream: DocumentStream = {
    next: () => {
      const step = steps.next();
      if (!step.done) return { done: false, value: undefined };
      result = { value: step.value };
      return { done: true, value: undefined };
    },
  };
  await take(stream, Number.POSITIVE_INFINITY, deadline);
  if (result === undefined) throw new Failure(1, 'The count did not end.');
  return result.value;
}

async function distinctCommand(call: CommandCall): Promise<Doc> {
  const { command, deadline } = call;
  const namespace = namespaceOf(call, 'distinct');
  const { key } = command;
  if (typeof key !== 'string' || key === '')
    throw new Failure(14, "BSON field 'key' is the wrong type, expected a non-empty string");
  const values = new Map<string, unknown>();
  const { view, close } = openView(call);
  const visiting = function* (): Generator<undefined, void, undefined> {
    for (const row of search(view, namespace, documentOf(command, 'query'))) {
      yield undefined;
      if (row === undefined) continue;
      visitPath(row.doc, partsOf(key), (value, element) => {
        if (value !== undefined && (element || !Array.isArray(value))) values.set(keyText(value), value);
        return false;
      });
    }
  };
  try {
    await finish(visiting(), deadline);
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  } finally {
    close();
  }
}

async function getMore(call: CommandCall): Promise<Doc> {
  const { command, services, deadline } = call;
  return services.cursors.more(
    String(command.getMore),
    String(command.collection),
    countOf(command, 'batchSize'),
    deadline,
    call,
  );
}

function killCursors({ command, services }: CommandCall): Doc {
  const ids = Array.isArray(command.cursors) ? command.cursors : [];
  const { killed, missing } = services.cursors.kill(ids.map(String));
  return {
    cursorsKilled: ids.filter((id) => killed.includes(String(id))),
    cursorsNotFound: ids.filter((id) => missing.includes(String(id))),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
}

export const readCommands: Readonly<Record<string, CommandRow>> = {
  find: {
    options: [
      'filter',
      'projection',
      'sort',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'allowDiskUse',
      'allowPartialResults',
    ],
    refused: LEGACY,
    transactional: true,
    reads: true,
    run: findCommand,
  },
  aggregate: {
    options: ['pipeline', 'cursor', 'let', 'allowDiskUse', 'bypassDocumentValidation'],
    refused: ['collation', 'hint', 'explain'],
    transactional: true,
    reads: true,
    run: aggregateCommand,
  },
  count: {
    // MongoDB has no count in transactions; the driver's countDocuments is an aggregation.
    options: ['query', 'limit', 'skip'],
    refused: ['collation', 'hint'],
    run: countCommand,
  },
  distinct: {
    options: ['key', 'query'],
    refused: ['collation', 'hint'],
    transactional: true,
    reads: true,
    run: distinctCommand,
  },
  getMore: { options: ['collection', 'batchSize'], transactional: true, run: getMore },
  killCursors: { options: ['cursors'], transactional: true, run: killCursors },
};
