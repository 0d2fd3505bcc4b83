import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type { SettingsSnapshot } from '../../../kernel/live-settings.ts';
import { coversFields, type ServiceBinding } from '../../rpc.ts';
import type { Resolver, Subgraph } from '../../subgraph.ts';
import { SETTING_FIELDS, SETTINGS_SERVICE } from '../contracts.ts';

const ASKED_FOR = 'demo-mode.enabled';
const asksForSetting = coversFields(SETTING_FIELDS);

/** Admin Console's internal contract with every unit: the settings that count now. */
export function createSettingsBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      ...SETTINGS_SERVICE,
      rpcs: {
        ReadSettings: {
          resolver: internal['readSettings'] as Resolver,
          args: ({ knownVersion }) => ({ input: { knownVersion } }),
          reply,
        },
        PutSetting: {
          resolver: internal['putSetting'] as Resolver,
          covers: (asserted, call) => call.request.key === ASKED_FOR && asksForSetting(asserted, call),
          args: ({ key, valueJson }) => ({ key, value: parseStrictJson(valueJson) }),
          reply,
        },
      },
    },
  ];
}

function reply(snapshot: SettingsSnapshot | undefined) {
  return snapshot
    ? { version: snapshot.version, valuesJson: Buffer.from(JSON.stringify(snapshot.values)) }
    : {};
}
