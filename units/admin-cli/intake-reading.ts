import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { readSse } from '../../kernel/sse.ts';
import { barOf } from './bar.ts';
import { type Api, signInAt } from './client.ts';
import { CommandError } from './command-error.ts';
import { part } from './commands/command.ts';
import { writeNewFile } from './new-file.ts';
import type { Row, Screen } from './screen.ts';

const INTAKE = '/api/v1/custodian/intake';
const RETRY_MS = 2000;

const batchReply = z.looseObject({
  status: z.string(),
  rows: z.number(),
  counts: z.object({ total: z.number() }),
  failure: z.object({ message: z.string() }).nullish(),
});

interface ReadingTools {
  readonly api: Api;
  readonly screen: Screen;
  readonly signal: AbortSignal;
  /** How long to wait before a stream is opened again. */
  readonly retryMs?: number;
}

/** Has the rows of a batch read and follows that to its end, with a bar on a terminal. Errors: CommandError, also when they cannot be read. */
export async function validateIntake(
  intakeId: string,
  { detach }: { readonly detach?: boolean },
  tools: ReadingTools,
): Promise<void> {
  const { api, screen } = tools;
  const path = `${INTAKE}/${part(intakeId)}`;
  const begun = await api.ask({ method: 'POST', path: `${path}/validate` });
  if (detach) {
    screen.record(begun);
    return;
  }
  const ended = await whenRead(intakeId, tools);
  screen.record(ended);
  const { status, failure } = batchReply.parse(ended);
  if (status === 'FAILED')
    throw new CommandError(`The file cannot be read: ${failure?.message ?? 'no reason is given'}`);
}

/** The batch as it stands when its rows are read; a stream that breaks off is opened again. */
async function whenRead(intakeId: string, tools: ReadingTools): Promise<Row> {
  const { api, signal, retryMs = RETRY_MS } = tools;
  try {
    for (;;) {
      const ended = await endOfStream(intakeId, tools);
      if (ended) return ended;
      await delay(retryMs, undefined, { signal });
      const reply = await api.ask({ method: 'GET', path: `${INTAKE}/${part(intakeId)}` });
      if (batchReply.parse(reply).status !== 'VALIDATING') return reply;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CommandError(
      `The reading goes on without you: npm run admin -- custodian intake status ${intakeId}`,
      130,
    );
  }
}

/** The last event of one connection; undefined when that breaks off before. */
async function endOfStream(
  intakeId: string,
  { api, screen, signal }: ReadingTools,
): Promise<Row | undefined> {
  const { body } = await api.stream({ method: 'GET', path: `${INTAKE}/${part(intakeId)}/events` }, signal);
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
        throw new CommandError(
          `The sign-in is over. ${signInAt(api.url, 'npm run admin -- custodian login')}`,
        );
      const batch = batchReply.parse(JSON.parse(received.data));
      if (received.event === 'ended') return batch;
      screen.progress(`${batch.status} ${barOf(batch.counts.total, batch.rows)}`);
    }
  } finally {
    await events.return();
  }
}

/** Writes what is wrong with the rows of a batch to a new file, as it arrives. Errors: CommandError. */
export async function saveErrors(
  intakeId: string,
  { out: file }: { readonly out: string },
  { api, screen, signal }: ReadingTools,
): Promise<void> {
  const path = `${INTAKE}/${part(intakeId)}/errors.csv`;
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
  if (screen.isJson) screen.record({ file });
  else screen.say(`What is wrong is in ${file}.`);
}
