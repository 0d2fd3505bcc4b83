import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CheckCredentialStatusRequest as _testamur_verification_CheckCredentialStatusRequest, CheckCredentialStatusRequest__Output as _testamur_verification_CheckCredentialStatusRequest__Output } from './testamur/verification/CheckCredentialStatusRequest.ts';
import type { CheckCredentialStatusResponse as _testamur_verification_CheckCredentialStatusResponse, CheckCredentialStatusResponse__Output as _testamur_verification_CheckCredentialStatusResponse__Output } from './testamur/verification/CheckCredentialStatusResponse.ts';
import type { ValidateSignatureRequest as _testamur_verification_ValidateSignatureRequest, ValidateSignatureRequest__Output as _testamur_verification_ValidateSignatureRequest__Output } from './testamur/verification/ValidateSignatureRequest.ts';
import type { ValidateSignatureResponse as _testamur_verification_ValidateSignatureResponse, ValidateSignatureResponse__Output as _testamur_verification_ValidateSignatureResponse__Output } from './testamur/verification/ValidateSignatureResponse.ts';
import type { VerificationCheck as _testamur_verification_VerificationCheck, VerificationCheck__Output as _testamur_verification_VerificationCheck__Output } from './testamur/verification/VerificationCheck.ts';
import type { VerificationEngineServiceClient as _testamur_verification_VerificationEngineServiceClient, VerificationEngineServiceDefinition as _testamur_verification_VerificationEngineServiceDefinition } from './testamur/verification/VerificationEngineService.ts';
import type { VerifiedIssuer as _testamur_verification_VerifiedIssuer, VerifiedIssuer__Output as _testamur_verification_VerifiedIssuer__Output } from './testamur/verification/VerifiedIssuer.ts';
import type { VerifyCredentialRequest as _testamur_verification_VerifyCredentialRequest, VerifyCredentialRequest__Output as _testamur_verification_VerifyCredentialRequest__Output } from './testamur/verification/VerifyCredentialRequest.ts';
import type { VerifyCredentialResponse as _testamur_verification_VerifyCredentialResponse, VerifyCredentialResponse__Output as _testamur_verification_VerifyCredentialResponse__Output } from './testamur/verification/VerifyCredentialResponse.ts';
import type { VerifyRawSignatureRequest as _testamur_verification_VerifyRawSignatureRequest, VerifyRawSignatureRequest__Output as _testamur_verification_VerifyRawSignatureRequest__Output } from './testamur/verification/VerifyRawSignatureRequest.ts';
import type { VerifyRawSignatureResponse as _testamur_verification_VerifyRawSignatureResponse, VerifyRawSignatureResponse__Output as _testamur_verification_VerifyRawSignatureResponse__Output } from './testamur/verification/VerifyRawSignatureResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    verification: {
      CheckCredentialStatusRequest: MessageTypeDefinition<_testamur_verification_CheckCredentialStatusRequest, _testamur_verification_CheckCredentialStatusRequest__Output>
      CheckCredentialStatusResponse: MessageTypeDefinition<_testamur_verification_CheckCredentialStatusResponse, _testamur_verification_CheckCredentialStatusResponse__Output>
      ValidateSignatureRequest: MessageTypeDefinition<_testamur_verification_ValidateSignatureRequest, _testamur_verification_ValidateSignatureRequest__Output>
      ValidateSignatureResponse: MessageTypeDefinition<_testamur_verification_ValidateSignatureResponse, _testamur_verification_ValidateSignatureResponse__Output>
      VerificationCheck: MessageTypeDefinition<_testamur_verification_VerificationCheck, _testamur_verification_VerificationCheck__Output>
      /**
       * Verification of credentials and signatures. A bad credential is a reply, not a failure: a failed call means that
       * nothing could be said.
       */
      VerificationEngineService: SubtypeConstructor<typeof grpc.Client, _testamur_verification_VerificationEngineServiceClient> & { service: _testamur_verification_VerificationEngineServiceDefinition }
      VerifiedIssuer: MessageTypeDefinition<_testamur_verification_VerifiedIssuer, _testamur_verification_VerifiedIssuer__Output>
      VerifyCredentialRequest: MessageTypeDefinition<_testamur_verification_VerifyCredentialRequest, _testamur_verification_VerifyCredentialRequest__Output>
      VerifyCredentialResponse: MessageTypeDefinition<_testamur_verification_VerifyCredentialResponse, _testamur_verification_VerifyCredentialResponse__Output>
      VerifyRawSignatureRequest: MessageTypeDefinition<_testamur_verification_VerifyRawSignatureRequest, _testamur_verification_VerifyRawSignatureRequest__Output>
      VerifyRawSignatureResponse: MessageTypeDefinition<_testamur_verification_VerifyRawSignatureResponse, _testamur_verification_VerifyRawSignatureResponse__Output>
    }
  }
}

