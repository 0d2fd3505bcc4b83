import { ADMIN, type Command, PAGE, page, part, sent, text } from './command.ts';

/** Settings that change while the platform runs. */
export const configCommands: readonly Command[] = [
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

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
