/** What a number in a cell stands for, by the format in which it is shown. */
export type NumberKind = 'number' | 'date' | 'time' | 'date_time' | { readonly digits: number };

// ECMA-376 part 1, 18.8.30; from 27 on those of East Asia.
const BUILT_IN: readonly (readonly [from: number, to: number, NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date_time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [47, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
];

// Spreadsheets write no longer ones, and what reads a code takes the square of its length.
const MOST_OF_CODE = 255;

/** What a format stands for, by its number where it is built in. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code !== undefined) return code.length > MOST_OF_CODE ? 'number' : kindOfCode(code);
  return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number';
}

/** By the section for positive numbers. Times that have passed, such as `[h]:mm`, are numbers of days. */
function kindOfCode(code: string): NumberKind {
  const [section = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';', 1);
  if (/\[(h+|m+|s+)\]/i.test(section)) return 'number';
  const letters = section.replace(/\[[^\]]*\]/g, '').replace(/general/i, '');
  if (/^0{2,}$/.test(letters)) return { digits: letters.length };
  const hasTime = /[hs]/i.test(letters);
  const hasDate = /[yd]/i.test(letters) || (!hasTime && /m/i.test(letters));
  if (hasDate) return hasTime ? 'date_time' : 'date';
  return hasTime ? 'time' : 'number';
}

const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** From which day a workbook counts. */
export type DateSystem = keyof typeof EPOCHS;

/**
 * A number of days as a text of ISO 8601: a date, a time of a day that is not known, or both where it is not midnight. Undefined where
 * there is no such day, as for 29 February 1900, which spreadsheets have.
 */
export function isoOf(
  days: number,
  kind: 'date' | 'time' | 'date_time',
  system: DateSystem,
): string | undefined {
  if (!(days >= 0 && days < LAST_DAY + 1)) return undefined;
  if (kind === 'time' && days < 1) return new Date(secondsOf(days)).toISOString().slice(11, 19);
  const whole = kind === 'date' ? Math.floor(days) : days;
  if (system === 1900 && (whole < 1 || Math.floor(whole) === 60)) return undefined;
  // Before the day that there never was, days are counted one less.
  const since = system === 1900 && whole < 60 ? whole + 1 : whole;
  const text = new Date(EPOCHS[system] + secondsOf(since)).toISOString();
  return text.slice(11, 19) === '00:00:00' ? text.slice(0, 10) : text.slice(0, 19);
}

function secondsOf(days: number): number {
  return Math.round((days * DAY_MS) / 1000) * 1000;
}

// Spreadsheets calculate with so many digits.
const DIGITS = 15;

/**
 * A number as it is shown without a format. Undefined for one that has more digits than spreadsheets keep: the number of a document
 * that was typed into a cell of numbers has lost its end.
 */
export function numberText(value: number): string | undefined {
  if (Number.isInteger(value)) return Math.abs(value) < 10 ** DIGITS ? String(value) : undefined;
  return String(Number(value.toPrecision(DIGITS)));
}
