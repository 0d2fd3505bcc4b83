import type { Commons } from '../../kernel/commons.ts';
import type { CountedMetrics } from '../../kernel/metrics.ts';
import type { Allowance } from '../../kernel/rate-limiter.ts';
import type { SharedLines } from '../process-log.ts';
import { createChannel } from './channel.ts';
import type { PrimaryAnswers, Take, WorkerAnswers } from './messages.ts';

/** The place of this process among the workers of its platform. */
export interface Membership {
  /** How many workers there are. */
  readonly workers: number;
  readonly commons: Commons;
  readonly lines: SharedLines;
  /** What each worker has counted, and the primary process. */
  readonly metricsOfAll: () => Promise<readonly CountedMetrics[]>;
  /** Where the others find what this one has counted. */
  showMetrics(counted: () => Promise<CountedMetrics>): void;
  /** Called once, when the primary process wants this one to end. */
  onDrain(drain: () => void): void;
  /** Tells the primary process that this one serves. */
  ready(storeDescription: string): Promise<void>;
}

/** Joins the workers of the primary process that has forked this one. */
export async function joinWorkers(): Promise<Membership> {
  const acts = new Map<string, (text: string) => void>();
  let keepLine: (line: string) => void = () => undefined;
  let counted: (() => Promise<CountedMetrics>) | undefined;
  let drain: (() => void) | undefined;
  let mustDrain = false;
  const answers: WorkerAnswers = {
    told: ({ topic, text }) => acts.get(topic)?.(text),
    metrics: async () => (counted ? counted() : null),
    line: (line) => keepLine(line),
    drain() {
      mustDrain = true;
      drain?.();
    },
  };
  const primary = createChannel<PrimaryAnswers, WorkerAnswers>(parentPort(), answers);
  const { workers, lines } = await primary.ask('join', null);
  const take = takesTogether((takes) => primary.ask('take', takes));

  return {
    workers,
    commons: {
      take: (name, key, limit, cost) => take([name, key, limit, cost]),
      tell: (topic, text) => primary.ask('tell', { topic, text }),
      onTold: (topic, act) => void acts.set(topic, act),
    },
    lines: {
      place: lines,
      tell: (line) => void primary.ask('line', line).catch(() => undefined),
      onLine(keep) {
        keepLine = keep;
      },
    },
    metricsOfAll: () => primary.ask('metrics', null),
    showMetrics(show) {
      counted = show;
    },
    onDrain(act) {
      drain = act;
      if (mustDrain) act();
    },
    ready: (storeDescription) => primary.ask('ready', { storeDescription }),
  };
}

function parentPort() {
  if (!process.send) throw new Error('This process was not started by the launcher with --workers.');
  const send = process.send.bind(process);
  return {
    send: (message: object, onSent: (error: Error | null) => void) =>
      send(message, undefined, undefined, onSent),
    on: process.on.bind(process) as (event: 'message', listener: (message: unknown) => void) => unknown,
  };
}

/** What is asked for in one turn of the event loop travels together. */
function takesTogether(ask: (takes: readonly Take[]) => Promise<readonly Allowance[]>) {
  let waiting: { take: Take; resolve: (allowance: Allowance) => void; reject: (error: unknown) => void }[] =
    [];
  return (take: Take): Promise<Allowance> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ take, resolve, reject });
    });

  function send(): void {
    const asked = waiting;
    waiting = [];
    ask(asked.map(({ take }) => take)).then(
      (allowances) => {
        for (const [at, { resolve, reject }] of asked.entries()) {
          const allowance = allowances[at];
          if (allowance) resolve(allowance);
          else reject(new Error('The primary process has answered less than it was asked.'));
        }
      },
      (error: unknown) => {
        for (const { reject } of asked) reject(error);
      },
    );
  }
}
