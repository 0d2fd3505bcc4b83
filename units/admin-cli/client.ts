import { setTimeout as delay } from 'node:timers/promises';
import { fetch, type Response } from 'undici';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import type { Row } from './screen.ts';

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** The platform's REST API as one administrator sees it. */
export interface Api {
  /** The gateway's address. */
  readonly url: string;
  /** The parsed reply; an empty object where there is none. Errors: CommandError. */
  ask(ask: Ask): Promise<Row>;
  /** The reply as it arrives. Errors: CommandError. */
  stream(ask: Ask, signal: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** What to do when a token counts no more. */
export const signInAt = (url: string) => `Sign in: npm run admin -- login --url ${url}`;

const TIMEOUT_MS = 60_000;

/** An API that takes no longer than a minute, and ends with `signal`; `say` is told when it waits its turn. */
export function createApi(options: {
  url: string;
  token?: string | undefined;
  signal: AbortSignal;
  say: (text: string) => void;
}): Api {
  const { url, token, signal: stopped, say } = options;
  return {
    url,
    async ask(ask) {
      try {
        const response = await sendInTurn(ask);
        const text = await response.text();
        return text === '' ? {} : parsed(text, response);
      } catch (error) {
        throw error instanceof CommandError ? error : unreached(error, ask);
      }
    },
    stream: (ask, signal, headers) => send(ask, signal, headers),
  };

  /** An export of many pages meets the rate limit: it waits as long as it is told, within reason. */
  async function sendInTurn(ask: Ask): Promise<Response> {
    for (;;) {
      try {
        return await send(ask, AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]));
      } catch (error) {
        const waitMs = error instanceof CommandError ? error.retryAfterMs : undefined;
        if (waitMs === undefined || ask.method !== 'GET') throw error;
        say(`The platform asks for a pause of ${waitMs / 1000} seconds …`);
        await delay(waitMs, undefined, { signal: stopped });
      }
    }
  }

  async function send(
    ask: Ask,
    signal: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const { method, path, query = {}, body } = ask;
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
      throw unreached(cause, ask);
    });
    if (response.ok) return response;
    throw refused(response, await response.text(), url);
  }

  function unreached(error: unknown, { method }: Ask): CommandError {
    if (stopped.aborted) {
      const advice = method === 'GET' ? '' : ' Look whether the platform has done it: it was asked to.';
      return new CommandError(`Stopped.${advice}`, 130);
    }
    const { name, cause } = error as Error;
    if (name === 'TimeoutError')
      return new CommandError(`${url} did not answer within ${TIMEOUT_MS / 1000} seconds.`, 3);
    const { code, message } = (cause ?? error) as { code?: string; message?: string };
    return new CommandError(
      `${url} does not answer (${code || message}). Is the platform running? Start it with npm start, or name another with --url.`,
      3,
    );
  }
}

const reply = z.record(z.string(), z.unknown());

function parsed(text: string, response: Response): Row {
  try {
    return reply.parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      `${response.url} answers ${response.status}, but not as a Testamur gateway does: look at --url.`,
      3,
    );
  }
}

/** The body of a refusal by the gateway; another server may answer with less. */
const refusalReply = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  correlationId: z.string().optional(),
});

function refused(response: Response, text: string, url: string): CommandError {
  const refusal = parsed(text, response);
  const { error, message, correlationId } = refusalReply.safeParse(refusal).data ?? {};
  const { status, headers } = response;
  const hint = status === 401 && error !== 'INVALID_CREDENTIALS' ? ` ${signInAt(url)}` : '';
  const retryAfter = status === 429 ? Number(headers.get('retry-after')) : Number.NaN;
  return new CommandError(
    `${error ?? status}: ${message ?? text}${hint} (${correlationId ?? 'no correlation id'})`,
    1,
    {
      refusal,
      status,
      retryAfterMs: retryAfter > 0 && retryAfter <= 60 ? retryAfter * 1000 : undefined,
    },
  );
}
