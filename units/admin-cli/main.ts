import { Command as Program } from 'commander';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import { COMMANDS } from './commands.ts';
import { addLongerCommands } from './longer-commands.ts';
import { addOneRequest } from './one-request.ts';
import { createTools, LOCAL_GATEWAY, type Surroundings } from './tools.ts';

/** Runs one command and resolves to its exit code: 0 done, 1 refused, 2 misused, 3 not reached, 130 stopped. */
export async function runAdmin(surroundings: Surroundings): Promise<number> {
  const { argv, stdout, stderr } = surroundings;
  const program = new Program('npm run admin --')
    .description('Administers a Testamur platform.')
    .option(
      '--url <address>',
      `the gateway's address (unless given: PUBLIC_URL, that of the last sign-in, or ${LOCAL_GATEWAY})`,
    )
    .option('--json', 'print replies as JSON')
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
    })
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride();
  const tools = createTools(surroundings, () => program.opts());
  for (const command of COMMANDS) addOneRequest(program, command, tools);
  addLongerCommands(program, tools);

  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    const { words, exitCode } = told(error, program.opts()['json'] === true);
    if (words !== undefined) stderr.write(`${words}\n`);
    return exitCode;
  }
}

/** What a person is told of an error, and what the process ends with. Bugs are thrown on. */
function told(error: unknown, isJson: boolean): { words?: string; exitCode: number } {
  if (error instanceof CommandError) {
    const { message, refusal, exitCode } = error;
    return { words: isJson && refusal ? JSON.stringify(refusal) : message, exitCode };
  }
  if (error instanceof z.ZodError)
    return {
      words: 'The answer is not that of a Testamur gateway of this version: look at --url.',
      exitCode: 3,
    };
  // commander has written its own message already; showing help is not a failure.
  const { code, exitCode } = error as { code?: string; exitCode?: number };
  if (code?.startsWith('commander.')) return { exitCode: exitCode === 0 ? 0 : 2 };
  throw error;
}
