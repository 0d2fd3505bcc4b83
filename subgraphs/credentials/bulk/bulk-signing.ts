import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { AppError, invalid, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { MayGoOn, PortionOutcome } from '../../job-worker.ts';
import { type BatchOutcome, type createBatch, sentenceOf } from '../batch.ts';
import type { Issuance, PreparedDraft } from '../issuance.ts';
import type { Templated } from '../templates/templated.ts';
import { hasFailed, saysOfRow } from './bulk-issuing.ts';
import { type BulkJob, doneOf, nextJobStatus, requireJobAhead, withLetter, worked } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import type { createBulkPeople } from './bulk-people.ts';
import { type BulkRow, type RowDecision, recounted, rowWrites, type ToSign } from './bulk-row.ts';
import type { FilePiece } from './errors-csv.ts';
import { type ChangeJob, contextOf, stoppedBy, turnOf } from './job-changes.ts';

/** Rows of one turn, and of a piece of the file. */
const ROWS_A_PORTION = 200;
/** Signatures of one request. */
const MOST_SIGNATURES = 500;

const fileInput = z.strictObject({ jobId: uuid, after: optional(z.string().max(64)) });
const signaturesInput = z.strictObject({
  jobId: uuid,
  signatures: z
    .array(
      z.strictObject({ credentialId: uuid, signature: z.string().max(200) }),
      'give a list of signatures',
    )
    .min(1, 'give at least one signature')
    .max(MOST_SIGNATURES, `give at most ${MOST_SIGNATURES} signatures; send the rest in another request`)
    .refine(
      (list) => new Set(list.map(({ credentialId }) => credentialId)).size === list.length,
      'give one signature for each credential',
    ),
});

type Signatures = z.output<typeof signaturesInput>['signatures'];

/** What has become of the signatures of a request. */
export interface SignedRows {
  readonly job: BulkJob;
  readonly results: readonly (Pick<BatchOutcome, 'operationStatus' | 'error' | 'message'> & {
    readonly credentialId: string;
  })[];
}

export type BulkSigning = ReturnType<typeof createBulkSigning>;

/** Jobs of issuers that sign themselves: what is to be signed, and the signatures. */
export function createBulkSigning(deps: {
  readonly rows: RecordStore<BulkRow>;
  readonly load: (jobId: string, context: Context) => Promise<BulkJob>;
  readonly wake: () => void;
  readonly issuance: Pick<Issuance, 'prepareByTemplate'>;
  readonly batch: Pick<ReturnType<typeof createBatch>, 'issueByTemplate'>;
  readonly templated: Pick<Templated, 'ofVersion'>;
  readonly people: Pick<ReturnType<typeof createBulkPeople>, 'settle'>;
  readonly change: ChangeJob;
  /** Ends a job of which no row waits. */
  readonly finish: (job: BulkJob) => Promise<PortionOutcome>;
  readonly inTurn: InTurn;
  readonly now: Clock;
}) {
  const { rows, load, wake, issuance, batch, templated, people, change, finish, inTurn, now } = deps;

  return { preparePortion, toSign, sign };

  /** Settles for each row what its credential says and when, so that every look at it is at the same bytes. */
  async function preparePortion(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    const { jobId, options, counts } = job;
    const where = { jobId, status: 'PENDING' };
    const pending = await rows.list(where, BY_ROW, { skip: 0, limit: ROWS_A_PORTION });
    if (!(await mayGoOn())) return 'LATER';
    if (job.isStopped || (pending.length === 0 && doneOf(counts) === counts.valid)) return finish(job);
    if (pending.length === 0) {
      await change(job, (before) => ({ set: ready(before), action: 'bulk_issuance.ready_to_sign' }));
      return 'MORE';
    }
    const decided: RowDecision[] = [];
    try {
      requireJobAhead(await templated.ofVersion(job.templateId, job.templateVersion), now());
      const outcome = await people.settle(job, pending, mayGoOn);
      if (outcome) return outcome;
      const left = pending.filter(({ holderDid }) => holderDid !== undefined);
      decided.push(...(await Promise.all(left.map((row) => settled(job, row)))));
    } catch (error) {
      if (!isAppError(error)) throw error;
      // Others of the job wait for their signatures: a row that was accepted behind them is tried again.
      if (job.status === 'READY_TO_SIGN') return 'LATER';
      return stoppedBy(error, job, change);
    }
    await change(job, (before) => ({
      set: {
        counts: recounted(
          before.counts,
          decided.map(({ row, set }) => ({ before: row.status, after: set.status })),
        ),
        isStopped: options.onError === 'STOP' && hasFailed(decided),
        attempts: 0,
      },
      writes: rowWrites(rows, decided, now()),
    }));
    return 'MORE';
  }

  /** Signatures are needed, which nobody has been told yet unless others of the job wait for theirs already. */
  function ready(before: BulkJob): Partial<BulkJob> {
    return {
      status: nextJobStatus(before.status, 'SIGN'),
      isDue: false,
      runningSince: undefined,
      ...(before.status !== 'READY_TO_SIGN' && withLetter(before)),
    };
  }

  /** A row with what is to be signed, or with what keeps it from being issued. Errors: those that say nothing of the row. */
  async function settled(job: BulkJob, row: BulkRow): Promise<RowDecision> {
    try {
      return { row, set: { status: 'TO_SIGN', ...settledBy(await prepared(job, row)) } };
    } catch (error) {
      if (!isAppError(error) || !saysOfRow(error.code)) throw error;
      return { row, set: { status: 'FAILED', faults: [{ code: error.code, message: sentenceOf(error) }] } };
    }
  }

  /** What is to be signed, as lines of JSON, piece by piece. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED when the template's last day is over. */
  async function toSign(input: unknown, context: Context): Promise<FilePiece> {
    permit(context, 'bulkIssuance.manage');
    const { jobId, after } = parseInput(fileInput, input);
    const job = await load(jobId, context);
    requireReady(job);
    requireJobAhead(await templated.ofVersion(job.templateId, job.templateVersion), now());
    const behind = after === undefined ? undefined : placeOf(after);
    const found = await rows.list({ jobId, status: 'TO_SIGN' }, BY_ROW, {
      skip: 0,
      limit: ROWS_A_PORTION,
      ...(behind !== undefined && { behind: [behind] }),
    });
    const lines: string[] = [];
    for (const row of found) lines.push(`${canonicalize(lineOf(row, await prepared(job, row)))}\n`);
    const last = found.length < ROWS_A_PORTION ? undefined : found.at(-1);
    return {
      fileName: `bulk-issuance-${jobId}-to-sign.jsonl`,
      mediaType: 'application/x-ndjson',
      content: Buffer.from(lines.join('')),
      next: last && String(last.rowNumber),
    };
  }

  /**
   * Issues the rows whose signatures verify, up to 500; the others keep waiting and are told why. A signature that comes again
   * changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ISSUER_NOT_ACTIVE.
   */
  async function sign(input: unknown, context: Context): Promise<SignedRows> {
    permit(context, 'bulkIssuance.manage');
    const { jobId, signatures } = parseInput(signaturesInput, input);
    return inTurn(turnOf(jobId), () => signed(jobId, signatures, context));
  }

  async function signed(jobId: string, signatures: Signatures, context: Context): Promise<SignedRows> {
    const job = await load(jobId, context);
    if (job.status !== 'COMPLETED' && job.status !== 'COMPLETED_WITH_ERRORS') requireReady(job);
    const where = { jobId, $or: signatures.map(({ credentialId }) => ({ credentialId })) };
    const found = new Map(
      (await rows.list(where, BY_ROW, { skip: 0, limit: MOST_SIGNATURES })).map((row) => [
        row.credentialId,
        row,
      ]),
    );
    const asked = signatures.flatMap(({ credentialId, signature }) => {
      const row = found.get(credentialId);
      return row?.status === 'TO_SIGN' && row.toSign ? [{ row, toSign: row.toSign, signature }] : [];
    });
    const outcomes = asked.length === 0 ? [] : await issued(job, asked, context);
    const byId = new Map(asked.map(({ row }, at) => [row.credentialId, outcomes[at]]));

    const done = asked
      .filter((_one, at) => outcomes[at]?.operationStatus === 'SUCCESS')
      .map(({ row }) => row.rowId);
    const after = done.length === 0 ? job : await written(jobId, done, context);
    if (after.isDue) wake();
    return {
      job: after,
      results: signatures.map(({ credentialId }) => ({
        credentialId,
        ...outcomeOf(found.get(credentialId), byId.get(credentialId)),
      })),
    };
  }

  /** Writes down which rows are ISSUED, by what they are now: another process may have signed the same, or ended the job. */
  async function written(jobId: string, done: readonly string[], context: Context): Promise<BulkJob> {
    for (;;) {
      const after = await change(await load(jobId, context), async (before) => {
        const left = (await rows.byIds(done)).filter(({ status }) => status !== 'ISSUED');
        const counts = recounted(
          before.counts,
          left.map((row) => ({ before: row.status, after: 'ISSUED' })),
        );
        const isOver = before.status === 'READY_TO_SIGN' && doneOf(counts) === counts.valid;
        return {
          set: isOver ? worked(before, counts, now()) : { counts },
          writes: left.map((row) => rows.updateWrite(row, { status: 'ISSUED', toSign: undefined }, now())),
          ...(isOver && { action: 'bulk_issuance.completed' }),
        };
      });
      if (after) return after;
    }
  }

  async function issued(
    job: BulkJob,
    asked: readonly { readonly row: BulkRow; readonly toSign: ToSign; readonly signature: string }[],
    context: Context,
  ): Promise<readonly BatchOutcome[]> {
    const { content } = await templated.ofVersion(job.templateId, job.templateVersion);
    const { results } = await batch.issueByTemplate(
      {
        issuerDid: job.issuerDid,
        credentialType: content.credentialType,
        templateId: job.templateId,
        records: asked.map(({ row, toSign: { keyId, issuedAt, createdAt, expiresAt }, signature }) => ({
          holderDid: row.holderDid,
          credentialData: row.claims,
          credentialId: row.credentialId,
          signature,
          keyId,
          issuanceTimestamp: issuedAt.getTime(),
          proofCreatedTimestamp: createdAt.getTime(),
          ...(expiresAt && { expirationTimestamp: expiresAt.getTime() }),
        })),
      },
      {
        templateVersion: job.templateVersion,
        batchId: job.jobId,
        isQuiet: job.options.notifyHolders === false,
        credentialIds: asked.map(({ row }) => row.credentialId),
      },
      context,
    );
    return results;
  }

  async function prepared(job: BulkJob, row: BulkRow): Promise<PreparedDraft> {
    const { content } = await templated.ofVersion(job.templateId, job.templateVersion);
    const { keyId, issuedAt, createdAt, expiresAt } = row.toSign ?? {};
    return issuance.prepareByTemplate(
      {
        issuerDid: job.issuerDid,
        holderDid: row.holderDid,
        credentialType: content.credentialType,
        credentialData: row.claims,
        templateId: job.templateId,
        credentialId: row.credentialId,
        ...(keyId !== undefined && { keyId }),
        ...(issuedAt && { issuanceTimestamp: issuedAt.getTime() }),
        ...(createdAt && { proofCreatedTimestamp: createdAt.getTime() }),
        ...(expiresAt && { expirationTimestamp: expiresAt.getTime() }),
      },
      job.templateVersion,
      contextOf(job),
    );
  }
}

function settledBy(draft: PreparedDraft): Pick<BulkRow, 'claims' | 'toSign'> {
  const { id: _id, ...claims } = draft.credential['credentialSubject'] as Record<string, unknown>;
  return {
    claims,
    toSign: {
      keyId: draft.keyId,
      issuedAt: draft.issuanceTimestamp,
      createdAt: draft.proofCreatedTimestamp,
      expiresAt: draft.expirationTimestamp,
    },
  };
}

/** A line of the file: what to sign, and what it is. */
function lineOf({ rowNumber, credentialId }: BulkRow, draft: PreparedDraft) {
  return {
    row_number: rowNumber,
    credential_id: credentialId,
    key_id: draft.keyId,
    bytes_to_sign: draft.bytesToSign.toString('base64'),
    credential: draft.credential,
    proof_configuration: draft.proofConfiguration,
  };
}

function outcomeOf(row: BulkRow | undefined, outcome: BatchOutcome | undefined) {
  if (outcome) {
    const { operationStatus, error, message } = outcome;
    return { operationStatus, error, message };
  }
  if (row?.status === 'ISSUED') return { operationStatus: 'SUCCESS' as const };
  const message =
    'No row of this job waits for a signature under this id; read the file of what is to be signed again.';
  return { operationStatus: 'FAILED' as const, error: 'NOT_FOUND' as const, message };
}

function requireReady({ status, signingMode }: BulkJob): void {
  if (status === 'READY_TO_SIGN') return;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    signingMode === 'CUSTODIAL'
      ? 'The platform signs for this issuer; there is nothing to sign.'
      : `This job is ${status}; start it, and wait until it is READY_TO_SIGN.`,
  );
}

function placeOf(after: string): number {
  if (/^\d{1,9}$/.test(after)) return Number(after);
  throw invalid('after', 'cursor', 'give the `next` of the piece before');
}
