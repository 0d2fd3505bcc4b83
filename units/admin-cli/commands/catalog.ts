import type { Ask } from '../client.ts';
import { ADMIN, type Command, PAGE, page, part, reason, sent, text, type Values, word } from './command.ts';

const CATALOG = `${ADMIN}/catalog`;
const READ = '/api/v1/portal/catalog';
const jurisdiction = ['--jurisdiction <code>', 'only those of one jurisdiction, such as IE'] as const;
const versionOf = ({ entry, version }: Values) =>
  `${CATALOG}/entries/${part(entry)}/versions/${part(version)}`;

/** What can be studied and certified where. */
export const catalogCommands: readonly Command[] = [
  {
    words: 'catalog jurisdictions',
    summary: 'list jurisdictions',
    options: PAGE,
    ask: (given) => ({ method: 'GET', path: `${CATALOG}/jurisdictions`, query: page(given) }),
    rows: 'items',
    columns: [
      ['CODE', 'code'],
      ['LEVEL', 'level'],
      ['REGULATOR', 'regulator.name'],
      ['STATUS', 'status'],
    ],
  },
  {
    words: 'catalog frameworks',
    summary: 'list frameworks',
    options: [jurisdiction, ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${CATALOG}/frameworks`,
      query: { jurisdiction_code: word(given['jurisdiction']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['CODE', 'code'],
      ['VERSION', 'version'],
      ['JURISDICTION', 'jurisdiction_code'],
      ['TITLE', 'title'],
      ['STATUS', 'adoption_status'],
      ['ID', 'framework_id'],
    ],
  },
  {
    words: 'catalog entries',
    summary: 'list entries, drafts too',
    options: [jurisdiction, ['--status <status>', 'DRAFT, ACTIVE or RETIRED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${CATALOG}/entries`,
      query: {
        jurisdiction_code: word(given['jurisdiction']),
        status: word(given['status']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['CODE', 'entry_code'],
      ['JURISDICTION', 'jurisdiction_code'],
      ['TITLE', 'title'],
      ['STATUS', 'status'],
      ['VERSIONS', 'versions'],
      ['ID', 'entry_id'],
    ],
  },
  {
    words: 'catalog show <entry>',
    summary: 'show an entry, by its id',
    ask: ({ entry }) => ({ method: 'GET', path: `${READ}/entries/${part(entry)}` }),
  },
  {
    words: 'catalog versions <entry>',
    summary: 'list the versions of an entry',
    options: PAGE,
    ask: (given) => ({
      method: 'GET',
      path: `${READ}/entries/${part(given['entry'])}/versions`,
      query: page(given),
    }),
    rows: 'items',
    columns: [
      ['VERSION', 'version'],
      ['TITLE', 'title'],
      ['STATUS', 'status'],
      ['FROM', 'effective_from'],
      ['TO', 'effective_to'],
      ['ID', 'entry_version_id'],
    ],
  },
  {
    words: 'catalog publish <entry> <version>',
    summary: 'publish a version of an entry, by its number; it never changes again',
    warning: async () => 'A published version never changes, and ends the one that was published before.',
    ask: (given) => ({ method: 'POST', path: `${versionOf(given)}/publish`, body: {} }),
  },
  {
    words: 'catalog retire <entry>',
    summary: 'end an entry and its published version for good',
    options: [['--reason <text>', 'why; it goes to the audit trail', 'needed']],
    warning: async () => 'Nothing is issued under this entry any more.',
    ask: ({ entry, reason: why }) => ({
      method: 'POST',
      path: `${CATALOG}/entries/${part(entry)}/retire`,
      body: { reason: why },
    }),
  },
  {
    words: 'catalog schemes',
    summary: 'list regulatory schemes',
    options: [jurisdiction, ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${CATALOG}/schemes`,
      query: { jurisdiction_code: word(given['jurisdiction']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['CODE', 'scheme_code'],
      ['NAME', 'name'],
      ['JURISDICTION', 'jurisdiction_code'],
      ['PERIOD', 'reporting_period'],
      ['STATUS', 'status'],
    ],
  },
  {
    words: 'catalog registrations',
    summary: 'list registrations of institutions under schemes',
    options: [
      ['--scheme <code>', 'only those under one scheme'],
      ['--status <status>', 'PENDING, ACTIVE, SUSPENDED, EXPIRED or CANCELLED'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${CATALOG}/registrations`,
      query: { scheme_code: text(given['scheme']), status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['SCHEME', 'scheme_code'],
      ['NUMBER', 'registration_number'],
      ['INSTITUTION', 'org.id'],
      ['STATUS', 'status'],
      ['UNTIL', 'valid_to'],
      ['ID', 'registration_id'],
    ],
  },
  {
    words: 'catalog registration <id> <status>',
    summary: 'set the status of a registration: ACTIVE, SUSPENDED or CANCELLED',
    options: [reason],
    ask: ({ id, status, reason: why }) => ({
      method: 'PATCH',
      path: `${CATALOG}/registrations/${part(id)}`,
      body: sent({ status: word(status), reason: why }),
    }),
  },
  {
    words: 'catalog proposals',
    summary: 'list what institutions propose',
    options: [['--status <status>', 'such as SUBMITTED or UNDER_REVIEW'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${CATALOG}/proposals`,
      query: { status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['KIND', 'kind'],
      ['STATUS', 'status'],
      ['RATIONALE', 'rationale'],
      ['SINCE', 'created_at'],
      ['ID', 'proposal_id'],
    ],
  },
  {
    words: 'catalog proposal <id>',
    summary: 'show a proposal with what it would make',
    ask: ({ id }) => ({ method: 'GET', path: `${CATALOG}/proposals/${part(id)}` }),
  },
  ...(['accept', 'reject', 'request-changes'] as const).map((decision) => ({
    words: `catalog ${decision} <proposal>`,
    summary: `${decision.replace('-', ' ')} what is proposed${decision === 'accept' ? '; a draft is made of it' : ''}`,
    options: [['--reason <text>', 'why; the institution is told', 'needed'] as const],
    ask: ({ proposal, reason: why }: Values): Ask => ({
      method: 'POST',
      path: `${CATALOG}/proposals/${part(proposal)}/${decision}`,
      body: { reason: why },
    }),
  })),
];
