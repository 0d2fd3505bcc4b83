import { fetch } from 'undici';
import type { Probe } from '../kernel/component-health.ts';
import type { Config } from '../kernel/config.ts';
import { AppError } from '../kernel/errors.ts';
import { UNIT_NAMES, type UnitName, unitRow } from '../kernel/units.ts';
import type { Store } from '../store/connect.ts';
import type { Remotes } from './remotes.ts';

/** What a unit watches: every unit with a gRPC port, its own among them, the store and Redis. */
export function probesOf(
  {
    store,
    pingRedis,
    remotes,
  }: {
    store: Store | undefined;
    pingRedis: (() => Promise<void>) | undefined;
    remotes: Pick<Remotes, 'healthCheck'>;
  },
  caller: UnitName,
): readonly Probe[] {
  const units = UNIT_NAMES.filter((unit) => unitRow(unit).grpc !== undefined);
  return [
    ...units.map((unit) => ({
      name: unit,
      kind: 'UNIT' as const,
      check: remotes.healthCheck(caller, unit),
    })),
    { name: 'store', kind: 'STORE', check: store && (() => store.ping()) },
    { name: 'redis', kind: 'CACHE', check: pingRedis },
  ];
}

/** The two units that Admin Console asks itself, by the readiness of their HTTP ports. */
export function consoleNeighbours(config: Config): { gateway: Probe; coreEngine: Probe } {
  const probe = (unit: UnitName): Probe => ({
    name: unit,
    kind: 'UNIT',
    check: () => requireReady(config, unit),
  });
  return { gateway: probe('api-gateway'), coreEngine: probe('core-engine') };
}

async function requireReady(config: Config, unit: UnitName): Promise<void> {
  const { host, rest } = config.units[unit];
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${rest}/health/ready`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(config.UPSTREAM_DEADLINE_MS) });
  const { status } = (await answer.json()) as { status?: string };
  if (answer.ok) return;
  throw new AppError(
    'UPSTREAM_UNAVAILABLE',
    `${unit} answers ${status ?? answer.status}: it is starting, stopping or without its store.`,
    {
      retryAfter: 1,
    },
  );
}
