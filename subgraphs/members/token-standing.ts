import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import type { Ledger } from '../../store/ledger.ts';
import { signOutUpdates, tokenStands } from '../token-ends.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import type { MemberStanding, MemberToken } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { Organizations, SsoPolicies } from './ports.ts';
import type { SsoSessionStore } from './sso-session-model.ts';

export interface SignedOutMember<Role extends MemberRole> {
  readonly user: { readonly id: string; readonly email: string; readonly role: Role };
  readonly everywhere: boolean;
  /** Where the browser ends its session at the identity provider, too, that it signed in at. */
  readonly logoutUrl: string | null;
}

const standingInput = z.strictObject({
  memberId: z.string().min(1).max(128),
  organizationId: z.string().min(1).max(128),
  organizationDid: z.string().min(1).max(512),
  tokenId: z.string().max(64),
  tokenEpoch: z.int().min(0),
});

const roleInput = standingInput.pick({ memberId: true, organizationId: true });

const signOutInput = z.strictObject({ everywhere: optional(z.boolean('give true or false')) });

export type MemberTokens<Role extends MemberRole> = ReturnType<typeof createMemberTokens<Role>>;

/** Whether bearer tokens of members stand, asked for each request, and how they end before their time. */
export function createMemberTokens<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  members: MemberStore<Role>;
  organizations: Organizations;
  policies: SsoPolicies;
  ssoSessions: SsoSessionStore;
  ledger: Ledger;
  now: Clock;
}) {
  const { kind, members, organizations, policies, ssoSessions, ledger, now } = deps;
  const { as: prefix, subject, org } = kind.audited;

  /** Uncached, one read of the member and one of the organization; undefined for an unknown person or organization. */
  async function standing(token: MemberToken, context: Context): Promise<MemberStanding<Role> | undefined> {
    const [member, organization] = await Promise.all([
      members.byId(token.memberId),
      organizations.standingOf(token.organizationDid, asUnit(context, 'core-engine')),
    ]);
    if (!member || !organization) return undefined;
    return {
      role: member.role,
      isMember: member.status === 'ACTIVE' && member.organizationId === token.organizationId,
      tokenStands: tokenStands(member, token),
      organizationStatus: organization.status,
    };
  }

  return {
    standing,

    /** The same for other units. Errors: NOT_FOUND. */
    async standingOf(input: unknown, context: Context): Promise<MemberStanding<Role>> {
      permit(context, kind.may.standing);
      const found = await standing(parseInput(standingInput, input), context);
      if (!found) throw new AppError('NOT_FOUND', `There is no member of that id, or no such ${kind.noun}.`);
      return found;
    },

    /** The role of an ACTIVE member; undefined for everybody else. For units. */
    async roleOf(input: unknown, context: Context): Promise<{ readonly role: Role | undefined }> {
      permit(context, kind.may.standing);
      const { memberId, organizationId } = parseInput(roleInput, input);
      const member = await members.ofTeam(organizationId, memberId);
      return { role: member?.status === 'ACTIVE' ? member.role : undefined };
    },

    /**
     * Ends the token of the request, or all of the member's; with the reply it opens nothing any more, whatever the identity provider
     * does.
     */
    async signOut(input: unknown, context: Context): Promise<SignedOutMember<Role>> {
      const acting = kind.actingIn(permit(context, kind.may.signOut));
      const { everywhere: asked = false } = parseInput(signOutInput, input ?? {});
      const member = acting && (await members.byId(acting.memberId));
      if (!member)
        throw new AppError('TOKEN_INVALID', 'This account is gone; there is nothing to sign out of.');
      const { everywhere, updates } = signOutUpdates(
        member,
        { tokenId: acting.tokenId, everywhere: asked },
        { scope: kind.scope, at: now() },
      );
      const { memberId, organizationId, userName, role } = member;
      const { tokenId = '', organizationDid } = acting;
      const isBySso = await ssoSessions.has(tokenId);
      await ledger.commit(context, {
        writes: [
          ...members.signOutWrites(memberId, updates),
          ...(isBySso ? [ssoSessions.endWrite(tokenId)] : []),
        ],
        audit: {
          action: everywhere ? `${prefix}.signed_out_everywhere` : `${prefix}.signed_out`,
          subject: { type: subject, id: memberId },
          org: { type: org, id: organizationId },
        },
      });
      const logoutUrl = isBySso ? await endOfSession(organizationDid, userName, context) : null;
      return { user: { id: memberId, email: userName, role }, everywhere, logoutUrl };
    },
  };

  /** Null where nobody says so now: the token has ended in any case. */
  async function endOfSession(
    organizationDid: string,
    loginHint: string,
    context: Context,
  ): Promise<string | null> {
    try {
      const unit = asUnit(context, 'core-engine');
      return (await policies.logoutUrl({ organizationDid, loginHint }, unit)) ?? null;
    } catch (error) {
      if (isAppError(error)) return null;
      throw error;
    }
  }
}
