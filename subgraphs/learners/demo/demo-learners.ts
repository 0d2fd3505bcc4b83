import { actorOf } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { claimsOf } from '../eligibility/eligibility.ts';
import type { EligibilityService } from '../eligibility/eligibility-service.ts';
import type { Enrolment, EnrolmentStatus } from '../enrolments/enrolment.ts';
import type { EnrolmentService } from '../enrolments/enrolment-service.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { LearnerService } from '../learners/learner-service.ts';
import type { IdentityLink } from '../links/link.ts';
import type { LearnerMerge } from '../merges/merge.ts';
import type { Outcome, OutcomeRevision } from '../outcomes/outcome.ts';
import { BY_CONFIRMATION, type KeyedOutcome } from '../outcomes/outcome-model.ts';
import type { OutcomeService } from '../outcomes/outcome-service.ts';
import type { RoomDeps } from '../rooms.ts';
import type { DemoTenants } from './demo-tenants.ts';
import type { DemoEnrolment, DemoLearner, DemoLearners, DemoOutcome } from './ports.ts';

/** Records whose belongings one commit removes: a learner has at most 250 enrolments. */
const PORTION = 10;

/** Where an enrolment begins that is to become something else, and what it passes through. */
const WAYS: Readonly<Record<EnrolmentStatus, readonly EnrolmentStatus[]>> = {
  APPLIED: ['APPLIED'],
  ENROLLED: ['ENROLLED'],
  ACTIVE: ['ACTIVE'],
  ON_HOLD: ['ACTIVE', 'ON_HOLD'],
  COMPLETED: ['ACTIVE', 'COMPLETED'],
  WITHDRAWN: ['ACTIVE', 'WITHDRAWN'],
  TRANSFERRED: ['ACTIVE', 'TRANSFERRED'],
  CANCELLED: ['APPLIED', 'CANCELLED'],
};

/** Makes the learner records of the demonstration through the ordinary operations, and takes them away again. */
export function createDemoLearners(
  options: RoomDeps & {
    readonly tenants: DemoTenants;
    readonly learners: RecordStore<KeyedLearner>;
    readonly links: RecordStore<IdentityLink>;
    readonly merges: RecordStore<LearnerMerge>;
    readonly enrolments: RecordStore<Enrolment>;
    readonly outcomes: RecordStore<KeyedOutcome>;
    readonly revisions: RecordStore<OutcomeRevision>;
    readonly service: {
      readonly learners: LearnerService;
      readonly enrolments: EnrolmentService;
      readonly outcomes: OutcomeService;
      readonly eligibility: EligibilityService;
    };
    /** Takes away the imports of an issuer with their files. */
    readonly removeImports: (issuerDid: string, context: Context) => Promise<void>;
  },
): DemoLearners {
  const { tenants, learners, links, merges, enrolments, outcomes, revisions, ledger, now } = options;
  const { service, removeImports } = options;

  return {
    async add({ issuerDid, wallet, enrolments: studies, ...person }, context) {
      permit(context, 'demo.seed');
      await mark(issuerDid, context);
      const learner = await service.learners.create({ issuerDid, ...person }, context);
      if (wallet) await link(learner, wallet, context);
      const made: { outcomeId: string; claims: ReturnType<typeof claimsOf> }[] = [];
      for (const study of studies) {
        const { enrolment, outcomes: results } = await enrol(learner, study, context);
        for (const outcome of results)
          made.push({ outcomeId: outcome.outcomeId, claims: claimsOf(outcome, enrolment, learner) });
      }
      return { outcomes: made };
    },

    async nameCredential(of, context) {
      await service.eligibility.nameDemoCredential(of, context);
    },

    async amend(outcome, context) {
      permit(context, 'demo.seed');
      await service.outcomes.amend(outcome, context);
    },

    async remove(context) {
      permit(context, 'demo.seed');
      let removed = 0;
      for (const issuerDid of await tenants.all()) {
        await removeImports(issuerDid, context);
        await removeOutcomes(issuerDid, context);
        removed += await removeLearners(issuerDid, context);
        // Last: whatever breaks off before is found again.
        await ledger.commit(context, { writes: [tenants.removeWrite(issuerDid)], audit: [] });
      }
      return { removed };
    },
  };

  /** Error: INVALID_STATE_TRANSITION for an issuer that has learners of its own. */
  async function mark(issuerDid: string, context: Context): Promise<void> {
    if (await tenants.has(issuerDid)) return;
    if (await learners.first({ issuerDid }))
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'This issuer has learners already, who are not of the demonstration.',
      );
    await ledger.commit(context, { writes: [tenants.addWrite(issuerDid)], audit: [] });
  }

  /** As the person themselves has confirmed it: there is nobody to be asked, and nobody to be written to. */
  async function link(
    { learnerId, issuerDid }: Learner,
    { holderId, holderDid }: NonNullable<DemoLearner['wallet']>,
    context: Context,
  ): Promise<void> {
    const at = now();
    const confirmed: IdentityLink = {
      linkId: newId(),
      learnerId,
      issuerDid,
      method: 'ISSUER_ASSERTED',
      status: 'CONFIRMED',
      holderDid,
      holderId,
      confirmedAt: at,
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    await ledger.commit(context, {
      writes: [links.insertWrite(confirmed)],
      audit: {
        action: 'learner_link.confirmed',
        subject: { type: 'LearnerLink', id: confirmed.linkId },
        newState: confirmed.status,
      },
    });
  }

  async function enrol(
    { learnerId }: Learner,
    { outcomes: results, status, endDate, exitReasonCode, ...study }: DemoEnrolment,
    context: Context,
  ): Promise<{ enrolment: Enrolment; outcomes: readonly Outcome[] }> {
    const [first, next] = WAYS[status];
    const enrolment = await service.enrolments.create({ learnerId, ...study, status: first }, context);
    const { enrolmentId } = enrolment;
    const made: Outcome[] = [];
    for (const result of results) made.push(await achieve(enrolmentId, result, context));
    if (next !== undefined)
      await service.enrolments.update({ enrolmentId, status: next, endDate, exitReasonCode }, context);
    return { enrolment, outcomes: made };
  }

  async function achieve(
    enrolmentId: string,
    { status, ...said }: DemoOutcome,
    context: Context,
  ): Promise<Outcome> {
    const recorded = await service.outcomes.record({ enrolmentId, ...said }, context);
    if (status === 'DRAFT') return recorded;
    const { outcomeId } = recorded;
    const confirmed = await service.outcomes.confirm({ outcomeId }, context);
    if (status === 'CONFIRMED') return confirmed;
    const reason = 'The examination was repeated (demonstration).';
    return service.outcomes.void({ outcomeId, reason }, context);
  }

  async function removeOutcomes(issuerDid: string, context: Context): Promise<void> {
    for (;;) {
      const found = await outcomes.list({ issuerDid }, BY_CONFIRMATION, { skip: 0, limit: PORTION });
      if (found.length > 0)
        await ledger.commit(context, {
          writes: found.flatMap(({ outcomeId }) => [
            everyOne(revisions, { outcomeId }),
            everyOne(outcomes, { _id: outcomeId }),
          ]),
          audit: [],
        });
      if (found.length < PORTION) return;
    }
  }

  async function removeLearners(issuerDid: string, context: Context): Promise<number> {
    for (let removed = 0; ; ) {
      const found = await learners.list({ issuerDid }, {}, { skip: 0, limit: PORTION });
      if (found.length > 0)
        await ledger.commit(context, {
          writes: found.flatMap(({ learnerId }) => [
            everyOne(enrolments, { learnerId }),
            everyOne(links, { learnerId }),
            everyOne(merges, { fromLearnerId: learnerId }),
            everyOne(learners, { _id: learnerId }),
          ]),
          audit: {
            action: 'learner.demo_removed',
            subject: { type: 'DemoWorld', id: 'demo' },
            previousState: `${found.length} learners`,
          },
        });
      removed += found.length;
      if (found.length < PORTION) return removed;
    }
  }
}

function everyOne({ model }: Pick<RecordStore<never>, 'model'>, filter: object): Write {
  return { model, operation: { deleteMany: { filter } } };
}
