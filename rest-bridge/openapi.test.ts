import { readFileSync } from 'node:fs';
import {
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { ERRORS } from '../kernel/errors.ts';
import { ROUTES } from '../subgraphs/domains.ts';
import { createSupergraph } from '../supergraph/supergraph.ts';
import { openApiDocument, rowName } from './openapi.ts';
import { RECORDED_ANSWERS } from './recorded-answers.ts';
import { createReplyChecks, resolved, strictParser } from './testing/openapi-replies.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is looked at as a stranger's JSON
type Json = any;

const supergraph = await createSupergraph({
  supergraphSdl: readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8'),
  executors: {} as never,
  log: { warn: () => undefined, error: () => undefined } as never,
});
const document: Json = openApiDocument({
  supergraph,
  routes: ROUTES,
  answers: RECORDED_ANSWERS,
  publicUrl: 'https://vc.example.edu',
});

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

const resolve = (node: Json): Json => resolved(document, node);

/** Every property of a schema, however deep, with the way to it. */
function* properties(given: Json, way: string): Generator<{ at: string; schema: Json }> {
  const schema = whole(given);
  if (schema?.items) yield* properties(schema.items, `${way}[]`);
  for (const [name, inner] of Object.entries<Json>(schema?.properties ?? {})) {
    yield { at: `${way}.${name}`, schema: whole(inner) };
    yield* properties(inner, `${way}.${name}`);
  }
}

/** A schema with what it refers to; words and limits beside a reference go before those behind it. */
function whole(schema: Json): Json {
  const { $ref: _name, anyOf, ...words } = schema ?? {};
  const [behind] = schema?.$ref ? [schema] : (anyOf ?? []);
  return behind?.$ref ? { ...resolve(behind), ...words } : schema;
}

// Every body and reply has one media type.
const mediaOf = (content: Json): Json => Object.values<Json>(content?.content ?? {})[0];
const schemaOf = (content: Json) => whole(mediaOf(content)?.schema);
const parametersOf = ({ operation }: Operation): Json[] => operation.parameters.map(resolve);

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
    expect(references.filter(($ref) => resolve({ $ref }) === undefined)).toEqual([]);
    const { securitySchemes, ...others } = document.components;
    const parts = Object.entries<Json>(others).flatMap(([kind, list]) =>
      Object.keys(list).map((name) => `#/components/${kind}/${name}`),
    );
    expect(parts.filter((part) => !references.includes(part))).toEqual([]);
    const used = new Set(OPERATIONS.flatMap(({ operation }) => operation.security.flatMap(Object.keys)));
    expect([...used].toSorted()).toEqual(Object.keys(securitySchemes).toSorted());
  });

  test('states every structure under a name', () => {
    const inPlace = [...objects(document)].filter(
      ({ at, value }) =>
        !/example/.test(at) && Object.keys(value.properties ?? {}).length > 0 && value.type === 'object',
    );
    expect(inPlace.filter(({ at }) => !/^components\/schemas\/[A-Za-z0-9]+$/.test(at))).toEqual([]);
  });

  test('names schemas as the contract names their types', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual([...names].sort());
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    const replyOf = (method: string, path: string): string => {
      const { responses } = document.paths[`/api/v1/${path}`][method];
      return mediaOf(Object.values<Json>(responses)[0]).schema.$ref.split('/').at(-1);
    };
    expect(replyOf('get', 'issuers/{issuer_did}')).toBe('Issuer');
    expect(replyOf('get', 'issuers')).toBe('IssuerPage');
    expect(replyOf('post', 'issuer/register')).toBe('RegisterIssuerPayload');
    expect(replyOf('get', 'credentials/{credential_id}')).toBe('Credential');
    expect(replyOf('get', 'credentials')).toBe('CredentialSummaryPage');
    expect(replyOf('get', 'holder/requests')).toBe('OwnHolderRequestPage');
    expect(replyOf('post', 'holder/requests')).toBe('OwnHolderRequest');
    expect(replyOf('get', 'holder/consents')).toBe('ConsentList');
    expect(names).toEqual(
      expect.arrayContaining(['DateTime', 'DID', 'JsonValue', 'IssuerStatus', 'ErrorCode']),
    );
  });

  test('has no two parameters or schemas whose names differ in casing alone, which would be one type of a client', () => {
    const { schemas, parameters } = document.components;
    const names = [...Object.keys(schemas), ...Object.keys(parameters)];
    const uncased = names.map((name) => name.replaceAll('_', '').toLowerCase());
    expect(names.filter((_name, at) => uncased.indexOf(uncased[at] ?? '') !== at)).toEqual([]);
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
      if (/^[23]/.test(status)) continue;
      const refusal = resolve(response);
      const shape = 'application/scim+json' in refusal.content ? 'ScimError' : 'Error';
      expect(mediaOf(refusal).schema).toEqual({ $ref: `#/components/schemas/${shape}` });
      expect(refusal.description).toContain(`(${status})`);
    }
    if (operation.security.length > 0) expect(statuses).toContain('403');
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
  });

  test('lists every code of the vocabulary that REST answers', () => {
    const listed = document.components.schemas.ErrorCode.enum;
    const graphqlOnly = Object.keys(ERRORS).filter((code) => !listed.includes(code));
    expect(graphqlOnly.every((code) => /GRAPHQL|USER_INPUT|COMPLEX|PERSISTED/.test(code))).toBe(true);
    expect(graphqlOnly).toHaveLength(5);
  });

  test.each(OPERATIONS.filter(({ operation }) => operation.requestBody))(
    '$method $path has an example that its own schema accepts',
    ({ operation }) => {
      const { schema, examples } = mediaOf(operation.requestBody);
      const parser = strictParser(document, schema);
      expect(parser.safeParse({ no_such_field: 1 }).success).toBe(false);
      expect(Object.values<Json>(examples ?? {})).not.toEqual([]);
      for (const example of Object.values<Json>(examples)) {
        expect(parser.safeParse(example.value)).toMatchObject({ success: true });
      }
    },
  );

  // Custodians have no registry that decides yet, identity providers are needed, and bytes are not shown.
  const hasNoAnswer = (path: string) =>
    /custodian-onboarding.*(approve|reject)$|\/auth\/sso\/(start|callback|acs|token)$/.test(path);
  const ANSWERED = OPERATIONS.map(({ method, path, operation }) => {
    const [answer] = Object.entries<Json>(operation.responses).filter(([status]) => status.startsWith('2'));
    return { method, path, content: answer?.[1].content };
  }).filter(({ path, content }) => content && !hasNoAnswer(path));

  test.each(ANSWERED)('$method $path shows an answer that is of its schema', ({ content }) => {
    for (const { schema, example } of Object.values<Json>(content)) {
      expect(example).toBeDefined();
      const { error } = strictParser(document, schema).safeParse(example);
      expect(error?.issues).toBeUndefined();
    }
  });

  test('every refusal shows one with a code of its status', () => {
    for (const [name, refusal] of Object.entries<Json>(document.components.responses)) {
      const { schema, example } = mediaOf(refusal);
      expect([name, strictParser(document, schema).safeParse(example).error?.issues]).toEqual([
        name,
        undefined,
      ]);
      expect(refusal.description).toContain(`\`${example.error}\``);
    }
  });

  test('has no answer of a route that there is not', () => {
    const names = Object.keys(RECORDED_ANSWERS).filter((name) => !/^\d{3}$/.test(name));
    expect(ROUTES.map(rowName)).toEqual(expect.arrayContaining(names));
  });

  test.each(OPERATIONS)('$method $path states where numbers that it takes begin and end', (given) => {
    const inQuery = parametersOf(given).map(({ name, schema }) => ({ at: name, schema: whole(schema) }));
    const inBody = [...properties(schemaOf(given.operation.requestBody), 'body')];
    const numbers = [...inQuery, ...inBody].filter(({ schema }) => [schema.type].flat().includes('integer'));
    // Pages and instants go on for as long as there are any.
    // What is beyond the bounds of SCIM counts as the bound (RFC 7644 §3.4.2.4).
    const isOpen = ({ at, schema }: { at: string; schema: Json }) =>
      (schema.minimum === 0 && (at === 'page' || at.endsWith('_timestamp'))) ||
      at === 'startIndex' ||
      at === 'count';
    const isRange = ({ schema }: { schema: Json }) => schema.minimum < schema.maximum;
    expect(numbers.filter((number) => !isOpen(number) && !isRange(number))).toEqual([]);
  });

  const isVersioned = (type: GraphQLNamedType | undefined) =>
    isObjectType(type) && type.getFields()['rowVersion'] !== undefined;

  test.each(ROUTES.filter(({ guarded }) => guarded).map((row) => ({ name: rowName(row), row })))(
    '$name changes a record that has the version which If-Match names',
    ({ row }) => {
      const { schema } = supergraph;
      const payload = getNamedType(schema.getMutationType()?.getFields()[row.operation]?.type);
      const parts = isObjectType(payload) ? Object.values(payload.getFields()) : [];
      // In SCIM the version is an entity tag: `meta.version`.
      const named = parts.map(({ type }) => getNamedType(type));
      expect(named.some((type) => isVersioned(type) || (row.isScim && type.name === 'ScimUser'))).toBe(true);
    },
  );

  test.each(ROUTES.map((row) => ({ name: rowName(row), row })).filter(({ row }) => row.success !== 204))(
    '$name tells the version of every record that it shows',
    ({ name, row }) => {
      const info = new TypeInfo(supergraph.schema);
      const shown: string[] = [];
      const unversioned: string[] = [];
      visit(
        parse(row.document),
        visitWithTypeInfo(info, {
          Field({ name: field, selectionSet }) {
            if (!selectionSet || !isVersioned(getNamedType(info.getType() ?? undefined))) return;
            shown.push(field.value);
            const isTold = selectionSet.selections.some(
              (part) => part.kind === 'Field' && part.name.value === 'rowVersion',
            );
            if (!isTold) unversioned.push(field.value);
          },
        }),
      );
      expect(unversioned).toEqual([]);
      // What the row's own reply leaves out is seen in its answer alone.
      const answer = JSON.stringify(RECORDED_ANSWERS[name] ?? { items: [] });
      if (shown.length > 0 && !answer.includes('"items":[]'))
        // The events of a stream are text, with quotes that JSON escapes.
        expect(answer).toMatch(/"(row_version|rowVersion)\\?":\d/);
    },
  );

  test('states no range of numbers where only their form is known', () => {
    expect(document.components.schemas.Issuer.properties.row_version).toMatchObject({
      type: 'integer',
      format: 'int32',
    });
    expect(JSON.stringify(document)).not.toContain('214748364');
  });

  test('speaks of fields as REST clients send them', () => {
    const { byok } = document.components.schemas.RegisterIssuerInput.properties;
    expect(byok.description).toContain('must send `public_key`');
  });
});

describe('what is held against the document', () => {
  const problemsOf = createReplyChecks(document);
  const path = '/api/v1/demo-mode';
  const body = RECORDED_ANSWERS[`GET ${path}`] as Record<string, unknown>;
  const { since: _since, ...withoutSince } = body;
  const headers = { 'content-type': 'application/json; charset=utf-8' };

  test.each<[string, number, Record<string, string>, unknown, string | undefined]>([
    ['an answer as it is described', 200, headers, body, undefined],
    ['a field that is not described', 200, headers, { ...body, secret: 'x' }, 'secret'],
    ['a field that is missing', 200, headers, withoutSince, 'since'],
    ['a value of another type', 200, headers, { ...body, issuers: '3' }, 'issuers'],
    ['a word that is none of the enumeration', 200, headers, { ...body, state: 'MAYBE' }, 'state'],
    ['an instant that is none', 200, headers, { ...body, since: 'yesterday' }, 'since'],
    ['null where there is always something', 200, headers, { ...body, enabled: null }, 'enabled'],
    ['another media type', 200, { 'content-type': 'text/html' }, body, 'text/html'],
    ['another status', 418, headers, body, '418'],
    ['a refusal of another form', 401, headers, body, 'error'],
  ])('sees %s', (_what, status, sent, answer, problem) => {
    const reply = { status, headers: new Headers(sent), body: answer };
    const problems = problemsOf('GET', `${path}?x=1`, reply).join('; ');
    if (problem === undefined) expect(problems).toBe('');
    else expect(problems).toContain(problem);
    expect(problemsOf('GET', '/nowhere', reply)).toEqual([]);
  });
});

describe('the OpenAPI document of files', () => {
  const { post, get } = document.paths['/api/v1/holder/evidence'] ?? {};
  const content = document.paths['/api/v1/holder/evidence/{id}/content']?.get;

  test('has an upload as multipart/form-data: the file and the text fields, none of them null', () => {
    expect(Object.keys(post.requestBody.content)).toEqual(['multipart/form-data']);
    const schema = schemaOf(post.requestBody);
    expect(schema.required).toEqual(['file', 'kind']);
    expect(Object.keys(schema.properties)).toEqual([
      'file',
      'kind',
      'credentialId',
      'requestId',
      'visibility',
    ]);
    expect(schema.properties.file).toMatchObject({ contentMediaType: 'application/octet-stream' });
    expect(whole(schema.properties.visibility).enum).toEqual(['PRIVATE', 'ISSUER']);
    expect(JSON.stringify(schema)).not.toContain('null');
  });

  test('has a download as bytes with their name', () => {
    expect(Object.keys(content.responses['200'].content)).toEqual([
      'application/pdf',
      'image/png',
      'image/jpeg',
    ]);
    expect(content.responses['200'].headers).toHaveProperty('Content-Disposition');
    expect(resolve(content.parameters[0])).toMatchObject({ name: 'id', description: 'Id of the evidence.' });
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
