import { z } from 'zod';
import { pageInput } from '../../kernel/paging.ts';
import { email, oneFrom, optional, optionalText, text, uuid } from '../../kernel/parse.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { MEMBER_STATUSES } from './member.ts';

export const listInput = z.strictObject({
  ...pageInput,
  filter: optional(z.strictObject({ status: optional(oneFrom(MEMBER_STATUSES)) })),
});

/** What is sent of members, with the roles of the kind and under the name that its contract has for their ids. */
export function teamInputs<Role extends MemberRole>({ roles, idName }: MemberKind<Role>) {
  const role = oneFrom(roles as readonly [Role, ...Role[]]);
  const changes = {
    role: optional(role),
    // An empty name takes the name away.
    displayName: optional(z.union([z.literal(''), text(200)], 'give a name of at most 200 characters')),
  };
  const renamed = <Rest extends object>({
    userId: memberId,
    ...rest
  }: Rest & { readonly userId: string }) => ({
    memberId,
    ...rest,
  });
  return {
    invite: z.strictObject({ email, role, displayName: optionalText(text(200)) }),
    one:
      idName === 'memberId'
        ? z.strictObject({ memberId: uuid })
        : z.strictObject({ userId: uuid }).transform(renamed),
    update:
      idName === 'memberId'
        ? z.strictObject({ memberId: uuid, ...changes })
        : z.strictObject({ userId: uuid, ...changes }).transform(renamed),
  };
}
