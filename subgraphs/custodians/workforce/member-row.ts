import type { z } from 'zod';
import { type RowFault, UnreadableFile } from '../../../kernel/sheets/faults.ts';
import type { Sheet, SheetRow } from '../../../kernel/sheets/sheet.ts';
import { createMemberInput, type WorkforceMember } from './member.ts';

type Member = 'employeeRef' | 'name' | 'email' | 'holderDid' | 'jobRole' | 'site' | 'status';

/** What a row says of a member. What is undefined goes away, and what has no column stays. */
export type MemberRow = Pick<WorkforceMember, 'employeeRef'> & Partial<Pick<WorkforceMember, Member>>;

/** The columns of a list of members, and what other systems call them. */
const COLUMNS: Readonly<Record<Member, readonly string[]>> = {
  employeeRef: ['employee_ref', 'employee_number', 'employee_id', 'staff_number', 'number'],
  name: ['name', 'full_name'],
  email: ['email', 'e-mail', 'email_address', 'mail'],
  holderDid: ['holder_did', 'did', 'wallet'],
  jobRole: ['job_role', 'role', 'job_title', 'position'],
  site: ['site', 'location'],
  status: ['status'],
};
const REQUIRED: readonly Member[] = ['employeeRef', 'name', 'jobRole'];

// `employeeRef`, `employee_ref` and `Employee Ref` are one name.
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const MEMBER_OF = new Map(
  Object.entries(COLUMNS).flatMap(([member, names]) =>
    names.map((name) => [plainName(name), member as Member] as const),
  ),
);

/** Which column has what. Error: UnreadableFile for one that is missing, or there twice. */
export function columnsOf({ headers }: Pick<Sheet, 'headers'>): ReadonlyMap<Member, string> {
  const columns = new Map<Member, string>();
  for (const header of headers) {
    const member = MEMBER_OF.get(plainName(header));
    if (member === undefined) continue;
    if (columns.has(member))
      throw new UnreadableFile({
        line: 1,
        column: header,
        code: 'column_twice',
        message: 'two columns mean the same; leave one of them out',
      });
    columns.set(member, header);
  }
  const missing = REQUIRED.find((member) => !columns.has(member));
  if (missing === undefined) return columns;
  throw new UnreadableFile({
    line: 1,
    column: COLUMNS[missing][0],
    code: 'column_missing',
    message: 'this column is required; add it to the header and to each row',
  });
}

/** A member by the rules of members. Faults name the columns and never what is in them. */
export function memberOfRow(
  { cells, faults }: Pick<SheetRow, 'cells' | 'faults'>,
  columns: ReadonlyMap<Member, string>,
): { readonly row: MemberRow } | { readonly faults: readonly RowFault[] } {
  if (faults.length > 0) return { faults };
  const said = Object.fromEntries(
    [...columns].map(([member, column]) => [
      member,
      member === 'status' ? cells[column]?.toUpperCase().replaceAll(' ', '_') : cells[column],
    ]),
  );
  const parsed = createMemberInput.safeParse(said, { reportInput: true });
  if (!parsed.success) return { faults: faultsOf(parsed.error, columns) };
  const { memberId: _none, status, ...members } = parsed.data;
  const named = Object.entries(members).filter(([member]) => columns.has(member as Member));
  return {
    row: {
      ...(Object.fromEntries(named) as unknown as MemberRow),
      ...(status === undefined ? {} : { status }),
    },
  };
}

function faultsOf({ issues }: z.ZodError, columns: ReadonlyMap<Member, string>): RowFault[] {
  return issues.map(({ path, code, message, input }) => {
    const column = columns.get(String(path[0]) as Member);
    return input === undefined
      ? { column, code: 'required', message: 'this cell is required; fill it in' }
      : { column, code, message };
  });
}
