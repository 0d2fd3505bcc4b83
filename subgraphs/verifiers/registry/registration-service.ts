import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { VerifierRole } from '../../../kernel/identity.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { SignInService } from '../../members/sign-in-service.ts';
import { organizationOf } from './organizations.ts';
import { newVerifier, registerInput } from './verifier.ts';
import type { VerifierStore } from './verifier-model.ts';

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** How organizations register themselves as verifiers. */
export function createRegistrationService(deps: {
  verifiers: VerifierStore;
  signIn: Pick<SignInService<VerifierRole>, 'register'>;
  now: Clock;
}) {
  const { verifiers, signIn, now } = deps;
  return {
    /**
     * Keeps a registration for a day and mails the link that confirms it. The answer, the reads and the writes are the same whether
     * or not the address acts for a verifier already: then the letter says so, and its link signs in.
     */
    async register(input: unknown, context: Context): Promise<{ readonly sent: true }> {
      permit(context, 'verifier.register');
      const verifier = newVerifier(newId(), parseInput(registerInput, input), now());
      const { verifierId, contactEmail: email, status } = verifier;
      const audit = {
        action: 'verifier.registered',
        subject: { type: 'Verifier', id: verifierId },
        org: { type: 'VERIFIER', id: verifierId },
        newState: status,
      } as const;
      const writes = [verifiers.insertWrite(verifier)];
      await signIn.register(organizationOf(verifier), { email, writes, audit }, context);
      return { sent: true };
    },
  };
}
