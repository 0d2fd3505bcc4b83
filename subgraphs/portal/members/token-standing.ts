import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type IssuerRole, permit } from '../../../kernel/identity.ts';
import { did, optional, parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { signOutUpdates, tokenStands } from '../../token-ends.ts';
import type { IssuerStandings } from '../ports.ts';
import type { MemberStanding, MemberToken } from './member.ts';
import type { MemberStore } from './member-model.ts';

export interface SignedOutMember {
  readonly user: { readonly id: string; readonly email: string; readonly role: IssuerRole };
  readonly everywhere: boolean;
}

const standingInput = z.strictObject({
  memberId: z.string().min(1).max(128),
  issuerId: z.string().min(1).max(128),
  issuerDid: did,
  tokenId: z.string().max(64),
  tokenEpoch: z.int().min(0),
});

const signOutInput = z.strictObject({ everywhere: optional(z.boolean('give true or false')) });

export type MemberTokens = ReturnType<typeof createMemberTokens>;

/** Whether bearer tokens of issuers' members stand, asked for each request, and how they end before their time. */
export function createMemberTokens(deps: {
  members: MemberStore;
  issuers: IssuerStandings;
  ledger: Ledger;
  now: Clock;
}) {
  const { members, issuers, ledger, now } = deps;

  /** Uncached, one read of the member and one of the issuer; undefined for an unknown person or issuer. */
  async function standing(token: MemberToken, context: Context): Promise<MemberStanding | undefined> {
    const [member, issuer] = await Promise.all([
      members.byId(token.memberId),
      issuers.byDid(token.issuerDid, asUnit(context, 'core-engine')),
    ]);
    if (!member || !issuer) return undefined;
    return {
      role: member.role,
      isMember: member.status === 'ACTIVE' && member.issuerId === token.issuerId,
      tokenStands: tokenStands(member, token),
      issuerStatus: issuer.status,
    };
  }

  return {
    standing,

    /** The same for other units. Errors: NOT_FOUND. */
    async standingOf(input: unknown, context: Context): Promise<MemberStanding> {
      permit(context, 'issuerAccount.standing');
      const found = await standing(parseInput(standingInput, input), context);
      if (!found) throw new AppError('NOT_FOUND', 'There is no member of that id, or no such issuer.');
      return found;
    },

    /** Ends the token of the request, or all of the member's; with the reply it opens nothing any more. */
    async signOut(input: unknown, context: Context): Promise<SignedOutMember> {
      const identity = permit(context, 'issuerAccount.signOut');
      const { everywhere: asked = false } = parseInput(signOutInput, input ?? {});
      const member = identity.kind === 'issuer' ? await members.byId(identity.userId) : undefined;
      if (identity.kind !== 'issuer' || !member)
        throw new AppError('TOKEN_INVALID', 'This account is gone; there is nothing to sign out of.');
      const { everywhere, updates } = signOutUpdates(
        member,
        { tokenId: identity.tokenId, everywhere: asked },
        { scope: 'issuer-portal', at: now() },
      );
      const { memberId, issuerId, userName, role } = member;
      await ledger.commit(context, {
        writes: members.signOutWrites(memberId, updates),
        audit: {
          action: everywhere ? 'issuer_member.signed_out_everywhere' : 'issuer_member.signed_out',
          subject: { type: 'IssuerMember', id: memberId },
          org: { type: 'ISSUER', id: issuerId },
        },
      });
      return { user: { id: memberId, email: userName, role }, everywhere };
    },
  };
}
