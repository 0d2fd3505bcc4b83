import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Eraser } from '../room.ts';
import { holderFact } from './caller.ts';
import type { HolderRecord } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import type { RecoveryCodeStore } from './recovery-code-model.ts';
import type { SessionStore } from './session-model.ts';
import type { HolderLinkStore } from './sign-in-link-model.ts';

const SWEEP_CHUNK = 50;

/** Erases accounts that are due for erasure. */
export function createErasure(deps: {
  holders: HolderStore;
  sessions: SessionStore;
  links: HolderLinkStore;
  codes: RecoveryCodeStore;
  /** Called at each sweep, so that rooms that were opened later are included. */
  erasers: () => readonly Eraser[];
  ledger: Ledger;
  now: Clock;
  log: Logger;
  sweepSeconds: number;
  lease: Lease;
}) {
  const { holders, sessions, links, codes, erasers, ledger, now, log, sweepSeconds, lease } = deps;
  const sweeper = createSweeper(
    eraseDue,
    sweepSeconds * 1000,
    'A sweep of erasures failed; it runs again at the next interval',
    log,
    lease,
  );

  return {
    eraseDue,
    removeDemo,
    start: sweeper.start,
    close: sweeper.close,
  };

  /** Erases every account that is due; returns how many. What fails is logged, stays due and is tried again by the next sweep. */
  async function eraseDue(): Promise<number> {
    let count = 0;
    const failed = new Set<string>();
    for (;;) {
      const due = await holders.due(now(), SWEEP_CHUNK + failed.size);
      const next = due.filter(({ holderId }) => !failed.has(holderId));
      if (next.length === 0) return count;
      for (const account of next) {
        if (await isErased(account)) count += 1;
        else failed.add(account.holderId);
      }
    }
  }

  /** Removes every account of the demonstration with all that it has, at once; returns how many. */
  async function removeDemo(context: Context): Promise<number> {
    const accounts = await holders.listDemo();
    for (const account of accounts) {
      const { holderId, status } = account;
      await ledger.commit(context, {
        writes: [...(await belongings(account)), holders.deleteDemoWrite(holderId)],
        audit: holderFact(holderId, 'holder.removed_with_demo', { previousState: status }),
      });
    }
    return accounts.length;
  }

  async function belongings(account: HolderRecord): Promise<readonly Write[]> {
    const { holderId } = account;
    const elsewhere: Write[] = [];
    for (const eraser of erasers()) elsewhere.push(...(await eraser.erase(account)));
    return [
      ...elsewhere,
      ...(await sessions.idsOf(holderId)).map(sessions.deleteWrite),
      ...(await links.idsOf(holderId)).map(links.deleteWrite),
      codes.deleteWrite(holderId),
    ];
  }

  async function isErased(account: HolderRecord): Promise<boolean> {
    const { holderId } = account;
    try {
      // This commit ends the erasure: until then the account stays due, and everything before can be repeated.
      await ledger.commit(asUnit(newContext(), 'core-engine'), {
        writes: [...(await belongings(account)), holders.eraseWrite(holderId, now())],
        audit: holderFact(holderId, 'holder.erased', { previousState: 'LOCKED', newState: 'ERASED' }),
      });
      return true;
    } catch (error) {
      log.error({ err: error, holderId }, 'An account could not be erased; the next sweep tries again');
      return false;
    }
  }
}
