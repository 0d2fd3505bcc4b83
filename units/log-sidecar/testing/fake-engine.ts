import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { nanosOf } from '../docker-lines.ts';

interface FakeLine {
  readonly stream: 'stdout' | 'stderr';
  readonly instant: string;
  readonly text: string;
}

export interface FakeContainer {
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly hasTerminal: boolean;
  state: string;
  readonly lines: FakeLine[];
  readonly followers: Set<ServerResponse>;
}

/** A Docker Engine as far as the log sidecar knows one: the real HTTP API over a unix socket, with frames, events and filters. */
export async function startFakeEngine(socketPath: string) {
  const containers = new Map<string, FakeContainer>();
  const watchers = new Set<ServerResponse>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    serve(request, response);
  });
  const listen = () => new Promise<void>((resolve) => server.listen(socketPath, resolve));
  await listen();

  return {
    /** Requests so far, as `GET /path`. */
    calls,
    add(
      id: string,
      service: string,
      more: { state?: string; tty?: boolean; labels?: object } = {},
    ): FakeContainer {
      const container: FakeContainer = {
        id: id.padEnd(64, '0'),
        labels: {
          'com.docker.compose.project': 'testamur',
          'com.docker.compose.service': service,
          'com.docker.compose.oneoff': 'False',
          ...more.labels,
        },
        hasTerminal: more.tty ?? false,
        state: more.state ?? 'running',
        lines: [],
        followers: new Set(),
      };
      containers.set(container.id, container);
      return container;
    },
    remove: (container: FakeContainer) => void containers.delete(container.id),
    write(
      container: FakeContainer,
      text: string,
      { stream = 'stdout' as FakeLine['stream'], at = new Date().toISOString() } = {},
    ): void {
      const line = { stream, instant: at, text };
      container.lines.push(line);
      for (const follower of container.followers) sendLine(follower, container, line);
    },
    stop(container: FakeContainer): void {
      container.state = 'exited';
      for (const follower of container.followers) follower.end();
    },
    start(container: FakeContainer): void {
      container.state = 'running';
      const { id, labels } = container;
      const event = { Type: 'container', Action: 'start', Actor: { ID: id, Attributes: labels } };
      for (const watcher of watchers) watcher.write(`${JSON.stringify(event)}\n`);
    },
    /** Goes away, with every connection. */
    async close(): Promise<void> {
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
    listen,
  };

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://docker');
    const [, id = '', what] = /^\/containers\/([0-9a-f]+)\/(json|logs)$/.exec(pathname) ?? [];
    const container = containers.get(id);
    if (pathname === '/_ping') return void response.end('OK');
    if (pathname === '/containers/json') return void json(response, listed(searchParams));
    if (pathname === '/events') {
      watchers.add(response);
      response.once('close', () => watchers.delete(response));
      return void response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    }
    if (!container) return void json(response, { message: `No such container: ${id}` }, 404);
    if (what === 'json') return void json(response, { Id: id, Config: { Tty: container.hasTerminal } });
    return void logs(container, searchParams, response);
  }

  function listed(query: URLSearchParams): object[] {
    const { label = [] } = JSON.parse(query.get('filters') ?? '{}') as { label?: string[] };
    return [...containers.values()]
      .filter(({ labels }) => label.every((pair) => labels[pair.split('=')[0] ?? ''] === pair.split('=')[1]))
      .filter(({ state }) => state === 'running' || query.get('all') === 'true')
      .map(({ id, labels, state }) => ({ Id: id, Labels: labels, State: state }));
  }

  function logs(container: FakeContainer, query: URLSearchParams, response: ServerResponse): void {
    for (const name of ['stdout', 'stderr', 'timestamps'])
      if (query.get(name) !== 'true')
        return void json(response, { message: `${name} was not asked for` }, 400);
    const [seconds = '0', nanos = '0'] = (query.get('since') ?? '0.0').split('.');
    const since = BigInt(seconds) * 1_000_000_000n + BigInt(nanos.padEnd(9, '0'));
    const tail = query.get('tail');
    const kept = container.lines.filter(({ instant }) => (nanosOf(instant) ?? 0n) >= since);
    const type = container.hasTerminal ? 'raw-stream' : 'multiplexed-stream';
    response.writeHead(200, { 'content-type': `application/vnd.docker.${type}` }).flushHeaders();
    for (const line of tail === null ? kept : kept.slice(-Number(tail))) sendLine(response, container, line);
    if (query.get('follow') !== 'true' || container.state !== 'running') return void response.end();
    container.followers.add(response);
    response.once('close', () => container.followers.delete(response));
  }
}

/** In frames of a few bytes, and each frame in two pieces: both are as the API allows. */
function sendLine(
  response: ServerResponse,
  { hasTerminal }: FakeContainer,
  { stream, instant, text }: FakeLine,
) {
  const whole = Buffer.from(`${instant} ${text}\n`);
  if (hasTerminal) return void response.write(whole);
  const size = Math.max(7, Math.ceil(whole.length / 4));
  for (let start = 0; start < whole.length; start += size) {
    const payload = whole.subarray(start, start + size);
    const header = Buffer.alloc(8);
    header[0] = stream === 'stderr' ? 2 : 1;
    header.writeUInt32BE(payload.length, 4);
    const frame = Buffer.concat([header, payload]);
    response.write(frame.subarray(0, 5));
    response.write(frame.subarray(5));
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
