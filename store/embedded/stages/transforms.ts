import { type Doc, isDoc } from '../bson.ts';
import type { Compiler, Variables } from '../expressions/operator.ts';
import { typeOf } from '../expressions/operator.ts';
import { Failure } from '../failure.ts';
import { compileAdditions, compileProject } from '../project.ts';
import { type CompileStage, mapEach } from './stage.ts';

/** What a stage makes of one document; the same in aggregations and in updates. */
export type Transform = (doc: Doc, variables: Variables) => Doc;
type CompileTransform = (spec: unknown, compiler: Compiler, name: string) => Transform;

const additions: CompileTransform = (spec, compiler, name) => {
  const add = compileAdditions(name, spec, compiler);
  return (root, variables) => add({ root, variables });
};

const project: CompileTransform = (spec, compiler) => {
  const show = compileProject(spec, compiler);
  return (root, variables) => show({ root, variables });
};

const unset: CompileTransform = (spec, compiler) => {
  if (typeof spec !== 'string' && !Array.isArray(spec))
    throw new Failure(31002, '$unset specification must be a string or an array');
  const names = Array.isArray(spec) ? spec : [spec];
  if (names.length === 0)
    throw new Failure(31119, '$unset specification must be a string or an array with at least one field');
  if (names.some((name) => typeof name !== 'string'))
    throw new Failure(
      31120,
      '$unset specification must be a string or an array containing only string values',
    );
  const show = compileProject(Object.fromEntries(names.map((name) => [String(name), 0])), compiler);
  return (root, variables) => show({ root, variables });
};

const replaceRoot: CompileTransform = (spec, compiler, name) => {
  if (!isDoc(spec))
    throw new Failure(
      40229,
      `expected an object as specification for $replaceRoot stage, got ${typeOf(spec)}`,
    );
  const odd = Object.keys(spec).find((key) => key !== 'newRoot');
  if (odd !== undefined) throw new Failure(40230, `unrecognized option to $replaceRoot stage: ${odd}`);
  if (!('newRoot' in spec)) throw new Failure(40231, 'no newRoot specified for the $replaceRoot stage');
  return replaceWith(spec.newRoot, compiler, name);
};

const replaceWith: CompileTransform = (spec, compiler, name) => {
  const replacement = compiler.compile(spec);
  return (root, variables) => {
    const made = replacement({ root, variables });
    if (!isDoc(made))
      throw new Failure(
        40228,
        `The new root of ${name} must evaluate to an object, but resulting value was of type: ${typeOf(made)}`,
      );
    return made;
  };
};

/** The stages of update pipelines (manual: Updates with Aggregation Pipeline). */
export const transforms: Readonly<Record<string, CompileTransform>> = {
  $addFields: additions,
  $project: project,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $set: additions,
  $unset: unset,
};

/** The same stages in an aggregation. */
export const transformStages: Readonly<Record<string, CompileStage>> = Object.fromEntries(
  Object.entries(transforms).map(([name, compileTransform]) => {
    const compile: CompileStage = (spec, { compiler }) => {
      const transform = compileTransform(spec, compiler, name);
      return (input, { variables }) => mapEach(input, (doc) => transform(doc, variables));
    };
    return [name, compile];
  }),
);
