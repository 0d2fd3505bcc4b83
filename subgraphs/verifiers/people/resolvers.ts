import { memoized } from '../../../kernel/context.ts';
import { VERIFIER_STATUSES, type VerifierRole } from '../../../kernel/identity.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { TeamMember } from '../../members/member.ts';
import { oneOf } from '../../rpc-replies.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { VerifiersService } from '../services.ts';

/** A person of a verifier, as the domain keeps them. */
export type VerifierUserNoun = TeamMember<VerifierRole>;

/** The fields of verifiers' people: their sign-in and their team. */
export function verifierPeopleResolvers({ people, team, verifiers }: VerifiersService) {
  const { signIn, tokens } = people;
  const changed = async (user: Promise<VerifierUserNoun>) => ({ user: await user });
  return {
    Query: {
      currentVerifierUser: (_parent, _args, context) => team.current(context),
      verifierUser: (_parent, { id }, context) => team.get({ userId: id }, context),
      verifierTeam: async (_parent, args, context) => toConnection(await team.list(args, context)),
    },
    Mutation: {
      requestVerifierSignIn: (_parent, { input }, context) => signIn.request(input, context),
      async redeemVerifierSignIn(_parent, { input }, context) {
        const { organization, ...session } = await signIn.redeem(input, context);
        const { did: verifierId, name, status } = organization;
        return { ...session, verifier: { verifierId, name, status: oneOf(VERIFIER_STATUSES, status) } };
      },
      signOutVerifierUser: (_parent, { input }, context) => tokens.signOut(input, context),
      inviteVerifierUser: (_parent, { input }, context) => changed(team.invite(input, context)),
      resendVerifierInvitation: (_parent, { input }, context) => changed(team.resend(input, context)),
      cancelVerifierInvitation: (_parent, { input }, context) => changed(team.cancel(input, context)),
      updateVerifierUser: (_parent, { input }, context) => changed(team.update(input, context)),
      suspendVerifierUser: (_parent, { input }, context) => changed(team.suspend(input, context)),
      reactivateVerifierUser: (_parent, { input }, context) => changed(team.reactivate(input, context)),
      removeVerifierUser: (_parent, { input }, context) => changed(team.remove(input, context)),
    },
    VerifierUser: {
      userId: ({ memberId }) => memberId,
      email: ({ userName }) => userName,
      verifierId: ({ organizationId }) => organizationId,
      // Everybody in a list is of the caller's own.
      verifier: (_parent, _args, context) => memoized(context, 'own verifier', () => verifiers.own(context)),
      invitationExpiresAt: ({ invitation }) => invitation?.expiresAt ?? null,
      lastSignedInAt: ({ lastLoginAt }) => lastLoginAt ?? null,
    },
  } satisfies Resolvers;
}
