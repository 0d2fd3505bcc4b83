import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetch, type Response } from 'undici';
import { z } from 'zod';
import { CommandError, unusable } from './command-error.ts';
import type { Row } from './screen.ts';

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Asked again when it is too early, although it changes something: a repeat does no harm. */
  readonly isRepeatable?: boolean;
  /** Sent as multipart/form-data in place of a body. */
  readonly upload?: Upload;
}

/** A file on this machine, and the text fields beside it. */
export interface Upload {
  readonly file: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Told how many bytes are on their way. */
  readonly sent?: (bytes: number) => void;
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
export const signInAt = (url: string, signIn = 'npm run admin -- login') => `Sign in: ${signIn} --url ${url}`;

const TIMEOUT_MS = 60_000;
// What the platform gives a file to arrive, and then some.
const UPLOAD_TIMEOUT_MS = 10 * TIMEOUT_MS;

/** An API that takes no longer than a minute, and ends with `signal`; `say` is told when it waits its turn. */
export function createApi(options: {
  url: string;
  token?: string | undefined;
  /** The command that signs in, unless it is `login`. */
  signIn?: string | undefined;
  signal: AbortSignal;
  say: (text: string) => void;
}): Api {
  const { url, token, signIn, signal: stopped, say } = options;
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
        const timeoutMs = ask.upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
        return await send(ask, AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]));
      } catch (error) {
        const waitMs = error instanceof CommandError ? error.retryAfterMs : undefined;
        if (waitMs === undefined || (ask.method !== 'GET' && !ask.isRepeatable)) throw error;
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
    const { method, path, query = {}, body, upload } = ask;
    const boundary = `testamur-${randomUUID()}`;
    if (upload)
      await access(upload.file, constants.R_OK).catch((error: unknown) => {
        throw unusable(upload.file, error);
      });
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
        ...(upload ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload ? { body: formOf(upload, boundary), duplex: 'half' } : {}),
    }).catch((cause: unknown) => {
      throw unreached(cause, ask);
    });
    if (response.ok) return response;
    throw refused(response, await response.text(), signInAt(url, signIn));
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

/** The body of an upload as it is read: the fields, then the file. */
async function* formOf({ file, fields, sent }: Upload, boundary: string): AsyncGenerator<Buffer> {
  const part = (head: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`);
  for (const [name, value] of Object.entries(fields)) {
    yield part(`name="${name}"`);
    yield Buffer.from(`${value}\r\n`);
  }
  yield part(`name="file"; filename="${basename(file).replaceAll(/[\r\n"\\]/g, '_')}"`);
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    bytes += chunk.length;
    sent?.(bytes);
    yield chunk;
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
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

function refused(response: Response, text: string, signIn: string): CommandError {
  const refusal = parsed(text, response);
  const { error, message, correlationId } = refusalReply.safeParse(refusal).data ?? {};
  const { status, headers } = response;
  const hint = status === 401 && error !== 'INVALID_CREDENTIALS' ? ` ${signIn}` : '';
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
