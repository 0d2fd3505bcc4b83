import { type Doc, isDoc } from './bson.ts';
import { compilerFor } from './expressions/compile.ts';
import type { Variables } from './expressions/operator.ts';
import { Failure, unsupported } from './failure.ts';
import { groupStages } from './stages/group.ts';
import { joinStages } from './stages/join.ts';
import { selectStages } from './stages/select.ts';
import type { CompileStage, Compiling, Pipeline } from './stages/stage.ts';
import { transformStages, transforms } from './stages/transforms.ts';
import { unwindStages } from './stages/unwind.ts';
import { windowStages } from './stages/window.ts';

/** Every stage that is served; each is proved by a probe in store/testing. */
export const STAGES: Readonly<Record<string, CompileStage>> = {
  ...groupStages,
  ...joinStages,
  ...selectStages,
  ...transformStages,
  ...unwindStages,
  ...windowStages,
};

/** MongoDB's other stages: refused with 115. */
const REFUSED = new Set(
  [
    '$bucketAuto $densify $fill $geoNear $merge $out $redact $text $documents',
    '$changeStream $changeStreamSplitLargeEvent $search $searchMeta $vectorSearch $rankFusion $scoreFusion',
    '$collStats $indexStats $currentOp $listSessions $listLocalSessions $listSampledQueries $listSearchIndexes',
    '$planCacheStats $queryStats $querySettings $shardedDataDistribution',
  ].flatMap((names) => names.split(' ')),
);

/** Compiles every stage before anything runs: unknown ones are 40324, known but unsupported ones 115. */
export function compilePipeline(pipeline: unknown, variables: readonly string[] = []): Pipeline {
  if (!Array.isArray(pipeline)) throw new Failure(14, "'pipeline' option must be specified as an array");
  const compiling: Compiling = {
    compiler: compilerFor(new Set(variables)),
    pipeline: (spec, more = []) => compilePipeline(spec, [...variables, ...more]),
  };
  return pipeline.map((stage) => {
    const [name, spec] = nameAndSpec(stage);
    if (REFUSED.has(name)) throw unsupported(`The aggregation stage ${name}`);
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (compile === undefined) throw new Failure(40324, `Unrecognized pipeline stage name: '${name}'`);
    return { name, spec, run: compile(spec, compiling, name) };
  });
}

function nameAndSpec(stage: unknown): readonly [string, unknown] {
  const names = isDoc(stage) ? Object.keys(stage) : [];
  const [name] = names;
  if (!isDoc(stage) || name === undefined || names.length !== 1)
    throw new Failure(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, stage[name]];
}

/** Compiles an update pipeline; its stages are those of aggregations that see one document (72 for others). */
export function compileUpdatePipeline(pipeline: readonly unknown[]): (doc: Doc, now: Date) => Doc {
  const compiler = compilerFor(new Set(['NOW']));
  const steps = pipeline.map((stage) => {
    const [name, spec] = nameAndSpec(stage);
    const compile = Object.hasOwn(transforms, name) ? transforms[name] : undefined;
    if (compile === undefined) throw new Failure(72, `${name} is not allowed to be used within an update`);
    return compile(spec, compiler, name);
  });
  return (doc, now) => {
    const variables: Variables = { NOW: now };
    return steps.reduce((made, step) => step(made, variables), doc);
  };
}
