import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import { grouped } from '../../../kernel/grouped.ts';
import { newId } from '../../../kernel/ids.ts';
import { createStretches } from '../../../kernel/stretch.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { Check, CheckStore } from './check-model.ts';
import type { createEvidence } from './evidence.ts';
import { isAsBefore, isOtherwiseNoted, isSame, type Look, lookAt } from './look.ts';
import type { KeyedMember } from './member.ts';
import type { CountChange, RegisterRow, RegisterStore } from './register-model.ts';
import { type ComplianceRequirement, MOST_REQUIREMENTS } from './requirement.ts';
import { BY_NAME } from './requirement-model.ts';
import type { WaiverStore } from './waiver-model.ts';
import { warnedFrom } from './warning.ts';

const UNIT = 'custodian-registry';
/** Rows that one commit writes, about: others who write wait for it. */
const ROWS_A_COMMIT = 200;

export interface LookingDeps {
  readonly custodians: Pick<RegistrantStore<Custodian>, 'byId'>;
  readonly members: RecordStore<KeyedMember>;
  readonly requirements: RecordStore<ComplianceRequirement>;
  readonly waivers: WaiverStore;
  readonly register: RegisterStore;
  readonly checks: CheckStore;
  readonly evidence: ReturnType<typeof createEvidence>;
  readonly ledger: Ledger;
  readonly now: Clock;
}

/** Looks at members of a custodian and writes down what is otherwise than before. Errors: those of other domains and of the store. */
export function createLooking(deps: LookingDeps) {
  const { custodians, members, requirements, waivers, register, checks, evidence, ledger, now } = deps;

  return (custodianId: string, due: readonly Check[]): Promise<void> =>
    anewAfterRaces(async (lostTo) => {
      const breathe = createStretches();
      const memberIds = due.map(({ memberId }) => memberId);
      const known = lostTo === undefined ? due : await checks.byIds(memberIds);
      const at = now();
      const looks = await judged(custodianId, known, at, breathe);
      await checks.note(
        looks
          .filter((one) => isSame(one) && isOtherwiseNoted(one))
          .map(({ check, dueAt, dids }) => ({ check, dueAt, dids })),
      );
      const changed = looks.filter((one) => !isSame(one));
      // Who was never looked at has no rows, unless another process was faster.
      const open = await register.openOf(
        changed
          .filter(({ check }) => lostTo !== undefined || check.digest !== null)
          .map(({ check }) => check.memberId),
      );
      await record(custodianId, changed, { open: grouped(open, ({ memberId }) => memberId), at, breathe });
    });

  async function judged(
    custodianId: string,
    known: readonly Check[],
    at: Date,
    breathe: () => Promise<void>,
  ): Promise<Look[]> {
    const memberIds = known.map(({ memberId }) => memberId);
    const custodian = await custodians.byId(custodianId);
    if (!custodian) return [];
    const where = { custodianId, status: 'ACTIVE' };
    const asked = await requirements.list(where, BY_NAME, { skip: 0, limit: MOST_REQUIREMENTS });
    await breathe();
    const found = await members.byIds(memberIds);
    await breathe();
    const active = grouped(await waivers.activeOf(memberIds), ({ memberId }) => memberId);
    // Nobody looks into wallets for a custodian that is no more.
    const isOpen = custodian.status === 'ACTIVE' || custodian.status === 'SUSPENDED';
    const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
    const evidenceOf = await evidence(custodian.did, isOpen ? found : [], asked, context);
    const memberOf = new Map(found.map((member) => [member.memberId, member]));
    const looks: Look[] = [];
    for (const check of known) {
      await breathe();
      const { memberId } = check;
      const granted = active.get(memberId) ?? [];
      const waiverOf = (id: string) => granted.find(({ requirementId }) => requirementId === id);
      looks.push(lookAt(check, memberOf.get(memberId), asked, evidenceOf(memberId), waiverOf, at));
    }
    return looks;
  }

  async function record(
    custodianId: string,
    looks: readonly Look[],
    {
      open,
      at,
      breathe,
    }: {
      readonly open: ReadonlyMap<string, readonly RegisterRow[]>;
      readonly at: Date;
      readonly breathe: () => Promise<void>;
    },
  ): Promise<void> {
    let writes: Write[] = [];
    let counted: CountChange[] = [];
    for (const one of looks) {
      await breathe();
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
}
