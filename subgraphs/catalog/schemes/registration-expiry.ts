import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { isConflict } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { AnnounceExpiry } from './ports.ts';
import { registrationFact, type SchemeRegistration, settled } from './registration.ts';
import { LONGEST_DUE } from './registration-model.ts';
import { walk } from './walk.ts';

const SWEEP_MS = 60 * 60 * 1000;

export type RegistrationExpiry = ReturnType<typeof createRegistrationExpiry>;

/** Ends registrations whose time is over, and announces the end of those that have 30 days left. */
export function createRegistrationExpiry(deps: {
  registrations: RecordStore<SchemeRegistration>;
  /** Absent where no letters are sent: the record and the audit trail tell of it alone. */
  announce: AnnounceExpiry | undefined;
  ledger: Ledger;
  now: Clock;
  log: Logger;
  lease: Lease;
}) {
  const { registrations, announce, ledger, now, log, lease } = deps;
  const sweeper = createSweeper(
    () => settleDue(),
    SWEEP_MS,
    'A sweep of registrations failed; it runs again at the next interval',
    log,
    lease,
  );

  return {
    settleDue,
    /** Sweeps every hour. */
    start: sweeper.start,
    close: sweeper.close,
  };

  /** Settles every registration that is due; returns how many. One that fails keeps no other back; the first failure is thrown at the end. */
  async function settleDue(): Promise<number> {
    const context = asUnit(newContext(), 'program-catalog');
    const at = now();
    let count = 0;
    const failures: unknown[] = [];
    for await (const registration of walk(registrations, { dueAt: trusted({ $lte: at }) }, LONGEST_DUE)) {
      try {
        if (await settle(registration, at, context)) count += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return count;
  }

  /** False when somebody else has changed it meanwhile; the next sweep sees what became of it. */
  async function settle(registration: SchemeRegistration, at: Date, context: Context): Promise<boolean> {
    const { set, isAnnounced } = settled(registration, at);
    const letters = isAnnounced && announce ? await announce(registration, context) : [];
    const fact = registrationFact(
      isAnnounced ? 'scheme_registration.expiry_announced' : 'scheme_registration.expired',
      registration,
    );
    const states = isAnnounced ? {} : { previousState: registration.status, newState: 'EXPIRED' };
    try {
      await ledger.commit(context, {
        writes: [registrations.updateWrite(registration, set, at), ...letters],
        audit: { ...fact, ...states },
      });
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }
}
