import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A random UUID version 4 (RFC 9562 §5.4). */
export function newId(): string {
  return randomUUID();
}

/** `bytes` random bytes, 32 (256 bits) unless told. */
export function randomSecret(bytes = 32): Buffer {
  return randomBytes(bytes);
}

/** A random whole number from 0 to `bound` - 1, each as likely as the others. */
export function randomBelow(bound: number): number {
  return randomInt(bound);
}

/** A random token for links and sessions: 32 bytes as 43 base64url characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token of `newToken` is stored; undefined for a text that no token ever was. */
export function hashOfToken(token: string): string | undefined {
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? sha256Hex(token) : undefined;
}

/** SHA-256 as lower-case hex: how single-use tokens and keys are stored. */
export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A UUID that is always the same for the same parts, so that a retried step names the same record (RFC 9562 §5.8 layout, version 8). */
export function derivedId(...parts: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
