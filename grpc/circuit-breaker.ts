/** `answered`: the other side spoke, whatever it said; `failed`: it did not; `unknown`: nothing was learnt. */
export type Outcome = 'answered' | 'failed' | 'unknown';

/** Spares callers the wait for a unit that does not answer. */
export interface CircuitBreaker {
  /** Leave to call, to be closed with the outcome; undefined while the circuit is open. */
  enter(): ((outcome: Outcome) => void) | undefined;
  readonly isOpen: boolean;
}

interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** Milliseconds from opening until one call may try again. */
  readonly probeAfterMs: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly onChange?: (isOpen: boolean) => void;
}

/** Closed until `failures` calls in a row fail; then open, with one probe after each `probeAfterMs`. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { failures, probeAfterMs, now = () => performance.now(), onChange = () => {} } = options;
  let failed = 0;
  let openedAt: number | undefined;
  let isProbing = false;

  const open = (): void => {
    const wasOpen = openedAt !== undefined;
    openedAt = now();
    if (!wasOpen) onChange(true);
  };
  const settle = (outcome: Outcome, isProbe: boolean): void => {
    if (isProbe) isProbing = false;
    // Calls from before the opening say nothing about now.
    if (outcome === 'unknown' || (openedAt !== undefined && !isProbe)) return;
    if (outcome === 'failed') {
      failed += 1;
      if (isProbe || failed >= failures) open();
      return;
    }
    failed = 0;
    if (openedAt === undefined) return;
    openedAt = undefined;
    onChange(false);
  };

  return {
    get isOpen() {
      return openedAt !== undefined;
    },
    enter: () => {
      const isProbe = openedAt !== undefined;
      if (isProbe && (isProbing || now() - (openedAt ?? 0) < probeAfterMs)) return undefined;
      isProbing = isProbe;
      let isSettled = false;
      return (outcome) => {
        if (isSettled) return;
        isSettled = true;
        settle(outcome, isProbe);
      };
    },
  };
}
