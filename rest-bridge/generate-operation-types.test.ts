import { operationTypes } from './generate-operation-types.ts';
import type { JsonSchema } from './json-schema.ts';

const DID = { $ref: '#/components/schemas/DID' };

/** The types of one operation that answers with this schema. */
function typesOf(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>> = {}): string {
  const responses = { 200: { content: { 'application/json': { schema } } }, 404: {} };
  const paths = { '/api/v1/holder/things/{id}': { get: { responses } } };
  return operationTypes({ paths, components: { schemas: { DID: { type: 'string' }, ...schemas } } });
}

test.each<[what: string, schema: JsonSchema, type: string]>([
  ['text', { type: 'string', maxLength: 3 }, 'string'],
  ['a number', { type: 'integer', minimum: 0 }, 'number'],
  ['a value that may be null', { type: ['boolean', 'null'] }, 'boolean | null'],
  ['a reference that may be null', { anyOf: [DID, { type: 'null' }] }, 'DID | null'],
  ['an enumeration', { type: 'string', enum: ['A', 'B'] }, "'A' | 'B'"],
  ['a constant', { type: 'string', const: 'A' }, "'A'"],
  ['a list', { type: 'array', items: DID }, 'readonly DID[]'],
  ['a list of choices', { type: 'array', items: { enum: ['A', 'B'] } }, "readonly ('A' | 'B')[]"],
  ['anything', { description: 'Any JSON.' }, 'unknown'],
  ['an object without fields', { type: 'object', properties: {} }, 'Readonly<Record<string, never>>'],
])('%s', (_what, schema, type) => {
  expect(typesOf(schema)).toContain(`readonly reply: ${type} };`);
});

test('a field that may be left out is optional, and only that', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: DID, b: { type: 'string' } } };
  expect(typesOf({ $ref: '#/components/schemas/Thing' }, { Thing: schema })).toContain(
    'export type Thing = {\n  readonly a: DID;\n  readonly b?: string;\n};',
  );
});

test('a schema may lead back to itself', () => {
  const Tree = { type: 'array', items: { $ref: '#/components/schemas/Tree' } };
  expect(typesOf({ $ref: '#/components/schemas/Tree' }, { Tree })).toContain(
    'export type Tree = readonly Tree[];',
  );
});

test('what stands in the path is named, a body is needed only where it is required', () => {
  const body = (required: boolean) => ({ required, content: { 'application/json': { schema: DID } } });
  const types = operationTypes({
    paths: {
      '/api/v1/holder/things/{id}': { put: { requestBody: body(true), responses: { 204: {} } } },
      '/api/v1/issuer/auth/logout': { post: { requestBody: body(false), responses: { 204: {} } } },
      '/api/v1/credentials': { get: { responses: { 204: {} } } },
    },
    components: { schemas: { DID: { type: 'string' } } },
  });
  expect(types).toContain(
    "'PUT /api/v1/holder/things/{id}': { readonly params: { readonly id: string }; readonly body: DID; readonly reply: undefined };",
  );
  expect(types).toContain(
    "'POST /api/v1/issuer/auth/logout': { readonly body?: DID; readonly reply: undefined };",
  );
  expect(types).not.toContain('/api/v1/credentials');
});

test('a schema of an unknown form stops the generation', () => {
  expect(() => typesOf({ oneOf: [DID] })).toThrow('No type is known');
  expect(() => typesOf({ type: 'tuple' })).toThrow('No type is known');
});
