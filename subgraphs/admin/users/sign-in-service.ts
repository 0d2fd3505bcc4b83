import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import { isConflict } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { DEMO_LOGIN } from '../settings.ts';
import { type AdminUser, demoSignInInput, signInInput } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';
import type { BackOff } from './back-off.ts';

export interface SignedInAdmin {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
  readonly user: AdminUser;
}

/** What one way of signing in found out about an attempt. */
interface Attempt {
  readonly user: AdminUser | undefined;
  readonly isProven: boolean;
  /** Set with a sign-in, beside the time of it. */
  readonly set?: { readonly passwordHash?: string };
}

interface Way {
  readonly name: 'sign_in' | 'demo_sign_in';
  readonly unproven: string;
  readonly refusal: string;
}

type Outcome = { readonly succeeded: true; readonly signedIn: SignedInAdmin } | { readonly succeeded: false };

const BY_PASSWORD: Way = {
  name: 'sign_in',
  unproven: 'wrong e-mail or password',
  refusal: 'E-mail and password do not match an active account.',
};
const BY_DEMO_CODE: Way = {
  name: 'demo_sign_in',
  unproven: 'wrong code',
  refusal: 'The code does not open an active account.',
};

export type AdminSignInService = ReturnType<typeof createAdminSignInService>;

/** Sign-in of administrators: by password, and by code to the account of a demonstration. */
export function createAdminSignInService(deps: {
  users: AdminUserStore;
  ledger: Ledger;
  passwords: Passwords;
  backOff: BackOff;
  tokens: TokenService;
  settings: LiveSettings;
  /** Without it there is no demo login. */
  demoCode: string | undefined;
  now: Clock;
}) {
  const { users, ledger, passwords, backOff, tokens, settings, demoCode, now } = deps;
  const compareKey = tokens.deriveKey('demo-code-comparison');
  const digestOf = (code: string) => createHmac('sha256', compareKey).update(code).digest();
  /** The code while the live setting is on, too. */
  const openCode = () => (settings.get(DEMO_LOGIN) ? demoCode : undefined);

  return {
    /** Whether there is a demo login at this moment; doors ask before they read anything. */
    isDemoLoginOpen: () => openCode() !== undefined,

    /** Trades e-mail and password for a bearer token. Errors: INVALID_CREDENTIALS, RATE_LIMITED. */
    async signIn(input: unknown, context: Context): Promise<SignedInAdmin> {
      permit(context, 'admin.signIn');
      const { email, password } = parseInput(signInInput, input);
      return inTurn(BY_PASSWORD, email, context, async () => {
        const user = await users.byEmail(email);
        const isProven = await passwords.verify(password, user?.passwordHash);
        const isOld = isProven && user !== undefined && passwords.needsRehash(user.passwordHash);
        return { user, isProven, set: isOld ? { passwordHash: await passwords.hash(password) } : {} };
      });
    },

    /**
     * Signs in as the administrator of the first start. Errors: NOT_FOUND unless both the code and the live setting are there,
     * INVALID_CREDENTIALS, RATE_LIMITED.
     */
    async demoSignIn(input: unknown, context: Context): Promise<SignedInAdmin> {
      permit(context, 'admin.signIn');
      const expected = openCode();
      if (expected === undefined) {
        // The same answer as for any path that does not exist.
        throw new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs lists them all.');
      }
      const { code } = parseInput(demoSignInInput, input);
      return inTurn(BY_DEMO_CODE, 'demo', context, async () => ({
        user: await users.bootstrapped(),
        isProven: timingSafeEqual(digestOf(code), digestOf(expected)),
      }));
    },
  };

  async function inTurn(
    way: Way,
    account: string,
    context: Context,
    attempt: () => Promise<Attempt>,
  ): Promise<SignedInAdmin> {
    const key = JSON.stringify([account, context.clientHash ?? '']);
    const outcome = await backOff.attempt(key, () => judged(way, attempt, context));
    if (outcome.succeeded) return outcome.signedIn;
    throw new AppError('INVALID_CREDENTIALS', way.refusal);
  }

  async function judged(way: Way, attempt: () => Promise<Attempt>, context: Context): Promise<Outcome> {
    const { user, isProven, set = {} } = await attempt();
    if (!user || !isProven) return refuse(way, user, way.unproven, context);
    if (user.status !== 'ACTIVE') return refuse(way, user, 'the account is disabled', context);
    try {
      return { succeeded: true, signedIn: await open(way, user, set, context) };
    } catch (error) {
      // The account changed between the look-up and the commit: what was proven counts no more.
      if (isConflict(error)) return refuse(way, user, 'the account changed meanwhile', context);
      throw error;
    }
  }

  async function open(
    way: Way,
    user: AdminUser,
    set: { readonly passwordHash?: string },
    context: Context,
  ): Promise<SignedInAdmin> {
    const { userId, role, tokenEpoch } = user;
    const lastLoginAt = now();
    const identity: Identity = { kind: 'admin', userId, role };
    const { token, expiresAt } = await tokens.sign({ ...identity, tokenEpoch });
    await ledger.commit(
      { ...context, identity },
      {
        writes: [users.signedInWrite(user, { lastLoginAt, ...set })],
        audit: {
          action: `admin.${way.name === 'sign_in' ? 'signed_in' : 'demo_signed_in'}`,
          subject: { type: 'AdminUser', id: userId },
        },
      },
    );
    return { token, tokenType: 'Bearer', expiresAt, user: { ...user, lastLoginAt } };
  }

  async function refuse(
    way: Way,
    user: AdminUser | undefined,
    reason: string,
    context: Context,
  ): Promise<Outcome> {
    await ledger.commit(context, {
      writes: [],
      audit: {
        action: `admin.${way.name}_refused`,
        subject: { type: 'AdminUser', id: user?.userId ?? 'unknown' },
        status: 'DENIED',
        reason,
      },
    });
    return { succeeded: false };
  }
}
