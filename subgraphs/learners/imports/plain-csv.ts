import { type CsvForm, formOf } from '../../../kernel/sheets/csv.ts';
import type { Bytes } from '../../../kernel/sheets/encoding.ts';
import { type Columns, type CsvRow, csvRows, plainName } from './csv-rows.ts';
import { createClaims, type LearnerMember, learnerOfRow, type Said } from './learner-columns.ts';
import { requireFewRows } from './row-count.ts';
import type { LearnerRow, ReadRow, Roster } from './tables.ts';

/** The columns of a plain list of learners, and what other systems call them. */
const COLUMNS: Readonly<Record<string, readonly [member: LearnerMember | 'status', ...others: string[]]>> = {
  learner_number: ['learnerNumber', 'student_number', 'learner_id', 'student_id', 'number', 'identifier'],
  given_name: ['givenName', 'first_name', 'forename'],
  family_name: ['familyName', 'last_name', 'surname'],
  preferred_name: ['preferredName', 'known_as'],
  email: ['email', 'e-mail', 'email_address', 'mail'],
  phone: ['phone', 'telephone', 'phone_number', 'mobile'],
  preferred_language: ['preferredLanguage', 'language'],
  country_code: ['countryCode', 'country'],
  status: ['status'],
};

const NAMES = new Map(
  Object.entries(COLUMNS).flatMap(([column, [_member, ...others]]) =>
    [column, ...others].map((name) => [plainName(name), column] as const),
  ),
);
const LEARNERS: Columns = { names: NAMES, required: ['learner_number', 'given_name', 'family_name'] };
const STATUSES: ReadonlySet<string> = new Set(['ACTIVE', 'INACTIVE']);

/** A plain CSV of learners. Other columns, such as dates of birth, are not read. Error: UnreadableFile. */
export async function plainRoster(name: string, bytes: Bytes): Promise<Roster> {
  const form = await formOf(bytes);
  const budget = requireFewRows();
  let count = 0;
  for await (const _row of csvRows(bytes, form, LEARNERS)) {
    budget();
    count += 1;
  }
  return {
    format: 'CSV',
    tables: [{ kind: 'learners', name, count, rows: () => rowsOf(bytes, form) }],
  };
}

async function* rowsOf(bytes: Bytes, form: CsvForm): AsyncGenerator<ReadRow<LearnerRow>> {
  const claim = createClaims();
  for await (const row of csvRows(bytes, form, LEARNERS)) {
    const read = readRow(row);
    const twice = read.kind === 'row' && claim('learner_number', read.row.learnerNumber);
    yield twice ? { line: row.line, kind: 'refused', faults: [twice] } : read;
  }
}

function readRow(row: CsvRow): ReadRow<LearnerRow> {
  const { line, cells, fault } = row;
  if (fault) return { line, kind: 'refused', faults: [fault] };
  const { status: written, ...others } = cells;
  const status = written?.toUpperCase();
  if (status !== undefined && !STATUSES.has(status))
    return {
      line,
      kind: 'refused',
      faults: [{ column: 'status', code: 'invalid_value', message: 'give ACTIVE or INACTIVE' }],
    };
  const said: Said = Object.fromEntries(
    Object.entries(others).map(([column, value]) => [COLUMNS[column]?.[0], { value, column }]),
  );
  return learnerOfRow(row, said, status === undefined ? {} : { status: status as 'ACTIVE' | 'INACTIVE' });
}
