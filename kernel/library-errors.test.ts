import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import {
  buildSchema,
  coerceInputValue,
  type GraphQLInputType,
  getVariableValues,
  graphqlSync,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import mongoose from 'mongoose';
import {
  apolloRefusalOf,
  CHECKED_WITH,
  fieldProblemOf,
  publicMessage,
  refusingIndexOf,
  saysNeverSent,
  saysNotConnected,
  saysNullArgument,
  saysTooManyTokens,
  valueProblemOf,
} from './library-errors.ts';

test.each(Object.entries(CHECKED_WITH))(
  'the phrases of %s are those of %s, which is installed',
  (name, checked) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(version).toBe(checked);
  },
);

const SECRET = 'hunter2; at "home": no';

const schema = buildSchema(`
  enum Role { ADMIN }
  input SignIn { email: String!, password: String!, role: Role, attempts: Int, isNew: Boolean, score: Float, id: ID }
  type Query { signIn(input: SignIn!): Boolean, byName(name: String): Boolean }
`);
const query = parse('query ($input: SignIn!) { signIn(input: $input) }');
const operation = query.definitions.find(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);
const ordinary = { email: 'a@example.edu', password: SECRET };

describe('a message that leaves the platform repeats no value that was sent', () => {
  test.each<[string, unknown]>([
    ['an unknown field', { ...ordinary, extra: 1 }],
    ['a list for text', { ...ordinary, password: [SECRET] }],
    ['an object for text', { ...ordinary, password: { value: SECRET } }],
    ['text for an object', SECRET],
    ['a missing field', { password: SECRET }],
    ['null for text', { ...ordinary, email: null }],
    ['an unknown enum value', { ...ordinary, role: SECRET }],
    ['a number for an enum', { ...ordinary, role: 1 }],
    ['text for a whole number', { ...ordinary, attempts: SECRET }],
    ['text for a truth value', { ...ordinary, isNew: SECRET }],
    ['text for a number', { ...ordinary, score: SECRET }],
    ['a list for an id', { ...ordinary, id: [SECRET] }],
  ])('in variables: %s', (_what, input) => {
    const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], { input });
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) {
      expect(message).toMatch(/hunter2|must not be null|was not provided|got invalid value/);
      expect(publicMessage(message)).not.toContain('hunter2');
      expect(publicMessage(message)).not.toContain('home');
      expect(publicMessage(message).length).toBeGreaterThan(20);
    }
  });

  test.each([
    `{ signIn(input: "${'hunter2'}") }`,
    '{ signIn(input: { email: "a", password: ["hunter2"] }) }',
    '{ signIn(input: { email: "a", password: {x: "hunter2"} }) }',
    '{ signIn(input: { email: "a", password: "p", role: "hunter2" }) }',
    '{ signIn(input: { email: "a", password: "p", attempts: "hunter2" }) }',
    '{ byName(name: ["hunter2"]) }',
  ])('in the document: %s', (source) => {
    const { errors = [] } = graphqlSync({ schema, source });
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(publicMessage(message)).not.toContain('hunter2');
  });

  test('nor guesses a name of the schema', () => {
    const { errors = [] } = graphqlSync({ schema, source: '{ byNam }' });
    expect(errors[0]?.message).toContain('Did you mean "byName"?');
    expect(publicMessage(errors[0]?.message ?? '')).toBe('Cannot query field "byNam" on type "Query".');
  });

  test.each([
    'There is no credential of that id; check it against your list.',
    'did: give a DID such as did:key:z6Mk…',
    'Field "signIn" of type "Boolean" must not have a selection since it has no subfields.',
  ])('and leaves alone: %s', (message) => {
    expect(publicMessage(message)).toBe(message);
  });
});

describe('what graphql says', () => {
  test('of too many tokens', () => {
    const read = (maxTokens: number) => () => parse('{ a b c }', { maxTokens });
    expect(read(5)).not.toThrow();
    let message = '';
    try {
      read(4)();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(saysTooManyTokens(message)).toBe(true);
    expect(saysTooManyTokens('Syntax Error: Expected Name, found "}".')).toBe(false);
  });

  test('of a null where a default allowed the variable to be one', () => {
    const nullable = buildSchema('type Query { byName(name: String! = "a"): Boolean }');
    const source = 'query ($name: String) { byName(name: $name) }';
    const { errors = [] } = graphqlSync({ schema: nullable, source, variableValues: { name: null } });
    expect(errors.map(({ message, path }) => [saysNullArgument(message), path])).toEqual([
      [true, ['byName']],
    ]);
    expect(saysNullArgument('Argument "name" of non-null type "String!" must not be null. Really.')).toBe(
      false,
    );
  });

  const problemsOf = (value: unknown, type = 'SignIn') => {
    const messages: string[] = [];
    coerceInputValue(value, schema.getType(type) as GraphQLInputType, (_path, _value, { message }) => {
      messages.push(message);
    });
    return messages;
  };

  test('of the fields of an input object', () => {
    const problems = problemsOf({ password: SECRET, ['extra']: 1 });
    expect(problems.map(fieldProblemOf)).toEqual([
      { kind: 'missing', field: 'email' },
      { kind: 'unknown', field: 'extra' },
    ]);
    expect(problemsOf({ ...ordinary, role: 'X' }).map(fieldProblemOf)).toEqual([undefined]);
  });

  test.each<[string, unknown, unknown]>([
    ['text', { ...ordinary, password: 1 }, { kind: 'scalar', scalar: 'String' }],
    ['a whole number', { ...ordinary, attempts: SECRET }, { kind: 'scalar', scalar: 'Int' }],
    ['a whole number, out of range', { ...ordinary, attempts: 2 ** 31 }, { kind: 'scalar', scalar: 'Int' }],
    ['a number', { ...ordinary, score: 'Int cannot represent' }, { kind: 'scalar', scalar: 'Float' }],
    ['a truth value', { ...ordinary, isNew: 1 }, { kind: 'scalar', scalar: 'Boolean' }],
    ['an id', { ...ordinary, id: {} }, { kind: 'scalar', scalar: 'ID' }],
    ['an enum value', { ...ordinary, role: 'does not exist in "Other"' }, { kind: 'enum', name: 'Role' }],
    ['a word of an enum', { ...ordinary, role: 1 }, { kind: 'enum', name: 'Role' }],
    ['an object', SECRET, { kind: 'object' }],
    ['there', { ...ordinary, email: null }, { kind: 'null' }],
  ])('of a value that is not %s', (_what, value, problem) => {
    expect(problemsOf(value).map(valueProblemOf)).toEqual([problem]);
  });

  test('of anything else is no problem of a value', () => {
    expect(problemsOf({ ...ordinary, extra: 1 }).map(valueProblemOf)).toEqual([undefined]);
  });
});

describe('what @apollo/server says', () => {
  const server = new ApolloServer({
    typeDefs: 'type Query { a: Int } type Mutation { b: Int }',
    introspection: false,
    csrfPrevention: false,
  });
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  async function refusalOf(method: 'GET' | 'POST', sent: object) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(sent))
      search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const headers = new HeaderMap([['content-type', 'application/json']]);
    const { body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest:
        method === 'GET'
          ? { method, headers, search: `?${search}`, body: undefined }
          : { method, headers, search: '', body: sent },
      context: async () => ({}),
    });
    const [error] = JSON.parse(body.kind === 'complete' ? body.string : '{}').errors ?? [];
    return error && apolloRefusalOf(error.message);
  }

  const persisted = (version: number) => ({ persistedQuery: { version, sha256Hash: 'a'.repeat(64) } });
  test.each([
    ['HASH_MISMATCH', 'POST', { query: '{ a }', extensions: persisted(1) }],
    ['PERSISTED_QUERY_VERSION', 'POST', { query: '{ a }', extensions: persisted(2) }],
    ['NO_QUERY_BY_GET', 'GET', { query: 'mutation { b }' }],
    ['INTROSPECTION_OFF', 'POST', { query: '{ __schema { types { name } } }' }],
    [undefined, 'POST', { query: '{ c }' }],
    [undefined, 'POST', { extensions: persisted(1) }],
  ] as const)('is %s', async (refusal, method, sent) => {
    expect(await refusalOf(method, sent)).toBe(refusal);
  });
});

test('what @grpc/grpc-js says of a call that waited for a connection to the end', async () => {
  // It takes connections and says nothing, so that no handshake ends.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, 'localhost', done));
  const { port } = silent.address() as { port: number };
  const client = new Client(`localhost:${port}`, credentials.createSsl());
  const asIs = (value: Buffer) => value;
  const error = await new Promise<ServiceError | null>((done) => {
    client.makeUnaryRequest('/a.B/C', asIs, asIs, Buffer.alloc(0), { deadline: Date.now() + 300 }, done);
  });
  client.close();
  for (const socket of sockets) socket.destroy();
  silent.close();

  expect(error?.code).toBe(status.DEADLINE_EXCEEDED);
  expect(saysNeverSent(error?.details ?? '')).toBe(true);
  expect(saysNeverSent('Deadline exceeded after 0.301s,remote_addr=127.0.0.1:50051')).toBe(false);
});

test('what mongoose says of a connection that is not open', async () => {
  const connection = mongoose.createConnection();
  const Things = connection.model('Thing', new mongoose.Schema({}, { bufferCommands: false }));
  const error = await Things.findOne().then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect([error?.name, saysNotConnected(error?.message ?? '')]).toEqual(['MongooseError', true]);
  expect(saysNotConnected('Cast to ObjectId failed for value "bufferCommands"')).toBe(false);
});

// store/ledger.test.ts provokes the same of a store.
test.each([
  ['E11000 duplicate key error collection: a.b index: email_1 dup key: { email: " index: x " }', 'email_1'],
  ['E11000 duplicate key error collection: a.b index: _id_ dup key: { _id: "x" }', '_id_'],
  ['Write conflict during plan execution', undefined],
])('what a store says of a duplicate key: %s', (message, index) => {
  expect(refusingIndexOf(message)).toBe(index);
});
