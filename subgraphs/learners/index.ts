import type { Logger } from '../../kernel/log.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { enrolmentStore } from './enrolments/enrolment-model.ts';
import { createEnrolmentService } from './enrolments/enrolment-service.ts';
import { enrolmentResolvers } from './enrolments/resolvers.ts';
import type { ImportWorker } from './imports/import-worker.ts';
import { importResolvers } from './imports/resolvers.ts';
import { openImports } from './imports/room.ts';
import { learnerStore } from './learners/learner-model.ts';
import { createLearnerService } from './learners/learner-service.ts';
import { learnerResolvers } from './learners/resolvers.ts';
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
  const [learners, enrolments] = await Promise.all([
    learnerStore(given.connection),
    enrolmentStore(given.connection),
  ]);
  const imports = await openImports({ ...given, issuers: deps.issuers, log: deps.log, learners });
  const service: LearnersService = {
    learners: createLearnerService({ ...given, learners }),
    enrolments: createEnrolmentService({ ...given, versions: deps.versions, enrolments, learners }),
    imports: imports.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'learners',
      resolvers: merged(
        learnerResolvers(service.learners),
        enrolmentResolvers(service.enrolments, service.learners),
        importResolvers(service.imports),
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
