import type { VerifierAccessService } from '../../proto/generated/testamur/internal/verifiers.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { VERIFIER_ACCESS } from './contracts.ts';
import type { VerifiersService } from './services.ts';

/** What the edge asks about the people of verifiers. */
export function verifierServices({ internal }: Subgraph<VerifiersService>): readonly ServiceBinding[] {
  const { people } = internal;
  return [
    {
      ...VERIFIER_ACCESS,
      rpcs: {
        GetVerifierMemberStanding: operationRow({
          operation: people.tokens.standingOf,
          args: ({ verifierId, ...token }) => ({
            ...token,
            organizationId: verifierId,
            organizationDid: verifierId,
          }),
          reply: ({ organizationStatus: verifierStatus, ...standing }) => ({ ...standing, verifierStatus }),
        }),
      },
    } satisfies BindingOf<VerifierAccessService>,
  ];
}
