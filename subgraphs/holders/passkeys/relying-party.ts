import { generateKeyPairSync } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { cose, decodeAttestationObject, decodeClientDataJSON, isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { HolderAccount } from '../accounts/ports.ts';
import { CEREMONY_LIFETIME_MS, type Ceremony } from './ceremony.ts';
import { descriptorOf, type Passkey, type ProvenAttestation } from './passkey.ts';
import { assertionInvalid, attestationInvalid } from './refusals.ts';
import type { AssertionJson, AttestationJson } from './webauthn-json.ts';

const NAME = 'Testamur';
const ALGORITHMS = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256];
// What the browser says it did (WebAuthn L3 §5.8.1); the other members are compared by the library.
const clientData = z.object({ crossOrigin: z.literal(false).nullish(), topOrigin: z.undefined().optional() });

/** What a valid assertion says. */
export interface ProvenAssertion {
  readonly signCount: number;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** The platform as authenticators know it: its id and origin come from the public address and from nothing that a request says. */
export function createRelyingParty(publicUrl: string) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  const strangersKey = newStrangersKey();

  return {
    signInOptions: (
      { challenge }: Ceremony,
      allowed: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
    ): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        allowCredentials: allowed.map(descriptorOf),
        userVerification: 'required',
        timeout: CEREMONY_LIFETIME_MS,
      }),

    registrationOptions: (
      { challenge }: Ceremony,
      account: HolderAccount,
      registered: readonly Passkey[],
    ): Promise<PublicKeyCredentialCreationOptionsJSON> =>
      generateRegistrationOptions({
        rpName: NAME,
        rpID,
        challenge: bytesOf(challenge),
        userID: new Uint8Array(Buffer.from(account.holderId, 'utf8')),
        userName: account.email,
        userDisplayName: account.name,
        attestationType: 'none',
        excludeCredentials: registered.map(descriptorOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
        timeout: CEREMONY_LIFETIME_MS,
      }),

    /**
     * Checks an assertion as WebAuthn L3 §7.2 tells, but for the counter, which needs the store. Without a passkey the same work
     * is done with a key of nobody and fails. Errors: ASSERTION_INVALID.
     */
    async verifyAssertion(
      assertion: AssertionJson,
      { challenge }: Ceremony,
      passkey: Pick<Passkey, 'credentialId' | 'publicKey'> | undefined,
    ): Promise<ProvenAssertion> {
      const { id, publicKey } = passkey
        ? { id: passkey.credentialId, publicKey: passkey.publicKey }
        : { id: assertion.id, publicKey: strangersKey };
      const { userHandle, ...response } = assertion.response;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...assertion,
          response: { ...response, ...(userHandle ? { userHandle } : {}) },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        // The library would refuse a counter before it knows who signed it: 0 leaves that to the caller.
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
        requireUserVerification: true,
      }).catch((cause: unknown) => {
        throw assertionInvalid(cause);
      });
      if (!verified || !passkey || !isTopLevel(response.clientDataJSON)) throw assertionInvalid();
      return {
        signCount: authenticationInfo.newCounter,
        backupEligible: authenticationInfo.credentialDeviceType === 'multiDevice',
        backedUp: authenticationInfo.credentialBackedUp,
      };
    },

    /** Checks a new passkey as WebAuthn L3 §7.1 tells. Errors: ATTESTATION_INVALID. */
    async verifyAttestation(
      attestation: AttestationJson,
      { challenge }: Ceremony,
    ): Promise<ProvenAttestation> {
      try {
        const { transports, ...response } = attestation.response;
        requireNoStatement(response.attestationObject);
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...attestation, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserPresence: true,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) throw attestationInvalid();
        const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
        if (credential.id !== attestation.id || !isTopLevel(response.clientDataJSON))
          throw attestationInvalid();
        return {
          credentialId: credential.id,
          publicKey: credential.publicKey,
          signCount: credential.counter,
          transports: [...new Set(transports ?? [])],
          backupEligible: credentialDeviceType === 'multiDevice',
          backedUp: credentialBackedUp,
        };
      } catch (cause) {
        throw attestationInvalid(cause);
      }
    },
  };
}

// No certificate was asked for; one that comes nevertheless could make the library fetch a URL that the sender chose.
function requireNoStatement(attestationObject: string): void {
  const decoded = decodeAttestationObject(bytesOf(attestationObject));
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw attestationInvalid();
}

/** True when the page that asked was not in a frame of another site. Throws for text that is not JSON. */
function isTopLevel(clientDataJson: string): boolean {
  return clientData.safeParse(decodeClientDataJSON(clientDataJson)).success;
}

function bytesOf(base64url: string) {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

/** A COSE_Key (RFC 9053 §7.1) whose private half is gone. */
function newStrangersKey(): Uint8Array {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, bytesOf(x)],
      [cose.COSEKEYS.y, bytesOf(y)],
    ]),
  );
}
