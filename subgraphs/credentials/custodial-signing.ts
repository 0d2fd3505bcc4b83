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
  readonly signer: Signer;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
}

export type CustodialSigning = ReturnType<typeof createCustodialSigning>;

/** Signatures of the registry with custodied keys; our own output is verified like anybody's. */
export function createCustodialSigning({ issuers, signer, contextUrl }: CustodialSigningDeps) {
  return { activeIssuer, sign, signWith };

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

  /** What `build` makes for the current key, signed with it. Errors: those of the signer, CONFLICT while the key is being rotated. */
  async function sign(
    given: IssuerForIssuance,
    build: Build,
    context: Context,
  ): Promise<SignedCredential & { readonly key: IssuerKey }> {
    let issuer = given;
    for (let attempt = 1; attempt <= 2; attempt++) {
      const key = currentKeyOf(issuer);
      const unsigned = await build(issuer, key);
      const { signature, keyVersion } = await signer.sign(
        { issuerDid: issuer.did, payload: unsigned.hashData },
        asUnit(context, 'credential-issuance'),
      );
      if (keyVersion === key.keyVersion) return { key, ...sealed(unsigned, signature, key) };
      // The key was rotated between reading the issuer and signing; the proof must name the new one.
      issuer = await activeIssuer(issuer.did, context);
    }
    throw new AppError('CONFLICT', "The issuer's key is being rotated; repeat the request.");
  }

  /** What `build` makes for one key of the issuer, retired or not, signed with it. Errors: those of the signer. */
  async function signWith(
    key: IssuerKey,
    issuer: IssuerForIssuance,
    build: Build,
    context: Context,
  ): Promise<SignedCredential> {
    const unsigned = await build(issuer, key);
    const { signature } = await signer.sign(
      { issuerDid: issuer.did, payload: unsigned.hashData, keyVersion: key.keyVersion },
      asUnit(context, 'credential-issuance'),
    );
    return sealed(unsigned, signature, key);
  }

  function sealed(unsigned: UnsignedCredential, signature: Uint8Array, key: IssuerKey): SignedCredential {
    const { document, vcJson, vcHash } = sealCredential(unsigned, signature);
    if (!isVerifiable(document, [key], contextUrl))
      throw new Error('A signature of the platform does not verify.');
    return { vcJson, vcHash };
  }
}

/** Makes what is to be signed for the key that will sign it. */
type Build = (issuer: IssuerForIssuance, key: IssuerKey) => UnsignedCredential | Promise<UnsignedCredential>;
