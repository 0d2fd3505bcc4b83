import type { RowKey } from '../../../kernel/paging.ts';
import type { Order, Recorded, RecordStore } from '../../../store/record-store.ts';

const CHUNK = 100;

/** Every record that matches, in the order of an index, read a hundred at a time; what is changed meanwhile is met once at most. */
export async function* walk<R extends Recorded>(
  store: RecordStore<R>,
  where: object,
  order: Order,
): AsyncGenerator<R> {
  const keyOf = store.keyOf(order);
  for (let behind: RowKey | undefined; ; ) {
    const records = await store.list(where, order, { skip: 0, limit: CHUNK, ...(behind && { behind }) });
    yield* records;
    const last = records.at(-1);
    if (!last || records.length < CHUNK) return;
    behind = keyOf(last);
  }
}
