import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Action, permit } from '../../kernel/identity.ts';
import type { AuthorityKey, AuthorityType } from './ports.ts';

/** Somebody of an issuer or of a custodian, and the organization with its id in its registry. */
export interface Member extends AuthorityKey {
  readonly organizationId: string;
  readonly userId: string;
}

/** The caller as a member of an issuer or of a custodian. Errors: as `permit`. */
export function permitMember(context: Context, action: Action): Member {
  const identity = permit(context, action);
  if (identity.kind === 'issuer') {
    const { userId, issuerId, issuerDid } = identity;
    return { type: 'ISSUER', did: issuerDid, organizationId: issuerId, userId };
  }
  if (identity.kind === 'custodian') {
    const { userId, custodianId, custodianDid } = identity;
    return { type: 'CUSTODIAN', did: custodianDid, organizationId: custodianId, userId };
  }
  throw new AppError('SCOPE_MISSING', 'Sign in as a member of an issuer or of a custodian.');
}

/** What an organization is called in sentences. */
export const ROLE_WORDS: Readonly<Record<AuthorityType, string>> = {
  ISSUER: 'issuer',
  CUSTODIAN: 'custodian',
};
