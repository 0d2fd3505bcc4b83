import { buildSchema, type GraphQLInputType, type GraphQLOutputType, parse } from 'graphql';
import { asWritten, replyShape, toCamel, toGraphqlInput, toReply, toSnake } from './casing.ts';

const schema = buildSchema(`
  scalar JSON
  input PartInput { partName: String, rawData: JSON }
  input ThingInput { thingName: String!, partList: [PartInput!], rawData: JSON }
  type Part { partName: String, rawData: JSON }
  type Thing { thingName: String, partList: [Part!], rawData: JSON }
  type Query { thing: Thing }
`);
const inputType = schema.getType('ThingInput') as GraphQLInputType;
const outputType = schema.getType('Thing') as GraphQLOutputType;

describe('names', () => {
  test.each([
    ['issuerDid', 'issuer_did'],
    ['expiring30d', 'expiring30d'],
    ['publicKeyMultibase', 'public_key_multibase'],
    ['records[3].holderDid', 'records[3].holder_did'],
    ['id', 'id'],
  ])('%s is %s in a snake_case body', (camel, snake) => expect(toSnake(camel)).toBe(snake));

  test.each([
    ['issuer_did', 'issuerDid'],
    ['page_size', 'pageSize'],
    ['did', 'did'],
  ])('%s is %s in GraphQL', (snake, camel) => expect(toCamel(snake)).toBe(camel));
});

describe('input', () => {
  test('renames fields of input objects in lists too', () => {
    const renamed = toGraphqlInput({ thing_name: 'a', part_list: [{ part_name: 'b' }] }, inputType, 'snake');
    expect(renamed).toEqual({ thingName: 'a', partList: [{ partName: 'b' }] });
  });

  test('never touches what stands inside JSON', () => {
    const data = { snake_key: 1, camelKey: { deep_er: [{ more_deep: true }] } };
    const renamed = toGraphqlInput({ thing_name: 'a', raw_data: data }, inputType, 'snake') as {
      rawData: unknown;
    };
    expect(renamed.rawData).toBe(data);
  });

  test.each([
    'thingName',
    '_thing_name',
    'thing__name',
    'thing_Name',
    'Thing_name',
    'constructor',
    '__proto__x',
    'other',
  ])('%s is not thing_name, and is told back as it was written', (name) => {
    const [key = ''] = Object.keys(toGraphqlInput({ [name]: 'a' }, inputType, 'snake') as object);
    expect(key).not.toMatch(/^[_A-Za-z]/);
    expect(asWritten(key)).toBe(name);
  });

  test('a camelCase row takes names as they are', () => {
    expect(toGraphqlInput({ thingName: 'a' }, inputType, 'camel')).toEqual({ thingName: 'a' });
  });

  test.each([['text'], [7], [null], [[1, 2]]])('passes %p on for GraphQL to refuse', (value) => {
    expect(toGraphqlInput(value, inputType, 'snake')).toEqual(value);
  });
});

describe('reply', () => {
  const document = parse('{ thing { thingName partList { partName rawData } renamedData: rawData } }');
  const [definition] = document.definitions;
  const thing =
    definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections[0] : undefined;
  const selections = thing?.kind === 'Field' ? thing.selectionSet : undefined;

  test('renames what the document selects and nothing inside JSON', () => {
    const shape = replyShape(schema, outputType, selections, 'snake');
    const data = { camelKey: 1 };
    expect(
      toReply({ thingName: 'a', partList: [{ partName: 'b', rawData: data }], renamedData: data }, shape),
    ).toEqual({
      thing_name: 'a',
      part_list: [{ part_name: 'b', raw_data: data }],
      renamed_data: data,
    });
  });

  test('keeps null where a list or object is null', () => {
    const shape = replyShape(schema, outputType, selections, 'snake');
    expect(toReply({ thingName: null, partList: null, renamedData: null }, shape)).toEqual({
      thing_name: null,
      part_list: null,
      renamed_data: null,
    });
  });
});
