import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type CustodianRole, permit } from '../../../kernel/identity.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';

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
