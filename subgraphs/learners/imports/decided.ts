import type { AuditFact } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { RowFault } from '../../../kernel/sheets/faults.ts';
import type { Write } from '../../../store/ledger.ts';

/** What becomes of a row. */
export type Decided =
  | {
      readonly result: 'made' | 'changed';
      readonly writes: readonly Write[];
      readonly audit: AuditFact;
      /** Notes for the rows behind it what nobody finds in the store, since it is a dry run. */
      readonly note?: () => void;
    }
  | { readonly result: 'unchanged' | 'skipped' }
  | { readonly result: 'refused'; readonly fault: RowFault };

export const refusal = (column: string | undefined, code: string, message: string): Decided => ({
  result: 'refused',
  fault: { column, code, message },
});

/** What a rule of records refuses, as a fault of the column that the field comes from. */
export function orRefused(decide: () => Decided, columns: Readonly<Record<string, string>>): Decided {
  try {
    return decide();
  } catch (error) {
    const [detail] = error instanceof AppError ? (error.details ?? []) : [];
    if (!detail) throw error;
    return refusal(columns[detail.field], detail.code, detail.message);
  }
}
