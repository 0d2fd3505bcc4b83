import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import { grouped } from '../../../kernel/grouped.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { utcDay } from '../../../kernel/utc-day.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { CheckStore, Round } from './check-model.ts';
import { factOf } from './facts.ts';
import { custodianLetter, memberLetter, type Told } from './letters.ts';
import type { KeyedMember } from './member.ts';
import type { RegisterRow, RegisterStore } from './register-model.ts';
import type { RequirementVersion } from './requirement.ts';
import { versionIdOf } from './requirement-model.ts';
import { warningKey, warningOf } from './warning.ts';

const UNIT = 'custodian-registry';
const EVERY_MS = 60_000;
const ROUNDS_AT_ONCE = 100;
/** Rows of one commit, about: with all others of the same members. */
const ROWS_AT_ONCE = 100;
/** Rows that the letter to a custodian counts. */
const MOST_COUNTED = 5000;

export type WarningWorker = ReturnType<typeof createWarningWorker>;

/**
 * Tells people that credentials end: each custodian and each member with an address at most one letter a day, of each credential
 * once for each number of days. What was told is noted in the commit that sends the letter, so that a crash tells nothing twice.
 */
export function createWarningWorker(deps: {
  readonly custodians: Pick<RegistrantStore<Custodian>, 'byId'>;
  readonly members: RecordStore<KeyedMember>;
  readonly versions: RecordStore<RequirementVersion>;
  readonly register: RegisterStore;
  readonly checks: CheckStore;
  readonly ledger: Ledger;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly lease: Lease;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { custodians, members, versions, register, checks, ledger, mailer, publicUrl, lease, now, log } =
    deps;
  let isClosed = false;
  const sweeper = createSweeper(
    work,
    EVERY_MS,
    'People could not be told of credentials that end; it is tried again at the next interval',
    log,
    lease,
  );

  return {
    start: sweeper.start,
    /** Resolves when everybody was told of what is due today. */
    settle: sweeper.sweep,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    for (let after = ''; ; ) {
      const rounds = await checks.roundsAfter(after, ROUNDS_AT_ONCE);
      const last = rounds.at(-1);
      if (!last) return;
      for (const round of rounds) {
        if (isClosed) return;
        await tellOf(round.custodianId);
      }
      after = last.custodianId;
    }
  }

  async function tellOf(custodianId: string): Promise<void> {
    const [begun, custodian] = await Promise.all([checks.round(custodianId), custodians.byId(custodianId)]);
    // The people of the demonstration do not exist.
    if (!begun || custodian?.status !== 'ACTIVE' || custodian.isDemo) return;
    const round = begun.toldOn === utcDay(now()) ? begun : await begin(begun, custodian);
    // What comes up later today is told tomorrow.
    for (const until = round?.toldUntil; until && round && !isClosed; ) {
      const due = await register.toWarn(custodianId, until, ROWS_AT_ONCE);
      if (due.length === 0) return;
      await tellMembers(custodian, due, until);
    }
  }

  /** Begins the letters of a day with that to the custodian; undefined when there is nothing to tell. */
  async function begin(round: Round, custodian: Custodian): Promise<Round | undefined> {
    const at = now();
    const due = await register.toWarn(custodian.custodianId, at, MOST_COUNTED);
    if (due.length === 0) return undefined;
    const { told } = await dueOf(due, at);
    const letter = letterTo(custodian, told);
    const set = { toldOn: utcDay(at), toldUntil: at };
    await ledger.commit(ofUnit(), {
      writes: [checks.toldWrite(round, set), ...(letter ? [mailer.letterWrite(letter)] : [])],
      audit:
        told.length === 0
          ? []
          : factOf('compliance.warned', 'WorkforceRegister', custodian.custodianId, custodian, {}),
    });
    return { ...round, ...set };
  }

  function letterTo({ contactEmail }: Custodian, told: readonly Due[]) {
    if (!contactEmail || told.length === 0) return undefined;
    const groups = grouped(told, ({ requirement, days }) => JSON.stringify([requirement, days]));
    const lines = [...groups.values()].flatMap(([first, ...others]) =>
      first ? [{ requirement: first.requirement, days: first.days, people: others.length + 1 }] : [],
    );
    lines.sort((one, other) => one.days - other.days || (one.requirement < other.requirement ? -1 : 1));
    return custodianLetter(contactEmail, publicUrl, lines);
  }

  /** Tells the members of these rows, each of everything that is due, and notes it. */
  async function tellMembers(custodian: Custodian, due: readonly RegisterRow[], until: Date): Promise<void> {
    const memberIds = [...new Set(due.map(({ memberId }) => memberId))];
    const [open, found] = await Promise.all([register.openOf(memberIds), members.byIds(memberIds)]);
    const rows = open.filter(({ warnAt }) => warnAt && warnAt <= until);
    const addressOf = new Map(found.map(({ memberId, email }) => [memberId, email]));
    const { told, writes } = await dueOf(rows, until);
    const letters = [...grouped(told, ({ memberId }) => memberId)].flatMap(([memberId, lines]) => {
      const address = addressOf.get(memberId);
      return address === undefined ? [] : [mailer.letterWrite(memberLetter(address, custodian.name, lines))];
    });
    await ledger.commit(ofUnit(), {
      writes: [...writes, ...letters],
      audit: [...new Set(told.map(({ memberId }) => memberId))].map((memberId) =>
        factOf('workforce_member.warned', 'WorkforceMember', memberId, custodian, {}),
      ),
    });
  }

  async function dueOf(rows: readonly RegisterRow[], at: Date) {
    const earlier = await checks.told(rows.map(warningKey));
    const ids = [...new Set(rows.map((row) => versionIdOf(row.requirementId, row.requirementVersion)))];
    const wordings = new Map((await versions.byIds(ids)).map((one) => [one.requirementVersionId, one]));
    const told: Due[] = [];
    const writes: Write[] = [];
    for (const row of rows) {
      const { memberId, requirementId, requirementVersion, expiresAt } = row;
      const wording = wordings.get(versionIdOf(requirementId, requirementVersion));
      const key = warningKey(row);
      const { days, next } =
        wording && expiresAt
          ? warningOf(expiresAt, wording.warnDays, earlier.get(key), at)
          : { days: undefined, next: undefined };
      writes.push(register.warnWrite(row, next));
      if (days === undefined || !wording || !expiresAt) continue;
      writes.push(checks.warnedWrite(key, days));
      told.push({ memberId, requirement: wording.name, expiresAt, days });
    }
    return { told, writes };
  }
}

interface Due extends Told {
  readonly memberId: string;
  readonly days: number;
}

const ofUnit = () => newContext({ identity: { kind: 'unit', unit: UNIT } });
