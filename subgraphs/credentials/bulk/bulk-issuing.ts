import type { Clock } from '../../../kernel/clock.ts';
import { asUnit } from '../../../kernel/context.ts';
import { AppError, ERRORS, isAppError } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { MayGoOn, PortionOutcome } from '../../job-worker.ts';
import { mayStill, type Teams } from '../../requester.ts';
import type { BatchOutcome, createBatch } from '../batch.ts';
import type { CredentialStore } from '../credential-model.ts';
import type { Templated } from '../templates/templated.ts';
import { type BulkJob, ended, requireJobAhead, worked } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import type { createBulkPeople } from './bulk-people.ts';
import { type BulkRow, type RowDecision, type RowStatus, recounted, rowWrites } from './bulk-row.ts';
import { type ChangeJob, contextOf, DEMO_ACTOR, type JobChange, stoppedBy, UNIT } from './job-changes.ts';

/** Rows of one turn: a pause takes no longer than that, and other jobs have theirs then. */
const ROWS_A_PORTION = 240;
/** Rows whose status is changed at once without anything being issued. */
const ROWS_A_COMMIT = 500;

/** Issues the rows of a job that are valid. */
export function createBulkIssuing(deps: {
  readonly rows: RecordStore<BulkRow>;
  readonly store: Pick<CredentialStore, 'byIds'>;
  readonly batch: Pick<ReturnType<typeof createBatch>, 'issueByTemplate'>;
  readonly templated: Pick<Templated, 'ofVersion'>;
  readonly people: Pick<ReturnType<typeof createBulkPeople>, 'settle' | 'withdraw'>;
  readonly teams: Teams;
  readonly change: ChangeJob;
  readonly now: Clock;
}) {
  const { rows, store, batch, templated, people, teams, change, now } = deps;

  return { issuePortion, retryFailed, skipRest, finish };

  async function issuePortion(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    const { jobId, options } = job;
    // 1. What is left to do.
    const pending = await rows.list({ jobId, status: 'PENDING' }, BY_ROW, { skip: 0, limit: ROWS_A_PORTION });
    if (pending.length === 0 || job.isStopped) return finish(job);
    if (!(await mayGoOn())) return 'LATER';
    const powerless = await powerlessness(job);
    if (powerless) return stoppedBy(powerless, job, change);

    // 2. Whose they are.
    const settled = await people.settle(job, pending, mayGoOn).catch(refused);
    if (settled instanceof AppError) return stoppedBy(settled, job, change);
    if (settled) return settled;
    const left = pending.filter(({ holderDid }) => holderDid !== undefined);
    // What a process that died has issued of them counts as got on: a job that is killed again and again comes to its end.
    if (job.attempts > 0 && (await written(job, await issuedOf(job, left), []))) return 'MORE';

    // 3. Their credentials: each has an id of its own, so what a process that died has issued is found, not issued again.
    const outcomes = await issue(job, left).catch(refused);
    if (outcomes instanceof AppError) return stoppedBy(outcomes, job, change);

    // 4. What has become of each row. A fault of the platform and an issuer that may not issue say nothing of the row.
    const decided = left.flatMap((row, at) => decisionOf(row, outcomes[at]));
    const refusal = outcomes.find(({ error }) => error !== undefined && !saysOfRow(error));
    const isStopped = options.onError === 'STOP' && hasFailed(decided);
    const after = await change(job, (before) => {
      const { set, writes } = changeBy(before, decided);
      return { set: { ...set, isStopped }, writes };
    });
    if (!after) return afterLostTurn(job, left, outcomes);
    if (refusal?.error) return stoppedBy(new AppError(refusal.error, refusal.message ?? ''), after, change);
    return 'MORE';
  }

  /** Why whoever has started it may not go on: a member who was suspended, removed or demoted since then. Errors: UPSTREAM_UNAVAILABLE. */
  async function powerlessness(job: BulkJob): Promise<AppError | undefined> {
    const context = contextOf(job);
    const { identity } = context;
    if (identity.kind === 'issuer' && identity.userId === DEMO_ACTOR) return undefined;
    if (await mayStill(identity, 'bulkIssuance.manage', teams, asUnit(context, UNIT))) return undefined;
    return new AppError(
      'FORBIDDEN',
      'Whoever has started this job may not issue for the issuer any more; resume it in your own name.',
    );
  }

  async function issue(job: BulkJob, left: readonly BulkRow[]): Promise<readonly BatchOutcome[]> {
    const template = await templated.ofVersion(job.templateId, job.templateVersion);
    const { content } = template;
    requireJobAhead(template, now());
    const { results } = await batch.issueByTemplate(
      {
        issuerDid: job.issuerDid,
        credentialType: content.credentialType,
        templateId: job.templateId,
        continueOnError: job.options.onError === 'CONTINUE',
        records: left.map(({ holderDid, claims }) => ({ holderDid, credentialData: claims })),
      },
      {
        templateVersion: job.templateVersion,
        batchId: job.jobId,
        isQuiet: job.options.notifyHolders === false,
        credentialIds: left.map(({ credentialId }) => credentialId),
      },
      contextOf(job),
    );
    return results;
  }

  /** Somebody has paused or ended the job while its rows were issued: what was issued is written down all the same. */
  async function afterLostTurn(
    job: BulkJob,
    left: readonly BulkRow[],
    outcomes: readonly BatchOutcome[],
  ): Promise<PortionOutcome> {
    const issued = left.filter((_row, at) => outcomes[at]?.operationStatus === 'SUCCESS');
    for (const status of ['PAUSED', 'CANCELLED'] as const) await written({ ...job, status }, issued, []);
    return 'LATER';
  }

  /** Writes down which rows are ISSUED and which SKIPPED; true when there were some and the job is as it was. */
  async function written(
    job: BulkJob,
    issued: readonly BulkRow[],
    skipped: readonly BulkRow[],
  ): Promise<boolean> {
    if (issued.length + skipped.length === 0) return false;
    const decided: RowDecision[] = [
      ...issued.map((row) => ({ row, set: ISSUED })),
      ...skipped.map((row) => ({ row, set: SKIPPED })),
    ];
    const after = await change(job, async (before) => {
      // Its issuer may have signed some since they were read.
      const there = await rows.byIds(decided.map(({ row }) => row.rowId));
      const statuses = new Map(there.map(({ rowId, status }) => [rowId, status]));
      return changeBy(
        before,
        decided.filter(({ row }) => statuses.get(row.rowId) === row.status),
      );
    });
    return after !== undefined;
  }

  function changeBy({ counts }: BulkJob, decided: readonly RowDecision[]): JobChange {
    const changes = decided.map(({ row, set }) => ({ before: row.status, after: set.status }));
    return {
      set: { counts: recounted(counts, changes), attempts: 0 },
      writes: rowWrites(rows, decided, now()),
    };
  }

  /** Those of the rows that the job has issued, by the credentials that are there. */
  async function issuedOf({ jobId }: BulkJob, some: readonly BulkRow[]): Promise<readonly BulkRow[]> {
    const ids = some.map(({ credentialId }) => credentialId);
    const found = await store.byIds(ids, { kind: 'everyone' });
    const there = new Set(found.flatMap((one) => (one.batchId === jobId ? [one.credentialId] : [])));
    return some.filter(({ credentialId }) => there.has(credentialId));
  }

  /** Rows that have failed are PENDING again. */
  async function retryFailed(job: BulkJob): Promise<PortionOutcome> {
    const failed = await rows.list({ jobId: job.jobId, status: 'FAILED' }, BY_ROW, {
      skip: 0,
      limit: ROWS_A_COMMIT,
    });
    const decided = failed.map((row) => ({ row, set: PENDING }));
    await change(job, (before) => {
      const { set, writes } = changeBy(before, decided);
      return { set: { ...set, retriesFailed: failed.length === ROWS_A_COMMIT }, writes };
    });
    return 'MORE';
  }

  /** The end: of a job that stopped at a row that failed, the rest is SKIPPED. Rows whose people were invited may still come. */
  async function finish(job: BulkJob): Promise<PortionOutcome> {
    const given = job.isStopped ? UNDECIDED : [];
    for (const status of given) if (!(await skipPortion(job, status))) return 'MORE';
    await change(job, (before) => ({
      set: worked(before, before.counts, now()),
      action: 'bulk_issuance.completed',
      reason: `${before.counts.issued} of ${before.counts.total} rows issued`,
    }));
    return 'MORE';
  }

  /** Of a job that was cancelled: what was issued before is written down, and the rest is SKIPPED. */
  async function skipRest(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    for (const status of [...UNDECIDED, 'AWAITING_HOLDER'] as const)
      do {
        if (!(await mayGoOn())) return 'LATER';
      } while (!(await skipPortion(job, status)));
    await change(job, () => ({
      set: {
        ...ended('CANCELLED', now()),
        requester: undefined,
        letterId: undefined,
        followsInvites: false,
      },
    }));
    return 'DONE';
  }

  /** True when none of these is left. A credential that a process has issued before it died counts as issued. */
  async function skipPortion(job: BulkJob, status: RowStatus): Promise<boolean> {
    const left = await rows.list({ jobId: job.jobId, status }, BY_ROW, { skip: 0, limit: ROWS_A_COMMIT });
    if (left.length === 0) return true;
    await people.withdraw(job, left);
    const issued = new Set(await issuedOf(job, left));
    await written(
      job,
      [...issued],
      left.filter((row) => !issued.has(row)),
    );
    return left.length < ROWS_A_COMMIT;
  }
}

/** Rows of which it is not settled what they come to, but for those that wait for people. */
const UNDECIDED = ['PENDING', 'TO_SIGN'] as const satisfies readonly RowStatus[];
const ISSUED = { status: 'ISSUED', faults: [] } as const;
const SKIPPED = { status: 'SKIPPED' } as const;
const PENDING = { status: 'PENDING', faults: [] } as const;

/** A refusal as a value; whatever else is thrown is a bug. */
function refused(error: unknown): AppError {
  if (isAppError(error)) return error;
  throw error;
}

/** Whether a row is among them at which a job stops that stops at the first one. */
export const hasFailed = (decided: readonly RowDecision[]) =>
  decided.some(({ set }) => set.status === 'FAILED');

/** What has become of a row; nothing for one that was not attempted. */
function decisionOf(row: BulkRow, outcome: BatchOutcome | undefined): RowDecision[] {
  if (outcome?.operationStatus === 'SUCCESS') return [{ row, set: ISSUED }];
  const { error, message = '' } = outcome ?? {};
  if (error === undefined || !saysOfRow(error)) return [];
  return [{ row, set: { status: 'FAILED', faults: [{ code: error, message }] } }];
}

/** Whether an error is one of the row, and not of the platform or of the issuer. */
export function saysOfRow(code: NonNullable<BatchOutcome['error']>): boolean {
  return ERRORS[code].http < 500 && code !== 'ISSUER_NOT_ACTIVE' && code !== 'CONFLICT';
}
