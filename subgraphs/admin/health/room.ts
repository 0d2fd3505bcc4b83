import type { Clock } from '../../../kernel/clock.ts';
import {
  type ComponentHealth,
  createHealthWatch,
  overallStatus,
  type Probe,
} from '../../../kernel/component-health.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Needed of Core Engine: what it reports of everything else. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
export interface CoreHealth {
  report(context: Context): Promise<{ readonly components: readonly ComponentHealth[] }>;
}

/** The two that the Console asks itself. */
export interface Neighbours {
  readonly gateway: Probe;
  readonly coreEngine: Probe;
}

/** Opens the room that polls the gateway and Core Engine. */
export function openHealthRoom(deps: {
  neighbours: Neighbours;
  platformHealth: CoreHealth;
  now: Clock;
  log: Logger;
}) {
  const { neighbours, platformHealth, now, log } = deps;
  const asConsole = newContext({ identity: { kind: 'unit', unit: 'admin-console' } });
  let services: readonly ComponentHealth[] = [];
  const report: Probe = {
    name: 'core-engine-report',
    kind: 'UNIT',
    async check() {
      try {
        services = (await platformHealth.report(asConsole)).components;
      } catch (error) {
        services = [];
        throw error;
      }
    },
  };
  const watch = createHealthWatch({ probes: [neighbours.gateway, neighbours.coreEngine, report], now, log });

  /** The health of the platform. When Core Engine does not answer or reports nothing, the report says so; it does not fail. */
  async function systemHealth(context: Context) {
    permit(context, 'health.read');
    const [gateway, ready, reporting] = await watch.report();
    if (!gateway || !ready || !reporting) throw new AppError('INTERNAL', 'The watch has lost a neighbour.');
    const { status, since, problem } = reporting;
    const coreEngine =
      ready.status === 'UP' && status === 'DOWN'
        ? { ...ready, status, since, latencyMs: null, problem: `It does not report: ${problem}` }
        : ready;
    return { status: overallStatus([gateway, coreEngine, ...services]), gateway, coreEngine, services };
  }

  const resolvers = {
    Query: {
      systemHealth: (_parent, _args, context) => systemHealth(context),
    },
  } satisfies Resolvers;
  return { resolvers, start: watch.start, close: watch.close };
}
