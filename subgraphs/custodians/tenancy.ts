import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

/** The custodian for whom a person acts. Error: SCOPE_MISSING for anybody who acts for none. */
export function custodianOf({ identity }: Context): { readonly custodianId: string; readonly did: string } {
  if (identity.kind === 'custodian') return { custodianId: identity.custodianId, did: identity.custodianDid };
  throw new AppError('SCOPE_MISSING', 'Only people of a custodian may do this; sign in as one of them.');
}

/** A record of the caller's custodian, or the one answer for what is unknown and what is somebody else's. Error: NOT_FOUND. */
export function ownOnly<R extends { readonly custodianId: string }>(
  found: R | undefined,
  { identity }: Context,
  noun: string,
): R {
  if (found && identity.kind === 'custodian' && identity.custodianId === found.custodianId) return found;
  throw new AppError('NOT_FOUND', `There is no ${noun} of that id; check it against your list.`);
}
