import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import { dayRange, dayRangeInput, utcDay } from '../../kernel/utc-day.ts';
import type { VerificationCountStore, VerificationCounts } from './verification-counts-model.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 400;
const MOST_ISSUERS = 100;

const rangeSchema = z.strictObject({
  ...dayRangeInput,
  issuers: optional(z.array(z.string()).max(MOST_ISSUERS, `name at most ${MOST_ISSUERS} issuers`)),
});

/** What the network's statistics ask of this domain. */
export interface VerificationNetworkStats extends VerificationCounts {
  /** Nothing that was verified until then is missing. */
  readonly asOf: Date;
}

/** Counts of verifications, kept beside the events and for longer; for the unit that puts statistics together. */
export function createVerificationStats({
  counts,
  settle,
  now,
}: {
  counts: Pick<VerificationCountStore, 'ofRange'>;
  /** Writes and counts the events that wait; until when nothing is missing, undefined when that is now. */
  settle: () => Promise<Date | undefined>;
  now: Clock;
}) {
  return async (input: unknown, context: Context): Promise<VerificationNetworkStats> => {
    permit(context, 'stats.network');
    const { issuers = [], ...given } = parseInput(rangeSchema, input);
    const at = now();
    const range = dayRange(given, utcDay(at), { span: DEFAULT_DAYS, most: MOST_DAYS });
    const asOf = (await settle()) ?? at;
    return { ...(await counts.ofRange(range, issuers)), asOf };
  };
}
