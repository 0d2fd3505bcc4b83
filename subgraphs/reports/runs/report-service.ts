import { setTimeout as delay } from 'node:timers/promises';
import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { inFreeSlot } from '../../../store/slots.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { whatIsGiven } from '../../given.ts';
import { KINDS } from '../kinds.ts';
import { createReportInput } from '../order.ts';
import { type createOrdering, maySeeSensitive, ownerOf } from '../ordering.ts';
import type { ManifestSigner } from '../ports.ts';
import type { DownloadCursors } from './download-cursors.ts';
import { manifestFileName } from './file-names.ts';
import {
  after,
  DELETED,
  fileInput,
  hasEnded,
  hasFile,
  listRunsInput,
  MOST_OPEN,
  NO_ROWS,
  ownerKeyOf,
  parseReportId,
  type ReportFile,
  type ReportRun,
  runFact,
  type StoredRun,
  shown,
  withoutFile,
} from './run.ts';
import { NEWEST_FIRST } from './run-model.ts';
import { MANIFEST_TYPE, type SignedManifest } from './signed-manifest.ts';

/** A piece of a file for its reader. */
export interface FilePiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** Asks for the next piece; absent with the last. */
  readonly next?: string | undefined;
}

/** The operations on runs: each who orders sees their own alone, and only Admins those that are for Admins. */
export interface ReportService {
  /**
   * Orders a report, QUEUED. Errors: those of `orderOf`, LIMIT_REACHED while as many have not ended as one may have,
   * IDEMPOTENCY_MISMATCH.
   */
  create(input: unknown, context: Context): Promise<ReportRun>;
  byId(input: unknown, context: Context): Promise<ReportRun>;
  /** The newest first. */
  list(input: unknown, context: Context): Promise<Page<ReportRun>>;
  /** The file, piece by piece; the trail tells of it. Errors: NOT_FOUND, INVALID_STATE_TRANSITION without one, PREFETCH_REFUSED. */
  file(input: unknown, context: Context): Promise<FilePiece>;
  /** All errors of its rows as CSV, piece by piece. Errors: as of the file, NOT_FOUND where there are none. */
  errorsFile(input: unknown, context: Context): Promise<FilePiece>;
  /** The signed manifest; it stays when the files are gone. Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that made no file. */
  manifest(input: unknown, context: Context): Promise<FilePiece>;
  /** Ends one that has not ended. Again it changes nothing. Error: INVALID_STATE_TRANSITION for one that has ended otherwise. */
  cancel(input: unknown, context: Context): Promise<ReportRun>;
  /** Takes it away with its files. Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that has not ended. */
  remove(input: unknown, context: Context): Promise<ReportRun>;
  /** The run now, whenever it has gone on, and when it has ended; whichever process works on it. */
  progress(input: unknown, context: Context): Promise<AsyncIterableIterator<ReportRun>>;
}

/** How often a watched run is looked at: one read by its id. */
const LOOK_MS = 500;
const PLACES = Array.from({ length: MOST_OPEN }, (_, place) => place);

export function createReportService(deps: {
  readonly runs: RecordStore<StoredRun>;
  readonly uploads: Uploads;
  readonly ordering: ReturnType<typeof createOrdering>;
  readonly cursors: DownloadCursors;
  readonly signer: Pick<ManifestSigner, 'multikey'>;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly inTurn: InTurn;
  readonly now: Clock;
  /** Called when there is something to do. */
  readonly wake: () => void;
}): ReportService {
  const { runs, uploads, ordering, cursors, signer, ledger, idempotency, inTurn, now, wake } = deps;

  return {
    async create(input, context) {
      permit(context, 'report.run');
      const given = parseInput(createReportInput, input);
      const order = await ordering.orderOf(given, context);
      const made = await idempotency.run<ReportRun>(context, 'createReport', input, (remember) =>
        inFreeSlot({
          slots: PLACES,
          rows: () => runs.list({ ownerKey: ownerKeyOf(order.owner), isDue: true }, NEWEST_FIRST, OPEN),
          isOver: ({ place }) => place === undefined,
          full: () =>
            new AppError(
              'LIMIT_REACHED',
              `You have ${MOST_OPEN} reports under way; wait until one has ended, or cancel one.`,
            ),
          commit: async (place) => {
            const at = now();
            const run: StoredRun = {
              ...order,
              ...NO_ROWS,
              reportId: newId(),
              status: 'QUEUED',
              firstErrors: [],
              ownerKey: ownerKeyOf(order.owner),
              isSensitive: KINDS[order.kind].isSensitive,
              isDue: true,
              attempts: 0,
              place,
              requester: withoutToken(context.identity),
              correlationId: context.correlationId,
              createdAt: at,
              updatedAt: at,
              createdBy: actorOf(context, at).id,
              rowVersion: 1,
            };
            const fact = { ...runFact('report.ordered', run), newState: run.kind };
            await ledger.commit(context, {
              writes: [runs.insertWrite(run), ...remember(shown(run))],
              audit: fact,
            });
            return shown(run);
          },
        }),
      );
      wake();
      return made;
    },

    async byId(input, context) {
      permit(context, 'report.run');
      return shown(await load(parseReportId(input), context));
    },

    async list(input, context) {
      permit(context, 'report.run');
      const { filter = {}, ...page } = parseInput(listRunsInput, input);
      const where = {
        ownerKey: ownerKeyOf(ownerOf(context.identity)),
        ...whatIsGiven(filter),
        ...(maySeeSensitive(context) ? {} : { isSensitive: false }),
      };
      const found = await pageOf(runs, where, NEWEST_FIRST, page);
      return {
        ...found,
        items: found.items.map(shown),
        keyOf: ({ createdAt, reportId }) => [createdAt.getTime(), reportId],
      };
    },

    async file(input, context) {
      permit(context, 'report.run');
      const { reportId, after: cursor } = parseInput(fileInput, input);
      const run = await load(reportId, context);
      requireFile(run);
      return pieceOf(run, { file: run.file, uploadId: run.uploadId, part: 'file' }, cursor, context);
    },

    async errorsFile(input, context) {
      permit(context, 'report.run');
      const { reportId, after: cursor } = parseInput(fileInput, input);
      const run = await load(reportId, context);
      requireFile(run);
      const { errorsFile: file, errorsUploadId: uploadId } = run;
      return pieceOf(run, { file, uploadId, part: 'errors' }, cursor, context);
    },

    async manifest(input, context) {
      permit(context, 'report.run');
      const run = await load(parseReportId(input), context);
      const { statement, signature } = run;
      if (statement === undefined || signature === undefined) throw withoutFile(run);
      const signed: SignedManifest = { type: MANIFEST_TYPE, statement, signature, key: signer.multikey() };
      return {
        fileName: manifestFileName(run),
        mediaType: 'application/json',
        content: Buffer.from(`${JSON.stringify(signed, null, 2)}\n`),
      };
    },

    async cancel(input, context) {
      permit(context, 'report.run');
      const reportId = parseReportId(input);
      const ended = await changed(reportId, context, (before) =>
        before.status === 'CANCELLED'
          ? undefined
          : { status: after('cancel', before), endedAt: now(), place: undefined },
      );
      wake();
      return ended;
    },

    async remove(input, context) {
      permit(context, 'report.run');
      const reportId = parseReportId(input);
      const removed = await changed(reportId, context, (before) => {
        if (!hasEnded(before.status))
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This report is ${before.status}: cancel it, then delete it.`,
          );
        return { ownerKey: DELETED, isDue: true };
      });
      wake();
      return removed;
    },

    async progress(input, context) {
      permit(context, 'report.run');
      return watched(await load(parseReportId(input), context));
    },
  };

  /** What a caller does to a run of theirs; undefined changes nothing. */
  function changed(
    reportId: string,
    context: Context,
    decide: (before: StoredRun) => Partial<StoredRun> | undefined,
  ): Promise<ReportRun> {
    return inTurn(`report ${reportId}`, async () => {
      // Its own progress changes the version, too, so nobody is held to one while it runs.
      const before = await load(reportId, context);
      if (hasEnded(before.status)) requireRowVersion(context, before.rowVersion);
      const set = decide(before);
      if (!set) return shown(before);
      const at = now();
      const isRemoval = set.ownerKey === DELETED;
      await ledger.commit(context, {
        writes: [runs.updateWrite(before, set, at)],
        audit: {
          ...runFact(isRemoval ? 'report.deleted' : 'report.ended', before),
          previousState: before.status,
          ...(set.status ? { newState: set.status } : {}),
        },
      });
      return shown({ ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 });
    });
  }

  async function pieceOf(
    run: StoredRun,
    {
      file,
      uploadId,
      part,
    }: { file: ReportFile | undefined; uploadId: string | undefined; part: 'file' | 'errors' },
    cursor: string | undefined,
    context: Context,
  ): Promise<FilePiece> {
    if (!file || !uploadId)
      throw new AppError('NOT_FOUND', 'This report has no errors, and so no file of them.');
    const whose = { reportId: run.reportId, part, by: actorOf(context, now()).id ?? '' };
    const from = cursor === undefined ? 0 : cursors.open(cursor, whose);
    if (from === undefined)
      throw invalid('after', 'cursor', 'give the `next` of the piece before, as the same person');
    if (cursor === undefined) await told(run, part, context);
    let content: Uint8Array = new Uint8Array();
    for await (const piece of uploads.read(uploadId, from)) {
      content = piece;
      break;
    }
    const end = from + content.length;
    const isLast = end >= file.size;
    if (content.length === 0 && !isLast) throw withoutFile({ status: 'EXPIRED' });
    const { fileName, mediaType } = file;
    return { fileName, mediaType, content, ...(isLast ? {} : { next: cursors.make(end, whose) }) };
  }

  /** The trail knows who has got a file before they have it. */
  async function told(run: StoredRun, part: 'file' | 'errors', context: Context): Promise<void> {
    if (context.isPrefetch)
      throw new AppError('PREFETCH_REFUSED', 'Reports are downloaded when somebody asks, not in advance.');
    await ledger.commit(context, {
      writes: [],
      audit: { ...runFact('report.downloaded', run), newState: part },
    });
  }

  function requireFile(run: StoredRun): void {
    const isOver = run.expiresAt !== undefined && run.expiresAt <= now();
    if (!hasFile(run.status)) throw withoutFile(run);
    if (isOver) throw withoutFile({ status: 'EXPIRED' });
  }

  async function* watched(first: StoredRun): AsyncGenerator<ReportRun, undefined, undefined> {
    for (let known = first; ; ) {
      yield shown(known);
      if (hasEnded(known.status)) return undefined;
      let next: StoredRun | undefined = known;
      while (next?.rowVersion === known.rowVersion) {
        await delay(LOOK_MS, undefined, { ref: false });
        next = await runs.first({ _id: known.reportId, ownerKey: known.ownerKey });
      }
      if (!next) return undefined;
      known = next;
    }
  }

  /** A run of the caller's, or the one answer for what is unknown and what is somebody else's. Error: NOT_FOUND. */
  async function load(reportId: string, context: Context): Promise<StoredRun> {
    const run = await runs.byId(reportId);
    const isOwn = run?.ownerKey === ownerKeyOf(ownerOf(context.identity));
    if (run && isOwn && (!run.isSensitive || maySeeSensitive(context))) return run;
    throw new AppError('NOT_FOUND', 'There is no report of that id; check it against your list.');
  }
}

// More than have a place: those whose files are still to go have none.
const OPEN = { skip: 0, limit: 100 };

/** Who acts; what proves it stays in the request. */
function withoutToken(identity: Identity): Identity {
  if (identity.kind !== 'issuer' && identity.kind !== 'admin' && identity.kind !== 'custodian')
    return identity;
  const { tokenId: _id, tokenEpoch: _epoch, ...person } = identity;
  return person;
}
