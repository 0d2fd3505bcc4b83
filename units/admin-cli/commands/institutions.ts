import type { Ask } from '../client.ts';
import { ADMIN, type Command, PAGE, page, part, reason, sent, text, type Values } from './command.ts';

/** Institutions that issue. */
export const issuersCommands: readonly Command[] = [
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
/** Their applications. */
export const onboardingCommands: readonly Command[] = [
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

/** Those that live at did:web addresses. */
export const federatedCommands: readonly Command[] = [
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
    options: [
      reason,
      ['--accept-document', 'pin the keys of a changed document'],
      ['--document-hash <hash>', 'accept only this one: the pending_document_hash that you read'],
    ],
    ask: ({ id, status, reason: why, acceptDocument, documentHash }) => ({
      method: 'POST',
      path: `${ADMIN}/federated-issuers/${part(id)}/status`,
      body: sent({
        status,
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
    ask: ({ id }) => ({ method: 'DELETE', path: `${ADMIN}/federated-issuers/${part(id)}` }),
  },
];
