import { z } from 'zod';
import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { Logger } from '../../kernel/log.ts';
import { instant, optional, parseInput } from '../../kernel/parse.ts';
import { createSweeper, type Lease } from '../../kernel/sweeper.ts';
import { isConflict } from '../../store/anew.ts';
import type { Ledger } from '../../store/ledger.ts';
import { type Credential, currentStatus, nextStatus } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';

const SWEEP_CHUNK = 100;
const MAX_ANNOUNCED = 500;

const newlyExpiredSchema = z.strictObject({
  since: optional(instant),
  limit: optional(
    z.number().int().min(1, 'ask for at least 1').max(MAX_ANNOUNCED, `ask for at most ${MAX_ANNOUNCED}`),
  ),
});

/** Records what is true already: ISSUED credentials past their expiration become EXPIRED. */
export function createExpiry(deps: {
  store: CredentialStore;
  ledger: Ledger;
  now: Clock;
  log: Logger;
  sweepSeconds: number;
  /** Of processes that sweep at the interval; one that is asked sweeps in any case. */
  lease: Lease;
}) {
  const { store, ledger, now, log, sweepSeconds, lease } = deps;
  const sweeper = createSweeper(
    () => expireDue(asUnit(newContext(), 'credential-issuance')),
    sweepSeconds * 1000,
    'An expiry sweep failed; it runs again at the next interval',
    log,
    lease,
  );

  return {
    expireDue,
    newlyExpired,
    /** The same without a result; a failure is logged, since what is due shows on reads anyway. */
    settleDue: sweeper.sweep,
    start: sweeper.start,
    close: sweeper.close,
  };

  /** Persists every due expiry; returns how many. Reads do not depend on it, lists and events do. */
  async function expireDue(context: Context): Promise<number> {
    permit(context, 'credential.expire');
    let count = 0;
    for (;;) {
      const at = now();
      const due = await store.due(at, SWEEP_CHUNK);
      if (due.length === 0) return count;
      const expired = await expire(due, at, context);
      // Only rows that others are changing right now were left; the next sweep sees what became of them.
      if (expired === 0) return count;
      count += expired;
    }
  }

  async function expire(due: readonly Credential[], at: Date, context: Context): Promise<number> {
    try {
      await ledger.commit(context, {
        writes: due.map((credential) => store.updateWrite(credential, expiredAt(credential, at))),
        audit: due.map(({ credentialId, authorityType, issuerId }) => ({
          action: 'credential.expired',
          subject: { type: 'Credential', id: credentialId },
          org: { type: authorityType, id: issuerId },
          previousState: 'ISSUED',
          newState: 'EXPIRED',
        })),
      });
      return due.length;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (due.length === 1) return 0;
      let count = 0;
      for (const credential of due) count += await expire([credential], at, context);
      return count;
    }
  }

  function expiredAt(credential: Credential, at: Date): Partial<Credential> {
    const credentialStatus = nextStatus(credential.credentialStatus, 'EXPIRE');
    return { credentialStatus, statusChangedAt: credential.expirationTimestamp ?? at, updatedAt: at };
  }

  /** Credentials that expired at `since` or later and were in no such answer before: each is announced once. */
  async function newlyExpired(input: unknown, context: Context): Promise<Credential[]> {
    permit(context, 'credential.expire');
    const { since = new Date(0), limit = 100 } = parseInput(newlyExpiredSchema, input);
    await expireDue(context);
    const at = now();
    const announced: Credential[] = [];
    for (const credential of await store.unannounced(since, limit)) {
      if (currentStatus(credential, at) === 'EXPIRED' && (await announce(credential, at, context)))
        announced.push(credential);
    }
    return announced;
  }

  /** False when another caller has announced it in the meantime. */
  async function announce(credential: Credential, at: Date, context: Context): Promise<boolean> {
    const audit: AuditFact = {
      action: 'credential.expiry_announced',
      subject: { type: 'Credential', id: credential.credentialId },
    };
    try {
      await ledger.commit(context, {
        writes: [store.updateWrite(credential, { expiryNotifiedAt: at, updatedAt: at })],
        audit,
      });
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }
}
