import { aZip } from '../../../kernel/sheets/zip-testing.ts';

/** Tables of a roster by the names of their files, without the ending; the first row of each is its header. */
export type Tables = Readonly<Record<string, readonly (readonly string[])[]>>;

export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
}

/** The manifest of these tables. */
export function manifestOf(tables: Tables, version = '1.1', given: Readonly<Record<string, string>> = {}) {
  const properties: Record<string, string> = {
    'manifest.version': '1.0',
    'oneroster.version': version,
    'source.systemName': 'Test SIS',
  };
  for (const name of Object.keys(tables)) properties[`file.${name}`] = 'bulk';
  return csvOf([['propertyName', 'value'], ...Object.entries({ ...properties, ...given })]);
}

/** A bulk export as a zip file. */
export function aRoster(
  tables: Tables,
  version = '1.1',
  given: Readonly<Record<string, string>> = {},
): Buffer {
  return aZip([
    { name: 'manifest.csv', content: manifestOf(tables, version, given) },
    ...Object.entries(tables).map(([name, rows]) => ({ name: `${name}.csv`, content: csvOf(rows) })),
  ]);
}

export const USERS_1_1 =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password'.split(
    ',',
  );
export const USERS_1_2 =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns'.split(
    ',',
  );
const CLASSES =
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods'.split(
    ',',
  );
const COURSES =
  'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes'.split(
    ',',
  );
const SESSIONS =
  'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear'.split(',');
const ENROLLMENTS =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate'.split(
    ',',
  );
const CATEGORIES = 'sourcedId,status,dateLastModified,title'.split(',');
const LINE_ITEMS =
  'sourcedId,status,dateLastModified,title,description,assignDate,dueDate,classSourcedId,categorySourcedId,gradingPeriodSourcedId,resultValueMin,resultValueMax'.split(
    ',',
  );
const RESULTS =
  'sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment'.split(
    ',',
  );
const ROLES =
  'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId'.split(
    ',',
  );

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  academicSessions: SESSIONS,
  categories: CATEGORIES,
  classes: CLASSES,
  courses: COURSES,
  enrollments: ENROLLMENTS,
  lineItems: LINE_ITEMS,
  results: RESULTS,
  roles: ROLES,
};

/** A table of these rows, each by the names of its columns. */
export function table(
  header: readonly string[] | string,
  rows: readonly Readonly<Record<string, string>>[],
): readonly (readonly string[])[] {
  const names = typeof header === 'string' ? (HEADERS[header] ?? []) : header;
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
}

/** A class `c1` of a course with a code, from September to June, and its final mark `li1`. */
export function aClass(courseCode: string): Tables {
  return {
    academicSessions: table('academicSessions', [
      { sourcedId: 't1', title: '2025', type: 'term', startDate: '2025-09-01', endDate: '2026-06-30' },
    ]),
    courses: table('courses', [{ sourcedId: 'co1', title: 'Physics', courseCode }]),
    classes: table('classes', [
      {
        sourcedId: 'c1',
        title: 'Physics A',
        courseSourcedId: 'co1',
        classCode: 'PH-A',
        termSourcedIds: 't1',
      },
    ]),
  };
}

/** Line items of `c1`: a final mark out of 50, by its category, and some homework. */
export function lineItems(): Tables {
  return {
    categories: table('categories', [
      { sourcedId: 'cat1', title: 'Mark' },
      { sourcedId: 'cat2', title: 'Homework' },
    ]),
    lineItems: table('lineItems', [
      {
        sourcedId: 'li1',
        title: 'Final',
        classSourcedId: 'c1',
        categorySourcedId: 'cat1',
        resultValueMax: '50',
      },
      { sourcedId: 'li2', title: 'Sheet 1', classSourcedId: 'c1', categorySourcedId: 'cat2' },
    ]),
  };
}
