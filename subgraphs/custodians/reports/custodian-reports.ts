import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { calendarDate, did, oneFrom, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import { utcDay } from '../../../kernel/utc-day.ts';
import type { Recorded, RecordStore } from '../../../store/record-store.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import { RECORD_STATUSES, type StoredRecord } from '../intake/intake-record.ts';
import type { PersonRecord, ReportedCompliance } from '../ports.ts';
import type { CheckStore } from '../workforce/check-model.ts';
import { COMPLIANCE_STATUSES } from '../workforce/compliance.ts';
import { dayNumber, endOfDay } from '../workforce/day-spans.ts';
import { didHandle, type KeyedMember, memberOf } from '../workforce/member.ts';
import { placeOf, type RegisterRow, type RegisterStore } from '../workforce/register-model.ts';
import type { RequirementVersion } from '../workforce/requirement.ts';
import { versionIdOf } from '../workforce/requirement-model.ts';

const MOST_ROWS = 500;
const after = optional(text(300));

const complianceInput = z.strictObject({
  custodianId: uuid,
  asOf: optional(calendarDate),
  memberId: optional(uuid),
  requirementId: optional(uuid),
  status: optional(oneFrom(COMPLIANCE_STATUSES)),
  after,
  limit: z.number().int().min(1, 'ask for at least 1').max(MOST_ROWS, `ask for at most ${MOST_ROWS}`),
});
const personInput = z.strictObject({ custodianId: uuid, holderDid: did, after });

/** Some rows, and where the next ones begin; absent with the last. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

/** What reports ask of custodians; for the unit that makes them. */
export interface CustodianReports {
  /** The register as it stands, or stood at the end of a UTC day; what has changed last first. Error: VALIDATION_FAILED. */
  compliance(input: unknown, context: Context): Promise<Rows<ReportedCompliance>>;
  /** What a custodian keeps of whoever holds a DID: the member with how they stand and stood, then what was taken in about them. */
  ofPerson(input: unknown, context: Context): Promise<Rows<PersonRecord>>;
}

export function createCustodianReports(deps: {
  readonly members: RecordStore<KeyedMember>;
  readonly versions: RecordStore<RequirementVersion>;
  readonly register: RegisterStore;
  readonly checks: Pick<CheckStore, 'round'>;
  readonly records: RecordStore<StoredRecord>;
  readonly now: Clock;
}): CustodianReports {
  const { members, versions, register, checks, records, now } = deps;

  return {
    async compliance(input, context) {
      permit(context, 'custodian.report');
      const { asOf, after: cursor, limit, ...conditions } = parseInput(complianceInput, input);
      const today = utcDay(now());
      if (asOf !== undefined && asOf > today)
        throw invalid('asOf', 'future', `give a day that has come: ${today} at the latest`);
      // Today is not over: how things stand now.
      const day = asOf === undefined || asOf === today ? undefined : dayNumber(endOfDay(asOf));
      const behind = cursor === undefined ? undefined : placeIn(cursor);
      const [rows, round] = await Promise.all([
        register.page({ ...conditions, day }, { skip: 0, limit, behind }),
        checks.round(conditions.custodianId),
      ]);
      const [memberOfRow, versionOfRow] = await Promise.all([
        byIds(
          members,
          rows.map(({ memberId }) => memberId),
          'memberId',
        ),
        byIds(
          versions,
          rows.map((row) => versionIdOf(row.requirementId, row.requirementVersion)),
          'requirementVersionId',
        ),
      ]);
      const last = rows.at(-1);
      return {
        rows: rows.map((row) =>
          reportedOf(
            row,
            memberOfRow.get(row.memberId),
            versionOfRow.get(versionIdOf(row.requirementId, row.requirementVersion)),
            round?.checkedAt ?? undefined,
          ),
        ),
        next: last && rows.length === limit ? JSON.stringify(placeOf(last)) : undefined,
      };
    },

    async ofPerson(input, context) {
      permit(context, 'custodian.report');
      const { custodianId, holderDid, after: cursor } = parseInput(personInput, input);
      if (cursor === undefined) return { rows: await ofMember(custodianId, holderDid), next: '[0]' };
      // Nothing leads from a DID to what files say of it: all that the custodian has taken in is looked at.
      // Status by status, as an index has them.
      const [at = 0, ...key] = placeIn(cursor);
      const statusAt = Number(at);
      const where = { custodianId, status: RECORD_STATUSES[statusAt] };
      const window = { skip: 0, limit: MOST_ROWS, behind: key.length === 0 ? undefined : key };
      const looked = await records.list(where, BY_ROW, window);
      const last = looked.length === MOST_ROWS ? looked.at(-1) : undefined;
      const next = last ? [statusAt, ...records.keyOf(BY_ROW)(last)] : [statusAt + 1];
      return {
        rows: looked
          .filter((record) => isAbout(record, holderDid))
          .map(({ nameKeys: _keys, dedupKey: _dedup, ...record }) =>
            recordOf('INTAKE_RECORD', record.recordId, record),
          ),
        next: !last && statusAt + 1 >= RECORD_STATUSES.length ? undefined : JSON.stringify(next),
      };
    },
  };

  async function ofMember(custodianId: string, holderDid: string): Promise<PersonRecord[]> {
    const member = await members.first({ custodianId, handles: didHandle(holderDid) });
    if (!member) return [];
    const { memberId } = member;
    const rows = await register.ofMember(memberId, MOST_ROWS);
    return [
      recordOf('WORKFORCE_MEMBER', memberId, memberOf(member)),
      ...rows.map(({ rowId, ...row }) => ({
        section: 'COMPLIANCE',
        recordId: rowId,
        content: { ...row },
      })),
    ];
  }
}

function isAbout({ holderDid, normalized, match }: StoredRecord, did: string): boolean {
  return holderDid === did || normalized.holderDid === did || match?.holderDid === did;
}

async function byIds<R extends Recorded>(
  store: RecordStore<R>,
  ids: readonly string[],
  key: keyof R & string,
): Promise<ReadonlyMap<string, R>> {
  const found = await store.byIds([...new Set(ids)]);
  return new Map(found.map((record) => [String(record[key]), record]));
}

function reportedOf(
  row: RegisterRow,
  member: KeyedMember | undefined,
  version: RequirementVersion | undefined,
  checkedAt: Date | undefined,
): ReportedCompliance {
  const looked = checkedAt && checkedAt > row.validFrom ? checkedAt : row.validFrom;
  return {
    rowId: row.rowId,
    memberId: row.memberId,
    employeeRef: member?.employeeRef,
    name: member?.name,
    jobRole: row.jobRole,
    site: member?.site,
    requirementId: row.requirementId,
    requirementName: version?.name,
    requirementVersion: row.requirementVersion,
    severity: version?.severity,
    status: row.status,
    credentialId: row.credentialId ?? undefined,
    expiresAt: row.expiresAt ?? undefined,
    validFrom: row.validFrom,
    validTo: row.validTo ?? undefined,
    checkedAt: row.validTo && row.validTo < looked ? row.validTo : looked,
  };
}

function recordOf(section: string, recordId: string, content: object): PersonRecord {
  return { section, recordId, content: { ...content } };
}

const place = z.array(z.union([z.number(), z.string().max(256)])).max(4);

function placeIn(cursor: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(cursor));
  } catch {
    throw invalid('after', 'cursor', 'give the `next` of the page before');
  }
}
