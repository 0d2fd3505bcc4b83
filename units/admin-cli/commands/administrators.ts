import type { Column } from '../screen.ts';
import { ADMIN, type Command, PAGE, page, part, sent, text } from './command.ts';

const USERS: readonly Column[] = [
  ['ID', 'id'],
  ['E-MAIL', 'email'],
  ['NAME', 'display_name'],
  ['ROLE', 'role'],
  ['STATUS', 'status'],
  ['LAST SIGN-IN', 'last_login_at'],
];
/** Administrators. */
export const usersCommands: readonly Command[] = [
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
