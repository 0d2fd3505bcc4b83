// Made of proto/testamur/internal/settings.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface SettingsService {
  readonly service: 'testamur.internal.SettingsService';
  readonly proto: 'testamur/internal/settings.proto';
  readonly rpcs: {
    readonly ReadSettings: Rpc<ReadSettingsRequest, ReadSettingsRequest<Sent>, ReadSettingsResponse<Sent>, ReadSettingsResponse>;
    readonly PutSetting: Rpc<PutSettingRequest, PutSettingRequest<Sent>, PutSettingResponse<Sent>, PutSettingResponse>;
  };
}

export interface ReadSettingsRequest<W extends Wire = Received> {
  readonly knownVersion: number;
}

export interface ReadSettingsResponse<W extends Wire = Received> {
  readonly version: number;
  readonly valuesJson: W['bytes'];
}

export interface PutSettingRequest<W extends Wire = Received> {
  readonly key: string;
  readonly valueJson: W['bytes'];
}

export interface PutSettingResponse<W extends Wire = Received> {
  readonly version: number;
  readonly valuesJson: W['bytes'];
}
