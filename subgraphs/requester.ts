import type { Context } from '../kernel/context.ts';
import { type Action, type Identity, isFor } from '../kernel/identity.ts';

/** Who is in the teams of organizations: needed of the domain that keeps them. */
export interface Teams {
  /** Undefined for everybody who is no ACTIVE member of the organization. Errors: UPSTREAM_UNAVAILABLE, STORAGE_UNAVAILABLE. */
  roleOf(organizationId: string, memberId: string, context: Context): Promise<string | undefined>;
}

/**
 * Whether somebody in whose name background work goes on may still do it: a member may have been suspended, removed or demoted since.
 * `context` is of the unit that asks. Errors: as above.
 */
export async function mayStill(
  requester: Identity,
  action: Action,
  teams: Teams,
  context: Context,
): Promise<boolean> {
  if (requester.kind !== 'issuer' && requester.kind !== 'custodian') return true;
  const organizationId = requester.kind === 'issuer' ? requester.issuerId : requester.custodianId;
  const role = await teams.roleOf(organizationId, requester.userId, context);
  return role !== undefined && isFor({ ...requester, role } as Identity, action);
}
