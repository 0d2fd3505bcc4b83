import { asUnit, type Context } from '../../kernel/context.ts';
import type {
  CredentialCounts,
  IssuerCounts,
  StatsCount,
  StatsShare,
  VerificationCounts,
} from '../../subgraphs/core/network-stats/ports.ts';
import type { GrpcClient } from '../client.ts';
import { dateOf } from './instants.ts';

// proto3 int64 arrives as text.
type Wire<T> = { readonly [K in keyof T]: T[K] extends number ? string : T[K] };

interface CredentialReply {
  readonly total: string;
  readonly byStatus: readonly Wire<StatsCount>[];
  readonly claimed: string;
  readonly expiringSoon: string;
  readonly issuedByDay: readonly { readonly day: string; readonly count: string }[];
  readonly revokedByDay: readonly { readonly day: string; readonly count: string }[];
  readonly byIssuer: readonly Wire<StatsShare>[];
  readonly byType: readonly Wire<StatsShare>[];
  readonly issuersActive: string;
  readonly asOf: string;
  readonly recount: { readonly finishedAt: string; readonly checked: string; readonly mended: string } | null;
}

interface VerificationReply {
  readonly total: string;
  readonly valid: string;
  readonly byStatus: readonly Wire<StatsCount>[];
  readonly byChannel: readonly Wire<StatsCount>[];
  readonly byDay: readonly { readonly day: string; readonly total: string; readonly valid: string }[];
  readonly byIssuer: readonly { readonly key: string; readonly total: string; readonly valid: string }[];
  readonly asOf: string;
}

/** What credential issuance counts, asked from another process. */
export function createRemoteCredentialCounts(client: GrpcClient): CredentialCounts {
  return {
    async of({ from, to, top }, context) {
      const reply = await client.call<CredentialReply>(
        'GetCredentialStats',
        { from, to, top },
        asCore(context),
      );
      const { recount } = reply;
      return {
        total: Number(reply.total),
        byStatus: reply.byStatus.map(countOf),
        claimed: Number(reply.claimed),
        expiring30d: Number(reply.expiringSoon),
        issuedByDay: reply.issuedByDay.map(({ day, count }) => ({ day, count: Number(count) })),
        revokedByDay: reply.revokedByDay.map(({ day, count }) => ({ day, count: Number(count) })),
        byIssuer: reply.byIssuer.map(shareOf),
        byType: reply.byType.map(shareOf),
        issuersActive: Number(reply.issuersActive),
        asOf: dateOf(reply.asOf),
        recount: recount
          ? {
              finishedAt: dateOf(recount.finishedAt),
              checked: Number(recount.checked),
              mended: Number(recount.mended),
            }
          : undefined,
      };
    },
    async recount(context) {
      await client.call('Recount', {}, asCore(context));
    },
  };
}

/** What the verification engine counts, asked from another process. */
export function createRemoteVerificationCounts(client: GrpcClient): VerificationCounts {
  return {
    async of({ from, to, issuers }, context) {
      const request = { from, to, issuers };
      const reply = await client.call<VerificationReply>('GetVerificationStats', request, asCore(context));
      return {
        total: Number(reply.total),
        valid: Number(reply.valid),
        byStatus: reply.byStatus.map(countOf),
        byChannel: reply.byChannel.map(countOf),
        byDay: reply.byDay.map(({ day, total, valid }) => ({
          day,
          total: Number(total),
          valid: Number(valid),
        })),
        byIssuer: reply.byIssuer.map(({ key, total, valid }) => ({
          key,
          total: Number(total),
          valid: Number(valid),
        })),
        asOf: dateOf(reply.asOf),
      };
    },
  };
}

/** How many issuers there are, asked from another process. */
export function createRemoteIssuerCounts(client: GrpcClient): IssuerCounts {
  return {
    async all(context) {
      const reply = await client.call<{ total: string; byStatus: readonly Wire<StatsCount>[] }>(
        'CountIssuers',
        {},
        asCore(context),
      );
      return { total: Number(reply.total), byStatus: reply.byStatus.map(countOf) };
    },
  };
}

function asCore(context: Context): Context {
  return asUnit(context, 'core-engine');
}

function countOf({ key, count }: Wire<StatsCount>): StatsCount {
  return { key, count: Number(count) };
}

function shareOf({ key, issued, revoked }: Wire<StatsShare>): StatsShare {
  return { key, issued: Number(issued), revoked: Number(revoked) };
}
