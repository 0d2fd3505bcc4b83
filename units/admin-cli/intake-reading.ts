import { z } from 'zod';
import { barOf } from './bar.ts';
import { CommandError } from './command-error.ts';
import { part } from './commands/command.ts';
import { endOfJob, type JobTools, saveFile } from './job-events.ts';
import type { Row } from './screen.ts';

const INTAKE = '/api/v1/custodian/intake';

const batchReply = z.looseObject({
  status: z.string(),
  rows: z.number(),
  counts: z.object({ total: z.number() }),
  failure: z.object({ message: z.string() }).nullish(),
});

/** Has the rows of a batch read and follows that to its end, with a bar on a terminal. Errors: CommandError, also when they cannot be read. */
export async function validateIntake(
  intakeId: string,
  { detach }: { readonly detach?: boolean },
  tools: JobTools,
): Promise<void> {
  const { api, screen } = tools;
  const path = `${INTAKE}/${part(intakeId)}`;
  const begun = await api.ask({ method: 'POST', path: `${path}/validate` });
  if (detach) {
    screen.record(begun);
    return;
  }
  const reading = {
    path,
    isAtWork: (batch: Row) => batchReply.parse(batch).status === 'VALIDATING',
    progress: (batch: Row) => {
      const { status, counts, rows } = batchReply.parse(batch);
      return `${status} ${barOf(counts.total, rows)}`;
    },
    what: 'The reading',
    show: `custodian intake status ${intakeId}`,
    signIn: 'custodian login',
  };
  const ended = await endOfJob(reading, tools);
  screen.record(ended);
  const { status, failure } = batchReply.parse(ended);
  if (status === 'FAILED')
    throw new CommandError(`The file cannot be read: ${failure?.message ?? 'no reason is given'}`);
}

/** Writes what is wrong with the rows of a batch to a new file, as it arrives. Errors: CommandError. */
export async function saveErrors(
  intakeId: string,
  { out: file }: { readonly out: string },
  tools: JobTools,
): Promise<void> {
  await saveFile(`${INTAKE}/${part(intakeId)}/errors.csv`, file, tools);
  const { screen } = tools;
  if (screen.isJson) screen.record({ file });
  else screen.say(`What is wrong is in ${file}.`);
}
