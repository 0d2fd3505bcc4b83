import { z } from 'zod';
import type { Ask } from '../client.ts';
import type { Column, Row } from '../screen.ts';
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
    rows: componentsOf,
    columns: COMPONENTS,
    closing: ({ status }) => `The platform is ${status}.`,
  },
  {
    words: 'stats',
    summary: 'count issuers, credentials and verifications',
    options: [
      ['--from <day>', 'ISO 8601, included'],
      ['--to <day>', 'ISO 8601, included; 400 days at most (unless given: the last 30)'],
      ['--top <n>', 'issuers and types to show, 1 to 100 (unless given: 10)'],
    ],
    ask: ({ from, to, top }) => ({
      method: 'GET',
      path: `${ADMIN}/network-stats`,
      query: { from: text(from), to: text(to), top: text(top) },
    }),
  },
  {
    words: 'stats recount',
    summary: 'count all credentials anew, in the background; stats tells the outcome as last_recount',
    ask: () => ({ method: 'POST', path: `${ADMIN}/network-stats/recount` }),
  },
  {
    words: 'logs services',
    summary: 'list the services whose logs can be followed',
    options: [['--environment <name>', 'remote: those of the other environment']],
    ask: ({ environment }) => ({
      method: 'GET',
      path: `${ADMIN}/system-logs/services`,
      query: { environment: text(environment) },
    }),
    rows: 'services',
    columns: [
      ['SERVICE', 'name'],
      ['STATE', 'state'],
    ],
    closing: ({ available, source }) =>
      available === true ? `Their lines come from the source ${source}.` : 'There is no source of log lines.',
  },
  {
    words: 'demo status',
    summary: 'see whether there is a demonstration',
    ask: () => ({ method: 'GET', path: '/api/v1/demo-mode' }),
  },
  {
    words: 'demo on',
    summary: 'make a small demonstration world',
    ask: () => switched(true),
  },
  {
    words: 'demo off',
    summary: 'remove it again',
    warning: async () => 'The demonstration is removed, with all that was done in it.',
    ask: () => switched(false),
  },
];

const switched = (enabled: boolean): Ask => ({ method: 'PUT', path: '/api/v1/demo-mode', body: { enabled } });

const component = z.looseObject({ name: z.string() });
const health = z.object({ gateway: component, core_engine: component, services: z.array(component) });

/** The Console's own view comes first; what Core Engine says of itself is left out. */
function componentsOf(reply: Row): readonly Row[] {
  const { gateway, core_engine: coreEngine, services } = health.parse(reply);
  const others = services.filter(({ name }) => name !== coreEngine.name);
  return [gateway, coreEngine, ...others];
}
