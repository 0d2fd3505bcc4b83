import { AppError } from '../../kernel/errors.ts';

/** The doors of the wallet: the session cookie is all that counts there, and a refusal carries `code` beside `error`. */
export const HOLDER_DOORS = '/api/v1/holder/auth/';

/** What lies behind speaks SCIM (RFC 7644), refusals included. */
export const SCIM_DOORS = '/api/v1/scim/';

const MAX_URL = 4096;
const AMBIGUOUS =
  'Each part of a path is percent-encoded UTF-8, neither empty nor . or .., without / \\ % ? # ; and control characters even when encoded';

export interface Target {
  /** The path with each segment decoded once; no segment is empty, `.` or `..` or holds a delimiter or control character. */
  readonly path: string;
  /** The query string with its `?`, or ''; not looked at yet. */
  readonly search: string;
}

/**
 * Reads a request target in one way, so that the gateway and the units behind it can never disagree about the path.
 * Error: NOT_FOUND for paths with more than one reading.
 */
export function readTarget(url: string): Target {
  const search = searchOf(url);
  const rawPath = url.slice(0, url.length - search.length);
  if (url.length > MAX_URL || !/^\/[\x21-\x7e]*$/.test(rawPath)) throw noSuchPath();
  if (/[\\#;]/.test(rawPath)) throw noSuchPath(AMBIGUOUS);
  const segments = rawPath.split('/').slice(1).map(decodeSegment);
  if (!segments.every(isPlainSegment)) throw noSuchPath(AMBIGUOUS);
  return { path: `/${segments.join('/')}`, search };
}

/** The query string of a request target with its `?`, or ''. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** The parameters of a query string. Error: VALIDATION_FAILED for a repeated or malformed one. */
export function readQuery(search: string): Readonly<Record<string, string>> {
  const query: Record<string, string> = Object.create(null);
  if (!/^[\x21-\x7e]*$/.test(search) || /#|%(?![0-9A-Fa-f]{2})/.test(search)) throw malformedQuery();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name in query) throw badQuery(name, 'send this query parameter once');
    if (/\uFFFD|\p{Cc}/u.test(`${name}${value}`)) throw malformedQuery();
    query[name] = value;
  }
  return query;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw noSuchPath(AMBIGUOUS);
  }
}

function isPlainSegment(segment: string): boolean {
  // A router that decodes again, or cuts at `?`, `#` or `;`, would read another path than this one.
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\%?#;\p{Cc}]/u.test(segment);
}

function malformedQuery(): AppError {
  return badQuery('query', 'send percent-encoded UTF-8 text without control characters');
}

function badQuery(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${message}`, {
    details: [{ field, code: 'query', message }],
  });
}

function noSuchPath(why = 'There is no such path'): AppError {
  return new AppError('NOT_FOUND', `${why}; /v3/api-docs lists them all.`);
}
