import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph } from '../subgraph.ts';
import { memberStore } from './members/member-model.ts';
import { signInResolvers } from './members/resolvers.ts';
import { memberLinkStore } from './members/sign-in-link-model.ts';
import { createSignInService } from './members/sign-in-service.ts';
import { createMemberTokens, type MemberTokens } from './members/token-standing.ts';
import type { PortalNeeds, PortalPorts } from './ports.ts';

/** Opens the portal of issuers: their members and how these sign in. */
export async function createPortal(
  deps: PortalNeeds & {
    readonly connection: Connection;
    readonly ledger: Ledger;
    readonly mailer: Mailer;
    readonly tokens: TokenService;
    /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
    readonly publicUrl: string;
    readonly now: Clock;
  },
): Promise<OpenDomain<PortalPorts, MemberTokens>> {
  const { connection, contacts, issuers, ledger, now } = deps;
  const [members, links] = await Promise.all([memberStore(connection), memberLinkStore(connection)]);
  const signIn = createSignInService({ ...deps, issuers: contacts, members, links });
  const memberTokens = createMemberTokens({ members, issuers, ledger, now });
  return {
    subgraph: createSubgraph({
      name: 'portal',
      resolvers: signInResolvers(signIn, memberTokens),
      internal: memberTokens,
    }),
    ports: { members: { standing: memberTokens.standing } },
    near: {},
  };
}
