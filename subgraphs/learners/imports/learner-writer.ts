import { newId } from '../../../kernel/ids.ts';
import type { RowFault } from '../../../kernel/sheets/faults.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type ExternalId, externalHandle, keysOf, type Learner, numberHandle } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { Decided } from './decided.ts';
import { byHandles, goneFault, ONE_ROSTER } from './known-learners.ts';
import type { Run } from './run.ts';
import type { LearnerRow } from './tables.ts';

const MOST_IDS = 20;

/** Decides about learners, many at once, from what is in the store at this moment. */
export function createLearnerWriter(learners: RecordStore<KeyedLearner>) {
  return async (rows: readonly LearnerRow[], run: Run, at: Date): Promise<Decided[]> => {
    const { issuerDid } = run;
    const found = await byHandles(
      learners,
      issuerDid,
      rows.flatMap((row) => [numberHandle(row.learnerNumber), ...idsOf(row).map(externalHandle)]),
    );
    const touched = new Set<string>();
    return rows.map((row) => {
      const ofNumber = found.get(numberHandle(row.learnerNumber));
      const [ofId] = idsOf(row).map((id) => found.get(externalHandle(id)));
      const before = ofId ?? ofNumber;
      if (!before) return insertion(learnerOf(row, run, at), row, run);
      const fault = obstacleOf(row, before, ofNumber, touched);
      if (fault) return { result: 'refused', fault };
      touched.add(before.learnerId);
      const set = changeOf(row, before);
      return set ? change(before, set, row, run, at) : { result: 'unchanged' };
    });
  };

  function insertion(learner: Learner, { sourcedId }: LearnerRow, run: Run): Decided {
    return {
      result: 'made',
      writes: [learners.insertWrite({ ...learner, ...keysOf(learner) })],
      audit: {
        action: 'learner.created',
        subject: { type: 'Learner', id: learner.learnerId },
        newState: learner.status,
      },
      note: () => {
        if (sourcedId !== undefined) run.students.set(sourcedId, learner);
      },
    };
  }

  function change(
    before: KeyedLearner,
    set: Partial<Learner>,
    { sourcedId }: LearnerRow,
    run: Run,
    at: Date,
  ): Decided {
    const after = { ...before, ...set };
    return {
      result: 'changed',
      note: () => {
        if (sourcedId !== undefined) run.students.set(sourcedId, after);
      },
      writes: [learners.updateWrite(before, { ...set, ...keysOf(after) }, at)],
      audit: {
        action: 'learner.updated',
        subject: { type: 'Learner', id: before.learnerId },
        previousState: before.status,
        newState: after.status,
      },
    };
  }
}

function idsOf({ sourcedId }: LearnerRow): ExternalId[] {
  return sourcedId === undefined ? [] : [{ system: ONE_ROSTER, value: sourcedId }];
}

function obstacleOf(
  { sourcedId }: LearnerRow,
  { learnerId, status, externalIds }: KeyedLearner,
  ofNumber: KeyedLearner | undefined,
  touched: ReadonlySet<string>,
): RowFault | undefined {
  const gone = goneFault({ status });
  if (gone) return gone;
  if (touched.has(learnerId))
    return { code: 'duplicate', message: 'a row above is of the same learner; leave one of them out' };
  if (ofNumber && ofNumber.learnerId !== learnerId)
    return { code: 'number_taken', message: 'another learner has this number; change that one first' };
  const known = externalIds.find(({ system }) => system === ONE_ROSTER);
  if (sourcedId === undefined || known?.value === sourcedId) return undefined;
  if (known)
    return {
      code: 'other_id',
      message: 'the learner of this number has another sourcedId; correct one of them',
    };
  if (externalIds.length < MOST_IDS) return undefined;
  return { code: 'ids', message: `the learner has ${MOST_IDS} ids already; take one away` };
}

function learnerOf(row: LearnerRow, { issuerDid, createdBy }: Run, at: Date): Learner {
  return {
    ...row.members,
    status: row.members.status ?? 'ACTIVE',
    learnerId: newId(),
    learnerNumber: row.learnerNumber,
    externalIds: idsOf(row),
    issuerDid,
    createdAt: at,
    updatedAt: at,
    createdBy,
    rowVersion: 1,
  };
}

/** What the row says otherwise; undefined when it says the same. */
function changeOf(row: LearnerRow, before: KeyedLearner): Partial<Learner> | undefined {
  const { status = before.status, ...members } = row.members;
  const wanted: Partial<Learner> = { ...members, status, learnerNumber: row.learnerNumber };
  const differing = Object.entries(wanted).filter(
    ([member, value]) => before[member as keyof Learner] !== value,
  );
  const added = idsOf(row).filter(({ system }) => !before.externalIds.some((id) => id.system === system));
  if (differing.length === 0 && added.length === 0) return undefined;
  return { ...Object.fromEntries(differing), externalIds: [...before.externalIds, ...added] };
}
