import { actorOf } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import { type Enrolment, hasBegun } from '../enrolments/enrolment.ts';
import type { LearnersNeeds } from '../ports.ts';
import type { RoomDeps } from '../rooms.ts';
import { ownOnly } from '../tenancy.ts';
import {
  after,
  amendOutcomeInput,
  isEligible,
  listOutcomesInput,
  listRevisionsInput,
  MOST_OUTCOMES,
  type Outcome,
  type OutcomeContent,
  type OutcomeRevision,
  parseOutcomeId,
  recordOutcomeInput,
  requireConsistent,
  requireFinal,
  revisionIdOf,
  voidOutcomeInput,
} from './outcome.ts';
import { BY_DAY, BY_REVISION, type KeyedOutcome } from './outcome-model.ts';
import { isEnough, kindOf, requireFit } from './result-value.ts';

/** The operations on outcomes: an issuer sees and changes those of its own learners alone. */
export interface OutcomeService {
  /** Begins as a DRAFT. Errors: NOT_FOUND, VALIDATION_FAILED also for what the version does not describe, INVALID_STATE_TRANSITION before the enrolment has begun, LIMIT_REACHED. */
  record(input: unknown, context: Context): Promise<Outcome>;
  /** From now on it stands. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION, VALIDATION_FAILED for what is not graded. */
  confirm(input: unknown, context: Context): Promise<Outcome>;
  /** A new revision; what is left out stays. A credential becomes stale, and stays in force. Errors: as confirm. */
  amend(input: unknown, context: Context): Promise<Outcome>;
  /** It never was. A credential becomes stale, and stays in force. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION. */
  void(input: unknown, context: Context): Promise<Outcome>;
  byId(input: unknown, context: Context): Promise<Outcome>;
  /** Of one enrolment, as they were achieved. */
  list(input: unknown, context: Context): Promise<Page<Outcome>>;
  /** What an outcome has said, from the first on. */
  revisions(input: unknown, context: Context): Promise<Page<OutcomeRevision>>;
}

export function createOutcomeService(
  options: RoomDeps &
    Pick<LearnersNeeds, 'versions'> & {
      readonly outcomes: RecordStore<KeyedOutcome>;
      readonly revisions: RecordStore<OutcomeRevision>;
      readonly enrolments: RecordStore<Enrolment>;
      /** The outcome with the credential that was issued for it when a process ended before it could say so. */
      readonly settled: (outcome: Outcome, context: Context) => Promise<Outcome>;
    },
): OutcomeService {
  const { outcomes, revisions, enrolments, versions, settled, ledger, idempotency, inTurn, now } = options;

  return {
    async record(input, context) {
      permit(context, 'learner.manage');
      const { enrolmentId, ...given } = parseInput(recordOutcomeInput, input);
      return idempotency.run<Outcome>(context, 'recordOutcome', input, (remember) =>
        inTurn(`enrolment ${enrolmentId}`, async () => {
          const enrolment = ownOnly(await enrolments.byId(enrolmentId), context, 'enrolment');
          if (!hasBegun(enrolment)) {
            const why = `This enrolment is ${enrolment.status}: nothing comes of it before it is ACTIVE.`;
            throw new AppError('INVALID_STATE_TRANSITION', why);
          }
          const { total } = await outcomes.count({ enrolmentId });
          if (total >= MOST_OUTCOMES)
            throw new AppError('LIMIT_REACHED', `An enrolment has at most ${MOST_OUTCOMES} outcomes.`);
          const at = now();
          const { entryVersionId, entryId, issuerDid } = enrolment;
          const judged = await judge(
            {
              ...given,
              scoreStatus:
                given.scoreStatus ?? (given.value === undefined ? 'NOT_SUBMITTED' : 'FULLY_GRADED'),
              evidenceIds: given.evidenceIds ?? [],
            },
            entryVersionId,
            at,
            context,
          );
          const outcome: Outcome = {
            ...judged,
            outcomeId: newId(),
            issuerDid,
            enrolmentId,
            entryVersionId,
            entryId,
            revision: 1,
            status: 'DRAFT',
            credentialStale: false,
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          await ledger.commit(context, {
            writes: [
              outcomes.insertWrite({ ...outcome, isEligible: isEligible(outcome) }),
              revisions.insertWrite(revisionOf(outcome, undefined, at, context)),
              ...remember(outcome),
            ],
            audit: {
              action: 'outcome.recorded',
              subject: { type: 'Outcome', id: outcome.outcomeId },
              newState: outcome.status,
            },
          });
          return outcome;
        }),
      );
    },

    async confirm(input, context) {
      permit(context, 'learner.manage');
      const outcomeId = parseOutcomeId(input);
      return inTurn(`outcome ${outcomeId}`, async () => {
        const before = await toChange(outcomeId, context);
        const status = after('confirm', before);
        requireFinal(before);
        return change(before, { status, confirmedAt: now() }, 'outcome.confirmed', context);
      });
    },

    async amend(input, context) {
      permit(context, 'learner.manage');
      const { outcomeId, reason, ...given } = parseInput(amendOutcomeInput, input);
      return inTurn(`outcome ${outcomeId}`, async () => {
        const before = await settled(await toChange(outcomeId, context), context);
        const status = after('amend', before);
        const at = now();
        // Another result has a type of its own, which is not that of the one before.
        const resultType =
          given.resultType ?? (given.resultDescriptionId === undefined ? before.resultType : undefined);
        const said = { ...before, ...whatIsGiven(given), resultType };
        const judged = await judge(said, before.entryVersionId, at, context);
        if (status !== 'DRAFT') requireFinal(judged);
        const set = {
          ...judged,
          status,
          revision: before.revision + 1,
          credentialStale: before.credentialId !== undefined,
        };
        const revision = revisionOf({ ...before, ...set }, reason, at, context);
        return change(before, set, 'outcome.amended', context, revision);
      });
    },

    async void(input, context) {
      permit(context, 'learner.manage');
      const { outcomeId, reason } = parseInput(voidOutcomeInput, input);
      return inTurn(`outcome ${outcomeId}`, async () => {
        const before = await settled(await toChange(outcomeId, context), context);
        const status = after('void', before);
        const set = {
          status,
          revision: before.revision + 1,
          credentialStale: before.credentialId !== undefined,
        };
        const revision = revisionOf({ ...before, ...set }, reason, now(), context);
        return change(before, set, 'outcome.voided', context, revision);
      });
    },

    async byId(input, context) {
      permit(context, 'learner.read');
      return outcomeOf(await load(parseOutcomeId(input), context));
    },

    async list(input, context) {
      permit(context, 'learner.read');
      const { enrolmentId, ...page } = parseInput(listOutcomesInput, input);
      ownOnly(await enrolments.byId(enrolmentId), context, 'enrolment');
      const found = await pageOf(outcomes, { enrolmentId }, BY_DAY, page);
      return { ...found, items: found.items.map(outcomeOf), keyOf: placeOf };
    },

    async revisions(input, context) {
      permit(context, 'learner.read');
      const { outcomeId, ...page } = parseInput(listRevisionsInput, input);
      await load(outcomeId, context);
      return pageOf(revisions, { outcomeId }, BY_REVISION, page);
    },
  };

  async function load(outcomeId: string, context: Context): Promise<KeyedOutcome> {
    return ownOnly(await outcomes.byId(outcomeId), context, 'outcome');
  }

  async function toChange(outcomeId: string, context: Context): Promise<Outcome> {
    const found = await load(outcomeId, context);
    requireRowVersion(context, found.rowVersion);
    return outcomeOf(found);
  }

  /** What an outcome says, held against its version. */
  async function judge(
    said: Omit<OutcomeContent, 'resultType'> & { readonly resultType?: string | undefined },
    entryVersionId: string,
    at: Date,
    context: Context,
  ): Promise<OutcomeContent & Pick<Outcome, 'isReached'>> {
    const version = await versions.byId(entryVersionId, context);
    if (!version) throw new Error(`The catalog has lost the version ${entryVersionId}.`);
    const kind = kindOf(said, version.resultDescriptions);
    const content = contentOf({ ...said, resultType: kind.resultType });
    requireConsistent(content, at);
    const { value, scoreStatus } = content;
    if (value !== undefined) requireFit(value, kind);
    const isReached = value === undefined ? scoreStatus === 'EXEMPT' : isEnough(value, kind);
    return { ...content, isReached };
  }

  async function change(
    before: Outcome,
    set: Partial<Outcome>,
    action: AuditAction,
    context: Context,
    revision?: OutcomeRevision,
  ): Promise<Outcome> {
    const changed = { ...before, ...set };
    const updatedAt = now();
    await ledger.commit(context, {
      writes: [
        outcomes.updateWrite(
          { ...before, isEligible: isEligible(before) },
          { ...set, isEligible: isEligible(changed) },
          updatedAt,
        ),
        ...(revision ? [revisions.insertWrite(revision)] : []),
      ],
      audit: {
        action,
        subject: { type: 'Outcome', id: before.outcomeId },
        previousState: before.status,
        newState: changed.status,
      },
    });
    return { ...changed, updatedAt, rowVersion: before.rowVersion + 1 };
  }
}

/** An outcome without what lists find it by. */
export function outcomeOf({ isEligible: _key, ...outcome }: KeyedOutcome): Outcome {
  return outcome;
}

function placeOf({ achievedDate, outcomeId }: Outcome) {
  return [achievedDate, outcomeId];
}

export function contentOf(said: OutcomeContent): OutcomeContent {
  return {
    resultDescriptionId: said.resultDescriptionId,
    resultType: said.resultType,
    value: said.value,
    score: said.score,
    scoreMax: said.scoreMax,
    scoreStatus: said.scoreStatus,
    outcomeCode: said.outcomeCode,
    achievedDate: said.achievedDate,
    assessor: said.assessor,
    evidenceIds: said.evidenceIds,
  };
}

export function revisionOf(
  outcome: Outcome,
  reason: string | undefined,
  at: Date,
  context: Context,
): OutcomeRevision {
  const { outcomeId, issuerDid, revision, status } = outcome;
  return {
    ...contentOf(outcome),
    revisionId: revisionIdOf(outcomeId, revision),
    outcomeId,
    issuerDid,
    revision,
    status,
    reason,
    createdAt: at,
    updatedAt: at,
    createdBy: actorOf(context, at).id,
    rowVersion: 1,
  };
}
