import { z } from 'zod';
import { ADMIN_ROLES, type AdminRole, type Identity } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { email, optional, text, uuid } from '../../../kernel/parse.ts';
import { MAX_PASSWORD_LENGTH, newPassword } from '../../../kernel/passwords.ts';
import { NO_TOKEN_ENDED, type TokenEnds, tokenStands } from '../../token-ends.ts';

export const ADMIN_STATUSES = ['ACTIVE', 'DISABLED'] as const;

export type AdminStatus = (typeof ADMIN_STATUSES)[number];

/** A person who administers the platform. */
export interface AdminUser extends TokenEnds {
  readonly userId: string;
  /** Lower case. */
  readonly email: string;
  readonly displayName: string;
  readonly role: AdminRole;
  readonly status: AdminStatus;
  /** PHC string of kernel/passwords.ts. */
  readonly passwordHash: string;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null for the one that the first start made. */
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

/** What decides per request whether a bearer token of an administrator still counts. */
export interface AdminStanding {
  readonly role: AdminRole;
  readonly status: AdminStatus;
  /** False once the token was signed out, or all of the person's tokens were ended. */
  readonly tokenStands: boolean;
}

/** Who makes a change, and with which token. */
export type Actor = Extract<Identity, { kind: 'admin' }>;

/** Which bearer token of which administrator. */
export interface AdminToken {
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export function standingOf(user: AdminUser, token: Partial<AdminToken>): AdminStanding {
  const { role, status } = user;
  return { role, status, tokenStands: tokenStands(user, token) };
}

// A password that is shorter than any real one is treated as a wrong password, not as an invalid field.
const typedPassword = z
  .string()
  .min(1, 'give the password')
  .max(MAX_PASSWORD_LENGTH, `use at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)');

const role = z.enum(ADMIN_ROLES, `give one of ${ADMIN_ROLES.join(', ')}`);
const status = z.enum(ADMIN_STATUSES, `give one of ${ADMIN_STATUSES.join(', ')}`);
const displayName = text(255);

export const signInInput = z.strictObject({ email, password: typedPassword });

export const demoSignInInput = z.strictObject({
  code: z.string('give the six digits as text').regex(/^\d{6}$/, 'give the six digits'),
});

export const signOutInput = z.strictObject({ everywhere: optional(z.boolean('give true or false')) });

export const standingInput = z.strictObject({
  userId: z.string().min(1).max(128),
  tokenId: z.string().max(64),
  tokenEpoch: z.int().min(0),
});

export const adminUserIdInput = z.strictObject({ id: uuid });

export const adminUserListInput = z.strictObject({
  filter: optional(
    z.strictObject({ status: optional(status), role: optional(role), search: optional(text(255)) }),
  ),
  ...pageInput,
});

export type AdminUserFilter = Partial<NonNullable<z.output<typeof adminUserListInput>['filter']>>;

export const createAdminUserInput = z.strictObject({
  email,
  displayName,
  role,
  password: optional(newPassword),
});

const ownChange = {
  displayName: optional(displayName),
  password: optional(newPassword),
  currentPassword: optional(typedPassword),
};

export const updateAdminUserInput = z.strictObject({ id: uuid, status: optional(status), ...ownChange });

export const updateCurrentAdminInput = z.strictObject(ownChange);

export const setAdminRoleInput = z.strictObject({ id: uuid, role });

/** A person who may sign in from now on. */
export function newAdminUser(given: {
  userId: string;
  email: string;
  displayName: string;
  role: AdminRole;
  passwordHash: string;
  createdBy: string | null;
  at: Date;
}): AdminUser {
  const { at, ...own } = given;
  return {
    ...own,
    email: given.email.toLowerCase(),
    status: 'ACTIVE',
    ...NO_TOKEN_ENDED,
    lastLoginAt: null,
    createdAt: at,
    updatedAt: at,
    rowVersion: 1,
  };
}

/** True for active ADMINs, who alone can manage the other administrators. */
export function isActiveAdmin(user: Pick<AdminUser, 'role' | 'status'>): boolean {
  return user.role === 'ADMIN' && user.status === 'ACTIVE';
}
