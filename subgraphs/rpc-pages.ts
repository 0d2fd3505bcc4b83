import type { Page } from '../kernel/paging.ts';
import { givenNumber } from './rpc.ts';

/** The page that an RPC asks for; 0 rows means 20. */
export function pageArgs({ page, pageSize }: { readonly page: number; readonly pageSize: number }) {
  const size = givenNumber(pageSize);
  return { first: size, offset: page * (size ?? 20) };
}

/** Where a page lies, as replies say it. */
export function pageMessage({
  total,
  totalIsLowerBound = false,
  offset,
  size,
}: Omit<Page<unknown>, 'items' | 'keyOf'>) {
  return { page: Math.floor(offset / size), pageSize: size, total, totalIsLowerBound };
}
