import type { Logger } from '../../kernel/log.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { enrolmentStore, movableEnrolments } from './enrolments/enrolment-model.ts';
import { createEnrolmentService } from './enrolments/enrolment-service.ts';
import { enrolmentResolvers } from './enrolments/resolvers.ts';
import type { ImportWorker } from './imports/import-worker.ts';
import { importResolvers } from './imports/resolvers.ts';
import { openImports } from './imports/room.ts';
import { learnerStore, movableLearners } from './learners/learner-model.ts';
import { createLearnerService } from './learners/learner-service.ts';
import { learnerResolvers } from './learners/resolvers.ts';
import { mergeStore } from './merges/merge-model.ts';
import { createMergeService } from './merges/merge-service.ts';
import { mergeResolvers } from './merges/resolvers.ts';
import { outcomeStore, revisionStore } from './outcomes/outcome-model.ts';
import { createOutcomeService } from './outcomes/outcome-service.ts';
import { createReportService } from './outcomes/report-service.ts';
import { outcomeResolvers } from './outcomes/resolvers.ts';
import type { LearnersNeeds, LearnersPorts } from './ports.ts';
import type { RoomDeps } from './rooms.ts';
import type { LearnersService } from './services.ts';

export interface Learners extends OpenDomain<LearnersPorts, LearnersService> {
  /** Works off imports. */
  readonly importWorker: ImportWorker;
  start(): void;
  close(): Promise<void>;
}

/** Opens the learner records. */
export async function createLearners(
  deps: Omit<RoomDeps, 'inTurn'> & LearnersNeeds & { readonly log: Logger },
): Promise<Learners> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const [learners, merges, enrolments, outcomes, revisions] = await Promise.all([
    learnerStore(connection),
    mergeStore(connection),
    enrolmentStore(connection),
    outcomeStore(connection),
    revisionStore(connection),
  ]);
  const imports = await openImports({
    ...given,
    issuers: deps.issuers,
    versions: deps.versions,
    log: deps.log,
    learners,
    enrolments,
    outcomes,
    revisions,
  });
  const service: LearnersService = {
    learners: createLearnerService({ ...given, learners }),
    enrolments: createEnrolmentService({ ...given, versions: deps.versions, enrolments, learners }),
    imports: imports.service,
    outcomes: createOutcomeService({
      ...given,
      versions: deps.versions,
      outcomes,
      revisions,
      enrolments,
      settled: async (outcome) => outcome,
    }),
    reports: createReportService({ outcomes, enrolments, learners, now: given.now }),
    merges: createMergeService({
      ...given,
      learners,
      merges,
      movables: { learners: movableLearners(learners), enrolments: movableEnrolments(enrolments) },
    }),
  };
  return {
    subgraph: createSubgraph({
      name: 'learners',
      resolvers: merged(
        learnerResolvers(service.learners),
        enrolmentResolvers(service.enrolments, service.learners),
        importResolvers(service.imports),
        outcomeResolvers(service.outcomes, service.enrolments),
        mergeResolvers(service.merges, service.learners),
      ),
      internal: service,
    }),
    ports: {},
    near: {},
    importWorker: imports.worker,
    start: imports.start,
    close: imports.close,
  };
}
