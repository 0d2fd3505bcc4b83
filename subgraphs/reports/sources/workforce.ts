import type { ReportedCompliance, ReportedWorkforce } from '../ports.ts';
import type { Cell } from '../table.ts';
import type { ReportSource } from './source.ts';

/** The register of a workforce, as it stands or stood at the end of a day. */
export function workforceCompliance(workforce: Pick<ReportedWorkforce, 'compliance'>): ReportSource {
  return {
    async page({ organization, filters }, after, limit, context) {
      const { asOf, memberId, requirementId, status } = filters;
      const { rows, next } = await workforce.compliance(
        { custodianId: organization?.id ?? '', asOf, memberId, requirementId, status, after, limit },
        context,
      );
      return { rows: rows.map((row) => ({ recordId: row.rowId, cells: cellsOf(row) })), next };
    },
  };
}

function cellsOf(row: ReportedCompliance): Cell[] {
  return [
    row.memberId,
    row.employeeRef ?? null,
    row.name ?? null,
    row.jobRole,
    row.site ?? null,
    row.requirementId,
    row.requirementName ?? null,
    row.requirementVersion,
    row.severity ?? null,
    row.status,
    row.credentialId ?? null,
    row.expiresAt ?? null,
    row.validFrom,
    row.validTo ?? null,
    row.checkedAt,
  ];
}
