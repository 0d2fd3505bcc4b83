import type { AuditOrg } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { HolderAccount, HolderAccounts } from '../holders/ports.ts';

/** The account of the calling holder as it is now, so that a DID linked a moment ago counts. Error: UNAUTHENTICATED when it is gone. */
export async function callingHolder(accounts: HolderAccounts, context: Context): Promise<HolderAccount> {
  const { identity } = context;
  const account = identity.kind === 'holder' ? await accounts.byId(identity.holderId) : undefined;
  if (account) return account;
  throw new AppError('UNAUTHENTICATED', 'This account does not exist any more; sign in again.');
}

/** Marks an audit entry as the holder's own. */
export function ownedBy(holderId: string): AuditOrg {
  return { type: 'HOLDER', id: holderId };
}
