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
  post(path: string, body: unknown, caller?: Caller): Promise<Reply>;
  /** Signs somebody in by a request whose answer sets a session cookie: the caller who sends it from then on. */
  signIn(name: string, path: string, body: unknown): Promise<Caller>;
}

/** An answer that is not 2xx, with the platform's own words. */
class Refused extends Error {
  override readonly name = 'Refused';
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
    get: async (path, caller = ANYONE) => (await send('GET', path, undefined, caller)).reply,
    post: async (path, body, caller = ANYONE) => (await send('POST', path, body, caller)).reply,
    async signIn(name, path, body) {
      const { headers } = await send('POST', path, body, ANYONE);
      const cookie = headers.getSetCookie().map((set) => set.split(';')[0]);
      return { name, headers: { cookie: cookie.join('; ') } };
    },
  };

  async function send(
    method: string,
    path: string,
    body: unknown,
    caller: Caller,
  ): Promise<{ readonly reply: Reply; readonly headers: Headers }> {
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
      const text = await response.text();
      if (response.ok)
        return { reply: text === '' ? undefined : JSON.parse(text), headers: response.headers };
      throw new Refused(`${method} ${path} as ${caller.name}: ${response.status} ${text.slice(0, 500)}`);
    }
  }
}
