// Made of proto/testamur/verification/verification_engine.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface VerificationEngineService {
  readonly service: 'testamur.verification.VerificationEngineService';
  readonly proto: 'testamur/verification/verification_engine.proto';
  readonly rpcs: {
    readonly VerifyCredential: Rpc<VerifyCredentialRequest, VerifyCredentialRequest<Sent>, VerifyCredentialResponse<Sent>, VerifyCredentialResponse>;
    readonly ValidateSignature: Rpc<ValidateSignatureRequest, ValidateSignatureRequest<Sent>, ValidateSignatureResponse<Sent>, ValidateSignatureResponse>;
    readonly CheckCredentialStatus: Rpc<CheckCredentialStatusRequest, CheckCredentialStatusRequest<Sent>, CheckCredentialStatusResponse<Sent>, CheckCredentialStatusResponse>;
    readonly VerifyRawSignature: Rpc<VerifyRawSignatureRequest, VerifyRawSignatureRequest<Sent>, VerifyRawSignatureResponse<Sent>, VerifyRawSignatureResponse>;
  };
}

export interface VerifyCredentialRequest<W extends Wire = Received> {
  readonly credentialJson: string;
  readonly checkStatus: boolean | undefined;
  readonly checkExpiration: boolean | undefined;
  readonly expectedHolderDid: string;
  readonly channel: string;
  readonly verifierId: string;
}

export interface VerifyCredentialResponse<W extends Wire = Received> {
  readonly isValid: boolean;
  readonly status: string;
  readonly credentialId: string;
  readonly issuer: VerifiedIssuer<W> | null;
  readonly keyVersion: number;
  readonly checks: readonly VerificationCheck<W>[];
  readonly warnings: readonly string[];
  readonly verifiedAt: W['int64'];
}

export interface VerifiedIssuer<W extends Wire = Received> {
  readonly did: string;
  readonly name: string;
  readonly status: string;
  readonly trust: string;
  readonly authorityType: string;
  readonly custodianType: string;
}

export interface VerificationCheck<W extends Wire = Received> {
  readonly check: string;
  readonly outcome: string;
  readonly code: string;
  readonly message: string;
}

export interface ValidateSignatureRequest<W extends Wire = Received> {
  readonly credentialJson: string;
}

export interface ValidateSignatureResponse<W extends Wire = Received> {
  readonly isValid: boolean;
  readonly verificationMethod: string;
  readonly keyVersion: number;
  readonly cryptosuite: string;
}

export interface CheckCredentialStatusRequest<W extends Wire = Received> {
  readonly credentialId: string;
}

export interface CheckCredentialStatusResponse<W extends Wire = Received> {
  readonly credentialStatus: string;
  readonly reasonCategory: string;
  readonly changedAt: W['int64'];
  readonly isActive: boolean;
}

export interface VerifyRawSignatureRequest<W extends Wire = Received> {
  readonly publicKey: W['bytes'];
  readonly payload: W['bytes'];
  readonly signature: W['bytes'];
  readonly algorithm: string;
}

export interface VerifyRawSignatureResponse<W extends Wire = Received> {
  readonly isValid: boolean;
}
