import findMyWay, { type HTTPMethod } from 'find-my-way';
import {
  coerceInputValue,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  typeFromAST,
} from 'graphql';
import { cookieText } from '../kernel/cookies.ts';
import { AppError, ERRORS, type ErrorDetail, isErrorCode, toAppError } from '../kernel/errors.ts';
import { fieldProblemOf, valueProblemOf } from '../kernel/library-errors.ts';
import { MAX_DETAILS, MAX_NAME_SHOWN } from '../kernel/parse.ts';
import type { SseEvent } from '../kernel/sse.ts';
import type { Route, RouteMatch } from '../subgraphs/rest.ts';
import type { StoredOperation, Supergraph } from '../supergraph/supergraph.ts';
import {
  asForeign,
  asWritten,
  type Casing,
  type ReplyShape,
  replyShape,
  toCamel,
  toGraphqlInput,
  toReply,
  toSnake,
} from './casing.ts';
import { looseValues } from './loose-values.ts';
import type { EdgeReply, EdgeRequest, FileReply } from './types.ts';

/** The REST door: rows in, the supergraph behind. */
export interface Bridge {
  readonly routes: readonly Route[];
  /** Errors: NOT_FOUND, METHOD_NOT_ALLOWED and whatever the operation refuses with, all AppErrors. */
  handle(request: EdgeRequest): Promise<EdgeReply>;
  /** Begins the stream of a row that is one. Errors: as of `handle`, before the first event. */
  stream(request: EdgeRequest): Promise<AsyncIterableIterator<SseEvent>>;
  /** The row that a request would reach: what the edge must know before it reads the body. */
  match(method: string, path: string): RouteMatch | undefined;
  /** Methods that exist on a path; empty when nothing does. */
  allowedMethods(path: string): readonly string[];
}

export interface CompiledRoute {
  readonly row: Route;
  readonly operation: StoredOperation;
  readonly inputTypes: ReadonlyMap<string, GraphQLInputType>;
  readonly rootKey: string;
  readonly shape: ReplyShape | undefined;
  readonly casing: Casing;
  readonly schema: GraphQLSchema;
  readonly inPath: ReadonlySet<string>;
  /** Whether anything of a body is looked at. */
  readonly takesBody: boolean;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethod[];
// Page arguments have other names in a query string than in GraphQL.
const QUERY_NAMES: Readonly<Record<Casing, Readonly<Record<string, string>>>> = {
  snake: { first: 'page_size', offset: 'page' },
  camel: { first: 'pageSize', offset: 'page' },
};

/** Serves the rows; each is compiled at its first use, since most processes never see most of them. */
export function createBridge(options: {
  supergraph: Supergraph;
  routes: readonly Route[];
  /** False for a row that is switched off: it is then like a path that does not exist. */
  isServed?: (row: Route) => boolean;
}): Bridge {
  const { supergraph, routes, isServed = () => true } = options;
  const tree = findMyWay({ maxParamLength: 1024, caseSensitive: true });
  for (const row of routes) {
    tree.on(row.method, row.path.replace(/\{([^}]+)\}/g, ':$1'), () => undefined, row);
  }
  const compiledRows = new Map<Route, CompiledRoute>();
  const compiledOf = (row: Route): CompiledRoute => {
    const compiled = compiledRows.get(row) ?? compileRow(row, supergraph);
    compiledRows.set(row, compiled);
    return compiled;
  };
  const find = (method: string, path: string): RouteMatch | undefined => {
    const found = tree.find(method as HTTPMethod, path);
    const row = found?.store as Route | undefined;
    if (!found || !row || !isServed(row)) return undefined;
    return { row, params: found.params as Record<string, string> };
  };
  const allowedMethods = (path: string) => METHODS.filter((method) => find(method, path));
  const match = (method: string, path: string) => find(method === 'HEAD' ? 'GET' : method, path);
  // A row may be switched off while the edge reads a body.
  const reached = (request: EdgeRequest): RouteMatch => {
    const known = request.match && isServed(request.match.row) ? request.match : undefined;
    const found = known ?? match(request.method, request.path);
    if (!found) throw noSuchRoute(request, allowedMethods(request.path));
    return found;
  };

  /** The pieces of a file behind the first, each asked for when the one before was taken. */
  async function* piecesBehind(
    first: string,
    compiled: CompiledRoute,
    variables: Record<string, unknown>,
    request: EdgeRequest,
  ): AsyncGenerator<Uint8Array> {
    for (let after: string | undefined = first; after !== undefined; ) {
      const asked = { ...variables, after };
      const result = await supergraph.execute(compiled.operation, asked, request.context);
      if (result.errors) throw refusal(result.errors, compiled, asked);
      const { file } = replyOf(compiled, result, request);
      if (file) yield file.content;
      after = nextOf(result, compiled);
    }
  }

  return {
    routes,
    match,
    allowedMethods,
    async handle(request) {
      const { row, params } = reached(request);
      const compiled = compiledOf(row);
      const variables = variablesOf(compiled, params, request);
      const result = await supergraph.execute(compiled.operation, variables, request.context);
      if (result.errors) {
        const refused = refusal(result.errors, compiled, variables);
        // HEAD asks whether a link exists; that a link is not opened by HEAD is not an error.
        if (request.method === 'HEAD' && refused.code === 'PREFETCH_REFUSED')
          return { status: row.success, headers: {}, body: undefined };
        throw refused;
      }
      const reply = replyOf(compiled, result, request);
      const next = row.file?.isInPieces && nextOf(result, compiled);
      if (!reply.file || !next) return reply;
      return { ...reply, file: { ...reply.file, rest: piecesBehind(next, compiled, variables, request) } };
    },
    async stream(request) {
      const { row, params } = reached(request);
      const compiled = compiledOf(row);
      const variables = variablesOf(compiled, params, request);
      const { source } = compiled.operation;
      const owner = supergraph.ownerOf(compiled.rootKey);
      if (!owner || !row.stream) throw new AppError('INTERNAL', `${row.path} is no stream.`);
      const { context } = request;
      const begun = await supergraph.subscribe(owner, { document: source, variables, context });
      if (!('next' in begun)) throw refusal(begun.errors ?? [], compiled, variables);
      return eventsOf(begun, compiled, row.stream);
    },
  };
}

/** A row with what the supergraph says of its document. Throws when the two do not fit: a test compiles every row. */
export function compileRow(row: Route, supergraph: Supergraph): CompiledRoute {
  const operation = supergraph.store(row.document);
  const { schema } = supergraph;
  const casing = row.casing ?? 'snake';
  const roots = operation.operation.selectionSet.selections;
  const [root] = roots;
  if (roots.length !== 1 || root?.kind !== 'Field') {
    throw new Error(`${row.method} ${row.path}: a row's document has exactly one root field.`);
  }
  const isSubscription = operation.operation.operation === 'subscription';
  if (isSubscription !== (row.stream !== undefined))
    throw new Error(`${row.method} ${row.path}: a stream, and nothing else, has a subscription.`);
  const rootType = schema.getRootType(operation.operation.operation);
  const field = (rootType as GraphQLObjectType).getFields()[root.name.value];
  const inputTypes = new Map(
    (operation.operation.variableDefinitions ?? []).map((node) => [
      node.variable.name.value,
      typeFromAST(schema, node.type as never) as GraphQLInputType,
    ]),
  );
  return {
    row,
    operation,
    inputTypes,
    rootKey: root.alias?.value ?? root.name.value,
    shape: field ? replyShape(schema, field.type, root.selectionSet, casing) : undefined,
    casing,
    schema,
    // What a protocol says is not in our names.
    inPath: new Set(row.body === 'whole' ? [] : inputFields(row, {})),
    takesBody: row.body === 'whole' || inputFields(row, { [PROBE]: true }).includes(PROBE),
  };
}

const PROBE = '?probe';

/** The fields of a row's input for a body: with an empty one those that the path fills, which a body must not name, too. */
function inputFields(row: Route, body: Readonly<Record<string, unknown>>): string[] {
  const params = Object.fromEntries(
    [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name]),
  );
  const { input } = row.variables({ params, query: {}, body });
  return Object.keys((input as object | undefined) ?? {});
}

function variablesOf(
  compiled: CompiledRoute,
  params: RouteMatch['params'],
  request: EdgeRequest,
): Record<string, unknown> {
  const { row, inputTypes, casing } = compiled;
  if (!row.ignoresQuery) refuseUnknownQuery(row, request.query);
  const ignored = new Set(row.ignored ?? []);
  const ours = ourNames(row);
  const taken = Object.entries(request.body ?? {})
    .filter(([name]) => !ignored.has(name))
    .map(([name, value]): [string, unknown] => [ours(name), value]);
  if (!compiled.takesBody && taken.length > 0)
    throw validationFailed(taken.map(([name]) => unknownField(name.slice(0, MAX_NAME_SHOWN))));
  const body = Object.fromEntries(
    taken.map(([name, value]) => [compiled.inPath.has(name) ? asForeign(name) : name, value]),
  );
  const { query, lastEventId, cookie, isBrowser } = request;
  const given = row.variables({ params, query, body, lastEventId, cookie, isBrowser });
  const variables = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const type = inputTypes.get(name);
      return [name, type ? toGraphqlInput(value, type, casing) : value];
    }),
  );
  const loose = [...inputTypes].flatMap(([name, type]) =>
    looseValues(variables[name], type, BODY_VARIABLES.has(name) ? [] : [name]).map(({ path, message }) => ({
      field: pathText(path, compiled),
      code: 'invalid_type',
      message,
    })),
  );
  if (loose.length > 0) {
    // The messages of GraphQL are about the converted values, which the client has not sent.
    const isPartOfLoose = (field: string) =>
      loose.some((one) => [field, ...prefixesOf(field)].includes(one.field));
    const others = coercionDetails(compiled, variables).filter(({ field }) => !isPartOfLoose(field));
    throw validationFailed([...loose, ...others]);
  }
  return variables;
}

/** Of what a protocol spells in its own way our name; our own spelling of that is as foreign as any. */
function ourNames({ spelled = {} }: Route): (name: string) => string {
  const ours = new Map(Object.entries(spelled).map(([our, their]) => [their, our]));
  return (name) => ours.get(name) ?? (name in spelled ? asForeign(name) : name);
}

function refuseUnknownQuery(row: Route, query: Readonly<Record<string, string>>): void {
  const known = new Set(row.query ?? []);
  const details = Object.keys(query)
    .filter((name) => !known.has(name))
    .map((field) => ({
      field,
      code: 'unknown_field',
      message: 'this query parameter is not known here; remove it',
    }));
  if (details.length > 0) throw validationFailed(details);
}

function replyOf(
  { row, rootKey, shape }: CompiledRoute,
  { data }: ExecutionResult,
  request: EdgeRequest,
): EdgeReply {
  const value = data?.[rootKey];
  if (value === null || value === undefined) throw new AppError('NOT_FOUND', 'There is nothing of that id.');
  const renamed = toReply(value, shape);
  const cookie = row.cookie?.sets?.(renamed);
  const headers: Record<string, string> = {
    ...(request.context.notes.idempotencyReplayed ? { 'Idempotency-Replayed': 'true' } : {}),
    ...row.headers?.(renamed),
    ...(row.cookie && cookie ? { 'Set-Cookie': cookieText({ ...cookie, name: row.cookie.name }) } : {}),
  };
  if (row.sendsOn && request.isBrowser)
    return { status: 303, headers: { ...headers, Location: row.sendsOn.to(renamed) }, body: undefined };
  const whole = row.success === 204 ? undefined : row.reply ? row.reply(renamed) : renamed;
  const body = row.optional ? withoutEmpty(whole, new Set(row.optional)) : whole;
  if (!row.file) return { status: row.success, headers, body };
  return { status: row.success, headers, body: undefined, file: fileOf(body, row) };
}

/** The value without those of the named fields that are null, at any depth. */
function withoutEmpty(value: unknown, optional: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, optional));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => item !== null || !optional.has(name))
      .map(([name, item]) => [name, withoutEmpty(item, optional)]),
  );
}

/** The results of a subscription as the row's events; one that fails is the last. Not a generator: `return` must reach the source at once. */
function eventsOf(
  results: AsyncIterableIterator<ExecutionResult>,
  { rootKey, shape }: CompiledRoute,
  eventOf: NonNullable<Route['stream']>,
): AsyncIterableIterator<SseEvent> {
  let failed = false;
  return {
    async next() {
      const result = failed ? undefined : await results.next();
      if (!result || result.done) return { done: true, value: undefined };
      const { data, errors } = result.value;
      const value = data?.[rootKey];
      if (!errors && value !== null && value !== undefined)
        return { done: false, value: eventOf(toReply(value, shape)) };
      failed = true;
      await results.return?.();
      const [error] = errors ?? [];
      const code = error?.extensions['code'] ?? 'INTERNAL';
      return { done: false, value: { event: 'error', data: { error: code, message: error?.message ?? '' } } };
    },
    async return() {
      await results.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** By what the next piece of a file is asked for; undefined with the last. */
function nextOf({ data }: ExecutionResult, { rootKey }: CompiledRoute): string | undefined {
  const { next } = (data?.[rootKey] ?? {}) as { readonly next?: string | null };
  return next ?? undefined;
}

/** The file that a row's reply describes; the names are the same in either casing. */
function fileOf(described: unknown, { file: how }: Route): FileReply {
  const named = Object.entries(described as object).map(([name, value]) => [toCamel(name), value]);
  const { fileName, mediaType, content } = Object.fromEntries(named) as Record<string, string>;
  return {
    fileName: String(fileName),
    mediaType: String(mediaType),
    content: Buffer.from(String(content), 'base64'),
    isInline: how?.isInline === true,
  };
}

/** The first GraphQL error as an AppError in the client's words. */
function refusal(
  errors: readonly GraphQLError[],
  compiled: CompiledRoute,
  variables: Record<string, unknown>,
): AppError {
  const [error] = errors;
  const extensions = error?.extensions ?? {};
  const code = isErrorCode(extensions['code']) ? extensions['code'] : undefined;
  // graphql-js reports variables that do not fit without a code of ours, and before anything runs.
  if (code === undefined || code === 'BAD_USER_INPUT') {
    const details = coercionDetails(compiled, variables);
    if (details.length > 0) return validationFailed(details);
  }
  if (code === undefined) return toAppError(error);
  const details = extensions['details'] as readonly ErrorDetail[] | undefined;
  const retryAfter = extensions['retryAfter'] as number | undefined;
  const options = {
    ...(details ? { details: details.map((detail) => inClientWords(detail, compiled)) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (code === 'VALIDATION_FAILED' && options.details) return validationFailed(options.details);
  return new AppError(
    ERRORS[code].http === 400 && code === 'BAD_USER_INPUT' ? 'VALIDATION_FAILED' : code,
    error?.message ?? '',
    options,
  );
}

/** Walks the variables as GraphQL coerces them and collects every field that does not fit, in the client's words. */
function coercionDetails(compiled: CompiledRoute, variables: Record<string, unknown>): ErrorDetail[] {
  const { inputTypes, schema } = compiled;
  const details: ErrorDetail[] = [];
  for (const [name, type] of inputTypes) {
    coerceInputValue(variables[name], type, (path, invalidValue, error) => {
      const prefix = BODY_VARIABLES.has(name) ? path : [name, ...path];
      const problem = fieldProblemOf(error.message);
      const isMissing = problem?.kind === 'missing';
      const field = pathText(isMissing ? [...prefix, problem.field] : prefix, compiled);
      if (problem?.kind === 'unknown') {
        const written = asWritten(problem.field).slice(0, MAX_NAME_SHOWN);
        details.push(unknownField(prefix.length > 0 ? `${field}.${written}` : written));
      } else if (isMissing || invalidValue === undefined) {
        details.push({ field, code: 'required', message: 'this field is required' });
      } else {
        details.push({ field, code: 'invalid_type', message: typeMessage(error, schema) });
      }
    });
  }
  return details;
}

// Variables that a client knows as the body or the query, not by name.
const BODY_VARIABLES = new Set(['input', 'filter']);

const SCALARS = {
  String: 'give text',
  Int: 'give a whole number below 2147483648',
  Float: 'give a number',
  Boolean: 'give true or false',
  ID: 'give an id as text',
} as const;

function typeMessage({ message }: { message: string }, schema: GraphQLSchema): string {
  const ours = /(?:^|[;.] )Give ([^;]+?)\.?$/.exec(message)?.[1];
  if (ours) return `give ${ours}`;
  const problem = valueProblemOf(message);
  switch (problem?.kind) {
    case 'scalar':
      return SCALARS[problem.scalar];
    case 'enum': {
      const choice = schema.getType(problem.name);
      const names = isEnumType(choice) ? choice.getValues().map(({ name }) => name) : [];
      return `give one of ${names.join(', ')}`;
    }
    case 'object':
      return 'give an object';
    case 'null':
      return 'this field is required';
    default:
      return 'give a value of the documented type';
  }
}

function unknownField(field: string): ErrorDetail {
  return { field, code: 'unknown_field', message: 'this field is not known here; remove it' };
}

function inClientWords({ field, code, message }: ErrorDetail, compiled: CompiledRoute): ErrorDetail {
  return { field: clientName(field, compiled), code, message };
}

function clientName(field: string, compiled: CompiledRoute): string {
  const { row, casing } = compiled;
  if (row.query?.includes(field)) return field;
  const spelled = row.spelled?.[casing === 'snake' ? toSnake(field) : field];
  if (spelled !== undefined) return spelled;
  // What has no pages has a limit.
  if (field === 'first' && row.query?.includes('limit')) return 'limit';
  return QUERY_NAMES[casing][field] ?? (casing === 'snake' ? alongInput(field, compiled) : field);
}

/** A path in snake case as far as it is one of the contract: names inside JSON, such as those of claims, are the client's own. */
function alongInput(path: string, { inputTypes }: CompiledRoute): string {
  const segments = path.split('.');
  const nameAt = (at: number) => segments[at]?.replace(/\[.*$/s, '') ?? '';
  const body = [...BODY_VARIABLES].map((name) => inputTypes.get(name)).find((found) => found !== undefined);
  let type = body && fieldType(body, nameAt(0)) ? body : undefined;
  let own = segments.length;
  for (let at = 0; at < segments.length; at += 1) {
    type = type ? fieldType(type, nameAt(at)) : at === 0 ? inputTypes.get(nameAt(0)) : undefined;
    if (type && getNamedType(type).name === 'JSON') {
      own = at + 1;
      break;
    }
  }
  return [...segments.slice(0, own).map(toSnake), ...segments.slice(own)].join('.');
}

function fieldType(type: GraphQLInputType, name: string): GraphQLInputType | undefined {
  const owner = getNamedType(type);
  return isInputObjectType(owner) ? owner.getFields()[name]?.type : undefined;
}

function validationFailed(details: readonly ErrorDetail[]): AppError {
  const summary = details
    .slice(0, 5)
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ');
  return new AppError('VALIDATION_FAILED', summary, { details: details.slice(0, MAX_DETAILS) });
}

function noSuchRoute(request: EdgeRequest, allowed: readonly string[]): AppError {
  if (allowed.length === 0)
    return new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs lists them all.');
  return new AppError(
    'METHOD_NOT_ALLOWED',
    `${request.method} is not served on this path; use ${allowed.join(' or ')}.`,
  );
}

/** The paths of everything that a path lies in: `records` and `records[0]` of `records[0].holder_did`. */
function prefixesOf(field: string): string[] {
  return [...field.matchAll(/[.[]/g)].map(({ index }) => field.slice(0, index));
}

function pathText(segments: readonly (string | number)[], compiled: CompiledRoute): string {
  if (segments.length === 0) return 'body';
  const [first, ...rest] = segments.map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${clientName(part, compiled)}`,
  );
  return [String(first).replace(/^\./, ''), ...rest].join('');
}
