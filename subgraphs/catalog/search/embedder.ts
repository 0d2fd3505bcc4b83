import { setTimeout as delay } from 'node:timers/promises';
import { createCircuitBreaker, type Echo, PROBE_EVERY_MS } from '../../../kernel/circuit-breaker.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { createOutbound, SiteAnswer } from '../../../kernel/outbound/outbound.ts';
import { MOST_DIMS, normalised } from './vectors.ts';

/** A language model that tells what texts mean, as vectors: the way to it that the catalog knows. */
export interface Embedder {
  /** The name of the model. Vectors of two models have nothing in common. */
  readonly model: string;
  /**
   * The vector of each text, of length 1 and all of as many dimensions. Texts hold no personal data.
   * Errors: UPSTREAM_UNAVAILABLE or UPSTREAM_TIMEOUT when the model does not answer, or not so.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array<ArrayBuffer>[]>;
  close(): void;
}

export interface EmbedderOptions {
  /** What stands before `/embeddings`, such as http://127.0.0.1:11434/v1. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Asked of the model, and demanded of its answers; whatever it gives unless told. */
  readonly dims?: number | undefined;
  readonly caFile?: string | undefined;
  /** The first pause before a refused call is repeated; each further one is twice as long. */
  readonly pauseMs?: number;
  /** Silence while a call waits, after which nobody calls until something is heard. */
  readonly silenceMs?: number;
}

const ATTEMPTS = 4;
const PAUSE_MS = 250;
const SILENCE_MS = 10_000;
// A number of a vector is some 20 characters of JSON.
const BYTES_A_NUMBER = 32;
const BYTES_BESIDE = 64 * 1024;

/** The model behind `POST {url}/embeddings`, as OpenAI and those who speak like it serve it. */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const { url, model, apiKey, dims, caFile, pauseMs = PAUSE_MS, silenceMs = SILENCE_MS } = options;
  const outbound = createOutbound({ service: url, caFile });
  const base = url.replace(/\/+$/, '');
  const breaker = createCircuitBreaker({ silenceMs, probeEveryMs: PROBE_EVERY_MS, probe });

  return {
    model,
    async embed(texts, signal) {
      if (breaker.isOpen) throw unusable('it has been silent, and nothing is heard of it yet');
      const answered = breaker.watch();
      try {
        const reply = await persistently(() => ask(texts, signal), signal);
        breaker.heard();
        return vectorsOf(reply, texts.length, dims);
      } finally {
        answered();
      }
    },
    close: () => breaker.close(),
  };

  function ask(texts: readonly string[], signal: AbortSignal): Promise<unknown> {
    const body = { model, input: texts, ...(dims === undefined ? {} : { dimensions: dims }) };
    const maxBytes = BYTES_BESIDE + texts.length * (dims ?? MOST_DIMS) * BYTES_A_NUMBER;
    return outbound.postJson(`${base}/embeddings`, body, { signal, maxBytes, token: apiKey });
  }

  /** Repeats what was refused for being too much at once, or by a fault of the other side. */
  async function persistently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const answer = answerIn(error);
        if (answer) breaker.heard();
        if (!answer || attempt === ATTEMPTS || !(answer.status === 429 || answer.status >= 500)) throw error;
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
      await outbound.getJson(`${base}/models`, { signal: AbortSignal.timeout(ms), token: apiKey });
      return 'heard';
    } catch (error) {
      if (answerIn(error)) return 'heard';
      return isAppError(error) && error.code === 'UPSTREAM_TIMEOUT' ? 'silent' : 'unknown';
    }
  }
}

function answerIn(error: unknown): SiteAnswer | undefined {
  return isAppError(error) && error.cause instanceof SiteAnswer ? error.cause : undefined;
}

/** The vectors of an answer in the order of the texts. Error: UPSTREAM_UNAVAILABLE that says what is wrong with it. */
function vectorsOf(
  reply: unknown,
  count: number,
  dims: number | undefined,
): readonly Float32Array<ArrayBuffer>[] {
  const data = memberOf(reply, 'data');
  if (!Array.isArray(data) || data.length !== count) throw unusable(`it did not give ${count} embeddings`);
  const vectors: Float32Array<ArrayBuffer>[] = [];
  for (const [place, item] of data.entries()) {
    const index = memberOf(item, 'index') ?? place;
    const isPlace = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count;
    if (!isPlace || vectors[index]) throw unusable('its embeddings do not say which texts they are of');
    const vector = normalised(memberOf(item, 'embedding'));
    if (!vector)
      throw unusable(`an embedding is not a list of at most ${MOST_DIMS} finite numbers, not all of them 0`);
    vectors[index] = vector;
  }
  const wanted = dims ?? vectors[0]?.length;
  const other = vectors.find(({ length }) => length !== wanted);
  if (other) throw unusable(`it gave an embedding of ${other.length} dimensions in place of ${wanted}`);
  return vectors;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function unusable(why: string): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', `The embedding model cannot be used: ${why}.`);
}
