import { z } from 'zod';
import { tryDecodeBase64 } from '../../../kernel/crypto/base64.ts';
import { uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import type { Attestation } from './attestation.ts';

/** How long a prepared attestation waits for its signature. */
export const WAITS_MS = 60 * 60 * 1000;
/** Prepared attestations of one custodian that wait at once: each keeps its records and their salts. */
export const MOST_WAITING = 20;

/**
 * What a custodian with its own key has yet to sign: the statement is settled with it, down to the salts of the rows. It waits for the
 * person who has prepared it alone, and is gone once the attestation is begun.
 */
export interface AttestationPreparation
  extends Recorded,
    Pick<
      Attestation,
      | 'attestationId'
      | 'custodianId'
      | 'custodianDid'
      | 'statementTemplate'
      | 'statementVersion'
      | 'attesterId'
      | 'payloadHash'
      | 'recordCount'
      | 'signedAt'
    > {
  readonly expiresAt: Date;
  /** In the order of the tree. */
  readonly recordIds: readonly string[];
  /** One for each of them. */
  readonly salts: readonly string[];
}

const SIGNATURE_BYTES = 64;

export const signInput = z.strictObject({
  attestationId: uuid,
  signature: z
    .union([z.instanceof(Uint8Array), z.string()], 'give the signature as base64')
    .transform((value) => (typeof value === 'string' ? tryDecodeBase64(value) : Buffer.from(value)))
    .refine(
      (value) => value?.length === SIGNATURE_BYTES,
      'give the 64 bytes of an Ed25519 signature as base64',
    )
    .transform((value) => value ?? Buffer.alloc(0)),
});
