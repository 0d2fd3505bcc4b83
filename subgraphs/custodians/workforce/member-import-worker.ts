import type { AuditFact } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type FileFault, type RowFault, UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { readSheet, type SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { createJobQueue, type Turn } from '../../../store/job-queue.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import { mayStill, type Teams } from '../../requester.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { CheckStore } from './check-model.ts';
import { factOf } from './facts.ts';
import { didHandle, type KeyedMember, keysOf, refHandle, type WorkforceMember } from './member.ts';
import {
  hasEnded,
  type ImportCounts,
  type MemberImportStatus,
  MOST_FAULTS,
  MOST_ROWS,
  type StoredMemberImport,
} from './member-import.ts';
import type { MemberFaultStore } from './member-import-model.ts';
import { columnsOf, type MemberRow, memberOfRow } from './member-row.ts';

const UNIT = 'custodian-registry';
const ROWS_A_COMMIT = 100;
/** How often an import may end its process before it is given up. */
const MOST_ATTEMPTS = 5;

/** What becomes of a row. */
type Decided =
  | { readonly result: 'made' | 'changed'; readonly writes: readonly Write[]; readonly audit: AuditFact }
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly faults: readonly RowFault[] };

type Read = { readonly line: number } & ReturnType<typeof memberOfRow>;

/** Works off lists of members, in the background. */
export function createMemberImportWorker(deps: {
  readonly imports: RecordStore<StoredMemberImport>;
  readonly faults: MemberFaultStore;
  readonly uploads: Uploads;
  readonly custodians: Pick<RegistrantStore<Custodian>, 'byId'>;
  readonly members: RecordStore<KeyedMember>;
  readonly checks: CheckStore;
  readonly teams: Teams;
  readonly ledger: Ledger;
  readonly lease: Lease;
  /** Called when members are to be looked at. */
  readonly wake: () => void;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { imports, faults, uploads, custodians, members, checks, teams, ledger, lease, wake, now, log } =
    deps;
  const queue = createJobQueue<StoredMemberImport>({
    jobs: imports,
    idOf: ({ importId }) => importId,
    owner: 'custodianId',
    workOff,
    lease,
    called: 'Imports of members',
    now,
    log,
  });

  return {
    ...queue,
    /** Resolves when there was nothing left to do. */
    async settle() {
      await queue.settle();
      await queue.settle();
    },
  };

  async function workOff(job: StoredMemberImport, turn: Turn): Promise<void> {
    if (hasEnded(job.status)) return cleared(job);
    if (job.attempts >= MOST_ATTEMPTS) {
      const message = 'it was interrupted again and again; divide the file into smaller ones';
      return ended(job.importId, 'FAILED', { code: 'interrupted', message });
    }
    try {
      const begun = await change(job.importId, async (before) => ({
        set: { attempts: before.attempts + 1, status: 'RUNNING', startedAt: before.startedAt ?? now() },
      }));
      if (!begun) return;
      const file = { size: job.size, read: (from: number) => uploads.read(job.uploadId, from) };
      const sheet = await readSheet(file, { fileName: job.fileName, mostRows: MOST_ROWS });
      const columns = columnsOf(sheet);
      let passed = 0;
      let chunk: Read[] = [];
      for await (const row of sheet.rows()) {
        passed += 1;
        if (passed <= begun.counts.done) continue;
        chunk.push(readRow(row));
        if (chunk.length < ROWS_A_COMMIT) continue;
        if (!(await chunkDone(begun, passed - chunk.length, chunk, turn))) return;
        chunk = [];
      }
      if (chunk.length > 0 && !(await chunkDone(begun, passed - chunk.length, chunk, turn))) return;

      function readRow(row: SheetRow): Read {
        return { line: row.rowNumber, ...memberOfRow(row, columns) };
      }
    } catch (error) {
      if (error instanceof UnreadableFile) return ended(job.importId, 'FAILED', error.fault);
      throw error;
    }
    return ended(job.importId);
  }

  /** Commits what becomes of some rows with where the import stands then, all or nothing; false when it does not go on. */
  async function chunkDone(
    { importId, custodianId }: StoredMemberImport,
    from: number,
    rows: readonly Read[],
    turn: Turn,
  ): Promise<boolean> {
    if (!(await turn.goesOn())) return false;
    const after = await change(importId, async (before) => {
      // Somebody else has done these rows.
      if (before.status !== 'RUNNING' || before.counts.done !== from) return undefined;
      const custodian = await custodians.byId(custodianId);
      if (custodian?.status !== 'ACTIVE') {
        const message = `your institution is ${custodian?.status ?? 'gone'}; import the file again when it is ACTIVE`;
        throw new UnreadableFile({ code: 'custodian_not_active', message });
      }
      const context = asUnit(contextOf(before), UNIT);
      if (!(await mayStill(before.requester, 'workforce.manage', teams, context))) {
        const message =
          'whoever has sent the file may not change members any more; send it again in your own name';
        throw new UnreadableFile({ code: 'sender_not_allowed', message });
      }
      const decided = await decide(before, rows);
      const found = decided.flatMap((one, at) =>
        one.result === 'refused' ? one.faults.map((fault) => ({ line: rows[at]?.line ?? 0, ...fault })) : [],
      );
      const kept = found.slice(0, Math.max(0, MOST_FAULTS - before.faultCount));
      return {
        set: {
          counts: tallied(before.counts, decided),
          faultCount: before.faultCount + found.length,
          attempts: 0,
        },
        writes: [
          ...decided.flatMap((one) => ('writes' in one ? one.writes : [])),
          ...faults.insertWrites(importId, before.faultCount, kept),
        ],
        audit: decided.flatMap((one) => ('audit' in one ? one.audit : [])),
      };
    });
    if (after) wake();
    return after !== undefined;
  }

  /** Decides about rows from what is in the store at this moment. */
  async function decide(job: StoredMemberImport, rows: readonly Read[]): Promise<Decided[]> {
    const { custodianId } = job;
    const handles = rows.flatMap((one) => ('row' in one ? handlesOf(one.row) : []));
    const found =
      handles.length === 0
        ? []
        : await members.list(
            { $or: [...new Set(handles)].map((handle) => ({ custodianId, handles: handle })) },
            {},
            { skip: 0, limit: handles.length },
          );
    const byHandle = new Map(
      found.flatMap((member) => member.handles.map((handle) => [handle, member] as const)),
    );
    const claimed = new Set<string>();
    return rows.map((one) => {
      if ('faults' in one) return { result: 'refused', faults: one.faults };
      const { row } = one;
      const before = byHandle.get(refHandle(row.employeeRef));
      const ofDid = row.holderDid === undefined ? undefined : byHandle.get(didHandle(row.holderDid));
      const twice = handlesOf(row).find((handle) => claimed.has(handle));
      if (twice !== undefined)
        return refusal('duplicate', 'a row above has the same number or wallet; leave one of them out');
      if (ofDid && ofDid.memberId !== before?.memberId)
        return refusal('wallet_taken', 'another member has this wallet; change that one first');
      for (const handle of handlesOf(row)) claimed.add(handle);
      return before ? changed(before, row) : made(row, job);
    });
  }

  function made(row: MemberRow, { custodianId, ...job }: StoredMemberImport): Decided {
    const at = now();
    const member: WorkforceMember = {
      ...(row as MemberRow & Pick<WorkforceMember, 'name' | 'jobRole'>),
      memberId: newId(),
      custodianId,
      status: row.status ?? 'ACTIVE',
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(contextOf(job), at).id,
      rowVersion: 1,
    };
    return {
      result: 'made',
      writes: [
        members.insertWrite({ ...member, ...keysOf(member) }),
        checks.markWrite(member.memberId, custodianId, at),
      ],
      audit: factOf('workforce_member.created', 'WorkforceMember', member.memberId, member, {
        newState: member.status,
      }),
    };
  }

  function changed(before: KeyedMember, row: MemberRow): Decided {
    const set = Object.fromEntries(
      Object.entries(row).filter(([member, value]) => before[member as keyof KeyedMember] !== value),
    ) as Partial<WorkforceMember>;
    if (Object.keys(set).length === 0) return { result: 'unchanged' };
    const at = now();
    const after = { ...before, ...set };
    return {
      result: 'changed',
      writes: [
        members.updateWrite(before, { ...set, ...keysOf(after) }, at),
        checks.markWrite(before.memberId, before.custodianId, at),
      ],
      audit: factOf('workforce_member.updated', 'WorkforceMember', before.memberId, before, {
        previousState: before.status,
        newState: after.status,
      }),
    };
  }

  /** Reads an import, decides and commits, as often as others come first; undefined when there is nothing to change. */
  function change(
    importId: string,
    decision: (before: StoredMemberImport) => Promise<Change | undefined>,
  ): Promise<StoredMemberImport | undefined> {
    return anewAfterRaces(async () => {
      const before = await imports.byId(importId);
      if (!before || hasEnded(before.status)) return undefined;
      const decided = await decision(before);
      if (!decided) return undefined;
      const { set, writes = [], audit = [] } = decided;
      const at = now();
      await ledger.commit(contextOf(before), {
        writes: [...writes, imports.updateWrite(before, set, at)],
        audit,
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  async function ended(importId: string, status?: MemberImportStatus, failure?: FileFault): Promise<void> {
    const done = await change(importId, async (before) => {
      const last = status ?? (before.counts.refused > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED');
      return {
        set: { status: last, failure, endedAt: now(), runKey: importId },
        audit: [
          factOf('workforce_import.ended', 'WorkforceImport', importId, before, {
            previousState: before.status,
            newState: last,
          }),
        ],
      };
    });
    if (done) await cleared(done);
  }

  /** The file holds personal data: it goes as soon as it is not needed. */
  async function cleared({ importId, uploadId }: StoredMemberImport): Promise<void> {
    await uploads.remove(uploadId);
    await imports.model.updateOne({ _id: importId }, { $set: { isDue: false } });
  }
}

interface Change {
  readonly set: Partial<StoredMemberImport>;
  readonly writes?: readonly Write[];
  readonly audit?: readonly AuditFact[];
}

const refusal = (code: string, message: string): Decided => ({
  result: 'refused',
  faults: [{ code, message }],
});

const contextOf = ({ requester, correlationId }: Pick<StoredMemberImport, 'requester' | 'correlationId'>) =>
  newContext({ identity: requester, correlationId });

const handlesOf = ({ employeeRef, holderDid }: MemberRow) => [
  refHandle(employeeRef),
  ...(holderDid === undefined ? [] : [didHandle(holderDid)]),
];

function tallied(counts: ImportCounts, decided: readonly Decided[]): ImportCounts {
  const tally = { ...counts, done: counts.done + decided.length } as {
    -readonly [Member in keyof ImportCounts]: ImportCounts[Member];
  };
  for (const { result } of decided) tally[result] += 1;
  return tally;
}
