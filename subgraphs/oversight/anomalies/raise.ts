import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { type Found, newAnomaly } from './anomaly.ts';
import type { AnomalyStore } from './anomaly-model.ts';

/** Raises what a rule found, once per rule, subject and window. It tells administrators and does nothing else. */
export type RaiseAnomaly = (found: Found, context: Context) => Promise<void>;

export function createRaise(deps: { anomalies: AnomalyStore; ledger: Ledger; now: Clock }): RaiseAnomaly {
  const { anomalies, ledger, now } = deps;
  return async (found, context) => {
    const anomaly = newAnomaly(found, now());
    if (await anomalies.exists(anomaly.anomalyId)) return;
    try {
      await ledger.commit(asUnit(context, 'core-engine'), {
        writes: [anomalies.insertWrite(anomaly)],
        audit: {
          action: 'anomaly.raised',
          subject: { type: 'Anomaly', id: anomaly.anomalyId },
          reason: anomaly.rule,
          newState: anomaly.status,
        },
      });
    } catch (error) {
      // Another process, or this one before a restart, has raised it in this window.
      if (!isDuplicateKey(error)) throw error;
    }
  };
}
