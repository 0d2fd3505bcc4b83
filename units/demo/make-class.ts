import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicKeyFromSeed } from '../../kernel/crypto/ed25519.ts';
import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { nameOf } from './names.ts';

export const CLASS_FILE = fileURLToPath(new URL('./class-of-2026.csv', import.meta.url));
export const COLUMNS = [
  'student_number',
  'name',
  'holder_did',
  'degree',
  'major',
  'average_mark',
  'thesis_mark',
  'credits',
  'graduation_date',
] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const STUDENTS = 288;
const DEGREES = [
  ['Bachelor of Science', 180, ['Computer Science', 'Marine Biology', 'Applied Mathematics', 'Geology']],
  ['Bachelor of Arts', 180, ['History', 'Irish and Celtic Studies', 'Music, Voice and Stagecraft']],
  ['Bachelor of Engineering', 240, ['Civil Engineering', 'Energy Systems']],
  ['Master of Science', 90, ['Data Science', 'Coastal Ecology', 'Biostatistics']],
  ['Master of Laws', 90, ['Public International Law']],
  ['Bachelor of Nursing Science', 240, ['General Nursing', 'Midwifery']],
] as const;
const CEREMONIES = ['2026-06-18', '2026-06-19', '2026-10-22'];

/** A row that registrars' lists really contain: where it stands, who must refuse it, and for what. */
export interface WrongRow {
  readonly after: number;
  readonly refusedBy: 'list' | 'platform';
  readonly reason: RegExp;
  readonly change: (row: Row) => Partial<Row> | 'cut';
}

export const WRONG_ROWS: readonly WrongRow[] = [
  { after: 11, refusedBy: 'platform', reason: /name: give the holder's name/, change: () => ({ name: '' }) },
  {
    after: 34,
    refusedBy: 'list',
    reason: /average_mark: 'A\+' is not a number/,
    change: () => ({ average_mark: 'A+' }),
  },
  {
    after: 58,
    refusedBy: 'platform',
    reason: /did: give a DID/i,
    change: ({ holder_did }) => ({ holder_did: holder_did.replace(':', ' ') }),
  },
  {
    after: 81,
    refusedBy: 'list',
    reason: /average_mark: '81,5' is not a number/,
    change: () => ({ average_mark: '81,5' }),
  },
  {
    after: 102,
    refusedBy: 'list',
    reason: /thesis_mark: 105 is not between 0 and 100/,
    change: () => ({ thesis_mark: '105' }),
  },
  {
    after: 127,
    refusedBy: 'list',
    reason: /student number .* stands on line \d+ already/,
    change: () => ({ student_number: 'S26-0040' }),
  },
  {
    after: 150,
    refusedBy: 'list',
    reason: /graduation_date: '18\/06\/2026' is not a date/,
    change: () => ({ graduation_date: '18/06/2026' }),
  },
  {
    after: 173,
    refusedBy: 'list',
    reason: /graduation_date: '2026-06-31' is not a date/,
    change: () => ({ graduation_date: '2026-06-31' }),
  },
  {
    after: 196,
    refusedBy: 'platform',
    reason: /did: give a DID/i,
    change: ({ holder_did }) => ({ holder_did: `${holder_did}#key-1` }),
  },
  {
    after: 219,
    refusedBy: 'platform',
    reason: /name: remove the control characters/,
    change: ({ name }) => ({ name: `${name}\u0007` }),
  },
  {
    after: 242,
    refusedBy: 'platform',
    reason: /name: use at most 255/,
    change: ({ name }) => ({ name: `${name} `.repeat(40).trim() + '.'.repeat(200) }),
  },
  {
    after: 260,
    refusedBy: 'list',
    reason: /average_mark: -4 is not between 0 and 100/,
    change: () => ({ average_mark: '-4' }),
  },
  { after: 275, refusedBy: 'list', reason: /8 columns instead of 9/, change: () => 'cut' },
];

/** The line of the file (1 is the heading) on which a wrong row stands. */
export function lineOf(wrong: WrongRow): number {
  return wrong.after + WRONG_ROWS.indexOf(wrong) + 2;
}

/** The whole list as CSV (RFC 4180) with the byte order mark that spreadsheets write; the same bytes every time. */
export function classCsv(): string {
  const lines = [COLUMNS.join(',')];
  for (let index = 0; index < STUDENTS; index++) {
    lines.push(csvLine(rowOf(index)));
    const wrong = WRONG_ROWS.find(({ after }) => after === index + 1);
    if (wrong) lines.push(wrongLine(wrong, lines.length));
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function wrongLine({ change }: WrongRow, position: number): string {
  const row = rowOf(STUDENTS + position);
  const changed = change(row);
  if (changed !== 'cut') return csvLine({ ...row, ...changed });
  return COLUMNS.slice(0, -1)
    .map((column) => quoted(row[column]))
    .join(',');
}

function rowOf(index: number): Row {
  const degree = DEGREES[digit(index, 'degree', DEGREES.length)] ?? DEGREES[0];
  const [title, credits, majors] = degree;
  // Some lists come with blanks around the values; they are not part of them.
  const blank = index % 37 === 5 ? '  ' : '';
  return {
    student_number: `S26-${String(index + 1).padStart(4, '0')}`,
    name: `${blank}${nameOf(index)}${blank}`,
    holder_did: didKeyFromPublicKey(publicKeyFromSeed(digest(index, 'holder'))),
    degree: title,
    major: majors[digit(index, 'major', majors.length)] ?? majors[0],
    average_mark: (50 + digit(index, 'average', 480) / 10).toFixed(1),
    thesis_mark: String(48 + digit(index, 'thesis', 52)),
    credits: String(credits),
    graduation_date: CEREMONIES[digit(index, 'ceremony', CEREMONIES.length)] ?? '2026-06-18',
  };
}

function digest(index: number, what: string): Buffer {
  return createHash('sha256').update(`testamur class of 2026/${what}/${index}`).digest();
}

function digit(index: number, what: string, below: number): number {
  return digest(index, what).readUInt32BE(0) % below;
}

function csvLine(row: Row): string {
  return COLUMNS.map((column) => quoted(row[column])).join(',');
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(CLASS_FILE, classCsv());
