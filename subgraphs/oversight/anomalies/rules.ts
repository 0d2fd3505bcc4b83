import type { AnomalyRule } from './anomaly.ts';

interface Rule {
  /** Fewer than this never raise anything, so that small ones raise no false alarms. */
  readonly least: number;
  /** How many times what is usual; 1 where a rule knows no usual. */
  readonly factor: number;
  readonly says: string;
}

/** Every threshold there is. */
export const RULES = {
  ISSUE_RATE_SPIKE: {
    least: 100,
    factor: 10,
    says: 'An issuer or a custodian issued 100 credentials or more within one UTC hour, and ten times its mean of the 168 hours before.',
  },
  REVOCATION_SPIKE: {
    least: 20,
    factor: 10,
    says: 'An issuer or a custodian revoked 20 credentials or more within one UTC hour, and ten times its mean of the 168 hours before.',
  },
  VERIFY_FAILURE_SPIKE: {
    least: 20,
    factor: 10,
    says: '20 verifications or more within one UTC hour found no signature of the issuer or the custodian on a document in its name, and ten times its mean of the 168 hours before.',
  },
  LINK_SCRAPING: {
    least: 20,
    factor: 1,
    says: 'One network opened 20 links that do not exist within 10 minutes.',
  },
  NEW_KEY_THEN_BULK: {
    least: 50,
    factor: 5,
    says: 'An issuer or a custodian issued 50 credentials or more within 24 hours after it changed its key, and five times its mean day of the 7 days before.',
  },
  API_KEY_NEW_NETWORK: {
    least: 2,
    factor: 2,
    says: 'An API key issued from two networks or more on one UTC day, while it came from exactly one on each of the days that it issued on in the week before, at least three.',
  },
  FEDERATED_KEY_CHANGED: {
    least: 1,
    factor: 1,
    says: 'The keys of a federated issuer are not those that were pinned.',
  },
} as const satisfies Record<AnomalyRule, Rule>;

/** The hours whose mean is usual for a rate. */
export const BASELINE_HOURS = 7 * 24;
/** For how long after a change of key issuance counts as following it. */
export const AFTER_KEY_HOURS = 24;
/** On how many earlier days an API key must have issued before a second network is news. */
export const KNOWN_DAYS = 3;

/** The least count that raises a rule whose usual is `baseline`. */
export function thresholdOf(rule: AnomalyRule, baseline: number): number {
  const { least, factor }: Rule = RULES[rule];
  return Math.max(least, Math.ceil(factor * baseline));
}
