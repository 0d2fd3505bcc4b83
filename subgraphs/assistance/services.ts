import type { CallService } from './calls/call-service.ts';
import type { InsightService } from './insight/insight-service.ts';
import type { createOverview } from './overview.ts';
import type { Relay } from './relay.ts';
import type { SupportService } from './support/support-service.ts';
import type { TrialService } from './trial/trial-service.ts';

/** Its operations, as the schema shows them. */
export interface AssistanceService {
  readonly overview: ReturnType<typeof createOverview>;
  readonly calls: CallService;
  readonly insights: InsightService;
  readonly support: SupportService;
  readonly trials: TrialService;
}

/** What other units ask of it. */
export interface AssistanceInternals {
  readonly relay: Relay;
}
