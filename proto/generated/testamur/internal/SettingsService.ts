// Original file: proto/testamur/internal/settings.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { PutSettingRequest as _testamur_internal_PutSettingRequest, PutSettingRequest__Output as _testamur_internal_PutSettingRequest__Output } from '../../testamur/internal/PutSettingRequest.ts';
import type { PutSettingResponse as _testamur_internal_PutSettingResponse, PutSettingResponse__Output as _testamur_internal_PutSettingResponse__Output } from '../../testamur/internal/PutSettingResponse.ts';
import type { ReadSettingsRequest as _testamur_internal_ReadSettingsRequest, ReadSettingsRequest__Output as _testamur_internal_ReadSettingsRequest__Output } from '../../testamur/internal/ReadSettingsRequest.ts';
import type { ReadSettingsResponse as _testamur_internal_ReadSettingsResponse, ReadSettingsResponse__Output as _testamur_internal_ReadSettingsResponse__Output } from '../../testamur/internal/ReadSettingsResponse.ts';

/**
 * The settings that administrators change while the platform runs, kept by Admin Console. Every unit follows them.
 */
export interface SettingsServiceClient extends grpc.Client {
  /**
   * Sets one setting as the administrator in the gateway's assertion (metadata x-gateway-assertion), with the refusals that the
   * administrator would meet. PERMISSION_DENIED unless that administrator has asked for setDemoMode.
   */
  PutSetting(argument: _testamur_internal_PutSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  PutSetting(argument: _testamur_internal_PutSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  PutSetting(argument: _testamur_internal_PutSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  PutSetting(argument: _testamur_internal_PutSettingRequest, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets one setting as the administrator in the gateway's assertion (metadata x-gateway-assertion), with the refusals that the
   * administrator would meet. PERMISSION_DENIED unless that administrator has asked for setDemoMode.
   */
  putSetting(argument: _testamur_internal_PutSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  putSetting(argument: _testamur_internal_PutSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  putSetting(argument: _testamur_internal_PutSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  putSetting(argument: _testamur_internal_PutSettingRequest, callback: grpc.requestCallback<_testamur_internal_PutSettingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * What administrators have set, when that is not at the version which the caller knows already. Units ask every second.
   */
  ReadSettings(argument: _testamur_internal_ReadSettingsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  ReadSettings(argument: _testamur_internal_ReadSettingsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  ReadSettings(argument: _testamur_internal_ReadSettingsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  ReadSettings(argument: _testamur_internal_ReadSettingsRequest, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What administrators have set, when that is not at the version which the caller knows already. Units ask every second.
   */
  readSettings(argument: _testamur_internal_ReadSettingsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  readSettings(argument: _testamur_internal_ReadSettingsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  readSettings(argument: _testamur_internal_ReadSettingsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  readSettings(argument: _testamur_internal_ReadSettingsRequest, callback: grpc.requestCallback<_testamur_internal_ReadSettingsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The settings that administrators change while the platform runs, kept by Admin Console. Every unit follows them.
 */
export interface SettingsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sets one setting as the administrator in the gateway's assertion (metadata x-gateway-assertion), with the refusals that the
   * administrator would meet. PERMISSION_DENIED unless that administrator has asked for setDemoMode.
   */
  PutSetting: grpc.handleUnaryCall<_testamur_internal_PutSettingRequest__Output, _testamur_internal_PutSettingResponse>;
  
  /**
   * What administrators have set, when that is not at the version which the caller knows already. Units ask every second.
   */
  ReadSettings: grpc.handleUnaryCall<_testamur_internal_ReadSettingsRequest__Output, _testamur_internal_ReadSettingsResponse>;
  
}

export interface SettingsServiceDefinition extends grpc.ServiceDefinition {
  PutSetting: MethodDefinition<_testamur_internal_PutSettingRequest, _testamur_internal_PutSettingResponse, _testamur_internal_PutSettingRequest__Output, _testamur_internal_PutSettingResponse__Output>
  ReadSettings: MethodDefinition<_testamur_internal_ReadSettingsRequest, _testamur_internal_ReadSettingsResponse, _testamur_internal_ReadSettingsRequest__Output, _testamur_internal_ReadSettingsResponse__Output>
}
