import type { Clock } from '../../../kernel/clock.ts';
import {
  type ComponentHealth,
  createHealthWatch,
  overallStatus,
  type Probe,
} from '../../../kernel/component-health.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** How the platform stands as Core Engine sees it. */
export interface PlatformHealth {
  readonly status: 'UP' | 'DEGRADED';
  readonly components: readonly ComponentHealth[];
}

/** Opens the room that watches the other units and what the platform leans on. */
export function openHealthRoom(deps: {
  probes: readonly Probe[];
  /** How long each may take to answer. */
  probeTimeoutMs: number;
  now: Clock;
  log: Logger;
}) {
  const watch = createHealthWatch({ ...deps, timeoutMs: deps.probeTimeoutMs });

  /** For administrators, and for the Admin Console on their behalf. */
  async function report(context: Context): Promise<PlatformHealth> {
    permit(context, 'health.read');
    const components = await watch.report();
    return { status: overallStatus(components), components };
  }

  const resolvers = {
    Query: {
      platformHealth: (_parent, _args, context) => report(context),
    },
  } satisfies Resolvers;
  return { resolvers, report, start: watch.start, close: watch.close };
}
