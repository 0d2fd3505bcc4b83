import { asUnit, type Context } from '../../../kernel/context.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SigningMode } from '../../../kernel/identity.ts';
import type { DidRegistry } from '../../did-registry/open-registry.ts';
import { orNotFound } from '../../did-registry/registrant.ts';
import { currentOf, methodOf, type PayloadSignature } from '../../did-registry/registrant-key.ts';
import { CUSTODIAN, type Custodian } from './custodian.ts';

/** How other rooms of custodians sign; who may ask for it they have settled themselves. */
export type CustodianSigning = ReturnType<typeof createCustodianSigning>;

/** Who makes the signatures of a custodian, and the key that is current. */
export interface CustodianSigner {
  readonly signingMode: SigningMode;
  readonly keyVersion: number;
  readonly verificationMethod: string;
}

export function createCustodianSigning({ keys, registry }: DidRegistry<'custodian', Custodian>) {
  return {
    /** By the store. Errors: NOT_FOUND, CUSTODIAN_NOT_ACTIVE. */
    async signer(custodianDid: string): Promise<CustodianSigner> {
      const { record, key } = await activeOf(custodianDid);
      const { keyVersion } = key;
      return { signingMode: record.signingMode, keyVersion, verificationMethod: methodOf(key) };
    },

    /** Signs with the custodied key that is current. Errors: NOT_FOUND for unknown and BYOK custodians, CUSTODIAN_NOT_ACTIVE. */
    sign(custodianDid: string, payload: Uint8Array, context: Context): Promise<PayloadSignature> {
      return keys.sign({ custodianDid, payload }, asUnit(context, 'custodian-registry'));
    },

    /**
     * Which key of a BYOK custodian has made a signature: its current one, by the store. Errors: NOT_FOUND, CUSTODIAN_NOT_ACTIVE,
     * SIGNATURE_INVALID when it did not, or when the platform holds the key and signs itself.
     */
    async proven(
      custodianDid: string,
      payload: Uint8Array,
      signature: Uint8Array,
    ): Promise<PayloadSignature> {
      const { record, key } = await activeOf(custodianDid);
      if (record.signingMode !== 'BYOK' || !verify(key.publicKey, payload, signature))
        throw new AppError(
          'SIGNATURE_INVALID',
          `The signature is not that of the current key of a BYOK custodian over these bytes; sign them with ${methodOf(key)}.`,
        );
      return {
        signature: Buffer.from(signature),
        keyVersion: key.keyVersion,
        verificationMethod: methodOf(key),
      };
    },
  };

  async function activeOf(custodianDid: string) {
    const { record, keys: all } = orNotFound(CUSTODIAN, await registry.fresh(custodianDid));
    if (record.status !== 'ACTIVE')
      throw new AppError(
        'CUSTODIAN_NOT_ACTIVE',
        `This custodian is ${record.status}; only an ACTIVE custodian can sign.`,
      );
    return { record, key: currentOf(all) };
  }
}
