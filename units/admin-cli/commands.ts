import type { Ask } from './client.ts';
import type { Column } from './screen.ts';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A command that is one request and a view of its reply. */
export interface Command {
  /** What to type: words, then `<required>` and `[optional]` arguments. */
  readonly words: string;
  readonly summary: string;
  /** `--name <value>` or `--name`, with a sentence. */
  readonly options?: readonly (readonly [flags: string, sentence: string])[];
  /** `given` holds arguments and options by name in camelCase. */
  readonly ask: (given: Values) => Ask;
  /** A list of rows in the reply, by the path of the list; without columns the whole reply is shown as a record. */
  readonly columns?: readonly Column[];
  readonly rows?: string;
}

const ADMIN = '/api/v1/admin';
const PAGE = [
  ['--page <n>', 'which page, from 0'],
  ['--page-size <n>', 'rows on a page, 1 to 100'],
] as const;
const page = ({ page: number, pageSize }: Values) => ({ page: text(number), page_size: text(pageSize) });
const reason = ['--reason <text>', 'why; it goes to the audit trail'] as const;

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
/** One segment of a path. */
const part = (value: string | boolean | undefined) => encodeURIComponent(String(value ?? ''));
/** Fields that were given. */
const sent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const USERS: readonly Column[] = [
  ['ID', 'id'],
  ['E-MAIL', 'email'],
  ['NAME', 'display_name'],
  ['ROLE', 'role'],
  ['STATUS', 'status'],
  ['LAST SIGN-IN', 'last_login_at'],
];
const COMPONENTS: readonly Column[] = [
  ['COMPONENT', 'name'],
  ['KIND', 'kind'],
  ['STATUS', 'status'],
  ['MS', 'latency_ms'],
  ['SINCE', 'since'],
  ['PROBLEM', 'problem'],
];

const users: readonly Command[] = [
  {
    words: 'whoami',
    summary: 'show who you are',
    ask: () => ({ method: 'GET', path: `${ADMIN}/auth/me` }),
  },
  {
    words: 'users list',
    summary: 'list administrators',
    options: [
      ['--role <role>', 'ADMIN, OPERATOR or VIEWER'],
      ['--status <status>', 'ACTIVE or DISABLED'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/users`,
      query: { role: text(given['role']), status: text(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: USERS,
  },
  {
    words: 'users create <email>',
    summary: 'add an administrator; without --password one is made and shown once',
    options: [
      ['--name <name>', 'as colleagues see it'],
      ['--role <role>', 'ADMIN, OPERATOR or VIEWER (unless given: VIEWER)'],
      ['--password <password>', 'at least 12 characters'],
    ],
    ask: ({ email, name, role = 'VIEWER', password }) => ({
      method: 'POST',
      path: `${ADMIN}/users`,
      body: sent({ email, display_name: name ?? email, role, password }),
    }),
  },
  {
    words: 'users role <id> <role>',
    summary: 'change what an administrator may do; ends their sign-ins',
    ask: ({ id, role }) => ({ method: 'PUT', path: `${ADMIN}/users/${part(id)}/role`, body: { role } }),
  },
  {
    words: 'users disable <id>',
    summary: 'keep an administrator out at once',
    ask: ({ id }) => ({ method: 'PUT', path: `${ADMIN}/users/${part(id)}`, body: { status: 'DISABLED' } }),
  },
  {
    words: 'users enable <id>',
    summary: 'let an administrator in again',
    ask: ({ id }) => ({ method: 'PUT', path: `${ADMIN}/users/${part(id)}`, body: { status: 'ACTIVE' } }),
  },
  {
    words: 'users remove <id>',
    summary: 'remove an administrator for good',
    ask: ({ id }) => ({ method: 'DELETE', path: `${ADMIN}/users/${part(id)}` }),
  },
];

const issuers: readonly Command[] = [
  {
    words: 'issuers list',
    summary: 'list issuers',
    options: [['--status <status>', 'such as PENDING_APPROVAL'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: '/api/v1/issuers',
      query: { status: text(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['NAME', 'name'],
      ['STATUS', 'status'],
      ['MODE', 'signing_mode'],
      ['COUNTRY', 'country_code'],
      ['SINCE', 'created_at'],
      ['DID', 'did'],
    ],
  },
  ...(['approve', 'reject'] as const).map((decision) => ({
    words: `issuers ${decision} <did>`,
    summary: `${decision} an issuer that waits`,
    options: [reason],
    ask: ({ did, reason: why }: Values): Ask => ({
      method: 'POST',
      path: `/api/v1/issuers/${part(did)}/${decision}`,
      body: sent({ reason: why }),
    }),
  })),
  {
    words: 'issuers status <did> <status>',
    summary: 'set any status, such as SUSPENDED',
    options: [reason],
    ask: ({ did, status, reason: why }) => ({
      method: 'POST',
      path: `/api/v1/issuers/${part(did)}/status`,
      body: sent({ status, reason: why }),
    }),
  },
];

const custodians = ['--custodians', 'cases of custodians instead of issuers'] as const;
const casesOf = ({ custodians: ofCustodians }: Values) =>
  `${ADMIN}/${ofCustodians ? 'custodian' : 'issuer'}-onboarding/cases`;
const decideCase = (verb: string, summary: string, field: 'reason' | 'message' | 'assignee_id'): Command => ({
  words: `onboarding ${verb} <case>`,
  summary,
  options: [
    field === 'message'
      ? ['--message <text>', 'what the applicant is asked, by e-mail']
      : field === 'reason'
        ? reason
        : ['--to <user>', 'id of an administrator; unless given, yourself'],
    custodians,
  ],
  ask: (given) => ({
    method: 'POST',
    path: `${casesOf(given)}/${part(given['case'])}/${verb}`,
    body: sent({ [field]: given[field === 'assignee_id' ? 'to' : field] }),
  }),
});
const onboarding: readonly Command[] = [
  {
    words: 'onboarding list',
    summary: 'list onboarding cases',
    options: [
      ['--stage <stage>', 'such as SUBMITTED'],
      ['--assigned-to <user>', 'id of an administrator'],
      custodians,
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: casesOf(given),
      query: { stage: text(given['stage']), assigned_to: text(given['assignedTo']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['CASE', 'case_id'],
      ['APPLICANT', 'applicant.name'],
      ['STAGE', 'stage'],
      ['DUE', 'due_at'],
      ['ASSIGNED TO', 'assigned_to'],
      ['STATUS', 'applicant.status'],
    ],
  },
  {
    words: 'onboarding show <case>',
    summary: 'show a case with its checklist and notes',
    options: [custodians],
    ask: (given) => ({ method: 'GET', path: `${casesOf(given)}/${part(given['case'])}` }),
  },
  decideCase('assign', 'take a case, or give it to a colleague', 'assignee_id'),
  decideCase('request-info', 'ask the applicant something', 'message'),
  decideCase('approve', 'approve the applicant', 'reason'),
  decideCase('reject', 'reject the applicant', 'reason'),
  {
    words: 'onboarding check <case> <item> <state>',
    summary: 'tick an item of the checklist: OPEN, MET or WAIVED',
    options: [['--note <text>', 'how it was checked'], custodians],
    ask: (given) => ({
      method: 'PATCH',
      path: `${casesOf(given)}/${part(given['case'])}/checklist`,
      body: { items: [sent({ item: given['item'], state: given['state'], note: given['note'] })] },
    }),
  },
];

const config: readonly Command[] = [
  {
    words: 'config list',
    summary: 'list settings',
    options: [['--prefix <text>', 'beginning of the key'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/config`,
      query: { prefix: text(given['prefix']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['KEY', 'key'],
      ['VALUE', 'value'],
      ['SOURCE', 'source'],
      ['CHANGED', 'updated_at'],
      ['MEANING', 'description'],
    ],
  },
  {
    words: 'config get <key>',
    summary: 'show a setting',
    ask: ({ key }) => ({ method: 'GET', path: `${ADMIN}/config/${part(key)}` }),
  },
  {
    words: 'config set <key> <value>',
    summary: 'change a setting; the value is JSON, or else a text',
    options: [
      ['--secret', 'seal it, and never show it again'],
      ['--description <text>', 'what it is for'],
    ],
    ask: ({ key, value, secret, description }) => ({
      method: 'PUT',
      path: `${ADMIN}/config/${part(key)}`,
      body: sent({
        value: jsonOrText(String(value)),
        is_secret: secret === true ? true : undefined,
        description,
      }),
    }),
  },
  {
    words: 'config unset <key>',
    summary: 'take a setting back to what the environment says',
    ask: ({ key }) => ({ method: 'PUT', path: `${ADMIN}/config/${part(key)}`, body: { value: null } }),
  },
  {
    words: 'config history <key>',
    summary: 'show who changed a setting, and when',
    options: [...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/config/${part(given['key'])}/history`,
      query: page(given),
    }),
    rows: 'items',
    columns: [
      ['WHEN', 'changed_at'],
      ['BY', 'changed_by'],
      ['WHAT', 'action'],
      ['FROM', 'from'],
      ['TO', 'to'],
    ],
  },
];

const audit: readonly Command[] = [
  {
    words: 'audit list',
    summary: 'list the audit trail, newest first',
    options: [
      ['--status <status>', 'SUCCESS, DENIED or FAILED'],
      ['--search <text>', 'text in any field'],
      ['--action <action>', 'such as issuer.approved'],
      ['--actor <id>', 'id of who acted'],
      ['--subject <id>', 'id of what it was about'],
      ['--source <chain>', "the unit's chain, such as admin"],
      ['--from <instant>', 'ISO 8601, included'],
      ['--to <instant>', 'ISO 8601, excluded'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/audit-logs`,
      query: {
        status: text(given['status']),
        search: text(given['search']),
        action: text(given['action']),
        actor_id: text(given['actor']),
        subject_id: text(given['subject']),
        source: text(given['source']),
        from: text(given['from']),
        to: text(given['to']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['WHEN', 'occurred_at'],
      ['ACTION', 'action'],
      ['STATUS', 'status'],
      ['ACTOR', 'actor.type'],
      ['ACTOR ID', 'actor.id'],
      ['SUBJECT', 'subject.type'],
      ['SUBJECT ID', 'subject.id'],
    ],
  },
  {
    words: 'audit show <id>',
    summary: 'show one entry',
    ask: ({ id }) => ({ method: 'GET', path: `${ADMIN}/audit-logs/${part(id)}` }),
  },
  {
    words: 'audit heads',
    summary: 'list the signed heads of the chains, newest first',
    options: [...PAGE],
    ask: (given) => ({ method: 'GET', path: `${ADMIN}/audit-logs/heads`, query: page(given) }),
    rows: 'items',
    columns: [
      ['NUMBER', 'number'],
      ['WHEN', 'at'],
      ['HASH', 'hash'],
    ],
  },
  {
    words: 'audit sign-heads',
    summary: 'sign the heads of all chains now',
    ask: () => ({ method: 'POST', path: `${ADMIN}/audit-logs/heads` }),
  },
];

const federated: readonly Command[] = [
  {
    words: 'federated list',
    summary: 'list issuers that live at did:web addresses',
    options: [['--status <status>', 'such as TRUSTED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/federated-issuers`,
      query: { status: text(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['ID', 'federated_issuer_id'],
      ['NAME', 'name'],
      ['STATUS', 'status'],
      ['RESOLVED', 'resolve_status'],
      ['LAST', 'last_resolved_at'],
      ['DID', 'did'],
    ],
  },
  {
    words: 'federated show <id>',
    summary: 'show one with its keys',
    ask: ({ id }) => ({ method: 'GET', path: `${ADMIN}/federated-issuers/${part(id)}` }),
  },
  {
    words: 'federated add <did> <name>',
    summary: 'propose an issuer; its document is fetched at once',
    ask: ({ did, name }) => ({ method: 'POST', path: `${ADMIN}/federated-issuers`, body: { did, name } }),
  },
  {
    words: 'federated status <id> <status>',
    summary: 'verify, trust or suspend',
    options: [reason, ['--accept-document', 'pin the keys of a changed document']],
    ask: ({ id, status, reason: why, acceptDocument }) => ({
      method: 'POST',
      path: `${ADMIN}/federated-issuers/${part(id)}/status`,
      body: sent({ status, reason: why, accept_document: acceptDocument === true ? true : undefined }),
    }),
  },
  {
    words: 'federated refresh <id>',
    summary: 'fetch the document again',
    ask: ({ id }) => ({ method: 'POST', path: `${ADMIN}/federated-issuers/${part(id)}/refresh`, body: {} }),
  },
  {
    words: 'federated remove <id>',
    summary: 'remove for good',
    ask: ({ id }) => ({ method: 'DELETE', path: `${ADMIN}/federated-issuers/${part(id)}` }),
  },
];

const watch: readonly Command[] = [
  {
    words: 'integrity scan',
    summary: 'check stored credentials again, in the background',
    options: [['--issuer <did>', 'only those of one issuer']],
    ask: ({ issuer }) => ({
      method: 'POST',
      path: `${ADMIN}/claim-integrity/scans`,
      body: sent({ issuer_did: issuer }),
    }),
  },
  {
    words: 'integrity scans',
    summary: 'list scans with their progress',
    options: [...PAGE],
    ask: (given) => ({ method: 'GET', path: `${ADMIN}/claim-integrity/scans`, query: page(given) }),
    rows: 'items',
    columns: [
      ['SCAN', 'scan_id'],
      ['STATUS', 'status'],
      ['CHECKED', 'progress.checked'],
      ['TOTAL', 'progress.total'],
      ['FINDINGS', 'progress.findings'],
      ['ASKED FOR', 'requested_at'],
    ],
  },
  {
    words: 'integrity findings',
    summary: 'list what scans found',
    options: [
      ['--status <status>', 'such as OPEN'],
      ['--kind <kind>', 'such as HASH_MISMATCH'],
      ['--severity <severity>', 'LOW, MEDIUM or HIGH'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/claim-integrity/findings`,
      query: {
        status: text(given['status']),
        kind: text(given['kind']),
        severity: text(given['severity']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['FINDING', 'finding_id'],
      ['KIND', 'kind'],
      ['SEVERITY', 'severity'],
      ['STATUS', 'status'],
      ['SUBJECT', 'subject.type'],
      ['SUBJECT ID', 'subject.id'],
    ],
  },
  {
    words: 'integrity resolve <finding> <status>',
    summary: 'say what became of a finding: ACKNOWLEDGED, RESOLVED or FALSE_POSITIVE',
    options: [['--note <text>', 'what was found out']],
    ask: ({ finding, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/claim-integrity/findings/${part(finding)}`,
      body: sent({ status, note }),
    }),
  },
  {
    words: 'anomalies list',
    summary: 'list what looks unusual',
    options: [['--status <status>', 'such as OPEN'], ['--rule <rule>', 'such as ISSUE_RATE_SPIKE'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/anomalies`,
      query: { status: text(given['status']), rule: text(given['rule']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['ANOMALY', 'anomaly_id'],
      ['RULE', 'rule'],
      ['STATUS', 'status'],
      ['OBSERVED', 'observed'],
      ['BASELINE', 'baseline'],
      ['SUBJECT', 'subject.type'],
      ['SUBJECT ID', 'subject.id'],
    ],
  },
  {
    words: 'anomalies resolve <anomaly> <status>',
    summary: 'say what became of an anomaly: INVESTIGATING, CONFIRMED or DISMISSED',
    options: [['--note <text>', 'what was found out']],
    ask: ({ anomaly, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/anomalies/${part(anomaly)}`,
      body: sent({ status, note }),
    }),
  },
];

const platform: readonly Command[] = [
  {
    words: 'health',
    summary: 'see how every part of the platform stands',
    ask: () => ({ method: 'GET', path: '/api/v1/system-health' }),
    rows: 'components',
    columns: COMPONENTS,
  },
  {
    words: 'stats',
    summary: 'count issuers, credentials and verifications',
    options: [
      ['--from <day>', 'ISO 8601, included'],
      ['--to <day>', 'ISO 8601, excluded'],
      ['--top <n>', 'issuers and types to show'],
    ],
    ask: ({ from, to, top }) => ({
      method: 'GET',
      path: `${ADMIN}/network-stats`,
      query: { from: text(from), to: text(to), top: text(top) },
    }),
  },
  {
    words: 'logs services',
    summary: 'list the services whose logs can be followed',
    ask: () => ({ method: 'GET', path: `${ADMIN}/system-logs/services` }),
    rows: 'services',
    columns: [
      ['SERVICE', 'name'],
      ['STATE', 'state'],
    ],
  },
  {
    words: 'demo status',
    summary: 'see whether there is a demonstration',
    ask: () => ({ method: 'GET', path: '/api/v1/demo-mode' }),
  },
  ...([true, false] as const).map((enabled) => ({
    words: `demo ${enabled ? 'on' : 'off'}`,
    summary: enabled ? 'make a small demonstration world' : 'remove it again',
    ask: (): Ask => ({ method: 'PUT', path: '/api/v1/demo-mode', body: { enabled } }),
  })),
];

/** Every command that is one request; the others are in sign-in.ts, logs.ts and audit-files.ts. */
export const COMMANDS: readonly Command[] = [
  ...platform,
  ...users,
  ...issuers,
  ...onboarding,
  ...federated,
  ...watch,
  ...config,
  ...audit,
];

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
