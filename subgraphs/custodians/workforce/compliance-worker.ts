import { setTimeout as delay } from 'node:timers/promises';
import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { Check, CheckStore, Round } from './check-model.ts';
import { changesAt, earliest, type Verdict, verdictOf } from './compliance.ts';
import type { createEvidence, Evidence } from './evidence.ts';
import { grouped } from './grouped.ts';
import type { KeyedMember } from './member.ts';
import type { CountChange, RegisterRow, RegisterStore } from './register-model.ts';
import { type ComplianceRequirement, MOST_REQUIREMENTS } from './requirement.ts';
import { BY_NAME } from './requirement-model.ts';
import { type Waiver, waiverAfter } from './waiver.ts';
import type { WaiverStore } from './waiver-model.ts';
import { warnedFrom } from './warning.ts';

const UNIT = 'custodian-registry';
const EVERY_MS = 2000;
/** Longer than a portion takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
/** Few enough that a look keeps no request waiting, many enough that the other domains are asked seldom. */
const MEMBERS_AT_ONCE = 100;
/** Rows that one commit writes, about. */
const ROWS_A_COMMIT = 200;
/** In UTC: when everybody is looked at, whatever was told of them. */
const NIGHT_HOUR = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export type ComplianceWorker = ReturnType<typeof createComplianceWorker>;

/** Keeps the register as things stand: looks at members whom something concerns within seconds, and at everybody each night. */
export function createComplianceWorker(deps: {
  readonly custodians: Pick<RegistrantStore<Custodian>, 'byId'>;
  readonly members: RecordStore<KeyedMember>;
  readonly requirements: RecordStore<ComplianceRequirement>;
  readonly waivers: WaiverStore;
  readonly register: RegisterStore;
  readonly checks: CheckStore;
  readonly evidence: ReturnType<typeof createEvidence>;
  /** Marks whom changes in other domains concern. */
  readonly followChanges: () => Promise<void>;
  readonly ledger: Ledger;
  readonly lease: Lease;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { custodians, members, requirements, waivers, register, checks, evidence, followChanges } = deps;
  const { ledger, lease, now, log } = deps;
  let isClosed = false;
  const sweeper = createSweeper(
    work,
    EVERY_MS,
    'The register of a workforce could not be kept; it is tried again at the next interval',
    log,
  );

  return {
    start: sweeper.start,
    wake: sweeper.again,
    /** Resolves when there was nothing left to do. */
    async settle() {
      // The one under way may have looked too early.
      await sweeper.sweep();
      await sweeper.sweep();
    },
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    if (!(await lease.hold(LEASE_MS))) return;
    try {
      // What another unit cannot tell now keeps nobody from what is known here.
      await followChanges().catch((err: unknown) =>
        log.warn({ err }, 'Changes of credentials and consents are taken in later'),
      );
      await expireWaivers();
      while (await lookAtDue());
      for (;;) {
        const round = await checks.dueRound(now());
        if (!round || !(await mayGoOn())) return;
        await goRound(round);
      }
    } finally {
      await lease.release();
    }
  }

  /** False when nobody is due any more, or somebody else goes on. */
  async function lookAtDue(): Promise<boolean> {
    const due = await checks.due(now(), MEMBERS_AT_ONCE);
    if (due.length === 0 || !(await mayGoOn())) return false;
    const byCustodian = grouped(due, ({ custodianId }) => custodianId);
    for (const [custodianId, some] of byCustodian)
      await look(
        custodianId,
        some.map(({ memberId }) => memberId),
      );
    return true;
  }

  async function goRound(round: Round): Promise<void> {
    const { custodianId } = round;
    const startedAt = round.startedAt ?? now();
    let { after } = round;
    if (!(await checks.goOn(round, { startedAt }))) return;
    for (;;) {
      if (!(await mayGoOn())) return;
      const some = await checks.behind(custodianId, after, MEMBERS_AT_ONCE);
      const last = some.at(-1);
      if (!last) break;
      const since = performance.now();
      await look(
        custodianId,
        some.map(({ memberId }) => memberId),
      );
      after = last.memberId;
      if (!(await checks.goOn(round, { after }))) return;
      // Whom something concerns does not wait for the end of the round, and neither do requests.
      await lookAtDue();
      await delay(Math.min(200, (performance.now() - since) / 4));
    }
    await checks.goOn(round, { after: '', startedAt: null, checkedAt: startedAt, dueAt: nextNight(now()) });
  }

  async function mayGoOn(): Promise<boolean> {
    return !isClosed && (await lease.hold(LEASE_MS));
  }

  /** Looks at members of a custodian and writes down what is otherwise than before. */
  function look(custodianId: string, memberIds: readonly string[]): Promise<void> {
    return anewAfterRaces(async () => {
      const [custodian, found, known, asked, active] = await Promise.all([
        custodians.byId(custodianId),
        members.byIds(memberIds),
        checks.byIds(memberIds),
        requirements.list({ custodianId, status: 'ACTIVE' }, BY_NAME, { skip: 0, limit: MOST_REQUIREMENTS }),
        waivers.activeOf(memberIds),
      ]);
      if (!custodian) return;
      // Nobody looks into wallets for a custodian that is no more.
      const isOpen = custodian.status === 'ACTIVE' || custodian.status === 'SUSPENDED';
      const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
      const evidenceOf = await evidence(custodian.did, isOpen ? found : [], asked, context);
      const waiverOf = new Map(
        active.map((waiver) => [`${waiver.memberId} ${waiver.requirementId}`, waiver]),
      );
      const memberOf = new Map(found.map((member) => [member.memberId, member]));
      const at = now();
      const looks = known.map((check) =>
        lookAt(check, memberOf.get(check.memberId), asked, evidenceOf(check.memberId), waiverOf, at),
      );
      const isSame = ({ check, digest, member }: Look) => member !== undefined && check.digest === digest;
      await checks.note(
        looks
          .filter((one) => isSame(one) && isOtherwiseNoted(one))
          .map(({ check, dueAt, dids }) => ({ check, dueAt, dids })),
      );
      await record(
        custodianId,
        looks.filter((one) => !isSame(one)),
        at,
      );
    });
  }

  async function record(custodianId: string, looks: readonly Look[], at: Date): Promise<void> {
    const open = grouped(
      await register.openOf(looks.map(({ check }) => check.memberId)),
      ({ memberId }) => memberId,
    );
    let writes: Write[] = [];
    let counted: CountChange[] = [];
    for (const one of looks) {
      const changed = rowChanges(custodianId, one, open.get(one.check.memberId) ?? [], at);
      writes.push(...changed.writes, checkWrite(one));
      counted.push(...changed.counted);
      if (writes.length >= ROWS_A_COMMIT) await commit();
    }
    await commit();

    async function commit(): Promise<void> {
      if (writes.length === 0) return;
      const rows = counted.length;
      await ledger.commit(newContext({ identity: { kind: 'unit', unit: UNIT } }), {
        writes: [...writes, ...register.countWrites(custodianId, counted)],
        audit:
          rows === 0
            ? []
            : {
                action: 'compliance.recorded',
                subject: { type: 'WorkforceRegister', id: custodianId },
                org: { type: 'CUSTODIAN', id: custodianId },
                newState: `${rows} changes`,
              },
      });
      writes = [];
      counted = [];
      await new Promise(setImmediate);
    }
  }

  function checkWrite({ check, member, digest, dueAt, dids }: Look): Write {
    return member
      ? checks.checkedWrite(check, { digest, dueAt, dids: [...dids] })
      : checks.removeWrite(check);
  }

  /** Closes what is otherwise than before and opens what is now. */
  function rowChanges(
    custodianId: string,
    { member, verdicts }: Look,
    open: readonly RegisterRow[],
    at: Date,
  ) {
    const writes: Write[] = [];
    const counted: CountChange[] = [];
    const before = new Map(open.map((row) => [row.requirementId, row]));
    for (const { requirement, verdict } of verdicts) {
      const row = before.get(requirement.requirementId);
      if (row && member && isAsBefore(row, requirement, verdict, member)) {
        before.delete(requirement.requirementId);
        continue;
      }
      const made: RegisterRow = {
        rowId: `${member?.memberId}:${newId()}`,
        custodianId,
        memberId: member?.memberId ?? '',
        requirementId: requirement.requirementId,
        requirementVersion: requirement.version,
        jobRole: member?.jobRole ?? '',
        status: verdict.status,
        credentialId: verdict.credentialId ?? null,
        expiresAt: verdict.expiresAt ?? null,
        waiverId: verdict.waiverId ?? null,
        validFrom: at,
        validTo: null,
        warnAt: warnedFrom(verdict, at),
      };
      writes.push(register.openWrite(made));
      counted.push({ ...made, by: 1 });
    }
    const closed = [...before.values()];
    return {
      // The former first: of a member and a requirement one row is open at a time.
      writes: [...closed.flatMap((row) => register.closeWrites(row, at)), ...writes],
      counted: [...closed.map((row) => ({ ...row, by: -1 as const })), ...counted],
    };
  }

  async function expireWaivers(): Promise<void> {
    for (;;) {
      const at = now();
      const due = await waivers.list(
        { status: 'ACTIVE', until: trusted({ $lte: at }) },
        { status: 1, until: 1 },
        { skip: 0, limit: MEMBERS_AT_ONCE },
      );
      for (const waiver of due) await expire(waiver, at);
      if (due.length < MEMBERS_AT_ONCE) return;
    }
  }

  async function expire(waiver: Waiver, at: Date): Promise<void> {
    const status = waiverAfter(waiver.status, 'expire');
    await ledger.commit(newContext({ identity: { kind: 'unit', unit: UNIT } }), {
      writes: [
        waivers.updateWrite(waiver, { status, endedAt: waiver.until }, at),
        checks.markWrite(waiver.memberId, waiver.custodianId, at),
      ],
      audit: {
        action: 'compliance_waiver.expired',
        subject: { type: 'ComplianceWaiver', id: waiver.waiverId },
        org: { type: 'CUSTODIAN', id: waiver.custodianId },
        previousState: waiver.status,
        newState: status,
      },
    });
  }
}

/** What a look at one member has found. */
interface Look {
  readonly check: Check;
  /** Undefined for one who was deleted. */
  readonly member: KeyedMember | undefined;
  readonly verdicts: readonly { readonly requirement: ComplianceRequirement; readonly verdict: Verdict }[];
  readonly dids: readonly string[];
  readonly digest: string;
  readonly dueAt: Date | null;
}

function lookAt(
  check: Check,
  member: KeyedMember | undefined,
  asked: readonly ComplianceRequirement[],
  { isAgreed, facts, dids }: Evidence,
  waiverOf: ReadonlyMap<string, Waiver>,
  at: Date,
): Look {
  const verdicts: { requirement: ComplianceRequirement; verdict: Verdict }[] = [];
  const changes: Date[] = [];
  for (const requirement of member ? asked : []) {
    const waiver = waiverOf.get(`${member?.memberId} ${requirement.requirementId}`);
    const given = { member: member as KeyedMember, requirement, isAgreed, facts, waiver, at };
    const verdict = verdictOf(given);
    const next = changesAt(given);
    if (verdict) verdicts.push({ requirement, verdict });
    if (next) changes.push(next);
  }
  return {
    check,
    member,
    verdicts,
    dids,
    digest: digestOf(member, verdicts),
    dueAt: earliest(changes) ?? null,
  };
}

function digestOf(member: KeyedMember | undefined, verdicts: Look['verdicts']): string {
  const rows = verdicts.map(({ requirement, verdict }) => [
    requirement.requirementId,
    requirement.version,
    verdict.status,
    verdict.credentialId,
    verdict.expiresAt?.getTime(),
    verdict.waiverId,
  ]);
  return sha256Hex(JSON.stringify([member?.jobRole, rows]));
}

function isAsBefore(
  row: RegisterRow,
  { version }: ComplianceRequirement,
  { status, credentialId, expiresAt, waiverId }: Verdict,
  { jobRole }: KeyedMember,
): boolean {
  return (
    row.requirementVersion === version &&
    row.jobRole === jobRole &&
    row.status === status &&
    row.credentialId === (credentialId ?? null) &&
    row.waiverId === (waiverId ?? null) &&
    row.expiresAt?.getTime() === expiresAt?.getTime()
  );
}

function isOtherwiseNoted({ check, dueAt, dids }: Look): boolean {
  return (
    check.dueAt?.getTime() !== dueAt?.getTime() ||
    check.dids.length !== dids.length ||
    dids.some((did, at) => check.dids[at] !== did)
  );
}

/** The next time that the round of all members begins. */
export function nextNight(at: Date): Date {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS;
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}
