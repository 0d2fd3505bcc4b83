import type { Context } from '../../kernel/context.ts';
import type { VerifierRole, VerifierStatus } from '../../kernel/identity.ts';
import type { DemoVerifiers } from './demo/ports.ts';
import type { AuthenticatedVerifierKey } from './keys/key-service.ts';
import type { Inboxes } from './requests/inboxes.ts';
import type { ReceivedRequests } from './requests/received.ts';

/** What this domain needs of others. */
export interface VerifiersNeeds {
  readonly sharedLinks: SharedLinks;
  readonly inboxes: Inboxes;
}

/** Needed of holders: the links with which they answered. */
export interface SharedLinks {
  /** Those that are still there, in no order. */
  ofIds(shareIds: readonly string[]): Promise<readonly SharedLink[]>;
}

export interface SharedLink {
  readonly shareId: string;
  /** Null once the link opens nothing. */
  readonly url: string | null;
  readonly credentialId: string;
  readonly expiresAt: Date | null;
  readonly state: string;
}

/** What it offers to every unit. */
export interface VerifiersPorts {
  /** Whom an API key of a verifier proves. Errors: API_KEY_INVALID. */
  readonly apiKeys: {
    authenticate(input: { readonly apiKey: string }, context: Context): Promise<AuthenticatedVerifierKey>;
  };
  /** How verifiers' people and their tokens stand. */
  readonly members: {
    /** Undefined for an unknown person or verifier. Errors: STORAGE_UNAVAILABLE. */
    standing(token: VerifierToken, context: Context): Promise<VerifierStanding | undefined>;
  };
}

/** Which bearer token of which person of a verifier. */
export interface VerifierToken {
  readonly memberId: string;
  readonly verifierId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export interface VerifierStanding {
  readonly role: VerifierRole;
  /** True only for an ACTIVE member of this verifier. */
  readonly isMember: boolean;
  /** False once the token was signed out, or all of the person's tokens were. */
  readonly tokenStands: boolean;
  readonly organizationStatus: VerifierStatus;
}

/** What it offers to the domains beside it. */
export interface VerifiersNear {
  readonly demo: DemoVerifiers;
  readonly known: {
    /** The name that a verifier, or somebody who acted for one, goes by; undefined when it has none here. */
    nameOf(id: string): Promise<string | undefined>;
    isActive(verifierId: string): Promise<boolean>;
  };
  /** What holders were asked. */
  readonly requests: ReceivedRequests;
}
