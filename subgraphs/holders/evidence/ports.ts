import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';

/** Looks for malware in bytes; it may be in another process and may fail. */
export interface Scanner {
  scan(bytes: Uint8Array): Promise<'CLEAN' | 'INFECTED'>;
}

/** Needed of the domain that asks language models: whose name stands on an identity document. It keeps nothing of a photo, and never fails. */
export interface IdentityDocuments {
  identityDocument(
    photo: {
      readonly content: Uint8Array;
      readonly mediaType: 'image/png' | 'image/jpeg';
      /** Of its bytes, in hexadecimal. */
      readonly sha256: string;
    },
    about: AssistFor,
    context: Context,
  ): Promise<Assisted<{ readonly fullName: string }>>;
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
