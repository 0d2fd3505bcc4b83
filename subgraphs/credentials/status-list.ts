import { gzipSync } from 'node:zlib';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { STATUS_PURPOSE, statusListUrl } from '../../kernel/crypto/status-entry.ts';
import { AppError } from '../../kernel/errors.ts';
import type { AuthorityType } from './credential.ts';
import { type UnsignedCredential, unsignedOf } from './credential-document.ts';

/** How long a signed list is shown before it is signed again although nothing in it has changed. */
export const SIGNED_LIST_LIFE_MS = 60 * 60 * 1000;

/** A list of one authority's credentials. Which of its bits are set follows from their records alone. */
export interface StatusList {
  readonly statusListId: string;
  readonly issuerDid: string;
  readonly issuerId: string;
  /** What signs it; absent in lists of an earlier release, which are of issuers. */
  readonly authorityType?: AuthorityType | undefined;
  /** 1 for the issuer's first list, then 2, 3 …; the newest of a key is the one that its credentials get indexes in. */
  readonly listNumber: number;
  /**
   * The key version that signs the list and every credential in it, so that everybody who can check one can check the other.
   * Absent in lists that were opened before lists knew their key: the current key signs these.
   */
  readonly keyVersion?: number | undefined;
  readonly length: number;
  readonly createdAt: Date;
  /** Absent in lists of an earlier release, which get no more credentials. */
  readonly shuffle?: Shuffle | undefined;
  /** What was signed last; a copy that can be made again while the issuer is ACTIVE. */
  readonly signed?: SignedStatusList | undefined;
}

/** Which index each place of a list has, and how many places processes have taken. */
export interface Shuffle {
  /** Secret: 16 random bytes as hex. Whoever knows it can tell from two indexes which credential was issued first. */
  readonly seed: string;
  readonly taken: number;
}

export interface ShuffledList extends StatusList {
  readonly shuffle: Shuffle;
}

export interface SignedStatusList {
  /** Canonical text. */
  readonly vcJson: string;
  /** How many bits are set in it. Nothing un-revokes a credential, so the same number means the same bits. */
  readonly revoked: number;
  readonly signedAt: Date;
}

/** Bits of a list, the first one being the left-most of the first byte (Bitstring Status List v1.0 §3.3). */
export interface Bits {
  readonly bytes: Uint8Array;
  has(index: number): boolean;
  set(index: number): void;
}

export function bitsOf(length: number, indexes: Iterable<number> = []): Bits {
  const bytes = new Uint8Array(Math.ceil(length / 8));
  const mask = (index: number) => 0x80 >> (index & 7);
  const at = (index: number) => bytes[index >> 3] ?? 0;
  const bits: Bits = {
    bytes,
    has: (index) => (at(index) & mask(index)) !== 0,
    set(index) {
      bytes[index >> 3] = at(index) | mask(index);
    },
  };
  for (const index of indexes) bits.set(index);
  return bits;
}

/** The unsigned list credential: a VC 1.1 of the issuer, in which the bits at `revoked` are set. Pure. */
export function buildStatusList(
  { statusListId, length }: Pick<StatusList, 'statusListId' | 'length'>,
  facts: {
    readonly issuer: { readonly did: string; readonly name: string };
    readonly revoked: readonly number[];
    readonly at: Date;
    readonly verificationMethod: string;
  },
  { contextUrl, statusListsUrl }: { readonly contextUrl: string; readonly statusListsUrl: string },
): UnsignedCredential {
  const { issuer, revoked, at, verificationMethod } = facts;
  const url = statusListUrl(statusListsUrl, statusListId);
  const document = {
    '@context': [CREDENTIALS_V1, contextUrl],
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    id: url,
    issuer: { id: issuer.did, name: issuer.name },
    issuanceDate: at.toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: STATUS_PURPOSE,
      // Multibase: u is base64url without padding.
      encodedList: `u${gzipSync(bitsOf(length, revoked).bytes).toString('base64url')}`,
    },
  };
  return unsignedOf(document, { createdAt: at, verificationMethod });
}

export function noSuchStatusList(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no status list of that id; take it from statusListCredential of the credential.',
  );
}
