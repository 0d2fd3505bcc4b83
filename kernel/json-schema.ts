import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { canonicalize } from './crypto/canonical-json.ts';

/** What is wrong with a value: where, as a path such as `courses[0].credits`, and why. */
export interface SchemaProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** The problems of a value; none when it satisfies the schema. */
export type SchemaCheck = (value: unknown) => readonly SchemaProblem[];

const MOST_CHARACTERS = 65_536;
const MOST_DEPTH = 32;
const MOST_PROBLEMS = 100;
// How many parts it has with each reference written out: choices among references would otherwise double with each level.
const MOST_PARTS = 5000;
// Each element is compared with every other one.
const MOST_UNIQUE = 1000;
const KEPT = 500;

const TOO_LONG: SchemaProblem = {
  path: '',
  code: 'too_long',
  message: 'the texts are too long for their patterns; shorten them, or make the patterns simpler',
};

/** What patterns may cost in one check, in characters times the size of the pattern: a tenth of a second of a core. */
const MOST_MATCHING = 1_000_000;
/** What is left of it for the check that runs. */
let matching = 0;

// Patterns of strangers run in linear time; a regular expression of JavaScript can be made to take years.
const linearTime = Object.assign(
  (pattern: string) => {
    const compiled = RE2JS.compile(pattern);
    const size = compiled.programSize();
    return {
      // By which ajv tells patterns apart.
      toString: () => pattern,
      test(text: string): boolean {
        matching -= size * text.length;
        return matching >= 0 && compiled.test(text);
      },
    };
  },
  { code: 'linearTime' },
);

const ajv = new Ajv2020({
  allErrors: true,
  addUsedSchema: false,
  logger: false,
  code: { regExp: linearTime },
});
const addFormats = createRequire(import.meta.url)('ajv-formats') as typeof import('ajv-formats').default;
addFormats(ajv);

const compiled = new LRUCache<string, { readonly schema: object; readonly validate: ValidateFunction }>({
  max: KEPT,
  dispose: ({ schema }) => void ajv.removeSchema(schema),
});

/**
 * A check of values by a JSON Schema (draft 2020-12), whose references may lead to its own `$defs` and not around in circles: so
 * a check takes no longer than schema and value are large. A value whose texts would keep its patterns busy for longer than a tenth of a
 * second has that as its problem.
 * Errors: a plain Error that says in words why it is none, or too large.
 */
export function schemaCheck(schema: object): SchemaCheck {
  const text = canonicalize(schema);
  const known = compiled.get(text);
  const validate = known?.validate ?? compile(schema, text);
  return (value) => {
    matching = MOST_MATCHING;
    const isFit = validate(value);
    // Whatever was found: a pattern that was not tried may stand behind `not`.
    if (matching < 0) return [TOO_LONG];
    if (isFit) return [];
    return (validate.errors ?? []).slice(0, MOST_PROBLEMS).map(problemOf);
  };
}

function compile(schema: object, text: string): ValidateFunction {
  if (text.length > MOST_CHARACTERS)
    throw new Error(`it is longer than ${MOST_CHARACTERS} characters; leave out what no claim needs`);
  if (depthOf(schema) > MOST_DEPTH) throw new Error(`it is nested deeper than ${MOST_DEPTH} levels`);
  requireBounded(schema);
  const validate = ajv.compile(schema);
  compiled.set(text, { schema, validate });
  return validate;
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Keywords whose values are data or definitions, and no parts of the schema themselves. */
const NO_PARTS: ReadonlySet<string> = new Set(['$defs', 'const', 'enum', 'examples', 'default', 'required']);

function requireBounded(schema: object): void {
  const definitions: unknown = '$defs' in schema ? schema.$defs : undefined;
  const sizes = new Map<string, number>();
  if (partsOf(schema, []) > MOST_PARTS)
    throw new Error(`with its references written out it has more than ${MOST_PARTS} parts`);

  function partsOf(node: unknown, trail: readonly string[]): number {
    if (typeof node !== 'object' || node === null) return 0;
    if (Array.isArray(node)) return sum(node.map((part) => partsOf(part, trail)));
    const { uniqueItems, maxItems } = node as Record<string, unknown>;
    if (uniqueItems === true && !(typeof maxItems === 'number' && maxItems <= MOST_UNIQUE))
      throw new Error(`beside uniqueItems it needs a maxItems of at most ${MOST_UNIQUE}`);
    const parts = Object.entries(node).map(([keyword, value]) => {
      if (NO_PARTS.has(keyword)) return 0;
      if (keyword === '$ref') return partsBehind(value, trail);
      if (keyword === '$dynamicRef') throw new Error('it has a $dynamicRef; use $ref to one of its $defs');
      return partsOf(value, trail);
    });
    return 1 + sum(parts);
  }

  function partsBehind(reference: unknown, trail: readonly string[]): number {
    const name = /^#\/\$defs\/([^/%~]+)$/.exec(String(reference))?.[1];
    const definition =
      name !== undefined &&
      typeof definitions === 'object' &&
      definitions !== null &&
      Object.hasOwn(definitions, name)
        ? (definitions as Record<string, unknown>)[name]
        : undefined;
    if (name === undefined || definition === undefined)
      throw new Error(
        `it refers to ${JSON.stringify(reference)}; references lead to "#/$defs/<name>" of the schema itself`,
      );
    if (trail.includes(name)) throw new Error(`its definition ${name} refers to itself`);
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const size = partsOf(definition, [...trail, name]);
    if (size > MOST_PARTS)
      throw new Error(`with its references written out it has more than ${MOST_PARTS} parts`);
    sizes.set(name, size);
    return size;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

function problemOf({
  instancePath,
  keyword,
  params,
  message = 'it does not fit',
}: ErrorObject): SchemaProblem {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (typeof named === 'string') steps.push(named);
  const path = steps.reduce(
    (before, step) => (/^\d+$/.test(step) ? `${before}[${step}]` : before ? `${before}.${step}` : step),
    '',
  );
  if (keyword === 'required') return { path, code: 'required', message: 'this claim is required' };
  if (typeof named === 'string')
    return { path, code: 'unknown_field', message: 'no such claim is known; remove it' };
  const choices = params['allowedValues'];
  const words = Array.isArray(choices) ? `: ${choices.slice(0, 20).join(', ')}` : '';
  return { path, code: keyword, message: `${message}${words}` };
}
