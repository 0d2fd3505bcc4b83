import { z } from 'zod';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import type { MemberKind } from './member-kinds.ts';
import type { Prompt } from './prompt.ts';
import type { Screen } from './screen.ts';
import type { SessionFile } from './session.ts';

const signedIn = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: z.object({ email: z.string(), role: z.string() }),
});
const named = z.object({ name: z.string() });

export interface MemberSignInOptions {
  /** Where the link is mailed to. */
  readonly email?: string | undefined;
  /** The link of a letter that is there already. */
  readonly link?: string | undefined;
}

/** Signs a member of an organization in by a mailed link and keeps the token for later commands. Errors: CommandError. */
export async function signInMember(
  { auth, organization }: MemberKind,
  { email, link: given }: MemberSignInOptions,
  { api, sessions, prompt, screen }: { api: Api; sessions: SessionFile; prompt: Prompt; screen: Screen },
): Promise<void> {
  const link = given ?? (await mailed(auth, email, { api, prompt, screen }));
  if (link === undefined) return;
  const token = /[?#&]token=([A-Za-z0-9_-]+)/.exec(link)?.[1] ?? link.trim();
  const reply = await api.ask({ method: 'POST', path: `${auth}/magic-link/verify`, body: { token } });
  const { token: bearer, expires_at: expiresAt, user } = signedIn.parse(reply);
  const { name } = named.parse(reply[organization]);
  sessions.write({ url: api.url, token: bearer, email: user.email, expiresAt });
  if (screen.isJson) screen.record({ url: api.url, ...user, [organization]: name, expires_at: expiresAt });
  else screen.say(`Signed in to ${api.url} as ${user.email} (${user.role}) of ${name}.`);
}

/** Asks for a letter, and for its link where there is a terminal to ask at. */
async function mailed(
  auth: string,
  given: string | undefined,
  { api, prompt, screen }: { api: Api; prompt: Prompt; screen: Screen },
): Promise<string | undefined> {
  if (given === undefined && !prompt.isTerminal)
    throw new CommandError('Give --email to be sent a link, or --link with one that you have.', 2);
  const email = given ?? (await prompt.ask('E-mail: '));
  await api.ask({ method: 'POST', path: `${auth}/magic-link`, body: { email } });
  if (prompt.isTerminal) return prompt.ask('The link in the letter: ');
  screen.say(`A link is on its way to ${email}, if that is a member: give it with --link.`);
  return undefined;
}
