import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { isJsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import {
  type CodeOf,
  codesWanted,
  FIELD_PROBLEMS,
  type FieldProblem,
  isSystem,
  render,
  schemeRecord,
} from './field-map.ts';
import type { SchemeCodes } from './ports.ts';
import { previewSchemeInput, type RegulatoryScheme, renderRecordsInput } from './scheme.ts';
import { noScheme } from './scheme-service.ts';

/** One record as a report would have it. */
export interface SchemePreview {
  readonly schemeCode: string;
  /** Of the scheme whose maps these are. */
  readonly rowVersion: number;
  /** True when no field has a problem. */
  readonly isReportable: boolean;
  /** In the order of the scheme. */
  readonly fields: readonly {
    readonly fieldCode: string;
    readonly value: string | null;
    readonly problem: { readonly code: FieldProblem; readonly message: string } | null;
  }[];
}

/** What became of one field of a record. */
export interface ReportedField {
  readonly value: string | null;
  readonly problem?: { readonly code: FieldProblem; readonly message: string } | undefined;
}

/** How the maps of a scheme are tried and used. */
export interface ReportingService {
  /** Renders a record of the caller through every stored map, DRAFT ones too; it is kept nowhere. Error: NOT_FOUND. */
  preview(input: unknown, context: Context): Promise<SchemePreview>;
  /**
   * Up to 500 records through fields and maps that a report has pinned, in order; codes are those that are valid at the instant. For
   * the unit that makes reports.
   */
  render(input: unknown, context: Context): Promise<readonly (readonly ReportedField[])[]>;
}

export function createReportingService(options: {
  schemes: Pick<RecordStore<RegulatoryScheme>, 'byId'>;
  codes: Pick<SchemeCodes, 'codesOf'>;
  now: Clock;
}): ReportingService {
  const { schemes, codes, now } = options;

  return {
    async preview(input, context) {
      permit(context, 'catalog.read');
      const { schemeCode, record } = parseInput(previewSchemeInput, input);
      const { fields, fieldMaps, rowVersion } = await load(schemeCode);
      const codeOf = await codesFor(codesWanted(fields, fieldMaps, record), now());
      const rendered = render(fields, fieldMaps, record, codeOf);
      return {
        schemeCode,
        rowVersion,
        isReportable: rendered.every(({ problem }) => problem === undefined),
        fields: rendered.map(({ problem, ...field }) => ({
          ...field,
          problem: problem ? { code: problem, message: FIELD_PROBLEMS[problem] } : null,
        })),
      };
    },

    async render(input, context) {
      permit(context, 'catalog.report');
      const { fields, fieldMaps, records, at } = parseInput(renderRecordsInput, input);
      const parsed = records.map((record) => parseInput(schemeRecord, withKnownSystems(record)));
      const codeOf = await codesFor(
        parsed.flatMap((record) => codesWanted(fields, fieldMaps, record)),
        at,
      );
      return parsed.map((record) =>
        render(fields, fieldMaps, record, codeOf).map(({ value, problem }) => ({
          value,
          problem: problem && { code: problem, message: FIELD_PROBLEMS[problem] },
        })),
      );
    },
  };

  /** The codes that texts name at an instant; each is read once. */
  async function codesFor(wanted: ReturnType<typeof codesWanted>, at: Date): Promise<CodeOf> {
    const each = new Map(wanted.map((one) => [keyOf(one.codeSetId, one.text), one]));
    const found = each.size === 0 ? [] : await codes.codesOf([...each.values()], at);
    const known = new Map([...each.keys()].map((key, place) => [key, found[place]]));
    return (codeSetId, asked) => known.get(keyOf(codeSetId, asked));
  }

  async function load(schemeCode: string): Promise<RegulatoryScheme> {
    const found = await schemes.byId(schemeCode);
    if (found) return found;
    throw noScheme();
  }
}

/** Without the numbers of systems that no expression can name, which reports have no use for. */
function withKnownSystems(record: Readonly<Record<string, unknown>>): unknown {
  const { learner } = record;
  if (!isJsonObject(learner) || !isJsonObject(learner['external_id'])) return record;
  const known = Object.entries(learner['external_id']).filter(([system]) => isSystem(system));
  return { ...record, learner: { ...learner, external_id: Object.fromEntries(known) } };
}

function keyOf(codeSetId: string, asked: string): string {
  return `${codeSetId} ${asked}`;
}
