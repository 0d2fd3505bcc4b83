import type { CustodianRole } from '../../../kernel/identity.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { TeamMember } from '../../members/member.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { PortalService } from '../services.ts';

/** A field of a custodian holds its key. */
export interface CustodianKey {
  readonly did: string;
}

/** A person of a custodian, as the domain keeps them. */
export type CustodianUserNoun = TeamMember<CustodianRole>;

/** The fields of custodians' people: their sign-in and their team. */
export function custodianPeopleResolvers({ custodians, custodianTeam: team }: PortalService) {
  const { signIn, tokens } = custodians;
  const changed = async (user: Promise<CustodianUserNoun>) => ({ user: await user });
  return {
    Query: {
      currentCustodianUser: (_parent, _args, context) => team.current(context),
      custodianUser: (_parent, { id }, context) => team.get({ userId: id }, context),
      custodianTeam: async (_parent, args, context) => toConnection(await team.list(args, context)),
    },
    Mutation: {
      requestCustodianSignIn: (_parent, { input }, context) => signIn.request(input, context),
      async redeemCustodianSignIn(_parent, { input }, context) {
        const { organization: custodian, ...session } = await signIn.redeem(input, context);
        return { ...session, custodian };
      },
      signOutCustodianUser: (_parent, { input }, context) => tokens.signOut(input, context),
      inviteCustodianUser: (_parent, { input }, context) => changed(team.invite(input, context)),
      resendCustodianInvitation: (_parent, { input }, context) => changed(team.resend(input, context)),
      cancelCustodianInvitation: (_parent, { input }, context) => changed(team.cancel(input, context)),
      updateCustodianUser: (_parent, { input }, context) => changed(team.update(input, context)),
      suspendCustodianUser: (_parent, { input }, context) => changed(team.suspend(input, context)),
      reactivateCustodianUser: (_parent, { input }, context) => changed(team.reactivate(input, context)),
      removeCustodianUser: (_parent, { input }, context) => changed(team.remove(input, context)),
    },
    CustodianUser: {
      userId: ({ memberId }) => memberId,
      email: ({ userName }) => userName,
      custodianDid: ({ organizationDid = '' }) => organizationDid,
      custodian: ({ organizationDid = '' }) => ({ did: organizationDid }),
      invitationExpiresAt: ({ invitation }) => invitation?.expiresAt ?? null,
      lastSignedInAt: ({ lastLoginAt }) => lastLoginAt ?? null,
    },
  } satisfies Resolvers;
}
