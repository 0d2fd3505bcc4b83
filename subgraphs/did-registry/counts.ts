import type { Context } from '../../kernel/context.ts';
import { ISSUER_STATUSES, permit } from '../../kernel/identity.ts';
import type { RegistrantCounts } from './ports.ts';
import type { Registrant } from './registrant.ts';
import type { RegistrantStore } from './registrant-model.ts';

/** Counts organizations by status, for the unit that puts statistics together. */
export function createCounts<R extends Registrant>({
  records,
}: {
  records: Pick<RegistrantStore<R>, 'countOf'>;
}) {
  return async (context: Context): Promise<RegistrantCounts> => {
    permit(context, 'stats.network');
    const counts = await Promise.all(
      ISSUER_STATUSES.map(async (key) => ({
        key,
        count: (await records.countOf(key)) - (await records.countOf(key, 'demonstrations')),
      })),
    );
    const byStatus = counts.filter(({ count }) => count > 0);
    return { total: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus };
  };
}
