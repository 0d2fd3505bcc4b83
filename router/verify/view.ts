/** What was found about one credential, as the API tells it. */
export interface VerifiedView {
  readonly isValid: boolean;
  readonly status: string;
  readonly credentialId: string | null;
  /** By the registry, never by the document. */
  readonly issuer: {
    readonly did: string;
    readonly name: string | null;
    readonly status: string | null;
    readonly trust: string;
    /** CUSTODIAN for one that vouches for what others have awarded. */
    readonly authorityType?: string | null;
    /** What kind of custodian it is, such as RECORDS_ARCHIVE. */
    readonly custodianType?: string | null;
  } | null;
  readonly keyVersion: number | null;
  readonly checks: readonly {
    readonly check: string;
    readonly outcome: string;
    readonly code: string;
    readonly message: string;
  }[];
  readonly warnings: readonly string[];
  readonly verifiedAt: string;
}

/** The reply of `GET /api/v1/verify/{share_token}` in camelCase. */
export interface SharedCredentialView extends VerifiedView {
  /** The signed credential; a stranger's document until its proof has passed. */
  readonly credential: unknown;
  readonly share: {
    readonly label: string | null;
    readonly expiresAt: string | null;
    readonly remainingAccesses: number | null;
  };
}

/** The reply of `GET /api/v1/verify/proofs/{token}` in camelCase. */
export interface SharedProofView {
  readonly purpose: string;
  readonly audience: string | null;
  readonly expiresAt: string | null;
  readonly remainingAccesses: number | null;
  readonly items: readonly ProofItemView[];
}

export interface ProofItemView extends VerifiedView {
  /** The whole credential; null when the holder shows only a part. */
  readonly credential: unknown;
  /** The claims that the holder shows; null when the whole is shown, and when nothing could be proven. */
  readonly disclosed: unknown;
  /** PLATFORM_ATTESTED when the platform stands for a part. */
  readonly attestation: string | null;
  /** What a reader of a part must know. */
  readonly attestationNotice: string | null;
}

/** One thing that somebody has pasted to be verified: a credential and what was found, or why it is none that can be read. */
export type PastedItem =
  | { readonly view: VerifiedView; readonly credential: unknown }
  | { readonly unreadable: string };

/** The platform that answers. */
export interface Platform {
  readonly publicUrl: string;
}

/** Where the page of a link lives: its address and the QR code of that, as SVG. */
export interface PagePlace extends Platform {
  readonly url: string;
  readonly qrSvg: string;
}
