import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Api, CommandError } from './client.ts';
import type { Prompt } from './prompt.ts';
import type { Screen } from './screen.ts';
import type { SessionFile } from './session.ts';

const signedIn = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: z.object({ email: z.string(), role: z.string() }),
});
const bootstrapFile = z.object({ email: z.string(), password: z.string() });

export interface SignInOptions {
  readonly url: string;
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
  const { url } = options;
  const { email, password } =
    options.local === undefined ? await asked(options, prompt) : generated(options.local);
  const reply = signedIn.parse(
    await api.ask({ method: 'POST', path: '/api/v1/admin/auth/login', body: { email, password } }),
  );
  const { token, expires_at: expiresAt, user } = reply;
  sessions.write({ url, token, email: user.email, expiresAt });
  if (screen.isJson) screen.record({ url, email: user.email, role: user.role, expires_at: expiresAt });
  else screen.say(`Signed in to ${url} as ${user.email} (${user.role}) until ${expiresAt}.`);
}

/** Ends the sign-in on the platform, and forgets it here whatever the platform says. Errors: CommandError. */
export async function signOut({
  api,
  sessions,
  screen,
}: {
  api: Api;
  sessions: SessionFile;
  screen: Screen;
}): Promise<void> {
  try {
    await api.ask({ method: 'POST', path: '/api/v1/admin/auth/logout', body: {} });
  } finally {
    sessions.remove();
  }
  screen.say('Signed out.');
}

async function asked(
  { email: given, passwordStdin }: SignInOptions,
  prompt: Prompt,
): Promise<{ email: string; password: string }> {
  const email = given ?? (await prompt.ask('E-mail: '));
  const password = passwordStdin ? await prompt.firstLine() : await prompt.askSecret('Password: ');
  if (email === '' || password === '') throw new CommandError('Give an e-mail address and a password.', 2);
  return { email, password };
}

function generated(dataDir: string): { email: string; password: string } {
  const file = `${dataDir}/admin-bootstrap.json`;
  if (!existsSync(file)) {
    throw new CommandError(
      `${file} is not there: only a platform that was started here without ADMIN_BOOTSTRAP_PASSWORD writes it. Sign in with --email.`,
      2,
    );
  }
  return bootstrapFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}
