import type { Ask } from '../client.ts';
import { ADMIN, type Command, PAGE, page, part, text, type Values, word } from './command.ts';

const VERIFIERS = `${ADMIN}/verifiers`;
const why = ['--reason <text>', 'why; its people read it', 'needed'] as const;

/** Organizations that verify in their own name. */
export const verifiersCommands: readonly Command[] = [
  {
    words: 'verifiers list',
    summary: 'list verifiers',
    options: [
      ['--status <status>', 'PENDING_EMAIL, ACTIVE, SUSPENDED or CLOSED'],
      ['--name <text>', 'only those with a word in their name that begins so'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: VERIFIERS,
      query: { status: word(given['status']), name: text(given['name']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['NAME', 'name'],
      ['STATUS', 'status'],
      ['SECTOR', 'sector'],
      ['COUNTRY', 'country_code'],
      ['LISTED', 'public_listing'],
      ['SINCE', 'created_at'],
      ['ID', 'verifier_id'],
    ],
  },
  {
    words: 'verifiers show <verifier-id>',
    summary: 'show a verifier',
    ask: ({ verifierId }) => ({ method: 'GET', path: `${VERIFIERS}/${part(verifierId)}` }),
  },
  ...(['suspend', 'close'] as const).map((step) => ({
    words: `verifiers ${step} <verifier-id>`,
    summary: step === 'suspend' ? 'suspend a verifier at once' : 'close a verifier for good',
    options: [why],
    ...(step === 'close' && {
      warning: async () => 'Its API keys, its requests and the data of its people go for good.',
    }),
    ask: ({ verifierId, reason }: Values): Ask => ({
      method: 'POST',
      path: `${VERIFIERS}/${part(verifierId)}/${step}`,
      body: { reason },
    }),
  })),
  {
    words: 'verifiers reactivate <verifier-id>',
    summary: 'let a suspended verifier work again',
    ask: ({ verifierId }) => ({ method: 'POST', path: `${VERIFIERS}/${part(verifierId)}/reactivate` }),
  },
];
