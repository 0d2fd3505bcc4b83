import { setTimeout as delay } from 'node:timers/promises';
import { createCircuitBreaker, type Echo, PROBE_EVERY_MS } from '../circuit-breaker.ts';
import { AppError, isAppError } from '../errors.ts';
import { createOutbound, SiteAnswer } from '../outbound/outbound.ts';

/** A service with language models, as OpenAI and those who speak like it serve them: the way to it. */
export interface ModelService {
  /**
   * The JSON that the service answers to one that is posted to a path below its address. What was refused for being too much at once,
   * or by a fault of the other side, is sent again while there is time: nothing is changed by it. Errors: UPSTREAM_UNAVAILABLE, at once
   * while the service is silent, with a SiteAnswer as cause for another status than 200; UPSTREAM_TIMEOUT.
   */
  post(path: `/${string}`, body: unknown, options: PostOptions): Promise<unknown>;
  /** Nothing was heard of it while a call waited; calls are refused until something is. */
  readonly isSilent: boolean;
  /** Resolves when the service says anything. Errors as above. */
  check(): Promise<void>;
  close(): void;
}

export interface PostOptions {
  /** When to give up. */
  readonly signal: AbortSignal;
  /** Most bytes of the answer. */
  readonly maxBytes: number;
}

export interface ModelServiceOptions {
  /** What stands before `/models`, such as http://127.0.0.1:11434/v1. It may be private and without TLS. */
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly caFile?: string | undefined;
  /** How often a call is made in all. */
  readonly attempts?: number;
  /** The first pause before a refused call is repeated; each further one is twice as long. */
  readonly pauseMs?: number;
  /** Silence while a call waits, after which nobody calls until something is heard. */
  readonly silenceMs?: number;
}

const ATTEMPTS = 4;
const PAUSE_MS = 250;
const SILENCE_MS = 10_000;
const CHECK_MS = 3000;

/** Opens the way to a service; nothing is asked yet. */
export function createModelService(options: ModelServiceOptions): ModelService {
  const { url, apiKey: token, caFile } = options;
  const { attempts = ATTEMPTS, pauseMs = PAUSE_MS, silenceMs = SILENCE_MS } = options;
  const outbound = createOutbound({ service: url, caFile });
  const base = url.replace(/\/+$/, '');
  const breaker = createCircuitBreaker({ silenceMs, probeEveryMs: PROBE_EVERY_MS, probe });

  return {
    get isSilent() {
      return breaker.isOpen;
    },
    async post(path, body, { signal, maxBytes }) {
      if (breaker.isOpen) throw unusableModel('it has been silent, and nothing is heard of it yet');
      const answered = breaker.watch();
      try {
        const ask = () => outbound.postJson(`${base}${path}`, body, { signal, maxBytes, token });
        const reply = await persistently(ask, signal);
        breaker.heard();
        return reply;
      } finally {
        answered();
      }
    },
    async check() {
      await outbound
        .getJson(`${base}/models`, { signal: AbortSignal.timeout(CHECK_MS), token })
        .catch((error: unknown) => {
          if (!siteAnswerIn(error)) throw error;
        });
    },
    close: () => breaker.close(),
  };

  async function persistently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const answer = siteAnswerIn(error);
        if (answer) breaker.heard();
        if (!answer || attempt >= attempts || !(answer.status === 429 || answer.status >= 500)) throw error;
        const pause = Math.max(pauseMs * 2 ** (attempt - 1), answer.retryAfterMs ?? 0);
        // The refusal says more than that the time was over.
        await delay(pause, undefined, { signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  async function probe(ms: number): Promise<Echo> {
    try {
      await outbound.getJson(`${base}/models`, { signal: AbortSignal.timeout(ms), token });
      return 'heard';
    } catch (error) {
      if (siteAnswerIn(error)) return 'heard';
      return isAppError(error) && error.code === 'UPSTREAM_TIMEOUT' ? 'silent' : 'unknown';
    }
  }
}

/** What the service answered in place of a document. */
export function siteAnswerIn(error: unknown): SiteAnswer | undefined {
  return isAppError(error) && error.cause instanceof SiteAnswer ? error.cause : undefined;
}

/** The refusal of an answer that is of no use. */
export function unusableModel(why: string): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', `The language model cannot be used: ${why}.`);
}
