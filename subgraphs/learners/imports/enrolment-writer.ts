import { trusted } from 'mongoose';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import {
  type Enrolment,
  type EnrolmentStatus,
  hasBegun,
  MOST_ENROLMENTS,
  requireConsistent,
} from '../enrolments/enrolment.ts';
import { externalHandle } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { StudyVersion } from '../ports.ts';
import { type Decided, orRefused, refusal } from './decided.ts';
import { byHandles, goneFault, ONE_ROSTER } from './known-learners.ts';
import { enrolmentIdOf, type Run } from './run.ts';
import type { EnrolmentRow } from './tables.ts';

/** Where in the file the fields of an enrolment come from. */
const COLUMNS_OF = { startDate: 'beginDate', endDate: 'endDate', expectedEndDate: 'endDate' };

/** Decides about enrolments, many at once, from what is in the store at this moment. */
export function createEnrolmentWriter(stores: {
  readonly learners: RecordStore<KeyedLearner>;
  readonly enrolments: RecordStore<Enrolment>;
}) {
  const { learners, enrolments } = stores;

  return async (rows: readonly EnrolmentRow[], run: Run, at: Date): Promise<Decided[]> => {
    const { issuerDid } = run;
    const idOf = (row: EnrolmentRow) => enrolmentIdOf(issuerDid, row.classSourcedId, row.userSourcedId);
    const handleOf = ({ userSourcedId: value }: EnrolmentRow) =>
      externalHandle({ system: ONE_ROSTER, value });
    const [found, there, versions] = await Promise.all([
      byHandles(learners, issuerDid, [...new Set(rows.map(handleOf))]),
      enrolments.byIds(rows.map(idOf)),
      Promise.all(rows.map(({ entryCode }) => run.currentVersion(entryCode))),
    ]);
    const before = new Map(there.map((one) => [one.enrolmentId, one]));
    const counts = await countOf(
      rows.flatMap((row) => (before.has(idOf(row)) ? [] : (found.get(handleOf(row)) ?? []))),
    );
    const enrolled = new Set<string>();

    return rows.map((row, place): Decided => {
      const stored = found.get(handleOf(row));
      const learner = stored ?? run.students.get(row.userSourcedId);
      if (!learner)
        return refusal(
          'userSourcedId',
          'unknown',
          'no learner has this id; import the user as a student first, or with this file',
        );
      const gone = goneFault(learner);
      if (gone) return { result: 'refused', fault: { column: 'userSourcedId', ...gone } };
      const version = versions[place];
      if (!version || (version.status !== 'PUBLISHED' && version.status !== 'SUPERSEDED'))
        return refusal(
          'classSourcedId',
          'entry_code',
          'the catalog has no published entry of the code of this course in the jurisdiction; give the course the code of one, or propose it',
        );
      const { learnerId } = learner;
      const enrolment = before.get(idOf(row));
      if (enrolment) return orRefused(() => updated(enrolment, row, learnerId, version, at), COLUMNS_OF);
      if (row.isDeleted) return { result: 'skipped' };
      const count = (counts.get(learnerId) ?? 0) + 1;
      counts.set(learnerId, count);
      if (count > MOST_ENROLMENTS)
        return refusal('userSourcedId', 'limit', `a learner has at most ${MOST_ENROLMENTS} enrolments`);
      return orRefused(() => {
        const made = enrolmentOf(row, { enrolmentId: idOf(row), learnerId, version }, run, at);
        requireConsistent(made);
        const isFirst = stored !== undefined && !enrolled.has(learnerId);
        enrolled.add(learnerId);
        return {
          result: 'made',
          writes: [
            enrolments.insertWrite(made),
            // Whoever merges this learner meanwhile has read fewer enrolments: one of the two begins anew.
            ...(isFirst ? [learners.updateWrite(stored, {}, at)] : []),
          ],
          audit: factOf('enrolment.created', made),
          note: () => void run.enrolments.set(made.enrolmentId, made),
        };
      }, COLUMNS_OF);
    });

    function updated(
      known: Enrolment,
      row: EnrolmentRow,
      learnerId: string,
      version: StudyVersion,
      now: Date,
    ): Decided {
      if (known.learnerId !== learnerId)
        return refusal(
          'userSourcedId',
          'other_learner',
          'this enrolment is of another learner; correct one of them',
        );
      if (known.entryId !== version.entryId)
        return refusal(
          'classSourcedId',
          'other_entry',
          'this enrolment is in another entry of the catalog; give the class another id, or the course its code',
        );
      const wanted = {
        cohortCode: row.cohortCode,
        startDate: row.startDate,
        ...standingAfter(known, row, now),
      };
      const set = Object.fromEntries(
        Object.entries(wanted).filter(([member, value]) => known[member as keyof Enrolment] !== value),
      ) as Partial<Enrolment>;
      if (Object.keys(set).length === 0) return { result: 'unchanged' };
      const after = { ...known, ...set };
      requireConsistent(after);
      const writes: Write[] = [enrolments.updateWrite(known, set, now)];
      return {
        result: 'changed',
        writes,
        audit: { ...factOf('enrolment.updated', after), previousState: known.status },
        note: () => void run.enrolments.set(after.enrolmentId, after),
      };
    }
  };

  /** How many enrolments learners have. */
  async function countOf(of: readonly KeyedLearner[]): Promise<Map<string, number>> {
    const ids = [...new Set(of.map(({ learnerId }) => learnerId))];
    if (ids.length === 0) return new Map();
    const counted = await enrolments.model.aggregate<{ _id: string; count: number }>([
      { $match: { learnerId: trusted({ $in: ids }) } },
      { $group: { _id: '$learnerId', count: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, count }) => [_id, count]));
  }
}

function enrolmentOf(
  row: EnrolmentRow,
  { enrolmentId, learnerId, version }: { enrolmentId: string; learnerId: string; version: StudyVersion },
  { issuerDid, createdBy }: Run,
  at: Date,
): Enrolment {
  return {
    enrolmentId,
    issuerDid,
    learnerId,
    entryVersionId: version.entryVersionId,
    entryId: version.entryId,
    cohortCode: row.cohortCode,
    deliveryMode: 'ON_CAMPUS',
    startDate: row.startDate,
    ...standingOf(row, at),
    createdAt: at,
    updatedAt: at,
    createdBy,
    rowVersion: 1,
  };
}

type Standing = Partial<Pick<Enrolment, 'status' | 'endDate' | 'expectedEndDate'>>;

/** What the days say: before the first one ENROLLED, behind the last one COMPLETED, else ACTIVE. */
function standingOf({ startDate, endDate }: EnrolmentRow, at: Date): Standing & Pick<Enrolment, 'status'> {
  const today = at.toISOString().slice(0, 10);
  if (endDate !== undefined && endDate < today) return { status: 'COMPLETED', endDate };
  return { status: startDate > today ? 'ENROLLED' : 'ACTIVE', expectedEndDate: endDate };
}

const FORWARD: readonly EnrolmentStatus[] = ['APPLIED', 'ENROLLED', 'ACTIVE', 'COMPLETED'];

/** A file moves an enrolment on and never back, and leaves alone what people have ended or put on hold. */
function standingAfter(known: Enrolment, row: EnrolmentRow, at: Date): Standing {
  const { status } = known;
  const isOpen = status === 'APPLIED' || status === 'ENROLLED' || status === 'ACTIVE' || status === 'ON_HOLD';
  if (row.isDeleted) {
    if (!isOpen) return {};
    if (!hasBegun(known)) return { status: 'CANCELLED' };
    const today = at.toISOString().slice(0, 10);
    const endDate = row.endDate !== undefined && row.endDate < today ? row.endDate : today;
    return { status: 'WITHDRAWN', endDate: endDate < row.startDate ? row.startDate : endDate };
  }
  const wanted = standingOf(row, at);
  if (status === 'COMPLETED') return wanted.status === 'COMPLETED' ? { endDate: row.endDate } : {};
  if (!isOpen) return {};
  if (wanted.status === 'COMPLETED') return wanted;
  const isOn = FORWARD.indexOf(wanted.status) > FORWARD.indexOf(status) && status !== 'ON_HOLD';
  return { expectedEndDate: row.endDate, ...(isOn ? { status: wanted.status } : {}) };
}

function factOf(
  action: 'enrolment.created' | 'enrolment.updated',
  { enrolmentId, status }: Enrolment,
): AuditFact {
  return { action, subject: { type: 'Enrolment', id: enrolmentId }, newState: status };
}
