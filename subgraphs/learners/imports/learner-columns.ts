import type { z } from 'zod';
import type { RowFault } from '../../../kernel/sheets/faults.ts';
import { createLearnerInput } from '../learners/learner.ts';
import type { CsvRow } from './csv-rows.ts';
import type { LearnerRow, ReadRow } from './tables.ts';

/** Members of a learner that a file may have. */
export type LearnerMember =
  | 'learnerNumber'
  | 'givenName'
  | 'familyName'
  | 'preferredName'
  | 'email'
  | 'phone'
  | 'preferredLanguage'
  | 'countryCode';

/** What a row says of a learner: the values, and the column that each comes from. */
export type Said = Partial<
  Record<LearnerMember, { readonly value: string | undefined; readonly column: string }>
>;

/** A learner by the rules of learners. Faults name the columns and never what is in them. */
export function learnerOfRow(
  { line }: Pick<CsvRow, 'line'>,
  said: Said,
  rest: Pick<LearnerRow, 'sourcedId'> & Pick<LearnerRow['members'], 'status'>,
): ReadRow<LearnerRow> {
  const values = Object.entries(said).map(([member, { value }]) => [member, value] as const);
  const parsed = createLearnerInput.safeParse(Object.fromEntries(values), { reportInput: true });
  if (!parsed.success) return { line, kind: 'refused', faults: faultsOf(parsed.error, said) };
  const { issuerDid: _issuer, externalIds: _ids, learnerNumber, ...members } = parsed.data;
  const named = Object.fromEntries(Object.entries(members).filter(([member]) => member in said));
  const { sourcedId, ...given } = rest;
  return {
    line,
    kind: 'row',
    row: { learnerNumber, sourcedId, members: { ...named, ...given } as LearnerRow['members'] },
  };
}

function faultsOf({ issues }: z.ZodError, said: Said): RowFault[] {
  return issues.map(({ path, code, message, input }) => {
    const column = said[String(path[0]) as LearnerMember]?.column;
    return input === undefined
      ? { column, code: 'required', message: 'this cell is required; fill it in' }
      : { column, code, message };
  });
}

/** Refuses what another row of the table has claimed already. */
export function createClaims() {
  const claimed = new Set<string>();
  return (column: string, value: string): RowFault | undefined => {
    const key = `${column} ${value}`;
    if (claimed.has(key))
      return { column, code: 'duplicate', message: 'a row above has the same value; leave one of them out' };
    claimed.add(key);
    return undefined;
  };
}
