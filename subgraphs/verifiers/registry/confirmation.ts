import type { Clock } from '../../../kernel/clock.ts';
import type { Confirmation, Organizations } from '../../members/ports.ts';
import { organizationOf } from './organizations.ts';
import { afterStep } from './verifier.ts';
import type { VerifierStore } from './verifier-model.ts';

/** How a registration is confirmed: with the first sign-in, in one commit, which ends the other registrations of the address. */
export function createConfirmations(deps: {
  verifiers: VerifierStore;
  now: Clock;
}): Required<Pick<Organizations, 'confirmationOf'>> {
  const { verifiers, now } = deps;
  return {
    async confirmationOf(verifierId, email): Promise<Confirmation | undefined> {
      const before = await verifiers.byId(verifierId);
      if (before?.status !== 'PENDING_EMAIL' || before.contactEmail !== email) return undefined;
      // Another registration of the address was confirmed meanwhile.
      if ((await verifiers.byContactEmail(email)).length > 0) return undefined;
      const status = afterStep(before, 'CONFIRM');
      const set = { status, forgetAt: undefined };
      return {
        organization: organizationOf({ ...before, ...set }),
        writes: [
          verifiers.updateWrite(before, set, now()),
          verifiers.deleteUnconfirmedWrite(email, verifierId),
        ],
        audit: [
          {
            action: 'verifier.confirmed',
            subject: { type: 'Verifier', id: verifierId },
            org: { type: 'VERIFIER', id: verifierId },
            previousState: before.status,
            newState: status,
          },
        ],
      };
    },
  };
}
