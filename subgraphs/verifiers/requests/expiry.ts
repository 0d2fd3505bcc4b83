import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { isLostRace } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { VerificationRequest } from './request.ts';
import type { VerificationRequestStore } from './request-model.ts';
import type { TellSender } from './senders.ts';

const SWEEP_CHUNK = 200;

export type RequestExpiry = ReturnType<typeof createRequestExpiry>;

/** Tells those who sent requests that nobody answered in time: one letter a person and sweep. What is EXPIRED does not depend on it. */
export function createRequestExpiry(deps: {
  requests: Pick<VerificationRequestStore, 'over' | 'overWrite'>;
  tellSender: TellSender;
  ledger: Ledger;
  now: Clock;
  log: Logger;
  sweepSeconds: number;
  lease: Lease;
}) {
  const { requests, tellSender, ledger, now, log, sweepSeconds, lease } = deps;
  const { start, close } = createSweeper(
    tellDue,
    sweepSeconds * 1000,
    'A sweep of requests to holders failed; it runs again at the next interval',
    log,
    lease,
  );
  return { tellDue, start, close };

  async function tellDue(): Promise<void> {
    for (;;) {
      const at = now();
      const due = await requests.over(at, SWEEP_CHUNK);
      let told = 0;
      for (const bySender of grouped(due)) if (await isTold(bySender, at)) told += bySender.length;
      // What somebody else is changing right now is left to the next sweep.
      if (due.length < SWEEP_CHUNK || told === 0) return;
    }
  }

  async function isTold(
    over: readonly [VerificationRequest, ...VerificationRequest[]],
    at: Date,
  ): Promise<boolean> {
    const writes = [
      ...over.map((request) => requests.overWrite(request, at)),
      ...(await tellSender(over, 'EXPIRED')),
    ];
    try {
      await ledger.commit(asUnit(newContext(), 'core-engine'), { writes, audit: [] });
      return true;
    } catch (error) {
      if (isLostRace(error)) return false;
      throw error;
    }
  }
}

function grouped(
  requests: readonly VerificationRequest[],
): readonly (readonly [VerificationRequest, ...VerificationRequest[]])[] {
  const groups = new Map<string, [VerificationRequest, ...VerificationRequest[]]>();
  for (const request of requests) {
    const key = `${request.verifierId} ${request.createdBy}`;
    const group = groups.get(key);
    if (group) group.push(request);
    else groups.set(key, [request]);
  }
  return [...groups.values()];
}
