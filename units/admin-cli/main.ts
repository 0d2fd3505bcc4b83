import { homedir } from 'node:os';
import { join } from 'node:path';
import { Command as Program } from 'commander';
import { exportAudit, verifyAuditFile, verifyTrail } from './audit-files.ts';
import { type Api, CommandError, createApi } from './client.ts';
import { COMMANDS, type Command, type Values } from './commands.ts';
import { showLogs } from './logs.ts';
import { createPrompt } from './prompt.ts';
import { createScreen, type Row, type Screen, valueAt } from './screen.ts';
import { createSessionFile } from './session.ts';
import { signIn, signOut } from './sign-in.ts';

const LOCAL = 'http://localhost:8000';

/** What the command line is given by the machine it runs on. */
export interface Surroundings {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WritableStream;
  readonly signal: AbortSignal;
}

/** Runs one command and resolves to its exit code: 0 done, 1 refused, 2 misused, 3 not reached. */
export async function runAdmin({ argv, env, stdin, stdout, stderr, signal }: Surroundings): Promise<number> {
  const sessions = createSessionFile(
    env['TESTAMUR_ADMIN_SESSION'] ||
      join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'testamur', 'admin.json'),
  );
  const program = new Program('npm run admin --')
    .description('Administers a Testamur platform.')
    .option('--url <address>', `the gateway's address (unless given: that of the last sign-in, or ${LOCAL})`)
    .option('--json', 'print replies as JSON')
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
    })
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride();

  const isJson = () => program.opts()['json'] === true;
  const screen = (): Screen =>
    createScreen({
      isJson: isJson(),
      write: (text) => void stdout.write(text),
      isTerminal: stdout.isTTY === true && !env['NO_COLOR'],
      width: stdout.columns ?? 80,
    });
  const urlOf = () => String(program.opts()['url'] ?? sessions.read()?.url ?? LOCAL).replace(/\/+$/, '');
  const api = (): Api => {
    const url = urlOf();
    const session = sessions.read();
    // A token goes nowhere but to the platform that gave it.
    return createApi({ url, token: session?.url === url ? session.token : undefined });
  };

  for (const command of COMMANDS) addCommand(program, command, () => ({ api: api(), screen: screen() }));
  const audit = groupOf(program, 'audit');
  audit
    .command('export <file>')
    .description('write the audit trail to a file that anybody can check')
    .option('--source <chain>', "only one unit's chain, such as admin")
    .option('--from <instant>', 'ISO 8601, included')
    .option('--to <instant>', 'ISO 8601, excluded')
    .action((file: string, options: Values) =>
      exportAudit(file, textsOf(options), { api: api(), screen: screen() }),
    );
  audit
    .command('verify [file]')
    .description('check an exported file without the platform, or let the platform check its trail')
    .option('--key <multikey>', "the platform's public key, as you keep it")
    .action((file: string | undefined, options: Values) =>
      file === undefined
        ? verifyTrail({ api: api(), screen: screen() })
        : verifyAuditFile(file, textsOf(options), { screen: screen() }),
    );
  groupOf(program, 'logs')
    .option('-f, --follow', 'go on until stopped with Ctrl-C')
    .option('--services <names>', 'some of them, separated by commas')
    .option('--tail <n>', 'lines of the past to begin with, 0 to 1000', '100')
    .option('--environment <name>', 'another environment that the platform is set up to follow')
    .action((options: Values) => showLogs(textsOf(options), { api: api(), screen: screen(), signal }));
  program
    .command('login')
    .description('sign in; the token is kept for later commands')
    .option('--email <address>', 'who you are')
    .option('--password-stdin', 'read the password from standard input')
    .option(
      '--local [folder]',
      'as the generated administrator of a platform on this machine, by its data folder',
    )
    .action((options: Values) =>
      signIn(
        { ...textsOf(options), url: urlOf(), local: localFolder(options['local']) },
        { api: createApi({ url: urlOf() }), sessions, prompt: createPrompt(stdin, stdout), screen: screen() },
      ),
    );
  program
    .command('logout')
    .description('sign out; the token stops working at once')
    .action(() => signOut({ api: api(), sessions, screen: screen() }));

  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommandError) {
      if (isJson() && error.refusal) stderr.write(`${JSON.stringify(error.refusal)}\n`);
      else stderr.write(`${error.message}\n`);
      return error.exitCode;
    }
    // commander has written its own words already; help is no failure.
    const { code, exitCode } = error as { code?: string; exitCode?: number };
    if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : 2;
    throw error;
  }
}

function addCommand(program: Program, command: Command, tools: () => { api: Api; screen: Screen }): void {
  const words = command.words.split(' ');
  const names = words.filter((word) => /^\w/.test(word));
  const parameters = words.filter((word) => !/^\w/.test(word));
  const parent = names.slice(0, -1).reduce(groupOf, program);
  const sub = parent.command(names.at(-1) ?? '').description(command.summary);
  for (const parameter of parameters) sub.argument(parameter);
  for (const [flags, sentence] of command.options ?? []) sub.option(flags, sentence);
  const argumentNames = parameters.map((parameter) => parameter.replace(/\W/g, ''));
  sub.action(async (...given: unknown[]) => {
    const values = Object.fromEntries(argumentNames.map((name, at) => [name, given[at] as string]));
    const { api, screen } = tools();
    const reply = await api.ask(command.ask({ ...values, ...sub.opts<Values>() }));
    show(reply, command, screen);
  });
}

function show(reply: Row, { rows, columns }: Command, screen: Screen): void {
  const list = typeof rows === 'function' ? rows(reply) : rows && valueAt(reply, rows);
  if (columns && Array.isArray(list)) {
    const total = typeof reply['total'] === 'number' ? reply['total'] : undefined;
    if (screen.isJson) screen.record(reply);
    else screen.list(list as Row[], columns, total);
  } else if (Object.keys(reply).length > 0 || screen.isJson) screen.record(reply);
  else screen.say('Done.');
}

const GROUPS: Readonly<Record<string, string>> = {
  demo: 'the demonstration world',
  users: 'administrators',
  issuers: 'institutions that issue',
  onboarding: 'applications of institutions',
  federated: 'issuers at did:web addresses',
  integrity: 'checks of stored credentials',
  anomalies: 'what looks unusual',
  config: 'settings that change while the platform runs',
  audit: 'the audit trail and its proofs',
  logs: 'show what the services log',
};

/** The group of commands below a word, such as `users`. */
function groupOf(parent: Program, word: string): Program {
  const known = parent.commands.find((command) => command.name() === word);
  return known ?? parent.command(word).description(GROUPS[word] ?? word);
}

function textsOf(options: Values): Record<string, never> {
  return { ...options } as Record<string, never>;
}

function localFolder(given: string | boolean | undefined): string | undefined {
  if (given === undefined || given === false) return undefined;
  return given === true ? 'data' : given;
}
