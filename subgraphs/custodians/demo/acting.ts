import { setTimeout as delay } from 'node:timers/promises';
import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type CustodianRole, permit } from '../../../kernel/identity.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';

const LOOK_MS = 100;
/** Longer than a worker that died keeps the others from its work. */
const PATIENCE_MS = 30_000;

/** A request of somebody in the team of a custodian of the demonstration. */
export type Acting = (memberId: string, role: CustodianRole) => Context;

/** Who acts for a custodian of the demonstration. Errors: those of `permit`, INVALID_STATE_TRANSITION for any other custodian. */
export async function actingFor(
  records: Pick<RegistrantStore<Custodian>, 'byDid'>,
  custodianDid: string,
  context: Context,
): Promise<{ readonly custodian: Custodian; readonly acting: Acting }> {
  permit(context, 'demo.seed');
  const custodian = await records.byDid(custodianDid);
  if (!custodian?.isDemo)
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      'This custodian is not of the demonstration, so nothing is made up for it.',
    );
  const { custodianId, status } = custodian;
  const acting: Acting = (userId, role) =>
    newContext({
      correlationId: context.correlationId,
      identity: { kind: 'custodian', userId, role, custodianId, custodianDid, custodianStatus: status },
    });
  return { custodian, acting };
}

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
