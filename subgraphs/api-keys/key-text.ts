import { timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomSecret, sha256Hex } from '../../kernel/ids.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KEY = /^((tm[a-z])_[0-9A-Za-z]{8})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

/** What keys of one kind of organization begin with: it says which registry knows them. */
export type KeyMark = 'tmr' | 'tmv';

interface ApiKeyText {
  readonly prefix: string;
  readonly secret: string;
}

/** A new key of 43 random base62 characters (256 bits), as the text that its owner keeps. */
export function newApiKeyText(mark: KeyMark): ApiKeyText & { readonly text: string } {
  const prefix = `${mark}_${randomBase62(8)}`;
  const secret = randomBase62(43);
  return { prefix, secret, text: apiKeyTextOf({ prefix, secret }) };
}

/** `<prefix>_<secret><checksum>`: the CRC-32 of what stands before it lets a typing error be refused without the store. */
export function apiKeyTextOf({ prefix, secret }: ApiKeyText): string {
  const body = `${prefix}_${secret}`;
  return body + base62(crc32(body), 6);
}

/** The parts of a key of this kind, or undefined when its form or checksum is wrong. */
export function readApiKeyText(text: string, mark: KeyMark): ApiKeyText | undefined {
  const [, prefix, marked, secret] = KEY.exec(text) ?? [];
  if (prefix === undefined || secret === undefined || marked !== mark) return undefined;
  return apiKeyTextOf({ prefix, secret }) === text ? { prefix, secret } : undefined;
}

/** True when the secret is the one whose hash is stored; takes the same time for every wrong one. */
export function isSecretOf({ secretHash }: { readonly secretHash: string }, secret: string): boolean {
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
