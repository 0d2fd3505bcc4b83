import type { Command as Program } from 'commander';
import {
  type IssueOptions,
  issueFile,
  mapJob,
  saveJobErrors,
  type UploadOptions,
  uploadJob,
  workOn,
} from './bulk-jobs.ts';
import { signRows } from './bulk-signing.ts';
import { BULK, part } from './commands/command.ts';
import { type JobTools, saveFile } from './job-events.ts';
import { collected, OWN_KEY } from './options.ts';
import { readOwnKey } from './own-key.ts';
import type { Tools } from './tools.ts';

const STEPS = [
  ['validate', 'have the rows of a job read, and follow that to its end'],
  ['start', 'issue the rows of a job that are valid, and follow that to its end'],
  ['resume', 'go on with a job that is paused'],
  ['retry', 'try the rows of a job again that have failed'],
] as const;

/** Adds the commands of bulk issuance that are more than one request and a view of its reply. */
export function addBulk(bulk: Program, { memberApi, screen, signal, prompt }: Tools): void {
  const own = (): JobTools => ({ api: memberApi('issuer'), screen: screen(), signal });
  takingFile(bulk.command('issue <file>'))
    .description('issue for the rows of a file, from sending it to the last credential')
    .option('--key <file>', OWN_KEY)
    .option('--errors <file>', 'write what is wrong with its rows to this new file')
    .option('--yes', 'do not ask whether to go on')
    .action((file: string, options: IssueOptions) => issueFile(file, options, { ...own(), prompt }));
  takingFile(bulk.command('upload <file>'))
    .description('send a file; nothing is issued yet')
    .action(async (file: string, options: UploadOptions) =>
      screen().record(await uploadJob(file, options, own())),
    );
  bulk
    .command('map <job>')
    .description('say what columns of a job are; those that its headers say by themselves stay')
    .option('--map <column>', "such as 'Award=degree'; once for each column", collected)
    .action(async (jobId: string, options: { map?: readonly string[] }) =>
      screen().record(await mapJob(jobId, options, own())),
    );
  for (const [word, summary] of STEPS)
    bulk
      .command(`${word} <job>`)
      .description(summary)
      .option('--detach', 'come back as soon as it has begun')
      .action((jobId: string, options: { detach?: boolean }) =>
        workOn(jobId, word === 'retry' ? 'retry-failed' : word, options, own()),
      );
  bulk
    .command('watch <job>')
    .description('follow a job until somebody has to do something or it is over')
    .action((jobId: string) => workOn(jobId, undefined, {}, own()));
  bulk
    .command('errors <job>')
    .description('write what is wrong with the rows of a job to a CSV file')
    .requiredOption('--out <file>', 'the new file (needed)')
    .action((jobId: string, { out }: { out: string }) => saveJobErrors(jobId, out, own()));
  bulk
    .command('to-sign <job>')
    .description('write what an issuer with its own key has to sign to a file of JSON lines')
    .requiredOption('--out <file>', 'the new file (needed)')
    .action(async (jobId: string, { out }: { out: string }) => {
      const tools = own();
      await saveFile(`${BULK}/${part(jobId)}/to-sign`, out, tools);
      if (tools.screen.isJson) tools.screen.record({ file: out });
      else tools.screen.say(`What is to be signed is in ${out}.`);
    });
  bulk
    .command('sign <job>')
    .description('sign the rows of a job with your own key, and have them issued')
    .requiredOption('--key <file>', `${OWN_KEY} (needed)`)
    .action(async (jobId: string, { key }: { key: string }) => signRows(jobId, await readOwnKey(key), own()));
}

function takingFile(command: Program): Program {
  return command
    .requiredOption('--template <id>', 'the template by which they are issued; see bulk templates (needed)')
    .option('--map <column>', "what a column is, such as 'Award=degree'; once for each", collected)
    .option('--holder-key <key>', 'what names the person of a row: DID or EMAIL (unless given: DID)')
    .option('--on-error <what>', 'CONTINUE or STOP at a row that fails (unless given: CONTINUE)');
}
