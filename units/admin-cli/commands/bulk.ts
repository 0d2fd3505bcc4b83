import { BULK, type Command, PAGE, page, part, word } from './command.ts';

/** Issuing for the rows of files; for members of issuers, who sign in with `learners login`. */
export const bulkCommands: readonly Command[] = [
  {
    words: 'bulk templates',
    as: 'issuer',
    summary: 'list the templates by which can be issued',
    options: [['--status <status>', 'DRAFT, PUBLISHED or ARCHIVED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: '/api/v1/portal/me/credential-templates',
      query: { status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['NAME', 'name'],
      ['TYPE', 'credential_type'],
      ['STATUS', 'status'],
      ['PUBLISHED', 'published_version'],
      ['ID', 'template_id'],
    ],
  },
  {
    words: 'bulk status [job]',
    as: 'issuer',
    summary: 'list jobs, newest first, or show how one stands',
    options: [['--status <status>', 'such as RUNNING'], ...PAGE],
    ask: ({ job, ...given }) =>
      job === undefined
        ? { method: 'GET', path: BULK, query: { status: word(given['status']), ...page(given) } }
        : { method: 'GET', path: `${BULK}/${part(job)}` },
    isOfOne: ({ job }) => job !== undefined,
    rows: 'items',
    columns: [
      ['FILE', 'file.name'],
      ['STATUS', 'status'],
      ['ROWS', 'rows'],
      ['VALID', 'counts.valid'],
      ['INVALID', 'counts.invalid'],
      ['ISSUED', 'counts.issued'],
      ['FAILED', 'counts.failed'],
      ['ID', 'job_id'],
    ],
  },
  {
    words: 'bulk rows <job>',
    as: 'issuer',
    summary: 'list the rows of a job, as they stand in the file',
    options: [['--status <status>', 'such as FAILED'], ...PAGE],
    ask: ({ job, ...given }) => ({
      method: 'GET',
      path: `${BULK}/${part(job)}/rows`,
      query: { status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['ROW', 'row_number'],
      ['STATUS', 'status'],
      ['HOLDER', 'holder_did'],
      ['CREDENTIAL', 'credential_id'],
    ],
  },
  {
    words: 'bulk pause <job>',
    as: 'issuer',
    summary: 'stop a job for now; what is being issued is finished',
    ask: ({ job }) => ({ method: 'POST', path: `${BULK}/${part(job)}/pause` }),
  },
  {
    words: 'bulk cancel <job>',
    as: 'issuer',
    summary: 'end a job for good; what was issued stays',
    warning: async () => 'What is not issued yet is skipped for good.',
    ask: ({ job }) => ({ method: 'POST', path: `${BULK}/${part(job)}/cancel` }),
  },
];
