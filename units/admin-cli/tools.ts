import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from './client.ts';
import { CommandError } from './command-error.ts';
import { MEMBER_KINDS, type MemberKindName } from './member-kinds.ts';
import { createPrompt, type Prompt } from './prompt.ts';
import { createScreen, type Screen } from './screen.ts';
import { createSessionFile, type SessionFile } from './session.ts';

export const LOCAL_GATEWAY = 'http://localhost:8000';

/** What the command line is given by the machine it runs on. */
export interface Surroundings {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WritableStream;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

/** What commands work with; made when a command asks for it, once all options are known. */
export interface Tools {
  /** With the token of the last sign-in at this gateway. Errors: CommandError when its address is none. */
  api(): Api;
  /** As a member of an organization, with the token of their last sign-in at this gateway. Errors: CommandError. */
  memberApi(kind: MemberKindName): Api;
  /** Without a token, for signing in. */
  publicApi(): Api;
  screen(): Screen;
  readonly prompt: Prompt;
  readonly sessions: SessionFile;
  /** The sign-ins of members of organizations. */
  readonly memberships: Readonly<Record<MemberKindName, SessionFile>>;
  readonly env: Surroundings['env'];
  readonly signal: AbortSignal;
}

/** The tools of one command line; `options` tells those that count for every command. */
export function createTools(
  { env, stdin, stdout, stderr, signal }: Surroundings,
  options: () => { readonly url?: string; readonly json?: boolean },
): Tools {
  const kept = (variable: string, name: string) =>
    createSessionFile(
      env[variable] || join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'testamur', name),
    );
  const sessions = kept('TESTAMUR_ADMIN_SESSION', 'admin.json');
  const keptFor = (kind: MemberKindName) => kept(MEMBER_KINDS[kind].variable, MEMBER_KINDS[kind].file);
  const memberships = { issuer: keptFor('issuer'), custodian: keptFor('custodian') };
  const url = () =>
    gatewayAddress(options().url ?? (env['PUBLIC_URL'] || sessions.read()?.url) ?? LOCAL_GATEWAY);
  const apiWith = (token: string | undefined, signIn?: string) =>
    createApi({ url: url(), token, signIn, signal, say: (text) => void stderr.write(`${text}\n`) });
  const apiOf = (file: SessionFile, signIn?: string) => {
    const session = file.read();
    // A token goes nowhere but to the platform that gave it.
    return apiWith(session?.url === url() ? session.token : undefined, signIn);
  };
  const isTerminal = stdout.isTTY === true;

  return {
    api: () => apiOf(sessions),
    memberApi: (kind) => apiOf(memberships[kind], `npm run admin -- ${MEMBER_KINDS[kind].word} login`),
    publicApi: () => apiWith(undefined),
    screen: () =>
      createScreen({
        isJson: options().json === true,
        write: (text) => void stdout.write(text),
        isTerminal,
        isColoured: isTerminal && !env['NO_COLOR'],
        width: stdout.columns ?? 80,
      }),
    prompt: createPrompt(stdin, stderr),
    sessions,
    memberships,
    env,
    signal,
  };
}

function gatewayAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new CommandError(`${text} is no address of a gateway: give one such as ${LOCAL_GATEWAY}.`, 2);
  return text.replace(/\/+$/, '');
}
