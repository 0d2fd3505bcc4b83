import { setTimeout as delay } from 'node:timers/promises';

/** A caller of the REST API: nobody, or whoever its headers prove. */
export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: replies of a remote service, looked at field by field
export type Reply = any;

export interface Api {
  get(path: string, caller?: Caller): Promise<Reply>;
  /** Undefined where there is nothing (404). */
  find(path: string, caller: Caller): Promise<Reply | undefined>;
  post(path: string, body: unknown, caller?: Caller): Promise<Reply>;
  /** Undefined where the same is there already (409). */
  tryPost(path: string, body: unknown, caller: Caller): Promise<Reply | undefined>;
  /** The bytes of a file. */
  download(path: string, caller: Caller): Promise<Buffer>;
  /** Signs somebody in by a request whose answer sets a session cookie: the caller who sends it from then on. */
  signIn(name: string, path: string, body: unknown): Promise<Caller>;
}

/** An answer that is not 2xx, with the platform's own words. */
class Refused extends Error {
  override readonly name = 'Refused';

  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export const ANYONE: Caller = { name: 'a stranger', headers: {} };

export function bearer(name: string, token: string): Caller {
  return { name, headers: { authorization: `Bearer ${token}` } };
}

export function apiKey(name: string, key: string): Caller {
  return { name, headers: { 'x-api-key': key } };
}

/** The REST API at `publicUrl`; waits when the platform says so (429) and tells `onWait` for how long. */
export function createApi(publicUrl: string, onWait: (seconds: number, who: string) => void): Api {
  return {
    get: async (path, caller = ANYONE) => replyTo('GET', path, undefined, caller),
    find: (path, caller) => orUndefined(replyTo('GET', path, undefined, caller), 404),
    post: async (path, body, caller = ANYONE) => replyTo('POST', path, body, caller),
    tryPost: (path, body, caller) => orUndefined(replyTo('POST', path, body, caller), 409),
    download: async (path, caller) => (await send('GET', path, undefined, caller)).bytes,
    async signIn(name, path, body) {
      const { headers } = await send('POST', path, body, ANYONE);
      const cookie = headers.getSetCookie().map((set) => set.split(';')[0]);
      return { name, headers: { cookie: cookie.join('; ') } };
    },
  };

  async function replyTo(method: string, path: string, body: unknown, caller: Caller): Promise<Reply> {
    const { bytes } = await send(method, path, body, caller);
    return bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    caller: Caller,
  ): Promise<{ readonly bytes: Buffer; readonly headers: Headers }> {
    for (;;) {
      const response = await fetch(`${publicUrl}${path}`, {
        method,
        headers: { ...caller.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        throw new Error(
          `Nothing answers at ${publicUrl}. Start the platform with npm start, then run this again.`,
          { cause },
        );
      });
      if (response.status === 429) {
        const seconds = Math.max(1, Number(response.headers.get('retry-after')) || 1);
        await response.body?.cancel();
        onWait(seconds, caller.name);
        await delay(seconds * 1000);
        continue;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.ok) return { bytes, headers: response.headers };
      const { status } = response;
      const why = bytes.toString().slice(0, 500);
      throw new Refused(`${method} ${path} as ${caller.name}: ${status} ${why}`, status);
    }
  }
}

async function orUndefined(reply: Promise<Reply>, status: number): Promise<Reply | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof Refused && error.status === status) return undefined;
    throw error;
  }
}
