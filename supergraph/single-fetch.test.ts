import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
} from 'graphql';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { DOMAIN_NAMES, type DomainName, ROUTES } from '../subgraphs/domains.ts';
import type { SubgraphRequest } from '../subgraphs/execute.ts';
import { readSdl } from '../subgraphs/sdl.ts';
import { singleFetchOf } from './single-fetch.ts';
import { createSupergraph, type StoredOperation } from './supergraph.ts';

// What is answered without the gateway is held to what the gateway answers.
const rows = ROUTES.filter(({ stream }) => !stream);
const documents = [...new Set(rows.map(({ document }) => document))];
const context = newContext({ identity: { kind: 'anonymous' } });
const schemas = Object.fromEntries(
  DOMAIN_NAMES.map((name) => [name, buildSubgraphSchema(parse(readSdl(name)))]),
) as Record<DomainName, GraphQLSchema>;

const asked: (Omit<SubgraphRequest, 'context'> & { name: DomainName })[] = [];
let outcome: 'data' | 'no data' | 'refused' | 'away' | 'broken';

async function answer(name: DomainName, request: SubgraphRequest) {
  asked.push({ name, document: request.document, variables: request.variables });
  if (outcome === 'away') throw new AppError('UPSTREAM_UNAVAILABLE', 'It is away.', { retryAfter: 1 });
  if (outcome === 'broken') return { errors: [new GraphQLError('', { path: ['a', 0] })], data: null };
  if (outcome === 'refused') {
    const extensions = { code: 'VALIDATION_FAILED', details: [{ field: 'a', code: 'b', message: 'c' }] };
    return { errors: [new GraphQLError('Not so.', { path: ['x'], extensions })], data: null };
  }
  return execute({
    schema: schemas[name],
    document: parse(request.document),
    variableValues: request.variables,
    fieldResolver: (_source, _args, _context, { returnType, fieldName }) => outputOf(returnType, fieldName),
  });
}

const supergraphSdl = readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8');
const supergraph = await createSupergraph({
  supergraphSdl,
  executors: Object.fromEntries(
    DOMAIN_NAMES.map((name) => [name, { execute: (request: SubgraphRequest) => answer(name, request) }]),
  ) as never,
  log: createLogger({ level: 'silent' }),
});

/** A value of a type, another one for each field name; null where that may be and data are away. */
function outputOf(type: GraphQLOutputType, name: string): unknown {
  if (isNonNullType(type)) return outputOf(type.ofType, name);
  if (outcome === 'no data') return null;
  if (isListType(type)) return [outputOf(type.ofType, name), outputOf(type.ofType, `${name}2`)];
  const named = getNamedType(type);
  if (isObjectType(named)) return { __typename: named.name };
  if (isEnumType(named)) return named.getValues()[name.length % named.getValues().length]?.value;
  return leafOf(named.name, name);
}

function leafOf(type: string, name: string): unknown {
  if (type === 'Int' || type === 'Float' || type === 'EpochMs') return name.length;
  if (type === 'Boolean') return name.length % 2 === 0;
  if (type === 'DateTime') return new Date(name.length * 1e9);
  if (type === 'Base64') return Buffer.from(name);
  if (type === 'JSON') return { [name]: [1, null, { deep: 'x' }] };
  return type === 'DID' ? `did:key:${name}` : name;
}

function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return [inputOf(type.ofType)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, inputOf(field.type)]] : [],
      ),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const value = leafOf(type.name, 'given');
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('base64') : value;
}

const plans = new Map<string, Parameters<typeof singleFetchOf>[0]>();
const judge = new ApolloGateway({
  supergraphSdl,
  validateSupergraph: false,
  logger: { debug() {}, info() {}, warn() {}, error() {} },
  experimental_didResolveQueryPlan: ({ queryPlan, requestContext }) =>
    void plans.set(requestContext.source ?? '', queryPlan),
  buildService: ({ name }) => ({
    process: async ({ request }) => {
      const { query = '', variables = {} } = request;
      try {
        return (await answer(name as DomainName, { document: query, variables, context })) as never;
      } catch (error) {
        const { message, code, retryAfter } = error as AppError;
        return { errors: [new GraphQLError(message, { extensions: { code, retryAfter } })] } as never;
      }
    },
  }),
});
const { executor } = await judge.load();

async function judged({ source, document, operation, hash }: StoredOperation, variables: object) {
  return executor({
    request: { query: source, variables },
    document,
    operation,
    queryHash: hash,
    source,
    context,
    schema: judge.schema,
    metrics: {},
    cache: { get: async () => undefined, set: async () => {} },
  } as never) as Promise<ExecutionResult>;
}

function variablesOf({ operation }: StoredOperation): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      inputOf(typeFromAST(supergraph.schema, type as never) as GraphQLInputType),
    ]),
  );
}

/** What came of a run, and what the subgraphs were asked. */
async function told(run: () => Promise<ExecutionResult>) {
  asked.length = 0;
  const { data, errors } = await run();
  const refusals = errors?.map(({ message, path, extensions }) => ({ message, path, extensions }));
  // With errors nobody looks at the data.
  return JSON.parse(JSON.stringify({ data: errors ? undefined : data, refusals, asked: [...asked] }));
}

test.each(documents.map((document) => [document.split(/[({]/)[0], document]))('%s', async (_name, source) => {
  const stored = supergraph.store(source);
  const variables = variablesOf(stored);
  outcome = 'data';
  await supergraph.execute(stored, variables, context);
  for (outcome of ['data', 'no data', 'refused', 'broken', 'away'] as const) {
    const wanted = await told(() => judged(stored, variables));
    expect(wanted.asked).toHaveLength(1);
    expect(await told(() => supergraph.execute(stored, variables, context))).toEqual(wanted);
  }
  const plan = plans.get(source);
  expect(plan && singleFetchOf(plan, stored.document)).toMatchObject({ subgraph: expect.any(String) });
});

test.each([
  ['two fetches', 'query A($id: ID!) { credential(id: $id) { credentialId issuer { name } } }'],
  ['a fragment', 'query B { demoMode { ...Mode } } fragment Mode on DemoMode { enabled }'],
  ['a directive', 'query C($a: Boolean!) { demoMode { enabled @include(if: $a) } }'],
  ['introspection', 'query D { __schema { queryType { name } } demoMode { enabled } }'],
])('a document with %s is left to the gateway', async (_what, source) => {
  const stored = supergraph.store(source);
  outcome = 'data';
  await judged(stored, { id: 'given', a: true });
  const plan = plans.get(source);
  expect(plan && singleFetchOf(plan, stored.document)).toBeUndefined();
});

test('variables that do not fit are refused before any subgraph is asked', async () => {
  const stored = supergraph.store('query E($id: ID!) { auditLog(id: $id) { auditId } }');
  outcome = 'data';
  await supergraph.execute(stored, { id: 'a' }, context);
  for (const variables of [{}, { id: null }, { id: {} }]) {
    const { refusals, asked: sent } = await told(() => supergraph.execute(stored, variables, context));
    expect(refusals).toHaveLength(1);
    expect(sent).toEqual([]);
  }
});
