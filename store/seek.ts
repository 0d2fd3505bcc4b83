import { trusted } from 'mongoose';
import type { RowKey } from '../kernel/paging.ts';

/**
 * The condition for rows that stand behind the row of a key in an order which begins with an instant or a text: an index finds the
 * first of them without passing over those before. Undefined for a key of another order.
 */
export function behindRow(order: Readonly<Record<string, 1 | -1>>, key: RowKey): object | undefined {
  const fields = Object.entries(order);
  const [first, ...others] = key;
  const head = typeof first === 'number' ? new Date(first) : first;
  if (fields.length !== key.length || head === undefined || Number.isNaN(head.valueOf())) return undefined;
  const values = [head, ...others];
  const further = (direction: 1 | -1, value: unknown, orEqual = '') =>
    trusted({ [`${direction === 1 ? '$gt' : '$lt'}${orEqual}`]: value });
  const branches = fields.map(([path, direction], at) => ({
    ...Object.fromEntries(fields.slice(0, at).map(([before], place) => [before, values[place]])),
    [path]: further(direction, values[at]),
  }));
  const [instant = '', direction = 1] = fields[0] ?? [];
  return { [instant]: further(direction, values[0], 'e'), $or: branches };
}
