import type { Context } from '../../../kernel/context.ts';
import type { ReportKind } from '../kinds.ts';
import type { ReportOrder } from '../runs/run.ts';
import type { ReportRow } from '../table.ts';

/** Some of the rows of a report, in the order of the source. */
export interface SourcePage {
  readonly rows: readonly ReportRow[];
  /** Rows beside them that the source has and the report is not about, by its own definition. */
  readonly leftOut?: number | undefined;
  /** Asks for what is behind them; absent with the last. */
  readonly next?: string | undefined;
  /** Records of before this instant are all there, where the source says so. */
  readonly through?: Date | undefined;
}

/** Where the rows of a kind come from. */
export interface ReportSource {
  /** Looks at no more than `limit` records of the owning domain. Errors: those of the domains that are asked. */
  page(order: ReportOrder, after: string | undefined, limit: number, context: Context): Promise<SourcePage>;
}

export type ReportSources = Readonly<Record<ReportKind, ReportSource>>;

/** The instant at which a UTC day begins. */
export function dayBegin(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : new Date(`${day}T00:00:00.000Z`);
}
