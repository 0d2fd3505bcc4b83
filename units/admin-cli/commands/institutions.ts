import type { Ask } from '../client.ts';
import type { Row } from '../screen.ts';
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

/** Institutions that issue. */
export const issuersCommands: readonly Command[] = [
  {
    words: 'issuers list',
    summary: 'list issuers',
    options: [['--status <status>', 'PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: '/api/v1/issuers',
      query: { status: word(given['status']), ...page(given) },
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
    summary: 'set any status: PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED',
    options: [reason],
    warning: async ({ status }) =>
      word(status) === 'REVOKED'
        ? 'Every credential of this issuer fails its verification from now on.'
        : undefined,
    ask: ({ did, status, reason: why }) => ({
      method: 'POST',
      path: `/api/v1/issuers/${part(did)}/status`,
      body: sent({ status: word(status), reason: why }),
    }),
  },
];

const custodians = ['--custodians', 'cases of custodians instead of issuers'] as const;
const casesOf = ({ custodians: ofCustodians }: Values) =>
  `${ADMIN}/${ofCustodians ? 'custodian' : 'issuer'}-onboarding/cases`;
/** A step of a case, with what the one option of it becomes in the body. */
const step = (
  verb: string,
  summary: string,
  option: CommandOption,
  bodyOf: (given: Values) => Row,
): Command => ({
  words: `onboarding ${verb} <case>`,
  summary,
  options: [option, custodians],
  ask: (given) => ({
    method: 'POST',
    path: `${casesOf(given)}/${part(given['case'])}/${verb}`,
    body: sent(bodyOf(given)),
  }),
});
/** Their applications. */
export const onboardingCommands: readonly Command[] = [
  {
    words: 'onboarding list',
    summary: 'list onboarding cases',
    options: [
      ['--stage <stage>', 'SUBMITTED, UNDER_REVIEW, INFO_REQUESTED, APPROVED or REJECTED'],
      ['--assigned-to <administrator>', 'id or e-mail address'],
      ['--overdue', 'only open ones past their due date'],
      ['--search <text>', 'text in the name, DID, contact address or website; or the id of the case'],
      custodians,
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: casesOf(given),
      query: {
        stage: word(given['stage']),
        assigned_to: text(given['assignedTo']),
        overdue: given['overdue'] === true ? 'true' : undefined,
        q: text(given['search']),
        ...page(given),
      },
    }),
    administrators: ['assignedTo'],
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
  {
    ...step(
      'assign',
      'take a case, or give it to a colleague',
      ['--to <administrator>', 'id or e-mail address of an ADMIN or OPERATOR (unless given: yourself)'],
      ({ to }) => ({ assignee_id: to }),
    ),
    administrators: ['to'],
  },
  step(
    'request-info',
    'ask the applicant something',
    ['--message <text>', 'what the applicant is asked, by e-mail', 'needed'],
    ({ message }) => ({ message }),
  ),
  step('approve', 'approve the applicant, who is told by e-mail', reason, ({ reason: why }) => ({
    reason: why,
  })),
  step(
    'reject',
    'reject the applicant, who is told by e-mail',
    ['--reason <text>', 'why; it goes to the applicant and to the audit trail', 'needed'],
    ({ reason: why }) => ({ reason: why }),
  ),
  {
    words: 'onboarding check <case> <item> <state>',
    summary: 'tick an item of the checklist, such as LEGAL_NAME: OPEN, MET or WAIVED',
    options: [['--note <text>', 'how it was checked'], custodians],
    ask: (given) => ({
      method: 'PATCH',
      path: `${casesOf(given)}/${part(given['case'])}/checklist`,
      body: {
        items: [sent({ item: word(given['item']), state: word(given['state']), note: given['note'] })],
      },
    }),
  },
];

const REMOVAL = 'The issuer is removed for good, and its credentials fail their verification from now on.';

/** Those that live at did:web addresses. */
export const federatedCommands: readonly Command[] = [
  {
    words: 'federated list',
    summary: 'list issuers that live at did:web addresses',
    options: [['--status <status>', 'PROPOSED, VERIFIED, TRUSTED, SUSPENDED or REMOVED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/federated-issuers`,
      query: { status: word(given['status']), ...page(given) },
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
    summary: 'set the next status: VERIFIED, TRUSTED, SUSPENDED or REMOVED',
    options: [
      [...reason, 'needed'],
      ['--accept-document', 'pin the keys of a changed document'],
      ['--document-hash <hash>', 'accept only this one: the pending_document_hash that you read'],
    ],
    warning: async ({ status }) => (word(status) === 'REMOVED' ? REMOVAL : undefined),
    ask: ({ id, status, reason: why, acceptDocument, documentHash }) => ({
      method: 'POST',
      path: `${ADMIN}/federated-issuers/${part(id)}/status`,
      body: sent({
        status: word(status),
        reason: why,
        accept_document: acceptDocument === true ? true : undefined,
        document_hash: documentHash,
      }),
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
    options: [reason],
    warning: async () => REMOVAL,
    ask: ({ id, reason: why }) => ({
      method: 'DELETE',
      path: `${ADMIN}/federated-issuers/${part(id)}`,
      query: { reason: text(why) },
    }),
  },
];
