import type {
  EnrolmentRecord,
  LearnerRecordsService,
} from '../../../proto/generated/testamur/learners/learner_records.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Enrolment } from './enrolment.ts';
import type { EnrolmentService } from './enrolment-service.ts';

/** The RPCs of enrolments, a part of the contract of learner records. */
export function enrolmentRpcs(
  enrolments: EnrolmentService,
): Pick<RowsOf<LearnerRecordsService>, 'CreateEnrolment' | 'UpdateEnrolment' | 'ListEnrolments'> {
  return {
    CreateEnrolment: operationRow({
      operation: enrolments.create,
      args: (request) => ({
        learnerId: request.learnerId,
        entryVersionId: request.entryVersionId,
        cohortCode: given(request.cohortCode),
        deliveryMode: given(request.deliveryMode),
        startDate: given(request.startDate),
        expectedEndDate: given(request.expectedEndDate),
        status: given(request.status),
      }),
      reply: (enrolment) => ({ enrolment: enrolmentRecord(enrolment) }),
    }),
    UpdateEnrolment: operationRow({
      operation: enrolments.update,
      args: (request) => ({
        enrolmentId: request.enrolmentId,
        cohortCode: given(request.cohortCode),
        deliveryMode: given(request.deliveryMode),
        startDate: given(request.startDate),
        expectedEndDate: given(request.expectedEndDate),
        endDate: given(request.endDate),
        exitReasonCode: given(request.exitReasonCode),
        status: given(request.status),
      }),
      reply: (enrolment) => ({ enrolment: enrolmentRecord(enrolment) }),
    }),
    ListEnrolments: operationRow({
      operation: enrolments.list,
      names: { first: 'pageSize', offset: 'page', 'filter.status': 'statusFilter' },
      args: ({ learnerId, statusFilter, page, pageSize }) => ({
        learnerId,
        filter: { status: given(statusFilter) },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ enrolments: listed.items.map(enrolmentRecord), ...pageMessage(listed) }),
    }),
  };
}

export function enrolmentRecord(enrolment: Enrolment): EnrolmentRecord<Sent> {
  return {
    enrolmentId: enrolment.enrolmentId,
    issuerDid: enrolment.issuerDid,
    learnerId: enrolment.learnerId,
    entryVersionId: enrolment.entryVersionId,
    cohortCode: enrolment.cohortCode ?? '',
    deliveryMode: enrolment.deliveryMode,
    startDate: enrolment.startDate,
    expectedEndDate: enrolment.expectedEndDate ?? '',
    endDate: enrolment.endDate ?? '',
    exitReasonCode: enrolment.exitReasonCode ?? '',
    status: enrolment.status,
    createdAt: millis(enrolment.createdAt),
    updatedAt: millis(enrolment.updatedAt),
    rowVersion: enrolment.rowVersion,
  };
}
