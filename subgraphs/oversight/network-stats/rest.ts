import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import { ISSUER_STATUSES } from '../../../kernel/identity.ts';
import { CHANNELS, VERDICTS } from '../../../kernel/verdict.ts';
import { type ReplyData, type Route, type RouteRow, route } from '../../rest.ts';

const STATS: RouteRow = {
  summary: 'How the network stands, and what happened from day to day',
  description:
    'Answered from counts that are kept; `as_of` says how fresh they are. `from` and `to` are UTC days, both included, at most 400; the ' +
    'last 30 when left out. `issuers`, `custodians` and `credentials` are of now, `verifications` and the lists are of the range. Demonstrations are left out.',
  caller: 'admin',
  limit: 'portal',
  document: `query NetworkStats($input: NetworkStatsInput) {
    networkStats(input: $input) {
      issuers { total byStatus { key count } }
      custodians { total byStatus { key count } }
      credentials { total byStatus { key count } claimed expiring30d }
      verifications { total valid byStatus { key count } byChannel { key count } }
      issuedByDay { day count }
      revokedByDay { day count }
      verifiedByDay { day count valid }
      byIssuer { issuerDid name authorityType issued revoked verified }
      byType { credentialType issued revoked }
      issuersActive from to asOf
      lastRecount { finishedAt checked mended }
    }
  }`,
  query: ['from', 'to', 'top'],
  ranges: { top: [1, 100] },
  variables: ({ query: { top, ...range } }) => ({
    input: { ...range, ...(top === undefined ? {} : { top: /^\d{1,9}$/.test(top) ? Number(top) : top }) },
  }),
  reply: ({ issuers, custodians, credentials, verifications, ...rest }: ReplyData) => ({
    issuers: { ...issuers, by_status: byKey(ISSUER_STATUSES, issuers.by_status) },
    custodians: { ...custodians, by_status: byKey(ISSUER_STATUSES, custodians.by_status) },
    credentials: {
      total: credentials.total,
      by_status: byKey(CREDENTIAL_STATUSES, credentials.by_status),
      claimed: credentials.claimed,
      expiring_30d: credentials.expiring30d,
    },
    verifications: {
      ...verifications,
      by_status: byKey(VERDICTS, verifications.by_status),
      by_channel: byKey(CHANNELS, verifications.by_channel),
    },
    ...rest,
  }),
  success: 200,
};

/** The network's statistics, under the path of Core Engine and that of Admin Console. */
export const networkStatsRoutes: readonly Route[] = [
  route('GET', '/api/v1/network-stats', STATS),
  route('GET', '/api/v1/admin/network-stats', {
    ...STATS,
    document: STATS.document.replace('NetworkStats(', 'ConsoleNetworkStats('),
  }),
  route('POST', '/api/v1/admin/network-stats/recount', {
    summary: 'Count all credentials anew and put the kept counts right',
    description:
      'Answers at once and works in the background; `last_recount` of the statistics tells the outcome. The same happens every night.',
    caller: 'admin',
    limit: 'portal',
    document: 'mutation RecountNetworkStats { recountNetworkStats { started } }',
    variables: () => ({}),
    success: 202,
    body: 'none',
  }),
];

/** Counts as an object with every key that there is. */
function byKey(keys: readonly string[], counts: readonly { key: unknown; count: unknown }[]) {
  const given = new Map(counts.map(({ key, count }) => [key, count]));
  // The sample behind the OpenAPI document has one count of no known key: it describes them all.
  const [first] = counts;
  const none = first === undefined || typeof first.key === 'string' ? 0 : first.count;
  return Object.fromEntries(keys.map((key) => [key, given.get(key) ?? none]));
}
