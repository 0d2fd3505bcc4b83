import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow, toConnection } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { utcDay } from '../../../kernel/utc-day.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf } from '../tenancy.ts';
import type { CheckStore } from './check-model.ts';
import { COMPLIANCE_STATUSES, type ComplianceStatus } from './compliance.ts';
import { dayNumber, endOfDay } from './day-spans.ts';
import { factOf } from './facts.ts';
import { type KeyedMember, memberOf, type WorkforceMember } from './member.ts';
import { exportRegisterInput, type ListedCompliance, listRegisterInput } from './register.ts';
import { registerHeader, registerLine } from './register-csv.ts';
import { placeOf, type RegisterFilter, type RegisterRow, type RegisterStore } from './register-model.ts';
import type { RequirementVersion } from './requirement.ts';
import { versionIdOf } from './requirement-model.ts';

export interface StatusCount {
  readonly status: ComplianceStatus;
  readonly count: number;
}

/** How the members of a custodian stand, in numbers. */
export interface ComplianceSummary {
  readonly total: number;
  readonly byStatus: readonly StatusCount[];
  readonly byJobRole: readonly { readonly jobRole: string; readonly byStatus: readonly StatusCount[] }[];
  readonly byRequirement: readonly {
    readonly requirementId: string;
    readonly byStatus: readonly StatusCount[];
  }[];
  /** When everybody was looked at last; undefined before the first time. */
  readonly checkedAt: Date | undefined;
}

/** A piece of the register as a file. */
export interface RegisterPiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly next?: string | undefined;
}

export type RegisterService = ReturnType<typeof createRegisterService>;

const ROWS_A_PIECE = 500;

/** How members stand and stood, for their custodian. */
export function createRegisterService(
  options: RoomDeps & {
    readonly members: RecordStore<KeyedMember>;
    readonly versions: RecordStore<RequirementVersion>;
    readonly register: RegisterStore;
    readonly checks: CheckStore;
  },
) {
  const { members, versions, register, checks, ledger, now } = options;

  return {
    /** As things stand, or as they stood at the end of a UTC day; what has changed last first. Errors: VALIDATION_FAILED. */
    async list(input: unknown, context: Context): Promise<Page<ListedCompliance>> {
      permit(context, 'workforce.read');
      const { filter, ...page } = parseInput(listRegisterInput, input);
      const asked = filterOf(custodianOf(context).custodianId, filter);
      const window = pageWindow(page);
      const [rows, counted, round] = await Promise.all([
        register.page(asked, window),
        register.count(asked),
        checks.round(asked.custodianId),
      ]);
      const items = rows.map((row) => listed(row, round?.checkedAt ?? undefined));
      return { items, ...counted, offset: window.skip, size: window.limit, keyOf: placeOf };
    },

    async summary(context: Context): Promise<ComplianceSummary> {
      permit(context, 'workforce.read');
      const { custodianId } = custodianOf(context);
      const [counts, round] = await Promise.all([register.countsOf(custodianId), checks.round(custodianId)]);
      const all = new Tally();
      const byJobRole = new Map<string, Tally>();
      const byRequirement = new Map<string, Tally>();
      for (const { requirementId, jobRole, counts: some } of counts)
        for (const status of COMPLIANCE_STATUSES) {
          const count = some[status] ?? 0;
          if (count === 0) continue;
          all.add(status, count);
          tallyOf(byJobRole, jobRole).add(status, count);
          tallyOf(byRequirement, requirementId).add(status, count);
        }
      return {
        total: all.total,
        byStatus: all.counts(),
        byJobRole: sorted(byJobRole).map(([jobRole, tally]) => ({ jobRole, byStatus: tally.counts() })),
        byRequirement: sorted(byRequirement).map(([requirementId, tally]) => ({
          requirementId,
          byStatus: tally.counts(),
        })),
        checkedAt: round?.checkedAt ?? undefined,
      };
    },

    /** The same as the list, as a CSV file, piece by piece. */
    async file(input: unknown, context: Context): Promise<RegisterPiece> {
      permit(context, 'workforce.read');
      const { filter, after } = parseInput(exportRegisterInput, input);
      const { custodianId } = custodianOf(context);
      const asked = filterOf(custodianId, filter);
      const window = pageWindow({ first: ROWS_A_PIECE, after });
      const [rows, round] = await Promise.all([register.page(asked, window), checks.round(custodianId)]);
      const [memberById, versionById] = await Promise.all([
        this.membersOf(rows, context),
        this.versionsOf(rows, context),
      ]);
      if (after === undefined)
        await ledger.commit(context, {
          writes: [],
          audit: factOf(
            'compliance.exported',
            'WorkforceRegister',
            custodianId,
            { custodianId },
            {
              newState: filter?.asOf ?? 'now',
            },
          ),
        });
      const lines = rows.map((row) =>
        registerLine(
          listed(row, round?.checkedAt ?? undefined),
          memberById.get(row.memberId),
          versionById.get(versionIdOf(row.requirementId, row.requirementVersion)),
        ),
      );
      const page = { items: rows, total: 0, offset: window.skip, size: ROWS_A_PIECE, keyOf: placeOf };
      const { endCursor } = toConnection(page).pageInfo;
      return {
        fileName: `workforce-register-${filter?.asOf ?? utcDay(now())}.csv`,
        mediaType: 'text/csv',
        content: Buffer.from(`${after === undefined ? registerHeader() : ''}${lines.join('')}`),
        next: rows.length === ROWS_A_PIECE ? (endCursor ?? undefined) : undefined,
      };
    },

    /** Who the members of rows are, as far as they were not deleted. */
    async membersOf(
      rows: readonly Pick<RegisterRow, 'memberId'>[],
      context: Context,
    ): Promise<ReadonlyMap<string, WorkforceMember>> {
      const { custodianId } = custodianOf(context);
      const found = await members.byIds([...new Set(rows.map(({ memberId }) => memberId))]);
      const own = found.filter((member) => member.custodianId === custodianId);
      return new Map(own.map((member) => [member.memberId, memberOf(member)]));
    },

    /** The wordings by which rows were judged, by the id of the version. */
    async versionsOf(
      rows: readonly Pick<RegisterRow, 'requirementId' | 'requirementVersion'>[],
      context: Context,
    ): Promise<ReadonlyMap<string, RequirementVersion>> {
      const { custodianId } = custodianOf(context);
      const ids = rows.map((row) => versionIdOf(row.requirementId, row.requirementVersion));
      const found = await versions.byIds([...new Set(ids)]);
      const own = found.filter((version) => version.custodianId === custodianId);
      return new Map(own.map((version) => [version.requirementVersionId, version]));
    },
  };

  function filterOf(
    custodianId: string,
    { asOf, ...filter }: { asOf?: string | undefined } & Omit<RegisterFilter, 'custodianId' | 'day'> = {},
  ): RegisterFilter {
    if (asOf === undefined) return { custodianId, ...filter };
    const today = utcDay(now());
    if (asOf > today)
      throw invalid('filter.asOf', 'future', `give a day that has come: ${today} at the latest`);
    // Today is not over: how things stand now.
    return { custodianId, ...filter, ...(asOf === today ? {} : { day: dayNumber(endOfDay(asOf)) }) };
  }
}

function listed(row: RegisterRow, checkedAt: Date | undefined): ListedCompliance {
  const looked = checkedAt && checkedAt > row.validFrom ? checkedAt : row.validFrom;
  return { ...row, checkedAt: row.validTo && row.validTo < looked ? row.validTo : looked };
}

class Tally {
  readonly #counts = new Map<ComplianceStatus, number>();

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(status: ComplianceStatus, count: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + count);
  }

  counts(): StatusCount[] {
    return COMPLIANCE_STATUSES.map((status) => ({ status, count: this.#counts.get(status) ?? 0 }));
  }
}

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? new Tally();
  tallies.set(key, tally);
  return tally;
}

function sorted(tallies: ReadonlyMap<string, Tally>): [string, Tally][] {
  return [...tallies].sort(([one], [other]) => (one < other ? -1 : 1));
}
