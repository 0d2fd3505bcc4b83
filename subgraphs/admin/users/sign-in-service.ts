import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { type AdminRole, type Identity, permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { type AdminStanding, type AdminUser, signInInput, standingInput } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';
import type { BackOff } from './back-off.ts';

export interface SignedInAdmin {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly displayName: string;
    readonly role: AdminRole;
  };
}

type Outcome = { readonly succeeded: true; readonly signedIn: SignedInAdmin } | { readonly succeeded: false };

export type AdminSignInService = ReturnType<typeof createAdminSignInService>;

/** Sign-in of administrators by password, and what their standing is at each request. */
export function createAdminSignInService(deps: {
  users: AdminUserStore;
  ledger: Ledger;
  passwords: Passwords;
  backOff: BackOff;
  tokens: TokenService;
  now: Clock;
}) {
  const { users, ledger, passwords, backOff, tokens, now } = deps;

  async function standing(userId: string): Promise<AdminStanding | undefined> {
    const user = await users.byId(userId);
    return user && { role: user.role, status: user.status };
  }

  return {
    /** The current role and status of an administrator, uncached; undefined for an unknown id. */
    standing,

    /** The same for other units. Errors: NOT_FOUND. */
    async standingOf(input: unknown, context: Context): Promise<AdminStanding> {
      permit(context, 'admin.standing');
      const { userId } = parseInput(standingInput, input);
      const found = await standing(userId);
      if (!found) throw new AppError('NOT_FOUND', 'There is no administrator of that id.');
      return found;
    },

    /** Trades e-mail and password for a bearer token. Errors: INVALID_CREDENTIALS, RATE_LIMITED. */
    async signIn(input: unknown, context: Context): Promise<SignedInAdmin> {
      permit(context, 'admin.signIn');
      const { email, password } = parseInput(signInInput, input);
      const key = JSON.stringify([email, context.clientHash ?? '']);
      const outcome = await backOff.attempt(key, () => tryPassword(email, password, context));
      if (!outcome.succeeded) {
        throw new AppError('INVALID_CREDENTIALS', 'E-mail and password do not match an active account.');
      }
      return outcome.signedIn;
    },
  };

  async function tryPassword(email: string, password: string, context: Context): Promise<Outcome> {
    const user = await users.byEmail(email);
    const matches = await passwords.verify(password, user?.passwordHash);
    if (!user || !matches) return refuse(user, 'wrong e-mail or password', context);
    if (user.status !== 'ACTIVE') return refuse(user, 'the account is disabled', context);
    try {
      return { succeeded: true, signedIn: await open(user, password, context) };
    } catch (error) {
      // The account changed between the look-up and the commit: what was proven counts no more.
      if (isAppError(error) && error.code === 'CONFLICT')
        return refuse(user, 'the account changed meanwhile', context);
      throw error;
    }
  }

  async function open(user: AdminUser, password: string, context: Context): Promise<SignedInAdmin> {
    const { userId, email, displayName, role } = user;
    const at = now();
    const rehashed = passwords.needsRehash(user.passwordHash)
      ? { passwordHash: await passwords.hash(password) }
      : {};
    const identity: Identity = { kind: 'admin', userId, role };
    const { token, expiresAt } = await tokens.sign(identity);
    await ledger.commit(
      { ...context, identity },
      {
        writes: [users.signedInWrite(user, { lastLoginAt: at, updatedAt: at, ...rehashed })],
        audit: { action: 'admin.signed_in', subject: { type: 'AdminUser', id: userId } },
      },
    );
    return { token, tokenType: 'Bearer', expiresAt, user: { id: userId, email, displayName, role } };
  }

  async function refuse(user: AdminUser | undefined, reason: string, context: Context): Promise<Outcome> {
    await ledger.commit(context, {
      writes: [],
      audit: {
        action: 'admin.sign_in_refused',
        subject: { type: 'AdminUser', id: user?.userId ?? 'unknown' },
        status: 'DENIED',
        reason,
      },
    });
    return { succeeded: false };
  }
}
