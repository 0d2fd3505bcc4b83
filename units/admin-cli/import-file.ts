import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { barOf } from './bar.ts';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { type Row, type Screen, textOf } from './screen.ts';

const LOOK_MS = 250;
const MAX_LOOK_MS = 2000;

/** What an import answers, as far as its progress is concerned. */
const importReply = z.object({
  import_id: z.string(),
  status: z.string(),
  /** Of what there is to do, in percent; or in rows. */
  progress: z.number().optional(),
  rows_done: z.number().optional(),
  rows_total: z.number().nullish(),
  /** Where nobody knows how many rows there are; other kinds count something else. */
  counts: z.object({ done: z.number() }).optional().catch(undefined),
});

/** Where a kind of import is asked for, and what its commands are called. */
export interface ImportKind {
  readonly send: string;
  readonly show: (importId: string) => string;
  /** The command that shows one. */
  readonly words: string;
  /** The statuses in which it is over. */
  readonly over: readonly string[];
}

export interface ImportedFile {
  readonly file: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Comes back as soon as the file is there. */
  readonly isLeft: boolean;
}

/** Sends a file and follows its import to the end, with a bar on a terminal. Errors: CommandError, also for an import that fails. */
export async function importFile(
  kind: ImportKind,
  { file, fields, isLeft }: ImportedFile,
  { api, screen, signal }: { api: Api; screen: Screen; signal: AbortSignal },
): Promise<void> {
  const sent = (bytes: number) => screen.progress(`Sending: ${(bytes / 1e6).toFixed(1)} MB`);
  const begun = await api.ask({ method: 'POST', path: kind.send, upload: { file, fields, sent } });
  if (isLeft) {
    screen.record(begun);
    return;
  }
  const { import_id: id } = importReply.parse(begun);
  screen.say(`Import ${id}`);
  const ended = await whenOver(kind, id, { api, screen, signal });
  screen.record(ended);
  const { status } = importReply.parse(ended);
  if (status === 'FAILED') throw new CommandError(`The import has failed: ${reasonOf(ended)}.`);
}

async function whenOver(
  kind: ImportKind,
  id: string,
  { api, screen, signal }: { api: Api; screen: Screen; signal: AbortSignal },
): Promise<Row> {
  for (let pause = LOOK_MS; ; pause = Math.min(pause * 2, MAX_LOOK_MS)) {
    try {
      const reply = await api.ask({ method: 'GET', path: kind.show(id) });
      const state = importReply.parse(reply);
      if (kind.over.includes(state.status)) return reply;
      screen.progress(`${state.status} ${progressOf(state)}`);
      await delay(pause, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new CommandError(`The import goes on without you: npm run admin -- ${kind.words} ${id}`, 130);
    }
  }
}

function progressOf({
  progress,
  rows_done: done = 0,
  rows_total: total,
  counts,
}: z.output<typeof importReply>): string {
  if (counts) return `${counts.done} rows`;
  return progress === undefined ? barOf(done, total ?? 0) : barOf(progress, 100);
}

/** Why one has failed: each kind of import has a name of its own for it. */
function reasonOf({ problem, failure }: Row): string {
  const reason = problem ?? failure;
  const { message } = z.object({ message: z.string() }).safeParse(reason).data ?? {};
  return message ?? textOf(reason);
}
