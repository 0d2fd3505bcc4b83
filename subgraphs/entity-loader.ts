import DataLoader from 'dataloader';
import { type Context, memoized } from '../kernel/context.ts';
import { isAppError } from '../kernel/errors.ts';

/**
 * Reads records that other subgraphs refer to by key: each once for a request, however many references lead to it; null for a key of
 * nobody. `load` is the operation, whose refusals stand but for NOT_FOUND.
 */
export function entityLoader<Entity>(
  context: Context,
  load: (key: string, context: Context) => Promise<Entity>,
): Pick<DataLoader<string, Entity | null>, 'load'> {
  return memoized(
    context,
    load,
    () =>
      new DataLoader<string, Entity | null>((keys) =>
        Promise.all(
          keys.map((key) =>
            load(key, context).catch((error: unknown) => {
              if (isAppError(error) && error.code === 'NOT_FOUND') return null;
              return error instanceof Error ? error : new Error('A load failed', { cause: error });
            }),
          ),
        ),
      ),
  );
}
