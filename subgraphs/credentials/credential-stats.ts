import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import { type DayRange, dayAfter, dayRange, dayRangeInput, utcDay } from '../../kernel/utc-day.ts';
import type { AuthorityCounts } from './authority-counts.ts';
import { assertBound, currentStatus, isWithin, type Owner, ownerOf } from './credential.ts';
import type { Authority, CredentialStore } from './credential-model.ts';
import { type Count, countsOf, type NetworkCounts, type Share, SOON_DAYS } from './network-counts.ts';

const WINDOW_DAYS = 30;
const MOST_DAYS = 400;
const MOST_SHARES = 100;

export type { Count } from './network-counts.ts';

export interface CredentialStats {
  readonly total: number;
  readonly byStatus: readonly Count[];
  readonly byType: readonly Count[];
  readonly claimed: number;
  /** ISSUED ones that expire by the end of the 30th UTC day from today. */
  readonly expiring30d: number;
  /** Network only: issuers that issued in the last 30 days. */
  readonly issuersActive?: number;
  /** Network only: the last 30 days, UTC, oldest first; days without issuance are left out. */
  readonly issuedByDay?: readonly { readonly day: string; readonly count: number }[];
}

/** What the network's statistics ask of this domain. */
export interface CredentialNetworkStats
  extends Omit<CredentialStats, 'byType' | 'issuersActive' | 'issuedByDay'>,
    Pick<NetworkCounts, 'issuersActive' | 'issuedByDay' | 'revokedByDay' | 'asOf' | 'recount'> {
  /** The issuers, and the types, that issued most in the range. */
  readonly byIssuer: readonly Share[];
  readonly byType: readonly Share[];
}

const statsSchema = z.strictObject({ scope: optional(z.enum(['OWN', 'NETWORK'], 'give OWN or NETWORK')) });

const rangeSchema = z.strictObject({
  ...dayRangeInput,
  top: optional(z.number().int().min(1).max(MOST_SHARES, `ask for at most ${MOST_SHARES}`)),
});

/** Counts over credentials of one authority or of the whole network, which are kept, or of one holder, which are walked over. */
export function createCredentialStats({
  store,
  authority,
  network,
  recount,
  now,
}: {
  store: CredentialStore;
  authority: (owner: Authority) => Promise<AuthorityCounts>;
  network: (range: DayRange) => Promise<NetworkCounts>;
  /** Begins to count again and to put the kept counts right. */
  recount: () => void;
  now: Clock;
}) {
  return { stats, ofOwner, ofNetwork, networkStats, recountNetwork };

  /** The caller's own counts, or the network's for administrators, units and peers. Error: FORBIDDEN for a scope that is not the caller's. */
  async function stats(input: unknown, context: Context): Promise<CredentialStats> {
    const identity = permit(context, 'credential.stats');
    const { scope } = parseInput(statsSchema, input);
    const seesNetwork = ['admin', 'unit', 'peer'].includes(identity.kind);
    if (scope === 'NETWORK' && !seesNetwork) {
      throw new AppError('FORBIDDEN', 'Only administrators see the whole network; ask for scope OWN.');
    }
    return seesNetwork ? countNetwork() : count(ownerOf(identity), context);
  }

  /** The counts of one owner, for units and administrators. */
  async function ofOwner(owner: Owner, context: Context): Promise<CredentialStats> {
    const identity = permit(context, 'credential.stats');
    if (isWithin(owner, ownerOf(identity)) || identity.kind === 'admin') return count(owner, context);
    if (identity.kind === 'peer' && owner.kind === 'authority') assertBound(identity, owner.did);
    throw new AppError('FORBIDDEN', 'These counts are for the issuer itself and for administrators.');
  }

  async function ofNetwork(context: Context): Promise<CredentialStats> {
    return stats({ scope: 'NETWORK' }, context);
  }

  /** The network in a range of days, for the unit that puts statistics together. */
  async function networkStats(input: unknown, context: Context): Promise<CredentialNetworkStats> {
    permit(context, 'stats.network');
    const { top = 10, ...given } = parseInput(rangeSchema, input);
    const range = dayRange(given, utcDay(now()), { span: WINDOW_DAYS, most: MOST_DAYS });
    const { issuers, types, byType: _ever, ...counts } = await network(range);
    return { ...counts, byIssuer: issuers.slice(0, top), byType: types.slice(0, top) };
  }

  /** Begins to count every credential again, unless that is under way; the statistics tell what came of it. */
  async function recountNetwork(context: Context): Promise<void> {
    permit(context, 'stats.network');
    recount();
  }

  async function countNetwork(): Promise<CredentialStats> {
    const today = utcDay(now());
    const { total, byStatus, byType, claimed, expiring30d, issuersActive, issuedByDay } = await network({
      from: dayAfter(today, 1 - WINDOW_DAYS),
      to: today,
    });
    return { total, byStatus, byType, claimed, expiring30d, issuersActive, issuedByDay };
  }

  /** Statuses are those of this instant. Of an authority's credentials only those of the demonstration are walked over. */
  async function count(owner: Owner, { work }: Context): Promise<CredentialStats> {
    const at = now();
    const soon = dayAfter(utcDay(at), SOON_DAYS);
    const kept = owner.kind === 'authority' ? await authority(owner) : undefined;
    const byStatus = new Map(Object.entries(kept?.byStatus ?? {}));
    const byType = new Map(Object.entries(kept?.byType ?? {}));
    let { claimed, expiring } = kept ?? { claimed: 0, expiring: 0 };
    for await (const fact of store.facts(owner)) {
      if (work?.refusal) throw work.refusal;
      const { credentialType, claimStatus, expirationTimestamp } = fact;
      const status = currentStatus(fact, at);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      byType.set(credentialType, (byType.get(credentialType) ?? 0) + 1);
      if (claimStatus === 'CLAIMED') claimed += 1;
      if (status === 'ISSUED' && expirationTimestamp && utcDay(expirationTimestamp) <= soon) expiring += 1;
    }
    return {
      total: [...byStatus.values()].reduce((sum, number) => sum + number, 0),
      byStatus: countsOf(byStatus),
      byType: countsOf(byType),
      claimed,
      expiring30d: expiring,
    };
  }
}
