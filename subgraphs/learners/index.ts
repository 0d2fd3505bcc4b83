import type { Logger } from '../../kernel/log.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { createDemoLearners } from './demo/demo-learners.ts';
import { demoTenants } from './demo/demo-tenants.ts';
import { createEligibilityService } from './eligibility/eligibility-service.ts';
import { eligibilityResolvers } from './eligibility/resolvers.ts';
import { createSettling } from './eligibility/settling.ts';
import { enrolmentStore, movableEnrolments } from './enrolments/enrolment-model.ts';
import { createEnrolmentService } from './enrolments/enrolment-service.ts';
import { enrolmentResolvers } from './enrolments/resolvers.ts';
import { createErasureService } from './erasure/erasure-service.ts';
import { erasureResolvers } from './erasure/resolvers.ts';
import type { ImportWorker } from './imports/import-worker.ts';
import { importResolvers } from './imports/resolvers.ts';
import { openImports } from './imports/room.ts';
import { createKnownPeople } from './learners/known-people.ts';
import { learnerStore, movableLearners } from './learners/learner-model.ts';
import { createLearnerService } from './learners/learner-service.ts';
import { learnerResolvers } from './learners/resolvers.ts';
import { linkEraser, linkStore, movableLinks } from './links/link-model.ts';
import { createLinkService } from './links/link-service.ts';
import { createLinkUpkeep } from './links/link-upkeep.ts';
import { linkResolvers } from './links/resolvers.ts';
import { mergeStore } from './merges/merge-model.ts';
import { createMergeService } from './merges/merge-service.ts';
import { mergeResolvers } from './merges/resolvers.ts';
import { outcomeStore, revisionStore } from './outcomes/outcome-model.ts';
import { createOutcomeService } from './outcomes/outcome-service.ts';
import { createReportService } from './outcomes/report-service.ts';
import { outcomeResolvers } from './outcomes/resolvers.ts';
import type { LearnersNeeds, LearnersPorts } from './ports.ts';
import { createPersonService } from './reports/person-service.ts';
import { localReported } from './reports/reported.ts';
import type { RoomDeps } from './rooms.ts';
import type { LearnersService } from './services.ts';
import { transcriptResolvers } from './transcript/resolvers.ts';
import { createTranscriptService } from './transcript/transcript-service.ts';

export interface Learners extends OpenDomain<LearnersPorts, LearnersService> {
  /** Works off imports. */
  readonly importWorker: ImportWorker;
  start(): void;
  close(): Promise<void>;
}

/** Opens the learner records. */
export async function createLearners(
  deps: Omit<RoomDeps, 'inTurn'> &
    LearnersNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      readonly log: Logger;
    },
): Promise<Learners> {
  const given = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const [learners, links, merges, enrolments, outcomes, revisions, tenants] = await Promise.all([
    learnerStore(connection),
    linkStore(connection),
    mergeStore(connection),
    enrolmentStore(connection),
    outcomeStore(connection),
    revisionStore(connection),
    demoTenants(connection),
  ]);
  const settling = createSettling({ ...given, credentials: deps.credentials, outcomes });
  const upkeep = createLinkUpkeep({ ...given, links });
  const linkService = createLinkService({ ...given, links, learners, onProposed: upkeep.onProposed });
  const imports = await openImports({
    ...given,
    standings: deps.standings,
    teams: deps.teams,
    versions: deps.versions,
    log: deps.log,
    learners,
    enrolments,
    outcomes,
    revisions,
  });
  const rooms = {
    learners: createLearnerService({ ...given, learners }),
    enrolments: createEnrolmentService({ ...given, versions: deps.versions, enrolments, learners }),
    imports: imports.service,
    outcomes: createOutcomeService({
      ...given,
      versions: deps.versions,
      outcomes,
      revisions,
      enrolments,
      settled: settling.settled,
    }),
    eligibility: createEligibilityService({
      ...given,
      credentials: deps.credentials,
      outcomes,
      enrolments,
      learners,
      settling,
      holdersOf: linkService.holdersOf,
    }),
    transcripts: createTranscriptService({ ...given, learners, enrolments, outcomes }),
    reports: createReportService({ outcomes, enrolments, learners, now: given.now }),
    persons: createPersonService({ learners, links, enrolments, outcomes, revisions }),
    merges: createMergeService({
      ...given,
      learners,
      merges,
      movables: {
        learners: movableLearners(learners),
        links: movableLinks(links),
        enrolments: movableEnrolments(enrolments),
      },
      holdersOf: linkService.holdersOf,
    }),
    links: linkService,
    erasure: createErasureService({ ...given, learners, erasers: [linkEraser(links)] }),
    holderLinks: upkeep.ofHolder,
    known: createKnownPeople(learners),
  };
  const demo = createDemoLearners({
    ...given,
    tenants,
    learners,
    links,
    merges,
    enrolments,
    outcomes,
    revisions,
    service: rooms,
    removeImports: imports.removeOf,
  });
  const service: LearnersService = { ...rooms, demo };
  return {
    subgraph: createSubgraph({
      name: 'learners',
      resolvers: merged(
        learnerResolvers(service.learners),
        enrolmentResolvers(service.enrolments, service.learners),
        importResolvers(service.imports),
        outcomeResolvers(service.outcomes, service.enrolments),
        eligibilityResolvers(service.eligibility),
        transcriptResolvers(service.transcripts),
        mergeResolvers(service.merges, service.learners),
        linkResolvers(linkService, numbersOf),
        erasureResolvers(service.erasure),
      ),
      internal: service,
    }),
    ports: {
      holderLinks: upkeep.ofHolder,
      known: { find: (issuerDid, people, context) => rooms.known.find({ issuerDid, people }, context) },
      reported: localReported(rooms),
      demo,
    },
    near: {},
    importWorker: imports.worker,
    start() {
      imports.start();
      upkeep.start();
      upkeep.onProposed();
    },
    async close() {
      await Promise.all([upkeep.close(), imports.close()]);
    },
  };

  async function numbersOf(learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await learners.byIds(learnerIds);
    return new Map(found.map(({ learnerId, learnerNumber }) => [learnerId, learnerNumber]));
  }
}
