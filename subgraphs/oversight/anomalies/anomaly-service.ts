import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { type Anomaly, listInput, requireNext, resolveInput } from './anomaly.ts';
import type { AnomalyStore } from './anomaly-model.ts';

export type AnomalyService = ReturnType<typeof createAnomalyService>;

/** Anomalies as administrators read them and decide what they were. */
export function createAnomalyService(deps: { anomalies: AnomalyStore; ledger: Ledger; now: Clock }) {
  const { anomalies, ledger, now } = deps;
  return {
    /** A page of anomalies, newest first. */
    async list(input: unknown, context: Context): Promise<Page<Anomaly>> {
      permit(context, 'anomaly.read');
      const { filter = {}, ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      const found = await anomalies.list(filter, { skip, limit });
      return { ...found, offset: skip, size: limit };
    },

    /** Sets the next status. It changes nothing but the anomaly. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH. */
    async resolve(input: unknown, context: Context): Promise<{ readonly anomaly: Anomaly }> {
      const identity = permit(context, 'anomaly.decide');
      if (identity.kind !== 'admin') throw new AppError('SCOPE_MISSING', 'Sign in as an administrator.');
      const { anomalyId, status, note: text = null } = parseInput(resolveInput, input);
      const before = await anomalies.byId(anomalyId);
      if (!before) throw new AppError('NOT_FOUND', 'There is no anomaly of this id; list the anomalies.');
      requireRowVersion(context, before.rowVersion);
      requireNext(before.status, status);
      const at = now();
      const note = { status, text, authorId: identity.userId, at };
      await ledger.commit(context, {
        writes: [anomalies.statusWrite(before, note)],
        audit: {
          action: 'anomaly.status_set',
          subject: { type: 'Anomaly', id: anomalyId },
          previousState: before.status,
          newState: status,
        },
      });
      const after = { ...before, status, updatedAt: at, rowVersion: before.rowVersion + 1 };
      return { anomaly: { ...after, notes: [...before.notes, note] } };
    },
  };
}
