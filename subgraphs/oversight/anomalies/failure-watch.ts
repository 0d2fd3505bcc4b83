import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import { hourOf, hoursFrom } from './anomaly.ts';
import type { HourlyCounts } from './hourly-counts.ts';
import type { VerificationFailures, WatchedOrganizations } from './ports.ts';
import type { RaiseAnomaly } from './raise.ts';
import { BASELINE_HOURS, thresholdOf } from './rules.ts';

/** Asks the verification engine for failures since the last time, and raises what is unusual. */
export function createFailureWatch(deps: {
  counts: HourlyCounts;
  failures: VerificationFailures;
  organizations: WatchedOrganizations;
  raise: RaiseAnomaly;
  now: Clock;
}) {
  const { counts, failures, organizations, raise, now } = deps;
  let askedIn: Date | undefined;

  return async (): Promise<void> => {
    const context = newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
    const at = now();
    const earliest = hoursFrom(hourOf(at), -BASELINE_HOURS);
    // The hour of the last question was not over then: it is counted again, as a whole.
    const since = askedIn ?? (await counts.latestHour('VERIFY_FAILED')) ?? earliest;
    const from = since > earliest ? since : earliest;
    const rows = await failures.countsSince(from, at, context);
    for (const { issuerDid, hour, failures: count } of rows)
      await counts.set({ kind: 'VERIFY_FAILED', subjectId: issuerDid, hour, count });
    for (const { issuerDid, hour, failures: observed } of rows) {
      if (observed < thresholdOf('VERIFY_FAILURE_SPIKE', 0)) continue;
      const baseline = await counts.meanBefore('VERIFY_FAILED', issuerDid, hour);
      if (observed < thresholdOf('VERIFY_FAILURE_SPIKE', baseline)) continue;
      const subject = await organizations.byDid(issuerDid, context);
      if (!subject || (await organizations.isDemo(subject, context))) continue;
      await raise(
        {
          rule: 'VERIFY_FAILURE_SPIKE',
          subject,
          observed,
          baseline,
          window: 'PT1H',
          windowStart: hour,
          // Verifications change nothing, so the trail does not tell of them.
          evidence: [],
        },
        context,
      );
    }
    askedIn = hourOf(at);
  };
}
