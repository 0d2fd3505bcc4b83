import type { Context } from '../../../kernel/context.ts';
import type { VerifierRole } from '../../../kernel/identity.ts';
import type { DemoColleague } from '../../members/demo-teams.ts';
import type { Sector } from '../registry/verifier.ts';
import type { Requested } from '../requests/request.ts';

/**
 * The verifiers of the demonstration; for the domain that keeps it, which calls as itself. Error of `ask` and `suspend`:
 * INVALID_STATE_TRANSITION for any other verifier.
 */
export interface DemoVerifiers {
  /** One that is ACTIVE at once, with its people, so that nobody is written to; their ids in order. */
  register(
    verifier: {
      readonly name: string;
      readonly sector: Sector;
      readonly purposeStatement: string;
      readonly countryCode: string;
      readonly organizationUrl: string;
      readonly contactEmail: string;
      readonly publicListing: boolean;
      readonly people: readonly DemoColleague<VerifierRole>[];
    },
    context: Context,
  ): Promise<{ readonly verifierId: string; readonly memberIds: readonly string[] }>;
  /** Somebody of one asks whoever has an address, as everybody of a verifier does. */
  ask(
    request: {
      readonly verifierId: string;
      readonly memberId: string;
      readonly holderEmail: string;
      readonly requested: readonly Requested[];
      readonly purpose: string;
    },
    context: Context,
  ): Promise<{ readonly requestId: string }>;
  suspend(of: { readonly verifierId: string; readonly reason: string }, context: Context): Promise<void>;
  /** Removes them with all that they have, what somebody has added, too; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}
