import type { Clock } from '../../../kernel/clock.ts';
import {
  type ComponentHealth,
  createHealthWatch,
  overallStatus,
  type Probe,
} from '../../../kernel/component-health.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

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
  const watch = createHealthWatch({ probes: [neighbours.gateway, neighbours.coreEngine], now, log });

  /** How the platform stands; a Core Engine that does not answer is a finding, not a failure. */
  async function systemHealth(context: Context) {
    permit(context, 'health.read');
    const [[gateway, coreEngine], services] = await Promise.all([watch.report(), servicesOf(context)]);
    if (!gateway || !coreEngine) throw new AppError('INTERNAL', 'The watch has lost a neighbour.');
    return { status: overallStatus([gateway, coreEngine, ...services]), gateway, coreEngine, services };
  }

  async function servicesOf(context: Context): Promise<readonly ComponentHealth[]> {
    try {
      return (await platformHealth.report(context)).components;
    } catch (error) {
      if (!isAppError(error)) throw error;
      log.warn({ err: error }, 'Core Engine reports no health');
      return [];
    }
  }

  const resolvers = {
    Query: {
      systemHealth: (_parent: unknown, _args: unknown, context: Context) => systemHealth(context),
    } satisfies Pick<QueryResolvers, 'systemHealth'>,
  };
  return { resolvers, start: watch.start, close: watch.close };
}
