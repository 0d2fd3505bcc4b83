import { ADMIN, type Command, PAGE, page, part, text, word } from './command.ts';

/** The audit trail, but for its files: audit-files.ts has those. */
export const auditCommands: readonly Command[] = [
  {
    words: 'audit list',
    summary: 'list the audit trail, newest first',
    options: [
      ['--status <status>', 'SUCCESS, DENIED or FAILED'],
      ['--search <text>', 'text in action, source, reason, ids or role, in the newest 3,000 entries'],
      ['--action <action>', 'such as issuer.approved'],
      ['--actor <id>', 'id of who acted; for an administrator also the e-mail address'],
      ['--subject <id>', 'id of what it was about'],
      ['--correlation <id>', 'id of the request, as a refusal tells it at its end'],
      ['--source <chain>', "the unit's chain, such as admin"],
      ['--from <instant>', 'ISO 8601, included'],
      ['--to <instant>', 'ISO 8601, excluded'],
      ...PAGE,
    ],
    administrators: ['actor'],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/audit-logs`,
      query: {
        status: word(given['status']),
        search: text(given['search']),
        action: text(given['action']),
        actor_id: text(given['actor']),
        subject_id: text(given['subject']),
        correlation_id: text(given['correlation']),
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
      ['SUBJECT', 'subject.type'],
      ['ACTOR ID', 'actor.id'],
      ['SUBJECT ID', 'subject.id'],
      ['ENTRY', 'audit_id'],
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
