// Original file: proto/testamur/verification/verification_engine.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckCredentialStatusRequest as _testamur_verification_CheckCredentialStatusRequest, CheckCredentialStatusRequest__Output as _testamur_verification_CheckCredentialStatusRequest__Output } from '../../testamur/verification/CheckCredentialStatusRequest.ts';
import type { CheckCredentialStatusResponse as _testamur_verification_CheckCredentialStatusResponse, CheckCredentialStatusResponse__Output as _testamur_verification_CheckCredentialStatusResponse__Output } from '../../testamur/verification/CheckCredentialStatusResponse.ts';
import type { ValidateSignatureRequest as _testamur_verification_ValidateSignatureRequest, ValidateSignatureRequest__Output as _testamur_verification_ValidateSignatureRequest__Output } from '../../testamur/verification/ValidateSignatureRequest.ts';
import type { ValidateSignatureResponse as _testamur_verification_ValidateSignatureResponse, ValidateSignatureResponse__Output as _testamur_verification_ValidateSignatureResponse__Output } from '../../testamur/verification/ValidateSignatureResponse.ts';
import type { VerifyCredentialRequest as _testamur_verification_VerifyCredentialRequest, VerifyCredentialRequest__Output as _testamur_verification_VerifyCredentialRequest__Output } from '../../testamur/verification/VerifyCredentialRequest.ts';
import type { VerifyCredentialResponse as _testamur_verification_VerifyCredentialResponse, VerifyCredentialResponse__Output as _testamur_verification_VerifyCredentialResponse__Output } from '../../testamur/verification/VerifyCredentialResponse.ts';
import type { VerifyRawSignatureRequest as _testamur_verification_VerifyRawSignatureRequest, VerifyRawSignatureRequest__Output as _testamur_verification_VerifyRawSignatureRequest__Output } from '../../testamur/verification/VerifyRawSignatureRequest.ts';
import type { VerifyRawSignatureResponse as _testamur_verification_VerifyRawSignatureResponse, VerifyRawSignatureResponse__Output as _testamur_verification_VerifyRawSignatureResponse__Output } from '../../testamur/verification/VerifyRawSignatureResponse.ts';

/**
 * Verification of credentials and signatures. A bad credential is a reply, not a failure: a failed call means that
 * nothing could be said.
 */
export interface VerificationEngineServiceClient extends grpc.Client {
  /**
   * Tells the status on record of a credential. NOT_FOUND when none of that id was recorded.
   */
  CheckCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  CheckCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  CheckCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  CheckCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Tells the status on record of a credential. NOT_FOUND when none of that id was recorded.
   */
  checkCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  checkCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  checkCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  checkCredentialStatus(argument: _testamur_verification_CheckCredentialStatusRequest, callback: grpc.requestCallback<_testamur_verification_CheckCredentialStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Verifies only the proof of a credential against its issuer's keys, current and retired.
   */
  ValidateSignature(argument: _testamur_verification_ValidateSignatureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  ValidateSignature(argument: _testamur_verification_ValidateSignatureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  ValidateSignature(argument: _testamur_verification_ValidateSignatureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  ValidateSignature(argument: _testamur_verification_ValidateSignatureRequest, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifies only the proof of a credential against its issuer's keys, current and retired.
   */
  validateSignature(argument: _testamur_verification_ValidateSignatureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  validateSignature(argument: _testamur_verification_ValidateSignatureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  validateSignature(argument: _testamur_verification_ValidateSignatureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  validateSignature(argument: _testamur_verification_ValidateSignatureRequest, callback: grpc.requestCallback<_testamur_verification_ValidateSignatureResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Verifies a signed credential with all checks. INVALID_ARGUMENT for text that is not JSON, UNAVAILABLE when the
   * issuer's keys cannot be read; a status that cannot be read is STATUS_UNKNOWN.
   */
  VerifyCredential(argument: _testamur_verification_VerifyCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  VerifyCredential(argument: _testamur_verification_VerifyCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  VerifyCredential(argument: _testamur_verification_VerifyCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  VerifyCredential(argument: _testamur_verification_VerifyCredentialRequest, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifies a signed credential with all checks. INVALID_ARGUMENT for text that is not JSON, UNAVAILABLE when the
   * issuer's keys cannot be read; a status that cannot be read is STATUS_UNKNOWN.
   */
  verifyCredential(argument: _testamur_verification_VerifyCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  verifyCredential(argument: _testamur_verification_VerifyCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  verifyCredential(argument: _testamur_verification_VerifyCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  verifyCredential(argument: _testamur_verification_VerifyCredentialRequest, callback: grpc.requestCallback<_testamur_verification_VerifyCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Verifies one Ed25519 signature over any bytes. INVALID_ARGUMENT for wrong lengths or another algorithm.
   */
  VerifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  VerifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  VerifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  VerifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifies one Ed25519 signature over any bytes. INVALID_ARGUMENT for wrong lengths or another algorithm.
   */
  verifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  verifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  verifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  verifyRawSignature(argument: _testamur_verification_VerifyRawSignatureRequest, callback: grpc.requestCallback<_testamur_verification_VerifyRawSignatureResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Verification of credentials and signatures. A bad credential is a reply, not a failure: a failed call means that
 * nothing could be said.
 */
export interface VerificationEngineServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Tells the status on record of a credential. NOT_FOUND when none of that id was recorded.
   */
  CheckCredentialStatus: grpc.handleUnaryCall<_testamur_verification_CheckCredentialStatusRequest__Output, _testamur_verification_CheckCredentialStatusResponse>;
  
  /**
   * Verifies only the proof of a credential against its issuer's keys, current and retired.
   */
  ValidateSignature: grpc.handleUnaryCall<_testamur_verification_ValidateSignatureRequest__Output, _testamur_verification_ValidateSignatureResponse>;
  
  /**
   * Verifies a signed credential with all checks. INVALID_ARGUMENT for text that is not JSON, UNAVAILABLE when the
   * issuer's keys cannot be read; a status that cannot be read is STATUS_UNKNOWN.
   */
  VerifyCredential: grpc.handleUnaryCall<_testamur_verification_VerifyCredentialRequest__Output, _testamur_verification_VerifyCredentialResponse>;
  
  /**
   * Verifies one Ed25519 signature over any bytes. INVALID_ARGUMENT for wrong lengths or another algorithm.
   */
  VerifyRawSignature: grpc.handleUnaryCall<_testamur_verification_VerifyRawSignatureRequest__Output, _testamur_verification_VerifyRawSignatureResponse>;
  
}

export interface VerificationEngineServiceDefinition extends grpc.ServiceDefinition {
  CheckCredentialStatus: MethodDefinition<_testamur_verification_CheckCredentialStatusRequest, _testamur_verification_CheckCredentialStatusResponse, _testamur_verification_CheckCredentialStatusRequest__Output, _testamur_verification_CheckCredentialStatusResponse__Output>
  ValidateSignature: MethodDefinition<_testamur_verification_ValidateSignatureRequest, _testamur_verification_ValidateSignatureResponse, _testamur_verification_ValidateSignatureRequest__Output, _testamur_verification_ValidateSignatureResponse__Output>
  VerifyCredential: MethodDefinition<_testamur_verification_VerifyCredentialRequest, _testamur_verification_VerifyCredentialResponse, _testamur_verification_VerifyCredentialRequest__Output, _testamur_verification_VerifyCredentialResponse__Output>
  VerifyRawSignature: MethodDefinition<_testamur_verification_VerifyRawSignatureRequest, _testamur_verification_VerifyRawSignatureResponse, _testamur_verification_VerifyRawSignatureRequest__Output, _testamur_verification_VerifyRawSignatureResponse__Output>
}
