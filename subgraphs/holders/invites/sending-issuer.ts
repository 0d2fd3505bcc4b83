import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import type { IssuerNames } from '../ports.ts';
import type { NamedIssuer } from './letters.ts';

export type IssuerMember = Extract<Identity, { kind: 'issuer' }>;

/** The caller as a member of an issuer. Errors: as `permit`. */
export function permitMember(context: Context, action: 'invite.list' | 'invite.send'): IssuerMember {
  const identity = permit(context, action);
  if (identity.kind !== 'issuer') throw new AppError('SCOPE_MISSING', 'Sign in as a member of an issuer.');
  return identity;
}

/** The issuer in whose name a letter goes out. Error: ISSUER_NOT_ACTIVE. */
export async function activeIssuer(
  issuers: IssuerNames,
  issuerDid: string,
  context: Context,
): Promise<NamedIssuer> {
  const issuer = await issuers.byDid(issuerDid, asUnit(context, 'core-engine'));
  if (issuer?.status === 'ACTIVE') return issuer;
  throw new AppError(
    'ISSUER_NOT_ACTIVE',
    `This issuer is ${issuer?.status ?? 'unknown'}; only ACTIVE issuers can send letters to holders.`,
  );
}
