import { type Doc, isDoc, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';

/** Stages that need no other collection; mingo runs them. */
export const MINGO_STAGES = new Set([
  ...[
    '$project',
    '$addFields',
    '$set',
    '$unset',
    '$group',
    '$unwind',
    '$replaceRoot',
    '$replaceWith',
    '$sortByCount',
  ],
  ...['$sample', '$bucket', '$bucketAuto', '$setWindowFields', '$redact', '$fill', '$densify'],
]);
const OWN_STAGES = new Set([
  '$match',
  '$sort',
  '$skip',
  '$limit',
  '$count',
  '$lookup',
  '$facet',
  '$unionWith',
  '$graphLookup',
]);
const REFUSED_STAGES = new Set([
  ...[
    '$merge',
    '$out',
    '$changeStream',
    '$geoNear',
    '$text',
    '$search',
    '$vectorSearch',
    '$collStats',
    '$indexStats',
  ],
  ...[
    '$currentOp',
    '$listSessions',
    '$listLocalSessions',
    '$planCacheStats',
    '$documents',
    '$queryStats',
    '$shardedDataDistribution',
  ],
  ...['$changeStreamSplitLargeEvent', '$searchMeta', '$rankFusion'],
]);

/** Checks every stage before anything runs; unknown ones are 40324, known but unsupported ones 115. */
export function checkPipeline(pipeline: unknown): readonly Doc[] {
  if (!Array.isArray(pipeline)) throw new Failure(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    const names = isDoc(stage) ? Object.keys(stage) : [];
    const [name = ''] = names;
    if (!isDoc(stage) || names.length !== 1) {
      throw new Failure(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    if (REFUSED_STAGES.has(name)) throw unsupported(`The aggregation stage ${name}`);
    if (!MINGO_STAGES.has(name) && !OWN_STAGES.has(name)) {
      throw new Failure(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    const argument = stage[name];
    if (name === '$facet' && isDoc(argument))
      for (const inner of Object.values(argument)) checkPipeline(inner);
    if (isDoc(argument) && argument.pipeline !== undefined) checkPipeline(argument.pipeline);
    return stage;
  });
}

/** The argument of $skip and $limit. */
export function wholeNumber(stage: string, value: unknown, least: number): number {
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number) || number < least) {
    throw new Failure(
      15998,
      `invalid argument to ${stage} stage: Expected an integer of at least ${least}, but found: ${String(value)}`,
    );
  }
  return number;
}
