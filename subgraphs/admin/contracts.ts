import type { AdminAccessService } from '../../proto/generated/testamur/internal/access.ts';
import type { SettingsService } from '../../proto/generated/testamur/internal/settings.ts';
import type { Contract } from '../rpc.ts';

export const ACCESS: Contract<AdminAccessService> = {
  service: 'testamur.internal.AdminAccessService',
  proto: 'testamur/internal/access.proto',
};
export const SETTINGS_SERVICE: Contract<SettingsService> = {
  service: 'testamur.internal.SettingsService',
  proto: 'testamur/internal/settings.proto',
};

/** What an administrator asks for when Core Engine changes a setting, and the one setting that it changes then. */
export const SETTING_FIELDS: readonly string[] = ['Mutation.setDemoMode'];
