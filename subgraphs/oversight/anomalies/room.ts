import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { TrailReader, TrailReaderOptions } from '../audit/trail-reader.ts';
import { hourOf } from './anomaly.ts';
import { anomalyStore } from './anomaly-model.ts';
import { createAnomalyService } from './anomaly-service.ts';
import { createFailureWatch } from './failure-watch.ts';
import { hourlyCounts } from './hourly-counts.ts';
import { keyChanges } from './key-changes.ts';
import { keyNetworks } from './networks.ts';
import type { OrgActivity, VerificationFailures, WatchedOrganizations } from './ports.ts';
import { createRaise } from './raise.ts';
import { anomalyResolvers } from './resolvers.ts';
import { RULES } from './rules.ts';
import { createTrailWatch } from './trail-watch.ts';

const SWEEP_MS = 5 * 60 * 1000;

/** Opens the room that watches for the unusual. It tells administrators; it never acts. */
export async function openAnomaliesRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  activity: OrgActivity;
  failures: VerificationFailures;
  organizations: WatchedOrganizations;
  readTrail: (options: TrailReaderOptions) => TrailReader;
  now: Clock;
  log: Logger;
}) {
  const { connection, readTrail, now, log } = deps;
  const [anomalies, counts, networks, changes] = await Promise.all([
    anomalyStore(connection),
    hourlyCounts(connection),
    keyNetworks(connection),
    keyChanges(connection),
  ]);
  const raise = createRaise({ ...deps, anomalies });
  const reader = readTrail({
    name: 'anomalies',
    handle: createTrailWatch({ ...deps, counts, networks, changes, raise }),
  });
  const watchFailures = createFailureWatch({ ...deps, counts, raise });
  const sweeper = createSweeper(
    watchFailures,
    SWEEP_MS,
    'Failed verifications could not be counted; they are counted at the next interval',
    log,
    leaseOf(connection, 'anomalies.failures', now),
  );
  return {
    resolvers: anomalyResolvers(createAnomalyService({ ...deps, anomalies })),

    /** How the sharing of links tells that somebody guesses at them. */
    scraping: {
      tolerated: RULES.LINK_SCRAPING.least,
      raise: (
        { network, observed, window }: { network: string; observed: number; window: string },
        context: Parameters<typeof raise>[1],
      ) =>
        raise(
          {
            rule: 'LINK_SCRAPING',
            subject: { type: 'ClientHash', id: network },
            observed,
            baseline: RULES.LINK_SCRAPING.least,
            window,
            windowStart: hourOf(now()),
            evidence: [],
          },
          context,
        ),
    },

    /** Waits until the trail is read to its end. */
    catchUp: reader.drain,
    sweep: sweeper.sweep,
    start() {
      reader.start();
      sweeper.start();
    },
    async close() {
      await Promise.all([reader.close(), sweeper.close()]);
    },
  };
}
