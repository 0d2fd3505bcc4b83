// Original file: proto/testamur/issuance/credential_issuance.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ClaimCredentialRequest as _testamur_issuance_ClaimCredentialRequest, ClaimCredentialRequest__Output as _testamur_issuance_ClaimCredentialRequest__Output } from '../../testamur/issuance/ClaimCredentialRequest.ts';
import type { ClaimCredentialResponse as _testamur_issuance_ClaimCredentialResponse, ClaimCredentialResponse__Output as _testamur_issuance_ClaimCredentialResponse__Output } from '../../testamur/issuance/ClaimCredentialResponse.ts';
import type { GetCredentialForCustodianRequest as _testamur_issuance_GetCredentialForCustodianRequest, GetCredentialForCustodianRequest__Output as _testamur_issuance_GetCredentialForCustodianRequest__Output } from '../../testamur/issuance/GetCredentialForCustodianRequest.ts';
import type { GetCredentialForCustodianResponse as _testamur_issuance_GetCredentialForCustodianResponse, GetCredentialForCustodianResponse__Output as _testamur_issuance_GetCredentialForCustodianResponse__Output } from '../../testamur/issuance/GetCredentialForCustodianResponse.ts';
import type { GetCredentialForHolderRequest as _testamur_issuance_GetCredentialForHolderRequest, GetCredentialForHolderRequest__Output as _testamur_issuance_GetCredentialForHolderRequest__Output } from '../../testamur/issuance/GetCredentialForHolderRequest.ts';
import type { GetCredentialForHolderResponse as _testamur_issuance_GetCredentialForHolderResponse, GetCredentialForHolderResponse__Output as _testamur_issuance_GetCredentialForHolderResponse__Output } from '../../testamur/issuance/GetCredentialForHolderResponse.ts';
import type { GetCredentialForIssuerRequest as _testamur_issuance_GetCredentialForIssuerRequest, GetCredentialForIssuerRequest__Output as _testamur_issuance_GetCredentialForIssuerRequest__Output } from '../../testamur/issuance/GetCredentialForIssuerRequest.ts';
import type { GetCredentialForIssuerResponse as _testamur_issuance_GetCredentialForIssuerResponse, GetCredentialForIssuerResponse__Output as _testamur_issuance_GetCredentialForIssuerResponse__Output } from '../../testamur/issuance/GetCredentialForIssuerResponse.ts';
import type { GetCredentialRequest as _testamur_issuance_GetCredentialRequest, GetCredentialRequest__Output as _testamur_issuance_GetCredentialRequest__Output } from '../../testamur/issuance/GetCredentialRequest.ts';
import type { GetCredentialResponse as _testamur_issuance_GetCredentialResponse, GetCredentialResponse__Output as _testamur_issuance_GetCredentialResponse__Output } from '../../testamur/issuance/GetCredentialResponse.ts';
import type { GetCustodianCredentialStatsRequest as _testamur_issuance_GetCustodianCredentialStatsRequest, GetCustodianCredentialStatsRequest__Output as _testamur_issuance_GetCustodianCredentialStatsRequest__Output } from '../../testamur/issuance/GetCustodianCredentialStatsRequest.ts';
import type { GetCustodianCredentialStatsResponse as _testamur_issuance_GetCustodianCredentialStatsResponse, GetCustodianCredentialStatsResponse__Output as _testamur_issuance_GetCustodianCredentialStatsResponse__Output } from '../../testamur/issuance/GetCustodianCredentialStatsResponse.ts';
import type { GetHolderCredentialStatsRequest as _testamur_issuance_GetHolderCredentialStatsRequest, GetHolderCredentialStatsRequest__Output as _testamur_issuance_GetHolderCredentialStatsRequest__Output } from '../../testamur/issuance/GetHolderCredentialStatsRequest.ts';
import type { GetHolderCredentialStatsResponse as _testamur_issuance_GetHolderCredentialStatsResponse, GetHolderCredentialStatsResponse__Output as _testamur_issuance_GetHolderCredentialStatsResponse__Output } from '../../testamur/issuance/GetHolderCredentialStatsResponse.ts';
import type { GetIssuerCredentialStatsRequest as _testamur_issuance_GetIssuerCredentialStatsRequest, GetIssuerCredentialStatsRequest__Output as _testamur_issuance_GetIssuerCredentialStatsRequest__Output } from '../../testamur/issuance/GetIssuerCredentialStatsRequest.ts';
import type { GetIssuerCredentialStatsResponse as _testamur_issuance_GetIssuerCredentialStatsResponse, GetIssuerCredentialStatsResponse__Output as _testamur_issuance_GetIssuerCredentialStatsResponse__Output } from '../../testamur/issuance/GetIssuerCredentialStatsResponse.ts';
import type { GetNetworkCredentialStatsRequest as _testamur_issuance_GetNetworkCredentialStatsRequest, GetNetworkCredentialStatsRequest__Output as _testamur_issuance_GetNetworkCredentialStatsRequest__Output } from '../../testamur/issuance/GetNetworkCredentialStatsRequest.ts';
import type { GetNetworkCredentialStatsResponse as _testamur_issuance_GetNetworkCredentialStatsResponse, GetNetworkCredentialStatsResponse__Output as _testamur_issuance_GetNetworkCredentialStatsResponse__Output } from '../../testamur/issuance/GetNetworkCredentialStatsResponse.ts';
import type { IssueCredentialRequest as _testamur_issuance_IssueCredentialRequest, IssueCredentialRequest__Output as _testamur_issuance_IssueCredentialRequest__Output } from '../../testamur/issuance/IssueCredentialRequest.ts';
import type { IssueCredentialResponse as _testamur_issuance_IssueCredentialResponse, IssueCredentialResponse__Output as _testamur_issuance_IssueCredentialResponse__Output } from '../../testamur/issuance/IssueCredentialResponse.ts';
import type { LinkSupersededCredentialRequest as _testamur_issuance_LinkSupersededCredentialRequest, LinkSupersededCredentialRequest__Output as _testamur_issuance_LinkSupersededCredentialRequest__Output } from '../../testamur/issuance/LinkSupersededCredentialRequest.ts';
import type { LinkSupersededCredentialResponse as _testamur_issuance_LinkSupersededCredentialResponse, LinkSupersededCredentialResponse__Output as _testamur_issuance_LinkSupersededCredentialResponse__Output } from '../../testamur/issuance/LinkSupersededCredentialResponse.ts';
import type { ListCredentialsByCustodianRequest as _testamur_issuance_ListCredentialsByCustodianRequest, ListCredentialsByCustodianRequest__Output as _testamur_issuance_ListCredentialsByCustodianRequest__Output } from '../../testamur/issuance/ListCredentialsByCustodianRequest.ts';
import type { ListCredentialsByCustodianResponse as _testamur_issuance_ListCredentialsByCustodianResponse, ListCredentialsByCustodianResponse__Output as _testamur_issuance_ListCredentialsByCustodianResponse__Output } from '../../testamur/issuance/ListCredentialsByCustodianResponse.ts';
import type { ListCredentialsByIssuerRequest as _testamur_issuance_ListCredentialsByIssuerRequest, ListCredentialsByIssuerRequest__Output as _testamur_issuance_ListCredentialsByIssuerRequest__Output } from '../../testamur/issuance/ListCredentialsByIssuerRequest.ts';
import type { ListCredentialsByIssuerResponse as _testamur_issuance_ListCredentialsByIssuerResponse, ListCredentialsByIssuerResponse__Output as _testamur_issuance_ListCredentialsByIssuerResponse__Output } from '../../testamur/issuance/ListCredentialsByIssuerResponse.ts';
import type { ListCustodianCredentialsExpiringBetweenRequest as _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, ListCustodianCredentialsExpiringBetweenRequest__Output as _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest__Output } from '../../testamur/issuance/ListCustodianCredentialsExpiringBetweenRequest.ts';
import type { ListCustodianCredentialsExpiringBetweenResponse as _testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse, ListCustodianCredentialsExpiringBetweenResponse__Output as _testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output } from '../../testamur/issuance/ListCustodianCredentialsExpiringBetweenResponse.ts';
import type { ListNewlyExpiredCredentialsRequest as _testamur_issuance_ListNewlyExpiredCredentialsRequest, ListNewlyExpiredCredentialsRequest__Output as _testamur_issuance_ListNewlyExpiredCredentialsRequest__Output } from '../../testamur/issuance/ListNewlyExpiredCredentialsRequest.ts';
import type { ListNewlyExpiredCredentialsResponse as _testamur_issuance_ListNewlyExpiredCredentialsResponse, ListNewlyExpiredCredentialsResponse__Output as _testamur_issuance_ListNewlyExpiredCredentialsResponse__Output } from '../../testamur/issuance/ListNewlyExpiredCredentialsResponse.ts';
import type { RevokeCredentialRequest as _testamur_issuance_RevokeCredentialRequest, RevokeCredentialRequest__Output as _testamur_issuance_RevokeCredentialRequest__Output } from '../../testamur/issuance/RevokeCredentialRequest.ts';
import type { RevokeCredentialResponse as _testamur_issuance_RevokeCredentialResponse, RevokeCredentialResponse__Output as _testamur_issuance_RevokeCredentialResponse__Output } from '../../testamur/issuance/RevokeCredentialResponse.ts';
import type { SearchCredentialsByHolderRequest as _testamur_issuance_SearchCredentialsByHolderRequest, SearchCredentialsByHolderRequest__Output as _testamur_issuance_SearchCredentialsByHolderRequest__Output } from '../../testamur/issuance/SearchCredentialsByHolderRequest.ts';
import type { SearchCredentialsByHolderResponse as _testamur_issuance_SearchCredentialsByHolderResponse, SearchCredentialsByHolderResponse__Output as _testamur_issuance_SearchCredentialsByHolderResponse__Output } from '../../testamur/issuance/SearchCredentialsByHolderResponse.ts';

/**
 * Issues credentials and keeps their records. A credential of somebody else is NOT_FOUND, exactly like an unknown id.
 * Batches are a REST path only.
 */
export interface CredentialIssuanceServiceClient extends grpc.Client {
  /**
   * Takes a credential into the wallet of the holder that it is about. Claiming again changes nothing.
   */
  ClaimCredential(argument: _testamur_issuance_ClaimCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  ClaimCredential(argument: _testamur_issuance_ClaimCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  ClaimCredential(argument: _testamur_issuance_ClaimCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  ClaimCredential(argument: _testamur_issuance_ClaimCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes a credential into the wallet of the holder that it is about. Claiming again changes nothing.
   */
  claimCredential(argument: _testamur_issuance_ClaimCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  claimCredential(argument: _testamur_issuance_ClaimCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  claimCredential(argument: _testamur_issuance_ClaimCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  claimCredential(argument: _testamur_issuance_ClaimCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_ClaimCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One record by its id.
   */
  GetCredential(argument: _testamur_issuance_GetCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  GetCredential(argument: _testamur_issuance_GetCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  GetCredential(argument: _testamur_issuance_GetCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  GetCredential(argument: _testamur_issuance_GetCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One record by its id.
   */
  getCredential(argument: _testamur_issuance_GetCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  getCredential(argument: _testamur_issuance_GetCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  getCredential(argument: _testamur_issuance_GetCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  getCredential(argument: _testamur_issuance_GetCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One record of this custodian.
   */
  GetCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One record of this custodian.
   */
  getCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForCustodian(argument: _testamur_issuance_GetCredentialForCustodianRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForCustodianResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One record about this holder.
   */
  GetCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One record about this holder.
   */
  getCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForHolder(argument: _testamur_issuance_GetCredentialForHolderRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForHolderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One record of this issuer.
   */
  GetCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One record of this issuer.
   */
  getCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  getCredentialForIssuer(argument: _testamur_issuance_GetCredentialForIssuerRequest, callback: grpc.requestCallback<_testamur_issuance_GetCredentialForIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts over what a custodian has issued.
   */
  GetCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts over what a custodian has issued.
   */
  getCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCustodianCredentialStats(argument: _testamur_issuance_GetCustodianCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetCustodianCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts over what a holder holds.
   */
  GetHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts over what a holder holds.
   */
  getHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getHolderCredentialStats(argument: _testamur_issuance_GetHolderCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetHolderCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts over what an issuer has issued.
   */
  GetIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts over what an issuer has issued.
   */
  getIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getIssuerCredentialStats(argument: _testamur_issuance_GetIssuerCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetIssuerCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts over all credentials of the platform.
   */
  GetNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts over all credentials of the platform.
   */
  getNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkCredentialStats(argument: _testamur_issuance_GetNetworkCredentialStatsRequest, callback: grpc.requestCallback<_testamur_issuance_GetNetworkCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues one credential; the answer comes when its record is durable. FAILED_PRECONDITION when the issuer is not
   * ACTIVE, INVALID_ARGUMENT for a BYOK signature that does not verify, ALREADY_EXISTS for a taken credential_id.
   */
  IssueCredential(argument: _testamur_issuance_IssueCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  IssueCredential(argument: _testamur_issuance_IssueCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  IssueCredential(argument: _testamur_issuance_IssueCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  IssueCredential(argument: _testamur_issuance_IssueCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues one credential; the answer comes when its record is durable. FAILED_PRECONDITION when the issuer is not
   * ACTIVE, INVALID_ARGUMENT for a BYOK signature that does not verify, ALREADY_EXISTS for a taken credential_id.
   */
  issueCredential(argument: _testamur_issuance_IssueCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  issueCredential(argument: _testamur_issuance_IssueCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  issueCredential(argument: _testamur_issuance_IssueCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  issueCredential(argument: _testamur_issuance_IssueCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_IssueCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks an old credential as replaced by a new one. FAILED_PRECONDITION unless both are of one issuer and one holder and the new
   * one is ISSUED. The same link again changes nothing.
   */
  LinkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  LinkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  LinkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  LinkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks an old credential as replaced by a new one. FAILED_PRECONDITION unless both are of one issuer and one holder and the new
   * one is ISSUED. The same link again changes nothing.
   */
  linkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  linkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  linkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  linkSupersededCredential(argument: _testamur_issuance_LinkSupersededCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_LinkSupersededCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * What a custodian has issued, newest first.
   */
  ListCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What a custodian has issued, newest first.
   */
  listCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByCustodian(argument: _testamur_issuance_ListCredentialsByCustodianRequest, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByCustodianResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * What an issuer has issued, newest first.
   */
  ListCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  ListCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What an issuer has issued, newest first.
   */
  listCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  listCredentialsByIssuer(argument: _testamur_issuance_ListCredentialsByIssuerRequest, callback: grpc.requestCallback<_testamur_issuance_ListCredentialsByIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A custodian's credentials in force that expire in a span of time.
   */
  ListCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  ListCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  ListCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  ListCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A custodian's credentials in force that expire in a span of time.
   */
  listCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  listCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  listCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  listCustodianCredentialsExpiringBetween(argument: _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, callback: grpc.requestCallback<_testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Credentials that have expired and were in no such answer before; each is announced once.
   */
  ListNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Credentials that have expired and were in no such answer before; each is announced once.
   */
  listNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listNewlyExpiredCredentials(argument: _testamur_issuance_ListNewlyExpiredCredentialsRequest, callback: grpc.requestCallback<_testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes for good. Revoking again succeeds and changes nothing.
   */
  RevokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  RevokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  RevokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  RevokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes for good. Revoking again succeeds and changes nothing.
   */
  revokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  revokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  revokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  revokeCredential(argument: _testamur_issuance_RevokeCredentialRequest, callback: grpc.requestCallback<_testamur_issuance_RevokeCredentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records about a holder, newest first.
   */
  SearchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  SearchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  SearchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  SearchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records about a holder, newest first.
   */
  searchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  searchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  searchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  searchCredentialsByHolder(argument: _testamur_issuance_SearchCredentialsByHolderRequest, callback: grpc.requestCallback<_testamur_issuance_SearchCredentialsByHolderResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Issues credentials and keeps their records. A credential of somebody else is NOT_FOUND, exactly like an unknown id.
 * Batches are a REST path only.
 */
export interface CredentialIssuanceServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Takes a credential into the wallet of the holder that it is about. Claiming again changes nothing.
   */
  ClaimCredential: grpc.handleUnaryCall<_testamur_issuance_ClaimCredentialRequest__Output, _testamur_issuance_ClaimCredentialResponse>;
  
  /**
   * One record by its id.
   */
  GetCredential: grpc.handleUnaryCall<_testamur_issuance_GetCredentialRequest__Output, _testamur_issuance_GetCredentialResponse>;
  
  /**
   * One record of this custodian.
   */
  GetCredentialForCustodian: grpc.handleUnaryCall<_testamur_issuance_GetCredentialForCustodianRequest__Output, _testamur_issuance_GetCredentialForCustodianResponse>;
  
  /**
   * One record about this holder.
   */
  GetCredentialForHolder: grpc.handleUnaryCall<_testamur_issuance_GetCredentialForHolderRequest__Output, _testamur_issuance_GetCredentialForHolderResponse>;
  
  /**
   * One record of this issuer.
   */
  GetCredentialForIssuer: grpc.handleUnaryCall<_testamur_issuance_GetCredentialForIssuerRequest__Output, _testamur_issuance_GetCredentialForIssuerResponse>;
  
  /**
   * Counts over what a custodian has issued.
   */
  GetCustodianCredentialStats: grpc.handleUnaryCall<_testamur_issuance_GetCustodianCredentialStatsRequest__Output, _testamur_issuance_GetCustodianCredentialStatsResponse>;
  
  /**
   * Counts over what a holder holds.
   */
  GetHolderCredentialStats: grpc.handleUnaryCall<_testamur_issuance_GetHolderCredentialStatsRequest__Output, _testamur_issuance_GetHolderCredentialStatsResponse>;
  
  /**
   * Counts over what an issuer has issued.
   */
  GetIssuerCredentialStats: grpc.handleUnaryCall<_testamur_issuance_GetIssuerCredentialStatsRequest__Output, _testamur_issuance_GetIssuerCredentialStatsResponse>;
  
  /**
   * Counts over all credentials of the platform.
   */
  GetNetworkCredentialStats: grpc.handleUnaryCall<_testamur_issuance_GetNetworkCredentialStatsRequest__Output, _testamur_issuance_GetNetworkCredentialStatsResponse>;
  
  /**
   * Issues one credential; the answer comes when its record is durable. FAILED_PRECONDITION when the issuer is not
   * ACTIVE, INVALID_ARGUMENT for a BYOK signature that does not verify, ALREADY_EXISTS for a taken credential_id.
   */
  IssueCredential: grpc.handleUnaryCall<_testamur_issuance_IssueCredentialRequest__Output, _testamur_issuance_IssueCredentialResponse>;
  
  /**
   * Marks an old credential as replaced by a new one. FAILED_PRECONDITION unless both are of one issuer and one holder and the new
   * one is ISSUED. The same link again changes nothing.
   */
  LinkSupersededCredential: grpc.handleUnaryCall<_testamur_issuance_LinkSupersededCredentialRequest__Output, _testamur_issuance_LinkSupersededCredentialResponse>;
  
  /**
   * What a custodian has issued, newest first.
   */
  ListCredentialsByCustodian: grpc.handleUnaryCall<_testamur_issuance_ListCredentialsByCustodianRequest__Output, _testamur_issuance_ListCredentialsByCustodianResponse>;
  
  /**
   * What an issuer has issued, newest first.
   */
  ListCredentialsByIssuer: grpc.handleUnaryCall<_testamur_issuance_ListCredentialsByIssuerRequest__Output, _testamur_issuance_ListCredentialsByIssuerResponse>;
  
  /**
   * A custodian's credentials in force that expire in a span of time.
   */
  ListCustodianCredentialsExpiringBetween: grpc.handleUnaryCall<_testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest__Output, _testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse>;
  
  /**
   * Credentials that have expired and were in no such answer before; each is announced once.
   */
  ListNewlyExpiredCredentials: grpc.handleUnaryCall<_testamur_issuance_ListNewlyExpiredCredentialsRequest__Output, _testamur_issuance_ListNewlyExpiredCredentialsResponse>;
  
  /**
   * Revokes for good. Revoking again succeeds and changes nothing.
   */
  RevokeCredential: grpc.handleUnaryCall<_testamur_issuance_RevokeCredentialRequest__Output, _testamur_issuance_RevokeCredentialResponse>;
  
  /**
   * Records about a holder, newest first.
   */
  SearchCredentialsByHolder: grpc.handleUnaryCall<_testamur_issuance_SearchCredentialsByHolderRequest__Output, _testamur_issuance_SearchCredentialsByHolderResponse>;
  
}

export interface CredentialIssuanceServiceDefinition extends grpc.ServiceDefinition {
  ClaimCredential: MethodDefinition<_testamur_issuance_ClaimCredentialRequest, _testamur_issuance_ClaimCredentialResponse, _testamur_issuance_ClaimCredentialRequest__Output, _testamur_issuance_ClaimCredentialResponse__Output>
  GetCredential: MethodDefinition<_testamur_issuance_GetCredentialRequest, _testamur_issuance_GetCredentialResponse, _testamur_issuance_GetCredentialRequest__Output, _testamur_issuance_GetCredentialResponse__Output>
  GetCredentialForCustodian: MethodDefinition<_testamur_issuance_GetCredentialForCustodianRequest, _testamur_issuance_GetCredentialForCustodianResponse, _testamur_issuance_GetCredentialForCustodianRequest__Output, _testamur_issuance_GetCredentialForCustodianResponse__Output>
  GetCredentialForHolder: MethodDefinition<_testamur_issuance_GetCredentialForHolderRequest, _testamur_issuance_GetCredentialForHolderResponse, _testamur_issuance_GetCredentialForHolderRequest__Output, _testamur_issuance_GetCredentialForHolderResponse__Output>
  GetCredentialForIssuer: MethodDefinition<_testamur_issuance_GetCredentialForIssuerRequest, _testamur_issuance_GetCredentialForIssuerResponse, _testamur_issuance_GetCredentialForIssuerRequest__Output, _testamur_issuance_GetCredentialForIssuerResponse__Output>
  GetCustodianCredentialStats: MethodDefinition<_testamur_issuance_GetCustodianCredentialStatsRequest, _testamur_issuance_GetCustodianCredentialStatsResponse, _testamur_issuance_GetCustodianCredentialStatsRequest__Output, _testamur_issuance_GetCustodianCredentialStatsResponse__Output>
  GetHolderCredentialStats: MethodDefinition<_testamur_issuance_GetHolderCredentialStatsRequest, _testamur_issuance_GetHolderCredentialStatsResponse, _testamur_issuance_GetHolderCredentialStatsRequest__Output, _testamur_issuance_GetHolderCredentialStatsResponse__Output>
  GetIssuerCredentialStats: MethodDefinition<_testamur_issuance_GetIssuerCredentialStatsRequest, _testamur_issuance_GetIssuerCredentialStatsResponse, _testamur_issuance_GetIssuerCredentialStatsRequest__Output, _testamur_issuance_GetIssuerCredentialStatsResponse__Output>
  GetNetworkCredentialStats: MethodDefinition<_testamur_issuance_GetNetworkCredentialStatsRequest, _testamur_issuance_GetNetworkCredentialStatsResponse, _testamur_issuance_GetNetworkCredentialStatsRequest__Output, _testamur_issuance_GetNetworkCredentialStatsResponse__Output>
  IssueCredential: MethodDefinition<_testamur_issuance_IssueCredentialRequest, _testamur_issuance_IssueCredentialResponse, _testamur_issuance_IssueCredentialRequest__Output, _testamur_issuance_IssueCredentialResponse__Output>
  LinkSupersededCredential: MethodDefinition<_testamur_issuance_LinkSupersededCredentialRequest, _testamur_issuance_LinkSupersededCredentialResponse, _testamur_issuance_LinkSupersededCredentialRequest__Output, _testamur_issuance_LinkSupersededCredentialResponse__Output>
  ListCredentialsByCustodian: MethodDefinition<_testamur_issuance_ListCredentialsByCustodianRequest, _testamur_issuance_ListCredentialsByCustodianResponse, _testamur_issuance_ListCredentialsByCustodianRequest__Output, _testamur_issuance_ListCredentialsByCustodianResponse__Output>
  ListCredentialsByIssuer: MethodDefinition<_testamur_issuance_ListCredentialsByIssuerRequest, _testamur_issuance_ListCredentialsByIssuerResponse, _testamur_issuance_ListCredentialsByIssuerRequest__Output, _testamur_issuance_ListCredentialsByIssuerResponse__Output>
  ListCustodianCredentialsExpiringBetween: MethodDefinition<_testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest, _testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse, _testamur_issuance_ListCustodianCredentialsExpiringBetweenRequest__Output, _testamur_issuance_ListCustodianCredentialsExpiringBetweenResponse__Output>
  ListNewlyExpiredCredentials: MethodDefinition<_testamur_issuance_ListNewlyExpiredCredentialsRequest, _testamur_issuance_ListNewlyExpiredCredentialsResponse, _testamur_issuance_ListNewlyExpiredCredentialsRequest__Output, _testamur_issuance_ListNewlyExpiredCredentialsResponse__Output>
  RevokeCredential: MethodDefinition<_testamur_issuance_RevokeCredentialRequest, _testamur_issuance_RevokeCredentialResponse, _testamur_issuance_RevokeCredentialRequest__Output, _testamur_issuance_RevokeCredentialResponse__Output>
  SearchCredentialsByHolder: MethodDefinition<_testamur_issuance_SearchCredentialsByHolderRequest, _testamur_issuance_SearchCredentialsByHolderResponse, _testamur_issuance_SearchCredentialsByHolderRequest__Output, _testamur_issuance_SearchCredentialsByHolderResponse__Output>
}
