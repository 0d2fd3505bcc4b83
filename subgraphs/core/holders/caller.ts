import type { AuditFact } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { type Action, type Identity, permit } from '../../../kernel/identity.ts';
import { isDuplicateKey } from '../../../store/transact.ts';

const ATTEMPTS = 5;

export type HolderIdentity = Extract<Identity, { kind: 'holder' }>;

/** The signed-in holder who may do the action. Errors: as `permit`. */
export function permitHolder(context: Context, action: Action): HolderIdentity {
  const identity = permit(context, action);
  if (identity.kind !== 'holder') throw signInFirst();
  return identity;
}

export function signInFirst(): AppError {
  return new AppError('UNAUTHENTICATED', 'Sign in first: this session is over or its account is closed.');
}

/** A fact about an account in its holder's own trail. */
export function holderFact(holderId: string, action: string, more: Partial<AuditFact> = {}): AuditFact {
  return {
    action,
    subject: { type: 'Holder', id: holderId },
    org: { type: 'HOLDER', id: holderId },
    ...more,
  };
}

/** Looks and decides anew when somebody else changed the same records at the same moment. */
export async function anewAfterRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isRace = isDuplicateKey(error) || (isAppError(error) && error.code === 'CONFLICT');
      if (!isRace || attempt === ATTEMPTS) throw error;
    }
  }
}
