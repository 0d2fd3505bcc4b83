import type { Connection } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import {
  type ComplianceRequirement,
  REQUIREMENT_STATUSES,
  type RequirementVersion,
  SEVERITIES,
} from './requirement.ts';

/** The order of the list. */
export const BY_NAME = { name: 1, _id: 1 } as const;

const text = { type: String, required: true };
const count = { type: Number, required: true };
const asked = {
  custodianId: text,
  name: text,
  jobRoles: { type: [String], required: true },
  satisfiedBy: { type: Object, required: true },
  warnDays: { type: [Number], required: true },
  graceDays: count,
  severity: { ...text, enum: SEVERITIES },
  effectiveFrom: text,
  version: count,
};

/** Opens the collection `compliance_requirements`. */
export function requirementStore(connection: Connection): Promise<RecordStore<ComplianceRequirement>> {
  return recordStore<ComplianceRequirement>(connection, {
    name: 'ComplianceRequirement',
    collection: 'compliance_requirements',
    key: 'requirementId',
    shape: { ...asked, status: { ...text, enum: REQUIREMENT_STATUSES } },
    indexes: [[{ custodianId: 1, status: 1, ...BY_NAME }]],
  });
}

/** Opens the collection `compliance_requirement_versions`: every wording that was ever in force. */
export function requirementVersionStore(connection: Connection): Promise<RecordStore<RequirementVersion>> {
  return recordStore<RequirementVersion>(connection, {
    name: 'RequirementVersion',
    collection: 'compliance_requirement_versions',
    key: 'requirementVersionId',
    shape: { ...asked, requirementId: text },
    indexes: [],
  });
}

export const versionIdOf = (requirementId: string, version: number) =>
  derivedId('requirement version', requirementId, String(version));

/** The wording of a requirement as it is now. */
export function versionOf({ status: _status, ...wording }: ComplianceRequirement): RequirementVersion {
  return {
    ...wording,
    requirementVersionId: versionIdOf(wording.requirementId, wording.version),
    createdAt: wording.updatedAt,
    rowVersion: 1,
  };
}
