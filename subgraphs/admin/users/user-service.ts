import type { AuditSubject } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId, newToken } from '../../../kernel/ids.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import { type Idempotency, shownOnce } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import {
  type AdminUser,
  adminUserIdInput,
  adminUserListInput,
  createAdminUserInput,
  newAdminUser,
  setAdminRoleInput,
} from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';
import { adminOf, type Roster } from './roster.ts';

const MAX_DECIDERS = 100;

export interface CreatedAdminUser {
  readonly user: AdminUser;
  /** The password that the platform made; null when the creator gave one. */
  readonly generatedPassword: string | null;
}

export type AdminUserService = ReturnType<typeof createAdminUserService>;

/** The administrators: reading, creating, changing and removing accounts. */
export function createAdminUserService(deps: {
  users: AdminUserStore;
  roster: Roster;
  ledger: Ledger;
  idempotency: Idempotency;
  passwords: Passwords;
  /** Seals a generated password for the retry of its creation. */
  now: Clock;
}) {
  const { users, roster, ledger, idempotency, passwords, now } = deps;

  return {
    /** The caller's own account. */
    async current(context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.read');
      return load(adminOf(context).userId);
    },

    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.read');
      return load(parseInput(adminUserIdInput, input).id);
    },

    async list(input: unknown, context: Context): Promise<Page<AdminUser>> {
      permit(context, 'adminUser.read');
      const { filter, ...page } = parseInput(adminUserListInput, input);
      const { skip, limit } = pageWindow(page);
      return { ...(await users.list(filter ?? {}, { skip, limit })), offset: skip, size: limit };
    },

    /** Where those who may decide about applications are written to: ACTIVE people of the roles ADMIN and OPERATOR. For units only. */
    async deciderAddresses(context: Context): Promise<{ readonly addresses: readonly string[] }> {
      permit(context, 'adminUser.addresses');
      const page = { skip: 0, limit: MAX_DECIDERS };
      const [admins, operators] = await Promise.all(
        (['ADMIN', 'OPERATOR'] as const).map((role) => users.list({ role, status: 'ACTIVE' }, page)),
      );
      const people = [admins, operators].flatMap((found) => found?.items ?? []);
      return { addresses: people.slice(0, MAX_DECIDERS).map(({ email }) => email) };
    },

    /** Makes an account; without a password the platform makes one, told in this reply alone. Errors: DUPLICATE, FORBIDDEN, SECRET_SHOWN_ONCE. */
    async create(input: unknown, context: Context): Promise<CreatedAdminUser> {
      permit(context, 'adminUser.manage');
      const { password: given, ...wanted } = parseInput(createAdminUserInput, input);
      const actor = adminOf(context);
      const createdBy = actor.userId;

      // The password is not part of the stored hash of the input: a fast hash of a password would be worth stealing.
      const compared = { ...wanted, hasPassword: given !== undefined };
      // A repeat has no password to show: it is in the first answer alone.
      type Made = { readonly user: AdminUser; readonly generatedPassword?: string | null };
      const made = await idempotency.run<Made>(context, 'createAdminUser', compared, async (remember) => {
        const password = given ?? newToken();
        const passwordHash = await passwords.hash(password);
        const user = newAdminUser({ ...wanted, userId: newId(), passwordHash, createdBy, at: now() });
        // The stored answer must not contain a hash of the password either.
        const told = { ...user, passwordHash: '' };
        await roster.change(actor, () =>
          ledger
            .commit(context, {
              writes: [roster.actingWrite(actor), users.insertWrite(user), ...remember({ user: told })],
              audit: { action: 'admin.user_created', subject: subjectOf(user), newState: user.role },
            })
            .catch(emailTaken),
        );
        return { user: told, generatedPassword: given === undefined ? password : null };
      });
      const { user, generatedPassword = given === undefined ? undefined : null } = made;
      if (generatedPassword === undefined) throw shownOnce(`Give the account ${user.userId} a new password.`);
      return { user, generatedPassword };
    },

    /** Every bearer token of the person ends with the change. Errors: LAST_ADMIN. */
    async setRole(input: unknown, context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.manage');
      const { id, role } = parseInput(setAdminRoleInput, input);
      const actor = adminOf(context);
      return roster.change(actor, async () => {
        const user = await load(id);
        requireRowVersion(context, user.rowVersion);
        if (user.role === role) return user;
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [
            roster.actingWrite(actor),
            ...(await roster.lossWrites(user)),
            users.changeWrite(user, { role, updatedAt }, { endsTokens: true }),
          ],
          audit: {
            action: 'admin.role_changed',
            subject: subjectOf(user),
            previousState: user.role,
            newState: role,
          },
        });
        return { ...user, role, updatedAt, rowVersion: user.rowVersion + 1 };
      });
    },

    /** Removes an account and ends its bearer tokens. Errors: LAST_ADMIN. */
    async remove(input: unknown, context: Context): Promise<AdminUser> {
      permit(context, 'adminUser.manage');
      const { id } = parseInput(adminUserIdInput, input);
      const actor = adminOf(context);
      return roster.change(actor, async () => {
        const user = await load(id);
        requireRowVersion(context, user.rowVersion);
        await ledger.commit(context, {
          writes: [roster.actingWrite(actor), ...(await roster.lossWrites(user)), users.removeWrite(user)],
          audit: { action: 'admin.user_removed', subject: subjectOf(user), previousState: user.role },
        });
        return user;
      });
    },
  };

  async function load(userId: string): Promise<AdminUser> {
    return (await users.byId(userId)) ?? noSuchAdmin();
  }
}

export function noSuchAdmin(): never {
  throw new AppError('NOT_FOUND', 'There is no administrator of that id; the list of them has the ids.');
}

export function subjectOf({ userId }: AdminUser): AuditSubject {
  return { type: 'AdminUser', id: userId };
}

function emailTaken(error: unknown): never {
  if (!duplicateKeyOf(error)?.includes('email')) throw error;
  throw new AppError(
    'DUPLICATE',
    'An administrator with this e-mail address exists; change that account, or give another address.',
  );
}
