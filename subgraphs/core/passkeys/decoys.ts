import { createHmac } from 'node:crypto';
import type { Passkey } from './passkey.ts';

// Of 256 addresses without an account, how many look like an account without passkeys, and like one with a single one.
const WITHOUT = 112;
const WITH_ONE = 112;
const TRANSPORTS = [['hybrid', 'internal'], ['internal'], ['hybrid', 'internal'], ['usb']] as const;

export type Decoys = ReturnType<typeof createDecoys>;

/** What an unknown address is told: always the same, and made under a key so that nobody can tell it from the truth. */
export function createDecoys(key: Uint8Array) {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, value]))
      .digest();

  return {
    /** No, one or two passkeys that nobody has. */
    passkeysOf(address: string): readonly Pick<Passkey, 'credentialId' | 'transports'>[] {
      const look = mac('decoy-look', address);
      const number = look.readUInt8(0);
      const made = [0, 1].map((at) => ({
        credentialId: mac(`decoy-id-${at}`, address).toString('base64url'),
        transports: TRANSPORTS[look.readUInt8(1 + at) % TRANSPORTS.length] ?? [],
      }));
      return made.slice(0, number < WITHOUT ? 0 : number < WITHOUT + WITH_ONE ? 1 : 2);
    },

    /** Under what the ceremonies of an address, or of an account, are counted. */
    beganBy: (kind: 'address' | 'account', value: string) =>
      mac(`began-by-${kind}`, value).toString('base64url'),
  };
}
