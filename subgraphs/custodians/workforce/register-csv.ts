import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import type { WorkforceMember } from './member.ts';
import type { ListedCompliance } from './register.ts';
import type { RequirementVersion } from './requirement.ts';

const HEADER = [
  'member_id',
  'employee_ref',
  'name',
  'job_role',
  'site',
  'requirement_id',
  'requirement',
  'requirement_version',
  'severity',
  'status',
  'credential_id',
  'expires_at',
  'valid_from',
  'valid_to',
  'checked_at',
];
/** The header of the register as a file. */
export const registerHeader = () => BYTE_ORDER_MARK + csvLine(HEADER);

/** A row; of somebody who was deleted the id alone. */
export function registerLine(
  row: ListedCompliance,
  member: WorkforceMember | undefined,
  version: RequirementVersion | undefined,
): string {
  const values = [
    row.memberId,
    member?.employeeRef,
    member?.name,
    row.jobRole,
    member?.site,
    row.requirementId,
    version?.name,
    row.requirementVersion,
    version?.severity,
    row.status,
    row.credentialId,
    row.expiresAt,
    row.validFrom,
    row.validTo,
    row.checkedAt,
  ];
  return csvLine(values.map((value) => (value instanceof Date ? value.toISOString() : (value ?? ''))));
}
