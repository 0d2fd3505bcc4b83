import { type Doc, fieldOf, isDoc, setField, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';
import { compileElement, type Evaluate, isOperators } from './match.ts';

export interface Projection {
  /** The shown form of a document. `position` is the array index that the query matched, for `a.$`. */
  readonly apply: (doc: Doc, position: (path: string) => number) => Doc;
}

type Node = { leaf: Leaf } | { children: Map<string, Node> };
type Leaf =
  | { kind: 'in' | 'out' | 'positional' }
  | { kind: 'slice'; skip: number | undefined; count: number }
  | { kind: 'elemMatch'; test: (element: unknown) => boolean }
  | { kind: 'expression'; expression: unknown };

/** Compiles a find projection: inclusion, exclusion, $slice, $elemMatch, `a.$` and expressions. */
export function compileProjection(spec: unknown, evaluate: Evaluate): Projection | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new Failure(14, 'The projection must be an object.');
  if (Object.keys(spec).length === 0) return undefined;
  const root = new Map<string, Node>();
  let mode: 'in' | 'out' | undefined;
  let id: boolean | undefined;
  for (const [path, value, top] of flatten(spec)) {
    const leaf = parseLeaf(path, value);
    if (path === '_id' && top && (leaf.kind === 'in' || leaf.kind === 'out')) {
      id = leaf.kind === 'in';
      continue;
    }
    const wants =
      leaf.kind === 'out'
        ? 'out'
        : leaf.kind === 'slice'
          ? undefined
          : leaf.kind === 'elemMatch'
            ? (mode ?? 'in')
            : 'in';
    if (wants !== undefined && mode !== undefined && wants !== mode && leaf.kind !== 'elemMatch') {
      throw mode === 'in'
        ? new Failure(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
        : new Failure(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    }
    if (wants !== undefined) mode = wants;
    place(root, path, leaf);
  }
  const inclusive = mode === 'in' || (mode === undefined && id === true && root.size === 0);
  if (inclusive ? id !== false : id === false) root.set('_id', { leaf: { kind: inclusive ? 'in' : 'out' } });
  return {
    apply: (doc, position) => {
      const shown = walk(doc, root, inclusive, doc, position, evaluate, '');
      addExpressions(shown, root, doc, evaluate);
      return shown;
    },
  };
}

function* flatten(spec: Doc, prefix = ''): Iterable<readonly [string, unknown, boolean]> {
  for (const [name, value] of Object.entries(spec)) {
    if (isDoc(value) && !isOperators(value)) {
      if (Object.keys(value).length === 0)
        throw new Failure(9, 'An empty sub-projection is not a valid value.');
      yield* flatten(value, `${prefix}${name}.`);
    } else yield [prefix + name, value, prefix === ''];
  }
}

function parseLeaf(path: string, value: unknown): Leaf {
  if (path.endsWith('.$')) return { kind: 'positional' };
  if (path.startsWith('$')) throw new Failure(16410, `FieldPath field names may not start with '$': ${path}`);
  const number = typeof value === 'boolean' ? Number(value) : toNumber(value);
  if (number !== undefined) return { kind: number === 0 ? 'out' : 'in' };
  if (!isOperators(value)) return { kind: 'expression', expression: value };
  if ('$slice' in value && !(Array.isArray(value.$slice) && value.$slice.length === 3))
    return parseSlice(value.$slice);
  if ('$elemMatch' in value) {
    if (!isDoc(value.$elemMatch)) throw new Failure(2, 'elemMatch: Invalid argument, object required');
    return { kind: 'elemMatch', test: compileElement(value.$elemMatch) };
  }
  if ('$meta' in value) throw unsupported('The projection $meta');
  return { kind: 'expression', expression: value };
}

function parseSlice(argument: unknown): Leaf {
  const numbers = (Array.isArray(argument) ? argument : [argument]).map((one) => toNumber(one));
  const [first, second] = numbers;
  if (first === undefined || numbers.some((number) => number === undefined)) {
    throw new Failure(2, '$slice needs a number or an array of two numbers');
  }
  if (numbers.length === 1) return { kind: 'slice', skip: undefined, count: first };
  if (second === undefined || second <= 0) throw new Failure(2, '$slice limit must be positive');
  return { kind: 'slice', skip: first, count: second };
}

function place(root: Map<string, Node>, path: string, leaf: Leaf): void {
  const parts = (leaf.kind === 'positional' ? path.slice(0, -2) : path).split('.');
  let level = root;
  parts.forEach((part, i) => {
    const existing = level.get(part);
    if (i === parts.length - 1) {
      if (existing !== undefined) throw new Failure(31249, `Path collision at ${path}`);
      level.set(part, { leaf });
      return;
    }
    if (existing !== undefined && 'leaf' in existing) throw new Failure(31249, `Path collision at ${path}`);
    const node = existing ?? { children: new Map<string, Node>() };
    level.set(part, node);
    level = node.children;
  });
}

function walk(
  doc: Doc,
  level: Map<string, Node>,
  inclusive: boolean,
  root: Doc,
  position: (path: string) => number,
  evaluate: Evaluate,
  prefix: string,
): Doc {
  const shown: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = level.get(name);
    if (node === undefined) {
      if (!inclusive) setField(shown, name, value);
      continue;
    }
    const result =
      'leaf' in node
        ? showLeaf(node.leaf, value, position, prefix + name)
        : descend(
            value,
            (inner) => walk(inner, node.children, inclusive, root, position, evaluate, `${prefix}${name}.`),
            inclusive,
          );
    if (result !== undefined) setField(shown, name, result);
  }
  return shown;
}

// Inside arrays each sub-document is projected; scalars stay only where fields are excluded.
function descend(value: unknown, project: (doc: Doc) => Doc, inclusive: boolean): unknown {
  if (isDoc(value)) return project(value);
  if (Array.isArray(value)) {
    return value
      .filter((element) => !inclusive || isDoc(element) || Array.isArray(element))
      .map((element) => descend(element, project, inclusive));
  }
  return inclusive ? undefined : value;
}

function showLeaf(leaf: Leaf, value: unknown, position: (path: string) => number, path: string): unknown {
  switch (leaf.kind) {
    case 'in':
      return value;
    case 'out':
    case 'expression':
      return undefined;
    case 'positional':
      return Array.isArray(value) ? value.slice(position(path), position(path) + 1) : value;
    case 'slice':
      return Array.isArray(value) ? slice(value, leaf.skip, leaf.count) : value;
    case 'elemMatch': {
      const found = Array.isArray(value) ? value.findIndex(leaf.test) : -1;
      return found < 0 ? undefined : [(value as unknown[])[found]];
    }
  }
}

function slice(array: unknown[], skip: number | undefined, count: number): unknown[] {
  if (skip === undefined) return count < 0 ? array.slice(count) : array.slice(0, count);
  const from = skip < 0 ? Math.max(0, array.length + skip) : skip;
  return array.slice(from, from + count);
}

function addExpressions(shown: Doc, level: Map<string, Node>, root: Doc, evaluate: Evaluate): void {
  for (const [name, node] of level) {
    if ('children' in node) {
      const inner = fieldOf(shown, name);
      if (isDoc(inner)) addExpressions(inner, node.children, root, evaluate);
      else if (inner === undefined && hasExpression(node.children)) {
        const made: Doc = {};
        addExpressions(made, node.children, root, evaluate);
        setField(shown, name, made);
      }
    } else if (node.leaf.kind === 'expression') {
      const value = evaluate(node.leaf.expression, root);
      if (value !== undefined) setField(shown, name, value);
    }
  }
}

function hasExpression(level: Map<string, Node>): boolean {
  return [...level.values()].some((node) =>
    'leaf' in node ? node.leaf.kind === 'expression' : hasExpression(node.children),
  );
}
