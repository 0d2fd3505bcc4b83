import type { Context } from '../../kernel/context.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Teams } from '../requester.ts';
import type { SsoConfig } from './sso-config.ts';

type Enforced = Pick<SsoConfig, 'organizationId' | 'breakGlassMemberId'>;

/**
 * Who keeps a way in by a link while `enforce` closes it for everybody else. The registry looks when the configuration is saved and
 * when it is activated; the team refuses to lose that Admin while it is ACTIVE. The two are in different databases, so a change on
 * either side at the same moment may slip through: whoever signs somebody in therefore looks again, and as long as the named member
 * is no ACTIVE Admin, links stay open for every ACTIVE Admin.
 */
export function createBreakGlass({ teams }: { readonly teams: Teams }) {
  return {
    /** Error: VALIDATION_FAILED, the same for members of other organizations, unknown and closed ones. */
    async requireNamed({ organizationId, breakGlassMemberId }: Enforced, context: Context): Promise<void> {
      if (breakGlassMemberId === undefined) return;
      const role = await teams.roleOf(organizationId, breakGlassMemberId, context);
      if (role === 'Admin') return;
      const why =
        role === undefined
          ? 'nobody ACTIVE of your team has this id; give the id of an ACTIVE Admin'
          : `this member has the role ${role}; make them an Admin first, or name one`;
      throw invalid('breakGlassMemberId', 'custom', why);
    },

    /** Error: INVALID_STATE_TRANSITION when the named member is no ACTIVE Admin any more. */
    async requireStanding({ organizationId, breakGlassMemberId }: Enforced, context: Context): Promise<void> {
      const named = breakGlassMemberId ?? '';
      if (named !== '' && (await teams.roleOf(organizationId, named, context)) === 'Admin') return;
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'The break-glass member of this configuration is no ACTIVE Admin any more; save it with another `break_glass_member_id`, or without `enforce`.',
      );
    },
  };
}
