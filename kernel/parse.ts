import { z } from 'zod';
import { AppError, type ErrorDetail } from './errors.ts';

/** How many wrong fields a refusal names at most, and how much of a name it shows. */
export const MAX_DETAILS = 100;
export const MAX_NAME_SHOWN = 100;

/** Parses an operation's input; refuses with VALIDATION_FAILED that names the wrong fields (camelCase paths, the first 100). */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const details = result.error.issues.flatMap(detailsOf).slice(0, MAX_DETAILS);
  const summary = details
    .map(({ field, message }) => `${field}: ${message}`)
    .slice(0, 5)
    .join('; ');
  throw new AppError('VALIDATION_FAILED', summary, { details });
}

/** Optional in every spelling: absent, undefined or null all parse to undefined. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value): z.output<S> | undefined => value ?? undefined);
}

/** Text that may be left out: as `optional`, and empty text or nothing but spaces is absent, too. Not for ids and conditions: what is meant must not vanish. */
export function optionalText<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    optional(schema),
  );
}

/** Trimmed, well-formed Unicode text of 1 to `max` characters without control characters and those that override directions. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'give a text that is not empty')
    .max(max, `use at most ${max} characters`)
    .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)')
    .refine((value) => !CONTROL_CHARACTERS.test(value), 'remove the control characters');
}

/** Text of people, with line breaks: trimmed, well-formed, `min` to `max` characters. */
export function freeText(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min, `write at least ${min} characters`)
    .max(max, `use at most ${max} characters`)
    .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)')
    .refine(
      (value) => !CONTROL_CHARACTERS.test(value.replace(/[\r\n\t]/g, ' ')),
      'remove the control characters',
    );
}

/** A DID: `did:<method>:<id>`, at most 512 characters, no path, query or fragment (DID Core §3.1). */
export const did = z
  .string()
  .max(512, 'use at most 512 characters')
  .regex(/^did:[a-z0-9]+:(?:[A-Za-z0-9._:-]|%[0-9A-Fa-f]{2})+(?<!:)$/, 'give a DID such as did:key:z6Mk…');

/** A UUID as it was written, in either case. */
export const uuidAsWritten = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'give a UUID');

/** A UUID in lower case, which is the same one in either (RFC 9562 §4). */
export const uuid = uuidAsWritten.toLowerCase();

/** An e-mail address, lower-cased; the local part is not interpreted. */
export const email = z
  .string()
  .trim()
  .max(255, 'use at most 255 characters')
  .toLowerCase()
  .regex(
    /^[^\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069@<>()[\],;:\\"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u,
    'give an e-mail address such as registrar@example.edu',
  );

/** The e-mail address that a text is; undefined when it is none. */
export function addressOf(given: string): string | undefined {
  return email.safeParse(given).data;
}

/** An http(s) URL of at most 512 characters; a bare host name gets `https://` in front. It is stored and shown, never fetched. */
export const webUrl = z
  .string()
  .trim()
  .transform((value) => (BARE_HOST.test(value) ? `https://${value}` : value))
  .pipe(
    z
      .string()
      .max(512, 'use at most 512 characters')
      .refine(isWebUrl, 'give a URL such as https://www.example.edu, or its host name'),
  );

/** ISO 3166-1 alpha-2 in upper case. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'give two capital letters such as IE (ISO 3166-1)');

/** The tag of a language (BCP 47), which never looks like a path or an operator of the store. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'name languages by tags such as en or pt-BR (BCP 47)');

/** One of these words, which the refusal lists. */
export function oneFrom<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `give one of ${words.join(', ')}`);
}

/** Epoch milliseconds as an integer between 1970 and the last instant JavaScript can name. */
export const epochMs = z
  .number('give epoch milliseconds as an integer')
  .int('give whole milliseconds')
  .min(0, 'give epoch milliseconds, not a negative number')
  .max(8.64e15, 'give epoch milliseconds that name a real instant');

const AN_INSTANT = 'give an instant such as 2026-01-02T03:04:05.678Z';

/** An instant: a Date, or ISO 8601 text with a zone. */
export const instant = z
  .union([z.date(), z.iso.datetime({ offset: true, message: AN_INSTANT })], AN_INSTANT)
  .transform((value) => new Date(value));

/** A day of the calendar as text, which sorts as the days do. */
export const calendarDate = z.iso
  .date({ message: 'give a day of the calendar such as 2026-09-01', abort: true })
  .refine((day) => day >= '1900-01-01', 'give a day since 1900');

/** Control characters, with those that turn the direction of what follows (UAX #9): a name must not rewrite its neighbours. */
export const CONTROL_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
// What an absent value is called where a type, a choice of words or a choice of shapes was expected.
const MISSING_CODES: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

// Labels with a dot between them (RFC 1123 §2.1), and what may follow a host in a URL.
const BARE_HOST =
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

function detailsOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  const base = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: pathOf([...base, key.slice(0, MAX_NAME_SHOWN)]),
      code: 'unknown_field',
      message: 'this field is not known here; remove it',
    }));
  }
  const missing = issue.input === undefined && MISSING_CODES.has(issue.code);
  const message = missing ? 'this field is required' : issue.message;
  return [{ field: pathOf(base), code: missing ? 'required' : issue.code, message }];
}

function pathOf(segments: readonly string[]): string {
  if (segments.length === 0) return 'input';
  return segments.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part),
    '',
  );
}
