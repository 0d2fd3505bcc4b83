import { trusted } from 'mongoose';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type Enrolment, hasBegun } from '../enrolments/enrolment.ts';
import {
  isEligible,
  MOST_OUTCOMES,
  type Outcome,
  type OutcomeContent,
  type OutcomeRevision,
  requireConsistent,
} from '../outcomes/outcome.ts';
import type { KeyedOutcome } from '../outcomes/outcome-model.ts';
import { contentOf, outcomeOf, revisionOf } from '../outcomes/outcome-service.ts';
import { isEnough, kindOf, requireFit } from '../outcomes/result-value.ts';
import type { ResultDescription, StudyVersion } from '../ports.ts';
import { type Decided, orRefused, refusal } from './decided.ts';
import { enrolmentIdOf, type KnownEnrolment, outcomeIdOf, type Run } from './run.ts';
import type { OutcomeRow } from './tables.ts';

/** Where in the file the fields of an outcome come from. */
const COLUMNS_OF = {
  resultDescriptionId: 'lineItemSourcedId',
  resultType: 'lineItemSourcedId',
  value: 'score',
  score: 'score',
  scoreMax: 'lineItemSourcedId',
  scoreStatus: 'scoreStatus',
  achievedDate: 'scoreDate',
};

type Judged = OutcomeContent & Pick<Outcome, 'isReached'>;

/** Decides about outcomes, many at once, from what is in the store at this moment. They are drafts: people confirm them. */
export function createOutcomeWriter(stores: {
  readonly enrolments: RecordStore<Enrolment>;
  readonly outcomes: RecordStore<KeyedOutcome>;
  readonly revisions: RecordStore<OutcomeRevision>;
}) {
  const { enrolments, outcomes, revisions } = stores;

  return async (rows: readonly OutcomeRow[], run: Run, at: Date): Promise<Decided[]> => {
    const { issuerDid } = run;
    const enrolmentIds = rows.map((row) => enrolmentIdOf(issuerDid, row.classSourcedId, row.userSourcedId));
    const ids = rows.map(({ sourcedId }) => outcomeIdOf(issuerDid, sourcedId));
    const [studied, there] = await Promise.all([
      enrolments.byIds([...new Set(enrolmentIds)]),
      outcomes.byIds(ids),
    ]);
    const known = new Map<string, KnownEnrolment>(studied.map((one) => [one.enrolmentId, one]));
    const before = new Map(there.map((one) => [one.outcomeId, one]));
    const enrolmentOf = (place: number) => {
      const id = enrolmentIds[place] ?? '';
      return known.get(id) ?? run.enrolments.get(id);
    };
    const versions = await Promise.all(
      rows.map((_row, place) => {
        const enrolment = enrolmentOf(place);
        return enrolment && run.versionOf(enrolment.entryVersionId);
      }),
    );
    const counts = await countOf(enrolmentIds.filter((_id, place) => !before.has(ids[place] ?? '')));

    return rows.map((row, place): Decided => {
      const enrolment = enrolmentOf(place);
      if (!enrolment)
        return refusal(
          'studentSourcedId',
          'unknown',
          'this student is not enrolled in the class of the line item; import the enrolment first, or with this file',
        );
      if (!hasBegun(enrolment))
        return refusal(
          'studentSourcedId',
          'not_begun',
          `the enrolment is ${enrolment.status}: nothing comes of it before it is ACTIVE`,
        );
      const outcomeId = ids[place] ?? '';
      const outcome = before.get(outcomeId);
      if (outcome && outcome.enrolmentId !== enrolment.enrolmentId)
        return refusal(
          'sourcedId',
          'other_enrolment',
          'this result is of another student or class; give it another id',
        );
      if (row.isDeleted) return outcome ? withdrawn(outcome) : { result: 'skipped' };
      const version = versions[place];
      if (!version) throw new Error(`The catalog has lost the version ${enrolment.entryVersionId}.`);
      return orRefused(() => {
        const judged = judge(row, version, at);
        if (outcome) return corrected(outcome, judged);
        const count = (counts.get(enrolment.enrolmentId) ?? 0) + 1;
        counts.set(enrolment.enrolmentId, count);
        if (count > MOST_OUTCOMES)
          return refusal('studentSourcedId', 'limit', `an enrolment has at most ${MOST_OUTCOMES} outcomes`);
        return drafted(outcomeId, judged, enrolment);
      }, COLUMNS_OF);
    });

    function drafted(outcomeId: string, judged: Judged, enrolment: KnownEnrolment): Decided {
      const { enrolmentId, entryVersionId, entryId } = enrolment;
      const outcome: Outcome = {
        ...judged,
        outcomeId,
        issuerDid,
        enrolmentId,
        entryVersionId,
        entryId,
        revision: 1,
        status: 'DRAFT',
        credentialStale: false,
        createdAt: at,
        updatedAt: at,
        createdBy: run.createdBy,
        rowVersion: 1,
      };
      return {
        result: 'made',
        writes: [
          outcomes.insertWrite({ ...outcome, isEligible: isEligible(outcome) }),
          revisions.insertWrite(ownRevision(outcome)),
        ],
        audit: factOf('outcome.recorded', outcome),
      };
    }

    function corrected(stored: KeyedOutcome, judged: Judged): Decided {
      if (isSame(contentOf(stored), contentOf(judged))) return { result: 'unchanged' };
      // What people have added since is theirs.
      const { outcomeCode, assessor, evidenceIds } = stored;
      return changed(stored, { ...judged, outcomeCode, assessor, evidenceIds }, 'outcome.amended');
    }

    function withdrawn(stored: KeyedOutcome): Decided {
      return stored.status === 'VOID'
        ? { result: 'unchanged' }
        : changed(stored, { status: 'VOID' }, 'outcome.voided');
    }

    function changed(
      stored: KeyedOutcome,
      what: Partial<Outcome>,
      action: 'outcome.amended' | 'outcome.voided',
    ): Decided {
      if (stored.status !== 'DRAFT')
        return refusal(
          undefined,
          'not_a_draft',
          `the outcome is ${stored.status} and the file says otherwise; amend or void it yourself`,
        );
      const set = { ...what, revision: stored.revision + 1 };
      const outcome = { ...outcomeOf(stored), ...set };
      return {
        result: 'changed',
        writes: [
          outcomes.updateWrite(stored, { ...set, isEligible: isEligible(outcome) }, at),
          revisions.insertWrite(ownRevision(outcome)),
        ],
        audit: { ...factOf(action, outcome), previousState: stored.status },
      };
    }

    function ownRevision(outcome: Outcome): OutcomeRevision {
      return { ...revisionOf(outcome, undefined, at, run.unit), createdBy: run.createdBy };
    }
  };

  /** How many outcomes enrolments have. */
  async function countOf(enrolmentIds: readonly string[]): Promise<Map<string, number>> {
    const ids = [...new Set(enrolmentIds)];
    if (ids.length === 0) return new Map();
    const counted = await outcomes.model.aggregate<{ _id: string; count: number }>([
      { $match: { enrolmentId: trusted({ $in: ids }) } },
      { $group: { _id: '$enrolmentId', count: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, count }) => [_id, count]));
  }
}

/** What a result says, held against its version. Error: VALIDATION_FAILED on the field that does not fit. */
function judge(row: OutcomeRow, version: StudyVersion, at: Date): Judged {
  const description = describing(row.names, version.resultDescriptions);
  const hasNumber = row.text === undefined && row.score !== undefined;
  const resultType = version.resultDescriptions.length > 0 ? undefined : hasNumber ? 'RawScore' : 'Result';
  const kind = kindOf({ resultDescriptionId: description?.id, resultType }, version.resultDescriptions);
  const value = valueIn(row, kind.resultType);
  const content: OutcomeContent = {
    resultDescriptionId: description?.id,
    resultType: kind.resultType,
    value,
    score: row.score,
    scoreMax: row.scoreMax,
    scoreStatus: row.scoreStatus,
    outcomeCode: undefined,
    achievedDate: row.achievedDate,
    assessor: undefined,
    evidenceIds: [],
  };
  requireConsistent(content, at);
  if (value !== undefined) requireFit(value, kind);
  const isReached = value === undefined ? row.scoreStatus === 'EXEMPT' : isEnough(value, kind);
  return { ...content, isReached };
}

/** The result of the version that the line item, or its category, is called after. */
function describing(
  names: readonly string[],
  descriptions: readonly ResultDescription[],
): ResultDescription | undefined {
  const words = names.map((name) => name.trim().toLowerCase());
  for (const word of words) {
    const found = descriptions.find(
      ({ id, name }) => id.toLowerCase() === word || name.toLowerCase() === word,
    );
    if (found) return found;
  }
  return undefined;
}

/** Points become a percentage where the version asks for one and the line item says of how many. */
function valueIn({ text, score, scoreMax }: OutcomeRow, resultType: string): string | undefined {
  if (text !== undefined) return text;
  if (score === undefined) return undefined;
  if (resultType !== 'Percent' || scoreMax === undefined || scoreMax === 100) return decimal(score);
  return decimal(Math.round((score / scoreMax) * 10_000) / 100);
}

/** Without an exponent, which small numbers get. */
function decimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '') : text;
}

function isSame(one: OutcomeContent, other: OutcomeContent): boolean {
  const { outcomeCode: _code, assessor: _assessor, evidenceIds: _evidence, ...said } = other;
  return Object.entries(said).every(([member, value]) => one[member as keyof OutcomeContent] === value);
}

function factOf(
  action: 'outcome.recorded' | 'outcome.amended' | 'outcome.voided',
  { outcomeId, status }: Outcome,
): AuditFact {
  return { action, subject: { type: 'Outcome', id: outcomeId }, newState: status };
}
