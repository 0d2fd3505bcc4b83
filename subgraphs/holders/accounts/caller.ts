import type { AuditFact, AuditOrg } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { type Context, readOnce } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Action, type Identity, permit } from '../../../kernel/identity.ts';
import type { HolderAccount, HolderAccounts } from './ports.ts';

export type HolderIdentity = Extract<Identity, { kind: 'holder' }>;

/** The signed-in holder who may do the action. Errors: as `permit`. */
export function permitHolder(context: Context, action: Action): HolderIdentity {
  const identity = permit(context, action);
  if (identity.kind !== 'holder') throw signInFirst();
  return identity;
}

/**
 * The account of a holder as it is now, so that a DID linked a moment ago counts. Error: UNAUTHENTICATED when it is gone or LOCKED,
 * since the request was proven a moment earlier.
 */
export async function accountBehind(
  accounts: Pick<HolderAccounts, 'byId'>,
  { holderId }: { readonly holderId: string },
): Promise<HolderAccount> {
  const account = await accounts.byId(holderId);
  if (account?.status === 'ACTIVE') return account;
  throw signInFirst();
}

/** The account of the calling holder. Error: UNAUTHENTICATED when nobody is signed in or the account is gone or LOCKED. */
export async function callingHolder(
  accounts: Pick<HolderAccounts, 'byId'>,
  context: Context,
): Promise<HolderAccount> {
  const { identity } = context;
  if (identity.kind !== 'holder') throw signInFirst();
  return readOnce(context, callingHolder, () => accountBehind(accounts, identity));
}

/** Marks an audit entry as the holder's own. */
export function ownedBy(holderId: string): AuditOrg {
  return { type: 'HOLDER', id: holderId };
}

export function signInFirst(): AppError {
  return new AppError('UNAUTHENTICATED', 'Sign in first: this session is over or its account is closed.');
}

/** A fact about an account in its holder's own trail. */
export function holderFact(holderId: string, action: AuditAction, more: Partial<AuditFact> = {}): AuditFact {
  return {
    action,
    subject: { type: 'Holder', id: holderId },
    org: ownedBy(holderId),
    ...more,
  };
}
