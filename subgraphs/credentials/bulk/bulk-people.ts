import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import { anewAfterRaces, isConflict } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { createFollowing } from '../../following.ts';
import type { MayGoOn, PortionOutcome } from '../../job-worker.ts';
import type { FindableHolders, RowInviteState, RowInvites } from '../ports.ts';
import { type BulkCounts, type BulkJob, doneOf, jobFact, nextJobStatus } from './bulk-job.ts';
import { type BulkRow, type RowFault, type RowStatus, recounted, rowIdIn, rowKeyOf } from './bulk-row.ts';
import { type ChangeJob, contextOf, UNIT } from './job-changes.ts';

const CURSORS = 'bulk_cursors';
const INVITES = 'invites';
const MOST_AT_ONCE = 500;
const MOST_NAME = 255;

type Decision = Partial<BulkRow> & { readonly status: RowStatus };

/** The people of rows that name them by address: found, invited, and heard of when they answer. */
export function createBulkPeople(deps: {
  readonly connection: Connection;
  readonly jobs: RecordStore<BulkJob>;
  readonly rows: RecordStore<BulkRow>;
  readonly findable: FindableHolders;
  readonly rowInvites: RowInvites;
  readonly ledger: Ledger;
  readonly change: ChangeJob;
  readonly now: Clock;
}) {
  const { connection, jobs, rows, findable, rowInvites, ledger, change, now } = deps;
  const following = createFollowing(connection, CURSORS, UNIT);

  return { settle, withdraw, hear };

  /**
   * Looks for the people of rows that are PENDING, and invites those who are not to be found: who has no wallet and who has not agreed to
   * be found are the same to the issuer. Undefined when each of these rows has its person, or none can get one for now.
   */
  async function settle(
    job: BulkJob,
    left: readonly BulkRow[],
    mayGoOn: MayGoOn,
  ): Promise<PortionOutcome | undefined> {
    const open = left.flatMap((row) => (row.holderDid || !row.email ? [] : [{ row, email: row.email }]));
    if (open.length === 0) return undefined;
    // 1. From now on no answer to an invite is missed.
    if (!job.followsInvites) {
      if (!(await mayGoOn())) return 'LATER';
      if (!(await isFollowing())) await following.beginHere(INVITES, rowInvites);
      return (await change(job, () => ({ set: { followsInvites: true } }))) ? 'MORE' : 'LATER';
    }
    // 2. Who has agreed to be found; then the others.
    const context = asUnit(contextOf(job), UNIT);
    const found = await findable.find(
      open.map(({ email }) => ({ email })),
      context,
    );
    const unknown = open.filter((_one, at) => !found[at]);
    const invites = unknown.length === 0 ? [] : await invited(job, unknown);
    const byKey = new Map(invites.map((state) => [state.rowKey, state]));
    // 3. What that means for each row.
    const decided = open.flatMap(({ row }, at) => {
      const did = found[at]?.did;
      const set = did ? { status: row.status, holderDid: did } : answered(job, row, byKey.get(rowKeyOf(row)));
      return set ? [{ row, set }] : [];
    });
    if (decided.length === 0) return left.length === open.length ? 'LATER' : undefined;
    if (!(await mayGoOn())) return 'LATER';
    try {
      const after = await change(job, (before) => ({
        set: { counts: countsAfter(before.counts, decided), attempts: 0 },
        writes: decided.map(({ row, set }) => rows.updateWrite(row, set, now())),
      }));
      return after ? 'MORE' : 'LATER';
    } catch (error) {
      // Some of them have answered since they were read.
      if (isConflict(error)) return 'MORE';
      throw error;
    }
  }

  function invited(
    job: BulkJob,
    unknown: readonly { readonly row: BulkRow; readonly email: string }[],
  ): Promise<readonly RowInviteState[]> {
    const { issuerId, issuerDid, startedBy = job.createdBy ?? issuerId } = job;
    const asked = unknown.map(({ row, email }) => ({ rowKey: rowKeyOf(row), email, name: nameIn(row) }));
    const context = asUnit(contextOf(job), UNIT);
    return rowInvites.invite({ issuerId, issuerDid, invitedBy: startedBy, rows: asked }, context);
  }

  /** These rows wait for nobody any more. */
  async function withdraw(job: BulkJob, left: readonly BulkRow[]): Promise<void> {
    const keys = left.flatMap((row) => (row.email && !row.holderDid ? [rowKeyOf(row)] : []));
    if (keys.length > 0) await rowInvites.withdraw(keys, asUnit(contextOf(job), UNIT));
  }

  /** Takes in how people have answered since the last time. True when there is something to do about it. */
  async function hear(): Promise<boolean> {
    if (!(await isFollowing())) return false;
    let hasWork = false;
    await following.follow(INVITES, rowInvites, async ({ items }) => {
      for (let from = 0; from < items.length; from += MOST_AT_ONCE)
        if (await take(items.slice(from, from + MOST_AT_ONCE))) hasWork = true;
    });
    return hasWork;
  }

  async function isFollowing(): Promise<boolean> {
    return (await jobs.model.countDocuments({ followsInvites: true }, { limit: 1 })) > 0;
  }

  async function take(items: readonly RowInviteState[]): Promise<boolean> {
    const states = new Map(items.map((state) => [state.rowKey, state]));
    const asked = await rows.byIds(items.map(({ rowKey }) => rowIdIn(rowKey)));
    const jobIds = new Set(asked.filter(isOpen).map(({ jobId }) => jobId));
    let hasWork = false;
    for (const jobId of jobIds) {
      const rowIds = asked.filter((row) => row.jobId === jobId).map(({ rowId }) => rowId);
      if (await anewAfterRaces(() => takeOf(jobId, rowIds, states))) hasWork = true;
    }
    return hasWork;
  }

  async function takeOf(
    jobId: string,
    rowIds: readonly string[],
    states: ReadonlyMap<string, RowInviteState>,
  ): Promise<boolean> {
    const job = await jobs.byId(jobId);
    if (!job || job.status === 'CANCELLED' || job.status === 'FAILED') return false;
    const decided = (await rows.byIds(rowIds)).filter(isOpen).flatMap((row) => {
      const state = states.get(rowKeyOf(row));
      const set = state && answered(job, row, state);
      return set && set.status !== 'AWAITING_HOLDER' ? [{ row, set }] : [];
    });
    if (decided.length === 0) return false;
    const counts = countsAfter(job.counts, decided);
    const isAccepted = decided.some(({ set }) => set.holderDid !== undefined);
    const set = { counts, ...movedBy(job, counts, isAccepted, now()) };
    const { status = job.status } = set;
    await ledger.commit(newContext({ identity: { kind: 'unit', unit: UNIT } }), {
      writes: [
        ...decided.map((one) => rows.updateWrite(one.row, one.set, now())),
        jobs.updateWrite(job, set, now()),
      ],
      audit:
        status === job.status
          ? []
          : {
              ...jobFact(isAccepted ? 'bulk_issuance.resumed' : 'bulk_issuance.completed', job),
              reason: isAccepted ? 'an invite was accepted' : 'an invite came to nothing',
              previousState: job.status,
              newState: status,
            },
    });
    return set.isDue === true;
  }
}

/** Waits for an answer, or will when the commit that says so comes behind the answer. */
const isOpen = (row: BulkRow) =>
  row.status === 'AWAITING_HOLDER' || (row.status === 'PENDING' && row.holderDid === undefined);

function countsAfter(
  counts: BulkCounts,
  decided: readonly { readonly row: BulkRow; readonly set: Decision }[],
): BulkCounts {
  return recounted(
    counts,
    decided.map(({ row, set }) => ({ before: row.status, after: set.status })),
  );
}

/** What answers do to the job: one that is over goes on for those who have accepted. */
function movedBy(job: BulkJob, counts: BulkCounts, isAccepted: boolean, at: Date): Partial<BulkJob> {
  const { status } = job;
  const isOver = status === 'COMPLETED' || status === 'COMPLETED_WITH_ERRORS';
  if (isAccepted) {
    if (isOver)
      return {
        status: nextJobStatus(status, 'GO_ON'),
        isDue: true,
        attempts: 0,
        isStopped: false,
        letterId: undefined,
        endedAt: undefined,
        dropAt: undefined,
        runningSince: at,
        doneBefore: doneOf(counts),
      };
    return status === 'RUNNING' || status === 'READY_TO_SIGN' ? { isDue: true, attempts: 0 } : {};
  }
  if (!isOver) return {};
  const waits = counts.awaitingHolder > 0;
  return {
    status: nextJobStatus(status, 'MISS'),
    followsInvites: waits,
    ...(!waits && { requester: undefined }),
  };
}

/** What has become of a row whose person was invited; undefined while there is no invite. */
function answered(job: BulkJob, row: BulkRow, state: RowInviteState | undefined): Decision | undefined {
  const column = job.mapping.find(({ field }) => field === 'holder_email')?.header;
  const failed = (code: string, message: string): Decision => {
    const fault: RowFault = { column, field: 'holder_email', code, message };
    return { status: 'FAILED', faults: [fault] };
  };
  if (state?.error !== undefined) return failed(state.error, state.message ?? 'Try the row again.');
  if (state?.inviteId === undefined) return undefined;
  const { inviteId, status, holderDid } = state;
  // An address that was corrected stays so, should the person be invited anew.
  const email = state.email ?? row.email;
  if (status === 'ACCEPTED' && holderDid !== undefined)
    return { status: 'PENDING', faults: [], inviteId, holderDid };
  const missed = status && MISSED[status];
  if (!missed) return { status: 'AWAITING_HOLDER', faults: [], inviteId };
  return { ...failed(...missed), inviteId, email, inviteRound: (row.inviteRound ?? 0) + 1 };
}

const MISSED: Partial<
  Record<NonNullable<RowInviteState['status']>, readonly [code: string, message: string]>
> = {
  DECLINED: [
    'INVITE_DECLINED',
    'the person has declined the invitation; ask them before you try the row again',
  ],
  EXPIRED: ['INVITE_EXPIRED', 'the person has not answered the invitation in time; try the row again'],
  CANCELLED: ['INVITE_CANCELLED', 'the invitation was taken back; try the row again'],
};

/** Of the person, as an invitation says it: one line. */
function nameIn({ claims, email = '' }: BulkRow): string {
  const name = typeof claims?.['name'] === 'string' ? claims['name'] : '';
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return [...(line || email)].slice(0, MOST_NAME).join('').trim();
}
