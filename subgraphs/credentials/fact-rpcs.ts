import type { CredentialFactService } from '../../proto/generated/testamur/internal/credential_facts.ts';
import { positionsGiven, positionsSent } from '../holder-changes-wire.ts';
import { type BindingOf, millis, operationRow } from '../rpc.ts';
import { CREDENTIAL_FACTS } from './contracts.ts';
import type { CredentialInternals } from './resolvers.ts';

/** What credential issuance tells of credentials without what they say. */
export function createCredentialFactsBinding({
  credentialFacts,
}: CredentialInternals): BindingOf<CredentialFactService> {
  return {
    ...CREDENTIAL_FACTS,
    rpcs: {
      ListHolderFacts: operationRow({
        operation: credentialFacts.ofHolders,
        args: ({ dids, credentialTypes, citesEntry }) => ({ dids, credentialTypes, citesEntry }),
        reply: (facts) => ({
          facts: facts.map((fact) => ({
            ...fact,
            entryVersionId: fact.entryVersionId ?? '',
            issuedAt: millis(fact.issuedAt),
            expiresAt: millis(fact.expiresAt),
          })),
        }),
      }),
      ListCredentialChanges: operationRow({
        operation: credentialFacts.changes,
        args: positionsGiven,
        reply: ({ after, dids, isAtEnd }) => ({ after: positionsSent(after), dids: [...dids], isAtEnd }),
      }),
    },
  };
}
