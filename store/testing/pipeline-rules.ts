import { branch, type Doc, decimal, double, long } from './rules.ts';

/** Documents, a pipeline over them, and the documents it gives or the code that refuses it (MongoDB's manual). */
export interface PipelineRule {
  readonly cites: string;
  readonly docs: readonly Doc[];
  /** The stages; `own` is the name of the collection, for joins with itself. */
  readonly pipeline: (own: string) => Doc[];
  readonly gives?: readonly Doc[];
  readonly refused?: number;
}

type Stages = Doc[] | ((own: string) => Doc[]);

const pipelineOf = (stages: Stages): PipelineRule['pipeline'] =>
  typeof stages === 'function' ? stages : () => stages;
const gives = (
  cites: string,
  docs: readonly Doc[],
  stages: Stages,
  result: readonly Doc[],
): PipelineRule => ({
  cites,
  docs,
  pipeline: pipelineOf(stages),
  gives: result,
});
const refuses = (cites: string, stages: Stages, code: number): PipelineRule => ({
  cites,
  docs: [{ _id: 1, a: 1 }],
  pipeline: pipelineOf(stages),
  refused: code,
});

const gathered = (accumulator: Doc): Doc[] => [{ $group: { _id: null, v: accumulator } }, { $unset: '_id' }];
const NUMBERS: readonly Doc[] = [
  { _id: 1, v: 1 },
  { _id: 2, v: decimal('1') },
  { _id: 3, v: 3 },
  { _id: 4, v: null },
  { _id: 5 },
];
const SCORES: readonly Doc[] = [
  { _id: 1, p: 'x', s: 2 },
  { _id: 2, p: 'y', s: 9 },
  { _id: 3, p: 'x', s: 5 },
];

const GROUPS: readonly PipelineRule[] = [
  gives('$sum: numbers only, in the widest type', NUMBERS, gathered({ $sum: '$v' }), [{ v: decimal('5') }]),
  gives('$sum: of integers stays one', SCORES, gathered({ $sum: '$s' }), [{ v: 16 }]),
  gives('$avg: of a Decimal128 is one', NUMBERS.slice(1, 3), gathered({ $avg: '$v' }), [{ v: decimal('2') }]),
  gives('$avg: of nothing is null', [{ _id: 1 }], gathered({ $avg: '$v' }), [{ v: null }]),
  gives('$min: leaves out null and missing', NUMBERS, gathered({ $min: '$v' }), [{ v: 1 }]),
  gives(
    '$max: compares across types',
    [
      { _id: 1, v: 9 },
      { _id: 2, v: 'a' },
    ],
    gathered({ $max: '$v' }),
    [{ v: 'a' }],
  ),
  gives('$push: leaves out missing, keeps null', NUMBERS.slice(2), gathered({ $push: '$v' }), [
    { v: [3, null] },
  ]),
  gives('$addToSet: 1 and Decimal128 1 are one value', NUMBERS.slice(0, 2), gathered({ $addToSet: '$v' }), [
    { v: [1] },
  ]),
  gives(
    '$first: null where it is missing',
    [{ _id: 1 }, { _id: 2, v: 2 }],
    [{ $sort: { _id: 1 } }, ...gathered({ $first: '$v' })],
    [{ v: null }],
  ),
  gives('$last', NUMBERS.slice(0, 3), [{ $sort: { _id: 1 } }, ...gathered({ $last: '$v' })], [{ v: 3 }]),
  gives('$count', SCORES, gathered({ $count: {} }), [{ v: 3 }]),
  gives(
    '$mergeObjects',
    [{ _id: 1, v: { a: 1 } }, { _id: 2, v: { b: 2 } }, { _id: 3 }],
    [{ $sort: { _id: 1 } }, ...gathered({ $mergeObjects: '$v' })],
    [{ v: { a: 1, b: 2 } }],
  ),
  gives('$top: a value for its output', SCORES, gathered({ $top: { sortBy: { s: -1 }, output: '$s' } }), [
    { v: 9 },
  ]),
  gives('$bottom', SCORES, gathered({ $bottom: { sortBy: { s: -1 }, output: ['$p', '$s'] } }), [
    { v: ['x', 2] },
  ]),
  gives('$topN', SCORES, gathered({ $topN: { n: 2, sortBy: { s: 1 }, output: '$s' } }), [{ v: [2, 5] }]),
  gives('$bottomN', SCORES, gathered({ $bottomN: { n: 2, sortBy: { s: 1 }, output: '$s' } }), [
    { v: [5, 9] },
  ]),
  gives(
    '$firstN and $lastN: null for what is missing',
    NUMBERS.slice(3),
    [
      { $sort: { _id: 1 } },
      { $group: { _id: null, f: { $firstN: { n: 5, input: '$v' } }, l: { $lastN: { n: 1, input: '$v' } } } },
    ],
    [{ _id: null, f: [null, null], l: [null] }],
  ),
  gives(
    '$minN and $maxN: without null and missing',
    NUMBERS.slice(2),
    [{ $group: { _id: null, a: { $minN: { n: 2, input: '$v' } }, b: { $maxN: { n: 2, input: '$v' } } } }],
    [{ _id: null, a: [3], b: [3] }],
  ),
  gives(
    '$group: 1, Long 1 and Decimal128 1 are one group',
    [
      { _id: 1, v: 1 },
      { _id: 2, v: decimal('1.0') },
      { _id: 3, v: long(1) },
    ],
    [{ $group: { _id: '$v', n: { $sum: 1 } } }, { $unset: '_id' }],
    [{ n: 3 }],
  ),
  gives(
    '$group: missing and null are one group',
    [{ _id: 1 }, { _id: 2, v: null }],
    [{ $group: { _id: '$v', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ),
  gives(
    '$group: in a document they are two',
    [{ _id: 1 }, { _id: 2, v: null }],
    [{ $group: { _id: { v: '$v' }, n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: {}, n: 1 },
      { _id: { v: null }, n: 1 },
    ],
  ),
  refuses('$group: fields are accumulators', [{ $group: { _id: null, n: 1 } }], 40234),
  refuses('$group: fields are known accumulators', [{ $group: { _id: null, n: { $abs: 1 } } }], 15952),
  refuses('$group: accumulators are unary', [{ $group: { _id: null, n: { $sum: ['$a', 1] } } }], 40237),
  refuses('$group: an _id', [{ $group: { n: { $sum: 1 } } }], 15955),
  refuses('$group: no dots in names', [{ $group: { _id: null, 'a.b': { $sum: 1 } } }], 40235),
  gives(
    '$sortByCount',
    SCORES,
    [{ $sortByCount: '$p' }],
    [
      { _id: 'x', count: 2 },
      { _id: 'y', count: 1 },
    ],
  ),
  refuses('$sortByCount: a path or an expression', [{ $sortByCount: 'a' }], 40149),
  gives(
    '$bucket: lower bounds are inclusive',
    SCORES,
    [{ $bucket: { groupBy: '$s', boundaries: [0, 5, 9], default: 'more', output: { n: { $sum: 1 } } } }],
    [
      { _id: 0, n: 1 },
      { _id: 5, n: 1 },
      { _id: 'more', n: 1 },
    ],
  ),
  refuses(
    '$bucket: a value outside needs a default',
    [{ $bucket: { groupBy: '$a', boundaries: [5, 9] } }],
    40066,
  ),
  refuses('$bucket: ascending boundaries', [{ $bucket: { groupBy: '$a', boundaries: [9, 5] } }], 40194),
];

const NESTED: Doc = { _id: 1, a: { b: 1, c: 2 }, l: [{ x: 1, y: 1 }, 5], s: 3 };

const SHAPES: readonly PipelineRule[] = [
  gives(
    '$project: inclusion, through arrays; scalars in them go',
    [NESTED],
    [{ $project: { _id: 0, 'a.b': 1, 'l.x': 1 } }],
    [{ a: { b: 1 }, l: [{ x: 1 }] }],
  ),
  gives(
    '$project: exclusion keeps the scalars',
    [NESTED],
    [{ $project: { a: { b: 0 }, 'l.x': 0, s: false } }],
    [{ _id: 1, a: { c: 2 }, l: [{ y: 1 }, 5] }],
  ),
  gives(
    '$project: expressions come last; missing makes no field',
    [NESTED],
    [{ $project: { t: '$s', u: '$nothing', s: 1, k: 'text' } }],
    [{ _id: 1, s: 3, t: 3, k: 'text' }],
  ),
  gives(
    '$project: arrays hold null for what is missing',
    [NESTED],
    [{ $project: { _id: 0, v: ['$s', '$nothing'] } }],
    [{ v: [3, null] }],
  ),
  gives(
    '$project: $slice is the expression',
    [NESTED],
    [{ $project: { _id: 0, l: { $slice: ['$l', -1] } } }],
    [{ l: [5] }],
  ),
  refuses('$project: no inclusion with exclusion', [{ $project: { a: 1, b: 0 } }], 31254),
  refuses('$project: no expression with exclusion', [{ $project: { a: 0, b: '$a' } }], 31252),
  refuses('$project: no field twice', [{ $project: { a: 1, 'a.b': 1 } }], 31249),
  refuses('$project: at least one field', [{ $project: {} }], 51272),
  gives(
    '$addFields: merges into a sub-document',
    [NESTED],
    [{ $addFields: { a: { d: 9 } } }, { $project: { a: 1 } }],
    [{ _id: 1, a: { b: 1, c: 2, d: 9 } }],
  ),
  gives(
    '$addFields: goes through arrays and replaces scalars',
    [NESTED],
    [{ $addFields: { 'l.z': '$s', 's.t': 1 } }, { $project: { l: 1, s: 1 } }],
    [{ _id: 1, l: [{ x: 1, y: 1, z: 3 }, { z: 3 }], s: { t: 1 } }],
  ),
  gives(
    '$set: $$REMOVE removes; fields keep their place',
    [NESTED],
    [{ $set: { a: '$$REMOVE', l: 1, 'n.m': 1 } }],
    [{ _id: 1, l: 1, s: 3, n: { m: 1 } }],
  ),
  gives(
    '$set: all expressions see the document as it was',
    [{ _id: 1, a: 1, b: 2 }],
    [{ $set: { a: '$b', b: '$a' } }],
    [{ _id: 1, a: 2, b: 1 }],
  ),
  refuses('$addFields: no path within another', [{ $addFields: { a: 1, 'a.b': 1 } }], 40176),
  gives(
    '$unset: one field or several',
    [NESTED],
    [{ $unset: ['a', 'l.x'] }, { $unset: 's' }],
    [{ _id: 1, l: [{ y: 1 }, 5] }],
  ),
  refuses('$unset: strings', [{ $unset: [1] }], 31120),
  gives('$replaceRoot', [NESTED], [{ $replaceRoot: { newRoot: '$a' } }], [{ b: 1, c: 2 }]),
  gives(
    '$replaceWith',
    [NESTED],
    [{ $replaceWith: { $mergeObjects: ['$a', { s: '$s' }] } }],
    [{ b: 1, c: 2, s: 3 }],
  ),
  refuses('$replaceWith: a document', [{ $replaceWith: '$a' }], 40228),
  gives(
    '$unwind: leaves out empty arrays and missing; a scalar counts as one element',
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: 5 }, { _id: 4, a: ['x', 'y'] }],
    [{ $unwind: '$a' }, { $sort: { _id: 1, a: 1 } }],
    [
      { _id: 3, a: 5 },
      { _id: 4, a: 'x' },
      { _id: 4, a: 'y' },
    ],
  ),
  gives(
    '$unwind: preserveNullAndEmptyArrays and includeArrayIndex (a long)',
    [
      { _id: 1, o: { a: [] } },
      { _id: 2, o: { a: ['x'] } },
      { _id: 3, o: { a: null } },
    ],
    [
      { $unwind: { path: '$o.a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'o.i' } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 1, o: { i: null } },
      { _id: 2, o: { a: 'x', i: long(0) } },
      { _id: 3, o: { a: null, i: null } },
    ],
  ),
  refuses('$unwind: a path begins with $', [{ $unwind: 'a' }], 28818),
  refuses('$unwind: known options', [{ $unwind: { path: '$a', other: 1 } }], 28811),
];

const SELECTIONS: readonly PipelineRule[] = [
  gives(
    '$match with $expr: missing is not null',
    [{ _id: 1, a: null }, { _id: 2 }],
    [{ $match: { $expr: { $eq: ['$a', null] } } }],
    [{ _id: 1, a: null }],
  ),
  gives(
    '$match with $expr and $in',
    [{ _id: 1, a: null }, { _id: 2 }],
    [{ $match: { $expr: { $in: ['$a', [null]] } } }],
    [{ _id: 1, a: null }],
  ),
  refuses('$match: an object', [{ $match: 5 }], 15959),
  refuses('$match with $expr: known expressions', [{ $match: { $and: [{ $expr: { $nothing: 1 } }] } }], 168),
  gives(
    '$sort, $skip and $limit in a later place',
    SCORES,
    [{ $addFields: { q: 1 } }, { $sort: { s: -1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 3, p: 'x', s: 5, q: 1 }],
  ),
  refuses('$sort: a key', [{ $sort: {} }], 15976),
  refuses('$limit: positive', [{ $limit: 0 }], 15958),
  refuses('$skip: not negative', [{ $skip: -1 }], 5107200),
  gives('$count', SCORES, [{ $match: { p: 'x' } }, { $count: 'n' }], [{ n: 2 }]),
  gives(
    '$count: of nothing gives no document',
    SCORES,
    [{ $match: { p: 'z' } }, { $addFields: { a: 1 } }, { $count: 'n' }],
    [],
  ),
  refuses('$count: a name', [{ $count: '$a' }], 40158),
  gives('$sample: not more than there are', SCORES, [{ $sample: { size: 9 } }, { $count: 'n' }], [{ n: 3 }]),
  refuses('$sample: a size', [{ $sample: {} }], 28749),
];

const JOINS: readonly PipelineRule[] = [
  gives(
    '$lookup: as makes sub-documents; each element of an array joins',
    [{ _id: 1, r: [2, 3] }, { _id: 2 }, { _id: 3 }],
    (own) => [
      { $match: { _id: 1 } },
      { $lookup: { from: own, localField: 'r', foreignField: '_id', as: 'o.x' } },
    ],
    [{ _id: 1, r: [2, 3], o: { x: [{ _id: 2 }, { _id: 3 }] } }],
  ),
  gives(
    '$lookup: a missing field joins null and missing',
    [
      { _id: 1, k: 5 },
      { _id: 2, k: null },
    ],
    (own) => [
      { $match: { _id: 1 } },
      { $lookup: { from: own, localField: 'r', foreignField: 'k', as: 'x' } },
    ],
    [{ _id: 1, k: 5, x: [{ _id: 2, k: null }] }],
  ),
  gives(
    '$lookup: a regular expression joins its equal, not what it matches',
    [
      { _id: 1, r: /^a/ },
      { _id: 2, k: 'abc' },
    ],
    (own) => [
      { $match: { _id: 1 } },
      { $lookup: { from: own, localField: 'r', foreignField: 'k', as: 'x' } },
      { $unset: 'r' },
    ],
    [{ _id: 1, x: [] }],
  ),
  gives(
    '$lookup: let and pipeline, also with equal fields',
    SCORES,
    (own) => [
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: own,
          localField: 'p',
          foreignField: 'p',
          let: { s: '$s' },
          pipeline: [
            { $match: { $expr: { $gt: ['$s', '$$s'] } } },
            { $project: { _id: 0, s: 1, mine: '$$s' } },
          ],
          as: 'x',
        },
      },
    ],
    [{ _id: 1, p: 'x', s: 2, x: [{ s: 5, mine: 2 }] }],
  ),
  gives(
    '$lookup: let may be missing',
    [{ _id: 1 }],
    (own) => [
      {
        $lookup: {
          from: own,
          let: { v: '$nothing' },
          pipeline: [{ $match: { $expr: { $eq: ['$$v', null] } } }],
          as: 'x',
        },
      },
    ],
    [{ _id: 1, x: [] }],
  ),
  refuses(
    '$lookup: both fields or a pipeline',
    (own) => [{ $lookup: { from: own, localField: 'a', as: 'x' } }],
    9,
  ),
  refuses(
    '$lookup: variables of let begin with a lower case letter',
    (own) => [{ $lookup: { from: own, let: { A: 1 }, pipeline: [], as: 'x' } }],
    16867,
  ),
  gives(
    '$graphLookup: each document once; depth is a long',
    [
      { _id: 1, p: 2 },
      { _id: 2, p: 1 },
    ],
    (own) => [
      { $match: { _id: 1 } },
      {
        $graphLookup: {
          from: own,
          startWith: '$p',
          connectFromField: 'p',
          connectToField: '_id',
          as: 'up',
          depthField: 'd',
        },
      },
      { $project: { up: { $sortArray: { input: '$up', sortBy: { d: 1 } } } } },
    ],
    [
      {
        _id: 1,
        up: [
          { _id: 2, p: 1, d: long(0) },
          { _id: 1, p: 2, d: long(1) },
        ],
      },
    ],
  ),
  refuses(
    '$graphLookup: where to start',
    (own) => [{ $graphLookup: { from: own, connectFromField: 'a', connectToField: 'a', as: 'x' } }],
    40105,
  ),
  gives(
    '$unionWith',
    [{ _id: 1 }],
    (own) => [{ $unionWith: { coll: own, pipeline: [{ $set: { u: true } }] } }],
    [{ _id: 1 }, { _id: 1, u: true }],
  ),
  gives(
    '$facet',
    SCORES,
    [{ $facet: { n: [{ $count: 'n' }], none: [{ $match: { p: 'z' } }] } }],
    [{ n: [{ n: 3 }], none: [] }],
  ),
  refuses('$facet: not within itself', [{ $facet: { a: [{ $facet: { b: [] } }] } }], 40600),
  refuses('$facet: pipelines', [{ $facet: { a: 1 } }], 40170),
];

const windowed = (output: Doc): Doc[] => [
  { $setWindowFields: { partitionBy: '$p', sortBy: { s: 1 }, output: { v: output } } },
  { $project: { v: 1 } },
  { $sort: { _id: 1 } },
];
const WINDOWS: readonly PipelineRule[] = [
  gives('$setWindowFields: without a window, the partition', SCORES, windowed({ $sum: '$s' }), [
    { _id: 1, v: 7 },
    { _id: 2, v: 9 },
    { _id: 3, v: 7 },
  ]),
  gives(
    '$setWindowFields: documents up to the current one',
    SCORES,
    windowed({ $push: '$s', window: { documents: ['unbounded', 'current'] } }),
    [
      { _id: 1, v: [2] },
      { _id: 2, v: [9] },
      { _id: 3, v: [2, 5] },
    ],
  ),
  gives(
    '$setWindowFields: documents around the current one',
    SCORES,
    windowed({ $avg: '$s', window: { documents: [-1, 0] } }),
    [
      { _id: 1, v: double(2) },
      { _id: 2, v: double(9) },
      { _id: 3, v: 3.5 },
    ],
  ),
  gives(
    '$documentNumber, $rank and $denseRank',
    [
      { _id: 1, s: 1 },
      { _id: 2, s: 1 },
      { _id: 3, s: 2 },
    ],
    [
      {
        $setWindowFields: {
          sortBy: { s: 1 },
          output: { n: { $documentNumber: {} }, r: { $rank: {} }, d: { $denseRank: {} } },
        },
      },
      { $project: { _id: 0, s: 0 } },
    ],
    [
      { n: 1, r: 1, d: 1 },
      { n: 2, r: 1, d: 1 },
      { n: 3, r: 3, d: 2 },
    ],
  ),
  gives('$shift', SCORES, windowed({ $shift: { output: '$s', by: 1, default: 'end' } }), [
    { _id: 1, v: 5 },
    { _id: 2, v: 'end' },
    { _id: 3, v: 'end' },
  ]),
  refuses('$rank: needs an order', [{ $setWindowFields: { output: { v: { $rank: {} } } } }], 5371602),
];

/** What proves each stage and accumulator that the embedded store serves. */
export const pipelineRules: readonly PipelineRule[] = [
  ...GROUPS,
  ...SHAPES,
  ...SELECTIONS,
  ...JOINS,
  ...WINDOWS,
];

/** Update pipelines: the stages, and what becomes of the document (manual: Updates with Aggregation Pipeline). */
export const updatePipelineRules: readonly PipelineRule[] = [
  gives(
    '$set merges into a sub-document',
    [NESTED],
    [{ $set: { a: { b: 7 } } }, { $unset: ['l', 's'] }],
    [{ _id: 1, a: { b: 7, c: 2 } }],
  ),
  gives(
    '$set goes through an array',
    [NESTED],
    [{ $set: { 'l.z': 1 } }, { $project: { l: 1 } }],
    [{ _id: 1, l: [{ x: 1, y: 1, z: 1 }, { z: 1 }] }],
  ),
  gives(
    'what is not touched keeps its type',
    [{ _id: 1, n: long(5), d: decimal('1.0') }],
    [{ $set: { m: { $add: ['$n', 1] } } }],
    [{ _id: 1, n: long(5), d: decimal('1.0'), m: long(6) }],
  ),
  gives('$replaceWith keeps the _id', [NESTED], [{ $replaceWith: '$a' }], [{ _id: 1, b: 1, c: 2 }]),
  gives(
    '$addFields, $replaceRoot and $switch',
    [NESTED],
    [
      {
        $addFields: {
          'a.k': {
            $switch: { branches: [branch(['case', { $gt: ['$s', 2] }], ['then', 'high'])], default: 'low' },
          },
        },
      },
      { $replaceRoot: { newRoot: '$a' } },
    ],
    [{ _id: 1, b: 1, c: 2, k: 'high' }],
  ),
];
