import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type FileFault, UnreadableFile } from '../../../kernel/sheets/faults.ts';
import type { Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { exact } from '../../../store/exact.ts';
import { createJobQueue, type Turn } from '../../../store/job-queue.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { mayStill, type Teams } from '../../requester.ts';
import type { IssuerStandings, StudyVersions } from '../ports.ts';
import type { Decided } from './decided.ts';
import {
  type FileProgress,
  hasEnded,
  type ImportStatus,
  importFact,
  type KeptFault,
  MOST_FAULTS,
  type StoredImport,
} from './import.ts';
import type { FaultStore } from './import-model.ts';
import { rosterOf } from './roster.ts';
import { createRun, type Run } from './run.ts';
import type { ReadRow, Table } from './tables.ts';
import type { Writers } from './writers.ts';

/** Few enough that their commit keeps no request waiting, many enough that most of the time is not spent on commits. */
const ROWS_A_COMMIT = 100;
/** How often an import may end its process before it is given up. */
const MOST_ATTEMPTS = 5;

const UNIT = 'learner-records';

/** Works off imports, in the background. */
export function createImportWorker(deps: {
  readonly imports: RecordStore<StoredImport>;
  readonly faults: FaultStore;
  readonly uploads: Uploads;
  readonly writers: Writers;
  readonly standings: IssuerStandings;
  readonly teams: Teams;
  readonly versions: StudyVersions;
  readonly ledger: Ledger;
  readonly lease: Lease;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { imports, faults, uploads, writers, standings, teams, versions, ledger, lease, now, log } = deps;
  return createJobQueue<StoredImport>({
    jobs: imports,
    idOf: ({ importId }) => importId,
    owner: 'issuerDid',
    workOff,
    lease,
    called: 'Imports of learners',
    now,
    log,
  });

  async function workOff(job: StoredImport, turn: Turn): Promise<void> {
    if (hasEnded(job.status)) return cleared(job);
    if (job.attempts >= MOST_ATTEMPTS) {
      const message = 'it was interrupted again and again; divide the file into smaller ones';
      return ended(job.importId, 'FAILED', { code: 'interrupted', message });
    }
    const file = { size: job.size, read: (from: number) => uploads.read(job.uploadId, from) };
    try {
      const attempted = await change(job.importId, (before) => ({
        set: { attempts: before.attempts + 1 },
      }));
      if (!attempted) return;
      const roster = await rosterOf(job.fileName, file, job.jurisdictionCode);
      const begun = await change(job.importId, (before) => ({
        set:
          before.status === 'QUEUED' || before.dryRun
            ? {
                status: 'RUNNING',
                format: roster.format,
                files: roster.tables.map(untouched),
                faultCount: 0,
                startedAt: before.startedAt ?? now(),
              }
            : {},
        // What a dry run has found is not in the store, so it begins anew.
        writes: before.dryRun ? [faults.removeWrite(before.importId)] : [],
      }));
      if (!begun) return;
      const { own, unit } = contextOf(begun);
      const { issuerDid, jurisdictionCode } = begun;
      const createdBy = actorOf(own, now()).id;
      const run = createRun({ issuerDid, jurisdictionCode, createdBy, unit }, versions);
      for (const [at, table] of roster.tables.entries()) {
        if (!(await tableDone(begun, at, table, run, turn))) return;
      }
    } catch (error) {
      if (error instanceof UnreadableFile) return ended(job.importId, 'FAILED', error.fault);
      throw error;
    }
    return ended(job.importId);
  }

  /** Works off a table from where it stands; false when the import does not go on. */
  async function tableDone(
    job: StoredImport,
    tableAt: number,
    table: Table,
    run: Run,
    turn: Turn,
  ): Promise<boolean> {
    let passed = 0;
    let chunk: ReadRow<unknown>[] = [];
    const from = job.files[tableAt]?.done ?? 0;
    for await (const row of table.rows()) {
      passed += 1;
      if (passed <= from) continue;
      chunk.push(row);
      if (chunk.length < ROWS_A_COMMIT) continue;
      if (!(await chunkDone(job, tableAt, table, passed - chunk.length, chunk, run, turn))) return false;
      chunk = [];
    }
    return chunk.length === 0 || chunkDone(job, tableAt, table, passed - chunk.length, chunk, run, turn);
  }

  /** Commits what becomes of some rows with where the import stands then, all or nothing; false when it does not go on. */
  async function chunkDone(
    { importId, issuerDid }: StoredImport,
    tableAt: number,
    table: Table,
    from: number,
    rows: readonly ReadRow<unknown>[],
    run: Run,
    turn: Turn,
  ): Promise<boolean> {
    if (!(await turn.goesOn())) return false;
    let decided: readonly Decision[] = [];
    const after = await change(importId, async (before) => {
      const file = before.files[tableAt];
      // Somebody else has done these rows.
      if (before.status !== 'RUNNING' || !file || file.done !== from) return undefined;
      const issuer = await standings.byDid(issuerDid, run.unit);
      if (issuer?.status !== 'ACTIVE') {
        const message = `your institution is ${issuer?.status ?? 'gone'}; import the file again when it is ACTIVE`;
        throw new UnreadableFile({ code: 'issuer_not_active', message });
      }
      if (!(await mayStill(before.requester, 'learner.manage', teams, run.unit))) {
        const message =
          'whoever has sent the file may not change records any more; send it again in your own name';
        throw new UnreadableFile({ code: 'sender_not_allowed', message });
      }
      decided = await decide(table, rows, run);
      const found = faultsIn(decided, rows, table.name);
      const kept = found.slice(0, Math.max(0, MOST_FAULTS - before.faultCount));
      return {
        set: {
          files: before.files.with(tableAt, tallied(file, decided)),
          faultCount: before.faultCount + found.length,
          attempts: 0,
        },
        writes: [
          ...(before.dryRun ? [] : decided.flatMap((one) => ('writes' in one ? one.writes.map(exact) : []))),
          ...faults.insertWrites(importId, before.faultCount, kept),
        ],
        audit: before.dryRun ? [] : decided.flatMap((one) => ('audit' in one ? one.audit : [])),
      };
    });
    if (after?.dryRun) for (const one of decided) if ('note' in one) one.note?.();
    return after !== undefined;
  }

  async function decide(
    table: Table,
    rows: readonly ReadRow<unknown>[],
    run: Run,
  ): Promise<readonly Decision[]> {
    const readable = rows.flatMap((row) => (row.kind === 'row' ? [row.row] : []));
    const decided = (await writers[table.kind](readable as never, run, now())).values();
    return rows.map((row): Decision => {
      if (row.kind === 'skipped') return { result: 'skipped' };
      if (row.kind === 'refused') return { result: 'refused', faults: row.faults };
      const one = decided.next().value;
      if (!one) throw new Error('A writer has decided about fewer rows than it was given.');
      return one.result === 'refused' ? { result: 'refused', faults: [one.fault] } : one;
    });
  }

  /** Reads an import, decides and commits, as often as others come first; undefined when there is nothing to change. */
  function change(
    importId: string,
    decision: (before: StoredImport, contexts: Contexts) => Change | undefined | Promise<Change | undefined>,
  ): Promise<StoredImport | undefined> {
    return anewAfterRaces(async () => {
      const before = await imports.byId(importId);
      if (!before || hasEnded(before.status)) return undefined;
      const contexts = contextOf(before);
      const decided = await decision(before, contexts);
      if (!decided) return undefined;
      const { set, writes = [], audit = [] } = decided;
      const at = now();
      await ledger.commit(contexts.own, {
        writes: [...writes, imports.updateWrite(before, set, at)],
        audit,
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  async function ended(importId: string, status?: ImportStatus, failure?: FileFault): Promise<void> {
    const done = await change(importId, (before) => {
      const refused = before.files.some((file) => file.refused > 0);
      const last = status ?? (refused ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED');
      return {
        set: { status: last, failure, endedAt: now(), runKey: importId },
        audit: [
          { ...importFact('learner_import.ended', before), previousState: before.status, newState: last },
        ],
      };
    });
    if (done) await cleared(done);
  }

  /** The file holds personal data: it goes as soon as it is not needed. */
  async function cleared({ importId, uploadId }: StoredImport): Promise<void> {
    await uploads.remove(uploadId);
    await imports.model.updateOne({ _id: importId }, { $set: { isDue: false } });
  }
}

export type ImportWorker = ReturnType<typeof createImportWorker>;

interface Change {
  readonly set: Partial<StoredImport>;
  readonly writes?: Parameters<Ledger['commit']>[1]['writes'];
  readonly audit?: Parameters<Ledger['commit']>[1]['audit'] & readonly unknown[];
}

/** Who changes records: the member who has sent the file; and who asks other domains. */
interface Contexts {
  readonly own: Context;
  readonly unit: Context;
}

type Decision =
  | Exclude<Decided, { result: 'refused' }>
  | { readonly result: 'refused'; readonly faults: readonly Omit<KeptFault, 'file' | 'line'>[] };

function contextOf({ requester, correlationId }: StoredImport): Contexts {
  const own = newContext({ identity: requester, correlationId });
  return { own, unit: asUnit(own, UNIT) };
}

function untouched({ name, count }: Table): FileProgress {
  return { name, rows: count, done: 0, made: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 };
}

function tallied(file: FileProgress, decided: readonly Decision[]): FileProgress {
  const tally: { -readonly [Member in keyof FileProgress]: FileProgress[Member] } = {
    ...file,
    done: file.done + decided.length,
  };
  for (const { result } of decided) tally[result] += 1;
  return tally;
}

function faultsIn(
  decided: readonly Decision[],
  rows: readonly ReadRow<unknown>[],
  file: string,
): KeptFault[] {
  return decided.flatMap((one, at) =>
    one.result === 'refused'
      ? one.faults.map((fault) => ({ file, line: rows[at]?.line ?? 0, ...fault }))
      : [],
  );
}
