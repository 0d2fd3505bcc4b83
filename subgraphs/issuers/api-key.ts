import { timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { invalid } from '../../kernel/errors.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../kernel/identity.ts';
import { randomSecret, sha256Hex } from '../../kernel/ids.ts';
import { pageInput } from '../../kernel/paging.ts';
import { did, instant, optional, optionalText, text, uuid } from '../../kernel/parse.ts';

export const API_KEY_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

/** A key with which a CUSTODIAL issuer's own systems call issue and batch; its secret is never stored. */
export interface ApiKey {
  readonly apiKeyId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string;
  /** `tmr_` and 8 characters: the part of the key that may be shown and logged. */
  readonly prefix: string;
  /** Hex SHA-256 of the 43-character secret. */
  readonly secretHash: string;
  /** The last 4 characters of the secret, to tell keys apart. */
  readonly hint: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly status: ApiKeyStatus;
  /** 0 to 9 while ACTIVE: an issuer has ten places. */
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

export const MAX_ACTIVE_API_KEYS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LIFE_DAYS = 365;
const MAX_LIFE_DAYS = 730;
const DEFAULT_SCOPES: readonly ApiKeyScope[] = ['credentials:issue', 'credentials:batch'];

const scopes = z
  .array(z.enum(API_KEY_SCOPES, `give scopes out of ${API_KEY_SCOPES.join(', ')}`), 'give a list of scopes')
  .min(1, 'give at least one scope')
  .max(API_KEY_SCOPES.length, 'name each scope once')
  .refine((list) => new Set(list).size === list.length, 'name each scope once');

export const createApiKeyInput = z.strictObject({
  issuerDid: did,
  name: text(255),
  scopes: optional(scopes).transform((given) => given ?? DEFAULT_SCOPES),
  expiresAt: optional(instant),
});

export const listApiKeysInput = z.strictObject({ issuerDid: did, ...pageInput });

export const apiKeyInput = z.strictObject({ issuerDid: did, apiKeyId: uuid });

export const updateApiKeyInput = z.strictObject({
  issuerDid: did,
  apiKeyId: uuid,
  name: optionalText(text(255)),
  scopes: optional(scopes),
});

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
export function statusOf(key: Pick<ApiKey, 'status' | 'expiresAt'>, now: Date): ApiKeyStatus {
  return key.status === 'ACTIVE' && key.expiresAt <= now ? 'EXPIRED' : key.status;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KEY = /^(tmr_[0-9A-Za-z]{8})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

interface ApiKeyText {
  readonly prefix: string;
  readonly secret: string;
}

/** A new key of 43 random base62 characters (256 bits), as the text that its owner keeps. */
export function newApiKeyText(): ApiKeyText & { readonly text: string } {
  const prefix = `tmr_${randomBase62(8)}`;
  const secret = randomBase62(43);
  return { prefix, secret, text: apiKeyTextOf({ prefix, secret }) };
}

/** `<prefix>_<secret><checksum>`: the CRC-32 of what stands before it lets a typing error be refused without the store. */
export function apiKeyTextOf({ prefix, secret }: ApiKeyText): string {
  const body = `${prefix}_${secret}`;
  return body + base62(crc32(body), 6);
}

/** The parts of a key, or undefined when its form or checksum is wrong. */
export function readApiKeyText(text: string): ApiKeyText | undefined {
  const [, prefix, secret] = KEY.exec(text) ?? [];
  if (prefix === undefined || secret === undefined) return undefined;
  return apiKeyTextOf({ prefix, secret }) === text ? { prefix, secret } : undefined;
}

/** True when the secret is the one whose hash is stored; takes the same time for every wrong one. */
export function isSecretOf({ secretHash }: Pick<ApiKey, 'secretHash'>, secret: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash, 'hex'), Buffer.from(sha256Hex(secret), 'hex'));
}

function randomBase62(length: number): string {
  let out = '';
  while (out.length < length) {
    // Bytes from 248 on would make the first characters likelier than the rest.
    for (const byte of randomSecret(64)) if (byte < 248 && out.length < length) out += ALPHABET[byte % 62];
  }
  return out;
}

function base62(value: number, length: number): string {
  let out = '';
  for (let rest = value; out.length < length; rest = Math.floor(rest / 62)) out = ALPHABET[rest % 62] + out;
  return out;
}
