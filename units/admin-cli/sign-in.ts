import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Api } from './client.ts';
import { CommandError, unusable } from './command-error.ts';
import type { Prompt } from './prompt.ts';
import type { Screen } from './screen.ts';
import type { SessionFile } from './session.ts';

export const ADMIN_AUTH = '/api/v1/admin/auth';

const signedIn = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: z.object({ email: z.string(), role: z.string() }),
});
const bootstrapFile = z.object({ email: z.string(), password: z.string() });

export interface SignInOptions {
  readonly email?: string | undefined;
  /** Read the password from standard input instead of asking for it. */
  readonly passwordStdin?: boolean | undefined;
  /** The generated administrator of a platform on this machine: the path of its data folder. */
  readonly local?: string | undefined;
}

/** Signs in and keeps the token for later commands. Errors: CommandError. */
export async function signIn(
  options: SignInOptions,
  { api, sessions, prompt, screen }: { api: Api; sessions: SessionFile; prompt: Prompt; screen: Screen },
): Promise<void> {
  const { local } = options;
  const { url } = api;
  const account = local === undefined ? await asked(options, prompt) : generated(bootstrapFileOf(local));
  const reply = signedIn.parse(
    await api.ask({ method: 'POST', path: `${ADMIN_AUTH}/login`, body: account }).catch((error: unknown) => {
      throw local === undefined ? error : outdated(error, { url, file: bootstrapFileOf(local) });
    }),
  );
  const { token, expires_at: expiresAt, user } = reply;
  sessions.write({ url, token, email: user.email, expiresAt });
  if (screen.isJson) screen.record({ url, email: user.email, role: user.role, expires_at: expiresAt });
  else screen.say(`Signed in to ${url} as ${user.email} (${user.role}) until ${expiresAt}.`);
}

export interface SignOutOptions {
  /** End all sign-ins of the person. */
  readonly everywhere?: boolean | undefined;
}

/**
 * Ends the sign-in on the platform, or with `everywhere` all of the person, and forgets it here: this one whatever the
 * platform says, since somebody else may sit down here next. Errors: CommandError.
 */
export async function signOut(
  auth: string,
  { everywhere }: SignOutOptions,
  { api, sessions, screen }: { api: Api; sessions: SessionFile; screen: Screen },
): Promise<void> {
  const kept = sessions.read();
  if (!kept && !everywhere) {
    screen.say('You are not signed in.');
    return;
  }
  if (kept && kept.url !== api.url)
    throw new CommandError(`You are signed in to ${kept.url}, not to ${api.url}.`, 2);
  try {
    const body = everywhere ? { everywhere } : {};
    await api.ask({ method: 'POST', path: `${auth}/logout`, body });
  } catch (error) {
    // Its token is needed to ask again for the end of the others.
    if (everywhere) throw error;
    sessions.remove();
    // A token that counts no more is signed out.
    if (!(error instanceof CommandError && error.status === 401)) throw error;
  }
  sessions.remove();
  screen.say(everywhere ? 'Signed out everywhere.' : 'Signed out.');
}

async function asked(
  { email: given, passwordStdin }: SignInOptions,
  prompt: Prompt,
): Promise<{ email: string; password: string }> {
  if (!prompt.isTerminal && (given === undefined || !passwordStdin)) {
    throw new CommandError(
      'There is no terminal to ask at: give --email, and pipe the password in with --password-stdin.',
      2,
    );
  }
  const email = given ?? (await prompt.ask('E-mail: '));
  const [password = ''] = passwordStdin ? await prompt.firstLines(1) : [await prompt.askSecret('Password: ')];
  if (email === '' || password === '') throw new CommandError('Give an e-mail address and a password.', 2);
  return { email, password };
}

const bootstrapFileOf = (dataDir: string) => join(dataDir, 'admin-bootstrap.json');

function generated(file: string): { email: string; password: string } {
  if (!existsSync(file)) {
    throw new CommandError(
      `${file} is not there: only a platform that was started here without ADMIN_BOOTSTRAP_PASSWORD writes it. Name its data folder, or sign in with --email.`,
      2,
    );
  }
  try {
    return bootstrapFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new CommandError(`${file} is not as the platform wrote it: sign in with --email.`, 2);
    throw unusable(file, error);
  }
}

/** The file keeps the password of the first start, whatever became of the account. */
function outdated(error: unknown, { url, file }: { url: string; file: string }): unknown {
  if (!(error instanceof CommandError) || error.refusal?.['error'] !== 'INVALID_CREDENTIALS') return error;
  return new CommandError(
    `The password in ${file} is not valid any more at ${url}: it was changed since the first start, or the account is disabled or removed. Sign in with --email.`,
    error.exitCode,
    { refusal: error.refusal, ...(error.status === undefined ? {} : { status: error.status }) },
  );
}
