import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { KEEP_CALLS_DAYS } from '../settings.ts';
import type { ModelCall } from './call.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Takes away the texts of calls whose time is over, and calls that are too old. */
export function createRetention(deps: {
  readonly calls: RecordStore<ModelCall>;
  readonly settings: Pick<LiveSettings, 'get' | 'isKnown'>;
  readonly now: Clock;
}): { sweep(): Promise<void> } {
  const { calls, settings, now } = deps;
  const Calls = calls.model;

  return {
    async sweep() {
      const at = now();
      const withoutTexts = { $set: { sent: null, received: null, dropTextsAt: null } };
      await inPortions({ dropTextsAt: trusted({ $lte: at }) }, { dropTextsAt: 1, _id: 1 }, (ids) =>
        Calls.updateMany({ _id: trusted({ $in: ids }) }, withoutTexts),
      );
      // What is not known yet may be longer than what the environment says.
      if (!settings.isKnown) return;
      const last = new Date(at.getTime() - settings.get(KEEP_CALLS_DAYS) * DAY_MS);
      await inPortions({ createdAt: trusted({ $lt: last }) }, { createdAt: 1, _id: 1 }, (ids) =>
        Calls.deleteMany({ _id: trusted({ $in: ids }) }),
      );
    },
  };

  async function inPortions(
    where: object,
    order: Record<string, 1>,
    work: (ids: readonly string[]) => Promise<unknown>,
  ): Promise<void> {
    for (;;) {
      const due = await Calls.find(where, { _id: 1 }).sort(order).limit(AT_ONCE).lean();
      if (due.length > 0) await work(due.map(({ _id }) => String(_id)));
      if (due.length < AT_ONCE) return;
    }
  }
}
