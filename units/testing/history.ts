import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export type Outcome = 'ok' | 'fail' | 'unknown';

/** One line of a history: an operation was invoked, or its outcome was learnt. `unknown`: no answer came. */
export interface HistoryEvent {
  readonly type: 'invoke' | Outcome;
  /** Ties the outcome to its invocation. */
  readonly op: number;
  readonly name: string;
  readonly key: string;
  readonly value?: unknown;
  readonly at: number;
}

/** An operation with what is known of it; without an outcome it is `unknown`. */
export interface Operation {
  readonly name: string;
  readonly key: string;
  /** What was asked for. */
  readonly input: unknown;
  /** What was answered. */
  readonly output: unknown;
  readonly outcome: Outcome;
  readonly from: number;
  /** Infinity when no outcome is known: it may take effect at any later time. */
  readonly to: number;
}

export interface History {
  /** Writes the invocation (durable before it returns) and gives the function that writes the outcome. */
  invoke(name: string, key: string, value?: unknown): (outcome: Outcome, value?: unknown) => void;
  close(): void;
}

/** A JSONL history whose every line is on disk before the test goes on, so that it survives what the test kills. */
export function openHistory(file: string, now: () => number = () => performance.now()): History {
  const descriptor = openSync(file, 'a', 0o600);
  let ops = 0;
  const write = (event: HistoryEvent) => {
    writeSync(descriptor, `${JSON.stringify(event)}\n`);
    fsyncSync(descriptor);
  };
  return {
    invoke(name, key, value) {
      ops += 1;
      const op = ops;
      write({ type: 'invoke', op, name, key, value, at: now() });
      return (outcome, answer) => write({ type: outcome, op, name, key, value: answer, at: now() });
    },
    close: () => closeSync(descriptor),
  };
}

/** The operations of a history in the order of their invocation; a torn last line counts as not written. */
export function readHistory(file: string): Operation[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const operations = new Map<number, Operation>();
  for (const { type, op, name, key, value, at } of lines.map((line) => JSON.parse(line) as HistoryEvent)) {
    const invoked = operations.get(op);
    if (type === 'invoke') {
      operations.set(op, {
        name,
        key,
        input: value,
        output: undefined,
        outcome: 'unknown',
        from: at,
        to: Number.POSITIVE_INFINITY,
      });
    } else if (invoked) {
      operations.set(op, {
        ...invoked,
        outcome: type,
        output: value,
        to: type === 'unknown' ? invoked.to : at,
      });
    }
  }
  return [...operations.values()];
}
