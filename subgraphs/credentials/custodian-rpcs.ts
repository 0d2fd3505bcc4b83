import type { CredentialStatus } from '../../kernel/credential-status.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import type {
  AttestedToIssue,
  CustodianCredentialService,
  IssueForCustodianRequest,
  OwnTerms,
  PrepareForCustodianRequest,
  SearchCustodianCredentialsRequest,
} from '../../proto/generated/testamur/internal/custodian_credentials.ts';
import { type BindingOf, coversFields, given, givenNumber, millis, operationRow } from '../rpc.ts';
import { sent } from '../rpc-replies.ts';
import { ATTESTED_FIELDS, CUSTODIAN_CREDENTIALS } from './contracts.ts';
import { issuedByIdReply } from './outcome-rpcs.ts';
import type { CredentialInternals } from './resolvers.ts';

/** What credential issuance does for the custodians' attestations. */
export function createCustodianCredentialsBinding({
  custodianCredentials,
}: Pick<CredentialInternals, 'custodianCredentials'>): BindingOf<CustodianCredentialService> {
  return {
    ...CUSTODIAN_CREDENTIALS,
    rpcs: {
      IssueForCustodian: operationRow({
        operation: custodianCredentials.issue,
        covers: coversFields(ATTESTED_FIELDS),
        args: (request: IssueForCustodianRequest) => ({
          custodianDid: request.custodianDid,
          credentialType: request.credentialType,
          expirationTimestamp: givenNumber(request.expirationTimestamp),
          own: request.own ? ownTermsOf(request.own) : undefined,
          records: request.records.map(({ signature, ...record }) => ({
            ...recordOf(record),
            signature: given(signature),
          })),
        }),
        reply: issuedByIdReply,
      }),
      PrepareForCustodian: operationRow({
        operation: custodianCredentials.prepare,
        args: (request: PrepareForCustodianRequest) => ({
          custodianDid: request.custodianDid,
          credentialType: request.credentialType,
          expirationTimestamp: givenNumber(request.expirationTimestamp),
          own: ownTermsOf(sent(request.own)),
          records: request.records.map(({ signature: _signature, ...record }) => recordOf(record)),
        }),
        reply: (results) => ({
          results: results.map(({ credentialId, guide, error = '', message = '' }) => ({
            credentialId,
            canonicalCredential: guide?.canonicalCredential ?? '',
            canonicalProofConfiguration: guide?.canonicalProofConfiguration ?? '',
            bytesToSign: guide?.bytesToSign ?? Buffer.alloc(0),
            error,
            message,
          })),
        }),
      }),
      FindCustodianCredentials: operationRow({
        operation: custodianCredentials.find,
        args: ({ custodianDid, credentialIds }) => ({ custodianDid, credentialIds }),
        reply: (credentials) => ({
          credentials: credentials.map(({ issuanceTimestamp, ...credential }) => ({
            ...credential,
            issuanceTimestamp: millis(issuanceTimestamp),
          })),
        }),
      }),
      SearchCustodianCredentials: operationRow({
        operation: custodianCredentials.search,
        args: ({ custodianDid, q, status, expiresBefore, limit }: SearchCustodianCredentialsRequest) => {
          const before = givenNumber(expiresBefore);
          return {
            custodianDid,
            q: given(q),
            // The operation tells what it may be.
            status: given(status) as CredentialStatus | undefined,
            expiresBefore: before === undefined ? undefined : new Date(before),
            limit,
          };
        },
        reply: (credentials) => ({
          credentials: credentials.map(({ expirationTimestamp, ...credential }) => ({
            ...credential,
            expirationTimestamp: expirationTimestamp ? millis(expirationTimestamp) : '0',
          })),
        }),
      }),
    },
  };
}

function recordOf({ credentialData, entryVersionId, ...record }: Omit<AttestedToIssue, 'signature'>) {
  return {
    ...record,
    entryVersionId: given(entryVersionId),
    credentialData: parseStrictJson(credentialData) as Record<string, unknown>,
  };
}

function ownTermsOf({ keyId, issuanceTimestamp, proofCreatedTimestamp }: OwnTerms) {
  return {
    keyId,
    issuanceTimestamp: Number(issuanceTimestamp),
    proofCreatedTimestamp: Number(proofCreatedTimestamp),
  };
}
