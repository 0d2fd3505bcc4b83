import { createHmac } from 'node:crypto';

/** Under what the ceremonies of an account, of an address named by a client, or of a client are counted. */
export type BeganBy = (kind: 'address' | 'account' | 'client', ...values: readonly string[]) => string;

/** Names made under a key, so that the store tells nobody who began a ceremony. */
export function createBeganBy(key: Uint8Array): BeganBy {
  return (kind, ...values) =>
    createHmac('sha256', key)
      .update(JSON.stringify([`began-by-${kind}`, ...values]))
      .digest('base64url');
}
