import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import type { HolderAccount, HolderAccounts } from '../holders/ports.ts';

export type SharingHolder = Extract<Identity, { kind: 'holder' }>;

/** The holder who is calling. Errors: those of permit. */
export function sharingHolder(context: Context, action: 'sharing.read' | 'sharing.write'): SharingHolder {
  const identity = permit(context, action);
  if (identity.kind === 'holder') return identity;
  throw new AppError('SCOPE_MISSING', 'Only holders have links.');
}

/** The account behind a caller as it is now, so that a DID linked a moment ago counts. Errors: UNAUTHENTICATED when it is gone. */
export async function accountOf(
  accounts: HolderAccounts,
  { holderId }: SharingHolder,
): Promise<HolderAccount> {
  const account = await accounts.byId(holderId);
  if (account) return account;
  throw new AppError('UNAUTHENTICATED', 'This account does not exist any more; sign in again.');
}

/** One answer for credentials and links of others and of nobody. */
export function nothingOfThatId(): AppError {
  return new AppError('NOT_FOUND', 'You have nothing of that id.');
}
