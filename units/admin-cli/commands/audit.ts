import { ADMIN, type Command, PAGE, page, part, text } from './command.ts';

/** The audit trail, but for its files: audit-files.ts has those. */
export const auditCommands: readonly Command[] = [
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
