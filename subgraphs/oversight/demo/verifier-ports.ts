import type { Context } from '../../../kernel/context.ts';

/** Needed of verifiers: those of the demonstration. */
export interface DemoVerifiers {
  /** One that is ACTIVE at once, with its people, so that nobody is written to; their ids in order. */
  register(
    verifier: {
      readonly name: string;
      readonly sector: 'EMPLOYER' | 'RECRUITER' | 'EDUCATION';
      readonly purposeStatement: string;
      readonly countryCode: string;
      readonly organizationUrl: string;
      readonly contactEmail: string;
      readonly publicListing: boolean;
      readonly people: readonly {
        readonly email: string;
        readonly displayName: string;
        readonly role: 'Member' | 'Admin';
      }[];
    },
    context: Context,
  ): Promise<{ readonly verifierId: string; readonly memberIds: readonly string[] }>;
  /** Somebody of one asks whoever has an address. */
  ask(
    request: {
      readonly verifierId: string;
      readonly memberId: string;
      readonly holderEmail: string;
      readonly requested: readonly { readonly credentialType: string; readonly claims: readonly string[] }[];
      readonly purpose: string;
    },
    context: Context,
  ): Promise<{ readonly requestId: string }>;
  suspend(of: { readonly verifierId: string; readonly reason: string }, context: Context): Promise<void>;
  /** Removes every verifier of the demonstration with all that it has; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** Needed of the verification engine: a verdict that is recorded for the verifier who asks. */
export interface DemoVerifications {
  verify(
    input: { readonly credentialJson: string; readonly channel: 'API' },
    context: Context,
  ): Promise<unknown>;
}
