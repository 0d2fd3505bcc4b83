import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { isLostRace } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { CaseStore } from './case-model.ts';
import { waitingLetter } from './letters.ts';
import type { NoticeStore } from './notice-model.ts';
import type { Administrators } from './ports.ts';

const LOOK_MS = 60_000;
// However many register, an administrator gets no more letters about it than this.
const EVERY_MS = 60 * 60 * 1000;

/** Tells administrators by e-mail that somebody waits for their approval: at once, then what has gathered in an hour. */
export function createNotices(deps: {
  notices: NoticeStore;
  cases: Pick<CaseStore, 'submitted'>;
  administrators: Pick<Administrators, 'deciderAddresses'>;
  ledger: Ledger;
  mailer: Mailer;
  now: Clock;
  log: Logger;
}) {
  const { notices, cases, administrators, ledger, mailer, now, log } = deps;
  const sweeper = createSweeper(
    tell,
    LOOK_MS,
    'Administrators could not be told who waits for approval; it is tried again within a minute',
    log,
  );
  let isStarted = false;

  return {
    /** Looks now whether it is time to write; resolves when that is over. */
    tell: sweeper.sweep,
    /** Somebody waits of whom nobody was told. */
    notice: () => isStarted && sweeper.again(),
    start() {
      isStarted = true;
      sweeper.start();
    },
    close: sweeper.close,
  };

  async function tell(): Promise<void> {
    const at = now();
    const lastSentAt = await notices.lastSentAt();
    if (lastSentAt && at.getTime() - lastSentAt.getTime() < EVERY_MS) return;
    const untold = await notices.untold();
    if (untold.length === 0) return;
    const context = asUnit(newContext(), 'core-engine');
    const waiting = await cases.submitted(untold.map(({ caseId }) => caseId));
    const told = untold.filter(({ caseId }) => waiting.has(caseId));
    const addresses = told.length === 0 ? [] : await administrators.deciderAddresses(context);
    const letters = addresses.map((to) => mailer.letterWrite(waitingLetter(to, told)));
    try {
      await ledger.commit(context, {
        writes: [
          ...notices.toldWrites(untold),
          ...(letters.length > 0 ? [notices.sentWrite(at, lastSentAt)] : []),
          ...letters,
        ],
        audit: [],
      });
    } catch (error) {
      // Another process has told them at the same moment.
      if (!isLostRace(error)) throw error;
    }
  }
}
