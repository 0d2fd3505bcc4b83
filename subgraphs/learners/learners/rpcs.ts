import type {
  LearnerRecord,
  LearnerRecordsService,
} from '../../../proto/generated/testamur/learners/learner_records.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Learner } from './learner.ts';
import type { LearnerService } from './learner-service.ts';

/** The RPCs of learners, a part of the contract of learner records. */
export function learnerRpcs(
  learners: LearnerService,
): Pick<RowsOf<LearnerRecordsService>, 'CreateLearner' | 'GetLearner' | 'ListLearners' | 'UpdateLearner'> {
  return {
    CreateLearner: operationRow({
      operation: learners.create,
      args: (request) => ({ issuerDid: given(request.issuerDid), ...membersOf(request) }),
      reply: (learner) => ({ learner: learnerRecord(learner) }),
    }),
    GetLearner: operationRow({
      operation: learners.byId,
      args: ({ learnerId }) => ({ learnerId }),
      reply: (learner) => ({ learner: learnerRecord(learner) }),
    }),
    ListLearners: operationRow({
      operation: learners.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.q': 'query',
        'filter.learnerNumber': 'learnerNumber',
        'filter.externalId': 'externalId',
        'filter.externalSystem': 'externalSystem',
        'filter.status': 'statusFilter',
      },
      args: ({
        issuerDid,
        query,
        learnerNumber,
        externalId,
        externalSystem,
        statusFilter,
        page,
        pageSize,
      }) => ({
        issuerDid: given(issuerDid),
        filter: {
          q: given(query),
          learnerNumber: given(learnerNumber),
          externalId: given(externalId),
          externalSystem: given(externalSystem),
          status: given(statusFilter),
        },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ learners: listed.items.map(learnerRecord), ...pageMessage(listed) }),
    }),
    UpdateLearner: operationRow({
      operation: learners.update,
      args: ({ learnerId, status, externalIds, ...request }) => ({
        learnerId,
        status: given(status),
        ...membersOf({ ...request, externalIds: externalIds?.externalIds }),
      }),
      reply: (learner) => ({ learner: learnerRecord(learner) }),
    }),
  };
}

function membersOf(request: {
  readonly learnerNumber: string;
  readonly externalIds: readonly { readonly system: string; readonly value: string }[] | undefined;
  readonly givenName: string;
  readonly familyName: string;
  readonly preferredName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredLanguage: string;
  readonly countryCode: string;
}) {
  return {
    learnerNumber: given(request.learnerNumber),
    externalIds: request.externalIds,
    givenName: given(request.givenName),
    familyName: given(request.familyName),
    preferredName: given(request.preferredName),
    email: given(request.email),
    phone: given(request.phone),
    preferredLanguage: given(request.preferredLanguage),
    countryCode: given(request.countryCode),
  };
}

export function learnerRecord(learner: Learner): LearnerRecord<Sent> {
  return {
    learnerId: learner.learnerId,
    issuerDid: learner.issuerDid,
    learnerNumber: learner.learnerNumber,
    externalIds: learner.externalIds,
    givenName: learner.givenName,
    familyName: learner.familyName,
    preferredName: learner.preferredName ?? '',
    email: learner.email ?? '',
    phone: learner.phone ?? '',
    preferredLanguage: learner.preferredLanguage ?? '',
    countryCode: learner.countryCode ?? '',
    status: learner.status,
    createdAt: millis(learner.createdAt),
    updatedAt: millis(learner.updatedAt),
    rowVersion: learner.rowVersion,
    mergedInto: learner.mergedInto ?? '',
  };
}
