import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CommandError, unusable } from './command-error.ts';

/** A signing key that stays on this machine. */
export interface OwnKey {
  /** The signature over a text's UTF-8 bytes, in base64. */
  signText(text: string): string;
  /** The signature over the hashes of texts, one behind the other. */
  signHashes(...texts: readonly string[]): string;
}

/** The Ed25519 key of a PEM file (PKCS #8). Errors: CommandError. */
export async function readOwnKey(file: string): Promise<OwnKey> {
  const pem = await readFile(file, 'utf8').catch((error: unknown) => {
    throw unusable(file, error);
  });
  const key = keyOf(pem);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new CommandError(
      `${file} is no Ed25519 private key: give a PEM file without a passphrase, as openssl genpkey -algorithm ed25519 makes it.`,
      2,
    );
  const signed = (bytes: Uint8Array) => sign(null, bytes, key).toString('base64');
  return {
    signText: (text) => signed(Buffer.from(text)),
    signHashes: (...texts) =>
      signed(Buffer.concat(texts.map((text) => createHash('sha256').update(text).digest()))),
  };
}

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
