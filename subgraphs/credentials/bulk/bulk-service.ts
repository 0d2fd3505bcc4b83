import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { plainFileName } from '../../../kernel/file-name.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { workingForAll } from '../../../kernel/work.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { UploadedFile, Uploads } from '../../../store/uploads.ts';
import { whatIsGiven } from '../../given.ts';
import type { Authorities } from '../authorities.ts';
import type { Templated } from '../templates/templated.ts';
import {
  type BulkJob,
  type BulkOptions,
  doneOf,
  hasEnded,
  isAtRest,
  jobFact,
  listJobsInput,
  MAX_FILE_BYTES,
  MOST_OPEN,
  NO_COUNTS,
  nextJobStatus,
  OPEN_STATUSES,
  parseJobId,
  receiveInput,
  requireJobAhead,
} from './bulk-job.ts';
import { mappingFor, matchingColumns, missingFields, parseMapInput } from './bulk-mapping.ts';
import { BY_ROW, NEWEST_FIRST } from './bulk-models.ts';
import { sheetOf } from './bulk-reading.ts';
import { type BulkRow, rowsInput } from './bulk-row.ts';
import type { BulkSigning } from './bulk-signing.ts';
import { errorsPiece, type FilePiece } from './errors-csv.ts';
import { pausedWith, turnOf } from './job-changes.ts';

/** The operations on jobs: an issuer sees its own alone. */
export interface BulkService {
  /**
   * Takes a piece of a file; with the last one the job: MAPPED where the headers say by themselves what the columns are, else UPLOADED.
   * Errors: those of `Uploads.receive`, VALIDATION_FAILED for a file that cannot be read or a template that cannot be issued by,
   * LIMIT_REACHED while many others have not ended, IDEMPOTENCY_MISMATCH.
   */
  receive(input: unknown, context: Context): Promise<BulkJob | undefined>;
  byId(input: unknown, context: Context): Promise<BulkJob>;
  /** The newest first. */
  list(input: unknown, context: Context): Promise<Page<BulkJob>>;
  /** Row by row. */
  rows(input: unknown, context: Context): Promise<Page<BulkRow>>;
  /** Says what the columns are. Errors: INVALID_STATE_TRANSITION, VALIDATION_FAILED, ROW_VERSION_MISMATCH. */
  map(input: unknown, context: Context): Promise<BulkJob>;
  /** Reads every row and says what is wrong, in the background; issues nothing. Errors: INVALID_STATE_TRANSITION, VALIDATION_FAILED for a template whose last day is over. */
  validate(input: unknown, context: Context): Promise<BulkJob>;
  /** Issues the rows that are valid, in the background. Errors: INVALID_STATE_TRANSITION, VALIDATION_FAILED for a template that cannot be issued by. */
  start(input: unknown, context: Context): Promise<BulkJob>;
  /** Stops behind the portion that is being issued; again it changes nothing. Error: INVALID_STATE_TRANSITION. */
  pause(input: unknown, context: Context): Promise<BulkJob>;
  /** Error: INVALID_STATE_TRANSITION. */
  resume(input: unknown, context: Context): Promise<BulkJob>;
  /**
   * Ends it for good: what was issued stays, the rest is SKIPPED, also where only people who were invited are waited for. Again it changes
   * nothing. Error: INVALID_STATE_TRANSITION.
   */
  cancel(input: unknown, context: Context): Promise<BulkJob>;
  /** Tries the rows again that have failed. Error: INVALID_STATE_TRANSITION. */
  retryFailed(input: unknown, context: Context): Promise<BulkJob>;
  /** What is wrong with its rows, as CSV, piece by piece. */
  errors(input: unknown, context: Context): Promise<FilePiece>;
  /** Of an issuer that signs itself: what is to be signed, piece by piece. */
  toSign: BulkSigning['toSign'];
  sign: BulkSigning['sign'];
  /** The job now and whenever it has gone on, until it is at rest. */
  progress(input: unknown, context: Context): Promise<AsyncIterableIterator<BulkJob>>;
}

/** How often a watched job is looked at: one read by its id. */
const LOOK_MS = 500;

const errorsInput = z.strictObject({ jobId: uuid, after: optional(z.string().max(512)) });

type Given = Pick<BulkJob, 'jobId' | 'issuerId' | 'issuerDid' | 'templateId' | 'options'> & {
  readonly fileName: string;
};

export interface BulkDeps {
  readonly jobs: RecordStore<BulkJob>;
  readonly rows: RecordStore<BulkRow>;
  readonly uploads: Uploads;
  readonly templated: Templated;
  readonly authorities: Pick<Authorities, 'now'>;
  readonly ledger: Ledger;
  readonly inTurn: InTurn;
  readonly now: Clock;
}

export function createBulkService(
  deps: BulkDeps & Pick<BulkService, 'toSign' | 'sign'> & { readonly wake: () => void },
): BulkService {
  const { jobs, rows, uploads, templated, authorities, ledger, inTurn, now, wake } = deps;

  return {
    async receive(input, context) {
      permit(context, 'bulkIssuance.manage');
      const asked = parseInput(receiveInput, input);
      const { fileName: named, templateId, holderKey, onError, notifyHolders, ...piece } = asked;
      const { issuerId, issuerDid } = issuerOf(context);
      const fileName = plainFileName(named);
      if (fileName === undefined) throw invalid('fileName', 'name', 'give the plain name of the file');
      const options: BulkOptions = {
        holderKey: holderKey ?? 'DID',
        onError: onError ?? 'CONTINUE',
        notifyHolders: notifyHolders ?? true,
      };
      // A request that is repeated names the same upload, and so the same job.
      const jobId = derivedId('bulk job', issuerId, piece.uploadId);
      const file = await uploads.receive(piece, { owner: issuerId, maxBytes: MAX_FILE_BYTES });
      if (!file) return undefined;
      return begin(file, { jobId, issuerId, issuerDid, templateId, options, fileName }, context);
    },

    async byId(input, context) {
      permit(context, 'bulkIssuance.read');
      return load(parseJobId(input), context);
    },

    async list(input, context) {
      permit(context, 'bulkIssuance.read');
      const { filter = {}, ...page } = parseInput(listJobsInput, input);
      const where = { issuerId: issuerOf(context).issuerId, ...whatIsGiven(filter) };
      return pageOf(jobs, where, NEWEST_FIRST, page);
    },

    async rows(input, context) {
      permit(context, 'bulkIssuance.read');
      const { jobId, filter, ...page } = parseInput(rowsInput, input);
      await load(jobId, context);
      const where = { jobId, ...(filter?.status && { status: filter.status }) };
      return pageOf(rows, where, BY_ROW, page);
    },

    async map(input, context) {
      permit(context, 'bulkIssuance.manage');
      const { jobId, mapping } = parseMapInput(input);
      return changed(jobId, context, async (before) => {
        requireRowVersion(context, before.rowVersion);
        const status = nextJobStatus(before.status, 'MAP');
        const template = await templated.ofVersion(before.templateId, before.templateVersion);
        return {
          action: 'bulk_issuance.mapped',
          set: { status, mapping: mappingFor(before, mapping, template) },
        };
      });
    },

    async validate(input, context) {
      permit(context, 'bulkIssuance.manage');
      return working(parseJobId(input), context, async (before) => {
        if (before.status === 'VALIDATING') return undefined;
        const status = nextJobStatus(before.status, 'VALIDATE');
        await requireAhead(before);
        return {
          action: 'bulk_issuance.validation_begun',
          set: { status, counts: NO_COUNTS, rows: 0, run: before.run + 1, ...due(context) },
        };
      });
    },

    async start(input, context) {
      permit(context, 'bulkIssuance.manage');
      return working(parseJobId(input), context, async (before) => {
        if (before.status === 'RUNNING') return undefined;
        const status = nextJobStatus(before.status, 'START');
        if (before.counts.valid === 0)
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            'No row of this job is valid; correct the file and send it again.',
          );
        await templated.published(before.templateId, before.issuerId, context);
        await requireAhead(before);
        return {
          action: 'bulk_issuance.started',
          set: {
            status,
            startedAt: now(),
            startedBy: actorOf(context, now()).id ?? undefined,
            ...running(before),
            ...due(context),
          },
        };
      });
    },

    async pause(input, context) {
      permit(context, 'bulkIssuance.manage');
      return changed(parseJobId(input), context, (before) =>
        before.status === 'PAUSED'
          ? undefined
          : {
              action: 'bulk_issuance.paused',
              set: pausedWith(before.status),
            },
      );
    },

    async resume(input, context) {
      permit(context, 'bulkIssuance.manage');
      return working(parseJobId(input), context, async (before) => {
        if (before.status === 'RUNNING') return undefined;
        const status = nextJobStatus(before.status, 'RESUME');
        await requireAhead(before);
        return {
          action: 'bulk_issuance.resumed',
          set: { status, failure: undefined, ...running(before), ...due(context) },
        };
      });
    },

    async cancel(input, context) {
      permit(context, 'bulkIssuance.manage');
      return working(parseJobId(input), context, (before) => {
        if (before.status === 'CANCELLED') return undefined;
        const status = nextJobStatus(before.status, 'CANCEL');
        if (hasEnded(before))
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This job is ${before.status}, and no row of it waits for anybody: there is nothing to cancel.`,
          );
        return {
          action: 'bulk_issuance.cancelled',
          set: { status, endedAt: now(), runningSince: undefined, ...due(context) },
        };
      });
    },

    async retryFailed(input, context) {
      permit(context, 'bulkIssuance.manage');
      return working(parseJobId(input), context, async (before) => {
        const status = nextJobStatus(before.status, 'RETRY');
        if (before.counts.failed === 0)
          throw new AppError('INVALID_STATE_TRANSITION', 'No row of this job has failed.');
        await requireAhead(before);
        return {
          action: 'bulk_issuance.retried',
          set: {
            status,
            retriesFailed: true,
            isStopped: false,
            isEndTold: false,
            letterId: undefined,
            startedBy: actorOf(context, now()).id ?? undefined,
            failure: undefined,
            endedAt: undefined,
            dropAt: undefined,
            ...running(before),
            ...due(context),
          },
        };
      });
    },

    async errors(input, context) {
      permit(context, 'bulkIssuance.read');
      const { jobId, after } = parseInput(errorsInput, input);
      return errorsPiece(rows, await load(jobId, context), after);
    },

    toSign: deps.toSign,
    sign: deps.sign,

    async progress(input, context) {
      permit(context, 'bulkIssuance.read');
      return watched(await load(parseJobId(input), context));
    },
  };

  async function begin(file: UploadedFile, given: Given, context: Context): Promise<BulkJob> {
    const { uploadId, sha256 } = file;
    const again = await jobs.byId(given.jobId);
    if (again) {
      context.notes.idempotencyReplayed = true;
      return sameAs(again, given, sha256);
    }
    try {
      const made = await drafted(file, given, context);
      // One after another, so that the limit holds.
      await inTurn(`bulk jobs of ${given.issuerId}`, async () => {
        await requireRoom(given.issuerId);
        await ledger.commit(context, {
          writes: [jobs.insertWrite(made), uploads.keepWrite(uploadId)],
          audit: { ...jobFact('bulk_issuance.received', made), newState: made.status },
        });
      });
      return made;
    } catch (error) {
      const first = await jobs.byId(given.jobId);
      if (first) return sameAs(first, given, sha256);
      await uploads.remove(uploadId);
      throw error;
    }
  }

  /** Error: LIMIT_REACHED. */
  async function requireRoom(issuerId: string): Promise<void> {
    const open = { $or: OPEN_STATUSES.map((status) => ({ issuerId, status })) };
    if ((await jobs.model.countDocuments(open, { limit: MOST_OPEN })) < MOST_OPEN) return;
    throw new AppError(
      'LIMIT_REACHED',
      `${MOST_OPEN} jobs of yours have not ended; finish or cancel some first.`,
    );
  }

  async function drafted(
    { uploadId, size, sha256 }: UploadedFile,
    { fileName, ...given }: Given,
    context: Context,
  ): Promise<BulkJob> {
    const { issuerId, issuerDid, templateId } = given;
    if (size === 0) throw invalid('file', 'empty', 'send a file that is not empty');
    await requireRoom(issuerId);
    const template = await templated.published(templateId, issuerId, context);
    requireJobAhead(template, now());
    const issuer = await authorities.now({ type: 'ISSUER', did: issuerDid }, context);
    if (!issuer) throw new AppError('NOT_FOUND', 'This issuer is registered no more; ask the platform.');
    // A file is looked through once, however long that takes; it came in this very request.
    const sheet = await workingForAll(() =>
      sheetOf(uploads, { fileId: uploadId, name: fileName, size }),
    ).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw invalid('file', error.fault.code, error.fault.message);
      throw error;
    });
    const mapping = matchingColumns(sheet.headers, template);
    const isMapped = missingFields(mapping, given, template).length === 0;
    const at = now();
    return {
      ...given,
      signingMode: issuer.signingMode,
      templateVersion: template.version,
      file: { fileId: uploadId, name: fileName, size, sha256, format: sheet.format },
      headers: sheet.headers,
      mapping,
      counts: NO_COUNTS,
      rows: 0,
      status: isMapped ? 'MAPPED' : 'UPLOADED',
      doneBefore: 0,
      run: 0,
      retriesFailed: false,
      isDue: false,
      attempts: 0,
      correlationId: context.correlationId,
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
  }

  function sameAs(there: BulkJob, given: Given, sha256: string): BulkJob {
    const isSame =
      there.file.sha256 === sha256 &&
      there.templateId === given.templateId &&
      there.options.holderKey === given.options.holderKey &&
      there.options.onError === given.options.onError &&
      (there.options.notifyHolders ?? true) === given.options.notifyHolders;
    if (isSame) return there;
    throw new AppError(
      'IDEMPOTENCY_MISMATCH',
      'Another file, or the same one with other fields, was sent under this key or upload id; send this one under another.',
    );
  }

  /** As `changed`, for what there is to do afterwards. */
  async function working(...asked: Parameters<typeof changed>): Promise<BulkJob> {
    const after = await changed(...asked);
    wake();
    return after;
  }

  /** Reads, decides and commits; undefined changes nothing. */
  async function changed(
    jobId: string,
    context: Context,
    decide: (before: BulkJob) => Decision | undefined | Promise<Decision | undefined>,
  ): Promise<BulkJob> {
    return inTurn(turnOf(jobId), async () => {
      const before = await load(jobId, context);
      const decision = await decide(before);
      if (!decision) return before;
      const { action, set } = decision;
      const at = now();
      await ledger.commit(context, {
        writes: [jobs.updateWrite(before, set, at)],
        audit: {
          ...jobFact(action, before),
          previousState: before.status,
          newState: set.status ?? before.status,
        },
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  async function* watched(first: BulkJob): AsyncGenerator<BulkJob, undefined, undefined> {
    for (let known = first; ; ) {
      yield known;
      if (isAtRest(known.status)) return undefined;
      let next: BulkJob | undefined = known;
      while (next?.rowVersion === known.rowVersion) {
        await delay(LOOK_MS, undefined, { ref: false });
        next = await jobs.byId(known.jobId);
      }
      if (!next) return undefined;
      known = next;
    }
  }

  async function requireAhead({ templateId, templateVersion }: BulkJob): Promise<void> {
    requireJobAhead(await templated.ofVersion(templateId, templateVersion), now());
  }

  function load(jobId: string, context: Context): Promise<BulkJob> {
    return ownJob(jobs, jobId, context);
  }

  /** What makes the worker go on, in the name of whoever asks. */
  function due({ identity, correlationId }: Context): Partial<BulkJob> {
    return { isDue: true, attempts: 0, requester: withoutToken(identity), correlationId };
  }

  function running({ counts }: BulkJob): Partial<BulkJob> {
    return { runningSince: now(), doneBefore: doneOf(counts) };
  }
}

interface Decision {
  readonly action: Parameters<typeof jobFact>[0];
  readonly set: Partial<BulkJob>;
}

/** A job of the caller's issuer. Error: NOT_FOUND. */
export async function ownJob(
  jobs: Pick<RecordStore<BulkJob>, 'byId'>,
  jobId: string,
  context: Context,
): Promise<BulkJob> {
  const found = await jobs.byId(jobId);
  if (found && found.issuerId === issuerOf(context).issuerId) return found;
  throw new AppError('NOT_FOUND', 'There is no job of that id; check it against your list.');
}

/** The issuer that asks. Error: SCOPE_MISSING. */
export function issuerOf({ identity }: Context): { readonly issuerId: string; readonly issuerDid: string } {
  if (identity.kind === 'issuer') return identity;
  throw new AppError('SCOPE_MISSING', 'Only people of an issuer issue from files; sign in as one of them.');
}

/** Who acts; what proves it stays in the request. */
function withoutToken(identity: Identity): Identity {
  if (identity.kind !== 'issuer') return identity;
  const { tokenId: _id, tokenEpoch: _epoch, ...member } = identity;
  return member;
}
