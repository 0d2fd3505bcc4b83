import type { IssuerRole } from '../../../kernel/identity.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { TeamMember } from '../../members/member.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { PortalService } from '../services.ts';

/** A field of an issuer holds its key. */
export interface IssuerKey {
  readonly did: string;
}

/** A person of an issuer, as the domain keeps them. */
export type TeamMemberNoun = TeamMember<IssuerRole>;

/** What a person sees of the issuer that they act for. */
export type MyIssuerNoun = Awaited<ReturnType<PortalService['issuerTeam']['home']>>;

/** The fields of issuers' people: their sign-in and their team. */
export function issuerPeopleResolvers({ issuers, issuerTeam: team }: PortalService) {
  const { signIn, tokens } = issuers;
  const changed = async (member: Promise<TeamMemberNoun>) => ({ member: await member });
  return {
    Query: {
      myIssuer: (_parent, _args, context) => team.home(context),
      teamMember: (_parent, { id }, context) => team.get({ memberId: id }, context),
      issuerTeam: async (_parent, args, context) => toConnection(await team.list(args, context)),
    },
    Mutation: {
      requestIssuerSignIn: (_parent, { input }, context) => signIn.request(input, context),
      async redeemIssuerSignIn(_parent, { input }, context) {
        const { organization: issuer, ...session } = await signIn.redeem(input, context);
        return { ...session, issuer };
      },
      signOutIssuerMember: (_parent, { input }, context) => tokens.signOut(input, context),
      inviteTeamMember: (_parent, { input }, context) => changed(team.invite(input, context)),
      resendTeamInvitation: (_parent, { input }, context) => changed(team.resend(input, context)),
      cancelTeamInvitation: (_parent, { input }, context) => changed(team.cancel(input, context)),
      updateTeamMember: (_parent, { input }, context) => changed(team.update(input, context)),
      suspendTeamMember: (_parent, { input }, context) => changed(team.suspend(input, context)),
      reactivateTeamMember: (_parent, { input }, context) => changed(team.reactivate(input, context)),
      removeTeamMember: (_parent, { input }, context) => changed(team.remove(input, context)),
    },
    MyIssuer: {
      did: ({ organization }) => organization.did,
      name: ({ organization }) => organization.name,
      status: ({ organization }) => organization.status,
      issuer: ({ organization }) => ({ did: organization.did }),
      team: async (_parent, args, context) => toConnection(await team.list(args, context)),
    },
    TeamMember: {
      email: ({ userName }) => userName,
      issuerDid: ({ organizationDid = '' }) => organizationDid,
      issuer: ({ organizationDid = '' }) => ({ did: organizationDid }),
      invitationExpiresAt: ({ invitation }) => invitation?.expiresAt ?? null,
      lastSignedInAt: ({ lastLoginAt }) => lastLoginAt ?? null,
    },
  } satisfies Resolvers;
}
