import { type Doc, fieldOf, isDoc, show } from './bson.ts';
import { Failure } from './failure.ts';
import { compileFilter } from './match.ts';
import { sameValue } from './order.ts';
import { isIndex, partsOf } from './paths.ts';
import { type ApplyOperator, operatorOf } from './update-operators.ts';
import { assign, concretePaths, lookUp, type UpdateContext, unset } from './update-path.ts';

/** A parsed update. `apply` changes the document in place, or returns a new one. */
export interface Update {
  readonly replacement: boolean;
  readonly apply: (doc: Doc, options: ApplyOptions) => Doc;
}

interface ApplyOptions {
  readonly insert: boolean;
  readonly now: Date;
  readonly position: (arrayPath: string) => number;
}

type CompilePipeline = (stages: readonly unknown[]) => (doc: Doc, now: Date) => Doc;

interface Step {
  readonly onInsertOnly: boolean;
  readonly parts: readonly string[];
  readonly apply: ApplyOperator;
}

/** Parses operators, a replacement or a pipeline; every malformed one is refused with MongoDB's code. */
export function parseUpdate(spec: unknown, arrayFilters: unknown, compilePipeline: CompilePipeline): Update {
  if (Array.isArray(spec)) return pipelineUpdate(spec, arrayFilters, compilePipeline);
  if (!isDoc(spec)) throw new Failure(9, 'Update argument must be either an object or an array');
  const names = Object.keys(spec);
  if (!(names[0] ?? '').startsWith('$')) return replacementUpdate(spec, arrayFilters);
  const filters = parseArrayFilters(arrayFilters);
  // New fields come in the order of their names, numbers by value (manual: update operators behavior, 5.0).
  const steps = names
    .flatMap((operator) => parseOperator(operator, spec[operator]))
    .sort((left, right) => comparePaths(left.parts, right.parts));
  refuseConflicts(steps.map((step) => step.parts));
  refuseUnusedFilters(filters, steps);
  return {
    replacement: false,
    apply: (doc, { insert, now, position }) => {
      const id = doc._id;
      const context: UpdateContext = { position, arrayFilters: filters };
      for (const step of steps) {
        if (step.onInsertOnly && !insert) continue;
        for (const path of concretePaths(doc, step.parts, context)) step.apply(doc, path, now);
      }
      if (id !== undefined && !sameValue(id, doc._id)) {
        throw new Failure(
          66,
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
      }
      return doc;
    },
  };
}

function replacementUpdate(spec: Doc, arrayFilters: unknown): Update {
  if (Array.isArray(arrayFilters) && arrayFilters.length > 0) {
    throw new Failure(9, 'Cannot specify arrayFilters and a replacement document');
  }
  const odd = Object.keys(spec).find((name) => name.startsWith('$'));
  if (odd !== undefined)
    throw new Failure(52, `The dollar ($) prefixed field '${odd}' is not allowed in a replacement.`);
  return {
    replacement: true,
    apply: (old) => {
      const id = fieldOf(old, '_id');
      if (spec._id !== undefined && id !== undefined && !sameValue(spec._id, id)) {
        throw new Failure(
          66,
          'After applying the update, the (immutable) field _id was found to have been altered',
        );
      }
      const { _id = id, ...rest } = spec;
      return _id === undefined ? rest : { _id, ...rest };
    },
  };
}

function pipelineUpdate(stages: unknown[], arrayFilters: unknown, compilePipeline: CompilePipeline): Update {
  if (Array.isArray(arrayFilters) && arrayFilters.length > 0) {
    throw new Failure(9, 'arrayFilters may not be specified for pipeline-style updates');
  }
  const run = compilePipeline(stages);
  return {
    replacement: false,
    apply: (old, { now }) => {
      const made = run(old, now);
      const id = fieldOf(old, '_id');
      if (id !== undefined && made._id !== undefined && !sameValue(made._id, id)) {
        throw new Failure(
          66,
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
      }
      const { _id = id, ...rest } = made;
      return _id === undefined ? rest : { _id, ...rest };
    },
  };
}

function parseOperator(operator: string, fields: unknown): Step[] {
  if (!isDoc(fields)) {
    throw new Failure(
      9,
      `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
    );
  }
  return Object.entries(fields).flatMap(([path, argument]) => {
    checkPath(path);
    if (operator === '$rename') return rename(path, argument);
    const apply = operatorOf(operator, path, argument);
    if (apply === undefined) {
      throw new Failure(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    return [{ onInsertOnly: operator === '$setOnInsert', parts: partsOf(path), apply }];
  });
}

function checkPath(path: string): void {
  if (path === '') throw new Failure(56, 'An empty update path is not valid.');
  const parts = partsOf(path);
  if (parts.includes('')) {
    throw new Failure(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  const odd = parts.find((part) => part.startsWith('$') && part !== '$' && !/^\$\[[a-z0-9]*\]$/i.test(part));
  if (odd !== undefined) {
    throw new Failure(
      52,
      `The dollar ($) prefixed field '${odd}' in '${path}' is not allowed in the context of an update's replacement document.`,
    );
  }
  if (parts[0]?.startsWith('$'))
    throw new Failure(2, `Cannot have array filter or position at the start of path '${path}'`);
}

function rename(from: string, to: unknown): Step[] {
  if (typeof to !== 'string') throw new Failure(2, `The 'to' field for $rename must be a string: ${from}`);
  checkPath(to);
  const target = partsOf(to);
  const source = partsOf(from);
  if (from === to) throw new Failure(2, `The source and target field for $rename must differ: ${from}`);
  if ([...source, ...target].some((part) => part.startsWith('$'))) {
    throw new Failure(2, `The source and target of $rename may not be dynamic: ${from}`);
  }
  const move: ApplyOperator = (doc) => {
    const value = lookUp(doc, source);
    if (value === undefined) return;
    refuseArrayOnPath(doc, source, 'source');
    refuseArrayOnPath(doc, target, 'destination');
    assign(doc, target, value);
    unset(doc, source);
  };
  return [
    { onInsertOnly: false, parts: source, apply: () => undefined },
    { onInsertOnly: false, parts: target, apply: move },
  ];
}

function refuseArrayOnPath(doc: Doc, path: readonly string[], which: 'source' | 'destination'): void {
  const at = path.findIndex((_, i) => i > 0 && Array.isArray(lookUp(doc, path.slice(0, i))));
  if (at < 0) return;
  throw new Failure(
    2,
    `The ${which} field cannot be an array element, '${path.join('.')}' in doc with _id: ${show(doc._id)} has an array field called '${path[at - 1]}'`,
  );
}

function comparePaths(left: readonly string[], right: readonly string[]): number {
  for (const [at, name] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    if (name === other) continue;
    if (isIndex(name) && isIndex(other)) return Number(name) - Number(other);
    return name < other ? -1 : 1;
  }
  return left.length - right.length;
}

function refuseConflicts(paths: readonly (readonly string[])[]): void {
  const sorted = paths.map((parts) => parts.join('.')).sort();
  const seen = new Set<string>();
  for (const path of sorted) {
    const parts = path.split('.');
    const prefix = parts.map((_, i) => parts.slice(0, i + 1).join('.')).find((one) => seen.has(one));
    if (prefix !== undefined) {
      throw new Failure(40, `Updating the path '${path}' would create a conflict at '${prefix}'`);
    }
    seen.add(path);
  }
}

function parseArrayFilters(filters: unknown): Map<string, (element: unknown) => boolean> {
  const tests = new Map<string, (element: unknown) => boolean>();
  if (filters === undefined || filters === null) return tests;
  if (!Array.isArray(filters)) throw new Failure(14, 'arrayFilters must be an array');
  for (const filter of filters) {
    if (!isDoc(filter)) throw new Failure(14, 'Each element of arrayFilters must be an object');
    const [name, other] = firstNames(filter);
    if (name === undefined)
      throw new Failure(9, 'Cannot use an expression without a top-level field name in arrayFilters');
    if (other !== undefined)
      throw new Failure(
        9,
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new Failure(
        2,
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (tests.has(name))
      throw new Failure(9, `Found multiple array filters with the same top-level field name ${name}`);
    const test = compileFilter(filter);
    tests.set(name, (element) => test({ [name]: element }));
  }
  return tests;
}

function firstNames(filter: Doc): string[] {
  const names = Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? ''];
    return Array.isArray(value) ? value.filter(isDoc).flatMap(firstNames) : [];
  });
  return [...new Set(names)];
}

function refuseUnusedFilters(filters: ReadonlyMap<string, unknown>, steps: readonly Step[]): void {
  for (const name of filters.keys()) {
    if (!steps.some((step) => step.parts.includes(`$[${name}]`))) {
      throw new Failure(9, `The array filter for identifier '${name}' was not used in the update`);
    }
  }
}
