import type { Context } from '../../kernel/context.ts';
import { ISSUER_STATUSES, type IssuerStatus, permit } from '../../kernel/identity.ts';
import type { IssuerStore } from './issuer-model.ts';

/** How many issuers there are; demonstrations are left out. */
export interface IssuerCounts {
  readonly total: number;
  readonly byStatus: readonly { readonly key: IssuerStatus; readonly count: number }[];
}

/** Counts issuers by status, for the unit that puts statistics together. */
export function createIssuerStats({ issuers }: { issuers: Pick<IssuerStore, 'countOf'> }) {
  return async (context: Context): Promise<IssuerCounts> => {
    permit(context, 'stats.network');
    const counts = await Promise.all(
      ISSUER_STATUSES.map(async (key) => ({
        key,
        count: (await issuers.countOf(key)) - (await issuers.countOf(key, 'demonstrations')),
      })),
    );
    const byStatus = counts.filter(({ count }) => count > 0);
    return { total: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus };
  };
}
