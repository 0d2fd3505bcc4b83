import type { CustodianReportService } from '../../../proto/generated/testamur/internal/person_reports.ts';
import { type BindingOf, given, millis, operationRow } from '../../rpc.ts';
import { CUSTODIAN_REPORTS } from '../contracts.ts';
import type { CustodianReports } from './custodian-reports.ts';

/** What reports ask of custodians, for the unit that makes them. */
export function custodianReportBinding(reports: CustodianReports): BindingOf<CustodianReportService> {
  return {
    ...CUSTODIAN_REPORTS,
    rpcs: {
      ListReportedCompliance: operationRow({
        operation: reports.compliance,
        args: ({ custodianId, asOf, memberId, requirementId, status, after, limit }) => ({
          custodianId,
          asOf: given(asOf),
          memberId: given(memberId),
          requirementId: given(requirementId),
          status: given(status),
          after: given(after),
          limit,
        }),
        reply: ({ rows, next }) => ({
          rows: rows.map((row) => ({
            ...row,
            employeeRef: row.employeeRef ?? '',
            name: row.name ?? '',
            site: row.site ?? '',
            requirementName: row.requirementName ?? '',
            severity: row.severity ?? '',
            credentialId: row.credentialId ?? '',
            expiresAt: millis(row.expiresAt),
            validFrom: millis(row.validFrom),
            validTo: millis(row.validTo),
            checkedAt: millis(row.checkedAt),
          })),
          next: next ?? '',
        }),
      }),
      ListRecordsOfHolder: operationRow({
        operation: reports.ofPerson,
        args: ({ custodianId, holderDid, after }) => ({ custodianId, holderDid, after: given(after) }),
        reply: ({ rows, next }) => ({
          records: rows.map(({ section, recordId, content }) => ({
            section,
            recordId,
            contentJson: JSON.stringify(content),
          })),
          next: next ?? '',
        }),
      }),
    },
  };
}
