import type { MemberKindName } from '../member-kinds.ts';
import { type Command, PAGE, page, part, word } from './command.ts';

const REPORTS = '/api/v1/reports';

/** Reports, but for what reads or writes files: report-files.ts. `prefix` stands before the commands of members. */
function reportCommandsOf(prefix: string, as?: MemberKindName): readonly Command[] {
  const own = as ? { as } : {};
  return [
    {
      ...own,
      words: `${prefix}reports definitions`,
      summary: 'list the kinds of reports that you may run',
      ask: () => ({ method: 'GET', path: `${REPORTS}/definitions` }),
      rows: 'items',
      columns: [
        ['KIND', 'kind'],
        ['PERIOD', 'period'],
        ['TITLE', 'title'],
      ],
    },
    {
      ...own,
      words: `${prefix}reports list`,
      summary: 'list reports, newest first',
      options: [
        ['--kind <kind>', 'such as ISSUANCE_REGISTER'],
        ['--status <status>', 'such as COMPLETED'],
        ...PAGE,
      ],
      ask: (given) => ({
        method: 'GET',
        path: REPORTS,
        query: { kind: word(given['kind']), status: word(given['status']), ...page(given) },
      }),
      rows: 'items',
      columns: [
        ['REPORT', 'report_id'],
        ['KIND', 'kind'],
        ['FORMAT', 'format'],
        ['STATUS', 'status'],
        ['ROWS', 'row_count'],
        ['ERRORS', 'error_count'],
        ['ORDERED', 'created_at'],
      ],
    },
    {
      ...own,
      words: `${prefix}reports show <report>`,
      summary: 'show a report',
      ask: ({ report }) => ({ method: 'GET', path: `${REPORTS}/${part(report)}` }),
    },
    {
      ...own,
      words: `${prefix}reports cancel <report>`,
      summary: 'end a report that has not ended',
      ask: ({ report }) => ({ method: 'POST', path: `${REPORTS}/${part(report)}/cancel` }),
    },
    {
      ...own,
      words: `${prefix}reports delete <report>`,
      summary: 'take a report away that has ended, with its files',
      ask: ({ report }) => ({ method: 'DELETE', path: `${REPORTS}/${part(report)}` }),
      warning: async () => 'Its files are gone for good.',
    },
  ];
}

/** For administrators, and for members of institutions and custodians. */
export const reportCommands: readonly Command[] = [
  ...reportCommandsOf(''),
  ...reportCommandsOf('learners ', 'issuer'),
  ...reportCommandsOf('custodian ', 'custodian'),
];
