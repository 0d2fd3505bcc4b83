import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';

/** A template of an institution. */
export interface DemoTemplate {
  readonly key: string;
  readonly issuer: string;
  /** Of whose published version its credentials are. */
  readonly programme?: string;
  readonly content: JsonObject;
  readonly becomes: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  /** What it says in the version that is edited. */
  readonly edited?: JsonObject;
}

/** A file from which an institution issues. */
export interface DemoBulkFile {
  readonly template: string;
  readonly fileName: string;
  /** Of the columns behind that of the wallet. */
  readonly headers: readonly string[];
  readonly rows: readonly { readonly holder: string; readonly cells: readonly string[] }[];
  /** How its job stands in the end, and how many rows are issued. */
  readonly becomes: 'VALIDATED' | 'COMPLETED_WITH_ERRORS';
  readonly issued: number;
}

const MODULE_FIELDS = [
  { key: 'module', labelI18n: { en: 'Module', pt: 'Disciplina' }, type: 'string', required: true, max: 120 },
  // Without bounds: what is no mark is refused by the programme when it is issued.
  { key: 'mark', labelI18n: { en: 'Mark', pt: 'Nota' }, type: 'integer', required: true },
];
const MODULE = {
  name: 'Module of mathematics (demonstration)',
  credentialType: 'ModuleCredential',
  fields: MODULE_FIELDS,
  display: { background: '#17324d', textColor: '#ffffff', layout: 'MODERN' },
};

/** The templates of the demonstration: one in each status, and one whose next version is being edited. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    key: 'module',
    issuer: 'university',
    programme: 'mathematics',
    content: MODULE,
    becomes: 'PUBLISHED',
    edited: {
      ...MODULE,
      fields: [
        ...MODULE_FIELDS,
        { key: 'examiner', labelI18n: { en: 'Examiner' }, type: 'string', pii: true, max: 120 },
      ],
    },
  },
  {
    key: 'library',
    issuer: 'university',
    content: {
      name: 'Library card (demonstration)',
      credentialType: 'LibraryCardCredential',
      fields: [
        {
          key: 'kind',
          labelI18n: { en: 'Kind of reader' },
          type: 'enum',
          enum: ['Student', 'Staff', 'Guest'],
          required: true,
        },
      ],
      validity: { kind: 'DURATION', duration: 'P1Y' },
    },
    becomes: 'DRAFT',
  },
  {
    key: 'exchange',
    issuer: 'university',
    content: {
      name: 'Exchange semester (demonstration)',
      credentialType: 'TranscriptCredential',
      fields: [{ key: 'programme', labelI18n: { en: 'Programme' }, type: 'string', required: true }],
      display: { layout: 'PLAIN' },
    },
    becomes: 'ARCHIVED',
  },
];

const HEADERS = ['name', 'module', 'mark'];

/** What institutions of the demonstration issue from files: one that is over, with a row of each end, and one that waits to be started. */
export const DEMO_BULK_FILES: readonly DemoBulkFile[] = [
  {
    template: 'module',
    fileName: 'topology-2025.csv',
    headers: HEADERS,
    rows: [
      { holder: 'aoife', cells: ['Aoife Byrne', 'Topology', '88'] },
      { holder: 'mateus', cells: ['Mateus Carvalho', 'Topology', '64'] },
      // A word where the template asks for a whole number.
      { holder: 'priya', cells: ['Priya Raman', 'Topology', 'absent'] },
      // A slip: the programme knows marks up to 100.
      { holder: 'ingrid', cells: ['Ingrid Solheim', 'Topology', '710'] },
    ],
    becomes: 'COMPLETED_WITH_ERRORS',
    issued: 2,
  },
  {
    template: 'module',
    fileName: 'number-theory-2026.csv',
    headers: HEADERS,
    rows: [
      { holder: 'aoife', cells: ['Aoife Byrne', 'Number theory', '93'] },
      { holder: 'tama', cells: ['Tama Ngata', 'Number theory', '57'] },
      { holder: 'ingrid', cells: ['Ingrid Solheim', 'Number theory', '71'] },
    ],
    becomes: 'VALIDATED',
    issued: 0,
  },
];
