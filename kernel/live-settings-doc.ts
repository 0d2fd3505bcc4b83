import { z } from 'zod';
import { readConfig } from './config.ts';
import { LIVE_SETTING_KEYS, LIVE_SETTINGS } from './live-settings.ts';

/** The table of docs/administration/configuration.md: every setting that the platform reads while it runs. */
export function liveSettingsTable(): string {
  const environment = readConfig({});
  return [
    '| Key | Value | Default | Set by | Meaning |',
    '|---|---|---|---|---|',
    ...LIVE_SETTING_KEYS.map((key) => {
      const row = LIVE_SETTINGS[key];
      const setBy = 'adminOnly' in row ? 'ADMIN' : 'ADMIN, OPERATOR';
      return `| \`${key}\` | ${shapeOf(row.schema)} | \`${row.fallback(environment)}\` | ${setBy} | ${row.description} |`;
    }),
  ].join('\n');
}

function shapeOf(schema: z.ZodType): string {
  const { type, minimum, maximum } = z.toJSONSchema(schema);
  return type === 'boolean' ? '`true` or `false`' : `${type} from ${minimum} to ${maximum}`;
}
