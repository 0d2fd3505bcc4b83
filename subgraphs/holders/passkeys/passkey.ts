import { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { optionalText, text } from '../../../kernel/parse.ts';

export const MAX_PASSKEYS = 20;
const DEFAULT_LABEL = 'Passkey';

const ceremonyId = z
  .string('give the ceremonyId of the answer to begin')
  .max(256, 'give the ceremonyId of the answer to begin');
const webAuthnJson = z.record(z.string(), z.unknown(), 'give the JSON object that the browser made');

// Text that is not an address is treated as an unknown one: the answer must not show which addresses are known.
export const beginSignInInput = z.strictObject({ email: z.string() });
export const finishSignInInput = z.strictObject({ ceremonyId, credential: webAuthnJson });
export const finishRegistrationInput = z.strictObject({
  ceremonyId,
  attestation: webAuthnJson,
  label: optionalText(text(100)),
});
export const deleteInput = z.strictObject({ id: z.string().max(2048, 'give the id of a passkey') });

/** A public key whose private half only the holder's authenticator has (WebAuthn L3 §4, credential record). */
export interface Passkey {
  readonly passkeyId: string;
  readonly holderId: string;
  /** As the authenticator named it, base64url; one in the whole platform. */
  readonly credentialId: string;
  /** COSE_Key bytes. */
  readonly publicKey: Uint8Array;
  /** The highest counter seen; 0 for authenticators that do not count. */
  readonly signCount: number;
  readonly transports: readonly string[];
  /** True for passkeys that may be synchronised between devices; never changes. */
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
  readonly label: string;
  readonly addedAt: Date;
  readonly lastUsed: Date | null;
}

/** A passkey as its owner sees it. */
export type PasskeyView = Pick<Passkey, 'label' | 'addedAt' | 'lastUsed'> & { readonly id: string };

export function newPasskey(
  holderId: string,
  proven: ProvenAttestation,
  label: string | undefined,
  at: Date,
): Passkey {
  return {
    ...proven,
    passkeyId: newId(),
    holderId,
    label: label ?? DEFAULT_LABEL,
    addedAt: at,
    lastUsed: null,
  };
}

export function viewOf({ credentialId, label, addedAt, lastUsed }: Passkey): PasskeyView {
  return { id: credentialId, label, addedAt, lastUsed };
}

/** A counter that stands still or goes back tells of a copied authenticator, unless it never counted (WebAuthn L3 §6.1.1). */
export function counterRises(stored: number, seen: number): boolean {
  return seen > stored || (seen === 0 && stored === 0);
}

/** How WebAuthn options name a passkey. */
export function descriptorOf({ credentialId, transports }: Pick<Passkey, 'credentialId' | 'transports'>) {
  return { id: credentialId, transports: [...transports] };
}

/** What a valid attestation says of a new passkey. */
export type ProvenAttestation = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'backupEligible' | 'backedUp'
>;
