import { z } from 'zod';
import { nameStarts, startOf } from '../../../kernel/name-search.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  did,
  email,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const MEMBER_STATUSES = ['ACTIVE', 'ON_LEAVE', 'LEFT'] as const;

/** Somebody who works for a custodian. */
export interface WorkforceMember extends Recorded {
  readonly memberId: string;
  readonly custodianId: string;
  /** The custodian's own number, each once. */
  readonly employeeRef: string;
  readonly name: string;
  readonly email?: string | undefined;
  /** The wallet whose credentials count, as far as its holder agrees; each once. */
  readonly holderDid?: string | undefined;
  readonly jobRole: string;
  readonly site?: string | undefined;
  readonly status: (typeof MEMBER_STATUSES)[number];
}

/** What a member is found by and ordered by. */
export interface MemberKeys {
  readonly sortName: string;
  readonly nameStarts: readonly string[];
  /** What nobody else of the custodian may have. */
  readonly handles: readonly string[];
}

export type KeyedMember = WorkforceMember & MemberKeys;

// Cursors hold it, and take texts of at most 256 characters.
const SORT_CHARACTERS = 200;

export const refHandle = (employeeRef: string) => `ref ${employeeRef}`;
export const didHandle = (holderDid: string) => `did ${holderDid}`;

export function keysOf({
  name,
  employeeRef,
  holderDid,
}: Pick<WorkforceMember, 'name' | 'employeeRef' | 'holderDid'>): MemberKeys {
  return {
    sortName: startOf(name).slice(0, SORT_CHARACTERS),
    nameStarts: nameStarts(name),
    handles: [refHandle(employeeRef), ...(holderDid === undefined ? [] : [didHandle(holderDid)])],
  };
}

/** Without the keys of the list. */
export function memberOf({
  sortName: _sort,
  nameStarts: _starts,
  handles: _handles,
  ...member
}: KeyedMember): WorkforceMember {
  return member;
}

export const employeeRef = text(100);
export const jobRole = text(100);
const site = text(100);

/** What is null or empty goes away, what is left out stays. */
const clearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());

export const createMemberInput = z.strictObject({
  memberId: optional(z.undefined()),
  employeeRef,
  name: text(255),
  email: optionalText(email),
  holderDid: optionalText(did),
  jobRole,
  site: optionalText(site),
  status: optional(oneFrom(MEMBER_STATUSES)),
});

export const changeMemberInput = z.strictObject({
  memberId: uuid,
  employeeRef: optional(employeeRef),
  name: optional(text(255)),
  email: clearable(email),
  holderDid: clearable(did),
  jobRole: optional(jobRole),
  site: clearable(site),
  status: optional(oneFrom(MEMBER_STATUSES)),
});

const memberIdInput = z.strictObject({ memberId: uuid });
export const parseMemberId = (input: unknown) => parseInput(memberIdInput, input).memberId;

export const listMembersInput = z.strictObject({
  filter: optional(
    z.strictObject({
      q: optional(text(100).refine((q) => startOf(q) !== '', 'give letters or digits to look for')),
      employeeRef: optional(employeeRef),
      jobRole: optional(jobRole),
      site: optional(site),
      status: optional(oneFrom(MEMBER_STATUSES)),
    }),
  ),
  ...pageInput,
});

export type ListedMembers = z.output<typeof listMembersInput>;
