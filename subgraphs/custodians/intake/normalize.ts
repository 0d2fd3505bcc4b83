import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { IntakeBatch, MappedColumn } from './intake-batch.ts';
import type { NormalizedRecord, RecordFault } from './intake-record.ts';
import { claimOf, claimValue, isTarget } from './mapping.ts';
import {
  isOfBirth,
  type Member,
  memberOf,
  missingFrom,
  type TARGET_NAMES,
  targetOf,
  valueFor,
} from './targets.ts';
import { splitName, transformOf } from './transforms.ts';

/** What a row says, and what is wrong with it. */
export interface Normalized {
  readonly normalized: NormalizedRecord;
  readonly faults: readonly RecordFault[];
}

/** How the rows of a batch are read: made once, asked for each row. */
export function createNormalizer({
  recordKind,
  headers,
  mapping,
}: Pick<IntakeBatch, 'recordKind' | 'headers' | 'mapping'>) {
  const taken = new Map(mapping.map(({ column, target }) => [column, target]));
  const kept = headers.map((header) => (isOfBirth(header) ? undefined : header));
  const columns = mapping.map((mapped) => ({ ...mapped, change: transformOf(mapped.transform) }));

  return {
    /** The cells as they are kept: without what is never taken in. */
    kept: ({ cells }: Pick<SheetRow, 'cells'>) =>
      kept.map((header) => (header === undefined ? '' : cellOf(cells, header))),

    read({ cells, faults: unread }: Pick<SheetRow, 'cells' | 'faults'>): Normalized {
      const values: Values = new Map();
      const claims: Record<string, string> = {};
      // What could not be read in columns that nobody wants does no harm.
      const faults = unread.flatMap(({ column, ...fault }): RecordFault[] =>
        column === undefined || taken.has(column) ? [{ column, field: taken.get(column), ...fault }] : [],
      );
      const wrong = new Set(faults.map(({ column }) => column));
      for (const mapped of columns) {
        const { column } = mapped;
        if (column !== undefined && wrong.has(column)) continue;
        const cell = column === undefined ? '' : cellOf(cells, column);
        const fault = readCell(mapped, cell, values, claims);
        if (fault) faults.push({ column, field: mapped.target, ...fault });
      }
      const normalized = recordOf(values, claims);
      return { normalized, faults: [...faults, ...problemsOf(recordKind, normalized, faults)] };
    },
  };
}

export type Normalizer = ReturnType<typeof createNormalizer>;

/** What is wrong with values that somebody has typed; their form was checked before. */
export function problemsOf(
  recordKind: IntakeBatch['recordKind'],
  normalized: NormalizedRecord,
  known: readonly RecordFault[] = [],
): RecordFault[] {
  // A cell that is wrong is not missing as well.
  const wrong = new Set(known.map(({ field }) => field));
  const has = (target: (typeof TARGET_NAMES)[number]) =>
    normalized[memberOf(target)] !== undefined || wrong.has(target);
  const missing = missingFrom(recordKind, has).flatMap((targets) =>
    targets
      .filter((target) => !has(target))
      .map(
        (field): RecordFault => ({ field, code: 'required', message: 'this value is required; fill it in' }),
      ),
  );
  const { awardDate, expiryDate } = normalized;
  const isBefore = awardDate !== undefined && expiryDate !== undefined && expiryDate < awardDate;
  return [
    ...missing,
    ...(isBefore
      ? [{ field: 'expiry_date', code: 'order', message: 'it ends before it was awarded; give a later day' }]
      : []),
  ];
}

/** Values that somebody gives for members. Faults name the targets. */
export function checkedValues(given: Readonly<Partial<Record<Member, string>>>): Normalized {
  const values: Values = new Map();
  const faults: RecordFault[] = [];
  for (const [member, value] of Object.entries(given) as [Member, string][]) {
    const field = targetOf(member);
    const checked = valueFor(field, value);
    if ('code' in checked) faults.push({ field, ...checked });
    else values.set(member, checked.value);
  }
  return { normalized: Object.fromEntries(values), faults };
}

// A column may be called as members of every object are.
function cellOf(cells: SheetRow['cells'], header: string): string {
  return Object.hasOwn(cells, header) ? (cells[header] ?? '') : '';
}

type Values = Map<Member, string>;
type CellFault = Pick<RecordFault, 'code' | 'message'>;

function readCell(
  { target, transform, change }: MappedColumn & { readonly change: ReturnType<typeof transformOf> },
  cell: string,
  values: Values,
  claims: Record<string, string>,
): CellFault | undefined {
  if (cell === '' && transform?.kind !== 'CONSTANT') return undefined;
  const changed = change(cell);
  if ('code' in changed) return changed;
  const claim = claimOf(target);
  if (claim !== undefined) {
    const checked = claimValue(changed.value);
    if ('code' in checked) return checked;
    claims[claim] = checked.value;
    return undefined;
  }
  if (!isTarget(target)) return { code: 'unknown_target', message: 'map the file anew' };
  const checked = valueFor(target, changed.value);
  if ('code' in checked) return checked;
  values.set(memberOf(target), checked.value);
  if (transform?.kind === 'SPLIT_NAME') {
    const { givenName, familyName } = splitName(checked.value);
    if (givenName && familyName) {
      values.set('givenName', givenName).set('familyName', familyName);
      values.set('holderName', `${givenName} ${familyName}`);
    }
  }
  return undefined;
}

function recordOf(values: Values, claims: Record<string, string>): NormalizedRecord {
  return {
    ...Object.fromEntries(values),
    ...(Object.keys(claims).length > 0 && { claims }),
  };
}
