import type { Context } from '../../../kernel/context.ts';
import type { ReportedLearners, ReportedOutcome } from '../ports.ts';
import type { ReportOrder } from '../runs/run.ts';
import type { Cell } from '../table.ts';
import type { EntryOfVersion, EntryTitles } from './entry-titles.ts';
import { dayBegin, type ReportSource } from './source.ts';

/** An outcome with the entry of the catalog that it is of. */
export interface OutcomeOfEntry {
  readonly outcome: ReportedOutcome;
  readonly entry: EntryOfVersion | undefined;
}

/** The outcomes of an order that meet its filters, page by page. */
export function outcomesOf({ learners, titles }: { learners: ReportedLearners; titles: EntryTitles }) {
  return async (order: ReportOrder, after: string | undefined, limit: number, context: Context) => {
    const { organization, filters } = order;
    const found = await learners.outcomes(
      {
        issuerDid: organization?.did ?? '',
        from: dayBegin(order.periodFrom) ?? new Date(0),
        to: earlier(dayBegin(order.periodTo), order.orderedAt),
        after,
        limit,
      },
      context,
    );
    const entries = await titles.of(
      found.rows.map(({ entryVersionId }) => entryVersionId),
      context,
    );
    const rows = found.rows
      .map((outcome): OutcomeOfEntry => ({ outcome, entry: entries.get(outcome.entryVersionId) }))
      .filter(
        ({ outcome, entry }) =>
          (filters.status === undefined || outcome.status === filters.status) &&
          (filters.cohortCode === undefined || outcome.cohortCode === filters.cohortCode) &&
          (filters.entryCode === undefined || entry?.entryCode === filters.entryCode),
      );
    return { rows, next: found.next, through: found.through };
  };
}

/** Outcomes of learners, as they were confirmed. */
export function learnerOutcomes(outcomes: ReturnType<typeof outcomesOf>): ReportSource {
  return {
    async page(order, after, limit, context) {
      const { rows, next, through } = await outcomes(order, after, limit, context);
      return {
        rows: rows.map((row) => ({ recordId: row.outcome.outcomeId, cells: cellsOf(row) })),
        next,
        through,
      };
    },
  };
}

function earlier(one: Date | undefined, other: Date): Date {
  return one && one < other ? one : other;
}

function cellsOf({ outcome, entry }: OutcomeOfEntry): Cell[] {
  return [
    outcome.outcomeId,
    outcome.learnerNumber,
    outcome.givenName,
    outcome.familyName,
    outcome.learnerStatus,
    outcome.cohortCode ?? null,
    outcome.deliveryMode ?? null,
    outcome.enrolmentStatus,
    outcome.startDate,
    outcome.endDate ?? null,
    entry?.entryCode ?? null,
    entry?.title ?? null,
    entry?.levelCode ?? null,
    outcome.resultType,
    outcome.value ?? null,
    outcome.score ?? null,
    outcome.scoreMax ?? null,
    outcome.outcomeCode ?? null,
    outcome.achievedDate,
    outcome.isReached,
    outcome.status,
    outcome.revision,
    outcome.confirmedAt ?? null,
    outcome.credentialId ?? null,
  ];
}
