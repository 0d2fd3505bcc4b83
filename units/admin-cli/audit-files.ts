import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { verifyExport } from '../../subgraphs/core/audit/export.ts';
import { type Api, CommandError } from './client.ts';
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

/** Writes a part of the audit trail to a new file that anybody can check. Nothing is left behind when it fails. Errors: CommandError. */
export async function exportAudit(
  file: string,
  options: ExportOptions,
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  if (await exists(file)) throw new CommandError(`${file} is there already; name a new file.`, 2);
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600 });
  let lines = 0;
  try {
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const reply = exported.parse(
        await api.ask({
          method: 'GET',
          path: '/api/v1/admin/audit-logs/export',
          // The cursor knows what was asked for first.
          query: cursor === undefined ? { ...options, first: '1000' } : { cursor, first: '1000' },
        }),
      );
      for (const line of reply.lines) out.write(`${line}\n`);
      lines += reply.lines.length;
      cursor = reply.next_cursor;
    }
    out.end();
    await finished(out);
    await rename(unfinished, file);
  } catch (error) {
    out.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
  if (screen.isJson) screen.record({ file, lines });
  else screen.say(`${lines} lines in ${file}. Check them with: npm run admin -- audit verify ${file}`);
}

/** Checks an exported file with nothing but the file and, better, the platform's public key. Errors: CommandError when it is not sound. */
export async function verifyAuditFile(
  file: string,
  { key }: { key?: string | undefined },
  { screen }: { screen: Screen },
): Promise<void> {
  if (!(await exists(file)))
    throw new CommandError(`${file} is not there; name a file that audit export has written.`, 2);
  const result = await verifyExport(createInterface({ input: createReadStream(file) }), { key });
  if (screen.isJson) screen.record({ ...result });
  else {
    screen.list(
      result.heads.map((head) => ({ ...head })),
      [
        ['CHAIN', 'source'],
        ['FROM', 'firstSeq'],
        ['TO', 'seq'],
        ['SIGNED TO', 'signedSeq'],
        ['HASH', 'hash'],
      ],
    );
    screen.say(
      `${result.entries} entries and ${result.statements} signed statements of ${result.header?.platform ?? 'nobody'}.`,
    );
    if (!result.isKeyTrusted) {
      screen.say(
        'The key is the one that the file itself names. Give the one you keep with --key: /api/v1/audit-logs/key tells it to everybody.',
      );
    }
    for (const { source, seq, reason } of result.problems)
      screen.say(screen.paint('red', `${source} ${seq}: ${reason}`));
  }
  if (!result.valid) throw new CommandError(`The file is not sound: ${result.problemCount} problems.`);
  screen.say(screen.paint('green', 'The file is sound.'));
}

const verified = z.object({ valid: z.boolean(), checked: z.number(), problem_count: z.number() });

/** Lets the platform check its own trail. Errors: CommandError when it is not sound. */
export async function verifyTrail({ api, screen }: { api: Api; screen: Screen }): Promise<void> {
  const reply = await api.ask({ method: 'GET', path: '/api/v1/admin/audit-logs/verify' });
  screen.record(reply);
  const { valid, checked, problem_count: count } = verified.parse(reply);
  if (!valid) throw new CommandError(`The trail is not sound: ${count} problems.`);
  screen.say(screen.paint('green', `The trail is sound: ${checked} entries.`));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
