import { trusted } from 'mongoose';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, type ErrorCode, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { type Enrolment, MOST_ENROLMENTS } from '../enrolments/enrolment.ts';
import { BY_START } from '../enrolments/enrolment-model.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import { learnerOf } from '../learners/learner-service.ts';
import { hasStanding, isEligible, type Outcome } from '../outcomes/outcome.ts';
import { BY_CONFIRMATION, BY_DAY, type KeyedOutcome } from '../outcomes/outcome-model.ts';
import { outcomeOf } from '../outcomes/outcome-service.ts';
import { byKey } from '../outcomes/report-service.ts';
import type { HoldersOf, LearnersNeeds, OutcomeDraft } from '../ports.ts';
import type { RoomDeps } from '../rooms.ts';
import { isOf, issuerFor, ownOnly } from '../tenancy.ts';
import {
  claimsOf,
  credentialsOfInput,
  type EligibleOutcome,
  firstCredentialId,
  issueEligibleInput,
  listEligibleInput,
  MOST_ISSUED,
  nameCredentialInput,
  USUAL_TYPE,
} from './eligibility.ts';
import type { Settling } from './settling.ts';

/** What became of one outcome. */
export interface IssuedOutcome {
  readonly outcomeId: string;
  readonly operationStatus: 'SUCCESS' | 'FAILED';
  /** That which states it, of this request or of one before. */
  readonly credentialId?: string | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
  /** For issuers that sign themselves: what to have signed. */
  readonly draft?: (OutcomeDraft & { readonly credentialType: string }) | undefined;
}

export interface IssuedOutcomes {
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly results: readonly IssuedOutcome[];
}

/** From what was confirmed to credentials. */
export interface EligibilityService {
  /** What can be issued, of one learner or of all of an issuer, as it was confirmed. */
  list(input: unknown, context: Context): Promise<Page<EligibleOutcome>>;
  /** The credentials that state what has come of a learner's studies, as it was achieved. */
  credentialsOf(input: unknown, context: Context): Promise<readonly { readonly credentialId: string }[]>;
  /**
   * Issues for outcomes as the person who asks, through the ordinary batch; repeated, nothing is issued twice. What is refused is told
   * outcome by outcome. Errors: those of the batch as a whole, such as ISSUER_NOT_ACTIVE.
   */
  issue(input: unknown, context: Context): Promise<IssuedOutcomes>;
  /**
   * Names the credential that states an outcome: one that the issuer has signed itself, or the successor of a stale one. Errors:
   * NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION, VALIDATION_FAILED for a credential that states something else.
   */
  nameCredential(input: unknown, context: Context): Promise<Outcome>;
  /** The same for a credential that the demonstration has issued; for Core Engine only. */
  nameDemoCredential(input: unknown, context: Context): Promise<Outcome>;
}

export function createEligibilityService(
  options: RoomDeps &
    Pick<LearnersNeeds, 'credentials'> & {
      readonly outcomes: RecordStore<KeyedOutcome>;
      readonly enrolments: RecordStore<Enrolment>;
      readonly learners: RecordStore<KeyedLearner>;
      readonly settling: Settling;
      readonly holdersOf: HoldersOf;
    },
): EligibilityService {
  const { outcomes, enrolments, learners, credentials, settling, holdersOf, ledger, inTurn, now } = options;

  return {
    async list(input, context) {
      permit(context, 'learner.read');
      const { learnerId, entryId, ...page } = parseInput(listEligibleInput, input);
      const issuerDid = issuerFor(context, undefined);
      const where = {
        issuerDid,
        isEligible: true,
        ...(entryId === undefined ? {} : { entryId }),
        ...(learnerId === undefined
          ? {}
          : { enrolmentId: trusted({ $in: await enrolmentsOf(learnerId, context) }) }),
      };
      const found = await pageOf(outcomes, where, BY_CONFIRMATION, page);
      const rows = await withLearners(found.items.map(outcomeOf));
      const keyOf = ({ outcome }: EligibleOutcome) => [
        outcome.confirmedAt?.getTime() ?? 0,
        outcome.outcomeId,
      ];
      return { ...found, items: rows, keyOf };
    },

    async credentialsOf(input, context) {
      permit(context, 'learner.read');
      const { learnerId, ...page } = parseInput(credentialsOfInput, input);
      const enrolmentId = trusted({ $in: await enrolmentsOf(learnerId, context) });
      const where = { enrolmentId, credentialId: trusted({ $gt: '' }) };
      const found = await outcomes.list(where, BY_DAY, pageWindow(page));
      return found.flatMap(({ credentialId }) => (credentialId === undefined ? [] : [{ credentialId }]));
    },

    async issue(input, context) {
      permit(context, 'learner.issue');
      const asked = parseInput(issueEligibleInput, input);
      const { credentialType = USUAL_TYPE, expirationTimestamp } = asked;
      const issuerDid = issuerFor(context, undefined);

      // 1. Which outcomes are meant, and what each of them needs.
      const outcomeIds = await meantBy(asked, issuerDid, context);
      const rows = new Map(
        (await withLearners(await ownOutcomes(outcomeIds, context))).map((row) => [
          row.outcome.outcomeId,
          row,
        ]),
      );
      const results = new Map<string, IssuedOutcome>();
      const toIssue: EligibleOutcome[] = [];
      for (const outcomeId of outcomeIds) {
        const row = rows.get(outcomeId);
        const refused = refusalOf(row, outcomeId);
        if (refused) results.set(outcomeId, refused);
        else if (row) toIssue.push(row);
      }

      // 2. Mark them, before anything is issued: whoever comes after a crash knows where to look.
      const marked = await Promise.all(
        toIssue.map((row) =>
          inTurn(`outcome ${row.outcome.outcomeId}`, async () => {
            const before = await reload(row.outcome.outcomeId, context);
            const outcome = await settling.settled(before, context);
            const isStill = isEligible(outcome);
            return { ...row, outcome: isStill ? await settling.begin(outcome, context) : outcome };
          }),
        ),
      );
      for (const row of marked) {
        const refused = refusalOf(row, row.outcome.outcomeId);
        if (refused) results.set(row.outcome.outcomeId, refused);
      }

      // 3. Issue them through the ordinary batch, as the person who asks.
      const batch = marked.flatMap((row) => {
        const { outcome, enrolment, learner, holderDid } = row;
        if (results.has(outcome.outcomeId) || holderDid === undefined) return [];
        const draft: OutcomeDraft = {
          holderDid,
          entryVersionId: outcome.entryVersionId,
          credentialData: claimsOf(outcome, enrolment, learner),
        };
        return [{ outcome, draft }];
      });
      const issued =
        batch.length === 0
          ? []
          : await credentials.issue(
              {
                issuerDid,
                credentialType,
                expirationTimestamp,
                outcomes: batch.map(({ outcome, draft }) => ({
                  ...draft,
                  credentialId: firstCredentialId(outcome.outcomeId),
                })),
              },
              context,
            );

      // 4. Store which credential states what.
      await Promise.all(
        batch.map(async ({ outcome, draft }, at) => {
          const { outcomeId, revision } = outcome;
          const { isIssued = false, error = 'INTERNAL', message } = issued[at] ?? {};
          if (!isIssued) {
            const refused = { outcomeId, operationStatus: 'FAILED', error, message } as const;
            const isOwnKey = error === 'BYOK_FIELDS_REQUIRED';
            results.set(
              outcomeId,
              isOwnKey ? { ...refused, message: HOW_TO_SIGN, draft: { ...draft, credentialType } } : refused,
            );
            return;
          }
          const { credentialId } = await inTurn(`outcome ${outcomeId}`, async () => {
            const current = await reload(outcomeId, context);
            return current.credentialId === undefined ? settling.end(current, revision, context) : current;
          });
          results.set(outcomeId, { outcomeId, operationStatus: 'SUCCESS', credentialId });
        }),
      );
      return summaryOf(outcomeIds.flatMap((outcomeId) => results.get(outcomeId) ?? []));
    },

    async nameCredential(input, context) {
      permit(context, 'learner.issue');
      return name(input, context);
    },

    async nameDemoCredential(input, context) {
      permit(context, 'demo.seed');
      return name(input, context);
    },
  };

  async function name(input: unknown, context: Context): Promise<Outcome> {
    const { outcomeId, credentialId } = parseInput(nameCredentialInput, input);
    const named = inTurn(`outcome ${outcomeId}`, async () => {
      const found = await reload(outcomeId, context);
      requireRowVersion(context, found.rowVersion);
      const before = await settling.settled(found, context);
      if (!hasStanding(before))
        throw new AppError(
          'INVALID_STATE_TRANSITION',
          `This outcome is ${before.status}; no credential states it.`,
        );
      if (before.credentialId === credentialId && !before.credentialStale) return before;
      await requireStating(before, credentialId, context);
      const set = { credentialId, credentialStale: false, issuingRevision: undefined };
      const updatedAt = now();
      await ledger.commit(context, {
        writes: [
          outcomes.updateWrite(
            { ...before, isEligible: isEligible(before) },
            { ...set, isEligible: false },
            updatedAt,
          ),
        ],
        audit: {
          action: 'outcome.credential_named',
          subject: { type: 'Outcome', id: outcomeId },
          previousState: before.status,
          newState: before.status,
          reason: `credential ${credentialId}`,
        },
      });
      return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
    });
    return named.catch((error: unknown) => {
      if (!duplicateKeyOf(error)) throw error;
      const message = 'This credential states another outcome; name one that states this.';
      throw new AppError('DUPLICATE', message, { cause: error });
    });
  }

  /** The outcomes that a request means: those that it names, or all of a learner that can be issued. */
  async function meantBy(
    {
      learnerId,
      outcomeIds,
    }: { readonly learnerId?: string | undefined; readonly outcomeIds?: readonly string[] | undefined },
    issuerDid: string,
    context: Context,
  ): Promise<readonly string[]> {
    if (learnerId === undefined) return outcomeIds ?? [];
    const own = await enrolmentsOf(learnerId, context);
    if (outcomeIds) {
      const named = await ownOutcomes(outcomeIds, context);
      if (named.some(({ enrolmentId }) => !own.includes(enrolmentId)))
        throw invalid('outcomeIds', 'another_learner', 'name outcomes of this learner');
      return outcomeIds;
    }
    const where = { issuerDid, isEligible: true, enrolmentId: trusted({ $in: own }) };
    const found = await outcomes.list(where, BY_CONFIRMATION, { skip: 0, limit: MOST_ISSUED });
    return found.map(({ outcomeId }) => outcomeId);
  }

  /** The ids of what a learner is enrolled in; whoever was merged answers as the other one. Error: NOT_FOUND. */
  async function enrolmentsOf(learnerId: string, context: Context): Promise<readonly string[]> {
    const learner = ownOnly(await learners.byId(learnerId), context, 'learner');
    const where = { learnerId: learner.mergedInto ?? learnerId };
    const found = await enrolments.list(where, BY_START, { skip: 0, limit: 2 * MOST_ENROLMENTS });
    return found.map(({ enrolmentId }) => enrolmentId);
  }

  /** Those of the caller among these ids. */
  async function ownOutcomes(
    outcomeIds: readonly string[],
    { identity }: Context,
  ): Promise<readonly Outcome[]> {
    const found: KeyedOutcome[] = [];
    for (let at = 0; at < outcomeIds.length; at += READ_AT_ONCE)
      found.push(...(await outcomes.byIds(outcomeIds.slice(at, at + READ_AT_ONCE))));
    return found.filter(({ issuerDid }) => isOf(issuerDid, identity)).map(outcomeOf);
  }

  async function reload(outcomeId: string, context: Context): Promise<Outcome> {
    return outcomeOf(ownOnly(await outcomes.byId(outcomeId), context, 'outcome'));
  }

  async function withLearners(of: readonly Outcome[]): Promise<readonly EligibleOutcome[]> {
    const enrolled = await byKey(enrolments, of, 'enrolmentId');
    const taught = await byKey(learners, [...enrolled.values()], 'learnerId');
    const holders = await holdersOf([...taught.keys()]);
    return of.flatMap((outcome) => {
      const enrolment = enrolled.get(outcome.enrolmentId);
      const learner = enrolment && taught.get(enrolment.learnerId);
      if (!learner) return [];
      return [{ outcome, enrolment, learner: learnerOf(learner), holderDid: holders.get(learner.learnerId) }];
    });
  }

  /** Error: VALIDATION_FAILED on `credentialId` for one that states something else. */
  async function requireStating(outcome: Outcome, credentialId: string, context: Context): Promise<void> {
    const { issuerDid, entryVersionId, value, credentialId: former } = outcome;
    const credentialIds = [credentialId, ...(former === undefined ? [] : [former])];
    const found = await credentials.find({ issuerDid, credentialIds }, context);
    const named = found.find((each) => each.credentialId === credentialId);
    const wrong = (code: string, message: string) => invalid('credentialId', code, message);
    if (!named) throw wrong('unknown', 'name a credential that you have issued');
    const { credentialStatus } = named;
    if (credentialStatus !== 'ISSUED')
      throw wrong('not_in_force', `it is ${credentialStatus}; name one that is in force`);
    if (named.entryVersionId !== entryVersionId)
      throw wrong('another_version', 'it was issued under another version of the catalog; name one of this');
    if (value !== undefined && !named.resultValues.includes(value))
      throw wrong('another_value', 'its results do not state the value of this outcome; reissue it with it');
    if (former !== undefined && former !== credentialId) {
      const isOver = found.some(
        (each) => each.credentialId === former && each.credentialStatus === 'REVOKED',
      );
      if (!isOver && named.supersedesCredentialId !== former)
        throw wrong('no_successor', 'it does not replace the credential of this outcome; reissue that one');
    }
    const [row] = await withLearners([outcome]);
    const isSuccessor = former !== undefined && named.supersedesCredentialId === former;
    if (!isSuccessor && named.holderDid !== row?.holderDid)
      throw wrong(
        'another_holder',
        'it is not about the wallet that this learner has confirmed to be theirs',
      );
  }
}

// Ids that one query asks for.
const READ_AT_ONCE = 100;

const HOW_TO_SIGN =
  'You sign yourself: send the draft to POST /api/v1/credentials/prepare with achievement_from_entry, sign what it answers, issue it with POST /api/v1/credentials/issue, and name it with POST /api/v1/learners/outcomes/{outcome_id}/credential.';

/** Why nothing is issued for an outcome, or that it was issued before; undefined where it is to be issued. */
function refusalOf(row: EligibleOutcome | undefined, outcomeId: string): IssuedOutcome | undefined {
  const failed = (error: ErrorCode, message: string) =>
    ({ outcomeId, operationStatus: 'FAILED', error, message }) as const;
  if (!row) return failed('NOT_FOUND', 'There is no outcome of that id; check it against your list.');
  const { outcome, learner, holderDid } = row;
  const { credentialId, status } = outcome;
  if (credentialId !== undefined) return { outcomeId, operationStatus: 'SUCCESS', credentialId };
  if (!hasStanding(outcome))
    return failed(
      'INVALID_STATE_TRANSITION',
      `This outcome is ${status}; only what was confirmed is issued.`,
    );
  if (!outcome.isReached)
    return failed('INVALID_STATE_TRANSITION', 'Its value is not what the achievement asks for.');
  if (learner.status === 'ERASED')
    return failed('INVALID_STATE_TRANSITION', 'This learner was erased; nothing is issued any more.');
  if (holderDid === undefined)
    return failed(
      'INVALID_STATE_TRANSITION',
      'This learner has no wallet yet: link one, and have them confirm it.',
    );
  return undefined;
}

function summaryOf(results: readonly IssuedOutcome[]): IssuedOutcomes {
  const succeeded = results.filter(({ operationStatus }) => operationStatus === 'SUCCESS').length;
  return { total: results.length, succeeded, failed: results.length - succeeded, results };
}
