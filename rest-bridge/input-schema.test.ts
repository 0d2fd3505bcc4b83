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
