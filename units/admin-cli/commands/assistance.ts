import { ADMIN, type Command, PAGE, page, part, word } from './command.ts';

/** Which language models help with what, and what was asked of them; assistance-trial.ts tries them. */
export const assistanceCommands: readonly Command[] = [
  {
    words: 'assistance show',
    summary: 'show which language models help, and with what',
    ask: () => ({ method: 'GET', path: `${ADMIN}/assistance` }),
  },
  {
    words: 'assistance calls',
    summary: 'list what was asked of them, newest first',
    options: [
      ['--feature <feature>', 'such as SUPPORT_QA'],
      ['--status <status>', 'COMPLETED, UNAVAILABLE or FAILED'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/assistance/calls`,
      query: { feature: word(given['feature']), status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['WHEN', 'created_at'],
      ['FEATURE', 'feature'],
      ['STATUS', 'status'],
      ['REASON', 'reason'],
      ['MS', 'latency_ms'],
      ['TOKENS IN', 'prompt_tokens'],
      ['TOKENS OUT', 'completion_tokens'],
      ['FOR', 'owner_key'],
      ['CALL', 'call_id'],
    ],
  },
  {
    words: 'assistance call <id>',
    summary: 'show one of them, with its texts where they are kept',
    ask: ({ id }) => ({ method: 'GET', path: `${ADMIN}/assistance/calls/${part(id)}` }),
  },
];
