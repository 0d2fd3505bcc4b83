import type { WorkforceMember } from './member.ts';
import type { ListedCompliance } from './register-service.ts';
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
// What spreadsheets run as a formula, or read as the begin of a command; also in full width.
const RUNS = /^[=+\-@\t\r\n|%＝＋－＠]/u;

/** The header of the register as CSV (RFC 4180), behind the byte order mark that spreadsheets want. */
export const csvHeader = () => `\ufeff${HEADER.join(',')}\r\n`;

/** A row; of somebody who was deleted the id alone. Nothing in it is a formula. */
export function csvLine(
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
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const plain = RUNS.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
