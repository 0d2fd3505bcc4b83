import { z } from 'zod';
import { AUDIT_STATUSES } from '../../../kernel/audit.ts';
import type { Feature } from '../assistant.ts';
import { plainLine } from './words.ts';

export interface AuditSearchAsked {
  readonly question: string;
}

/** Conditions that an administrator could have typed. */
export interface AuditSearchFilter {
  readonly status: (typeof AUDIT_STATUSES)[number] | null;
  readonly search: string | null;
}

const form = z.strictObject({
  status: z.enum(AUDIT_STATUSES).nullable(),
  search: z.string().max(1000).nullable(),
});

const MOST_CHARACTERS = 100;

/** What to search the audit trail for; nothing is searched by it. */
export const auditSearch: Feature<AuditSearchAsked, z.infer<typeof form>, AuditSearchFilter> = {
  name: 'AUDIT_NL_SEARCH',
  maxTokens: 400,
  form,
  prompt: ({ question }) => ({
    task: 'Turn a question about an audit trail into two conditions. `status` is how the deeds ended: SUCCESS, DENIED or FAILED, null for any. `search` is a word or two that entries contain, such as the name of a deed (`credential.issued`, `issuer.approved`) or an id from the question; null for none.',
    data: question,
  }),
  guard({ status, search }, _asked, veil) {
    const line = search === null ? undefined : plainLine(veil.lift(search), MOST_CHARACTERS);
    return status === null && line === undefined ? undefined : { status, search: line ?? null };
  },
};
