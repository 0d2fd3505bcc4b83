import type { Doc } from '../bson.ts';
import type { Compiler, Variables } from '../expressions/operator.ts';
import type { View } from '../view.ts';

/** Documents, and `undefined` now and then while work goes on, so that callers can yield the event loop. */
export type Documents = Iterable<Doc | undefined>;

/** One execution of a pipeline. */
export interface Run {
  readonly view: View;
  /** Name of the database, for collections named in stages. */
  readonly database: string;
  readonly variables: Variables;
  /** Runs the pipeline of another collection of the database, on what all filters match. */
  readonly collection: (
    name: string,
    pipeline: Pipeline,
    variables: Variables,
    filters?: readonly Doc[],
  ) => Documents;
}

export type RunStage = (input: Documents, run: Run) => Documents;

/** A checked stage; `spec` is what was asked for, so that a search can do it. */
export interface Stage {
  readonly name: string;
  readonly spec: unknown;
  readonly run: RunStage;
}
export type Pipeline = readonly Stage[];

/** What stages are compiled with. */
export interface Compiling {
  readonly compiler: Compiler;
  /** Compiles the pipeline inside a stage, where these variables are known, too. */
  readonly pipeline: (spec: unknown, variables?: readonly string[]) => Pipeline;
}

/** Checks the specification of a stage once and returns what runs it. */
export type CompileStage = (spec: unknown, compiling: Compiling, name: string) => RunStage;

const BREATH = 128;

/** The documents of a list, with breaths. */
export function* breathing(documents: Iterable<Doc>): Generator<Doc | undefined, void, undefined> {
  let count = 0;
  for (const doc of documents) {
    if (++count % BREATH === 0) yield undefined;
    yield doc;
  }
}

/** All documents of a stream; it yields what the stream yields for breath. */
export function* collect(input: Documents): Generator<undefined, Doc[], undefined> {
  const documents: Doc[] = [];
  for (const doc of input) {
    if (doc === undefined) yield undefined;
    else documents.push(doc);
  }
  return documents;
}

/** A stage that makes one document of each. */
export function* mapEach(
  input: Documents,
  make: (doc: Doc) => Doc,
): Generator<Doc | undefined, void, undefined> {
  for (const doc of input) yield doc === undefined ? undefined : make(doc);
}
