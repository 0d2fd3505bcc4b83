import type { Column } from '../screen.ts';
import {
  ADMIN,
  type Command,
  type CommandOption,
  PAGE,
  page,
  part,
  reason,
  sent,
  text,
  type Values,
  word,
} from './command.ts';

const CATALOG = `${ADMIN}/catalog`;
const jurisdiction = ['--jurisdiction <code>', 'such as IE or US-CA'] as const;
const needed = (sentence: string): CommandOption => ['--reason <text>', sentence, 'needed'];

/** A list of the catalog; `conditions` are the options that narrow it, by the name of the query parameter. */
function list(
  words: string,
  summary: string,
  given: {
    readonly path?: (values: Values) => string;
    readonly options?: readonly CommandOption[];
    readonly conditions?: Readonly<Record<string, (values: Values) => string | undefined>>;
    readonly columns: readonly Column[];
  },
): Command {
  const { path, options = [], conditions = {}, columns } = given;
  return {
    words,
    summary,
    options: [...options, ...PAGE],
    ask: (values) => ({
      method: 'GET',
      path: path?.(values) ?? `${CATALOG}/${words.split(' ')[1]}`,
      query: {
        ...Object.fromEntries(Object.entries(conditions).map(([name, of]) => [name, of(values)])),
        ...page(values),
      },
    }),
    rows: 'items',
    columns,
  };
}

const show = (words: string, summary: string, path: (values: Values) => string): Command => ({
  words,
  summary,
  ask: (values) => ({ method: 'GET', path: path(values) }),
});

/** What can be studied and certified where, and by whose rules. */
export const catalogCommands: readonly Command[] = [
  list('catalog jurisdictions list', 'list jurisdictions, by code', {
    options: [
      ['--status <status>', 'ACTIVE or INACTIVE'],
      ['--parent <code>', 'the parts of this one'],
    ],
    conditions: { status: ({ status }) => word(status), parent_code: ({ parent }) => word(parent) },
    columns: [
      ['CODE', 'code'],
      ['LEVEL', 'level'],
      ['STATUS', 'status'],
      ['PARENT', 'parent_code'],
      ['REGULATOR', 'regulator.name'],
    ],
  }),
  show(
    'catalog jurisdictions show <code>',
    'show a jurisdiction',
    ({ code }) => `${CATALOG}/jurisdictions/${part(word(code))}`,
  ),

  list('catalog frameworks list', 'list frameworks, by jurisdiction and code', {
    options: [
      jurisdiction,
      ['--kind <kind>', 'QUALIFICATION, COMPETENCY, SKILL or OCCUPATION'],
      ['--adoption <status>', 'DRAFT, ADOPTED or DEPRECATED'],
    ],
    conditions: {
      jurisdiction_code: (given) => word(given['jurisdiction']),
      kind: ({ kind }) => word(kind),
      adoption_status: ({ adoption }) => word(adoption),
    },
    columns: [
      ['JURISDICTION', 'jurisdiction_code'],
      ['CODE', 'code'],
      ['VERSION', 'version'],
      ['ADOPTION', 'adoption_status'],
      ['TITLE', 'title'],
      ['FRAMEWORK', 'framework_id'],
    ],
  }),
  show(
    'catalog frameworks show <framework>',
    'show a framework with its levels',
    ({ framework }) => `${CATALOG}/frameworks/${part(framework)}`,
  ),

  list('catalog entries list', 'list entries, drafts too, by jurisdiction and code', {
    options: [
      jurisdiction,
      ['--status <status>', 'DRAFT, ACTIVE or RETIRED'],
      ['--type <type>', 'such as QUALIFICATION or COURSE'],
      ['--framework <framework>', 'id of a framework'],
    ],
    conditions: {
      jurisdiction_code: (given) => word(given['jurisdiction']),
      status: ({ status }) => word(status),
      entry_type: ({ type }) => word(type),
      framework_id: ({ framework }) => text(framework),
    },
    columns: [
      ['JURISDICTION', 'jurisdiction_code'],
      ['CODE', 'entry_code'],
      ['STATUS', 'status'],
      ['TYPE', 'entry_type'],
      ['VERSIONS', 'versions'],
      ['TITLE', 'title'],
      ['ENTRY', 'entry_id'],
    ],
  }),
  show(
    'catalog entries show <entry>',
    'show an entry with its published version',
    ({ entry }) => `${CATALOG}/entries/${part(entry)}`,
  ),
  {
    words: 'catalog entries retire <entry>',
    summary: 'end an entry and its published version',
    options: [needed('why; it goes to the audit trail')],
    warning: async () => 'The entry ends for ever: nothing new is issued under it.',
    ask: ({ entry, reason: why }) => ({
      method: 'POST',
      path: `${CATALOG}/entries/${part(entry)}/retire`,
      body: { reason: why },
    }),
  },

  list('catalog versions list <entry>', 'list the versions of an entry, drafts too, the newest first', {
    path: ({ entry }) => `${CATALOG}/entries/${part(entry)}/versions`,
    columns: [
      ['VERSION', 'version'],
      ['STATUS', 'status'],
      ['FROM', 'effective_from'],
      ['TO', 'effective_to'],
      ['TITLE', 'title'],
      ['ID', 'entry_version_id'],
    ],
  }),
  show(
    'catalog versions show <id>',
    'show a version with its claim schema',
    ({ id }) => `${CATALOG}/versions/${part(id)}`,
  ),
  {
    words: 'catalog versions publish <entry> <version>',
    summary: 'publish a version, by its number',
    warning: async ({ version }) =>
      `Version ${version} never changes any more, and takes the place of the one that is published.`,
    ask: ({ entry, version }) => ({
      method: 'POST',
      path: `${CATALOG}/entries/${part(entry)}/versions/${part(version)}/publish`,
    }),
  },

  list('catalog schemes list', 'list regulatory schemes, by code', {
    options: [jurisdiction, ['--status <status>', 'DRAFT, ACTIVE or RETIRED']],
    conditions: {
      jurisdiction_code: (given) => word(given['jurisdiction']),
      status: ({ status }) => word(status),
    },
    columns: [
      ['CODE', 'scheme_code'],
      ['JURISDICTION', 'jurisdiction_code'],
      ['STATUS', 'status'],
      ['PERIOD', 'reporting_period'],
      ['REGULATOR', 'regulator'],
      ['NAME', 'name'],
    ],
  }),

  list('catalog registrations list', 'list registrations under schemes, newest first', {
    options: [
      ['--scheme <code>', 'those under this scheme'],
      ['--organisation <id>', 'those of this issuer or custodian'],
      ['--status <status>', 'PENDING, ACTIVE, SUSPENDED, EXPIRED or CANCELLED'],
    ],
    conditions: {
      scheme_code: ({ scheme }) => text(scheme),
      org_id: ({ organisation }) => text(organisation),
      status: ({ status }) => word(status),
    },
    columns: [
      ['SCHEME', 'scheme_code'],
      ['NUMBER', 'registration_number'],
      ['STATUS', 'status'],
      ['FROM', 'valid_from'],
      ['TO', 'valid_to'],
      ['ORGANISATION', 'org.id'],
      ['REGISTRATION', 'registration_id'],
    ],
  }),
  {
    words: 'catalog registrations status <registration> <status>',
    summary: 'set the status of a registration: ACTIVE, SUSPENDED, EXPIRED or CANCELLED',
    options: [reason],
    warning: async ({ status }) =>
      word(status) === 'CANCELLED' ? 'The registration is cancelled for ever.' : undefined,
    ask: ({ registration, status, reason: why }) => ({
      method: 'PATCH',
      path: `${CATALOG}/registrations/${part(registration)}`,
      body: sent({ status: word(status), reason: why }),
    }),
  },

  list('catalog proposals list', 'list what issuers propose, newest first', {
    options: [
      ['--status <status>', 'such as SUBMITTED or UNDER_REVIEW'],
      ['--kind <kind>', 'NEW_ENTRY, NEW_VERSION, RETIRE_ENTRY, NEW_SKILL or NEW_CODE'],
    ],
    conditions: { status: ({ status }) => word(status), kind: ({ kind }) => word(kind) },
    columns: [
      ['PROPOSAL', 'proposal_id'],
      ['KIND', 'kind'],
      ['STATUS', 'status'],
      ['SINCE', 'created_at'],
      ['RATIONALE', 'rationale'],
      ['ISSUER', 'proposer_issuer_did'],
    ],
  }),
  show(
    'catalog proposals show <proposal>',
    'show a proposal with what it tells',
    ({ proposal }) => `${CATALOG}/proposals/${part(proposal)}`,
  ),
  ...(
    [
      [
        'accept',
        'make what is proposed, an entry or a version as a draft',
        ['--reason <text>', 'a word to the proposer'],
      ],
      ['reject', 'turn a proposal down for good', needed('why; the proposer reads it')],
      [
        'request-changes',
        'send a proposal back for changes',
        needed('what is to change; the proposer reads it'),
      ],
    ] as const
  ).map(
    ([decision, summary, option]): Command => ({
      words: `catalog proposals ${decision} <proposal>`,
      summary: `${summary}; the proposer is told by e-mail`,
      options: [option],
      ask: ({ proposal, reason: why }) => ({
        method: 'POST',
        path: `${CATALOG}/proposals/${part(proposal)}/${decision}`,
        body: sent({ reason: why }),
      }),
    }),
  ),

  list('catalog imports list', 'list imports, newest first', {
    options: [['--status <status>', 'QUEUED, RUNNING, COMPLETED, FAILED or CANCELLED']],
    conditions: { status: ({ status }) => word(status) },
    columns: [
      ['FILE', 'file_name'],
      ['FORMAT', 'format'],
      ['DRY RUN', 'dry_run'],
      ['STATUS', 'status'],
      ['SINCE', 'created_at'],
      ['ID', 'import_id'],
    ],
  }),
  show(
    'catalog imports show <import>',
    'show an import with what became of its items',
    (values) => `${CATALOG}/imports/${part(values['import'])}`,
  ),
];
