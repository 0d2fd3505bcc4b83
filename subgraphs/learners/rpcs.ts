import type { LearnerRecordsService } from '../../proto/generated/testamur/learners/learner_records.ts';
import type { BindingOf, ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { LEARNERS } from './contracts.ts';
import { demoLearnerBinding } from './demo/rpcs.ts';
import { enrolmentRpcs } from './enrolments/rpcs.ts';
import { erasureRpcs } from './erasure/rpcs.ts';
import { learnerMatchBinding } from './learners/known-people.ts';
import { learnerRpcs } from './learners/rpcs.ts';
import { holderLinkBinding } from './links/holder-link-rpcs.ts';
import { linkRpcs } from './links/rpcs.ts';
import { mergeRpcs } from './merges/rpcs.ts';
import { outcomeRpcs } from './outcomes/rpcs.ts';
import { learnerReportBinding } from './reports/rpcs.ts';
import type { LearnersService } from './services.ts';

/** The gRPC contract of learner records, room by room. */
export function learnersServices({ internal }: Subgraph<LearnersService>): readonly ServiceBinding[] {
  return [
    {
      ...LEARNERS,
      rpcs: {
        ...learnerRpcs(internal.learners),
        ...enrolmentRpcs(internal.enrolments),
        ...outcomeRpcs(internal.outcomes, internal.reports),
        ...mergeRpcs(internal.merges),
        ...linkRpcs(internal.links),
        ...erasureRpcs(internal.erasure),
      },
    } satisfies BindingOf<LearnerRecordsService>,
    holderLinkBinding(internal.holderLinks),
    learnerMatchBinding(internal.known),
    learnerReportBinding(internal.persons),
    demoLearnerBinding(internal.demo),
  ];
}
