import { calendarDate } from '../../../kernel/parse.ts';
import type { Archive } from '../../../kernel/sheets/archive.ts';
import { type RowFault, UnreadableFile } from '../../../kernel/sheets/faults.ts';
import type { CsvRow } from './csv-rows.ts';
import { createClaims, learnerOfRow } from './learner-columns.ts';
import { openRosterFiles, type RosterFile, type RosterFiles } from './one-roster-files.ts';
import { requireFewRows } from './row-count.ts';
import type { EnrolmentRow, LearnerRow, OutcomeRow, ReadRow, Roster, Table } from './tables.ts';

/** What other files of the archive say of the rows of a table. */
interface Lookups {
  /** OneRoster 1.2: the users who are students; undefined where the file of users says that itself. */
  readonly students: ReadonlySet<string> | undefined;
  readonly classes: ReadonlyMap<string, RosterClass>;
  readonly lineItems: ReadonlyMap<string, LineItem>;
}

interface RosterClass {
  readonly code: string | undefined;
  readonly entryCode: string | undefined;
  /** The first and the last day of its terms. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

interface LineItem {
  readonly classSourcedId: string;
  readonly names: readonly string[];
  readonly max: number | undefined;
}

const STUDENT = 'student';
const DELETED = 'tobedeleted';
const MOST_CHARACTERS = 255;
/** Of the code of an entry. */
const MOST_CODE = 100;
const WORDS_OF_SCORES: Readonly<Record<string, OutcomeRow['scoreStatus']>> = {
  notsubmitted: 'NOT_SUBMITTED',
  submitted: 'SUBMITTED',
  partiallygraded: 'PARTIALLY_GRADED',
  fullygraded: 'FULLY_GRADED',
  exempt: 'EXEMPT',
};

/**
 * A bulk export of OneRoster 1.1 or 1.2: students become learners, what they attend becomes enrolments, what they are given for it
 * outcomes. Error: UnreadableFile.
 */
export async function oneRoster(archive: Archive, jurisdictionCode: string | undefined): Promise<Roster> {
  const files = await openRosterFiles(archive);
  if (!files.has('users') && !files.has('enrollments') && !files.has('results'))
    throw new UnreadableFile({ code: 'nothing', message: 'send users, enrollments or results with it' });
  const budget = requireFewRows();
  const lookups = await lookupsIn(files, jurisdictionCode, budget);
  const tables: Table[] = [];
  const counted = async (file: RosterFile) => {
    let count = 0;
    for await (const _row of files.rows(file)) {
      budget();
      count += 1;
    }
    return { name: `${file}.csv`, count };
  };
  if (files.has('users'))
    tables.push({ kind: 'learners', ...(await counted('users')), rows: () => learnerRows(files, lookups) });
  if (files.has('enrollments'))
    tables.push({
      kind: 'enrolments',
      ...(await counted('enrollments')),
      rows: () => enrolmentRows(files, lookups),
    });
  if (files.has('results'))
    tables.push({ kind: 'outcomes', ...(await counted('results')), rows: () => outcomeRows(files, lookups) });
  return { format: files.format, tables };
}

async function* learnerRows(files: RosterFiles, { students }: Lookups): AsyncGenerator<ReadRow<LearnerRow>> {
  const claim = createClaims();
  for await (const row of files.rows('users')) {
    const { line, cells, fault } = row;
    const sourcedId = cells['sourcedId'];
    const wrong = fault ?? idFault(sourcedId, 'sourcedId');
    if (wrong || sourcedId === undefined) {
      yield refused(line, wrong);
      continue;
    }
    const isStudent = students ? students.has(sourcedId) : cells['role']?.toLowerCase() === STUDENT;
    if (!isStudent) {
      yield { line, kind: 'skipped' };
      continue;
    }
    const read = learnerIn(row, sourcedId);
    const twice =
      read.kind === 'row'
        ? (claim('sourcedId', sourcedId) ?? claim('number', read.row.learnerNumber))
        : undefined;
    yield twice
      ? refused(line, twice.column === 'number' ? { ...twice, column: numberColumn(cells) } : twice)
      : read;
  }
}

function learnerIn(row: CsvRow, sourcedId: string): ReadRow<LearnerRow> {
  const { cells } = row;
  const { phone, sms, preferredGivenName, preferredFamilyName, status, enabledUser } = cells;
  const preferred = [preferredGivenName, preferredGivenName && preferredFamilyName].filter(Boolean).join(' ');
  const column = numberColumn(cells);
  const isGone = status?.toLowerCase() === DELETED || enabledUser?.toLowerCase() === 'false';
  const said = {
    learnerNumber: { value: cells[column], column },
    givenName: { value: cells['givenName'], column: 'givenName' },
    familyName: { value: cells['familyName'], column: 'familyName' },
    ...('preferredGivenName' in cells && {
      preferredName: { value: preferred || undefined, column: 'preferredGivenName' },
    }),
    ...('email' in cells && { email: { value: cells['email'], column: 'email' } }),
    ...(('phone' in cells || 'sms' in cells) && {
      phone: { value: phone ?? sms, column: phone === undefined ? 'sms' : 'phone' },
    }),
  };
  return learnerOfRow(row, said, { sourcedId, status: isGone ? 'INACTIVE' : 'ACTIVE' });
}

/** The issuer's own number is the identifier, and the user name where there is none. */
function numberColumn(cells: CsvRow['cells']): 'identifier' | 'username' {
  return cells['identifier'] === undefined ? 'username' : 'identifier';
}

async function* enrolmentRows(
  files: RosterFiles,
  { classes }: Lookups,
): AsyncGenerator<ReadRow<EnrolmentRow>> {
  const claim = createClaims();
  for await (const { line, cells, fault } of files.rows('enrollments')) {
    const { sourcedId, classSourcedId = '', userSourcedId = '', role, status, beginDate, endDate } = cells;
    if (!fault && role?.toLowerCase() !== STUDENT) {
      yield { line, kind: 'skipped' };
      continue;
    }
    const course = classes.get(classSourcedId);
    const startDate = beginDate ?? course?.startDate;
    const faults = [
      fault,
      idFault(sourcedId, 'sourcedId'),
      idFault(classSourcedId, 'classSourcedId'),
      idFault(userSourcedId, 'userSourcedId'),
      startDate === undefined
        ? {
            column: 'beginDate',
            code: 'required',
            message: 'give the day, or a term with its days to the class',
          }
        : dateFault(startDate, 'beginDate'),
      endDate === undefined ? undefined : dateFault(endDate, 'endDate'),
      course
        ? undefined
        : {
            column: 'classSourcedId',
            code: 'unknown',
            message: 'no class has this id; add it to classes.csv',
          },
      course && idFault(course.entryCode, 'classSourcedId', MOST_CODE)
        ? {
            column: 'classSourcedId',
            code: 'entry_code',
            message:
              'the course of this class has no courseCode of at most 100 characters; give it the code of an entry of the catalog',
          }
        : undefined,
    ].filter((one) => one !== undefined);
    const wrong = fault ? [fault] : faults;
    if (wrong.length > 0 || course?.entryCode === undefined || startDate === undefined) {
      yield { line, kind: 'refused', faults: wrong };
      continue;
    }
    const twice =
      claim('sourcedId', sourcedId ?? '') ??
      (claim('class', JSON.stringify([classSourcedId, userSourcedId])) && {
        column: 'userSourcedId',
        code: 'duplicate',
        message: 'a row above has this user in this class; make one row of both',
      });
    if (twice) {
      yield refused(line, twice);
      continue;
    }
    yield {
      line,
      kind: 'row',
      row: {
        classSourcedId,
        userSourcedId,
        entryCode: course.entryCode,
        cohortCode: course.code,
        startDate,
        endDate: endDate ?? lastDayOf(course, startDate),
        isDeleted: status?.toLowerCase() === DELETED,
      },
    };
  }
}

/** Of the terms of a class, unless the learner begins behind them. */
function lastDayOf({ endDate }: RosterClass, startDate: string): string | undefined {
  return endDate !== undefined && endDate >= startDate ? endDate : undefined;
}

async function* outcomeRows(files: RosterFiles, { lineItems }: Lookups): AsyncGenerator<ReadRow<OutcomeRow>> {
  const claim = createClaims();
  for await (const { line, cells, fault } of files.rows('results')) {
    const { sourcedId = '', lineItemSourcedId = '', studentSourcedId = '', scoreDate = '' } = cells;
    const { score: written, textScore, status } = cells;
    const scoreStatus = WORDS_OF_SCORES[(cells['scoreStatus'] ?? '').toLowerCase().replace(/[^a-z]/g, '')];
    const lineItem = lineItems.get(lineItemSourcedId);
    const score = written === undefined ? undefined : numberIn(written);
    const faults = [
      idFault(sourcedId, 'sourcedId'),
      idFault(lineItemSourcedId, 'lineItemSourcedId'),
      idFault(studentSourcedId, 'studentSourcedId'),
      dateFault(scoreDate.slice(0, 10), 'scoreDate'),
      scoreStatus
        ? undefined
        : {
            column: 'scoreStatus',
            code: 'invalid_value',
            message: 'give one of not submitted, submitted, partially graded, fully graded, exempt',
          },
      written !== undefined && score === undefined
        ? { column: 'score', code: 'not_a_number', message: 'give a number such as 62.5' }
        : undefined,
      textScore !== undefined && textScore.length > 100
        ? { column: 'textScore', code: 'too_big', message: 'use at most 100 characters' }
        : undefined,
      lineItem
        ? undefined
        : {
            column: 'lineItemSourcedId',
            code: 'unknown',
            message: 'no line item has this id; add it to lineItems.csv',
          },
    ].filter((one) => one !== undefined);
    const wrong = fault ? [fault] : faults;
    if (wrong.length > 0 || !lineItem || !scoreStatus) {
      yield { line, kind: 'refused', faults: wrong };
      continue;
    }
    const twice = claim('sourcedId', sourcedId);
    if (twice) {
      yield refused(line, twice);
      continue;
    }
    yield {
      line,
      kind: 'row',
      row: {
        sourcedId,
        classSourcedId: lineItem.classSourcedId,
        userSourcedId: studentSourcedId,
        names: lineItem.names,
        score,
        scoreMax: lineItem.max,
        text: textScore,
        scoreStatus,
        achievedDate: scoreDate.slice(0, 10),
        isDeleted: status?.toLowerCase() === DELETED,
      },
    };
  }
}

async function lookupsIn(
  files: RosterFiles,
  jurisdictionCode: string | undefined,
  budget: () => void,
): Promise<Lookups> {
  async function* read(file: RosterFile) {
    for await (const row of files.rows(file)) {
      budget();
      if (!row.fault) yield row.cells;
    }
  }
  function require(...needed: readonly RosterFile[]): void {
    const missing = needed.find((file) => !files.has(file));
    if (missing !== undefined)
      throw new UnreadableFile({
        file: `${missing}.csv`,
        code: 'file_missing',
        message: 'the other files name what is in it; add it, and name it in the manifest',
      });
  }

  const students = files.format === 'ONEROSTER_1_2' && files.has('users') ? new Set<string>() : undefined;
  if (students) {
    require('roles');
    for await (const { userSourcedId, role, status } of read('roles'))
      if (userSourcedId && role?.toLowerCase() === STUDENT && status?.toLowerCase() !== DELETED)
        students.add(userSourcedId);
  }
  const classes = new Map<string, RosterClass>();
  if (files.has('enrollments')) {
    require('classes', 'courses');
    if (jurisdictionCode === undefined)
      throw new UnreadableFile({
        file: 'enrollments.csv',
        code: 'jurisdiction_code',
        message: 'say with jurisdiction_code whose codes of catalog entries the courses have',
      });
    const terms = new Map<string, readonly [start: string | undefined, end: string | undefined]>();
    if (files.has('academicSessions'))
      for await (const { sourcedId = '', startDate, endDate } of read('academicSessions'))
        terms.set(sourcedId, [startDate, endDate]);
    const courses = new Map<string, string | undefined>();
    for await (const cells of read('courses'))
      courses.set(cells['sourcedId'] ?? '', cells['metadata.entryCode'] ?? cells['courseCode']);
    for await (const cells of read('classes')) {
      const { sourcedId = '', classCode, courseSourcedId = '', termSourcedIds = '' } = cells;
      const days = termSourcedIds.split(',').flatMap((id) => terms.get(id.trim()) ?? []);
      const known = days.filter((day) => day !== undefined).sort();
      classes.set(sourcedId, {
        code: classCode?.slice(0, 100),
        entryCode: cells['metadata.entryCode'] ?? courses.get(courseSourcedId),
        startDate: known[0],
        endDate: known.at(-1),
      });
    }
  }
  const lineItems = new Map<string, LineItem>();
  if (files.has('results')) {
    require('lineItems');
    const categories = new Map<string, string | undefined>();
    if (files.has('categories'))
      for await (const { sourcedId = '', title } of read('categories')) categories.set(sourcedId, title);
    for await (const cells of read('lineItems')) {
      const { sourcedId = '', classSourcedId = '', categorySourcedId = '', title, resultValueMax } = cells;
      const max = resultValueMax === undefined ? undefined : numberIn(resultValueMax);
      lineItems.set(sourcedId, {
        classSourcedId,
        names: [categories.get(categorySourcedId), title].filter((name) => name !== undefined),
        max: max !== undefined && max > 0 ? max : undefined,
      });
    }
  }
  return { students, classes, lineItems };
}

function refused<Row>(line: number, fault: RowFault | undefined): ReadRow<Row> {
  return { line, kind: 'refused', faults: fault ? [fault] : [] };
}

function idFault(id: string | undefined, column: string, most = MOST_CHARACTERS): RowFault | undefined {
  if (id === undefined || id === '')
    return { column, code: 'required', message: 'this cell is required; fill it in' };
  if (id.length <= most && id.isWellFormed() && !/\p{Cc}/u.test(id)) return undefined;
  return { column, code: 'id', message: `use at most ${most} characters, and none that cannot be seen` };
}

function dateFault(day: string, column: string): RowFault | undefined {
  const parsed = calendarDate.safeParse(day);
  if (parsed.success) return undefined;
  return { column, code: 'date', message: parsed.error.issues[0]?.message ?? 'give a day' };
}

function numberIn(text: string): number | undefined {
  return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}
