import type { Context } from '../../../kernel/context.ts';

/** Looks for malware in bytes; it may be in another process and may fail. */
export interface Scanner {
  scan(bytes: Uint8Array): Promise<'CLEAN' | 'INFECTED'>;
}

export interface IdentityCheck {
  readonly status: 'COMPLETED' | 'UNAVAILABLE' | 'FAILED';
  /** Null unless the status is COMPLETED. */
  readonly result: 'MATCH_CONFIRMED' | 'COULD_NOT_CONFIRM' | null;
}

/** A model that reads photos of identity documents. It keeps nothing of what it is given. */
export interface IdentityAssist {
  checkIdentity(
    input: {
      readonly image: Uint8Array;
      readonly mediaType: 'image/png' | 'image/jpeg';
      /** The name on the credential. */
      readonly name: string;
    },
    context: Context,
  ): Promise<IdentityCheck>;
}

/** Needed of the holders' requests: whose request it is, and what it is about. */
export interface Requests {
  isOwn(requestId: string, holderId: string): Promise<boolean>;
  /** The request when it was made to this issuer or custodian. */
  madeTo(
    requestId: string,
    organizationId: string,
  ): Promise<
    { readonly requestId: string; readonly holderId: string; readonly credentialId: string } | undefined
  >;
}
