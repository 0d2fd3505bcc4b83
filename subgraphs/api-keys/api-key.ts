import type { SchemaDefinition } from 'mongoose';
import { z } from 'zod';
import type { AuditOrg } from '../../kernel/audit.ts';
import { invalid } from '../../kernel/errors.ts';
import { instant, optional, optionalText, text } from '../../kernel/parse.ts';
import type { KeyMark } from './key-text.ts';

export const API_KEY_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

/** A key with which the own systems of an organization call the platform; its secret is never stored. */
export interface ApiKeyOf<Scope extends string> {
  readonly apiKeyId: string;
  readonly name: string;
  /** The mark of its kind and 8 characters: the part of the key that may be shown and logged. */
  readonly prefix: string;
  /** Hex SHA-256 of the 43-character secret. */
  readonly secretHash: string;
  /** The last 4 characters of the secret, to tell keys apart. */
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly status: ApiKeyStatus;
  /** 0 to 9 while ACTIVE: an organization has ten places. */
  readonly slot?: number | undefined;
  readonly expiresAt: Date;
  /** Exact to the hour. */
  readonly lastUsedAt?: Date | undefined;
  readonly revokedAt?: Date | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

/** What differs between the keys of issuers and those of verifiers; everything else about them is one code. */
export interface ApiKeyKind<Owner extends object, Scope extends string> {
  readonly mark: KeyMark;
  /** The organization in messages. */
  readonly noun: 'issuer' | 'verifier';
  readonly org: AuditOrg['type'];
  readonly scopes: readonly [Scope, ...Scope[]];
  readonly defaultScopes: readonly Scope[];
  /** Names on disk, which stay as they are. */
  readonly stored: { readonly model: string; readonly collection: string; readonly owner: SchemaDefinition };
  /** The member of a key, and of its row, that holds the id of the organization. */
  readonly ownerId: keyof Owner & string;
}

export const MAX_ACTIVE_API_KEYS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LIFE_DAYS = 365;
const MAX_LIFE_DAYS = 730;

/** What is sent of keys, with the scopes of the kind. */
export function apiKeyFields<Scope extends string>({
  scopes: known,
  defaultScopes,
}: Pick<ApiKeyKind<object, Scope>, 'scopes' | 'defaultScopes'>) {
  const scopes = z
    .array(z.enum(known, `give scopes out of ${known.join(', ')}`), 'give a list of scopes')
    .min(1, 'give at least one scope')
    .max(known.length, 'name each scope once')
    .refine((list) => new Set(list).size === list.length, 'name each scope once');
  return {
    create: {
      name: text(255),
      scopes: optional(scopes).transform((given): readonly Scope[] => given ?? defaultScopes),
      expiresAt: optional(instant),
    },
    update: { name: optionalText(text(255)), scopes: optional(scopes) },
  };
}

export const authenticateInput = z.strictObject({ apiKey: z.string().max(256) });

/** When a key ends: 365 days from now unless told. Error: VALIDATION_FAILED outside of (now, now + 730 days]. */
export function expiryOf(asked: Date | undefined, now: Date): Date {
  const at = asked ?? new Date(now.getTime() + DEFAULT_LIFE_DAYS * DAY_MS);
  if (at <= now) throw invalid('expiresAt', 'past', 'give an instant in the future');
  if (at.getTime() > now.getTime() + MAX_LIFE_DAYS * DAY_MS) {
    throw invalid('expiresAt', 'too_far', `give an instant at most ${MAX_LIFE_DAYS} days from now`);
  }
  return at;
}

/** The status as of now: expiry needs no sweep. */
export function statusOf(
  key: { readonly status: ApiKeyStatus; readonly expiresAt: Date },
  now: Date,
): ApiKeyStatus {
  return key.status === 'ACTIVE' && key.expiresAt <= now ? 'EXPIRED' : key.status;
}
