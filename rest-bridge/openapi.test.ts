import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ERRORS } from '../kernel/errors.ts';
import { createSupergraph } from '../router/supergraph.ts';
import { openApiDocument } from './openapi.ts';
import { ROUTES } from './routes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is looked at as a stranger's JSON
type Json = any;

const supergraph = await createSupergraph({
  supergraphSdl: readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8'),
  executors: {} as never,
  log: { warn: () => undefined, error: () => undefined } as never,
});
const document: Json = openApiDocument({ supergraph, routes: ROUTES, publicUrl: 'https://vc.example.edu' });

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}
const OPERATIONS: readonly Operation[] = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
  Object.entries<Json>(item).map(([method, operation]) => ({ method, path, operation })),
);

/** Every object in the document with the way to it. */
function* objects(value: Json, way: readonly string[] = []): Generator<{ at: string; value: Json }> {
  if (typeof value !== 'object' || value === null) return;
  yield { at: way.join('/'), value };
  for (const [key, inner] of Object.entries(value)) yield* objects(inner, [...way, key]);
}

function resolve(reference: string): Json {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((node: Json, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Every property of a schema, however deep, with the way to it. */
function* properties(schema: Json, way: string): Generator<{ at: string; schema: Json }> {
  if (schema?.items) yield* properties(schema.items, `${way}[]`);
  for (const [name, inner] of Object.entries<Json>(schema?.properties ?? {})) {
    yield { at: `${way}.${name}`, schema: inner };
    yield* properties(inner, `${way}.${name}`);
  }
}

// Every body and reply has one media type.
const mediaOf = (content: Json): Json => Object.values<Json>(content?.content ?? {})[0];
const schemaOf = (content: Json) => mediaOf(content)?.schema;
const parametersOf = ({ operation }: Operation): Json[] =>
  operation.parameters.map((given: Json) => (given.$ref ? resolve(given.$ref) : given));

describe('the OpenAPI document', () => {
  test('is version 3.1 with everything that a reader starts from', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Testamur', version: 'v1', description: expect.stringContaining('Idempotency-Key') },
      servers: [{ url: 'https://vc.example.edu' }],
    });
  });

  test('has exactly the routes that are served', () => {
    const documented = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(documented.toSorted()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('has no reference to nothing, and nothing that is not referred to', () => {
    const references = [...objects(document)].flatMap(({ value }) =>
      value.$ref ? [String(value.$ref)] : [],
    );
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
    const { securitySchemes, responses, ...others } = document.components;
    const parts = Object.entries<Json>(others).flatMap(([kind, list]) =>
      Object.keys(list).map((name) => `#/components/${kind}/${name}`),
    );
    expect(parts.filter((part) => !references.includes(part))).toEqual([]);
    expect(Object.keys(responses).length).toBeGreaterThan(8);
    const used = new Set(OPERATIONS.flatMap(({ operation }) => operation.security.flatMap(Object.keys)));
    expect([...used].toSorted()).toEqual(Object.keys(securitySchemes).toSorted());
  });

  test('names every operation once, in one group that is described', () => {
    const ids = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const tags = document.tags.map((tag: Json) => tag.name);
    for (const { operation } of OPERATIONS) expect(tags).toEqual(expect.arrayContaining(operation.tags));
    for (const tag of document.tags) expect(tag.description).toMatch(/\.$/);
  });

  test.each(OPERATIONS)('$method $path declares its path parameters, each name once', (given) => {
    const parameters = parametersOf(given);
    const inPath = [...given.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required === true)).toBe(true);
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(OPERATIONS)('$method $path describes every parameter and every field', (given) => {
    const { operation } = given;
    expect(operation.summary).toMatch(/\S/);
    expect(operation.description).toMatch(/Rate limit/);
    const silent = parametersOf(given)
      .filter(({ description, schema }) => !description || !schema)
      .map(({ name }) => name);
    for (const { at, schema } of properties(schemaOf(operation.requestBody), 'body'))
      if (!schema.description) silent.push(at);
    // A list or an object of several parts is described by its parts.
    for (const [status, reply] of Object.entries<Json>(operation.responses))
      for (const { at, schema } of properties(schemaOf(reply), status))
        if (!schema.description && !schema.properties && !schema.items) silent.push(at);
    expect(silent).toEqual([]);
  });

  test.each(OPERATIONS)('$method $path has one success and the refusals of the envelope', ({ operation }) => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '429', '500', '503']));
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      if (status.startsWith('2')) continue;
      const whole = resolve(response.$ref);
      expect(schemaOf(whole)).toEqual({ $ref: '#/components/schemas/Error' });
      expect(whole.description).toContain(`(${status})`);
    }
    if (operation.security.length > 0) expect(statuses).toContain('403');
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
  });

  test('lists every code of the vocabulary that REST answers', () => {
    const listed = document.components.schemas.Error.properties.error.enum;
    const graphqlOnly = Object.keys(ERRORS).filter((code) => !listed.includes(code));
    expect(graphqlOnly.every((code) => /GRAPHQL|USER_INPUT|COMPLEX|PERSISTED/.test(code))).toBe(true);
    expect(graphqlOnly).toHaveLength(5);
  });

  test.each(OPERATIONS.filter(({ operation }) => operation.requestBody))(
    '$method $path has an example that its own schema accepts',
    ({ operation }) => {
      const { schema, examples } = mediaOf(operation.requestBody);
      // What zod makes of `anyOf` would let unknown fields pass.
      const { anyOf: _either, ...shape } = schema;
      const parser = z.fromJSONSchema(shape);
      expect(parser.safeParse({ no_such_field: 1 }).success).toBe(false);
      expect(Object.values<Json>(examples ?? {})).not.toEqual([]);
      for (const example of Object.values<Json>(examples)) {
        expect(parser.safeParse(example.value)).toMatchObject({ success: true });
      }
    },
  );

  test.each(OPERATIONS)('$method $path states where numbers that it takes begin and end', (given) => {
    const inQuery = parametersOf(given).map(({ name, schema }) => ({ at: name, schema }));
    const inBody = [...properties(schemaOf(given.operation.requestBody), 'body')];
    const numbers = [...inQuery, ...inBody].filter(({ schema }) => [schema.type].flat().includes('integer'));
    // Pages and instants go on for as long as there are any.
    const isOpen = ({ at, schema }: { at: string; schema: Json }) =>
      schema.minimum === 0 && (at === 'page' || at.endsWith('_timestamp'));
    const isRange = ({ schema }: { schema: Json }) => schema.minimum < schema.maximum;
    expect(numbers.filter((number) => !isOpen(number) && !isRange(number))).toEqual([]);
  });

  test('states no range of numbers where only their form is known', () => {
    const { schema } =
      document.paths['/api/v1/issuers/{issuer_did}'].get.responses['200'].content['application/json'];
    expect(schema.properties.row_version).toMatchObject({ type: 'integer', format: 'int32' });
    expect(JSON.stringify(document)).not.toContain('214748364');
  });

  test('speaks of fields as REST clients send them', () => {
    const { schema } = document.paths['/api/v1/issuer/register'].post.requestBody.content['application/json'];
    expect(schema.properties.byok.description).toContain('must send `public_key`');
  });
});

describe('the OpenAPI document of files', () => {
  const { post, get } = document.paths['/api/v1/holder/evidence'] ?? {};
  const content = document.paths['/api/v1/holder/evidence/{id}/content']?.get;

  test('has an upload as multipart/form-data: the file and the text fields, none of them null', () => {
    const [[media, { schema }]] = Object.entries<Json>(post.requestBody.content) as [[string, Json]];
    expect(media).toBe('multipart/form-data');
    expect(schema.required).toEqual(['file', 'kind']);
    expect(Object.keys(schema.properties)).toEqual([
      'file',
      'kind',
      'credentialId',
      'requestId',
      'visibility',
    ]);
    expect(schema.properties.file).toMatchObject({ contentMediaType: 'application/octet-stream' });
    expect(schema.properties.visibility.enum).toEqual(['PRIVATE', 'ISSUER']);
    expect(JSON.stringify(schema)).not.toContain('null');
  });

  test('has a download as bytes with their name', () => {
    expect(Object.keys(content.responses['200'].content)).toEqual([
      'application/pdf',
      'image/png',
      'image/jpeg',
    ]);
    expect(content.responses['200'].headers).toHaveProperty('Content-Disposition');
    expect(content.parameters[0]).toMatchObject({ name: 'id', description: 'Id of the evidence.' });
  });

  test('names the parts of `me` and the pages of camelCase routes', () => {
    expect(get.operationId).toBe('listEvidence');
    expect(parametersOf({ method: 'get', path: '', operation: get }).map(({ name }) => name)).toEqual([
      'page',
      'pageSize',
      'X-Correlation-Id',
    ]);
    expect(Object.keys(schemaOf(get.responses['200']).properties)).toEqual([
      'items',
      'page',
      'pageSize',
      'total',
    ]);
  });
});
