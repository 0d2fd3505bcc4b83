import type { RecordStore } from '../../../store/record-store.ts';
import type { SearchSource } from '../search/search.ts';
import { type KeyedMember, MEMBER_STATUSES, refHandle } from './member.ts';
import { createMemberList } from './member-list.ts';

/** The search through the people who work for a custodian: by name, by status, and by their whole number or id. */
export function memberSource(members: RecordStore<KeyedMember>): SearchSource {
  const list = createMemberList(members);
  return {
    kind: 'MEMBER',
    statuses: MEMBER_STATUSES,
    expires: false,
    async find({ custodianId, q, status, limit }) {
      const asked = MEMBER_STATUSES.find((one) => one === status);
      const filter = {
        q,
        status: asked,
        employeeRef: undefined,
        jobRole: undefined,
        site: undefined,
      };
      const [known, { items, totalIsLowerBound = false }] = await Promise.all([
        q === undefined ? [] : knownAs(q, custodianId),
        list(custodianId, { filter, after: undefined, offset: undefined, first: limit + 1 }),
      ]);
      const meant = known.filter((member) => status === undefined || member.status === status);
      const found = new Map([...meant, ...items].map((member) => [member.memberId, member]));
      return {
        found: [...found.values()].slice(0, limit + 1).map((member) => ({
          id: member.memberId,
          status: member.status,
          name: member.name,
          email: member.email,
          number: member.employeeRef,
        })),
        isPartial: q !== undefined && totalIsLowerBound,
      };
    },
  };

  /** Whose number or id it is. */
  async function knownAs(q: string, custodianId: string): Promise<readonly KeyedMember[]> {
    const [numbered, identified] = await Promise.all([
      members.first({ custodianId, handles: refHandle(q) }),
      members.byId(q.toLowerCase()),
    ]);
    return [numbered, identified].flatMap((one) => (one?.custodianId === custodianId ? [one] : []));
  }
}
