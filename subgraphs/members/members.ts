import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import { createAdmission } from './admission.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { memberStore } from './member-model.ts';
import type { Organizations, SsoPolicies } from './ports.ts';
import { createRoster } from './roster.ts';
import { memberLinkStore } from './sign-in-link-model.ts';
import { createSignInService } from './sign-in-service.ts';
import { createBySso } from './sso-joining.ts';
import type { SsoSessionStore } from './sso-session-model.ts';
import { createTeamService } from './team-service.ts';
import { createMemberTokens } from './token-standing.ts';

/** What the people of every kind of organization are opened with. */
export interface MembersDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly mailer: Mailer;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  readonly now: Clock;
}

export type Members<Role extends MemberRole> = Awaited<ReturnType<typeof openMembers<Role>>>;

/** Opens the people of one kind of organizations. */
export async function openMembers<Role extends MemberRole>(
  deps: MembersDeps & {
    readonly kind: MemberKind<Role>;
    readonly organizations: Organizations;
    readonly policies: SsoPolicies;
    readonly ssoSessions: SsoSessionStore;
  },
) {
  const { connection, kind } = deps;
  const [members, links] = await Promise.all([
    memberStore(connection, kind),
    memberLinkStore(connection, kind),
  ]);
  const given = { ...deps, members, links };
  const roster = createRoster(given);
  const admission = createAdmission(given);
  return {
    /** What commits with the end of an organization: its people's data goes, and their links. */
    forgetWrites: async (organizationId: string, at: Date): Promise<readonly Write[]> => [
      ...(await members.forgetWrites(organizationId, at)),
      links.deleteWhereWrite(kind.stored.organizationId, organizationId),
    ],
    members,
    signIn: createSignInService({ ...given, admission }),
    bySso: createBySso({ ...given, admission }),
    tokens: createMemberTokens(given),
    /** The team of these organizations, by the actions of their kind. */
    team: (may: Parameters<typeof createTeamService<Role>>[0]['may']) =>
      createTeamService({ ...given, may, roster }),
    roster,
  };
}
