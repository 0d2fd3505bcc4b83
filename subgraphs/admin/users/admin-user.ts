import { z } from 'zod';
import { ADMIN_ROLES, type AdminRole } from '../../../kernel/identity.ts';
import { email } from '../../../kernel/parse.ts';
import { MAX_PASSWORD_LENGTH } from '../../../kernel/passwords.ts';

export const ADMIN_STATUSES = ['ACTIVE', 'DISABLED'] as const;

/** A person who administers the platform. */
export interface AdminUser {
  readonly userId: string;
  /** Lower case. */
  readonly email: string;
  readonly displayName: string;
  readonly role: AdminRole;
  readonly status: (typeof ADMIN_STATUSES)[number];
  /** PHC string of kernel/passwords.ts. */
  readonly passwordHash: string;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

/** What decides per request whether a bearer token of an administrator still counts. */
export type AdminStanding = Pick<AdminUser, 'role' | 'status'>;

// A password that is too short to exist is a wrong password, not an invalid field.
export const signInInput = z.strictObject({
  email,
  password: z
    .string()
    .min(1, 'give the password')
    .max(MAX_PASSWORD_LENGTH, `use at most ${MAX_PASSWORD_LENGTH} characters`)
    .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)'),
});

export const standingInput = z.strictObject({ userId: z.string().min(1).max(128) });

/** The one administrator that the first start makes. */
export function bootstrapAdmin(given: {
  userId: string;
  email: string;
  passwordHash: string;
  at: Date;
}): AdminUser {
  const { userId, email: address, passwordHash, at } = given;
  return {
    userId,
    email: address.toLowerCase(),
    displayName: 'Administrator',
    role: ADMIN_ROLES[0],
    status: 'ACTIVE',
    passwordHash,
    lastLoginAt: null,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  };
}
