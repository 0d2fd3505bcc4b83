import { create } from 'content-disposition';
import { CONTROL_CHARACTERS } from './parse.ts';

const MAX_LENGTH = 255;

/**
 * The name of a file as a client sent it, for showing only and never a path: its last segment, at most 255 characters.
 * Undefined when nothing is left of it or when it holds control characters.
 */
export function plainFileName(given: string): string | undefined {
  const name = (given.split(/[/\\]/).at(-1) ?? '').trim();
  const isPlain = name !== '' && name !== '.' && name !== '..' && name.isWellFormed();
  // A name that ends in exe can be made to read as one that ends in jpg.
  if (!isPlain || name.length > MAX_LENGTH || CONTROL_CHARACTERS.test(name)) return undefined;
  return name;
}

/**
 * The `Content-Disposition` of a file (RFC 6266): an ASCII name for every client and the exact one in `filename*` (RFC 8187). What parts
 * paths becomes `_`.
 */
export function contentDisposition(given: string, isInline: boolean): string {
  const fileName = given.replace(/[/\\]/g, '_');
  const fallback = fileName.replace(/[^\x20-\x7e]|["%]/g, '_');
  return create(fileName.toWellFormed(), { type: isInline ? 'inline' : 'attachment', fallback });
}
