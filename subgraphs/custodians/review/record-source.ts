import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import { nameOf, RECORD_STATUSES } from '../intake/intake-record.ts';
import type { SearchSource } from '../search/search.ts';
import { createRecordList } from './record-list.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The search through the rows of intake. */
export function recordSource(records: RecordStore<StoredRecord>): SearchSource {
  const list = createRecordList(records);
  return {
    kind: 'RECORD',
    statuses: RECORD_STATUSES,
    expires: false,
    async find({ custodianId, q, status, limit }) {
      const asked = {
        intakeId: undefined,
        assignedTo: undefined,
        q,
        status: RECORD_STATUSES.find((one) => one === status),
      };
      const { items, totalIsLowerBound = false } =
        q !== undefined && UUID.test(q)
          ? { items: (await records.byIds([q.toLowerCase()])).filter(isMeant) }
          : await list(custodianId, { filter: asked, after: undefined, offset: undefined, first: limit + 1 });
      return {
        found: items.map(({ recordId, status: state, normalized }) => ({
          id: recordId,
          status: state,
          name: nameOf(normalized),
          email: normalized.email,
          number: normalized.learnerNumber ?? normalized.licenceNumber ?? normalized.employeeRef,
        })),
        isPartial: q !== undefined && totalIsLowerBound,
      };

      function isMeant(record: StoredRecord): boolean {
        return record.custodianId === custodianId && (status === undefined || record.status === status);
      }
    },
  };
}
