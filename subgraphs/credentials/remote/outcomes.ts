import { asUnit } from '../../../kernel/context.ts';
import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import { ERRORS, type ErrorCode } from '../../../kernel/errors.ts';
import type { OutcomeCredentialService } from '../../../proto/generated/testamur/internal/outcome_credentials.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { dateOf, oneOf } from '../../rpc-replies.ts';
import { OUTCOME_FIELDS } from '../contracts.ts';
import type { CredentialPorts, IssuedById } from '../ports.ts';

// A batch of 500 is signed one by one; it ends earlier where the request does.
export const ISSUE_DEADLINE_MS = 120_000;

/** What credential issuance does for learner records, asked from another process. */
export function createRemoteOutcomeCredentials(
  client: RpcClient<OutcomeCredentialService>,
  vouch: Vouch,
): CredentialPorts['outcomes'] {
  return {
    async issue({ issuerDid, credentialType, expirationTimestamp, outcomes }, context) {
      const assertion = await vouch(context, { to: ['learner-records'], fields: OUTCOME_FIELDS });
      const { results } = await client.call(
        'IssueForOutcomes',
        {
          issuerDid,
          credentialType,
          expirationTimestamp,
          outcomes: outcomes.map(({ credentialData, ...outcome }) => ({
            ...outcome,
            credentialData: JSON.stringify(credentialData),
          })),
        },
        { ...context, idempotencyKey: undefined, expectedRowVersion: undefined },
        { assertion, deadlineMs: ISSUE_DEADLINE_MS },
      );
      return results.map(issuedByIdOf);
    },

    async find({ issuerDid, credentialIds }, context) {
      if (credentialIds.length === 0) return [];
      const request = { issuerDid, credentialIds };
      const { credentials } = await client.call(
        'FindOutcomeCredentials',
        request,
        asUnit(context, 'learner-records'),
      );
      return credentials.map((credential) => ({
        ...credential,
        credentialStatus: oneOf(CREDENTIAL_STATUSES, credential.credentialStatus),
        issuanceTimestamp: dateOf(credential.issuanceTimestamp),
        entryVersionId: credential.entryVersionId || undefined,
        supersedesCredentialId: credential.supersedesCredentialId || undefined,
        supersededByCredentialId: credential.supersededByCredentialId || undefined,
      }));
    },
  };
}

/** What became of one credential whose id was given, from its message. */
export function issuedByIdOf(reply: {
  readonly credentialId: string;
  readonly isIssued: boolean;
  readonly error: string;
  readonly message: string;
}): IssuedById {
  const { credentialId, isIssued, error, message } = reply;
  return {
    credentialId,
    isIssued,
    error: error === '' ? undefined : codeOf(error),
    message: message || undefined,
  };
}

/** A code of a release after this one is a fault to this one. */
function codeOf(word: string): ErrorCode {
  return word in ERRORS ? (word as ErrorCode) : 'INTERNAL';
}
