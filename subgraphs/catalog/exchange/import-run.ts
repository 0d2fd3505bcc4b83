import { trusted } from 'mongoose';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { isConflict, isLostRace } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { whatIsGiven } from '../../given.ts';
import { createDocumentReading } from './document-reading.ts';
import { type CatalogImport, type Counts, PHASES, type Phase } from './import.ts';
import { OLDEST_FIRST } from './import-model.ts';
import { FileRefused, type ItemProblem } from './refusals.ts';
import { IN_PLACE, type StagedItem } from './staged-item-model.ts';
import type { Decision, Forgetting, Step, StepRow } from './step.ts';

export type StepPhase = Exclude<Phase, 'INSPECT' | 'READ' | 'TRIM'>;

/** Thrown when an import is not this process's to go on with: it was cancelled, or another process works on it. */
const NOT_OURS = new Error('This import was changed by others.');

const MEANWHILE: ItemProblem = {
  pointer: '',
  code: 'changed_meanwhile',
  message: 'somebody changed this record meanwhile; import the document again',
};

/**
 * Runs imports, one after the other. Everything that it knows is in the store: each portion of an import is committed together with
 * its place, so that whoever goes on after a crash begins with the next portion.
 */
export function createImportRun(deps: {
  imports: RecordStore<CatalogImport>;
  items: RecordStore<StagedItem>;
  files: Uploads;
  steps: Readonly<Record<StepPhase, StepRow>>;
  stale: Forgetting;
  ledger: Ledger;
  now: Clock;
  log: Logger;
}) {
  const { imports, items, files, steps, stale, ledger, now, log } = deps;
  const context = asUnit(newContext(), 'program-catalog');
  const reading = createDocumentReading({ items, files, now });

  return {
    /** Runs what is waiting, the oldest first, until nothing is, or between two portions of one that is to wait for another process. Errors: those of the store; the next call goes on. */
    async runDue(isClosing: () => boolean): Promise<void> {
      while (!isClosing()) {
        const job =
          (await imports.first({ status: 'RUNNING' }, OLDEST_FIRST)) ??
          (await imports.first({ status: 'QUEUED' }, OLDEST_FIRST));
        if (!job || !(await runWhole(job, isClosing))) return;
      }
    },

    /** Ends imports whose file never came whole, and that began before an instant. */
    async abandonBefore(end: Date): Promise<void> {
      const left = await imports.list(
        { status: 'RECEIVING', createdAt: trusted({ $lt: end }) },
        OLDEST_FIRST,
        { skip: 0, limit: 100 },
      );
      const message = 'the rest of the file never came; send it anew, with another uploadId';
      for (const job of left) await fail(job, { pointer: '', code: 'cut_off', message });
    },
  };

  /** False when somebody else works on it. */
  async function runWhole(job: CatalogImport, isClosing: () => boolean): Promise<boolean> {
    try {
      await run(job, isClosing);
      return true;
    } catch (error) {
      if (error !== NOT_OURS) throw error;
      const current = await imports.byId(job.importId);
      return current?.status === 'CANCELLED';
    }
  }

  async function run(given: CatalogImport, isClosing: () => boolean): Promise<void> {
    let job = given;
    try {
      if (job.status === 'QUEUED') job = await move(job, { status: 'RUNNING' });
      while (job.status === 'RUNNING' && !isClosing()) job = await goOn(job, isClosing);
    } catch (error) {
      if (error instanceof FileRefused) return void (await fail(job, error.problem));
      if (error === NOT_OURS || (isAppError(error) && error.code === 'STORAGE_UNAVAILABLE')) throw error;
      log.error({ err: error, importId: job.importId }, 'An import failed');
      const message = 'the import failed here, not in the document; tell those who operate the platform';
      // Read anew: what failed may have been a commit that nobody knows the outcome of.
      const current = await imports.byId(job.importId);
      if (current?.status === 'RUNNING') await fail(current, { pointer: '', code: 'internal', message });
    }
  }

  async function goOn(job: CatalogImport, isClosing: () => boolean): Promise<CatalogImport> {
    const { phase } = job.position;
    if (phase === 'INSPECT') return move(job, { ...(await reading.inspect(job)), ...at(job, 'READ') });
    if (phase === 'READ') {
      let current = job;
      for await (const { writes, read, counts } of reading.portions(job)) {
        current = await move(current, { position: { ...current.position, read }, counts }, writes);
        if (isClosing()) return current;
      }
      return move(current, at(current, 'FRAMEWORKS'));
    }
    if (phase === 'TRIM') {
      const gone = await stale(job);
      if (!gone) return finish(job);
      return move(job, { position: { ...job.position, behind: gone.behind } }, gone.writes);
    }
    const row = steps[phase];
    const { behind } = job.position;
    const portion = await items.list(
      {
        importId: job.importId,
        role: trusted({ $in: row.roles }),
        ...(behind === '' ? {} : { _id: trusted({ $gt: behind }) }),
      },
      IN_PLACE,
      { skip: 0, limit: row.atOnce },
    );
    const last = portion.at(-1);
    if (!last) return move(job, at(job, nextPhase(phase)));
    const then = { ...job.position, behind: last.itemId };
    try {
      return await settle(job, await row.step(job, portion), then);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      return oneByOne(job, row.step, portion);
    }
  }

  /** A portion in which a record was changed by others: the others of it are not lost. */
  async function oneByOne(
    given: CatalogImport,
    step: Step,
    portion: readonly StagedItem[],
  ): Promise<CatalogImport> {
    let job = await ours(given);
    for (const item of portion) {
      const position = { ...job.position, behind: item.itemId };
      try {
        job = await settle(job, await step(job, [item]), position);
      } catch (error) {
        if (!isLostRace(error)) throw error;
        job = await ours(job);
        const problems = [{ ...MEANWHILE, pointer: item.pointer }];
        // What a step before has made stays made.
        job = await settle(job, [{ item, outcome: item.outcome ?? 'REFUSED', problems }], position);
      }
    }
    return job;
  }

  /** The import as this process knows it. Throws NOT_OURS when it was changed by others. */
  async function ours(job: CatalogImport): Promise<CatalogImport> {
    const current = await imports.byId(job.importId);
    if (current?.rowVersion !== job.rowVersion) throw NOT_OURS;
    return current;
  }

  async function settle(
    job: CatalogImport,
    decisions: readonly Decision[],
    position: CatalogImport['position'],
  ): Promise<CatalogImport> {
    const updatedAt = now();
    const learned: Partial<CatalogImport> = Object.assign({}, ...decisions.map((one) => one.learned));
    const set = { ...learned, position, counts: countedAnew(job.counts, decisions) };
    const noted = decisions.map(({ item, outcome, problems = [], recordId, documentId }) =>
      items.updateWrite(
        item,
        {
          outcome,
          problems: [...item.problems, ...problems],
          ...whatIsGiven({ recordId, documentId }),
        },
        updatedAt,
      ),
    );
    const made = job.isDryRun ? [] : decisions.flatMap(({ writes = [] }) => writes);
    const facts = job.isDryRun ? [] : decisions.flatMap(({ facts: told = [] }) => told);
    return commit(job, set, [...made, ...noted], facts);
  }

  /** A change of the import alone; lost to others it is not ours any more. */
  async function move(
    job: CatalogImport,
    set: Partial<CatalogImport>,
    writes: readonly Write[] = [],
    facts: readonly AuditFact[] = [],
  ): Promise<CatalogImport> {
    try {
      return await commit(job, set, writes, facts);
    } catch (error) {
      throw isConflict(error) ? NOT_OURS : error;
    }
  }

  async function commit(
    job: CatalogImport,
    set: Partial<CatalogImport>,
    writes: readonly Write[],
    facts: readonly AuditFact[],
  ): Promise<CatalogImport> {
    const updatedAt = now();
    await ledger.commit(context, {
      writes: [imports.updateWrite(job, set, updatedAt), ...writes],
      audit: facts,
    });
    return { ...job, ...set, updatedAt, rowVersion: job.rowVersion + 1 };
  }

  async function finish(job: CatalogImport): Promise<CatalogImport> {
    const done = await move(
      job,
      { status: 'COMPLETED', finishedAt: now() },
      [],
      [
        {
          action: 'catalog_import.completed',
          subject: { type: 'CatalogImport', id: job.importId },
          previousState: job.status,
          newState: 'COMPLETED',
        },
      ],
    );
    await forgetFile(job);
    return done;
  }

  async function fail(job: CatalogImport, problem: ItemProblem): Promise<void> {
    await move(
      job,
      { status: 'FAILED', problem, finishedAt: now() },
      [],
      [
        {
          action: 'catalog_import.failed',
          subject: { type: 'CatalogImport', id: job.importId },
          status: 'FAILED',
          previousState: job.status,
          newState: 'FAILED',
        },
      ],
    );
    await forgetFile(job);
  }

  // The file is of no use any more; what is left of it by a failure is forgotten with the others.
  async function forgetFile({ uploadId, importId }: CatalogImport): Promise<void> {
    await files
      .remove(uploadId)
      .catch((err: unknown) => log.warn({ err, importId }, 'A file was not removed'));
  }
}

function at({ position }: CatalogImport, phase: Phase): Pick<CatalogImport, 'position'> {
  return { position: { ...position, phase, behind: '' } };
}

function nextPhase(phase: Phase): Phase {
  return PHASES[PHASES.indexOf(phase) + 1] ?? 'TRIM';
}

function countedAnew(counts: Counts, decisions: readonly Decision[]): Counts {
  const next = { ...counts };
  for (const { item, outcome } of decisions) {
    if (item.outcome !== undefined) next[item.outcome] -= 1;
    next[outcome] += 1;
  }
  return next;
}
