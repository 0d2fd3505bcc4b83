import { asUnit, type Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Ledger } from '../../store/ledger.ts';
import { columnsOf } from './columns.ts';
import type { ReportFormat } from './formats/format.ts';
import { FORMATS } from './formats/formats.ts';
import { KINDS, type KindRule, type ReportKind } from './kinds.ts';
import { formatsOf, previewReportInput } from './order.ts';
import { type createOrdering, kindsFor, ownerOf } from './ordering.ts';
import type { PinnedScheme, ReportedSchemes } from './ports.ts';
import { type RowError, runFact } from './runs/run.ts';
import { unsaid } from './runs/run-writing.ts';
import type { ReportSources } from './sources/source.ts';
import { type Column, textOf } from './table.ts';

/** A kind of report that a caller may run. */
export interface ReportDefinition extends KindRule {
  readonly kind: ReportKind;
  readonly formats: readonly ReportFormat[];
  /** Whether the caller has to name an organization. */
  readonly needsOrganization: boolean;
  readonly schemes: readonly (PinnedScheme & { readonly formats: readonly ReportFormat[] })[];
}

/** The first rows of a report, as it would be made now. */
export interface ReportPreview {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly errors: readonly RowError[];
  readonly sourceCount: number;
  readonly leftOutCount: number;
  readonly failedRowCount: number;
  /** Whether these are all rows that there are. */
  readonly isWhole: boolean;
  readonly scheme: PinnedScheme | undefined;
}

/** Rows that a preview shows, those with errors among them. */
const PREVIEWED = 20;
/** Records that are looked at for it: a narrow filter must not make it long. */
const MOST_LOOKED = 500;
const LOOKED_A_PAGE = 100;

const UNIT = 'core-engine';

/** What can be asked for, and what it would look like. */
export interface PreviewService {
  /** The kinds that this caller may run, with their columns, filters and formats. */
  definitions(context: Context): Promise<readonly ReportDefinition[]>;
  /** 20 rows of a report and their errors; it is kept nowhere, and the trail tells of it. Errors: those of `orderOf`. */
  preview(input: unknown, context: Context): Promise<ReportPreview>;
}

export function createPreviewService({
  ordering,
  schemes,
  sources,
  ledger,
}: {
  readonly ordering: ReturnType<typeof createOrdering>;
  readonly schemes: Pick<ReportedSchemes, 'list'>;
  readonly sources: ReportSources;
  readonly ledger: Ledger;
}): PreviewService {
  return {
    async definitions(context) {
      permit(context, 'report.run');
      const kinds = kindsFor(context);
      const listed = kinds.includes('SCHEME_COMPLIANCE') ? await schemes.list(asUnit(context, UNIT)) : [];
      const isPlatform = ownerOf(context.identity).type === 'PLATFORM';
      return kinds.map((kind) => ({
        kind,
        ...KINDS[kind],
        formats: formatsOf(undefined),
        needsOrganization: isPlatform && !KINDS[kind].isPlatformWide,
        schemes:
          kind === 'SCHEME_COMPLIANCE'
            ? listed.map((scheme) => ({ ...scheme, formats: formatsOf(scheme) }))
            : [],
      }));
    },

    async preview(input, context) {
      permit(context, 'report.run');
      const order = await ordering.orderOf(parseInput(previewReportInput, input), context);
      const columns = columnsOf(order);
      const writer = FORMATS[order.format].writer({
        kind: order.kind,
        columns,
        isForMachines: order.scheme !== undefined,
      });
      const rows: string[][] = [];
      const errors: RowError[] = [];
      let [sourceCount, leftOutCount, failedRowCount] = [0, 0, 0];
      let next: string | undefined;
      let isCut = false;
      for (let looked = 0; looked < MOST_LOOKED && !isCut; looked += LOOKED_A_PAGE) {
        const page = await sources[order.kind].page(order, next, LOOKED_A_PAGE, asUnit(context, UNIT));
        leftOutCount += page.leftOut ?? 0;
        for (const { recordId, cells, problems } of page.rows) {
          if (rows.length + failedRowCount >= PREVIEWED) {
            isCut = true;
            break;
          }
          sourceCount += 1;
          const found = [...(problems ?? []), ...unsaid(writer.problems(cells), problems)];
          if (found.length > 0) failedRowCount += 1;
          else rows.push(columns.map((_column, at) => textOf(cells[at])));
          for (const problem of found) errors.push({ row: sourceCount, recordId, ...problem });
        }
        next = page.next;
        if (next === undefined) break;
      }
      await ledger.commit(context, {
        writes: [],
        audit: {
          ...runFact('report.previewed', { reportId: order.kind, owner: order.owner }),
          newState: order.organization?.id ?? 'ALL',
        },
      });
      return {
        columns,
        rows,
        errors,
        sourceCount: sourceCount + leftOutCount,
        leftOutCount,
        failedRowCount,
        isWhole: !isCut && next === undefined,
        scheme: order.scheme,
      };
    },
  };
}
