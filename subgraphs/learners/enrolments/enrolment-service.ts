import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { LearnersNeeds } from '../ports.ts';
import type { RoomDeps } from '../rooms.ts';
import { ownOnly } from '../tenancy.ts';
import {
  createEnrolmentInput,
  type Enrolment,
  listEnrolmentsInput,
  MOST_ENROLMENTS,
  parseEnrolmentId,
  requireConsistent,
  requireTransition,
  updateEnrolmentInput,
} from './enrolment.ts';
import { BY_START } from './enrolment-model.ts';

/** The operations on enrolments: an issuer sees and changes those of its own learners alone. */
export interface EnrolmentService {
  /**
   * Errors: NOT_FOUND, INVALID_STATE_TRANSITION for a learner who is no more, VALIDATION_FAILED also for a version that nobody can
   * study, LIMIT_REACHED.
   */
  create(input: unknown, context: Context): Promise<Enrolment>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  update(input: unknown, context: Context): Promise<Enrolment>;
  byId(input: unknown, context: Context): Promise<Enrolment>;
  /** Of one learner, as they began. Error: NOT_FOUND for a learner of somebody else. */
  list(input: unknown, context: Context): Promise<Page<Enrolment>>;
}

export function createEnrolmentService(
  options: RoomDeps &
    Pick<LearnersNeeds, 'versions'> & {
      readonly enrolments: RecordStore<Enrolment>;
      readonly learners: RecordStore<KeyedLearner>;
    },
): EnrolmentService {
  const { enrolments, learners, versions, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'learner.manage');
      const { learnerId, ...given } = parseInput(createEnrolmentInput, input);
      return idempotency.run<Enrolment>(context, 'createEnrolment', input, (remember) =>
        inTurn(`learner ${learnerId}`, async () => {
          const learner = await ownLearner(learnerId, context);
          if (learner.status === 'MERGED' || learner.status === 'ERASED')
            throw new AppError(
              'INVALID_STATE_TRANSITION',
              learner.mergedInto === undefined
                ? `This learner is ${learner.status} and is enrolled in nothing new.`
                : `This learner was merged into ${learner.mergedInto}; enrol that one.`,
            );
          const entryId = await studyable(given.entryVersionId, learner.issuerDid, context);
          const { total } = await enrolments.count({ learnerId });
          if (total >= MOST_ENROLMENTS)
            throw new AppError('LIMIT_REACHED', `A learner has at most ${MOST_ENROLMENTS} enrolments.`);
          const at = now();
          const enrolment: Enrolment = {
            ...given,
            enrolmentId: newId(),
            issuerDid: learner.issuerDid,
            learnerId,
            entryId,
            deliveryMode: given.deliveryMode ?? 'ON_CAMPUS',
            status: given.status ?? 'APPLIED',
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          requireConsistent(enrolment);
          await ledger.commit(context, {
            writes: [
              enrolments.insertWrite(enrolment),
              // Whoever merges this learner meanwhile has read fewer enrolments: one of the two begins anew.
              learners.updateWrite(learner, {}, at),
              ...remember(enrolment),
            ],
            audit: {
              action: 'enrolment.created',
              subject: { type: 'Enrolment', id: enrolment.enrolmentId },
              newState: enrolment.status,
            },
          });
          return enrolment;
        }),
      );
    },

    async update(input, context) {
      permit(context, 'learner.manage');
      const { enrolmentId, ...given } = parseInput(updateEnrolmentInput, input);
      return inTurn(`enrolment ${enrolmentId}`, async () => {
        const before = await load(enrolmentId, context);
        requireRowVersion(context, before.rowVersion);
        const set: Partial<Enrolment> = whatIsGiven(given);
        const after = { ...before, ...set };
        requireTransition(before.status, after.status);
        requireConsistent(after);
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [enrolments.updateWrite(before, set, updatedAt)],
          audit: {
            action: 'enrolment.updated',
            subject: { type: 'Enrolment', id: enrolmentId },
            previousState: before.status,
            newState: after.status,
          },
        });
        return { ...after, updatedAt, rowVersion: before.rowVersion + 1 };
      });
    },

    async byId(input, context) {
      permit(context, 'learner.read');
      return load(parseEnrolmentId(input), context);
    },

    async list(input, context) {
      permit(context, 'learner.read');
      const { learnerId: asked, filter = {}, ...page } = parseInput(listEnrolmentsInput, input);
      const { mergedInto } = await ownLearner(asked, context);
      // The old id of one who was merged answers as the other one.
      const where = { learnerId: mergedInto ?? asked, ...whatIsGiven(filter) };
      return pageOf(enrolments, where, BY_START, page);
    },
  };

  async function ownLearner(learnerId: string, context: Context): Promise<KeyedLearner> {
    return ownOnly(await learners.byId(learnerId), context, 'learner');
  }

  async function load(enrolmentId: string, context: Context): Promise<Enrolment> {
    return ownOnly(await enrolments.byId(enrolmentId), context, 'enrolment');
  }

  /** The entry of a version that somebody can begin to study. Error: VALIDATION_FAILED on `entryVersionId`. */
  async function studyable(entryVersionId: string, issuerDid: string, context: Context): Promise<string> {
    const version = await versions.byId(entryVersionId, context);
    if (!version)
      throw invalid(
        'entryVersionId',
        'unknown',
        'no such version is in the catalog; list those of its entry',
      );
    if (version.demoIssuerDid !== undefined && version.demoIssuerDid !== issuerDid)
      throw invalid(
        'entryVersionId',
        'demonstration',
        'this entry belongs to the demonstration and goes with it; name another one',
      );
    if (version.status === 'PUBLISHED' || version.status === 'SUPERSEDED') return version.entryId;
    const why =
      version.status === 'RETIRED'
        ? 'this entry has ended; nobody enrols in it any more'
        : 'this version is not published; name one that is';
    throw invalid('entryVersionId', version.status.toLowerCase(), why);
  }
}
