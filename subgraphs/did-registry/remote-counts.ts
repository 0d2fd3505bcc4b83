import { ISSUER_STATUSES } from '../../kernel/identity.ts';
import { oneOf } from '../rpc-replies.ts';
import type { RegistrantCounts } from './ports.ts';

/** How many organizations there are, as their registry answers it. */
export function countsOf(reply: {
  readonly total: string;
  readonly byStatus: readonly { readonly key: string; readonly count: string }[];
}): RegistrantCounts {
  return {
    total: Number(reply.total),
    byStatus: reply.byStatus.map(({ key, count }) => ({
      key: oneOf(ISSUER_STATUSES, key),
      count: Number(count),
    })),
  };
}
