import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import { type CredentialStatus, type Owner, ownerOf } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';

const DAY = 24 * 60 * 60 * 1000;
const WINDOW_DAYS = 30;

export interface Count {
  readonly key: string;
  readonly count: number;
}

export interface CredentialStats {
  readonly total: number;
  readonly byStatus: readonly Count[];
  readonly byType: readonly Count[];
  readonly claimed: number;
  /** ISSUED ones whose expiration is at most 30 days away. */
  readonly expiring30d: number;
  /** Network only: issuers that issued in the last 30 days. */
  readonly issuersActive?: number;
  /** Network only: the last 30 days, UTC, oldest first; days without issuance are left out. */
  readonly issuedByDay?: readonly { readonly day: string; readonly count: number }[];
}

const statsSchema = z.strictObject({ scope: optional(z.enum(['OWN', 'NETWORK'], 'give OWN or NETWORK')) });

/** Counts over credentials of one owner or of the whole network. */
export function createCredentialStats({ store, now }: { store: CredentialStore; now: Clock }) {
  return { stats, ofOwner, ofNetwork };

  /** The caller's own counts, or the network's for administrators and units. Error: FORBIDDEN for a scope that is not the caller's. */
  async function stats(input: unknown, context: Context): Promise<CredentialStats> {
    const identity = permit(context, 'credential.stats');
    const { scope } = parseInput(statsSchema, input);
    const seesNetwork = identity.kind === 'admin' || identity.kind === 'unit';
    if (scope === 'NETWORK' && !seesNetwork) {
      throw new AppError('FORBIDDEN', 'Only administrators see the whole network; ask for scope OWN.');
    }
    return seesNetwork ? countNetwork() : count(ownerOf(identity));
  }

  /** The counts of one owner, for units and administrators. */
  async function ofOwner(owner: Owner, context: Context): Promise<CredentialStats> {
    const identity = permit(context, 'credential.stats');
    const own = ownerOf(identity);
    const isOwn =
      owner.kind === 'authority' &&
      own.kind === 'authority' &&
      own.did === owner.did &&
      own.type === owner.type;
    if (isOwn || identity.kind === 'admin' || identity.kind === 'unit') return count(owner);
    throw new AppError('FORBIDDEN', 'These counts are for the issuer itself and for administrators.');
  }

  async function ofNetwork(context: Context): Promise<CredentialStats> {
    permit(context, 'credential.stats');
    return stats({ scope: 'NETWORK' }, context);
  }

  async function count(owner: Owner): Promise<CredentialStats> {
    const at = now();
    const [groups, due, expiring30d] = await Promise.all([
      store.countGroups(owner),
      store.countExpiring(owner, new Date(0), at),
      store.countExpiring(owner, at, new Date(at.getTime() + WINDOW_DAYS * DAY)),
    ]);
    const byStatus = new Map<CredentialStatus, number>();
    const byType = new Map<string, number>();
    let claimed = 0;
    for (const { status, type, claim, count: size } of groups) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + size);
      byType.set(type, (byType.get(type) ?? 0) + size);
      if (claim === 'CLAIMED') claimed += size;
    }
    // What has expired since the last sweep is EXPIRED for everybody who reads it.
    byStatus.set('ISSUED', (byStatus.get('ISSUED') ?? 0) - due);
    byStatus.set('EXPIRED', (byStatus.get('EXPIRED') ?? 0) + due);
    const total = groups.reduce((sum, { count: size }) => sum + size, 0);
    return { total, byStatus: countsOf(byStatus), byType: countsOf(byType), claimed, expiring30d };
  }

  async function countNetwork(): Promise<CredentialStats> {
    const since = new Date(now().getTime() - WINDOW_DAYS * DAY);
    const [counts, issued] = await Promise.all([count({ kind: 'everyone' }), store.issuedSince(since)]);
    const days = new Map<string, number>();
    for (const { day, count: size } of issued) days.set(day, (days.get(day) ?? 0) + size);
    const issuedByDay = [...days]
      .map(([day, size]) => ({ day, count: size }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return { ...counts, issuersActive: new Set(issued.map(({ issuerDid }) => issuerDid)).size, issuedByDay };
  }
}

function countsOf(counts: ReadonlyMap<string, number>): Count[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
