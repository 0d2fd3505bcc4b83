import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '../subgraphs/domains.ts';
import { createSupergraph } from '../supergraph/supergraph.ts';
import { type JsonSchema, nameBehind } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

const FILE = 'router/browser/generated/operations.ts';
// The pages are those of holders, with their help and their credentials in plain words, and the ones on which the people of organizations sign in.
const OF_PAGES = [
  '/api/v1/holder/',
  '/api/v1/support/',
  '/api/v1/credentials/insight',
  '/api/v1/issuer/auth/',
  '/api/v1/custodian/auth/',
  '/api/v1/verifier/auth/',
];

const WORDS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The parts of an OpenAPI document that are read here. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}
interface Operation {
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/**
 * Writes the types of what the pages send and are answered, from the OpenAPI document, or with `check` only compares.
 * Returns the file if it is not as committed, as a path below the repository. Errors: a plain Error for a schema of an unknown form.
 */
export async function generateOperationTypes({ check }: { readonly check: boolean }): Promise<string[]> {
  const file = fileURLToPath(new URL(`../${FILE}`, import.meta.url));
  const text = operationTypes(await document());
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  if (check) return [FILE];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [];
}

async function document(): Promise<OpenApi> {
  const supergraph = await createSupergraph({
    supergraphSdl: readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8'),
    // Nothing is asked here.
    executors: {} as never,
    log: { warn: () => undefined, error: () => undefined } as never,
  });
  const made = openApiDocument({ supergraph, routes: ROUTES, answers: {}, publicUrl: '' });
  return made as JsonSchema & OpenApi;
}

/** TypeScript of the operations of the pages and of every schema behind them. Throws for a schema of an unknown form. */
export function operationTypes({ paths, components }: OpenApi): string {
  const types = new Map<string, string>();
  const operations = Object.entries(paths)
    .filter(([path]) => OF_PAGES.some((start) => path.startsWith(start)))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => `  '${method.toUpperCase()} ${path}': ${operationOf(path, operation)};\n`,
      ),
    );
  const declarations = [...types]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, type]) => `export type ${name} = ${type};\n`);
  return `// Written by npm run generate from the OpenAPI document.

/** What the pages may ask of the REST API: what goes into the path and the body, and what is answered. */
export interface Operations {
${operations.join('')}}

${declarations.join('\n')}`;

  function operationOf(path: string, { requestBody, responses }: Operation): string {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `readonly ${name}: string`);
    const body = requestBody?.content?.['application/json'];
    const success = Object.keys(responses).find((status) => status < '300') ?? '';
    const reply = responses[success]?.content?.['application/json'];
    return `{ ${[
      ...(params.length > 0 ? [`readonly params: { ${params.join('; ')} }`] : []),
      ...(body ? [`readonly body${requestBody?.required ? '' : '?'}: ${typeOf(body.schema)}`] : []),
      `readonly reply: ${reply ? typeOf(reply.schema) : 'undefined'}`,
    ].join('; ')} }`;
  }

  function typeOf(schema: JsonSchema): string {
    const name = nameBehind(schema);
    if (name !== undefined) return declared(name);
    const { type, anyOf, enum: values } = schema;
    // An object beside alternatives says only which of its fields must be there.
    if (Array.isArray(anyOf) && type !== 'object') return anyOf.map(typeOf).join(' | ');
    if (Array.isArray(values)) return values.map(literal).join(' | ');
    if ('const' in schema) return literal(schema['const']);
    if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(' | ');
    if (type === 'array') return listOf(typeOf(schema['items'] as JsonSchema));
    if (type === 'object') return objectOf(schema);
    // What may be anything has words, and no form.
    if (type === undefined && Object.keys(schema).every((key) => key === 'description')) return 'unknown';
    const word = WORDS[String(type)];
    if (word === undefined) throw new Error(`No type is known for the schema ${JSON.stringify(schema)}`);
    return word;
  }

  function declared(name: string): string {
    if (!types.has(name)) {
      // Known from here on, so that a schema may lead back to itself.
      types.set(name, 'unknown');
      types.set(name, typeOf(components.schemas[name] ?? {}));
    }
    return name;
  }

  function objectOf(schema: JsonSchema): string {
    const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
    if (properties.length === 0) return 'Readonly<Record<string, never>>';
    const required = (schema['required'] ?? []) as readonly string[];
    const fields = properties.map(
      ([name, field]) => `  readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)};\n`,
    );
    return `{\n${fields.join('')}}`;
  }
}

const listOf = (type: string) => `readonly ${type.includes(' ') ? `(${type})` : type}[]`;
const literal = (value: unknown) => `'${String(value)}'`;
