import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  subscribe,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../kernel/context.ts';
import { type AppError, type ErrorDetail, toAppError } from '../kernel/errors.ts';
import { publicMessage, saysNullArgument } from '../kernel/library-errors.ts';
import type { Logger } from '../kernel/log.ts';
import { workingFor } from '../kernel/work.ts';

export interface SubgraphRequest {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | undefined;
  readonly context: Context;
}

/** What an error says across GraphQL, whichever process it came from. */
export interface ErrorExtensions {
  readonly code: string;
  readonly details?: readonly ErrorDetail[];
  readonly retryAfter?: number;
}

/** Runs operations on one subgraph, in this process or in another. */
export interface SubgraphExecutor {
  execute(request: SubgraphRequest): Promise<ExecutionResult>;
  /** Begins a subscription: its results one by one, or the one result that refuses it. Only where the subgraph runs in this process. */
  subscribe?(request: SubgraphRequest): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/** Processor time that reading may take for one document, in each process. */
export const QUERY_BUDGET_MS = 100;

const MAX_DOCUMENTS = 1000;

/** Executes on a schema of this process; documents come from the planner, so each is parsed once and not validated again. */
export function createLocalExecutor(schema: GraphQLSchema, log: Logger): Required<SubgraphExecutor> {
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  const documentOf = (source: string) => {
    const known = documents.get(source) ?? parse(source, { noLocation: true });
    documents.set(source, known);
    return known;
  };
  const argsOf = ({ document, variables, operationName, context }: SubgraphRequest) => ({
    schema,
    document: documentOf(document),
    contextValue: context,
    variableValues: variables,
    ...(operationName ? { operationName } : {}),
  });
  const inPublic = (result: ExecutionResult): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => publicError(error, log)) } : result;
  return {
    async execute(request) {
      const { work } = request.context;
      const result = await workingFor(work, () => execute(argsOf(request)));
      return work?.refusal ? refusedBy(work.refusal) : inPublic(result);
    },
    async subscribe(request) {
      const args = argsOf(request);
      // No planner stands before a subscription, which may ask for what other subgraphs add to its types.
      if (validate(schema, args.document).length > 0) return inPublic({ errors: [ofOneUnit()] });
      const begun = await subscribe(args);
      return 'next' in begun ? mapped(begun, inPublic) : inPublic(begun);
    },
  };
}

/** The whole answer to a document whose work was ended: half of it would look like all of it. */
function refusedBy(refusal: AppError): ExecutionResult {
  return { errors: [new GraphQLError(refusal.message, { extensions: { ...extensionsOf(refusal) } })] };
}

function ofOneUnit(): GraphQLError {
  return new GraphQLError(
    'A subscription reaches the fields of one unit only: ask for ids in it, and for the rest at /graphql.',
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  );
}

/** Not a generator: `return` must reach the source while `next` waits. */
function mapped<T>(source: AsyncGenerator<T, void, void>, change: (value: T) => T): AsyncIterableIterator<T> {
  return {
    async next() {
      const result = await source.next();
      return result.done ? { done: true, value: undefined } : { done: false, value: change(result.value) };
    },
    async return() {
      await source.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** An error as a client may see it: AppErrors and input errors keep their words, a bug is logged whole and answered as INTERNAL. */
export function publicError(error: GraphQLError, log: Logger): GraphQLError {
  const { originalError } = error;
  const told = toAppError(originalError);
  const isForeseen = told.code !== 'INTERNAL';
  if (told.code === 'STORAGE_UNAVAILABLE')
    log.warn({ err: told.cause ?? told, path: error.path }, 'The store has failed an operation');
  const extensions = isForeseen ? extensionsOf(told) : inputExtensions(error);
  if (extensions)
    return new GraphQLError(publicMessage(isForeseen ? told.message : error.message), {
      path: error.path ?? null,
      extensions: { ...extensions },
    });
  log.error(
    { err: originalError ?? error, path: error.path },
    'An operation failed in a way that nobody foresaw',
  );
  return new GraphQLError(told.message, {
    path: error.path ?? null,
    extensions: { code: told.code },
  });
}

/** The GraphQL extensions of an AppError. */
export function extensionsOf({
  code,
  details,
  retryAfter,
}: {
  code: string;
  details?: readonly ErrorDetail[] | undefined;
  retryAfter?: number | undefined;
}): ErrorExtensions {
  return { code, ...(details ? { details } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) };
}

function inputExtensions(error: GraphQLError): ErrorExtensions | undefined {
  const { code } = error.extensions;
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return { code };
  // graphql-js reports variables that do not fit before it runs anything: such errors have no path. But for one: a null where a
  // default allowed the variable to be null.
  const isInput = error.path === undefined || (!error.originalError && saysNullArgument(error.message));
  return isInput ? { code: 'BAD_USER_INPUT' } : undefined;
}
