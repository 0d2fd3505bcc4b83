import type { Context } from '../../../kernel/context.ts';

/** A person with a wallet. */
export interface KnownHolder {
  readonly holderId: string;
  /** In lower case; proven. */
  readonly email: string;
  /** The current one; absent until there is a first key. */
  readonly did?: string | undefined;
}

/** Needed of the accounts of holders. What they answer is never shown to an issuer. */
export interface HolderDirectory {
  /** Undefined for nobody, and for an account that is closed. Errors: UPSTREAM_UNAVAILABLE. */
  byId(holderId: string, context: Context): Promise<KnownHolder | undefined>;
  /** Whose DID it is, current or former. Errors: UPSTREAM_UNAVAILABLE. */
  byDid(did: string, context: Context): Promise<KnownHolder | undefined>;
  /** Tells whoever has this DID or address, if anybody has, of a proposal; once, however often it is called. An invite is mailed as well. Errors: UPSTREAM_UNAVAILABLE. */
  tellOfLink(
    proposal: {
      readonly linkId: string;
      readonly issuerDid: string;
      readonly holderDid?: string | undefined;
      readonly email?: string | undefined;
      readonly isInvite: boolean;
    },
    context: Context,
  ): Promise<void>;
}

/** Offered to the accounts of holders. */
export interface LinksOfHolder {
  /** Ends what a holder has confirmed and has been asked, and forgets who it was; may be called again. */
  forget(
    holder: { readonly holderId: string; readonly dids: readonly string[] },
    context: Context,
  ): Promise<void>;
  /** The learners that a holder has confirmed to be, for the file of everything that is kept of one. */
  exportOf(
    holder: { readonly holderId: string; readonly dids: readonly string[] },
    context: Context,
  ): Promise<readonly ExportedLink[]>;
}

export interface ExportedLink {
  readonly linkId: string;
  readonly issuerDid: string;
  readonly method: string;
  readonly status: string;
  readonly createdAt: Date;
}
