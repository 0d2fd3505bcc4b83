import { z } from 'zod';
import { readConfig } from './config.ts';
import type { LiveSetting } from './live-settings.ts';

/** The table of docs/administration/configuration.md: the settings that the platform reads while it runs. */
export function liveSettingsTable(known: readonly LiveSetting[]): string {
  const environment = readConfig({});
  return [
    '| Key | Value | Default | Set by | Meaning |',
    '|---|---|---|---|---|',
    ...known.map(({ key, schema, fallback, adminOnly, description }) => {
      const setBy = adminOnly ? 'ADMIN' : 'ADMIN, OPERATOR';
      return `| \`${key}\` | ${shapeOf(schema)} | \`${fallback(environment)}\` | ${setBy} | ${description} |`;
    }),
  ].join('\n');
}

function shapeOf(schema: z.ZodType): string {
  const { type, minimum, maximum } = z.toJSONSchema(schema);
  return type === 'boolean' ? '`true` or `false`' : `${type} from ${minimum} to ${maximum}`;
}
