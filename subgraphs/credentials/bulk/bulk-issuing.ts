import type { Clock } from '../../../kernel/clock.ts';
import { AppError, ERRORS, isAppError } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { MayGoOn, PortionOutcome } from '../../job-worker.ts';
import type { BatchOutcome, createBatch } from '../batch.ts';
import type { CredentialStore } from '../credential-model.ts';
import type { Templated } from '../templates/templated.ts';
import { type BulkFailure, type BulkJob, ended, nextJobStatus, worked } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import type { createBulkPeople } from './bulk-people.ts';
import { type BulkRow, type RowStatus, recounted } from './bulk-row.ts';
import { type ChangeJob, contextOf } from './job-changes.ts';

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
  readonly change: ChangeJob;
  readonly now: Clock;
}) {
  const { rows, store, batch, templated, people, change, now } = deps;

  return { issuePortion, skipRest };

  async function issuePortion(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    if (job.retriesFailed) return retried(job);
    const { jobId, options } = job;
    // 1. What is left to do.
    const pending = await rows.list({ jobId, status: 'PENDING' }, BY_ROW, { skip: 0, limit: ROWS_A_PORTION });
    if (pending.length === 0 || job.isStopped) return finish(job);
    if (!(await mayGoOn())) return 'LATER';
    // 2. Whose they are.
    const settled = await people.settle(job, pending, mayGoOn).catch(refused);
    if (settled instanceof AppError) return stopped(job, settled);
    if (settled) return settled;
    const left = pending.filter(({ holderDid }) => holderDid !== undefined);

    // 3. Their credentials: each has an id of its own, so what a process that died has issued is found, not issued again.
    const outcomes = await issue(job, left).catch(refused);
    if (outcomes instanceof AppError) return stopped(job, outcomes);

    // 4. What has become of each row. A fault of the platform and an issuer that may not issue say nothing of the row.
    const decided = left.flatMap((row, at) => decisionOf(row, outcomes[at]));
    const refusal = outcomes.find(({ error }) => error !== undefined && !saysOfRow(error));
    const after = await change(job, (before) => ({
      set: {
        counts: recounted(
          before.counts,
          decided.map(({ row, set }) => ({ before: row.status, after: set.status })),
        ),
        isStopped: options.onError === 'STOP' && decided.some(({ set }) => set.status === 'FAILED'),
        attempts: 0,
      },
      writes: decided.map(({ row, set }) => rows.updateWrite(row, set, now())),
    }));
    if (!after) return afterLostTurn(job, left, outcomes);
    if (refusal?.error) return stopped(after, new AppError(refusal.error, refusal.message ?? ''));
    return 'MORE';
  }

  async function issue(job: BulkJob, left: readonly BulkRow[]): Promise<readonly BatchOutcome[]> {
    const { content } = await templated.ofVersion(job.templateId, job.templateVersion);
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
    for (const status of ['PAUSED', 'CANCELLED'] as const)
      await change({ ...job, status }, (before) => ({
        set: {
          counts: recounted(
            before.counts,
            issued.map((row) => ({ before: row.status, after: 'ISSUED' })),
          ),
        },
        writes: issued.map((row) => rows.updateWrite(row, { status: 'ISSUED', faults: [] }, now())),
      }));
    return 'LATER';
  }

  /** Rows that have failed are PENDING again. */
  async function retried(job: BulkJob): Promise<PortionOutcome> {
    const failed = await rows.list({ jobId: job.jobId, status: 'FAILED' }, BY_ROW, {
      skip: 0,
      limit: ROWS_A_COMMIT,
    });
    await change(job, (before) => ({
      set: {
        counts: recounted(
          before.counts,
          failed.map((row) => ({ before: row.status, after: 'PENDING' })),
        ),
        retriesFailed: failed.length === ROWS_A_COMMIT,
      },
      writes: failed.map((row) => rows.updateWrite(row, { status: 'PENDING', faults: [] }, now())),
    }));
    return 'MORE';
  }

  /** The end: of a job that stopped at a row that failed, the rest is SKIPPED. Rows whose people were invited may still come. */
  async function finish(job: BulkJob): Promise<PortionOutcome> {
    if (job.isStopped && !(await skipPortion(job, 'PENDING'))) return 'MORE';
    await change(job, (before) => ({
      set: worked(before, before.counts, now()),
      action: 'bulk_issuance.completed',
      reason: `${before.counts.issued} of ${before.counts.total} rows issued`,
    }));
    return 'MORE';
  }

  /** Nothing goes on by itself: an issuer that may not issue has to be let again; anything else is tried again later. */
  async function stopped(job: BulkJob, refusal: AppError): Promise<PortionOutcome> {
    const { code, message } = refusal;
    if (ERRORS[code].http >= 500) throw refusal;
    const failure: BulkFailure = { code, message };
    await change(job, (before) => ({
      set: { status: nextJobStatus(before.status, 'PAUSE'), isDue: false, runningSince: undefined, failure },
      action: 'bulk_issuance.paused',
      reason: code,
    }));
    return 'DONE';
  }

  /** Of a job that was cancelled: what was issued before is written down, and the rest is SKIPPED. */
  async function skipRest(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    for (const status of UNFINISHED)
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
  async function skipPortion(job: BulkJob, status: (typeof UNFINISHED)[number]): Promise<boolean> {
    const left = await rows.list({ jobId: job.jobId, status }, BY_ROW, { skip: 0, limit: ROWS_A_COMMIT });
    if (left.length === 0) return true;
    await people.withdraw(job, left);
    const ids = left.map(({ credentialId }) => credentialId);
    const there = new Set(
      (await store.byIds(ids, { kind: 'everyone' })).map(({ credentialId }) => credentialId),
    );
    const statusOf = ({ credentialId }: BulkRow): RowStatus =>
      there.has(credentialId) ? 'ISSUED' : 'SKIPPED';
    await change(job, (before) => ({
      set: {
        counts: recounted(
          before.counts,
          left.map((row) => ({ before: row.status, after: statusOf(row) })),
        ),
      },
      writes: left.map((row) => rows.updateWrite(row, { status: statusOf(row) }, now())),
    }));
    return left.length < ROWS_A_COMMIT;
  }
}

/** Rows of which a job that is cancelled makes nothing. */
const UNFINISHED = ['PENDING', 'TO_SIGN', 'AWAITING_HOLDER'] as const;

/** A refusal as a value; whatever else is thrown is a bug. */
function refused(error: unknown): AppError {
  if (isAppError(error)) return error;
  throw error;
}

/** What has become of a row; nothing for one that was not attempted. */
function decisionOf(row: BulkRow, outcome: BatchOutcome | undefined) {
  if (outcome?.operationStatus === 'SUCCESS') {
    const set: Partial<BulkRow> & { readonly status: RowStatus } = { status: 'ISSUED', faults: [] };
    return [{ row, set }];
  }
  const { error, message = '' } = outcome ?? {};
  if (error === undefined || !saysOfRow(error)) return [];
  const set: Partial<BulkRow> & { readonly status: RowStatus } = {
    status: 'FAILED',
    faults: [{ code: error, message }],
  };
  return [{ row, set }];
}

function saysOfRow(code: NonNullable<BatchOutcome['error']>): boolean {
  return ERRORS[code].http < 500 && code !== 'ISSUER_NOT_ACTIVE' && code !== 'CONFLICT';
}
