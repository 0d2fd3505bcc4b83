import { z } from 'zod';
import type { CustodianReportService } from '../../../proto/generated/testamur/internal/person_reports.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, optionalDate } from '../../rpc-replies.ts';
import type { CustodiansPorts } from '../ports.ts';

const content = z.record(z.string(), z.unknown());

/** What reports ask of custodians in another process. */
export function createRemoteCustodianReports(
  client: RpcClient<CustodianReportService>,
): CustodiansPorts['reported'] {
  return {
    async compliance({ custodianId, limit, ...asked }, context) {
      const request = {
        custodianId,
        asOf: asked.asOf ?? '',
        memberId: asked.memberId ?? '',
        requirementId: asked.requirementId ?? '',
        status: asked.status ?? '',
        after: asked.after ?? '',
        limit,
      };
      const { rows, next } = await client.call('ListReportedCompliance', request, context);
      return {
        rows: rows.map((row) => ({
          ...row,
          employeeRef: row.employeeRef || undefined,
          name: row.name || undefined,
          site: row.site || undefined,
          requirementName: row.requirementName || undefined,
          severity: row.severity || undefined,
          credentialId: row.credentialId || undefined,
          expiresAt: optionalDate(row.expiresAt),
          validFrom: dateOf(row.validFrom),
          validTo: optionalDate(row.validTo),
          checkedAt: dateOf(row.checkedAt),
        })),
        next: next || undefined,
      };
    },
    async ofPerson({ custodianId, holderDid, after = '' }, context) {
      const request = { custodianId, holderDid, after };
      const { records, next } = await client.call('ListRecordsOfHolder', request, context);
      return {
        rows: records.map(({ section, recordId, contentJson }) => ({
          section,
          recordId,
          content: content.parse(JSON.parse(contentJson)),
        })),
        next: next || undefined,
      };
    },
  };
}
