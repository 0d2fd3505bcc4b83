import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Authorities } from './authorities.ts';
import type { AuthorityKey } from './credential.ts';
import {
  currentKeyOf,
  isVerifiable,
  type SignedCredential,
  sealCredential,
  type UnsignedCredential,
} from './credential-document.ts';
import type { Authority, IssuerKey } from './ports.ts';

export interface CustodialSigningDeps {
  readonly authorities: Authorities;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
}

export type CustodialSigning = ReturnType<typeof createCustodialSigning>;

/** Signatures of the registries with custodied keys; our own output is verified like anybody's. */
export function createCustodialSigning(deps: CustodialSigningDeps) {
  const { authorities, contextUrl } = deps;

  return { activeAuthority, authorityToSign, currentSigner, signWithCurrent, signWith };

  /** The authority as it is at this moment. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE. */
  async function activeAuthority(key: AuthorityKey, context: Context): Promise<Authority> {
    const authority = await authorities.now(key, asUnit(context, 'credential-issuance'));
    if (!authority) {
      const [what, field] = key.type === 'ISSUER' ? ['issuer', 'issuer_did'] : ['custodian', 'custodian_did'];
      throw new AppError('NOT_FOUND', `No ${what} has this ${field}; register it first.`);
    }
    if (authority.status !== 'ACTIVE') throw notActive(authority, 'can issue');
    return authority;
  }

  /**
   * An authority that may issue. A CUSTODIAL one as it was seen last: its signer looks at the status and the key of this moment.
   * Errors: as `activeAuthority`.
   */
  async function authorityToSign(key: AuthorityKey, context: Context): Promise<Authority> {
    const known = await authorities.known(key, asUnit(context, 'credential-issuance'));
    return known?.signingMode === 'CUSTODIAL' && known.status === 'ACTIVE'
      ? known
      : activeAuthority(key, context);
  }

  /**
   * Signs for the current key, which `unsigned` names. Errors: those of the signer, CONFLICT when the key was rotated since the authority
   * was read: the proof must name the new one.
   */
  async function signWithCurrent(
    key: IssuerKey,
    authority: Authority,
    unsigned: UnsignedCredential,
    context: Context,
  ): Promise<SignedCredential> {
    const { signature, keyVersion } = await authorities.sign(
      authority,
      { payload: unsigned.hashData },
      asUnit(context, 'credential-issuance'),
    );
    if (keyVersion === key.keyVersion) return sealed(unsigned, signature, key);
    throw new AppError('CONFLICT', 'The signing key is being rotated; repeat the request.');
  }

  /** Signs for one key of the authority, retired or not, which `unsigned` names. Errors: those of the signer. */
  async function signWith(
    key: IssuerKey,
    authority: Authority,
    unsigned: UnsignedCredential,
    context: Context,
  ): Promise<SignedCredential> {
    const { signature } = await authorities.sign(
      authority,
      { payload: unsigned.hashData, keyVersion: key.keyVersion },
      asUnit(context, 'credential-issuance'),
    );
    return sealed(unsigned, signature, key);
  }

  /** The authority as read a moment ago and its current key; read again after a rotation. Errors: as `activeAuthority`. */
  async function currentSigner(given: Authority, hasRotated: boolean, context: Context) {
    const authority = hasRotated ? await activeAuthority(given, context) : given;
    return { authority, key: currentKeyOf(authority) };
  }

  function sealed(unsigned: UnsignedCredential, signature: Uint8Array, key: IssuerKey): SignedCredential {
    const { document, vcJson, vcHash } = sealCredential(unsigned, signature);
    if (!isVerifiable(document, [key], contextUrl))
      throw new Error('A signature of the platform does not verify.');
    return { vcJson, vcHash };
  }
}

/** The refusal of an authority that is not ACTIVE. */
export function notActive({ type, status }: Authority, may: string): AppError {
  const what = type === 'ISSUER' ? 'issuer' : 'custodian';
  const code = type === 'ISSUER' ? 'ISSUER_NOT_ACTIVE' : 'CUSTODIAN_NOT_ACTIVE';
  return new AppError(code, `This ${what} is ${status}; only ACTIVE ${what}s ${may}.`);
}
