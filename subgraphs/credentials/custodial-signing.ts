import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  currentKeyOf,
  isVerifiable,
  type SignedCredential,
  sealCredential,
  type UnsignedCredential,
} from './credential-document.ts';
import type { IssuerDirectory, IssuerForIssuance, IssuerKey, Signer } from './ports.ts';

export interface CustodialSigningDeps {
  readonly issuers: IssuerDirectory;
  readonly knownIssuers: Pick<IssuerDirectory, 'byDid'>;
  readonly signer: Signer;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
}

export type CustodialSigning = ReturnType<typeof createCustodialSigning>;

/** Signatures of the registry with custodied keys; our own output is verified like anybody's. */
export function createCustodialSigning(deps: CustodialSigningDeps) {
  const { issuers, knownIssuers, signer, contextUrl } = deps;

  return { activeIssuer, issuerToSign, currentSigner, signWithCurrent, signWith };

  /** The issuer as it is at this moment. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE. */
  async function activeIssuer(issuerDid: string, context: Context): Promise<IssuerForIssuance> {
    const issuer = await issuers.byDid(issuerDid, asUnit(context, 'credential-issuance'));
    if (!issuer) throw new AppError('NOT_FOUND', 'No issuer has this issuer_did; register it first.');
    if (issuer.status !== 'ACTIVE') {
      throw new AppError(
        'ISSUER_NOT_ACTIVE',
        `This issuer is ${issuer.status}; only ACTIVE issuers can issue.`,
      );
    }
    return issuer;
  }

  /**
   * An issuer that may issue. A CUSTODIAL one as it was seen last: its signer looks at the status and the key of this moment.
   * Errors: as `activeIssuer`.
   */
  async function issuerToSign(issuerDid: string, context: Context): Promise<IssuerForIssuance> {
    const known = await knownIssuers.byDid(issuerDid, asUnit(context, 'credential-issuance'));
    return known?.signingMode === 'CUSTODIAL' && known.status === 'ACTIVE'
      ? known
      : activeIssuer(issuerDid, context);
  }

  /**
   * Signs for the current key, which `unsigned` names. Errors: those of the signer, CONFLICT when the key was rotated since the issuer
   * was read: the proof must name the new one.
   */
  async function signWithCurrent(
    key: IssuerKey,
    issuer: IssuerForIssuance,
    unsigned: UnsignedCredential,
    context: Context,
  ): Promise<SignedCredential> {
    const { signature, keyVersion } = await signer.sign(
      { issuerDid: issuer.did, payload: unsigned.hashData },
      asUnit(context, 'credential-issuance'),
    );
    if (keyVersion === key.keyVersion) return sealed(unsigned, signature, key);
    throw new AppError('CONFLICT', "The issuer's key is being rotated; repeat the request.");
  }

  /** Signs for one key of the issuer, retired or not, which `unsigned` names. Errors: those of the signer. */
  async function signWith(
    key: IssuerKey,
    issuer: IssuerForIssuance,
    unsigned: UnsignedCredential,
    context: Context,
  ): Promise<SignedCredential> {
    const { signature } = await signer.sign(
      { issuerDid: issuer.did, payload: unsigned.hashData, keyVersion: key.keyVersion },
      asUnit(context, 'credential-issuance'),
    );
    return sealed(unsigned, signature, key);
  }

  /** The issuer as read a moment ago and its current key; read again after a rotation. Errors: as `activeIssuer`. */
  async function currentSigner(given: IssuerForIssuance, hasRotated: boolean, context: Context) {
    const issuer = hasRotated ? await activeIssuer(given.did, context) : given;
    return { issuer, key: currentKeyOf(issuer) };
  }

  function sealed(unsigned: UnsignedCredential, signature: Uint8Array, key: IssuerKey): SignedCredential {
    const { document, vcJson, vcHash } = sealCredential(unsigned, signature);
    if (!isVerifiable(document, [key], contextUrl))
      throw new Error('A signature of the platform does not verify.');
    return { vcJson, vcHash };
  }
}
