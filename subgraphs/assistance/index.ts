import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { createChatModel } from '../../kernel/language-model/chat-model.ts';
import { createModelService } from '../../kernel/language-model/model-service.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import { createPdfReader } from '../../kernel/pdf/pdf-reader.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { leaseOf } from '../../store/lease.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { createAssistant, type Models } from './assistant.ts';
import { openBudget } from './budget.ts';
import { callStore } from './calls/call-model.ts';
import { createCallService } from './calls/call-service.ts';
import { createRetention } from './calls/retention.ts';
import { createTraces } from './calls/traces.ts';
import { documentReading } from './document-file.ts';
import { FILE_FEATURES, NEAR_FEATURES, OWN_FEATURES, TEXT_FEATURES } from './features.ts';
import { createInsightService } from './insight/insight-service.ts';
import { analysisStore } from './kyc/analysis-model.ts';
import { createKycService } from './kyc/kyc-service.ts';
import { kycResolvers } from './kyc/resolvers.ts';
import { createOverview } from './overview.ts';
import type { AssistanceNear, AssistanceNeeds, AssistancePorts } from './ports.ts';
import { assistantOf, createRelay } from './relay.ts';
import { assistanceResolvers } from './resolvers.ts';
import type { AssistanceInternals, AssistanceService } from './services.ts';
import type { ModelSetting } from './settings.ts';
import { createDocs } from './support/doc-files.ts';
import { createSupportService } from './support/support-service.ts';
import { createTrialService } from './trial/trial-service.ts';

export interface AssistanceDeps extends AssistanceNeeds {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** Undefined where no model is set up. */
  readonly model: ModelSetting | undefined;
  readonly settings: Pick<LiveSettings, 'get' | 'isKnown'>;
  readonly metrics: Pick<Metrics, 'observeModel'>;
  readonly now: Clock;
  readonly log: Logger;
}

const HOUR = 60 * 60 * 1000;

/** Opens what a language model helps people with. */
export async function createAssistance(
  deps: AssistanceDeps,
): Promise<OpenDomain<AssistancePorts, AssistanceInternals, AssistanceNear>> {
  const { connection, model, consents, settings, metrics, now, log } = deps;
  const [calls, budget, analyses] = await Promise.all([
    callStore(connection),
    openBudget(connection, now),
    analysisStore(connection),
  ]);
  const service = model && createModelService({ ...model, silenceMs: model.deadlineMs });
  const models: Models | undefined = service && {
    text: createChatModel(service, model.model),
    vision: createChatModel(service, model.visionModel),
    deadlineMs: model.deadlineMs,
    concurrency: model.concurrency,
  };
  const assistant = createAssistant({
    models,
    calls,
    budget,
    consents,
    settings,
    onCall: ({ feature, outcome, reason, latencyMs, promptTokens, completionTokens }) =>
      metrics.observeModel({
        feature,
        outcome,
        reason: reason ?? '',
        seconds: latencyMs / 1000,
        tokens: promptTokens + completionTokens,
      }),
    now,
    log,
  });
  const retention = createRetention({ calls, settings, now });
  const sweeper = createSweeper(
    async () => {
      await retention.sweep();
      await budget.sweep();
    },
    HOUR,
    'A sweep of calls of language models failed; it runs again at the next interval',
    log,
    leaseOf(connection, 'assistance.calls', now),
  );
  const texts = assistantOf(assistant, TEXT_FEATURES);
  const own = assistantOf(assistant, OWN_FEATURES);
  const searches: AssistancePorts['searches'] = {
    record: ({ status: outcome, inputHash: hash, ...search }, about) =>
      assistant.record({
        ...search,
        ...about,
        outcome,
        hash,
        feature: 'CATALOG_SEMANTIC',
        promptTokens: 0,
        completionTokens: 0,
      }),
  };
  const files = assistantOf(assistant, FILE_FEATURES);
  const pdfs = createPdfReader();
  const kyc = createKycService({ ...deps, analyses, read: documentReading(files.kycDocument, pdfs) });
  const operations: AssistanceService = {
    overview: createOverview({ models, settings }),
    calls: createCallService({ calls }),
    support: createSupportService({ assistant: own, docs: createDocs() }),
    trials: createTrialService({ assistant, calls }),
    insights: createInsightService({ assistant: own, credentials: deps.credentials }),
  };
  return {
    subgraph: createSubgraph({
      name: 'assistance',
      resolvers: merged(assistanceResolvers(operations), kycResolvers(kyc)),
      internal: { relay: createRelay(texts, searches) },
    }),
    ports: { assistant: texts, searches },
    near: {
      assistant: {
        ...assistantOf(assistant, NEAR_FEATURES),
        identityDocument: documentReading(files.identityDocument, pdfs),
      },
      kyc: { latestOf: kyc.latestOf },
      traces: createTraces(calls),
      model: { check: async () => service?.check() },
    },
    start: sweeper.start,
    async close() {
      await sweeper.close();
      service?.close();
    },
  };
}
