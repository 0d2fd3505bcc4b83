import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { PutSettingRequest as _testamur_internal_PutSettingRequest, PutSettingRequest__Output as _testamur_internal_PutSettingRequest__Output } from './testamur/internal/PutSettingRequest.ts';
import type { PutSettingResponse as _testamur_internal_PutSettingResponse, PutSettingResponse__Output as _testamur_internal_PutSettingResponse__Output } from './testamur/internal/PutSettingResponse.ts';
import type { ReadSettingsRequest as _testamur_internal_ReadSettingsRequest, ReadSettingsRequest__Output as _testamur_internal_ReadSettingsRequest__Output } from './testamur/internal/ReadSettingsRequest.ts';
import type { ReadSettingsResponse as _testamur_internal_ReadSettingsResponse, ReadSettingsResponse__Output as _testamur_internal_ReadSettingsResponse__Output } from './testamur/internal/ReadSettingsResponse.ts';
import type { SettingsServiceClient as _testamur_internal_SettingsServiceClient, SettingsServiceDefinition as _testamur_internal_SettingsServiceDefinition } from './testamur/internal/SettingsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      PutSettingRequest: MessageTypeDefinition<_testamur_internal_PutSettingRequest, _testamur_internal_PutSettingRequest__Output>
      PutSettingResponse: MessageTypeDefinition<_testamur_internal_PutSettingResponse, _testamur_internal_PutSettingResponse__Output>
      ReadSettingsRequest: MessageTypeDefinition<_testamur_internal_ReadSettingsRequest, _testamur_internal_ReadSettingsRequest__Output>
      ReadSettingsResponse: MessageTypeDefinition<_testamur_internal_ReadSettingsResponse, _testamur_internal_ReadSettingsResponse__Output>
      /**
       * The settings that administrators change while the platform runs, kept by Admin Console. Every unit follows them.
       */
      SettingsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_SettingsServiceClient> & { service: _testamur_internal_SettingsServiceDefinition }
    }
  }
}

