import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Member, ROLE_WORDS } from '../members.ts';
import type { Organization, Organizations } from '../organizations.ts';

/** The issuer or the custodian in whose name a letter goes out. Errors: ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE. */
export async function activeSender(
  organizations: Organizations,
  { type, did }: Member,
  context: Context,
): Promise<Organization> {
  const sender = await organizations.of({ type, did }, asUnit(context, 'core-engine'));
  if (sender?.status === 'ACTIVE') return sender;
  const role = ROLE_WORDS[type];
  throw new AppError(
    type === 'ISSUER' ? 'ISSUER_NOT_ACTIVE' : 'CUSTODIAN_NOT_ACTIVE',
    `This ${role} is ${sender?.status ?? 'unknown'}; only ACTIVE ${role}s can send letters to holders.`,
  );
}
