import Docker from 'dockerode';
import { type DockerLine, readDockerLines } from './docker-lines.ts';

export interface Container {
  readonly id: string;
  readonly service: string;
  /** In Docker's words: `running`, `exited`, `restarting` … */
  readonly state: string;
}

/** The containers of one compose project, and nothing else of the Docker Engine: nothing here changes anything. */
export interface Containers {
  list(): Promise<readonly Container[]>;
  /** The last lines of a container. */
  lastLines(id: string, count: number): Promise<readonly DockerLine[]>;
  /** Lines since an instant and as they are written, until the container stops. */
  follow(id: string, since: bigint, signal: AbortSignal): AsyncIterable<DockerLine>;
  /** The ids of containers as they start. */
  starts(signal: AbortSignal): AsyncIterable<string>;
  ping(): Promise<void>;
}

const PROJECT = 'com.docker.compose.project';
const SERVICE = 'com.docker.compose.service';
const ONE_OFF = 'com.docker.compose.oneoff';

export function dockerContainers(options: { socketPath: string; project: string }): Containers {
  const docker = new Docker({ socketPath: options.socketPath });
  const label = [`${PROJECT}=${options.project}`];
  const which = { stdout: true, stderr: true, timestamps: true } as const;

  return {
    async list() {
      const found = await docker.listContainers({ all: true, filters: { label } });
      return found
        .filter(({ Labels }) => isOfService(Labels))
        .map(({ Id, Labels, State }) => ({ id: Id, service: Labels[SERVICE] ?? '', state: State }));
    },
    async lastLines(id, count) {
      if (count === 0) return [];
      const container = docker.getContainer(id);
      const hasTerminal = await usesTerminal(container);
      const body = await container.logs({ ...which, follow: false, tail: count });
      const lines: DockerLine[] = [];
      for await (const line of readDockerLines(once(body), { hasTerminal })) lines.push(line);
      return lines;
    },
    async *follow(id, since, signal) {
      const container = docker.getContainer(id);
      const hasTerminal = await usesTerminal(container);
      const stream = await container.logs({
        ...which,
        follow: true,
        since: `${since / BILLION}.${String(since % BILLION).padStart(9, '0')}`,
        abortSignal: signal,
      });
      yield* readDockerLines(bytesOf(stream, signal), { hasTerminal });
    },
    async *starts(signal) {
      const filters = JSON.stringify({ type: ['container'], event: ['start'], label });
      const stream = await docker.getEvents({ filters, abortSignal: signal });
      let rest = '';
      for await (const bytes of bytesOf(stream, signal)) {
        const lines = (rest + Buffer.from(bytes).toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter((text) => text.trim() !== '')) {
          const { Actor } = JSON.parse(line) as { Actor?: { ID?: string; Attributes?: Labels } };
          if (Actor?.ID && isOfService(Actor.Attributes ?? {})) yield Actor.ID;
        }
      }
    },
    async ping() {
      await docker.ping();
    },
  };
}

type Labels = Readonly<Record<string, string>>;
const BILLION = 1_000_000_000n;

/** Containers of `docker compose run` are left out: the person who started one sees its output, which may be a key. */
function isOfService(labels: Labels): boolean {
  return labels[SERVICE] !== undefined && labels[ONE_OFF] !== 'True';
}

async function usesTerminal(container: Docker.Container): Promise<boolean> {
  return (await container.inspect()).Config.Tty;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What the engine sends, at the pace of the reader; the connection ends with the reader. */
async function* bytesOf(stream: NodeJS.ReadableStream, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const stop = () => (stream as NodeJS.ReadableStream & { destroy?(): void }).destroy?.();
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
