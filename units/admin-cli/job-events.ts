import { setTimeout as delay } from 'node:timers/promises';
import { readSse } from '../../kernel/sse.ts';
import { type Api, signInAt } from './client.ts';
import { CommandError } from './command-error.ts';
import { writeNewFile } from './new-file.ts';
import type { Row, Screen } from './screen.ts';

const RETRY_MS = 2000;

export interface JobTools {
  readonly api: Api;
  readonly screen: Screen;
  readonly signal: AbortSignal;
  /** How long to wait before a stream is opened again. */
  readonly retryMs?: number;
}

/** What is at work on the platform, and is followed here. */
export interface FollowedJob {
  /** Where it is looked up; its events are below. */
  readonly path: string;
  /** Whether it goes on by itself. */
  readonly isAtWork: (job: Row) => boolean;
  /** How far it is, as one line. */
  readonly progress: (job: Row) => string;
  /** What goes on without whoever stops looking. */
  readonly what: string;
  /** The commands that show it, and that sign in again. */
  readonly show: string;
  readonly signIn: string;
}

/** The job as it stands at its end; a stream of its events that breaks off is opened again. Errors: CommandError. */
export async function endOfJob(job: FollowedJob, tools: JobTools): Promise<Row> {
  const { api, signal, retryMs = RETRY_MS } = tools;
  try {
    for (;;) {
      const ended = await endOfStream(job, tools);
      if (ended) return ended;
      await delay(retryMs, undefined, { signal });
      const reply = await api.ask({ method: 'GET', path: job.path });
      if (!job.isAtWork(reply)) return reply;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CommandError(`${job.what} goes on without you: npm run admin -- ${job.show}`, 130);
  }
}

/** The last event of one connection; undefined when that breaks off before. */
async function endOfStream(
  { path, progress, signIn }: FollowedJob,
  { api, screen, signal }: JobTools,
): Promise<Row | undefined> {
  const { body } = await api.stream({ method: 'GET', path: `${path}/events` }, signal);
  if (!body) return undefined;
  const events = readSse(body);
  try {
    for (;;) {
      const { value: received } = await events.next().catch((error: unknown) => {
        if (signal.aborted) throw error;
        return { value: undefined };
      });
      if (!received || received.event === 'shutdown') return undefined;
      if (received.event === 'unauthenticated')
        throw new CommandError(`The sign-in is over. ${signInAt(api.url, `npm run admin -- ${signIn}`)}`);
      const job = JSON.parse(received.data) as Row;
      if (received.event === 'ended') return job;
      screen.progress(progress(job));
    }
  } finally {
    await events.return();
  }
}

/** Writes a file of the platform to a new file, as it arrives. Errors: CommandError. */
export async function saveFile(path: string, file: string, { api, signal }: JobTools): Promise<void> {
  await writeNewFile(file, async (out) => {
    const { body } = await api.stream({ method: 'GET', path }, signal);
    try {
      for await (const piece of body ?? []) await out.appendFile(piece as Uint8Array);
    } catch (error) {
      if ((error as { syscall?: unknown }).syscall === 'write') throw error;
      throw signal.aborted
        ? new CommandError('Stopped.', 130)
        : new CommandError('The file broke off on its way; ask for it again.', 3);
    }
  });
}
