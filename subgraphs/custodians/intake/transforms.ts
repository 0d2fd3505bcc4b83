import type { Transform } from './intake-batch.ts';
import { plainName } from './targets.ts';

/** What a cell becomes, or why it cannot. */
export type Transformed = { readonly value: string } | { readonly code: string; readonly message: string };

const DATES: Readonly<Record<string, readonly ('y' | 'm' | 'd')[]>> = {
  DATE_DMY: ['d', 'm', 'y'],
  DATE_MDY: ['m', 'd', 'y'],
  DATE_YMD: ['y', 'm', 'd'],
};

/**
 * How a mapping changes the text of a cell, without spaces around it and not empty: made once for a column, asked for each row.
 */
export function transformOf(transform: Transform | undefined): (cell: string) => Transformed {
  switch (transform?.kind) {
    case 'UPPER':
      return (cell) => ({ value: cell.toUpperCase() });
    case 'LOWER':
      return (cell) => ({ value: cell.toLowerCase() });
    case 'TITLE_CASE':
      return (cell) => ({ value: titleCase(cell) });
    case 'DATE_DMY':
    case 'DATE_MDY':
    case 'DATE_YMD':
      return (cell) => dayOf(cell, transform.kind);
    case 'DECIMAL_COMMA':
      return decimalOf;
    case 'VALUE_MAP':
      return mapped(transform.values ?? []);
    case 'CONSTANT':
      return () => ({ value: transform.value ?? '' });
    case 'SPLIT_NAME':
    case 'TRIM':
    case undefined:
      return (cell) => ({ value: cell });
  }
}

/** Of values that are the same but for case, accents and signs, the first counts. */
function mapped(values: NonNullable<Transform['values']>): (cell: string) => Transformed {
  const known = new Map(values.toReversed().map(({ from, to }) => [plainName(from), to]));
  return (cell) => {
    const value = known.get(plainName(cell));
    return value === undefined
      ? { code: 'not_mapped', message: 'the mapping has no value for this cell; add it there' }
      : { value };
  };
}

/** The names that one text has: `Family, Given`, or the last word is the family name. */
export function splitName(name: string): { readonly givenName?: string; readonly familyName?: string } {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  if (given.length > 0) return { givenName: given.join(' ').trim(), familyName: family };
  const words = name.split(/\s+/);
  const last = words.pop();
  return words.length === 0 || last === undefined ? {} : { givenName: words.join(' '), familyName: last };
}

/** `O'BRIEN-SMITH` is `O'Brien-Smith`. */
function titleCase(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}

function dayOf(cell: string, kind: string): Transformed {
  // What spreadsheets write behind a day is left out: midnight.
  const parts = /^(\d{1,4})[./\- ](\d{1,2})[./\- ](\d{1,4})(?:[T ]0{1,2}:00(?::00(?:\.0+)?)?Z?)?$/.exec(cell);
  const order = DATES[kind] ?? [];
  const named = Object.fromEntries(order.map((part, at) => [part, parts?.[at + 1] ?? '']));
  const { y = '', m = '', d = '' } = named;
  if (!parts || y.length !== 4 || m.length > 2 || d.length > 2)
    return {
      code: 'date',
      message: `write the day as ${order.map((part) => (part === 'y' ? 'YYYY' : part === 'm' ? 'MM' : 'DD')).join('/')}, with four digits for the year`,
    };
  return { value: `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` };
}

function decimalOf(cell: string): Transformed {
  if (!/^[+-]?(?:\d{1,3}(?:[. \u00a0\u202f']\d{3})+|\d+)(?:,\d+)?$/.test(cell))
    return { code: 'number', message: 'write a number such as 1.234,5' };
  return { value: cell.replace(/[. \u00a0\u202f']/g, '').replace(',', '.') };
}
