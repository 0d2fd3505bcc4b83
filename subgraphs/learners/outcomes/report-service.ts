import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Recorded, RecordStore } from '../../../store/record-store.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import { issuerFor } from '../tenancy.ts';
import { type Outcome, reportInput } from './outcome.ts';
import { BY_CONFIRMATION, type KeyedOutcome } from './outcome-model.ts';

/** What a report says of an outcome, with whose it is. */
export interface ReportedOutcome {
  readonly outcome: Outcome;
  readonly enrolment: Enrolment;
  readonly learner: Learner;
}

export interface ReportPage {
  readonly rows: readonly ReportedOutcome[];
  /** Undefined on the last page. */
  readonly next?: string | undefined;
  /** What was confirmed before this instant is all there. */
  readonly through: Date;
}

/** What was confirmed in a period, for reports. */
export interface ReportService {
  /**
   * What an issuer confirmed from one instant up to another, amended and void as well, as it was confirmed: no row moves and none comes
   * between while pages are read. Errors: FORBIDDEN, VALIDATION_FAILED.
   */
  list(input: unknown, context: Context): Promise<ReportPage>;
}

/** What was confirmed later may be committed before something earlier: so recent a time is not reported yet. */
const UNSETTLED_MS = 30_000;
const USUAL_ROWS = 100;

export function createReportService({
  outcomes,
  enrolments,
  learners,
  now,
}: {
  readonly outcomes: RecordStore<KeyedOutcome>;
  readonly enrolments: RecordStore<Enrolment>;
  readonly learners: RecordStore<KeyedLearner>;
  readonly now: () => Date;
}): ReportService {
  return {
    async list(input, context) {
      permit(context, 'learner.report');
      const { issuerDid, from, to, after, first = USUAL_ROWS } = parseInput(reportInput, input);
      const settled = new Date(now().getTime() - UNSETTLED_MS);
      const through = to < settled ? to : settled;
      const where = {
        issuerDid: issuerFor(context, issuerDid),
        confirmedAt: trusted({ $gte: from, $lt: through }),
      };
      const behind = after === undefined ? undefined : placeIn(after);
      const found = await outcomes.list(where, BY_CONFIRMATION, { skip: 0, limit: first + 1, behind });
      const page = found.slice(0, first);
      const last = page.at(-1);
      const isEnd = found.length <= first || !last;
      return { rows: await withLearners(page), through, next: isEnd ? undefined : cursorOf(last) };
    },
  };

  async function withLearners(page: readonly KeyedOutcome[]): Promise<readonly ReportedOutcome[]> {
    const enrolled = await byKey(enrolments, page, 'enrolmentId');
    const taught = await byKey(learners, [...enrolled.values()], 'learnerId');
    return page.flatMap(({ isEligible: _key, ...outcome }) => {
      const enrolment = enrolled.get(outcome.enrolmentId);
      const learner = enrolment && taught.get(enrolment.learnerId);
      return learner ? [{ outcome, enrolment, learner }] : [];
    });
  }
}

/** The records that others name, each read once. */
export async function byKey<Key extends string, R extends Recorded & Readonly<Record<Key, string>>>(
  records: RecordStore<R>,
  naming: readonly Readonly<Record<Key, string>>[],
  key: Key,
): Promise<ReadonlyMap<string, R>> {
  const found = await records.byIds([...new Set(naming.map((each) => each[key]))]);
  return new Map(found.map((each) => [each[key], each]));
}

function cursorOf({ confirmedAt, outcomeId }: Outcome): string {
  return Buffer.from(`${confirmedAt?.getTime()}:${outcomeId}`, 'utf8').toString('base64url');
}

/** Error: VALIDATION_FAILED for a cursor of no report. */
function placeIn(cursor: string): readonly [number, string] {
  const read = /^(\d{1,15}):([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!read) throw invalid('after', 'cursor', 'give a cursor that this list returned');
  return [Number(read[1]), String(read[2])];
}
