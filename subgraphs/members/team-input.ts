import { z } from 'zod';
import { pageInput } from '../../kernel/paging.ts';
import { email, oneFrom, optional, optionalText, parseInput, text, uuid } from '../../kernel/parse.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { MEMBER_STATUSES } from './member.ts';

const userIdInput = z.strictObject({ userId: uuid });

/** The id of a member, as every call names it. */
export function parseUserId(input: unknown): string {
  return parseInput(userIdInput, input).userId;
}

export const listInput = z.strictObject({
  ...pageInput,
  filter: optional(z.strictObject({ status: optional(oneFrom(MEMBER_STATUSES)) })),
});

/** What is sent of members, with the roles of the kind. */
export function teamInputs<Role extends MemberRole>({ roles }: MemberKind<Role>) {
  const role = oneFrom(roles as readonly [Role, ...Role[]]);
  return {
    invite: z.strictObject({ email, role, displayName: optionalText(text(200)) }),
    // An empty name takes the name away.
    update: z.strictObject({
      userId: uuid,
      role: optional(role),
      displayName: optional(z.union([z.literal(''), text(200)], 'give a name of at most 200 characters')),
    }),
  };
}
