import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import type {
  IssueForOutcomesRequest,
  OutcomeCredentialService,
} from '../../proto/generated/testamur/internal/outcome_credentials.ts';
import { type BindingOf, coversFields, givenNumber, millis, operationRow } from '../rpc.ts';
import { OUTCOME_CREDENTIALS, OUTCOME_FIELDS } from './contracts.ts';
import type { IssuedById } from './ports.ts';
import type { CredentialInternals } from './resolvers.ts';

/** What credential issuance does for learner records. */
export function createOutcomeCredentialsBinding({
  outcomeCredentials,
}: CredentialInternals): BindingOf<OutcomeCredentialService> {
  return {
    ...OUTCOME_CREDENTIALS,
    rpcs: {
      IssueForOutcomes: operationRow({
        operation: outcomeCredentials.issue,
        covers: coversFields(OUTCOME_FIELDS),
        args: (request: IssueForOutcomesRequest) => ({
          issuerDid: request.issuerDid,
          credentialType: request.credentialType,
          expirationTimestamp: givenNumber(request.expirationTimestamp),
          outcomes: request.outcomes.map(({ credentialData, ...outcome }) => ({
            ...outcome,
            credentialData: parseStrictJson(credentialData) as Record<string, unknown>,
          })),
        }),
        reply: issuedByIdReply,
      }),
      FindOutcomeCredentials: operationRow({
        operation: outcomeCredentials.find,
        args: ({ issuerDid, credentialIds }) => ({ issuerDid, credentialIds }),
        reply: (credentials) => ({
          credentials: credentials.map((credential) => ({
            ...credential,
            issuanceTimestamp: millis(credential.issuanceTimestamp),
            entryVersionId: credential.entryVersionId ?? '',
            supersedesCredentialId: credential.supersedesCredentialId ?? '',
            supersededByCredentialId: credential.supersededByCredentialId ?? '',
          })),
        }),
      }),
    },
  };
}

/** What became of credentials whose ids were given, as a message. */
export function issuedByIdReply(results: readonly IssuedById[]) {
  return {
    results: results.map(({ credentialId, isIssued, error = '', message = '' }) => ({
      credentialId,
      isIssued,
      error,
      message,
    })),
  };
}
