import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { CredentialStatus } from '../../kernel/credential-status.ts';
import { CRYPTOSUITE } from '../../kernel/crypto/data-integrity.ts';
import { verify as verifyEd25519 } from '../../kernel/crypto/ed25519.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { parseInput, uuid } from '../../kernel/parse.ts';
import { statusAt } from './checks.ts';
import { examine } from './examine.ts';
import type { CredentialStatuses, FederatedIssuers, IssuerKeys } from './ports.ts';
import { credentialInput, credentialOf, MAX_CREDENTIAL_CHARACTERS } from './verification-service.ts';

/** What the signature alone says; nothing of status, dates or the standing of the issuer. */
export interface SignatureValidity {
  readonly isValid: boolean;
  /** As written in the proof; null unless it verified. */
  readonly verificationMethod: string | null;
  readonly keyVersion: number | null;
  readonly cryptosuite: string;
}

export interface CredentialStanding {
  readonly credentialStatus: CredentialStatus;
  readonly reasonCategory: string | null;
  readonly changedAt: Date;
  /** True only for ISSUED. */
  readonly isActive: boolean;
}

export interface SignatureService {
  /** The proof of a credential against its issuer's keys. Errors: MALFORMED_JSON, VALIDATION_FAILED, UPSTREAM_UNAVAILABLE. */
  validateSignature(input: unknown, context: Context): Promise<SignatureValidity>;
  /** The status on record. Errors: NOT_FOUND, VALIDATION_FAILED, UPSTREAM_UNAVAILABLE. */
  checkCredentialStatus(input: unknown, context: Context): Promise<CredentialStanding>;
  /** One Ed25519 signature (RFC 8032, strict). Errors: VALIDATION_FAILED for wrong lengths or another algorithm. */
  verifyRawSignature(input: unknown, context: Context): Promise<{ readonly isValid: boolean }>;
}

const bytes = (length: number) =>
  z.instanceof(Uint8Array, { message: `give ${length} bytes` }).refine((value) => value.length === length, {
    message: `give exactly ${length} bytes`,
  });

const rawInput = z.strictObject({
  publicKey: bytes(32),
  payload: z
    .instanceof(Uint8Array, { message: 'give the signed bytes' })
    .refine((value) => value.length <= MAX_CREDENTIAL_CHARACTERS, 'send at most 1 MB'),
  signature: bytes(64),
  algorithm: z.literal('Ed25519', 'give Ed25519; no other algorithm is verified here'),
});

export function createSignatureService(dependencies: {
  issuers: IssuerKeys;
  federated: FederatedIssuers;
  statuses: CredentialStatuses;
  knownContexts: ReadonlySet<string>;
  statusListsUrl: string;
  now: Clock;
}): SignatureService {
  const { issuers, federated, statuses, knownContexts, statusListsUrl, now } = dependencies;

  return {
    async validateSignature(input, context) {
      permit(context, 'credential.verify');
      const credential = credentialOf(parseInput(z.strictObject(credentialInput), input));
      const sources = { issuers, federated, knownContexts, statusListsUrl };
      const { proof, issuer } = await examine(credential, sources, context);
      const cryptosuite = CRYPTOSUITE;
      if (!proof?.verified)
        return { isValid: false, verificationMethod: null, keyVersion: null, cryptosuite };
      const keyVersion = issuer?.kind === 'REGISTERED' ? proof.key.keyVersion : null;
      return { isValid: true, verificationMethod: proof.verificationMethod, keyVersion, cryptosuite };
    },

    async checkCredentialStatus(input, context) {
      permit(context, 'credential.status');
      const { credentialId } = parseInput(z.strictObject({ credentialId: uuid }), input);
      const record = await statuses.byId(credentialId, context);
      if (!record) throw new AppError('NOT_FOUND', 'No credential of this id is recorded here.');
      const credentialStatus = statusAt(record, now());
      const { changedAt, revocationCategory = null } = record;
      return {
        credentialStatus,
        reasonCategory: revocationCategory,
        changedAt,
        isActive: credentialStatus === 'ISSUED',
      };
    },

    async verifyRawSignature(input, context) {
      permit(context, 'credential.verify');
      const { publicKey, payload, signature } = parseInput(rawInput, input);
      return { isValid: verifyEd25519(publicKey, payload, signature) };
    },
  };
}
