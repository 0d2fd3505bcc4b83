import type { Command as Program } from 'commander';
import { z } from 'zod';
import { administratorId, ownId } from './administrator-ids.ts';
import type { Api } from './client.ts';
import type { Command, Values } from './commands.ts';
import { confirm } from './confirm.ts';
import { groupOf } from './groups.ts';
import { type Row, type Screen, valueAt } from './screen.ts';
import type { Tools } from './tools.ts';

/** Adds a command that is one request and a view of its reply. */
export function addOneRequest(program: Program, command: Command, tools: Tools): void {
  const words = command.words.split(' ');
  const names = words.filter((word) => /^\w/.test(word));
  const parameters = words.filter((word) => !/^\w/.test(word));
  const sub = names.reduce(groupOf, program).description(command.summary);
  for (const parameter of parameters) sub.argument(parameter);
  for (const [flags, sentence, needed] of command.options ?? []) {
    if (needed) sub.requiredOption(flags, `${sentence} (needed)`);
    else sub.option(flags, sentence);
  }
  if (command.warning) sub.option('--yes', 'do not ask whether to go on');
  const argumentNames = parameters.map((parameter) =>
    parameter.replace(/[^\w-]/g, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
  );
  sub.action(async (...typed: unknown[]) => {
    const values = Object.fromEntries(argumentNames.map((name, at) => [name, typed[at] as string]));
    await run(command, { ...values, ...sub.optsWithGlobals<Values>() }, tools);
  });
}

async function run(command: Command, typed: Values, tools: Tools): Promise<void> {
  const { screen, prompt } = tools;
  const api = command.as ? tools.memberApi(command.as) : tools.api();
  const given = await withIds(typed, command.administrators ?? [], api);
  const warning = given['yes'] === true ? undefined : await command.warning?.(given, () => ownId(api));
  if (warning !== undefined) await confirm(warning, prompt);
  show(await api.ask(command.ask(given)), command.isOfOne?.(given) ? {} : command, screen());
}

async function withIds(given: Values, names: readonly string[], api: Api): Promise<Values> {
  const ids: Record<string, string> = {};
  for (const name of names) {
    const named = given[name];
    if (typeof named === 'string') ids[name] = await administratorId(named, api);
  }
  return { ...given, ...ids };
}

const records = z.array(z.record(z.string(), z.unknown()));

function show(
  reply: Row,
  { rows, columns, closing }: Pick<Command, 'rows' | 'columns' | 'closing'>,
  screen: Screen,
): void {
  if (screen.isJson) screen.record(reply);
  else if (rows && columns) {
    const list = records.parse(typeof rows === 'function' ? rows(reply) : valueAt(reply, rows));
    screen.list(list, columns, typeof reply['total'] === 'number' ? reply['total'] : undefined);
    if (closing) screen.say(closing(reply));
  } else if (Object.keys(reply).length > 0) screen.record(reply);
  else screen.say('Done.');
}
