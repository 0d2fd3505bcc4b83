import type { Context } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { SourceOrg } from './intake-batch.ts';
import { type Matching, type NormalizedRecord, nameOf, type RecordMatch } from './intake-record.ts';
import type { FindableHolders, IntakeNeeds, KnownLearners } from './ports.ts';

/** What came of asking whom a record is about. */
export interface Matched {
  readonly matching: Matching;
  readonly match?: RecordMatch | undefined;
}

const CONFIDENCE = {
  /** The source's own number and the name. */
  NUMBER_AND_NAME: 0.95,
  /** An address that its owner has proven, and the name. */
  EMAIL_AND_NAME: 0.9,
  /** The address alone: families and offices share some. */
  EMAIL: 0.7,
} as const;

type Asked = { readonly normalized: NormalizedRecord };

/**
 * Looks for the people whom records are about. Nobody is found by a name alone, and whoever is found was not decided upon: a reviewer
 * does that. Who does not answer is told in the records and stops nothing.
 */
export function createMatching({
  holders,
  learners,
  log,
}: Pick<IntakeNeeds, 'holders' | 'learners'> & { readonly log: Logger }) {
  return async (source: SourceOrg, records: readonly Asked[], unit: Context): Promise<readonly Matched[]> => {
    const [byEmail, byNumber] = await Promise.all([
      answered(() => holdersOf(holders, records, unit)),
      answered(() => learnersOf(learners, source, records, unit)),
    ]);
    return records.map((record): Matched => {
      const holder = byEmail?.(record);
      const learnerId = byNumber?.(record);
      if (holder || learnerId !== undefined)
        return {
          matching: 'MATCHED',
          match: {
            learnerId,
            holderDid: holder?.did,
            confidence: Math.max(
              learnerId === undefined ? 0 : CONFIDENCE.NUMBER_AND_NAME,
              holder?.confidence ?? 0,
            ),
          },
        };
      const isUnanswered =
        (!byEmail && record.normalized.email !== undefined) ||
        (!byNumber && record.normalized.learnerNumber !== undefined);
      return { matching: isUnanswered ? 'UNAVAILABLE' : 'NO_MATCH' };
    });
  };

  async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (err) {
      if (!isAppError(err)) throw err;
      log.warn({ err }, 'People of records could not be looked for; that can be asked for again');
      return undefined;
    }
  }
}

export type MatchRecords = ReturnType<typeof createMatching>;

async function holdersOf(holders: FindableHolders, records: readonly Asked[], unit: Context) {
  const asked = records.flatMap((record) => {
    const { email } = record.normalized;
    return email === undefined ? [] : [{ record, email, name: nameOf(record.normalized) }];
  });
  if (asked.length === 0) return () => undefined;
  const found = await holders.find(
    asked.map(({ email, name }) => ({ email, name })),
    unit,
  );
  const known = new Map(asked.map(({ record }, at) => [record, found[at]]));
  return (record: Asked) => {
    const holder = known.get(record);
    return (
      holder && {
        did: holder.did,
        confidence: holder.isNamed ? CONFIDENCE.EMAIL_AND_NAME : CONFIDENCE.EMAIL,
      }
    );
  };
}

async function learnersOf(
  learners: KnownLearners,
  { issuerDid }: SourceOrg,
  records: readonly Asked[],
  unit: Context,
) {
  const asked = records.flatMap((record) => {
    const { learnerNumber } = record.normalized;
    const name = nameOf(record.normalized);
    return learnerNumber === undefined || name === undefined ? [] : [{ record, learnerNumber, name }];
  });
  if (issuerDid === undefined || asked.length === 0) return () => undefined;
  const people = asked.map(({ learnerNumber, name }) => ({ learnerNumber, name }));
  const ids = await learners.find(issuerDid, people, unit);
  const known = new Map(asked.map(({ record }, at) => [record, ids[at]]));
  return (record: Asked) => known.get(record);
}
