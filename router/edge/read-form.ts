import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { readBody } from './read-body.ts';

const MAX_FIELDS = 20;

/**
 * The fields of an application/x-www-form-urlencoded body; undefined when there is none. Errors: as of `BodyReader`, VALIDATION_FAILED
 * for a field that came twice, and for what has more than one reading.
 */
export async function readFormBody(
  request: IncomingMessage,
  response: ServerResponse,
  caller: string,
): Promise<Record<string, string> | undefined> {
  const bytes = await readBody(request, response, caller, 'form');
  if (bytes === undefined || bytes.length === 0) return undefined;
  const written = bytes.toString('latin1');
  if (!/^[\x21-\x7e]*$/.test(written) || /%(?![0-9A-Fa-f]{2})/.test(written)) throw malformed();
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(written)) {
    // Broken UTF-8 comes out as U+FFFD. Long values are written in lines.
    if (/\uFFFD/.test(`${name}${value}`) || /\p{Cc}/u.test(name) || /(?![\r\n\t])\p{Cc}/u.test(value))
      throw malformed();
    if (name in fields) throw wrong(name, 'send this field once');
    fields[name] = value;
  }
  if (Object.keys(fields).length > MAX_FIELDS) throw wrong('body', `send at most ${MAX_FIELDS} fields`);
  return fields;
}

function malformed(): AppError {
  return wrong('body', 'send percent-encoded UTF-8 text');
}

function wrong(given: string, message: string): AppError {
  const field = given.slice(0, 100);
  return new AppError('VALIDATION_FAILED', `${field}: ${message}`, {
    details: [{ field, code: 'form', message }],
  });
}
