import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { dayRange, utcDay } from '../../../kernel/utc-day.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { AuthorityNames } from '../ports.ts';
import { DEFAULT_DAYS, MOST_DAYS, type NetworkStats, networkStatsInput } from './network-stats.ts';
import type { StatsSources } from './ports.ts';

export type NetworkStatsService = ReturnType<typeof createNetworkStatsService>;

/** Puts the network's statistics together from what each domain counts. */
export function createNetworkStatsService(deps: {
  sources: StatsSources;
  authorityNames: AuthorityNames;
  ledger: Ledger;
  now: Clock;
}) {
  const { sources, authorityNames, ledger, now } = deps;

  return {
    /** How the network stands, and a range of days. Errors: VALIDATION_FAILED, UPSTREAM_UNAVAILABLE. */
    async read(input: unknown, context: Context): Promise<NetworkStats> {
      permit(context, 'stats.read');
      const { top = 10, ...given } = parseInput(networkStatsInput, input);
      const { from, to } = dayRange(given, utcDay(now()), { span: DEFAULT_DAYS, most: MOST_DAYS });
      const unit = asUnit(context, 'core-engine');
      const range = { from, to, top };
      const [issuers, custodians, credentials] = await Promise.all([
        sources.issuers.all(unit),
        sources.custodians.all(unit),
        sources.credentials.of(range, unit),
      ]);
      // Asked second: it is to name the issuers and custodians that the first answer names.
      const dids = credentials.byIssuer.map(({ key }) => key);
      const [verifications, names] = await Promise.all([
        sources.verifications.of({ from, to, issuers: dids }, unit),
        namesOf(dids, unit),
      ]);
      const verified = new Map(verifications.byIssuer.map(({ key, total }) => [key, total]));
      const { total, byStatus, claimed, expiring30d, issuedByDay, revokedByDay, issuersActive, recount } =
        credentials;
      return {
        issuers,
        custodians,
        credentials: { total, byStatus, claimed, expiring30d },
        verifications: {
          total: verifications.total,
          valid: verifications.valid,
          byStatus: verifications.byStatus,
          byChannel: verifications.byChannel,
        },
        issuedByDay,
        revokedByDay,
        verifiedByDay: verifications.byDay.map(({ day, total: count, valid }) => ({ day, count, valid })),
        byIssuer: credentials.byIssuer.map(({ key, issued, revoked }) => ({
          issuerDid: key,
          name: names.get(key)?.name ?? null,
          authorityType: names.get(key)?.authorityType ?? null,
          issued,
          revoked,
          verified: verified.get(key) ?? 0,
        })),
        byType: credentials.byType.map(({ key, issued, revoked }) => ({
          credentialType: key,
          issued,
          revoked,
        })),
        issuersActive,
        from,
        to,
        asOf: new Date(Math.min(credentials.asOf.getTime(), verifications.asOf.getTime())),
        lastRecount: recount ?? null,
      };
    },

    /**
     * Begins to count all credentials again, or joins the count under way; the statistics tell what came of it. The wish is on
     * record before anything begins. Error: UPSTREAM_UNAVAILABLE.
     */
    async recount(context: Context): Promise<{ readonly started: true }> {
      permit(context, 'integrity.scan');
      const subject = { type: 'NetworkStatistics', id: 'credentials' } as const;
      await ledger.commit(context, {
        writes: [],
        audit: { action: 'network_stats.recount_requested', subject },
      });
      await sources.credentials.recount(asUnit(context, 'core-engine'));
      return { started: true };
    },
  };

  async function namesOf(dids: readonly string[], context: Context) {
    const found = await Promise.all(dids.map((did) => authorityNames.byDid(did, context)));
    return new Map(
      found.flatMap((one) => {
        if (!one) return [];
        const { did, name, authorityType = 'ISSUER' } = one;
        return [[did, { name, authorityType }] as const];
      }),
    );
  }
}
