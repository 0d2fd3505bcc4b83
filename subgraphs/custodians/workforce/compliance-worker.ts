import { setTimeout as delay } from 'node:timers/promises';
import { trusted } from 'mongoose';
import { newContext } from '../../../kernel/context.ts';
import { grouped } from '../../../kernel/grouped.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import type { Check, Round } from './check-model.ts';
import { createLooking, type LookingDeps } from './looking.ts';
import { type Waiver, waiverAfter } from './waiver.ts';

const UNIT = 'custodian-registry';
const EVERY_MS = 2000;
/** Longer than a portion takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
/** It is kept so often while there is work. */
const RENEW_MS = 4000;
/** Few enough that a look keeps no request waiting, many enough that the other domains are asked seldom. */
const MEMBERS_AT_ONCE = 100;
/** How long requests have the process to themselves behind a portion, as a share of what it took. */
const PAUSE = 1 / 8;
const MOST_PAUSE_MS = 100;
/** In UTC: when everybody is looked at, whatever was told of them. */
const NIGHT_HOUR = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export type ComplianceWorker = ReturnType<typeof createComplianceWorker>;

/** Keeps the register as things stand: looks at members whom something concerns within seconds, and at everybody each night. */
export function createComplianceWorker(
  deps: LookingDeps & {
    /** Marks whom changes in other domains concern. */
    readonly followChanges: () => Promise<void>;
    readonly lease: Lease;
    readonly log: Logger;
  },
) {
  const { waivers, checks, followChanges, ledger, lease, now, log } = deps;
  const look = createLooking(deps);
  let isClosed = false;
  let heldAt = 0;
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
    heldAt = 0;
    if (!(await mayGoOn())) return;
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
    for (const [custodianId, some] of byCustodian) await lookAtSome(custodianId, some);
    return true;
  }

  async function goRound(round: Round): Promise<void> {
    const { custodianId } = round;
    const startedAt = round.startedAt ?? now();
    let { after } = round;
    if (!(await checks.goOn(round, { startedAt }))) return;
    for (;;) {
      if (!(await mayGoOn())) return;
      const some: readonly Check[] = await checks.behind(custodianId, after, MEMBERS_AT_ONCE);
      const last = some.at(-1);
      if (!last) break;
      await lookAtSome(custodianId, some);
      after = last.memberId;
      if (!(await checks.goOn(round, { after }))) return;
      // Whom something concerns does not wait for the end of the round.
      await lookAtDue();
    }
    await checks.goOn(round, { after: '', startedAt: null, checkedAt: startedAt, dueAt: nextNight(now()) });
  }

  /** Looks at some and then leaves the process to its requests for a while. */
  async function lookAtSome(custodianId: string, some: readonly Check[]): Promise<void> {
    const since = performance.now();
    await look(custodianId, some);
    await delay(Math.min(MOST_PAUSE_MS, (performance.now() - since) * PAUSE));
  }

  async function mayGoOn(): Promise<boolean> {
    if (isClosed) return false;
    const at = now().getTime();
    if (Math.abs(at - heldAt) < RENEW_MS) return true;
    if (!(await lease.hold(LEASE_MS))) return false;
    heldAt = at;
    return true;
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

/** The next time that the round of all members begins. */
export function nextNight(at: Date): Date {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS;
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}
