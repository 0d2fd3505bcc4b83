import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { type ExportVerification, verifyExport } from '../../subgraphs/oversight/audit/export.ts';
import { multikeyOf } from './audit-key.ts';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { opened, writeNewFile } from './new-file.ts';
import type { Screen } from './screen.ts';

const exported = z.object({
  lines: z.array(z.string()),
  next_cursor: z.string().nullable(),
});

export interface ExportOptions {
  readonly source?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface VerifyOptions {
  /** The platform's public key, in any form that `multikeyOf` takes. */
  readonly key?: string | undefined;
}

/** Writes a part of the audit trail to a new file that anybody can check. Nothing is left behind when it fails. Errors: CommandError. */
export async function exportAudit(
  file: string,
  options: ExportOptions,
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  const lines = await writeNewFile(file, (out) => writeLines(out, options, api));
  if (screen.isJson) screen.record({ file, lines });
  else screen.say(`${lines} lines in ${file}. Check them with: npm run admin -- audit verify ${file}`);
}

/** Writes part by part; resolves to how many lines there are. */
async function writeLines(out: FileHandle, options: ExportOptions, api: Api): Promise<number> {
  let count = 0;
  // The cursor contains the conditions of the first request.
  for (let query: Record<string, string | undefined> = { ...options }; ; ) {
    const reply = await api.ask({
      method: 'GET',
      path: '/api/v1/admin/audit-logs/export',
      query: { ...query, first: '1000' },
    });
    const { lines, next_cursor: cursor } = exported.parse(reply);
    await out.appendFile(lines.map((line) => `${line}\n`).join(''));
    count += lines.length;
    if (cursor === null) return count;
    query = { cursor };
  }
}

/**
 * Checks an exported file with nothing but the file and, better, the platform's public key.
 * Errors: CommandError when it is not sound.
 */
export async function verifyAuditFile(
  file: string,
  { key: given }: VerifyOptions,
  { screen }: { screen: Screen },
): Promise<void> {
  const key = given === undefined ? undefined : multikeyOf(given);
  const result = await opened(file, 'r', (lines) => verifyExport(lines.readLines(), { key }));
  if (screen.isJson) screen.record({ ...result });
  else showVerification(result, key, screen);
  if (!result.valid) throw new CommandError(`The file is not sound: ${counted(result.problemCount)}.`);
  screen.say(screen.paint('green', 'The file is sound.'));
}

function showVerification(result: ExportVerification, key: string | undefined, screen: Screen): void {
  const { heads, entries, statements, header, problems } = result;
  screen.list(
    heads.map((head) => ({ ...head })),
    [
      ['CHAIN', 'source'],
      ['FROM', 'firstSeq'],
      ['TO', 'seq'],
      ['SIGNED TO', 'signedSeq'],
      ['HASH', 'hash'],
    ],
  );
  screen.say(`${entries} entries and ${statements} signed statements of ${header?.platform ?? 'nobody'}.`);
  if (key === undefined) {
    screen.say(
      'The key is the one that the file itself names. Give the one you keep with --key: /api/v1/audit-logs/key tells it to everybody.',
    );
  } else if (header && header.key !== key)
    screen.say(screen.paint('red', `The file names another key: ${header.key}`));
  for (const { source, seq, reason } of problems)
    screen.say(screen.paint('red', `${source} ${seq}: ${reason}`));
}

const verified = z.object({ valid: z.boolean(), checked: z.number(), problem_count: z.number() });

/** Lets the platform check its own trail. Errors: CommandError when it is not sound. */
export async function verifyTrail({ api, screen }: { api: Api; screen: Screen }): Promise<void> {
  const reply = await api.ask({ method: 'GET', path: '/api/v1/admin/audit-logs/verify' });
  screen.record(reply);
  const { valid, checked, problem_count: count } = verified.parse(reply);
  if (!valid) throw new CommandError(`The trail is not sound: ${counted(count)}.`);
  screen.say(screen.paint('green', `The trail is sound: ${checked} entries.`));
}

const counted = (problems: number) => `${problems} ${problems === 1 ? 'problem' : 'problems'}`;
