import { z } from 'zod';
import { type Environment, PLATFORM, unitSettings } from './config.ts';
import { UNIT_NAMES, unitRow } from './units.ts';

/** The table of docs/configuration.md: the settings of the platform and of `parts` with default and meaning, then where each unit listens. */
export function configurationTable(parts: readonly Environment[]): string {
  const settings = [PLATFORM, ...parts].flatMap((part) => {
    const schema = z.object(part.settings as Readonly<Record<string, z.ZodType>>);
    const defaults = schema.parse({});
    return Object.entries(schema.shape).map(([name, { description = '' }]) => [
      name,
      defaults[name],
      description,
    ]);
  });
  const units = UNIT_NAMES.flatMap((unit) => {
    const names = unitSettings(unit);
    const { rest, grpc } = unitRow(unit);
    return [
      [names.host, '127.0.0.1', `Where other units find \`${unit}\`.`],
      [names.rest, rest, `HTTP port of \`${unit}\`.`],
      ...(grpc === undefined ? [] : [[names.grpc, grpc, `gRPC port of \`${unit}\`.`]]),
    ];
  });
  return [
    '| Name | Default | Meaning |',
    '|---|---|---|',
    ...[...settings, ...units].map(
      ([name, fallback, meaning]) => `| \`${name}\` | ${defaultCell(fallback)} | ${cell(String(meaning))} |`,
    ),
  ].join('\n');
}

function defaultCell(value: unknown): string {
  return value === undefined ? 'unset' : `\`${cell(String(value))}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
