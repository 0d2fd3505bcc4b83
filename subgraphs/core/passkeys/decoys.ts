import { createHmac } from 'node:crypto';
import type { Passkey } from './passkey.ts';

// Of 256 addresses without an account, how many look like an account with none, one, two and three passkeys.
const NUMBERS = [96, 96, 44, 20] as const;
const MOST = NUMBERS.length - 1;
/** What authenticators that people have look like: bytes of an id, transports, and how many of 256 are of that kind. */
const KINDS = [
  { bytes: 20, transports: ['hybrid', 'internal'], share: 80 },
  { bytes: 32, transports: ['hybrid', 'internal'], share: 44 },
  { bytes: 32, transports: ['internal'], share: 60 },
  { bytes: 16, transports: ['hybrid', 'internal'], share: 32 },
  { bytes: 48, transports: ['nfc', 'usb'], share: 20 },
  { bytes: 64, transports: ['usb'], share: 20 },
] as const;

export type Decoys = ReturnType<typeof createDecoys>;

/** What an unknown address is told: always the same, and made under a key so that nobody can tell it from the truth. */
export function createDecoys(key: Uint8Array) {
  const mac = (purpose: string, ...values: readonly string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...values]))
      .digest();

  return {
    /** No to three passkeys that nobody has. */
    passkeysOf(address: string): readonly Pick<Passkey, 'credentialId' | 'transports'>[] {
      const look = mac('decoy-look', address);
      const made = Array.from({ length: MOST }, (_, at) => {
        const { bytes, transports } = KINDS[drawn(SHARES, look.readUInt8(1 + at))] ?? KINDS[0];
        const id = Buffer.concat([mac(`decoy-id-${at}`, address), mac(`decoy-more-${at}`, address)]);
        return { credentialId: id.subarray(0, bytes).toString('base64url'), transports };
      });
      return made.slice(0, drawn(NUMBERS, look.readUInt8(0)));
    },

    /** Under what the ceremonies of an account, of an address named by a client, or of a client are counted. */
    beganBy: (kind: 'address' | 'account' | 'client', ...values: readonly string[]) =>
      mac(`began-by-${kind}`, ...values).toString('base64url'),
  };
}

const SHARES = KINDS.map(({ share }) => share);

/** The place in a list of shares of 256 that a byte draws. */
function drawn(shares: readonly number[], byte: number): number {
  let end = 0;
  return shares.findIndex((share) => {
    end += share;
    return byte < end;
  });
}
