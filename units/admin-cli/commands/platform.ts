import type { Ask } from '../client.ts';
import type { Column } from '../screen.ts';
import { ADMIN, type Command, text } from './command.ts';

const COMPONENTS: readonly Column[] = [
  ['COMPONENT', 'name'],
  ['KIND', 'kind'],
  ['STATUS', 'status'],
  ['MS', 'latency_ms'],
  ['SINCE', 'since'],
  ['PROBLEM', 'problem'],
];

/** How the platform stands. */
export const platformCommands: readonly Command[] = [
  {
    words: 'health',
    summary: 'see how every part of the platform stands',
    ask: () => ({ method: 'GET', path: `${ADMIN}/system-health` }),
    rows: (reply) => [reply['gateway'], reply['core_engine'], ...(reply['services'] as unknown[])],
    columns: COMPONENTS,
  },
  {
    words: 'stats',
    summary: 'count issuers, credentials and verifications',
    options: [
      ['--from <day>', 'ISO 8601, included'],
      ['--to <day>', 'ISO 8601, excluded'],
      ['--top <n>', 'issuers and types to show'],
    ],
    ask: ({ from, to, top }) => ({
      method: 'GET',
      path: `${ADMIN}/network-stats`,
      query: { from: text(from), to: text(to), top: text(top) },
    }),
  },
  {
    words: 'logs services',
    summary: 'list the services whose logs can be followed',
    ask: () => ({ method: 'GET', path: `${ADMIN}/system-logs/services` }),
    rows: 'services',
    columns: [
      ['SERVICE', 'name'],
      ['STATE', 'state'],
    ],
  },
  {
    words: 'demo status',
    summary: 'see whether there is a demonstration',
    ask: () => ({ method: 'GET', path: '/api/v1/demo-mode' }),
  },
  ...([true, false] as const).map((enabled) => ({
    words: `demo ${enabled ? 'on' : 'off'}`,
    summary: enabled ? 'make a small demonstration world' : 'remove it again',
    ask: (): Ask => ({ method: 'PUT', path: '/api/v1/demo-mode', body: { enabled } }),
  })),
];
