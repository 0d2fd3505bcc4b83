import { MOST_COLUMNS } from './csv.ts';
import { UnreadableFile } from './faults.ts';

const MOST_NAME = 200;

/** The name of a column as it is compared: spaces at its ends go away, and others are single ones. */
export function plainHeader(written: string): string {
  return written.replace(/\s+/g, ' ').trim();
}

/** The names of the columns of a table, empty where a column has none. Error: UnreadableFile. */
export function requireHeader(written: readonly string[]): readonly string[] {
  const headers = written.map(plainHeader);
  const named = headers.filter((name) => name !== '');
  if (named.length === 0)
    throw unreadable('empty', 'there is no header; send a file whose first row names the columns', 1);
  if (headers.length > MOST_COLUMNS)
    throw unreadable('columns', `there are more than ${MOST_COLUMNS} columns; leave out columns`, 1);
  if (named.some((name) => name.length > MOST_NAME || /\p{Cc}/u.test(name) || name === '__proto__'))
    throw unreadable(
      'column_name',
      `a column has a name that cannot be used; give each a short one, of at most ${MOST_NAME} characters`,
      1,
    );
  if (new Set(named).size < named.length)
    throw unreadable('column_twice', 'two columns have the same name; rename or leave out one of them', 1);
  return headers;
}

function unreadable(code: string, message: string, line?: number): UnreadableFile {
  return new UnreadableFile({ line, code, message });
}
