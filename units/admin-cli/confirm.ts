import { CommandError } from './command-error.ts';
import type { Prompt } from './prompt.ts';

/** Asks whether to go on. Errors: CommandError when the answer is no, or where nobody can be asked. */
export async function confirm(warning: string, prompt: Prompt): Promise<void> {
  if (!prompt.isTerminal) throw new CommandError(`${warning} Add --yes to go on.`, 2);
  const answer = await prompt.ask(`${warning} Type yes to go on: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was done.');
}
