import type { AuditFact } from '../../../kernel/audit.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type ExternalId, externalHandle, keysOf, type Learner, numberHandle } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { RowFault } from './faults.ts';
import { byHandles } from './known-learners.ts';
import type { LearnerRow } from './tables.ts';

/** What becomes of a row. */
export type Decided =
  | { readonly result: 'made' | 'changed'; readonly writes: readonly Write[]; readonly audit: AuditFact }
  | { readonly result: 'unchanged' | 'skipped' }
  | { readonly result: 'refused'; readonly fault: RowFault };

/** For whom and in whose name rows are written. */
export interface Writing {
  readonly issuerDid: string;
  readonly createdBy: string | null;
  readonly at: Date;
}

/** The system that ids of OneRoster files are of. */
export const ONE_ROSTER = 'oneroster';
const MOST_IDS = 20;

/** Decides about learners, many at once, from what is in the store at this moment. */
export function createLearnerWriter(learners: RecordStore<KeyedLearner>) {
  return async (rows: readonly LearnerRow[], writing: Writing): Promise<Decided[]> => {
    const { issuerDid } = writing;
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
      if (!before) return insertion(learnerOf(row, writing));
      const fault = obstacleOf(row, before, ofNumber, touched);
      if (fault) return { result: 'refused', fault };
      touched.add(before.learnerId);
      const set = changeOf(row, before);
      return set ? change(before, set, writing.at) : { result: 'unchanged' };
    });
  };

  function insertion(learner: Learner): Decided {
    return {
      result: 'made',
      writes: [learners.insertWrite({ ...learner, ...keysOf(learner) })],
      audit: {
        action: 'learner.created',
        subject: { type: 'Learner', id: learner.learnerId },
        newState: learner.status,
      },
    };
  }

  function change(before: KeyedLearner, set: Partial<Learner>, at: Date): Decided {
    const after = { ...before, ...set };
    return {
      result: 'changed',
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
  if (status === 'MERGED')
    return {
      code: 'merged',
      message: 'this learner was merged into another one; give the number of that one',
    };
  if (status === 'ERASED')
    return { code: 'erased', message: 'this learner was erased and does not come back' };
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

function learnerOf(row: LearnerRow, { issuerDid, createdBy, at }: Writing): Learner {
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
