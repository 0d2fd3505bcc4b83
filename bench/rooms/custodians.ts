import type { Store } from '../../store/connect.ts';
import { dueOrder } from '../../store/job-queue.ts';
import { pageOf } from '../../store/record-store.ts';
import { attestationStore, NEWEST_FIRST } from '../../subgraphs/custodians/attestations/attestation-model.ts';
import { intakeBatchStore, intakeRecordStore } from '../../subgraphs/custodians/intake/intake-models.ts';
import { createRecordList } from '../../subgraphs/custodians/review/record-list.ts';
import type { ListedRecords } from '../../subgraphs/custodians/review/review-input.ts';
import type { ListedMembers } from '../../subgraphs/custodians/workforce/member.ts';
import { createMemberList } from '../../subgraphs/custodians/workforce/member-list.ts';
import { memberStore } from '../../subgraphs/custodians/workforce/member-model.ts';
import { FIRST, idOf, insert, instantOf, isRare, LATER, MANY, type Room } from './room.ts';

const CUSTODIAN = 'custodian';
const PAGE = { first: 20, after: undefined, offset: undefined, filter: undefined };

/** Records, attestations and people of one custodian. */
export async function custodianRoom(store: Store): Promise<Room> {
  const connection = store.connection('custodian');
  const [batches, records, attestations, people] = await Promise.all([
    intakeBatchStore(connection),
    intakeRecordStore(connection),
    attestationStore(connection),
    memberStore(connection),
  ]);
  const recordsOf = createRecordList(records);
  const membersOf = createMemberList(people);
  const noFilter = { intakeId: undefined, status: undefined, assignedTo: undefined, q: undefined };
  const asked = (filter: Partial<NonNullable<ListedRecords['filter']>>) => ({
    ...PAGE,
    filter: { ...noFilter, ...filter },
  });
  const nobody = {
    q: undefined,
    employeeRef: undefined,
    jobRole: undefined,
    site: undefined,
    status: undefined,
  };
  const named = (filter: Partial<NonNullable<ListedMembers['filter']>>) => ({
    ...PAGE,
    filter: { ...nobody, ...filter },
  });
  return {
    async fill(from, until) {
      await insert(connection, 'intake_batches', [from, until], (number) => ({
        custodianId: CUSTODIAN,
        status: isRare(number) ? 'FAILED' : 'IN_REVIEW',
        isDue: false,
        attempts: 0,
        fileKey: idOf(number),
        counts: {},
        headers: [],
        mapping: [],
      }));
      await insert(connection, 'intake_records', [from, until], (number) => ({
        custodianId: CUSTODIAN,
        intakeId: 'a file',
        rowNumber: number,
        receivedAt: instantOf(number >> 8),
        normalized: { name: `Person ${number}` },
        faults: [],
        status: isRare(number) ? 'REJECTED' : 'NEW',
        nameKeys: ['person', String(number)],
        matching: 'NONE',
      }));
      await insert(connection, 'attestations', [from, until], (number) => ({
        custodianId: CUSTODIAN,
        status: isRare(number) ? 'WITHDRAWN' : 'ACTIVE',
        partRoots: [],
        recordCount: 1,
      }));
      await insert(connection, 'workforce_members', [from, until], (number) => ({
        custodianId: CUSTODIAN,
        employeeRef: String(number),
        name: `Person ${number}`,
        jobRole: isRare(number) ? 'Surgeon' : 'Nurse',
        site: null,
        status: isRare(number + 1) ? 'INACTIVE' : 'ACTIVE',
        sortName: `person ${String(number).padStart(9, '0')}`,
        nameStarts: ['person', String(number)],
        handles: [`ref ${number}`],
      }));
    },
    questions: [
      { name: 'records', ask: () => recordsOf(CUSTODIAN, PAGE) },
      { name: 'records, page 200', from: MANY, ask: () => recordsOf(CUSTODIAN, { ...PAGE, ...LATER }) },
      { name: 'records of a file', ask: () => recordsOf(CUSTODIAN, asked({ intakeId: 'a file' })) },
      { name: 'records of a status of few', ask: () => recordsOf(CUSTODIAN, asked({ status: 'REJECTED' })) },
      { name: 'records by a word', ask: () => recordsOf(CUSTODIAN, asked({ q: '199' })) },
      {
        name: 'files',
        ask: () => pageOf(batches, { custodianId: CUSTODIAN }, { createdAt: -1, _id: -1 }, FIRST),
      },
      {
        name: 'files: an idle look for work',
        ask: () => batches.first({ isDue: true }, dueOrder('custodianId')),
      },
      {
        name: 'attestations',
        ask: () => pageOf(attestations, { custodianId: CUSTODIAN }, NEWEST_FIRST, FIRST),
      },
      {
        name: 'attestations that were withdrawn',
        ask: () => pageOf(attestations, { custodianId: CUSTODIAN, status: 'WITHDRAWN' }, NEWEST_FIRST, FIRST),
      },
      { name: 'workforce', ask: () => membersOf(CUSTODIAN, PAGE) },
      { name: 'workforce, page 200', from: MANY, ask: () => membersOf(CUSTODIAN, { ...PAGE, ...LATER }) },
      {
        name: 'workforce of a job role of few',
        ask: () => membersOf(CUSTODIAN, named({ jobRole: 'Surgeon' })),
      },
      { name: 'workforce by a word', ask: () => membersOf(CUSTODIAN, named({ q: '199' })) },
    ],
  };
}
