import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type { SettingsSnapshot } from '../../../kernel/live-settings.ts';
import type { SettingsService } from '../../../proto/generated/testamur/internal/settings.ts';
import { type BindingOf, coversFields, operationRow } from '../../rpc.ts';
import { SETTING_FIELDS, SETTINGS_SERVICE } from '../contracts.ts';
import type { AdminServices } from '../index.ts';

const ASKED_FOR = 'demo-mode.enabled';
const asksForSetting = coversFields(SETTING_FIELDS);

/** Admin Console's internal contract with every unit: the settings that count now. */
export function createSettingsBinding(
  internal: Pick<AdminServices, 'config' | 'putSetting'>,
): BindingOf<SettingsService> {
  return {
    ...SETTINGS_SERVICE,
    rpcs: {
      ReadSettings: operationRow({
        operation: internal.config.read,
        args: ({ knownVersion }) => ({ knownVersion }),
        reply,
      }),
      PutSetting: operationRow({
        operation: ({ key, value }: { key: string; value: unknown }, context) =>
          internal.putSetting(key, value, context),
        covers: (asserted, call) => call.request.key === ASKED_FOR && asksForSetting(asserted, call),
        args: ({ key, valueJson }) => ({ key, value: parseStrictJson(valueJson) }),
        reply,
      }),
    },
  };
}

// Version 0 with no bytes at all says that there is nothing new.
function reply(snapshot: SettingsSnapshot | undefined) {
  return snapshot
    ? { version: snapshot.version, valuesJson: Buffer.from(JSON.stringify(snapshot.values)) }
    : { version: 0, valuesJson: Buffer.alloc(0) };
}
