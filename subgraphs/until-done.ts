import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';

const LOOK_MS = 100;
/** Longer than a worker that died keeps the others from its work. */
const PATIENCE_MS = 30_000;

/**
 * Has a worker of this process look until its work is done, which another process may be doing at this moment; no longer than anybody
 * waits for the answer. Error: UPSTREAM_TIMEOUT.
 */
export async function untilDone(
  what: string,
  settle: () => Promise<void>,
  isDone: () => Promise<boolean>,
  { deadline = Number.POSITIVE_INFINITY }: Pick<Context, 'deadline'>,
): Promise<void> {
  const until = Math.min(deadline, Date.now() + PATIENCE_MS);
  for (;;) {
    await settle();
    if (await isDone()) return;
    if (Date.now() >= until)
      throw new AppError('UPSTREAM_TIMEOUT', `${what} takes too long now; it is begun again by itself.`);
    await delay(LOOK_MS);
  }
}
