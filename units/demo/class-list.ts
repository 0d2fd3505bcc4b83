import { readFile } from 'node:fs/promises';
import { type Info, parse } from 'csv-parse/sync';
import { COLUMNS } from './make-class.ts';

/** A graduate as the list has it, ready to become the record of a batch. */
export interface Graduate {
  readonly line: number;
  readonly name: string;
  readonly record: {
    readonly client_ref: string;
    readonly holder_did: string;
    readonly credential_data: Readonly<Record<string, unknown>>;
  };
}

/** A row that cannot become a credential, and what its registrar must mend. */
export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
}

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Reads a class list: CSV (RFC 4180) in UTF-8, with or without byte order mark, values trimmed. */
export async function readClassList(file: string): Promise<{ graduates: Graduate[]; refused: RefusedRow[] }> {
  const rows = parse(await readFile(file), {
    bom: true,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as { record: string[]; info: Info }[];
  const [heading, ...body] = rows;
  if (heading?.record.join() !== COLUMNS.join())
    throw new Error(`${file}: the first line must be ${COLUMNS.join()}`);

  const graduates: Graduate[] = [];
  const refused: RefusedRow[] = [];
  const lineOfStudent = new Map<string, number>();
  for (const { record: cells, info } of body) {
    const { lines: line } = info;
    const reason = problemOf(cells, lineOfStudent);
    if (reason) {
      refused.push({ line, reason });
      continue;
    }
    const row = rowOf(cells);
    lineOfStudent.set(row.student_number, line);
    graduates.push(graduateOf(row, line));
  }
  return { graduates, refused };
}

/** What the list itself can know to be wrong; names and DIDs are the platform's to judge. */
function problemOf(cells: readonly string[], lineOfStudent: ReadonlyMap<string, number>): string | undefined {
  if (cells.length !== COLUMNS.length) return `${cells.length} columns instead of ${COLUMNS.length}`;
  const row = rowOf(cells);
  const earlier = lineOfStudent.get(row.student_number);
  if (earlier !== undefined) return `student number ${row.student_number} stands on line ${earlier} already`;
  if (!isCalendarDay(row.graduation_date))
    return `graduation_date: '${row.graduation_date}' is not a date such as 2026-06-18`;
  return (
    markProblem('average_mark', row.average_mark) ??
    markProblem('thesis_mark', row.thesis_mark) ??
    (/^[1-9]\d{0,3}$/.test(row.credits) ? undefined : `credits: '${row.credits}' is not a number of credits`)
  );
}

function markProblem(column: string, text: string): string | undefined {
  if (!/^-?\d{1,4}(\.\d{1,2})?$/.test(text)) return `${column}: '${text}' is not a number such as 81.5`;
  const mark = Number(text);
  return mark >= 0 && mark <= 100 ? undefined : `${column}: ${text} is not between 0 and 100`;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function rowOf(cells: readonly string[]): Row {
  return Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as Row;
}

function graduateOf(row: Row, line: number): Graduate {
  return {
    line,
    name: row.name,
    record: {
      client_ref: `line ${line}`,
      holder_did: row.holder_did,
      credential_data: {
        name: row.name,
        studentNumber: row.student_number,
        degree: row.degree,
        major: row.major,
        marks: { average: Number(row.average_mark), thesis: Number(row.thesis_mark) },
        credits: Number(row.credits),
        graduationDate: row.graduation_date,
      },
    },
  };
}
