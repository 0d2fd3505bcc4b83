import type { AuditEntry } from '../kernel/audit.ts';
import { createPace } from '../kernel/gather.ts';
import type { Logger } from '../kernel/log.ts';
import type { Ledger } from '../store/ledger.ts';

export interface AuditRelay {
  /** Resolves when what was committed before the call has been delivered or delivery has failed. */
  close(): Promise<void>;
}

const RETRY_MS = 1000;
// What a process that died has not relayed is looked for this often.
const LOOK_MS = 5000;
const GATHER = { least: 25, most: 250 };

/** Carries a domain's audit entries to the platform's trail after each commit; what could not be delivered is tried again. */
export function startAuditRelay(options: {
  ledger: Ledger;
  deliver: (entries: readonly AuditEntry[]) => Promise<void>;
  log: Logger;
}): AuditRelay {
  const { ledger, deliver, log } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const pace = createPace(GATHER);

  const kick = () => {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
      if (again && !closed && !timer) kick();
    });
  };
  ledger.onCommit(kick);
  kick();
  const look = setInterval(kick, LOOK_MS);
  look.unref();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(look);
      await running;
    },
  };

  async function run(): Promise<void> {
    while (again) {
      // Changes that follow one another closely travel together.
      if (!closed) await new Promise((resolve) => setTimeout(resolve, pace.gatherMs));
      again = false;
      try {
        await pace.run(() => ledger.relay(deliver));
      } catch (error) {
        log.warn({ err: error }, 'Audit entries wait for Core Engine and will be delivered when it answers');
        if (closed) return;
        timer = setTimeout(() => {
          timer = undefined;
          kick();
        }, RETRY_MS);
        timer.unref();
        return;
      }
    }
  }
}
