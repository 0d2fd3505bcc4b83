import { z } from 'zod';
import { SETTINGS, unitSettings } from './config.ts';
import { UNIT_NAMES, unitRow } from './units.ts';

/** The table of docs/configuration.md: every setting with its default and meaning, then where each unit listens. */
export function configurationTable(): string {
  const defaults = z.object(SETTINGS).parse({}) as Readonly<Record<string, unknown>>;
  const settings = Object.entries(SETTINGS).map(([name, schema]) => [
    name,
    defaults[name],
    schema.description ?? '',
  ]);
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
