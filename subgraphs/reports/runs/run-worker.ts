import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import { type ErrorCode, isAppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { columnsOf } from '../columns.ts';
import { FORMATS } from '../formats/formats.ts';
import type { ManifestSigner } from '../ports.ts';
import { MOST_ROWS, RETENTION_DAYS } from '../settings.ts';
import type { ReportSources } from '../sources/source.ts';
import { errorsFileName, fileNameOf } from './file-names.ts';
import { fileSink } from './file-sink.ts';
import {
  after,
  DELETED,
  hasEnded,
  hasFile,
  NO_ROWS,
  type ReportFile,
  type ReportRun,
  runFact,
  type StoredRun,
} from './run.ts';
import { LONGEST_OVER, OLDEST_FIRST } from './run-model.ts';
import { type RunProgress, UnmakeableReport, writeRun } from './run-writing.ts';
import { MANIFEST_TYPE, manifestOf } from './signed-manifest.ts';

const EVERY_MS = 5000;
/** Longer than a page takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
/** How often a run tells how far it is, keeps its turn and looks whether it is still wanted. */
const TELL_MS = 1000;
const RUNS_A_ROUND = 50;
/** How often a run may end its process before it is given up. */
const MOST_ATTEMPTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is written later may be committed before something earlier: of so recent a time some may be missing. */
const UNSETTLED_MS = 30_000;

const UNIT = 'core-engine';

/** What passes by itself: the run is begun anew, as often as it takes. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CONFLICT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'STORAGE_UNAVAILABLE',
  'OVERLOADED',
  'SHUTTING_DOWN',
]);

/** Thrown between pages by a run that does not go on in this process. */
const STOPPED = new Error('This run does not go on here.');

/** Works off runs, one at a time in all processes that share a store, the oldest first; and takes files away whose time is over. */
export function createRunWorker(deps: {
  readonly runs: RecordStore<StoredRun>;
  readonly uploads: Uploads;
  readonly sources: ReportSources;
  readonly signer: ManifestSigner;
  readonly ledger: Ledger;
  readonly lease: Lease;
  readonly settings: Pick<LiveSettings, 'get'>;
  /** How manifests name the platform. */
  readonly publicUrl: string;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { runs, uploads, sources, signer, ledger, lease, settings, publicUrl, now, log } = deps;
  let isClosed = false;
  const sweeper = createSweeper(
    work,
    EVERY_MS,
    'Reports could not be worked off; it is tried again at the next interval',
    log,
  );

  return {
    start: sweeper.start,
    /** Looks for work at once. */
    wake: sweeper.again,
    /** Resolves when there was nothing left to do. */
    settle: sweeper.sweep,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    if (!(await lease.hold(LEASE_MS))) return;
    try {
      await expireDue();
      const left = new Set<string>();
      while (!isClosed) {
        const due = await runs.list({ isDue: true }, OLDEST_FIRST, { skip: 0, limit: RUNS_A_ROUND });
        const run = due.find(({ reportId }) => !left.has(reportId));
        if (!run || !(await lease.hold(LEASE_MS))) return;
        if (!(await workOff(run))) left.add(run.reportId);
      }
    } finally {
      await lease.release();
    }
  }

  /** False when somebody else goes on with it, or this process later. */
  async function workOff(run: StoredRun): Promise<boolean> {
    const { reportId } = run;
    try {
      if (hasEnded(run.status)) return await cleared(run);
      if (run.attempts >= MOST_ATTEMPTS)
        throw new UnmakeableReport(
          'INTERRUPTED',
          'It was interrupted again and again; order a smaller report.',
        );
      await make(run);
      return true;
    } catch (error) {
      if (error === STOPPED) return false;
      if (error instanceof UnmakeableReport) return failed(reportId, error.code, error.message);
      if (isAppError(error) && !PASSING.has(error.code)) return failed(reportId, error.code, error.message);
      log.warn({ err: error, reportId }, 'A report stopped and is begun anew later');
      // What others fail in ends by itself; what fails here fails again.
      if (isAppError(error)) await runs.model.updateOne({ _id: reportId }, { $set: { attempts: 0 } });
      return false;
    }
  }

  /** Makes the files and ends the run, all of it anew. Errors: STOPPED, UnmakeableReport, those of sources and store. */
  async function make(given: StoredRun): Promise<void> {
    const startedAt = now();
    const uploadId = newId();
    const errorsUploadId = newId();
    const run = await change(given.reportId, (before) => ({
      ...NO_ROWS,
      status: after('begin', before),
      firstErrors: [],
      attempts: before.attempts + 1,
      startedAt,
      uploadId,
      errorsUploadId,
    }));
    if (!run) throw STOPPED;
    // What an attempt before has left; nobody was told of it.
    for (const leftover of [given.uploadId, given.errorsUploadId])
      if (leftover) await uploads.remove(leftover);

    const format = FORMATS[run.format];
    const writer = format.writer({
      kind: run.kind,
      columns: columnsOf(run),
      isForMachines: run.scheme !== undefined,
    });
    const owner = run.ownerKey;
    const rows = fileSink(uploads, uploadId, owner);
    const errors = fileSink(uploads, errorsUploadId, owner);
    let toldAt = startedAt.getTime();
    const context = asUnit(newContext({ identity: run.requester, correlationId: run.correlationId }), UNIT);
    const done = await writeRun({
      order: run,
      source: sources[run.kind],
      format,
      writer,
      rows,
      errors,
      mostRows: settings.get(MOST_ROWS),
      context,
      async tick(progress) {
        // Requests get their turn between pages.
        await new Promise(setImmediate);
        if (isClosed) throw STOPPED;
        const at = now().getTime();
        if (at - toldAt < TELL_MS) return;
        toldAt = at;
        if (!(await lease.hold(LEASE_MS)) || !(await told(run, uploadId, progress))) throw STOPPED;
      },
    });
    const whole = await rows.end();
    const errorsWhole = done.errorCount > 0 ? await errors.end() : undefined;
    await ended(run, done, {
      startedAt,
      uploadId,
      errorsUploadId: errorsWhole ? errorsUploadId : undefined,
      file: { fileName: fileNameOf(run), mediaType: format.mediaType, ...whole },
      errorsFile: errorsWhole && {
        fileName: errorsFileName(run),
        mediaType: 'text/csv',
        ...errorsWhole,
      },
    });
  }

  /** Stores how far a run is; false when it does not go on. */
  async function told(
    { reportId }: StoredRun,
    uploadId: string,
    { through: _through, ...progress }: RunProgress,
  ): Promise<boolean> {
    const { matchedCount } = await runs.model.updateOne(
      { _id: reportId, status: 'RUNNING', uploadId },
      { $set: { ...progress, updatedAt: now() }, $inc: { rowVersion: 1 } },
    );
    return matchedCount === 1;
  }

  async function ended(
    run: StoredRun,
    { through, ...counts }: RunProgress,
    made: {
      startedAt: Date;
      uploadId: string;
      errorsUploadId: string | undefined;
      file: ReportFile;
      errorsFile: ReportFile | undefined;
    },
  ): Promise<void> {
    const endedAt = now();
    const { startedAt, uploadId, errorsUploadId, file, errorsFile } = made;
    const coveredTo = earliest(through, new Date(startedAt.getTime() - UNSETTLED_MS), periodEnd(run));
    const key = signer.multikey();
    const { text: statement, signature } = signer.sign(
      MANIFEST_TYPE,
      manifestOf(
        { ...run, ...counts },
        { platform: publicUrl, key, file, errorsFile, startedAt, endedAt, coveredTo },
      ),
    );
    const finished = await change(
      run.reportId,
      (before) =>
        before.uploadId === uploadId
          ? {
              ...counts,
              status: after(counts.errorCount > 0 ? 'completeWithErrors' : 'complete', before),
              file,
              errorsFile,
              errorsUploadId,
              coveredTo,
              statement,
              signature,
              endedAt,
              expiresAt: new Date(endedAt.getTime() + settings.get(RETENTION_DAYS) * DAY_MS),
              isDue: false,
              place: undefined,
            }
          : undefined,
      // With the state of the run, so that a file is kept exactly when it can be downloaded.
      [uploadId, ...(errorsUploadId ? [errorsUploadId] : [])].map(uploads.keepWrite),
      'report.ended',
    );
    if (!finished) throw STOPPED;
    if (!errorsUploadId && run.errorsUploadId) await uploads.remove(run.errorsUploadId);
  }

  async function failed(reportId: string, code: string, message: string): Promise<boolean> {
    const done = await change(
      reportId,
      (before) => ({
        status: after('fail', before),
        failure: { code, message },
        endedAt: now(),
        place: undefined,
      }),
      [],
      'report.ended',
    );
    return done ? cleared(done) : true;
  }

  /** Ends what was kept for long enough; its files go in the same round. */
  async function expireDue(): Promise<void> {
    for (const status of ['COMPLETED', 'COMPLETED_WITH_ERRORS'] as const)
      for (;;) {
        const [over] = await runs.list({ status }, LONGEST_OVER, { skip: 0, limit: 1 });
        if (!over?.expiresAt || over.expiresAt > now()) break;
        const done = await change(
          over.reportId,
          (before) => (hasFile(before.status) ? { status: after('expire', before), isDue: true } : undefined),
          [],
          'report.expired',
        );
        if (!done) break;
      }
  }

  /** Reads a run, decides and commits, as often as others come first; undefined when there is nothing to change. */
  function change(
    reportId: string,
    decide: (before: StoredRun) => Partial<StoredRun> | undefined,
    writes: Parameters<Ledger['commit']>[1]['writes'] = [],
    action?: 'report.ended' | 'report.expired',
  ): Promise<StoredRun | undefined> {
    return anewAfterRaces(async () => {
      const before = await runs.byId(reportId);
      if (!before || (hasEnded(before.status) && action !== 'report.expired')) return undefined;
      const set = decide(before);
      if (!set) return undefined;
      const at = now();
      const context = newContext({ identity: before.requester, correlationId: before.correlationId });
      const fact = action && {
        ...runFact(action, before),
        previousState: before.status,
        newState: set.status ?? before.status,
      };
      await ledger.commit(action === 'report.expired' ? asUnit(context, UNIT) : context, {
        writes: [...writes, runs.updateWrite(before, set, at)],
        audit: fact ?? [],
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  /** Files hold personal data: they go as soon as nobody may have them. */
  async function cleared({ reportId, uploadId, errorsUploadId, ownerKey }: StoredRun): Promise<boolean> {
    for (const file of [uploadId, errorsUploadId]) if (file) await uploads.remove(file);
    if (ownerKey === DELETED) {
      await runs.model.deleteOne({ _id: reportId });
      return true;
    }
    await runs.model.updateOne(
      { _id: reportId },
      { $set: { isDue: false, uploadId: null, errorsUploadId: null } },
    );
    return true;
  }
}

export type RunWorker = ReturnType<typeof createRunWorker>;

function periodEnd({ periodTo }: ReportRun): Date | undefined {
  return periodTo === undefined ? undefined : new Date(`${periodTo}T00:00:00.000Z`);
}

function earliest(...instants: readonly (Date | undefined)[]): Date {
  return new Date(Math.min(...instants.flatMap((at) => (at ? [at.getTime()] : []))));
}
