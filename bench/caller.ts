import { Agent, request } from 'undici';

export type Headers = Readonly<Record<string, string>>;

export interface Asked {
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** HTTP requests to one server over connections that are kept; so little work that the servers are what is measured. */
export interface Caller {
  /** Sends a request and reads the reply to its end. Errors: a status of 300 or more, with the reply. */
  hit(method: 'GET' | 'POST', path: string, asked?: Asked): Promise<void>;
  /** The same, with the JSON of the reply. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the API's, checked by its own tests
  ask(method: 'GET' | 'POST', path: string, asked?: Asked): Promise<any>;
  close(): Promise<void>;
}

/** Opens at most so many connections to the server at `base`. */
export function openCaller(base: string, connections: number): Caller {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const send = async (method: 'GET' | 'POST', path: string, { body, headers = {} }: Asked) => {
    const reply = await request(`${base}${path}`, {
      method,
      dispatcher,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await reply.body.arrayBuffer());
    if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.statusCode} ${String(bytes)}`);
    return bytes;
  };
  return {
    async hit(method, path, asked = {}) {
      await send(method, path, asked);
    },
    async ask(method, path, asked = {}) {
      const bytes = await send(method, path, asked);
      return bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
    },
    close: () => dispatcher.close(),
  };
}
