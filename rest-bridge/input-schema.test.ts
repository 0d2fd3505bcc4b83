import { buildSchema, type GraphQLInputType } from 'graphql';
import { inputSchema } from './input-schema.ts';
import { createNamedSchemas } from './named-schemas.ts';

const schema = buildSchema(`
  "When."
  scalar DateTime
  enum Mode { "Nothing is spent." FREE PAID }
  "Any of these, or none."
  input Condition { allOf: [Condition!], since: DateTime, mode: Mode = FREE, createdBy: ID! }
  type Query { x(by: Condition): Int }
`);
const contract = { schema, casing: 'snake', names: createNamedSchemas(schema) } as const;
const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('an input type that has itself inside refers to itself, and each part is stated once', () => {
  const type = schema.getType('Condition') as GraphQLInputType;
  expect(inputSchema(contract, type)).toEqual(referenceTo('Condition'));
  expect(contract.names.schemas).toEqual({
    Condition: {
      type: 'object',
      additionalProperties: false,
      description: 'Any of these, or none.',
      required: ['created_by'],
      properties: {
        all_of: { type: ['array', 'null'], items: referenceTo('Condition') },
        since: { anyOf: [referenceTo('DateTime'), { type: 'null' }] },
        mode: { anyOf: [referenceTo('Mode'), { type: 'null' }], default: 'FREE' },
        created_by: referenceTo('ID'),
      },
    },
    DateTime: expect.objectContaining({ type: 'string', format: 'date-time', description: 'When.' }),
    Mode: expect.objectContaining({ enum: ['FREE', 'PAID'] }),
    ID: expect.objectContaining({ type: 'string' }),
  });
});

test('numbers have the bounds that are stated for their path', () => {
  const given = buildSchema(`
    input Part { length: Int, width: Int! }
    input Whole { parts: [Part!]!, count: Int, part: Part }
    type Query { x(by: Whole): Int }
  `);
  const names = createNamedSchemas(given);
  const ranges = { count: [0, 9], 'parts.length': [1, 5], 'part.length': [1, 5], length: [7, 8] } as const;
  inputSchema(
    { schema: given, casing: 'snake', names },
    given.getType('Whole') as GraphQLInputType,
    [],
    ranges,
  );
  expect(names.schemas['Whole']).toMatchObject({ properties: { count: { minimum: 0, maximum: 9 } } });
  const { properties } = names.schemas['Part'] as { properties: Record<string, object> };
  expect(properties['length']).toMatchObject({ minimum: 1, maximum: 5 });
  expect(properties['width']).not.toHaveProperty('minimum');
});

test('two shapes of one type need two names', () => {
  const { refer } = createNamedSchemas(schema);
  const [whole, part] = [
    { type: 'object', required: ['a', 'b'] },
    { type: 'object', required: ['a'] },
  ];
  expect(refer('Thing', ['Thing'], whole)).toEqual(referenceTo('Thing'));
  expect(refer('Thing', ['Thing', 'ThingSummary'], part)).toEqual(referenceTo('ThingSummary'));
  expect(refer('Thing', ['Other'], whole)).toEqual(referenceTo('Thing'));
  expect(() => refer('Other', ['Thing', 'ThingSummary'], part)).toThrow('No name is left');
});
