import { startOf } from '../../../kernel/name-search.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { type KeyedMember, type ListedMembers, MEMBER_STATUSES, refHandle } from './member.ts';
import { BY_NAME } from './member-model.ts';

/** Members that a search by name looks at, at most. */
const MOST_LOOKED_AT = 1000;

type Filter = NonNullable<ListedMembers['filter']>;

/** Lists the members of a custodian, at a cost that does not grow with them. */
export function createMemberList(members: RecordStore<KeyedMember>) {
  return async (
    custodianId: string,
    { filter, ...page }: Pick<ListedMembers, 'filter' | 'first' | 'after' | 'offset'>,
  ): Promise<Page<KeyedMember>> => {
    const { q, employeeRef, jobRole, site, status }: Partial<Filter> = filter ?? {};
    const isMeant = (member: KeyedMember) =>
      (status === undefined || member.status === status) &&
      (jobRole === undefined || member.jobRole === jobRole) &&
      (site === undefined || member.site === site) &&
      (q === undefined || member.nameStarts.some((start) => start.startsWith(startOf(q))));
    if (employeeRef !== undefined) {
      const found = await members.first({ custodianId, handles: refHandle(employeeRef) });
      return pageFrom(found ? [found] : [], true);
    }
    if (q !== undefined) {
      const where = { custodianId, nameStarts: new RegExp(`^${startOf(q)}`) };
      const rows = await members.list(where, {}, { skip: 0, limit: MOST_LOOKED_AT + 1 });
      return pageFrom(rows.slice(0, MOST_LOOKED_AT), rows.length <= MOST_LOOKED_AT);
    }
    // A branch for each status: a store merges what each has in the order of the list, and sorts nothing.
    const asked = status === undefined ? MEMBER_STATUSES : [status];
    const where = {
      $or: asked.map((one) => ({
        custodianId,
        status: one,
        ...(jobRole === undefined ? {} : { jobRole }),
        ...(site === undefined ? {} : { site }),
      })),
    };
    return pageOf(members, where, BY_NAME, page);

    function pageFrom(rows: readonly KeyedMember[], isAll: boolean): Page<KeyedMember> {
      const found = rows.filter(isMeant).sort(byName);
      const { skip, limit } = pageWindow(page);
      const total = { total: found.length, totalIsLowerBound: !isAll };
      return { items: found.slice(skip, skip + limit), ...total, offset: skip, size: limit };
    }
  };
}

function byName(one: KeyedMember, other: KeyedMember): number {
  const key = ({ sortName, memberId }: KeyedMember) => `${sortName} ${memberId}`;
  return key(one) < key(other) ? -1 : 1;
}
