import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import { dayOf, type Found, hourOf, hoursFrom } from './anomaly.ts';
import {
  type Counted,
  type HourlyCount,
  type HourlyCounts,
  KEPT_HOURS,
  type Tally,
} from './hourly-counts.ts';
import type { KeyChange, KeyChanges } from './key-changes.ts';
import type { KeyNetworks, NetworkDay } from './networks.ts';
import type { OrgActivity, Watched, WatchedOrganizations } from './ports.ts';
import type { RaiseAnomaly } from './raise.ts';
import { AFTER_KEY_HOURS, BASELINE_HOURS, KNOWN_DAYS, thresholdOf } from './rules.ts';

const COUNTED_ACTIONS: Readonly<Record<string, Counted>> = {
  'credential.issued': 'ISSUED',
  'credential.revoked': 'REVOKED',
};
/** What tells that the key of an organization has changed, and of which kind that is. */
const KEY_CHANGES: Readonly<Record<string, Watched['type']>> = {
  'issuer.key_rotated': 'Issuer',
  'custodian.key_rotated': 'Custodian',
};
const RATE_RULES = { ISSUED: 'ISSUE_RATE_SPIKE', REVOKED: 'REVOCATION_SPIKE' } as const;

/**
 * Watches what the trail tells of and raises what the rules find. Entries come at least once; each counts once. What is older than
 * any baseline counts no more.
 */
export function createTrailWatch(deps: {
  counts: HourlyCounts;
  networks: KeyNetworks;
  changes: KeyChanges;
  activity: OrgActivity;
  organizations: WatchedOrganizations;
  raise: RaiseAnomaly;
  now: Clock;
}) {
  const { counts, networks, changes, activity, organizations, raise, now } = deps;

  return async (entries: readonly AuditEntry[]): Promise<void> => {
    const horizon = hoursFrom(now(), -KEPT_HOURS);
    const recent = entries.filter(({ occurredAt, status }) => status === 'SUCCESS' && occurredAt > horizon);

    for (const entry of recent.filter(({ action }) => action === 'federated_issuer.key_changed'))
      await onFederatedKey(entry);
    for (const { action, auditId, subject, occurredAt } of recent) {
      const orgType = KEY_CHANGES[action];
      if (!orgType) continue;
      const change = { auditId, orgType, orgId: subject.id, changedAt: occurredAt };
      await changes.note(change);
      await onKeyChange(change);
    }
    for (const tally of talliesOf(recent)) {
      const count = await counts.add(tally);
      await onCount(count, tally.orgType);
    }
    for (const { apiKeyId, day, network } of usesOf(recent)) {
      const known = await networks.note(apiKeyId, day, network);
      if (known) await onNewNetwork(known);
    }
  };

  /** A count has grown: is it unusual, and does it follow a change of key? */
  async function onCount(count: HourlyCount, orgType: Watched['type']): Promise<void> {
    const { kind, subjectId, hour } = count;
    if (kind !== 'VERIFY_FAILED') await onRate(count, RATE_RULES[kind], orgType);
    if (kind !== 'ISSUED') return;
    // The hour may hold issuances before and after the change.
    for (const change of await changes.before(subjectId, hoursFrom(hour, 1))) await onKeyChange(change);
  }

  async function onRate(
    { kind, subjectId, hour, count, evidence }: HourlyCount,
    rule: (typeof RATE_RULES)[keyof typeof RATE_RULES],
    orgType: Watched['type'],
  ): Promise<void> {
    if (count < thresholdOf(rule, 0)) return;
    const baseline = await counts.meanBefore(kind, subjectId, hour);
    if (count < thresholdOf(rule, baseline)) return;
    await raiseOf({
      rule,
      subject: { type: orgType, id: subjectId },
      observed: count,
      baseline,
      window: 'PT1H',
      windowStart: hour,
      evidence,
    });
  }

  /** Whether a burst followed the change so far; asked when the change is known, and at each issuance that follows. */
  async function onKeyChange({ auditId, orgType, orgId, changedAt }: KeyChange): Promise<void> {
    const hour = hourOf(changedAt);
    const until = hoursFrom(changedAt, AFTER_KEY_HOURS);
    const week = await counts.total('ISSUED', orgId, hoursFrom(hour, -BASELINE_HOURS), hour);
    const baseline = (week * 24) / BASELINE_HOURS;
    const threshold = thresholdOf('NEW_KEY_THEN_BULK', baseline);
    // The hours are cheap to add up and never less than what followed; only the trail knows it exactly.
    if ((await counts.total('ISSUED', orgId, hour, until)) < threshold) return;
    const observed = await activity.countOfOrg(
      orgId,
      { action: 'credential.issued', from: changedAt, to: until },
      threshold,
    );
    if (observed < threshold) return;
    await raiseOf({
      rule: 'NEW_KEY_THEN_BULK',
      subject: { type: orgType, id: orgId },
      observed,
      baseline,
      window: 'PT24H',
      windowStart: changedAt,
      evidence: [auditId],
    });
  }

  async function onNewNetwork({ apiKeyId, day, networks: today }: NetworkDay): Promise<void> {
    if (today.length < thresholdOf('API_KEY_NEW_NETWORK', 1)) return;
    const before = await networks.weekBefore(apiKeyId, day);
    const wasOne = before.every(({ networks: then }) => then.length === 1);
    if (before.length < KNOWN_DAYS || !wasOne) return;
    await raiseOf({
      rule: 'API_KEY_NEW_NETWORK',
      subject: { type: 'ApiKey', id: apiKeyId },
      observed: today.length,
      baseline: 1,
      window: 'P1D',
      windowStart: day,
      evidence: today.map(({ auditId }) => auditId),
    });
  }

  async function onFederatedKey({ subject, occurredAt, auditId }: AuditEntry): Promise<void> {
    await raiseOf({
      rule: 'FEDERATED_KEY_CHANGED',
      subject: { type: 'FederatedIssuer', id: subject.id },
      observed: 1,
      baseline: 0,
      window: 'P1D',
      windowStart: dayOf(occurredAt),
      evidence: [auditId],
    });
  }

  async function raiseOf(found: Found): Promise<void> {
    const context = newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
    const { type, id } = found.subject;
    const isOrganization = type === 'Issuer' || type === 'Custodian';
    if (isOrganization && (await organizations.isDemo({ type, id }, context))) return;
    await raise(found, context);
  }
}

/** Entries that count, by what, whom and when, in the order of their chain. */
function talliesOf(
  entries: readonly AuditEntry[],
): readonly (Tally & { readonly orgType: Watched['type'] })[] {
  const tallies = new Map<string, Tally & { orgType: Watched['type']; entries: AuditEntry[] }>();
  for (const entry of entries) {
    const kind = COUNTED_ACTIONS[entry.action];
    if (!kind || !entry.org) continue;
    const hour = hourOf(entry.occurredAt);
    const key = `${kind}|${entry.org.id}|${hour.getTime()}`;
    const tally = tallies.get(key) ?? {
      kind,
      subjectId: entry.org.id,
      orgType: entry.org.type === 'CUSTODIAN' ? 'Custodian' : 'Issuer',
      hour,
      entries: [],
    };
    tally.entries.push(entry);
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

interface KeyUse {
  readonly apiKeyId: string;
  readonly day: Date;
  readonly network: { readonly hash: string; readonly auditId: string };
}

/** The first use of each API key from each network on each day. */
function usesOf(entries: readonly AuditEntry[]): readonly KeyUse[] {
  const uses = new Map<string, KeyUse>();
  for (const { actor, occurredAt, auditId } of entries) {
    if (actor.type !== 'API_KEY' || actor.id === null || actor.ipHash === null) continue;
    const day = dayOf(occurredAt);
    const key = `${actor.id}|${day.getTime()}|${actor.ipHash}`;
    if (uses.has(key)) continue;
    uses.set(key, { apiKeyId: actor.id, day, network: { hash: actor.ipHash, auditId } });
  }
  return [...uses.values()];
}
