import { z } from 'zod';

// WebAuthn L3 §5.8.3 and §6.5.1 bound a user handle and a credential id; the others have room to spare.
const CREDENTIAL_ID_BYTES = 1023;
const USER_HANDLE_BYTES = 64;
const CLIENT_DATA_BYTES = 4096;
const AUTHENTICATOR_DATA_BYTES = 8192;
const SIGNATURE_BYTES = 2048;
const ATTESTATION_BYTES = 16_384;

/** Unpadded base64url in its one canonical spelling. */
function bytes(max: number) {
  return z
    .string()
    .max(Math.ceil((max * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine((value) => Buffer.from(value, 'base64url').toString('base64url') === value);
}

const common = {
  id: bytes(CREDENTIAL_ID_BYTES),
  rawId: bytes(CREDENTIAL_ID_BYTES),
  type: z.literal('public-key'),
};

// Members that nothing here reads are dropped, not refused: browsers add to this JSON over time.
const assertionJson = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(CLIENT_DATA_BYTES),
    authenticatorData: bytes(AUTHENTICATOR_DATA_BYTES),
    signature: bytes(SIGNATURE_BYTES),
    userHandle: bytes(USER_HANDLE_BYTES).nullish(),
  }),
});

const attestationJson = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(CLIENT_DATA_BYTES),
    attestationObject: bytes(ATTESTATION_BYTES),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,32}$/))
      .max(10)
      .nullish(),
  }),
});

export type AssertionJson = z.output<typeof assertionJson>;
export type AttestationJson = z.output<typeof attestationJson>;

/** AuthenticationResponseJSON (WebAuthn L3 §5.1.8), or undefined for anything else. */
export function assertionOf(json: unknown): AssertionJson | undefined {
  return assertionJson.safeParse(json).data;
}

/** RegistrationResponseJSON (WebAuthn L3 §5.1.8), or undefined for anything else. */
export function attestationOf(json: unknown): AttestationJson | undefined {
  return attestationJson.safeParse(json).data;
}
