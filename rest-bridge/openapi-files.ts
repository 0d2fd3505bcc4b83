import type { RouteExample } from '../subgraphs/rest.ts';
import { ANY_VALUE, type JsonSchema, notNull, referenceTo } from './json-schema.ts';

/** Input fields that an uploaded file fills. */
export const FROM_FILE: readonly string[] = ['content', 'fileName', 'uploadId', 'offset', 'isLast'];

/** A file as it is sent or received (OpenAPI 3.1 §4.8.14.3: bytes have no type of JSON). */
const BYTES: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

// Bytes are not shown.
const SOME_BYTES = '(the bytes of the file)';

/** A reply that is a file of one of these media types; `answer` is one, where it is JSON. */
export function fileContent(mediaTypes: readonly string[], answer: unknown): JsonSchema {
  return Object.fromEntries(
    mediaTypes.map((type) => {
      const bytes = { type: 'string', contentMediaType: type, description: 'The bytes of the file.' };
      const json = { ...referenceTo(ANY_VALUE), description: 'The file.' };
      const isJson = type === 'application/json';
      return [type, isJson ? { schema: json, example: answer } : { schema: bytes, example: SOME_BYTES }];
    }),
  );
}

/** A multipart/form-data body: the file beside the text fields of the input type, whose schema `refer` gives its name. */
export function uploadBody(
  shape: JsonSchema,
  example: RouteExample | undefined,
  refer: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const file = { ...BYTES, description: 'The file, with its name; the part may be called `image`, too.' };
  const schema = refer({
    ...shape,
    required: ['file', ...(shape['required'] as readonly string[])],
    properties: { file, ...withoutNull(shape['properties'] as Readonly<Record<string, JsonSchema>>) },
  });
  const withFile = example && { ...example, body: { file: SOME_BYTES, ...example.body } };
  return { required: true, content: { 'multipart/form-data': { schema, ...examplesOf(withFile) } } };
}

/** A text field of a form without a value is left out: it cannot be null. */
function withoutNull(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, notNull(shape)]));
}

/** The example of a row as a media type shows it. */
export function examplesOf(example: RouteExample | undefined): JsonSchema {
  if (!example?.body) return {};
  return { examples: { example: { summary: example.summary, value: example.body } } };
}
