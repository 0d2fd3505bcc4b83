import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { instant, parseInput } from '../../kernel/parse.ts';
import type { Verdict } from '../../kernel/verdict.ts';

import type { HourlyFailures } from './verification-event.ts';
import type { VerificationEventStore } from './verification-event-model.ts';

/** What a forged or altered document of a known issuer leads to. An expired or revoked credential is no failure of this kind. */
const FAILURES: readonly Verdict[] = ['INVALID_SIGNATURE', 'KEY_NOT_VALID_AT_SIGNING'];

const MAX_ROWS = 5000;

const countInput = z
  .strictObject({ from: instant, to: instant })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'give an instant later than from' });

/** Counts failed verifications for whoever watches over them: by issuer and hour, the latest hours first, at most 5000 rows. */
export function createFailureCounts({ events }: { events: Pick<VerificationEventStore, 'countByHour'> }) {
  return async (input: unknown, context: Context): Promise<readonly HourlyFailures[]> => {
    permit(context, 'stats.network');
    return events.countByHour(FAILURES, parseInput(countInput, input), MAX_ROWS);
  };
}
