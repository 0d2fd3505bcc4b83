import { type Command, PAGE, page, part, text, word } from './command.ts';

const CUSTODIAN = '/api/v1/custodian';
const ATTESTATIONS = `${CUSTODIAN}/attestations`;
const WORKFORCE = `${CUSTODIAN}/workforce`;

/** What custodians keep and vouch for; for their members, who sign in with `custodian login`. */
export const custodianCommands: readonly Command[] = [
  {
    words: 'custodian intake status [intake]',
    as: 'custodian',
    summary: 'list files of records, newest first, or show how one stands',
    options: [['--status <status>', 'such as READY_FOR_REVIEW'], ...PAGE],
    ask: ({ intake, ...given }) =>
      intake === undefined
        ? {
            method: 'GET',
            path: `${CUSTODIAN}/intake`,
            query: { status: word(given['status']), ...page(given) },
          }
        : { method: 'GET', path: `${CUSTODIAN}/intake/${part(intake)}` },
    isOfOne: ({ intake }) => intake !== undefined,
    rows: 'items',
    columns: [
      ['FILE', 'file.name'],
      ['KIND', 'record_kind'],
      ['STATUS', 'status'],
      ['ROWS', 'rows'],
      ['VALID', 'counts.valid'],
      ['INVALID', 'counts.invalid'],
      ['APPROVED', 'counts.approved'],
      ['ISSUED', 'counts.issued'],
      ['ID', 'intake_id'],
    ],
  },
  {
    words: 'custodian review list',
    as: 'custodian',
    summary: 'list records, file by file as they came',
    options: [
      ['--intake <id>', 'only those of one file'],
      ['--status <status>', 'such as PENDING_REVIEW'],
      ['--assigned-to <member>', 'only those that somebody is to decide, by the id'],
      ['--search <text>', 'words that begin words of a name'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${CUSTODIAN}/records`,
      query: {
        intake_id: text(given['intake']),
        status: word(given['status']),
        assigned_to: text(given['assignedTo']),
        q: text(given['search']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['ROW', 'row_number'],
      ['NAME', 'normalized.holder_name'],
      ['FAMILY NAME', 'normalized.family_name'],
      ['TYPE', 'normalized.credential_type'],
      ['STATUS', 'status'],
      ['ID', 'record_id'],
    ],
  },
  {
    words: 'custodian attestations list',
    as: 'custodian',
    summary: 'list what was vouched for, newest first',
    options: [['--status <status>', 'VALID or WITHDRAWN'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: ATTESTATIONS,
      query: { status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['STATEMENT', 'statement_template'],
      ['RECORDS', 'record_count'],
      ['ISSUED', 'issued_count'],
      ['STATUS', 'status'],
      ['SIGNED', 'signed_at'],
      ['ID', 'attestation_id'],
    ],
  },
  {
    words: 'custodian workforce status',
    as: 'custodian',
    summary: 'list how your people stand, or stood at the end of a day',
    options: [
      ['--as-of <day>', 'a day in UTC such as 2026-03-01'],
      ['--status <status>', 'such as MISSING'],
      ['--member <id>', 'only one of them'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${WORKFORCE}/status`,
      query: {
        as_of: text(given['asOf']),
        status: word(given['status']),
        member_id: text(given['member']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['NUMBER', 'member.employee_ref'],
      ['NAME', 'member.name'],
      ['REQUIREMENT', 'requirement.name'],
      ['STATUS', 'status'],
      ['EXPIRES', 'expires_at'],
      ['SINCE', 'valid_from'],
    ],
  },
  {
    words: 'custodian workforce imports list',
    as: 'custodian',
    summary: 'list imports of people, newest first',
    options: PAGE,
    ask: (given) => ({ method: 'GET', path: `${WORKFORCE}/imports`, query: page(given) }),
    rows: 'items',
    columns: [
      ['FILE', 'file_name'],
      ['STATUS', 'status'],
      ['DONE', 'counts.done'],
      ['ERRORS', 'error_count'],
      ['SINCE', 'created_at'],
      ['ID', 'import_id'],
    ],
  },
  {
    words: 'custodian workforce imports show <id>',
    as: 'custodian',
    summary: 'show an import of people',
    ask: ({ id }) => ({ method: 'GET', path: `${WORKFORCE}/imports/${part(id)}` }),
  },
];
