import { type ErrorDetail, isAppError } from '../../../kernel/errors.ts';

/** Why an item of a document is refused, and where in the document that stands (RFC 6901). */
export interface ItemProblem {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** A document that cannot be read, or says nothing that the catalog can take. */
export class FileRefused extends Error {
  readonly problem: ItemProblem;

  constructor(pointer: string, code: string, message: string) {
    super(message);
    this.problem = { pointer, code, message };
  }
}

/** An item that is not taken. */
export class ItemRefused extends Error {
  readonly problems: readonly ItemProblem[];

  constructor(problems: readonly ItemProblem[]) {
    super(problems.map(({ message }) => message).join('; '));
    this.problems = problems;
  }
}

const MOST_PROBLEMS = 10;
const LONGEST_POINTER = 500;

/**
 * Reads something of the item at `pointer`; what is refused of it is told by where it stands there. `sources` says which member of the
 * item a member of the record comes from. Errors: ItemRefused.
 */
export function readItem<T>(pointer: string, sources: Readonly<Record<string, string>>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isAppError(error) || !['VALIDATION_FAILED', 'MALFORMED_JSON'].includes(error.code)) throw error;
    const details = error.details?.length
      ? error.details
      : [{ field: 'input', code: 'invalid', message: error.message }];
    throw new ItemRefused(
      details.slice(0, MOST_PROBLEMS).map((detail) => problemOf(pointer, sources, detail)),
    );
  }
}

function problemOf(
  pointer: string,
  sources: Readonly<Record<string, string>>,
  { field, code, message }: ErrorDetail,
): ItemProblem {
  const path = field === 'input' ? [] : field.replaceAll('[', '.').replaceAll(']', '').split('.');
  const [first, ...rest] = path;
  const source = first === undefined ? undefined : sources[first];
  const parts = source === undefined ? path : [source, ...(source === first ? rest : [])];
  const where = parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { pointer: `${pointer}${where}`.slice(0, LONGEST_POINTER), code, message };
}
