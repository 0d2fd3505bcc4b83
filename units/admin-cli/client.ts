import { setTimeout as delay } from 'node:timers/promises';
import { fetch, type Response } from 'undici';
import type { Row } from './screen.ts';

/** A command that did not do what it was asked, in words for a person. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** What the process ends with: 1 refused, 2 misused, 3 not reached. */
  readonly exitCode: 1 | 2 | 3;
  /** The platform's refusal as it came, for `--json`. */
  readonly refusal: Row | undefined;
  /** How long to wait before asking again, when the platform said so. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, exitCode: 1 | 2 | 3 = 1, refusal?: Row, retryAfterMs?: number) {
    super(message);
    this.exitCode = exitCode;
    this.refusal = refusal;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** The platform's REST API as one administrator sees it. */
export interface Api {
  /** The parsed reply; an empty object where there is none. Errors: CommandError. */
  ask(ask: Ask): Promise<Row>;
  /** The reply as it arrives. Errors: CommandError. */
  stream(ask: Ask, signal: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

const PATIENCE_MS = 60_000;

export function createApi({ url, token }: { url: string; token?: string | undefined }): Api {
  return {
    async ask(ask) {
      const response = await sendInTurn(ask);
      const text = await response.text();
      return text === '' ? {} : parsed(text, response);
    },
    stream: (ask, signal, headers) => send(ask, signal, headers),
  };

  /** An export of many pages meets the rate limit: it waits as long as it is told, within reason. */
  async function sendInTurn(ask: Ask): Promise<Response> {
    for (;;) {
      try {
        return await send(ask, AbortSignal.timeout(PATIENCE_MS));
      } catch (error) {
        const waitMs = error instanceof CommandError ? error.retryAfterMs : undefined;
        if (waitMs === undefined || ask.method !== 'GET') throw error;
        await delay(waitMs);
      }
    }
  }

  async function send(
    { method, path, query = {}, body }: Ask,
    signal: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const target = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, value);
    const response = await fetch(target, {
      method,
      signal,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw unreached(url, cause);
    });
    if (response.ok) return response;
    throw refused(response, await response.text());
  }
}

function parsed(text: string, response: Response): Row {
  try {
    return JSON.parse(text) as Row;
  } catch {
    throw new CommandError(
      `${response.url} answers ${response.status}, but not in JSON: --url must be the address of a Testamur gateway.`,
      3,
    );
  }
}

function refused(response: Response, text: string): CommandError {
  const refusal = parsed(text, response);
  const { error, message, correlationId } = refusal as {
    error?: string;
    message?: string;
    correlationId?: string;
  };
  const hint =
    response.status === 401 && error !== 'INVALID_CREDENTIALS' ? ' Sign in: npm run admin -- login' : '';
  const retryAfter = response.status === 429 ? Number(response.headers.get('retry-after')) : Number.NaN;
  return new CommandError(
    `${error ?? response.status}: ${message ?? text}${hint} (${correlationId ?? 'no correlation id'})`,
    1,
    refusal,
    retryAfter > 0 && retryAfter <= 60 ? retryAfter * 1000 : undefined,
  );
}

function unreached(url: string, cause: unknown): CommandError {
  const { code } = ((cause as { cause?: unknown }).cause ?? cause) as { code?: string };
  return new CommandError(
    `${url} does not answer (${code ?? (cause as Error).name}). Is the platform running? Start it with npm start, or name another with --url.`,
    3,
  );
}
