import { Failure } from './failure.ts';

/** Refuses paths that MongoDB refuses in expressions and stages: empty parts, a leading `$`, a zero byte. */
export function checkPath(path: string): void {
  if (path === '') throw new Failure(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new Failure(40353, `FieldPath must not end with a '.': ${path}`);
  for (const part of path.split('.')) {
    if (part === '') throw new Failure(15998, `FieldPath field names may not be empty strings: ${path}`);
    if (part.startsWith('$'))
      throw new Failure(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField: ${path}`,
      );
    if (part.includes('\0'))
      throw new Failure(16411, 'FieldPath field names may not contain embedded null bytes.');
  }
}
