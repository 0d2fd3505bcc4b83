import findMyWay, { type HTTPMethod } from 'find-my-way';
import { z } from 'zod';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document and what it describes are looked at as a stranger's JSON
type Json = any;

/** What came back of a request; the body as JSON says, bytes of other media types. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The parser of a schema of an OpenAPI document that refuses every field which the schema does not name. */
export function strictParser(document: Json, schema: Json): z.ZodType {
  const $defs: Record<string, Json> = {};
  const root = strict(schema);
  return z.fromJSONSchema({ ...root, $defs });

  function strict(node: Json): Json {
    if (Array.isArray(node)) return node.map(strict);
    if (typeof node !== 'object' || node === null) return node;
    // What zod makes of `anyOf` beside fields would let unknown ones pass.
    const { anyOf, ...rest } = node;
    const kept = node.properties ? { additionalProperties: false, ...rest } : node;
    return Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [key, key === '$ref' ? defined(value) : strict(value)]),
    );
  }

  function defined(reference: Json): string {
    const name = String(reference).replace('#/components/schemas/', '');
    if (!Object.hasOwn($defs, name)) {
      $defs[name] = {};
      $defs[name] = strict(document.components.schemas[name]);
    }
    return `#/$defs/${name}`;
  }
}

/** Whatever a reference of the document stands for. */
export function resolved(document: Json, node: Json): Json {
  if (!node?.$ref) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((found: Json, key: string) => found?.[key], document);
}

/**
 * What an OpenAPI document says against a reply: a status or media type that it does not know, a body that is not of its schema. Nothing
 * is said of paths that it does not have.
 */
export function createReplyChecks(document: Json) {
  const tree = findMyWay({ maxParamLength: 1024, caseSensitive: true });
  for (const [path, item] of Object.entries<Json>(document.paths))
    for (const [method, operation] of Object.entries<Json>(item))
      tree.on(
        method.toUpperCase() as HTTPMethod,
        path.replace(/\{([^}]+)\}/g, ':$1'),
        () => undefined,
        operation,
      );
  const parsers = new Map<Json, z.ZodType>();

  return function problemsOf(method: string, target: string, { status, headers, body }: Reply): string[] {
    const operation: Json = tree.find(method as HTTPMethod, target.replace(/[?#].*/, ''))?.store;
    if (!operation) return [];
    const response = resolved(document, operation.responses[status]);
    if (!response) return [`${status} is no documented status`];
    if (!response.content) return body === undefined ? [] : ['a body, where none is documented'];
    const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
    const media = response.content[mediaType];
    if (!media) return [`'${mediaType}' is no documented media type of ${status}`];
    if (!/[/+]json$/.test(mediaType)) return [];
    const parser = parsers.get(media) ?? strictParser(document, media.schema);
    parsers.set(media, parser);
    const { error } = parser.safeParse(body);
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
}
