import {
  buildSchema,
  getVariableValues,
  graphqlSync,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { publicMessage } from './public-message.ts';

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
