import type { Context } from '../../kernel/context.ts';
import type { AuthorityKey } from './credential.ts';
import type {
  Authority,
  CredentialsNeeds,
  CustodianForIssuance,
  IssuerForIssuance,
  IssuerKey,
} from './ports.ts';

export type Authorities = ReturnType<typeof createAuthorities>;

/** Issuers and custodians as one: who may issue, and the signatures of their custodied keys. */
export function createAuthorities({
  issuers,
  knownIssuers,
  signer,
  custodians,
  knownCustodians,
  custodianSigner,
}: Pick<
  CredentialsNeeds,
  'issuers' | 'knownIssuers' | 'signer' | 'custodians' | 'knownCustodians' | 'custodianSigner'
>) {
  return {
    /** As it is at this moment. */
    async now({ type, did }: AuthorityKey, context: Context): Promise<Authority | undefined> {
      return type === 'ISSUER'
        ? issuerOf(await issuers.byDid(did, context))
        : custodianOf(await custodians.byDid(did, context));
    },

    /** As it was seen last: for what the signer looks at again. */
    async known({ type, did }: AuthorityKey, context: Context): Promise<Authority | undefined> {
      return type === 'ISSUER'
        ? issuerOf(await knownIssuers.byDid(did, context))
        : custodianOf(await knownCustodians.byDid(did, context));
    },

    /** Signs with the current key unless a version is named. Errors: those of the registry that holds the key. */
    sign(
      { type, did }: AuthorityKey,
      given: { readonly payload: Uint8Array; readonly keyVersion?: IssuerKey['keyVersion'] },
      context: Context,
    ) {
      return type === 'ISSUER'
        ? signer.sign({ issuerDid: did, ...given }, context)
        : custodianSigner.sign({ custodianDid: did, ...given }, context);
    },
  };
}

function issuerOf(found: IssuerForIssuance | undefined): Authority | undefined {
  return found && { ...found, type: 'ISSUER' };
}

function custodianOf(found: CustodianForIssuance | undefined): Authority | undefined {
  if (!found) return undefined;
  const { custodianId, ...rest } = found;
  return { ...rest, issuerId: custodianId, type: 'CUSTODIAN' };
}
