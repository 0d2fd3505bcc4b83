import type { Archive } from '../../../kernel/sheets/archive.ts';
import type { Bytes } from '../../../kernel/sheets/encoding.ts';
import { detectEncoding } from '../../../kernel/sheets/encoding.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { type Columns, type CsvRow, csvRows, plainName } from './csv-rows.ts';
import type { ImportFormat } from './import.ts';

/** All files that an archive of OneRoster 1.1 or 1.2 may have; most of them are not read. */
const FILES: ReadonlySet<string> = new Set(
  [
    'academicSessions',
    'categories',
    'classes',
    'classResources',
    'courses',
    'courseResources',
    'demographics',
    'enrollments',
    'lineItemLearningObjectiveIds',
    'lineItems',
    'lineItemScoreScales',
    'manifest',
    'orgs',
    'resources',
    'resultLearningObjectiveIds',
    'results',
    'resultScoreScales',
    'roles',
    'scoreScales',
    'userProfiles',
    'userResources',
    'users',
  ].map((name) => `${name}.csv`),
);

/** The columns of the files that are read. Those that are not named here, such as passwords, are dropped as they come. */
const COLUMNS = {
  academicSessions: columns(['sourcedId', 'startDate', 'endDate']),
  categories: columns(['sourcedId', 'title']),
  classes: columns(['sourcedId', 'courseSourcedId', 'termSourcedIds'], ['classCode', 'metadata.entryCode']),
  courses: columns(['sourcedId'], ['courseCode', 'metadata.entryCode']),
  enrollments: columns(
    ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
    ['status', 'beginDate', 'endDate'],
  ),
  lineItems: columns(['sourcedId', 'classSourcedId'], ['title', 'categorySourcedId', 'resultValueMax']),
  results: columns(
    ['sourcedId', 'lineItemSourcedId', 'studentSourcedId', 'scoreStatus', 'score', 'scoreDate'],
    ['status', 'textScore'],
  ),
  roles: columns(['userSourcedId', 'role'], ['status']),
  users: columns(
    ['sourcedId', 'username', 'givenName', 'familyName'],
    [
      'status',
      'enabledUser',
      'role',
      'identifier',
      'email',
      'sms',
      'phone',
      'preferredGivenName',
      'preferredFamilyName',
    ],
  ),
} as const;

export type RosterFile = keyof typeof COLUMNS;

/** The files of an archive that its manifest vouches for. */
export interface RosterFiles {
  readonly format: Exclude<ImportFormat, 'CSV'>;
  has(file: RosterFile): boolean;
  /** From the first row on, each time the same. Error: UnreadableFile, which names the file. */
  rows(file: RosterFile): AsyncGenerator<CsvRow>;
}

const VERSIONS: Readonly<Record<string, RosterFiles['format']>> = {
  '1.1': 'ONEROSTER_1_1',
  '1.2': 'ONEROSTER_1_2',
};
const MANIFEST = columns(['propertyName', 'value']);
const MODES: ReadonlySet<string> = new Set(['bulk', 'delta', 'absent']);

/**
 * Opens the files of an archive (1EdTech OneRoster CSV, "Manifest"). Error: UnreadableFile for another version, for files that
 * OneRoster does not have or the manifest does not fit, and for those that tell changes alone: what they leave out would be unknown.
 */
export async function openRosterFiles(archive: Archive): Promise<RosterFiles> {
  const stranger = archive.names.find((name) => !FILES.has(name));
  if (stranger !== undefined)
    throw new UnreadableFile({
      code: 'name',
      message: 'it holds a file that OneRoster does not have; mind the case of names, such as users.csv',
    });
  if (!archive.names.includes('manifest.csv'))
    throw new UnreadableFile({
      file: 'manifest.csv',
      code: 'file_missing',
      message: 'there is no manifest; export the archive as OneRoster 1.1 or 1.2 says',
    });
  const properties = await propertiesOf(archive.bytesOf('manifest.csv'));
  const format = VERSIONS[properties.get('oneroster.version') ?? ''];
  if (!format)
    throw wrongManifest('version', 'oneroster.version is neither 1.1 nor 1.2; export one of these');
  const present = new Set(Object.keys(COLUMNS).filter((name) => isPresent(name, properties, archive)));
  const encodings = new Map<string, ReturnType<typeof detectEncoding>>();

  return {
    format,
    has: (file) => present.has(file),
    async *rows(file) {
      const name = `${file}.csv`;
      const bytes = archive.bytesOf(name);
      try {
        const encoding = encodings.get(name) ?? detectEncoding(bytes);
        encodings.set(name, encoding);
        yield* csvRows(bytes, { encoding: await encoding, delimiter: ',' }, COLUMNS[file]);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        throw new UnreadableFile({ ...error.fault, file: name }, error.cause);
      }
    },
  };
}

async function propertiesOf(bytes: Bytes): Promise<ReadonlyMap<string, string>> {
  const properties = new Map<string, string>();
  try {
    const form = { encoding: await detectEncoding(bytes), delimiter: ',' };
    for await (const { cells } of csvRows(bytes, form, MANIFEST)) {
      const { propertyName, value = '' } = cells;
      if (propertyName === undefined) continue;
      if (properties.has(propertyName))
        throw wrongManifest('property_twice', 'it names a property twice; leave one of them out');
      properties.set(propertyName, value);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UnreadableFile({ ...error.fault, file: 'manifest.csv' }, error.cause);
  }
  return properties;
}

function isPresent(file: string, properties: ReadonlyMap<string, string>, archive: Archive): boolean {
  const mode = (properties.get(`file.${file}`) ?? 'absent').toLowerCase();
  const isThere = archive.names.includes(`${file}.csv`);
  if (!MODES.has(mode)) throw wrongManifest('mode', `file.${file} is neither bulk, delta nor absent`);
  if (mode === 'delta')
    throw wrongManifest('delta', `file.${file} is delta; export it in bulk: an import compares whole files`);
  if (mode === 'bulk' && !isThere)
    throw wrongManifest('file_missing', `file.${file} is bulk and there is no ${file}.csv; add it`);
  if (mode === 'absent' && isThere)
    throw wrongManifest(
      'file_unnamed',
      `${file}.csv is there and file.${file} is not bulk; correct one of them`,
    );
  return isThere;
}

function wrongManifest(code: string, message: string): UnreadableFile {
  return new UnreadableFile({ file: 'manifest.csv', code, message });
}

function columns(required: readonly string[], others: readonly string[] = []): Columns {
  return { names: new Map([...required, ...others].map((name) => [plainName(name), name])), required };
}
