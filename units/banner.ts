import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../kernel/config.ts';
import { UNIT_NAMES, type UnitName } from '../kernel/units.ts';
import { ADMIN_ENVIRONMENT } from '../subgraphs/admin/settings.ts';
import { adminFile } from './process-log.ts';

/** What a person sees once the platform is ready: where each unit is, who the administrator is, what to try next. */
export function printBanner(options: {
  config: Config;
  storeDescription: string;
  /** How many processes serve, where there are several. */
  workers?: number | undefined;
  units: readonly UnitName[];
  milliseconds: number;
}): void {
  const { config, storeDescription, workers, units, milliseconds } = options;
  const rows = units.map((unit) => {
    const { rest, grpc } = config.units[unit];
    const host = unit === 'api-gateway' ? config.BIND_HOST : config.UNIT_BIND_HOST;
    return [unit, `http://${host}:${rest}`, grpc ? `${host}:${grpc}` : ''];
  });
  const lines = [
    `Testamur is ready in ${(milliseconds / 1000).toFixed(1)} s${inWorkers(workers)}, on the ${storeDescription}.`,
    '',
    ...table([['unit', 'REST', 'gRPC (mutual TLS)'], ...rows]),
    '',
  ];
  if (units.includes('admin-console')) lines.push(`Administrator  ${administrator(config)}`);
  if (units.includes('api-gateway')) {
    lines.push(`Start page     ${config.PUBLIC_URL}/`);
    lines.push(`Wallet         ${config.PUBLIC_URL}/holder/sign-in`);
    lines.push(`Issuers        ${config.PUBLIC_URL}/issuer/sign-in`);
    lines.push(`Custodians     ${config.PUBLIC_URL}/custodian/sign-in`);
    lines.push(`Verifiers      ${config.PUBLIC_URL}/verifier/sign-in`);
    lines.push(`Verify a link  ${config.PUBLIC_URL}/verify`);
    lines.push(`Help           ${config.PUBLIC_URL}/help`);
    lines.push(`REST API       ${config.PUBLIC_URL}/swagger-ui/`);
    lines.push(`GraphQL        ${config.PUBLIC_URL}/${config.isProduction ? 'graphql' : 'graphiql'}`);
  }
  if (units.length === UNIT_NAMES.length && !config.isProduction) lines.push('Try next       npm run demo');
  console.log(`${lines.join('\n')}\n`);
}

function inWorkers(workers: number | undefined): string {
  if (workers === undefined) return '';
  return workers === 1 ? ', in 1 worker' : `, in ${workers} workers`;
}

function administrator(config: Config): string {
  const file = adminFile(config);
  if (config.of(ADMIN_ENVIRONMENT).ADMIN_BOOTSTRAP_PASSWORD)
    return `${config.of(ADMIN_ENVIRONMENT).ADMIN_BOOTSTRAP_EMAIL}, password as set`;
  if (!existsSync(file))
    return `${config.of(ADMIN_ENVIRONMENT).ADMIN_BOOTSTRAP_EMAIL}, password as first logged`;
  return `e-mail and password in ${relative(process.cwd(), file)}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
