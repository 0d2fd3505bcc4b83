import { type Api, signInAt } from './client.ts';
import { CommandError } from './command-error.ts';
import type { Prompt } from './prompt.ts';
import type { Screen } from './screen.ts';
import type { SessionFile } from './session.ts';

export interface PasswordOptions {
  /** Read both passwords from standard input, a line each, instead of asking for them. */
  readonly passwordStdin?: boolean | undefined;
}

/** Changes the caller's own password, which ends all their sign-ins. Errors: CommandError. */
export async function changePassword(
  { passwordStdin }: PasswordOptions,
  { api, sessions, prompt, screen }: { api: Api; sessions: SessionFile; prompt: Prompt; screen: Screen },
): Promise<void> {
  const [current = '', password = ''] = passwordStdin ? await prompt.firstLines(2) : await asked(prompt);
  if (current === '' || password === '') throw new CommandError('Give the old password and the new one.', 2);
  const body = { current_password: current, password };
  const account = await api.ask({ method: 'PATCH', path: '/api/v1/admin/auth/me', body });
  sessions.remove();
  if (screen.isJson) screen.record(account);
  screen.say(`Your password is changed, and all your sign-ins have ended. ${signInAt(api.url)}`);
}

async function asked(prompt: Prompt): Promise<readonly string[]> {
  if (!prompt.isTerminal) {
    throw new CommandError(
      'There is no terminal to ask at: pipe the old and the new password in, a line each, with --password-stdin.',
      2,
    );
  }
  const current = await prompt.askSecret('Old password: ');
  const password = await prompt.askSecret('New password: ');
  if ((await prompt.askSecret('New password again: ')) !== password)
    throw new CommandError('The new password was typed in two ways: nothing was changed.', 2);
  return [current, password];
}
