import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import {
  type AdminStatus,
  type AdminUser,
  updateAdminUserInput,
  updateCurrentAdminInput,
} from './admin-user.ts';
import type { AdminUserChange, AdminUserStore } from './admin-user-model.ts';
import type { BackOff } from './back-off.ts';
import { adminOf, type Roster } from './roster.ts';
import { noSuchAdmin, subjectOf } from './user-service.ts';

interface Wanted {
  readonly displayName?: string | undefined;
  readonly status?: AdminStatus | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
}

export type AdminUserChanges = ReturnType<typeof createAdminUserChanges>;

/** Changes of name, status and password: of others by ADMINs, of the own account by everyone. */
export function createAdminUserChanges(deps: {
  users: AdminUserStore;
  roster: Roster;
  ledger: Ledger;
  passwords: Passwords;
  backOff: BackOff;
  now: Clock;
}) {
  const { users, roster, ledger, passwords, backOff, now } = deps;

  return {
    /**
     * Changes an account. A new status or password ends every bearer token of the person. The own password takes the current
     * one, too. Errors: NOT_FOUND, LAST_ADMIN, INVALID_CREDENTIALS, RATE_LIMITED.
     */
    async update(input: unknown, context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.changeOwn');
      const { id, ...wanted } = parseInput(updateAdminUserInput, input);
      const { userId } = adminOf(context);
      const isOwn = id === userId;
      if (!isOwn || wanted.status !== undefined) permit(context, 'adminUser.manage');
      return isOwn ? changeOwn(wanted, context) : changeOther(id, wanted, context);
    },

    /** The same for the caller's own account, whatever the role. */
    async updateCurrent(input: unknown, context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.changeOwn');
      return changeOwn(parseInput(updateCurrentAdminInput, input), context);
    },
  };

  async function changeOther(userId: string, wanted: Wanted, context: Context): Promise<AdminUser> {
    if (wanted.currentPassword !== undefined)
      throw invalid('currentPassword', 'foreign', 'leave it out: it goes with a change of your own password');
    const actor = adminOf(context);
    const passwordHash = await hashOf(wanted);
    return roster.change(actor, async () =>
      commit(await load(userId), { ...wanted, passwordHash }, context, [roster.actingWrite(actor)]),
    );
  }

  async function changeOwn(wanted: Wanted, context: Context): Promise<AdminUser> {
    const { password, currentPassword } = wanted;
    if ((password === undefined) !== (currentPassword === undefined)) {
      const field = password === undefined ? 'password' : 'currentPassword';
      throw invalid(field, 'required', 'send the new and the current password together');
    }
    const actor = adminOf(context);
    const change = async () => {
      const user = await load(actor.userId);
      if (user.status !== 'ACTIVE')
        throw new AppError('FORBIDDEN', 'Your account is disabled; ask another administrator.');
      requireRowVersion(context, user.rowVersion);
      if (currentPassword !== undefined) await prove(user, currentPassword);
      return commit(user, { ...wanted, passwordHash: await hashOf(wanted) }, context, []);
    };
    // Only a change of status can meet the loss of another ADMIN.
    return wanted.status === undefined ? change() : roster.change(actor, change);
  }

  async function commit(
    user: AdminUser,
    wanted: Wanted & { readonly passwordHash: string | undefined },
    context: Context,
    writes: readonly Write[],
  ): Promise<AdminUser> {
    requireRowVersion(context, user.rowVersion);
    const { set, audit } = changeOf(user, wanted, context);
    if (audit.length === 0) return user;
    const updatedAt = now();
    const isLoss = set.status === 'DISABLED';
    const endsTokens = set.status !== undefined || set.passwordHash !== undefined;
    await ledger.commit(context, {
      writes: [
        ...writes,
        ...(isLoss ? await roster.lossWrites(user) : []),
        users.changeWrite(user, { ...set, updatedAt }, { endsTokens }),
      ],
      audit,
    });
    return { ...user, ...set, updatedAt, rowVersion: user.rowVersion + 1 };
  }

  /** Guessing the current password with somebody's token is slowed down like guessing at the sign-in. */
  async function prove(user: AdminUser, password: string): Promise<void> {
    const { succeeded } = await backOff.attempt(JSON.stringify(['own', user.userId]), async () => ({
      succeeded: await passwords.verify(password, user.passwordHash),
    }));
    if (!succeeded)
      throw new AppError('INVALID_CREDENTIALS', 'The current password is another one; type it again.');
  }

  async function hashOf({ password }: Wanted): Promise<string | undefined> {
    return password === undefined ? undefined : passwords.hash(password);
  }

  async function load(userId: string): Promise<AdminUser> {
    return (await users.byId(userId)) ?? noSuchAdmin();
  }
}

/** What differs from the account as it is, and what the audit trail says of each difference. */
function changeOf(
  user: AdminUser,
  { displayName, status, passwordHash }: Wanted & { readonly passwordHash: string | undefined },
  context: Context,
): { set: AdminUserChange; audit: readonly AuditFact[] } {
  const subject = subjectOf(user);
  const isOwn = adminOf(context).userId === user.userId;
  const renamed = displayName !== undefined && displayName !== user.displayName;
  const moved = status !== undefined && status !== user.status;
  return {
    set: {
      ...(renamed && { displayName }),
      ...(moved && { status }),
      ...(passwordHash !== undefined && { passwordHash }),
    },
    audit: [
      // The name itself stays out: it is personal.
      ...(renamed ? [{ action: 'admin.user_renamed' as const, subject }] : []),
      ...(moved
        ? [{ action: 'admin.status_changed' as const, subject, previousState: user.status, newState: status }]
        : []),
      ...(passwordHash === undefined
        ? []
        : [
            {
              action: isOwn ? ('admin.password_changed' as const) : ('admin.password_reset' as const),
              subject,
            },
          ]),
    ],
  };
}
