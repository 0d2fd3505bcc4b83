import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import { currentStatus, type Owner, ownerOf } from './credential.ts';
import type { CredentialFact, CredentialStore } from './credential-model.ts';

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
    return stats({ scope: 'NETWORK' }, context);
  }

  async function countNetwork(): Promise<CredentialStats> {
    const { issuedByDay, issuers, ...counts } = await countFacts(store.facts({ kind: 'everyone' }), now());
    const days = [...issuedByDay]
      .map(([day, count]) => ({ day, count }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return { ...counts, issuersActive: issuers.size, issuedByDay: days };
  }

  async function count(owner: Owner): Promise<CredentialStats> {
    const { issuedByDay: _days, issuers: _issuers, ...counts } = await countFacts(store.facts(owner), now());
    return counts;
  }
}

/** One walk over the facts; statuses are those of the instant `at`. */
async function countFacts(facts: AsyncIterable<CredentialFact>, at: Date) {
  const [byStatus, byType, issuedByDay] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const issuers = new Set<string>();
  const [since, until] = [at.getTime() - WINDOW_DAYS * DAY, at.getTime() + WINDOW_DAYS * DAY];
  let [total, claimed, expiring30d] = [0, 0, 0];
  for await (const fact of facts) {
    const { credentialType, claimStatus, expirationTimestamp, receivedAt, issuerDid } = fact;
    const status = currentStatus(fact, at);
    total += 1;
    add(byStatus, status);
    add(byType, credentialType);
    if (claimStatus === 'CLAIMED') claimed += 1;
    if (status === 'ISSUED' && expirationTimestamp && expirationTimestamp.getTime() <= until)
      expiring30d += 1;
    if (receivedAt.getTime() >= since) {
      add(issuedByDay, receivedAt.toISOString().slice(0, 10));
      issuers.add(issuerDid);
    }
  }
  return {
    total,
    byStatus: countsOf(byStatus),
    byType: countsOf(byType),
    claimed,
    expiring30d,
    issuedByDay,
    issuers,
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countsOf(counts: ReadonlyMap<string, number>): Count[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
