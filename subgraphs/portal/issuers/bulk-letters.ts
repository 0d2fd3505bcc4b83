import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { did, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { MemberStore } from '../../members/member-model.ts';
import { bulkLetter, TOLD_STATUSES } from './letters.ts';

const counted = z.int().min(0);
const tellInput = z.strictObject({
  letterId: z.string().min(1).max(100),
  jobId: uuid,
  issuerId: z.string().min(1).max(128),
  issuerDid: did,
  memberId: z.string().min(1).max(128),
  fileName: text(255),
  status: z.enum(TOLD_STATUSES),
  counts: z.strictObject({
    total: counted,
    issued: counted,
    invalid: counted,
    failed: counted,
    skipped: counted,
    awaitingHolder: counted,
    toSign: counted,
  }),
});

export type BulkLetters = ReturnType<typeof createBulkLetters>;

/** Letters to people of issuers about the jobs that they have started: for the unit that works these off. */
export function createBulkLetters(deps: {
  readonly members: Pick<MemberStore<'Viewer' | 'Operator' | 'Admin'>, 'ofTeam'>;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}) {
  const { members, ledger, idempotency, mailer, publicUrl } = deps;

  return {
    /** Tells the member, who may be one no more; once for each letter, although whoever asks may ask again after a crash. */
    async tell(input: unknown, context: Context): Promise<void> {
      permit(context, 'bulkIssuance.tell');
      const job = parseInput(tellInput, input);
      const member = await members.ofTeam(job.issuerId, job.memberId);
      if (member?.status !== 'ACTIVE') return;
      const once = { ...context, idempotencyKey: `bulk-letter-${job.letterId}` };
      await idempotency.run<true>(once, 'tellOfBulkJob', { letterId: job.letterId }, async (remember) => {
        const letter = mailer.letterWrite(bulkLetter(member.userName, job, publicUrl));
        await ledger.commit(context, { writes: [letter, ...remember(true)], audit: [] });
        return true;
      });
    },
  };
}
