import { entropyToMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { z } from 'zod';
import { randomSecret, sha256Hex } from '../../../kernel/ids.ts';

export const recoverInput = z.strictObject({
  code: z.string().max(4096, 'give the 24 words of the recovery code'),
});

/** The recovery code of an account, of which the store keeps a hash. */
export interface RecoveryCode {
  readonly holderId: string;
  /** SHA-256 of the 24 words in hex. */
  readonly codeHash: string;
  readonly createdAt: Date;
}

/** 256 random bits as 24 words with a checksum (BIP-39). */
export function newRecoveryCode(holderId: string, at: Date): { words: string; code: RecoveryCode } {
  const words = entropyToMnemonic(randomSecret(32), wordlist);
  return { words, code: { holderId, codeHash: sha256Hex(words), createdAt: at } };
}

/** The hash of typed words, whatever their case and spacing; undefined when they are no code: its checksum tells mistypes. */
export function codeHashOf(typed: string): string | undefined {
  const words = typed.normalize('NFKD').toLowerCase().trim().split(/\s+/);
  const code = words.join(' ');
  return words.length === 24 && validateMnemonic(code, wordlist) ? sha256Hex(code) : undefined;
}
