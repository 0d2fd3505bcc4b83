import type { VerificationEngineService } from '../../proto/generated/testamur/verification/verification_engine.ts';
import { type BindingOf, given, millis, operationRow, row, type ServiceBinding } from '../rpc.ts';
import { rootField, type Subgraph } from '../subgraph.ts';
import { VERIFICATION } from './contracts.ts';
import { createFailureBinding } from './failure-rpcs.ts';
import type { VerificationOperations } from './resolvers.ts';
import { createVerificationStatsBinding } from './stats-rpcs.ts';
import type { Verification } from './verification.ts';

// A text that is no JSON is refused before any field is known.
const OF_JSON = { input: 'credentialJson' } as const;

/** The contract of the verification engine, and what it offers to units alone. */
export function createVerificationBindings(
  subgraph: Subgraph<VerificationOperations>,
): readonly ServiceBinding[] {
  const { internal } = subgraph;
  return [
    {
      ...VERIFICATION,
      rpcs: {
        VerifyCredential: row({
          resolver: rootField(subgraph, 'Mutation', 'verifyCredential'),
          names: OF_JSON,
          args: (request) => ({
            input: {
              credentialJson: request.credentialJson,
              checkStatus: request.checkStatus,
              checkExpiration: request.checkExpiration,
              expectedHolderDid: given(request.expectedHolderDid),
              channel: given(request.channel),
              verifierId: given(request.verifierId),
            },
          }),
          reply: ({ verification }: { verification: Verification }) => ({
            isValid: verification.isValid,
            status: verification.status,
            credentialId: verification.credentialId ?? '',
            issuer: verification.issuer && {
              did: verification.issuer.did,
              name: verification.issuer.name ?? '',
              status: verification.issuer.status ?? '',
              trust: verification.issuer.trust,
              authorityType: verification.issuer.authorityType ?? '',
              custodianType: verification.issuer.custodianType ?? '',
            },
            keyVersion: verification.keyVersion ?? 0,
            checks: verification.checks.map(({ check, outcome, code, message }) => ({
              check,
              outcome,
              code,
              message,
            })),
            warnings: verification.warnings,
            verifiedAt: millis(verification.verifiedAt),
          }),
        }),
        ValidateSignature: operationRow({
          operation: internal.validateSignature,
          names: OF_JSON,
          args: ({ credentialJson }) => ({ credentialJson }),
          reply: ({ isValid, verificationMethod, keyVersion, cryptosuite }) => ({
            isValid,
            verificationMethod: verificationMethod ?? '',
            keyVersion: keyVersion ?? 0,
            cryptosuite,
          }),
        }),
        CheckCredentialStatus: operationRow({
          operation: internal.checkCredentialStatus,
          args: ({ credentialId }) => ({ credentialId }),
          reply: ({ credentialStatus, reasonCategory, changedAt, isActive }) => ({
            credentialStatus,
            reasonCategory: reasonCategory ?? '',
            changedAt: millis(changedAt),
            isActive,
          }),
        }),
        VerifyRawSignature: operationRow({
          operation: internal.verifyRawSignature,
          args: ({ publicKey, payload, signature, algorithm }) => ({
            publicKey,
            payload,
            signature,
            algorithm: given(algorithm) ?? 'Ed25519',
          }),
          reply: ({ isValid }) => ({ isValid }),
        }),
      },
    } satisfies BindingOf<VerificationEngineService>,
    createFailureBinding(internal),
    createVerificationStatsBinding(internal),
  ];
}
