import { decodeBase64 } from '../../kernel/crypto/base64.ts';
import { assertStrictPublicKey } from '../../kernel/crypto/ed25519.ts';
import { AppError, invalid, isAppError } from '../../kernel/errors.ts';
import { duplicateKeyOf } from '../../store/ledger.ts';

/**
 * The 32 bytes of a submitted Ed25519 key, from canonical base64 or as they are.
 * Errors: VALIDATION_FAILED naming `field` for another length, spelling, or a key that proves nothing.
 */
export function strictPublicKey(submitted: string | Uint8Array, field: string): Buffer {
  const bytes = typeof submitted === 'string' ? decodeBase64(submitted, 32, field) : Buffer.from(submitted);
  if (bytes.length !== 32)
    throw invalid(field, 'bad_length', 'give the 32 raw bytes of an Ed25519 public key');
  try {
    assertStrictPublicKey(bytes);
    return bytes;
  } catch (error) {
    const [detail] = isAppError(error) ? (error.details ?? []) : [];
    throw detail ? invalid(field, detail.code, detail.message) : error;
  }
}

/** What a refused insert of a key means to the client; other errors stay as they are. */
export function keyTaken(error: unknown): unknown {
  const fields = duplicateKeyOf(error);
  if (!fields?.some((field) => field === 'publicKey' || field === 'did')) return error;
  return new AppError('DUPLICATE', 'This public key is registered already; generate a fresh key pair.', {
    cause: error,
  });
}
