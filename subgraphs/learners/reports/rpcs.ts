import type { LearnerReportService } from '../../../proto/generated/testamur/internal/person_reports.ts';
import { type BindingOf, given, operationRow } from '../../rpc.ts';
import { LEARNER_REPORTS } from '../contracts.ts';
import type { PersonService } from './person-service.ts';

/** What is kept of one learner, for the unit that makes reports. */
export function learnerReportBinding(persons: PersonService): BindingOf<LearnerReportService> {
  return {
    ...LEARNER_REPORTS,
    rpcs: {
      ListRecordsOfLearner: operationRow({
        operation: persons.records,
        args: ({ issuerDid, learnerId, holderDid, after }) => ({
          issuerDid,
          learnerId: given(learnerId),
          holderDid: given(holderDid),
          after: given(after),
        }),
        reply: ({ rows, next, holderDid }) => ({
          records: rows.map(({ section, recordId, content }) => ({
            section,
            recordId,
            contentJson: JSON.stringify(content),
          })),
          next: next ?? '',
          holderDid: holderDid ?? '',
        }),
      }),
    },
  };
}
