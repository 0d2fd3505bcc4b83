import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import type { SettingsSnapshot } from '../../kernel/live-settings.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import type { ServiceBinding } from '../binding.ts';
import { coversFields } from '../vouching.ts';

/** What an administrator asks for when Core Engine changes a setting, and the one setting that it changes then. */
export const SETTING_FIELDS: readonly string[] = ['Mutation.setDemoMode'];
const ASKED_FOR = 'demo-mode.enabled';
const asksForSetting = coversFields(SETTING_FIELDS);

/** Admin Console's internal contract with every unit: the settings that count now. */
export function createSettingsBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      service: 'testamur.internal.SettingsService',
      proto: 'testamur/internal/settings.proto',
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
