import { type Doc, isDoc, setField, toNumber } from './bson.ts';
import type { Compiler, Env, Expression } from './expressions/operator.ts';
import { Failure, unsupported } from './failure.ts';
import { checkPath } from './field-path.ts';
import { compileElement, isOperators } from './match.ts';

type Position = (path: string) => number;

/** The shown form of a document. `position` is the array index that the query matched, for `a.$`. */
export type Projection = (env: Env, position: Position) => Doc;

type Leaf =
  | { readonly kind: 'in' | 'out' | 'positional' }
  | { readonly kind: 'slice'; readonly skip: number | undefined; readonly count: number }
  | { readonly kind: 'elemMatch'; readonly test: (element: unknown) => boolean }
  | { readonly kind: 'computed'; readonly expression: Expression };

interface Tree {
  readonly children: Map<string, Leaf | Tree>;
  /** Whether an expression is somewhere below. */
  computes: boolean;
}

const isTree = (node: Leaf | Tree): node is Tree => 'children' in node;
const emptyTree = (): Tree => ({ children: new Map(), computes: false });

/** Compiles the projection of a find: inclusion, exclusion, $slice, $elemMatch, `a.$` and expressions. */
export function compileProjection(spec: unknown, compiler: Compiler): Projection | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new Failure(14, 'The projection must be an object.');
  return Object.keys(spec).length === 0 ? undefined : projection(spec, compiler, findLeaf);
}

/** The fields that a projection of a find shows, where it only names some of the top level; undefined for every other one. */
export function shownFields(spec: unknown): ReadonlySet<string> | undefined {
  if (!isDoc(spec)) return undefined;
  const { _id = true, ...rest } = spec;
  const isShown = (value: unknown) => value === true || (toNumber(value) ?? 0) !== 0;
  const names = Object.keys(rest);
  const isId = typeof _id === 'boolean' || toNumber(_id) !== undefined;
  if (!isId || !names.every((name) => !name.includes('.') && isShown(rest[name]))) return undefined;
  if (names.length === 0 && !isShown(spec._id)) return undefined;
  return new Set(isShown(_id) ? ['_id', ...names] : names);
}

/** Compiles $project: inclusion, exclusion and expressions. */
export function compileProject(spec: unknown, compiler: Compiler): (env: Env) => Doc {
  if (!isDoc(spec)) throw new Failure(15969, '$project specification must be an object');
  if (Object.keys(spec).length === 0)
    throw new Failure(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const project = projection(spec, compiler, stageLeaf);
  return (env) => project(env, () => -1);
}

/** Compiles $addFields and $set: computed fields, merged into sub-documents and through arrays. */
export function compileAdditions(stage: string, spec: unknown, compiler: Compiler): (env: Env) => Doc {
  if (!isDoc(spec))
    throw new Failure(40272, `${stage} specification stage must be an object, got ${typeof spec}`);
  if (Object.keys(spec).length === 0)
    throw new Failure(40177, `Invalid ${stage} :: caused by :: specification must have at least one field`);
  const tree = emptyTree();
  for (const [path, value] of flatten(spec, 40180)) {
    checkPath(path);
    place(tree, path, { kind: 'computed', expression: compiler.compile(value) }, 40176);
  }
  return (env) => {
    const doc = { ...env.root };
    addComputed(doc, tree, env);
    return doc;
  };
}

type ParseLeaf = (path: string, value: unknown, compiler: Compiler) => Leaf;

function projection(spec: Doc, compiler: Compiler, parse: ParseLeaf): Projection {
  const tree = emptyTree();
  let mode: 'in' | 'out' | undefined;
  let id: boolean | undefined;
  for (const [path, value, top] of flatten(spec, 51270)) {
    const leaf = parse(path, value, compiler);
    if (path === '_id' && top && (leaf.kind === 'in' || leaf.kind === 'out')) {
      id = leaf.kind === 'in';
      continue;
    }
    const wants = modeOf(leaf, mode);
    if (wants !== undefined && mode !== undefined && wants !== mode && leaf.kind !== 'elemMatch') {
      throw mode === 'in'
        ? new Failure(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
        : leaf.kind === 'computed'
          ? new Failure(31252, `Cannot use an expression for field ${path} in an exclusion projection`)
          : new Failure(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    }
    mode = wants ?? mode;
    place(tree, path, leaf, 31249);
  }
  const inclusive = mode === 'in' || (mode === undefined && id === true && tree.children.size === 0);
  if (inclusive ? id !== false && !tree.children.has('_id') : id === false)
    tree.children.set('_id', { kind: inclusive ? 'in' : 'out' });
  return (env, position) => {
    const shown = walk(env.root, tree, inclusive, position, '');
    if (tree.computes) addComputed(shown, tree, env);
    return shown;
  };
}

function modeOf(leaf: Leaf, mode: 'in' | 'out' | undefined): 'in' | 'out' | undefined {
  if (leaf.kind === 'out') return 'out';
  if (leaf.kind === 'slice') return undefined;
  return leaf.kind === 'elemMatch' ? (mode ?? 'in') : 'in';
}

function* flatten(spec: Doc, empty: number, prefix = ''): Iterable<readonly [string, unknown, boolean]> {
  for (const [name, value] of Object.entries(spec)) {
    if (isDoc(value) && !isOperators(value)) {
      if (Object.keys(value).length === 0)
        throw new Failure(
          empty,
          `An empty sub-projection is not a valid value. Found empty object at path ${prefix}${name}`,
        );
      yield* flatten(value, empty, `${prefix}${name}.`);
    } else yield [prefix + name, value, prefix === ''];
  }
}

function stageLeaf(path: string, value: unknown, compiler: Compiler): Leaf {
  if (path.endsWith('.$'))
    throw new Failure(31324, 'Cannot use positional projection in aggregation projection');
  checkPath(path);
  const number = typeof value === 'boolean' ? Number(value) : toNumber(value);
  if (number !== undefined) return { kind: number === 0 ? 'out' : 'in' };
  return { kind: 'computed', expression: compiler.compile(value) };
}

function findLeaf(path: string, value: unknown, compiler: Compiler): Leaf {
  if (path.endsWith('.$')) return { kind: 'positional' };
  if (isOperators(value)) {
    if ('$slice' in value && !(Array.isArray(value.$slice) && value.$slice.length === 3))
      return parseSlice(value.$slice);
    if ('$elemMatch' in value) {
      if (!isDoc(value.$elemMatch)) throw new Failure(2, 'elemMatch: Invalid argument, object required');
      return { kind: 'elemMatch', test: compileElement(value.$elemMatch) };
    }
    if ('$meta' in value) throw unsupported('The projection $meta');
  }
  return stageLeaf(path, value, compiler);
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

function place(root: Tree, path: string, leaf: Leaf, collision: number): void {
  const parts = (leaf.kind === 'positional' ? path.slice(0, -2) : path).split('.');
  const last = parts.pop() ?? '';
  let level = root;
  const computes = leaf.kind === 'computed';
  for (const part of parts) {
    level.computes ||= computes;
    const existing = level.children.get(part) ?? emptyTree();
    if (!isTree(existing)) throw new Failure(collision, `Path collision at ${path}`);
    level.children.set(part, existing);
    level = existing;
  }
  level.computes ||= computes;
  if (level.children.has(last)) throw new Failure(collision, `Path collision at ${path}`);
  level.children.set(last, leaf);
}

function walk(doc: Doc, tree: Tree, inclusive: boolean, position: Position, prefix: string): Doc {
  const shown: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.children.get(name);
    if (node === undefined) {
      if (!inclusive) setField(shown, name, value);
      continue;
    }
    const path = prefix + name;
    const result = isTree(node)
      ? descend(value, node, (inner) => walk(inner, node, inclusive, position, `${path}.`), inclusive)
      : showLeaf(node, value, position, path);
    if (result !== undefined) setField(shown, name, result);
  }
  return shown;
}

// Inside arrays each sub-document is projected. Scalars stay where fields are excluded, and keep a place where
// computed fields replace them.
function descend(value: unknown, node: Tree, project: (doc: Doc) => Doc, inclusive: boolean): unknown {
  if (isDoc(value)) return project(value);
  if (Array.isArray(value)) {
    const all = !inclusive || node.computes;
    return value
      .filter((element) => all || isDoc(element) || Array.isArray(element))
      .map((element) => descend(element, node, project, inclusive));
  }
  return inclusive ? undefined : value;
}

function showLeaf(leaf: Leaf, value: unknown, position: Position, path: string): unknown {
  switch (leaf.kind) {
    case 'in':
      return value;
    case 'out':
    case 'computed':
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

function addComputed(target: Doc, tree: Tree, env: Env): void {
  for (const [name, node] of tree.children) {
    if (isTree(node)) {
      if (node.computes) setField(target, name, computedInto(target[name], node, env));
    } else if (node.kind === 'computed') {
      const value = node.expression(env);
      if (value === undefined) delete target[name];
      else setField(target, name, value);
    }
  }
}

// Each element of an array gets the fields; a scalar gives way to a document of them (manual: $addFields).
function computedInto(value: unknown, tree: Tree, env: Env): unknown {
  if (Array.isArray(value)) return value.map((element) => computedInto(element, tree, env));
  const doc: Doc = isDoc(value) ? { ...value } : {};
  addComputed(doc, tree, env);
  return doc;
}
