import { z } from 'zod';
import { decodeBase64, decodeBase64url } from '../../kernel/crypto/base64.ts';
import {
  multikeyFromPublicKey,
  publicKeyFromDidKey,
  publicKeyFromMultikey,
} from '../../kernel/crypto/multikey.ts';
import { CommandError } from './command-error.ts';

const KEY_BYTES = 32;
// RFC 8037 §2.
const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
/** The answer of /api/v1/audit-logs/key. */
const published = z.object({ key: z.string() });

/**
 * The Multikey text of an Ed25519 public key that is given as Multikey, as did:key (or a DID URL of it), as 32 bytes in base64, as
 * a JWK, or as the platform's whole answer at /api/v1/audit-logs/key. Errors: CommandError.
 */
export function multikeyOf(given: string): string {
  const text = given.trim();
  const bytes = text.startsWith('{') ? fromJson(text) : fromText(text);
  if (bytes) return multikeyFromPublicKey(bytes);
  throw new CommandError(
    '--key is no Ed25519 public key: give it as z6Mk…, as did:key:z6Mk…, as base64 of its 32 bytes, as a JWK, or as /api/v1/audit-logs/key tells it.',
    2,
  );
}

function fromText(text: string): Uint8Array | undefined {
  const [did = ''] = text.split('#');
  return publicKeyFromMultikey(text) ?? publicKeyFromDidKey(did) ?? fromBase64(text, decodeBase64);
}

function fromJson(text: string): Uint8Array | undefined {
  const value = jsonOf(text);
  const { data: key } = jwk.safeParse(value);
  if (key) return fromBase64(key.x, decodeBase64url);
  return publicKeyFromMultikey(published.safeParse(value).data?.key ?? '');
}

function fromBase64(
  text: string,
  decode: (text: string, length: number) => Uint8Array,
): Uint8Array | undefined {
  try {
    return decode(text, KEY_BYTES);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
