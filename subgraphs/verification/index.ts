import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { PUBLISHED_CONTEXTS } from '../../kernel/crypto/known-contexts.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import { leaseOf } from '../../store/lease.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph } from '../subgraph.ts';
import { createBatchService } from './batch-service.ts';
import { createFailureCounts } from './failure-counts.ts';
import type { VerificationNeeds, VerificationPorts } from './ports.ts';
import { createResolvers, type VerificationOperations } from './resolvers.ts';
import { createRetention } from './retention.ts';
import { createSignatureService } from './signature-service.ts';
import { verificationCountStore } from './verification-counts-model.ts';
import { verificationEventStore } from './verification-event-model.ts';
import { createVerificationHistory, createVerifierHistory } from './verification-history.ts';
import { createVerificationService } from './verification-service.ts';
import { createVerificationStats } from './verification-stats.ts';

export type { CredentialStatuses, FederatedIssuers, IssuerKeys } from './ports.ts';

export interface VerificationDomain extends OpenDomain<VerificationPorts, VerificationOperations> {
  readonly service: VerificationOperations;
  /** Counts what an earlier process left behind, and forgets old events every hour. */
  start(): void;
  /** Writes the events that still wait. */
  close(): Promise<void>;
}

/** The verification engine on its own database; it changes no state, so it keeps no audit chain. */
export async function createVerification(
  options: VerificationNeeds & {
    connection: Connection;
    /** What credentials may use beside the published contexts: the platform's own one, those of its earlier addresses. */
    contextUrls: readonly string[];
    /** What the addresses of this platform's status lists begin with. */
    statusListsUrl: string;
    strictKeyWindow: boolean;
    settings: LiveSettings;
    now: Clock;
    log: Logger;
  },
): Promise<VerificationDomain> {
  const { connection, issuers, federated, statuses, attestations, contextUrls, statusListsUrl } = options;
  const { strictKeyWindow, settings, now, log } = options;
  const knownContexts = new Set([...PUBLISHED_CONTEXTS.keys(), ...contextUrls]);
  const counts = await verificationCountStore(connection);
  const events = await verificationEventStore({ connection, counts, now, log });
  const retention = createRetention({
    events,
    settings,
    now,
    log,
    lease: leaseOf(connection, 'verification.retention', now),
  });
  const verification = createVerificationService({
    issuers,
    federated,
    statuses,
    attestations,
    events,
    knownContexts,
    statusListsUrl,
    strictKeyWindow,
    now,
    log,
  });
  const service: VerificationOperations = {
    ...verification,
    verifyBatch: createBatchService(verification),
    ...createSignatureService({ issuers, federated, statuses, knownContexts, statusListsUrl, now }),
    history: createVerificationHistory({ events }),
    ofVerifier: createVerifierHistory({ events, now }),
    countFailures: createFailureCounts({ events }),
    networkStats: createVerificationStats({ counts, settle: () => events.settle(), now }),
  };
  const subgraph = createSubgraph({
    name: 'verification',
    resolvers: createResolvers(service),
    internal: service,
  });
  return {
    subgraph,
    service,
    ports: {
      verifier: {
        verify: (input, context) =>
          service.verify({ ...input, verifierId: verifierOf(context) }, asUnit(context, 'core-engine')),
      },
      failures: {
        countsSince: (from, to, context) =>
          service.countFailures({ from, to }, asUnit(context, 'core-engine')),
      },
      counts: { of: (input, context) => service.networkStats(input, asUnit(context, 'core-engine')) },
    },
    near: {},
    start() {
      events.start();
      retention.start();
    },
    async close() {
      await retention.close();
      await events.close();
    },
  };
}

/** The signed-in verifier for whom a unit asks. */
function verifierOf({ identity }: Context): string | undefined {
  return 'verifierId' in identity ? identity.verifierId : undefined;
}
