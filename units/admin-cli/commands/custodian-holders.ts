import type { Ask } from '../client.ts';
import { type Command, PAGE, page, part, sent, text, type Values, word } from './command.ts';

const CUSTODIAN = '/api/v1/custodian';
const FOR_GOOD = 'is revoked for good: every verification says so from now on.';

const RESPONSE = [['--response <text>', 'what the holder reads, 3 to 2000 characters']] as const;

/** What custodians have to do with the people of their records; for their members, who sign in with `custodian login`. */
export const custodianHolderCommands: readonly Command[] = [
  {
    words: 'custodian requests list',
    as: 'custodian',
    summary: 'list what holders ask, newest first',
    options: [
      ['--status <status>', 'PENDING, APPROVED or REJECTED'],
      ['--type <type>', 'REISSUE, REVOKE, UPDATE or DOWNLOAD'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${CUSTODIAN}/requests`,
      query: { status: word(given['status']), request_type: word(given['type']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['ASKED', 'request_type'],
      ['CREDENTIAL', 'credential_type'],
      ['HOLDER', 'holder_name'],
      ['STATUS', 'status'],
      ['SINCE', 'submitted_at'],
      ['ID', 'request_id'],
    ],
  },
  {
    words: 'custodian requests approve <request>',
    as: 'custodian',
    summary: 'approve what a holder asks, with effect',
    options: RESPONSE,
    warning: async () => `Where the holder asks to revoke a credential, it ${FOR_GOOD}`,
    ask: (given) => decided('approve', given),
  },
  {
    words: 'custodian requests reject <request>',
    as: 'custodian',
    summary: 'reject what a holder asks',
    options: RESPONSE,
    ask: (given) => decided('reject', given),
  },
  {
    words: 'custodian invites list',
    as: 'custodian',
    summary: 'list whom you have invited, newest first, with the wallets of those who have accepted',
    options: PAGE,
    ask: (given) => ({ method: 'GET', path: `${CUSTODIAN}/invites`, query: page(given) }),
    rows: 'items',
    columns: [
      ['NAME', 'name'],
      ['E-MAIL', 'email'],
      ['STATUS', 'status'],
      ['WALLET', 'holder_did'],
      ['ID', 'invite_id'],
    ],
  },
  {
    words: 'custodian invites send',
    as: 'custodian',
    summary: 'invite the person of a record to open a wallet',
    options: [
      ['--name <name>', 'the name of the person', 'needed'],
      ['--email <address>', 'where the letter goes', 'needed'],
      ['--message <text>', 'what else the letter says'],
    ],
    ask: ({ name, email, message }) => ({
      method: 'POST',
      path: `${CUSTODIAN}/invites`,
      body: sent({ name, email, message: text(message) }),
    }),
  },
  {
    words: 'custodian supersede <credential> <successor>',
    as: 'custodian',
    summary: 'replace a credential by that of the corrected record, for the same holder',
    ask: ({ credential, successor }) => ({
      method: 'POST',
      path: `/api/v1/credentials/${part(credential)}/supersede`,
      body: { new_credential_id: successor },
    }),
  },
  {
    words: 'custodian revoke <credential>',
    as: 'custodian',
    summary: 'revoke a credential that you have issued',
    options: [['--reason <text>', 'why; your people read it, and nobody who verifies', 'needed']],
    warning: async () => `The credential ${FOR_GOOD}`,
    ask: ({ credential, reason }) => ({
      method: 'POST',
      path: `/api/v1/credentials/${part(credential)}/revoke`,
      body: { reason },
    }),
  },
];

function decided(decision: 'approve' | 'reject', { request, response }: Values): Ask {
  return {
    method: 'POST',
    path: `${CUSTODIAN}/requests/${part(request)}/${decision}`,
    body: sent({ response }),
  };
}
