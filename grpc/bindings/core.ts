import type { ComponentHealth } from '../../kernel/component-health.ts';
import { AppError } from '../../kernel/errors.ts';
import type { MemberStanding } from '../../subgraphs/core/issuer-accounts/token-standing.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import { millis, type ServiceBinding } from '../binding.ts';

/** Core Engine's internal contracts: the audit trail that every unit relays to, holders' sessions, issuers' members and the platform's health. */
export function createCoreBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      service: 'testamur.internal.AuditService',
      proto: 'testamur/internal/audit.proto',
      rpcs: {
        Append: {
          resolver: internal['appendAuditEntries'] as Resolver,
          args: ({ entriesJson }) => ({ input: { entries: entriesJson } }),
          reply: ({ accepted }: { accepted: number }) => ({ accepted }),
        },
      },
    },
    {
      service: 'testamur.internal.HolderSessionService',
      proto: 'testamur/internal/session.proto',
      rpcs: {
        Resolve: {
          resolver: standing(internal['resolveHolderSession'] as Resolver),
          args: ({ token }) => ({ input: { token } }),
          reply: ({ holderId, sessionId, dids, maxAge }) => ({
            holderId,
            sessionId,
            dids,
            ...(maxAge === undefined ? {} : { extendedMaxAge: maxAge }),
          }),
        },
        GetTokenStanding: {
          resolver: standing(internal['holderTokenStanding'] as Resolver),
          args: ({ holderId, sessionId }) => ({ input: { holderId, sessionId } }),
          reply: ({ dids }) => ({ dids }),
        },
      },
    },
    {
      service: 'testamur.internal.IssuerMemberService',
      proto: 'testamur/internal/members.proto',
      rpcs: {
        GetMemberStanding: {
          resolver: internal['issuerMemberStanding'] as Resolver,
          args: ({ memberId, issuerId, issuerDid, tokenId, tokenEpoch }) => ({
            input: { memberId, issuerId, issuerDid, tokenId, tokenEpoch },
          }),
          reply: ({ role, isMember, tokenStands, issuerStatus }: MemberStanding) => ({
            role,
            isMember,
            tokenStands,
            issuerStatus,
          }),
        },
      },
    },
    {
      service: 'testamur.internal.PlatformHealthService',
      proto: 'testamur/internal/health.proto',
      rpcs: {
        GetHealth: {
          resolver: internal['platformHealth'] as Resolver,
          args: () => ({}),
          reply: ({ components }: { components: readonly ComponentHealth[] }) => ({
            components: components.map(({ latencyMs, since, checkedAt, problem, ...rest }) => ({
              ...rest,
              ...(latencyMs === null ? {} : { latencyMs }),
              since: millis(since),
              checkedAt: millis(checkedAt),
              problem: problem ?? '',
            })),
          }),
        },
      },
    },
  ];
}

/** A cookie or token that stands for nobody is NOT_FOUND to the unit that asks. */
function standing(resolve: Resolver): Resolver {
  return async (parent, args, context) => {
    const found: unknown = await resolve(parent, args, context);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'It stands for no session.');
  };
}
