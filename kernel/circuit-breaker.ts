/** The result of a probe: an answer of any kind, silence, or no connection. */
export type Echo = 'heard' | 'silent' | 'unknown';

/** Which part of a deadline a probed unit may be silent: shorter than the deadline, so that this is known before the call ends. */
export const SILENCE_SHARE = 0.75;
export const PROBE_EVERY_MS = 500;

/** Refuses calls to a unit that hangs, which keeps its connections open and sends nothing. */
export interface CircuitBreaker {
  /** While it is open nobody calls. */
  readonly isOpen: boolean;
  /** To be called when a call begins to wait; the returned function when it ends. */
  watch(): () => void;
  /** Something came from the other side, whatever it was. */
  heard(): void;
  close(): void;
}

interface CircuitBreakerOptions {
  /** Milliseconds in which a unit that is asked must say something, or the circuit opens. */
  readonly silenceMs: number;
  /** Milliseconds between the probes of an open circuit. */
  readonly probeEveryMs: number;
  /** Asks the other side what it can answer whatever it is busy with, and waits `ms` milliseconds for it. Never rejects. */
  readonly probe: (ms: number) => Promise<Echo>;
  readonly onChange?: (isOpen: boolean) => void;
}

/**
 * Opens when nothing at all was received for `silenceMs` while a call waits and, from half of that time on, a probe waits, too. That
 * single calls take long does not open it. While it is open it probes until anything is received, so that no call has to find out.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { silenceMs, probeEveryMs, probe, onChange = () => {} } = options;
  let isOpen = false;
  let isProbing = false;
  let isClosed = false;
  /** Counts what was heard. */
  let answers = 0;
  let next: NodeJS.Timeout | undefined;

  const heard = (): void => {
    answers += 1;
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(next);
    onChange(false);
  };
  const ask = async (ms: number): Promise<Echo> => {
    isProbing = true;
    try {
      const echo = await probe(ms);
      if (echo === 'heard') heard();
      return echo;
    } finally {
      isProbing = false;
    }
  };
  const suspect = async (before: number): Promise<void> => {
    if (isOpen || isProbing || answers !== before) return;
    const echo = await ask(silenceMs / 2);
    if (isClosed || echo !== 'silent' || answers !== before) return;
    isOpen = true;
    onChange(true);
    probeLater();
  };
  const probeLater = (): void => {
    next = setTimeout(async () => {
      await ask(silenceMs);
      if (isOpen && !isClosed) probeLater();
    }, probeEveryMs);
    next.unref();
  };

  return {
    get isOpen() {
      return isOpen;
    },
    watch() {
      const before = answers;
      const timer = setTimeout(() => void suspect(before), silenceMs / 2);
      timer.unref();
      return () => clearTimeout(timer);
    },
    heard,
    close() {
      isClosed = true;
      clearTimeout(next);
    },
  };
}
