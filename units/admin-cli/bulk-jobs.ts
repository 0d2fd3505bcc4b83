import { z } from 'zod';
import { barOf } from './bar.ts';
import { signRows } from './bulk-signing.ts';
import { CommandError } from './command-error.ts';
import { BULK, part } from './commands/command.ts';
import { confirm } from './confirm.ts';
import { endOfJob, type JobTools, saveFile } from './job-events.ts';
import { given } from './options.ts';
import { readOwnKey } from './own-key.ts';
import type { Prompt } from './prompt.ts';
import type { Row } from './screen.ts';

/** What a job answers, as far as its road is concerned. */
const jobReply = z.looseObject({
  job_id: z.string(),
  status: z.string(),
  rows: z.number(),
  counts: z.object({
    total: z.number(),
    valid: z.number(),
    invalid: z.number(),
    issued: z.number(),
    failed: z.number(),
    awaiting_holder: z.number(),
    skipped: z.number(),
  }),
  rows_per_second: z.number().nullish(),
  seconds_left: z.number().nullish(),
  failure: z.object({ message: z.string() }).nullish(),
});
type Job = z.output<typeof jobReply>;
const mapped = jobReply.extend({
  mapping: z.array(z.object({ header: z.string(), field: z.string() })),
  missing_fields: z.array(z.string()),
});

const AT_WORK: ReadonlySet<string> = new Set(['VALIDATING', 'RUNNING']);

export interface UploadOptions {
  readonly template: string;
  readonly holderKey?: string;
  readonly onError?: string;
  /** Such as `Award=degree`. */
  readonly map?: readonly string[];
}

export interface IssueOptions extends UploadOptions {
  readonly key?: string;
  readonly errors?: string;
  readonly yes?: boolean;
}

/** Sends a file; nothing is issued yet. Errors: CommandError. */
export async function uploadJob(file: string, options: UploadOptions, tools: JobTools): Promise<Row> {
  const { api, screen } = tools;
  const { template, holderKey, onError, map } = options;
  const fields = given({
    template_id: template,
    holder_key: holderKey?.toUpperCase(),
    on_error: onError?.toUpperCase(),
  });
  const sent = (bytes: number) => screen.progress(`Sending: ${(bytes / 1e6).toFixed(1)} MB`);
  const job = await api.ask({ method: 'POST', path: BULK, upload: { file, fields, sent } });
  return map === undefined ? job : mapJob(mapped.parse(job).job_id, { map }, tools);
}

/** Says what columns are; those that the headers say by themselves stay. Errors: CommandError. */
export async function mapJob(
  jobId: string,
  { map = [] }: { readonly map?: readonly string[] },
  { api }: JobTools,
): Promise<Row> {
  if (map.length === 0) throw new CommandError('Give --map for each column that is taken.', 2);
  const own = map.map(columnOf);
  const path = `${BULK}/${part(jobId)}`;
  const { mapping } = mapped.parse(await api.ask({ method: 'GET', path }));
  const others = mapping.filter(
    ({ header, field }) => !own.some((one) => one.header === header || one.field === field),
  );
  return api.ask({ method: 'POST', path: `${path}/mapping`, body: { mapping: [...others, ...own] } });
}

/** `Column=field`; a column may have `=` in its name. Errors: CommandError. */
export function columnOf(text: string): { readonly header: string; readonly field: string } {
  const at = text.lastIndexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new CommandError(`--map ${text}: give a column and its field, such as 'Award=degree'.`, 2);
  return { header: text.slice(0, at), field: text.slice(at + 1) };
}

/** Takes a step that goes on in the background, and follows it to its end with a bar on a terminal. Errors: CommandError. */
export async function workOn(
  jobId: string,
  step: 'validate' | 'start' | 'resume' | 'retry-failed' | undefined,
  { detach }: { readonly detach?: boolean },
  tools: JobTools,
): Promise<void> {
  const { api, screen } = tools;
  const path = `${BULK}/${part(jobId)}`;
  if (step !== undefined) {
    const begun = await api.ask({ method: 'POST', path: `${path}/${step}` });
    if (detach) {
      screen.record(begun);
      return;
    }
  }
  const ended = await endOf(jobId, tools);
  screen.record(ended);
  requireGood(ended);
}

/**
 * The whole road: sends a file, has it validated, asks whether what is valid is to be issued, issues and, with the key of an issuer
 * that signs itself, signs. Errors: CommandError, also when rows are left.
 */
export async function issueFile(
  file: string,
  { key, errors, yes, ...options }: IssueOptions,
  tools: JobTools & { readonly prompt: Prompt },
): Promise<void> {
  const { api, screen, prompt } = tools;
  const ownKey = key === undefined ? undefined : await readOwnKey(key);
  const { job_id: jobId, missing_fields: missing } = mapped.parse(await uploadJob(file, options, tools));
  screen.say(`Job ${jobId}`);
  if (missing.length > 0)
    throw new CommandError(
      `No column is ${missing.join(', ')}: npm run admin -- bulk map ${jobId} --map 'Column=field', then bulk validate.`,
    );
  const step = (word: string) => api.ask({ method: 'POST', path: `${BULK}/${part(jobId)}/${word}` });
  await step('validate');
  const { counts, status } = requireGood(await endOf(jobId, tools));
  screen.say(`${counts.valid} of ${counts.total} rows are valid.`);
  if (counts.invalid > 0) await keepErrors(jobId, errors, tools);
  if (counts.valid === 0 || status !== 'VALIDATED')
    throw new CommandError(`Nothing can be issued: the job is ${status}.`);
  if (!yes) await confirm(`${counts.valid} credentials are issued now.`, prompt);
  await step('start');
  let ended = requireGood(await endOf(jobId, tools));
  if (ended.status === 'READY_TO_SIGN' && ownKey) {
    await signRows(jobId, ownKey, tools);
    ended = jobReply.parse(await api.ask({ method: 'GET', path: `${BULK}/${part(jobId)}` }));
  }
  screen.record(ended);
  if (ended.counts.failed > 0) await keepErrors(jobId, counts.invalid > 0 ? undefined : errors, tools);
  if (ended.status === 'READY_TO_SIGN')
    screen.say(`Sign it: npm run admin -- bulk sign ${jobId} --key <file>`);
  else if (ended.counts.issued < ended.counts.total)
    throw new CommandError(`${ended.counts.issued} of ${ended.counts.total} rows are issued.`);
}

/** Writes what is wrong with the rows of a job to a new file. Errors: CommandError. */
export async function saveJobErrors(jobId: string, file: string, tools: JobTools): Promise<void> {
  await saveFile(`${BULK}/${part(jobId)}/errors.csv`, file, tools);
  if (tools.screen.isJson) tools.screen.record({ file });
  else tools.screen.say(`What is wrong is in ${file}.`);
}

async function keepErrors(jobId: string, file: string | undefined, tools: JobTools): Promise<void> {
  if (file === undefined)
    tools.screen.say(`What is wrong: npm run admin -- bulk errors ${jobId} --out errors.csv`);
  else {
    await saveFile(`${BULK}/${part(jobId)}/errors.csv`, file, tools);
    tools.screen.say(`What is wrong is in ${file}.`);
  }
}

function endOf(jobId: string, tools: JobTools): Promise<Row> {
  const job = {
    path: `${BULK}/${part(jobId)}`,
    isAtWork: (row: Row) => AT_WORK.has(jobReply.parse(row).status),
    progress: (row: Row) => progressOf(jobReply.parse(row)),
    what: 'The job',
    show: `bulk watch ${jobId}`,
    signIn: 'learners login',
  };
  return endOfJob(job, tools);
}

/** A bar, with how fast it goes and how long the rest takes. */
export function progressOf({ status, rows, counts, rows_per_second: rate, seconds_left: left }: Job): string {
  if (status === 'VALIDATING') return `${status} ${barOf(counts.total, rows)}`;
  const done = counts.issued + counts.failed + counts.awaiting_holder + counts.skipped;
  const pace = rate ? `, ${rate < 10 ? rate.toFixed(1) : rate.toFixed(0)} a second` : '';
  const rest = left ? `, ${timeOf(left)} left` : '';
  return `${status} ${barOf(done, counts.valid)}${pace}${rest}`;
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function requireGood(row: Row): Job {
  const job = jobReply.parse(row);
  if (job.status !== 'FAILED' && job.status !== 'PAUSED') return job;
  if (job.status === 'PAUSED' && !job.failure) return job;
  throw new CommandError(
    `The job is ${job.status}: ${job.failure?.message ?? 'no reason is given'}. npm run admin -- bulk status ${job.job_id}`,
  );
}
