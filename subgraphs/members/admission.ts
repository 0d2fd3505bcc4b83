import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { afterStep, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { Confirmation, Organization } from './ports.ts';
import type { SsoSessionStore } from './sso-session-model.ts';

/** A bearer token and whom it stands for. */
export interface SignedInMember<Role extends MemberRole = MemberRole> {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
  readonly organization: Pick<Organization, 'did' | 'name' | 'status'>;
  readonly user: { readonly id: string; readonly email: string; readonly role: Role };
}

/** Somebody who has proved who they are, and what they are to the organization. */
export interface Admitted<Role extends MemberRole> {
  readonly organization: Organization;
  readonly member: TeamMember<Role>;
  /** NEW: becomes a member with this sign-in. INVITED: accepts with it. */
  readonly as: 'MEMBER' | 'INVITED' | 'NEW';
  /** What commits with the sign-in: the confirmation of an organization that registered itself. */
  readonly alongside?: Pick<Confirmation, 'writes' | 'audit'> | undefined;
}

export type Admission<Role extends MemberRole> = ReturnType<typeof createAdmission<Role>>;

/** The end of every way to sign in: the member's record and a bearer token. */
export function createAdmission<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  members: MemberStore<Role>;
  ssoSessions: SsoSessionStore;
  ledger: Ledger;
  tokens: TokenService;
  now: Clock;
}) {
  const { kind, members, ssoSessions, ledger, tokens, now } = deps;
  const { as: prefix, subject: type, org: orgType } = kind.audited;

  return {
    /** Signs in; `writes` go with it, such as the end of the link. Errors: CONFLICT when the member changed meanwhile. */
    async admit(
      admitted: Admitted<Role>,
      {
        writes,
        by,
        displayName,
      }: { writes: readonly Write[]; by: 'LINK' | 'SSO'; displayName?: string | undefined },
      context: Context,
    ): Promise<SignedInMember<Role>> {
      const { organization, member, as, alongside } = admitted;
      const at = now();
      const identity = kind.identityOf(member, organization);
      const { token, tokenId, expiresAt } = await tokens.sign(identity);
      const subject = { type, id: member.memberId };
      const org = { type: orgType, id: member.organizationId };
      const { write, facts } = entering();
      await ledger.commit(
        { ...context, identity },
        {
          writes: [
            ...writes,
            ...(alongside?.writes ?? []),
            write,
            ...(by === 'SSO' ? [ssoSessions.beginWrite(tokenId, expiresAt)] : []),
          ],
          audit: [
            ...(alongside?.audit ?? []),
            ...facts,
            { action: `${prefix}.signed_in`, subject, org, ...(by === 'SSO' && { reason: by }) },
          ],
        },
      );
      const { did, name, status } = organization;
      return {
        token,
        tokenType: 'Bearer',
        expiresAt,
        organization: { did, name, status },
        user: { id: member.memberId, email: member.userName, role: member.role },
      };

      function entering(): { readonly write: Write; readonly facts: readonly AuditFact[] } {
        if (as === 'MEMBER') return { write: members.signedInWrite(member.memberId, at), facts: [] };
        if (as === 'NEW')
          return {
            write: members.insertWrite({ ...member, lastLoginAt: at }),
            facts: [{ action: `${prefix}.created`, subject, org, newState: member.status }],
          };
        const newState = afterStep(member, 'ACCEPT');
        return {
          write: members.acceptWrite(member, at, displayName),
          facts: [
            { action: `${prefix}.invitation_accepted`, subject, org, previousState: member.status, newState },
          ],
        };
      }
    },
  };
}
