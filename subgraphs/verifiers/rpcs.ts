import type { VerifierAccessService } from '../../proto/generated/testamur/internal/verifiers.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { VERIFIER_ACCESS } from './contracts.ts';
import type { VerifiersService } from './services.ts';

/** What the edge asks about the people and the API keys of verifiers. */
export function verifierServices({ internal }: Subgraph<VerifiersService>): readonly ServiceBinding[] {
  const { people, keys } = internal;
  return [
    {
      ...VERIFIER_ACCESS,
      rpcs: {
        AuthenticateVerifierKey: operationRow({
          operation: keys.authenticate,
          args: ({ apiKey }) => ({ apiKey }),
          reply: ({ apiKeyId, verifierId, scopes, verifierStatus }) => ({
            apiKeyId,
            verifierId,
            scopes: [...scopes],
            verifierStatus,
          }),
        }),
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
