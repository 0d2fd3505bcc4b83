import type { Context } from '../../../kernel/context.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type { SettingsSnapshot } from '../../../kernel/live-settings.ts';
import type {
  ReadSettingsResponse,
  SettingsService,
} from '../../../proto/generated/testamur/internal/settings.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { SETTING_FIELDS } from '../contracts.ts';
import type { AdminPorts } from '../ports.ts';

// Asked every second, so a late answer is worth nothing.
const READ_DEADLINE_MS = 1000;

/** The settings that administrators change, asked of the Admin Console in another process. */
export function createRemoteSettings(
  client: RpcClient<SettingsService>,
  vouch: Vouch,
): AdminPorts['settings'] {
  return {
    /** Undefined when they are at the known version. */
    async read(knownVersion: number, context: Context): Promise<SettingsSnapshot | undefined> {
      const options = { deadlineMs: READ_DEADLINE_MS };
      return snapshotOf(await client.call('ReadSettings', { knownVersion }, context, options));
    },

    /** Sets one as the administrator in the context; the settings that count then, if they could be read. */
    async put(key: string, value: unknown, context: Context): Promise<SettingsSnapshot | undefined> {
      const request = { key, valueJson: Buffer.from(JSON.stringify(value)) };
      const assertion = await vouch(context, { to: ['core-engine'], fields: SETTING_FIELDS });
      // An Idempotency-Key names what the administrator asked for, not this step of it.
      const asked = { ...context, idempotencyKey: undefined };
      return snapshotOf(await client.call('PutSetting', request, asked, { assertion }));
    },
  };
}

function snapshotOf({ version, valuesJson }: ReadSettingsResponse): SettingsSnapshot | undefined {
  if (valuesJson.length === 0) return undefined;
  return { version, values: parseStrictJson(valuesJson) as SettingsSnapshot['values'] };
}
