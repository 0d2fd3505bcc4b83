import type { Column } from '../screen.ts';
import { ADMIN, type Command, PAGE, page, part, sent, text, type Values, word } from './command.ts';

const USERS: readonly Column[] = [
  ['ID', 'id'],
  ['E-MAIL', 'email'],
  ['NAME', 'display_name'],
  ['ROLE', 'role'],
  ['STATUS', 'status'],
  ['LAST SIGN-IN', 'last_login_at'],
];

/** What ends one's own sign-ins is asked about. */
const ofOneself = (warning: string) => async (given: Values, own: () => Promise<string>) =>
  given['administrator'] === (await own()) ? warning : undefined;
const whom = { administrators: ['administrator'] } as const;
const account = ({ administrator }: Values) => `${ADMIN}/users/${part(administrator)}`;

/** Administrators; they are named by id or by e-mail address. */
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
      ['--search <text>', 'text in the e-mail address or the name'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/users`,
      query: {
        role: word(given['role']),
        status: word(given['status']),
        search: text(given['search']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: USERS,
  },
  {
    words: 'users create <email>',
    summary: 'add an administrator; without --password one is made and shown once',
    options: [
      ['--name <name>', 'as colleagues see it (unless given: the e-mail address)'],
      ['--role <role>', 'ADMIN, OPERATOR or VIEWER (unless given: VIEWER)'],
      ['--password <password>', '12 to 256 characters; others on this machine may see it'],
    ],
    ask: ({ email, name, role = 'VIEWER', password }) => ({
      method: 'POST',
      path: `${ADMIN}/users`,
      body: sent({ email, display_name: name ?? email, role: word(role), password }),
    }),
  },
  {
    words: 'users role <administrator> <role>',
    summary: 'change what an administrator may do: ADMIN, OPERATOR or VIEWER; ends their sign-ins',
    ...whom,
    warning: ofOneself('This changes your own role and ends your sign-ins.'),
    ask: (given) => ({ method: 'PUT', path: `${account(given)}/role`, body: { role: word(given['role']) } }),
  },
  {
    words: 'users disable <administrator>',
    summary: 'keep an administrator out at once',
    ...whom,
    warning: ofOneself(
      'This is your own account: you are out at once, and only another ADMIN can let you in.',
    ),
    ask: (given) => ({ method: 'PUT', path: account(given), body: { status: 'DISABLED' } }),
  },
  {
    words: 'users enable <administrator>',
    summary: 'let an administrator in again',
    ...whom,
    ask: (given) => ({ method: 'PUT', path: account(given), body: { status: 'ACTIVE' } }),
  },
  {
    words: 'users remove <administrator>',
    summary: 'remove an administrator for good',
    ...whom,
    warning: async () => 'The account is removed for good.',
    ask: (given) => ({ method: 'DELETE', path: account(given) }),
  },
];
