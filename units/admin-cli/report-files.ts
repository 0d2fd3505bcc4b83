import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { checkManifest, type ManifestFault } from '../../subgraphs/reports/runs/signed-manifest.ts';
import { multikeyOf } from './audit-key.ts';
import type { Api } from './client.ts';
import { CommandError, unusable } from './command-error.ts';
import { part, sent } from './commands/command.ts';
import { opened, writeNewFile } from './new-file.ts';
import type { Row, Screen } from './screen.ts';

const REPORTS = '/api/v1/reports';
const LOOK_MS = 250;
const MAX_LOOK_MS = 2000;

const runReply = z.looseObject({
  report_id: z.string(),
  status: z.string(),
  source_count: z.number(),
  row_count: z.number(),
  failure: z.object({ message: z.string() }).nullish(),
});

export interface OrderOptions {
  readonly kind: string;
  readonly format: string;
  readonly scheme?: string;
  readonly organization?: string;
  readonly from?: string;
  readonly to?: string;
  /** `name=value`, each. */
  readonly filter?: readonly string[];
  /** Comes back when the report has ended. */
  readonly wait?: boolean;
}

interface ReportTools {
  readonly api: Api;
  readonly screen: Screen;
  readonly signal: AbortSignal;
}

/** Orders a report and, where that is wanted, follows it to its end. Errors: CommandError, also for one that fails. */
export async function orderReport(options: OrderOptions, tools: ReportTools): Promise<void> {
  const { api, screen } = tools;
  const { kind, format, scheme, organization, from, to, filter = [] } = options;
  const body = sent({
    kind: kind.toUpperCase(),
    format: format.toUpperCase(),
    scheme_code: scheme,
    organization_did: organization,
    period_from: from,
    period_to: to,
    filters: filter.length > 0 ? Object.fromEntries(filter.map(filterOf)) : undefined,
  });
  const ordered = await api.ask({ method: 'POST', path: REPORTS, body });
  if (!options.wait) {
    screen.record(ordered);
    return;
  }
  const ended = await whenOver(runReply.parse(ordered).report_id, tools);
  screen.record(ended);
  const { status, failure } = runReply.parse(ended);
  if (!status.startsWith('COMPLETED'))
    throw new CommandError(`The report is ${status}: ${failure?.message ?? 'somebody has ended it.'}`);
}

/** A filter as it is typed. Errors: CommandError for one without a value. */
function filterOf(typed: string): [name: string, value: string] {
  const at = typed.indexOf('=');
  if (at < 1) throw new CommandError(`--filter ${typed}: give name=value, such as status=REVOKED.`, 2);
  return [typed.slice(0, at), typed.slice(at + 1)];
}

async function whenOver(reportId: string, { api, screen, signal }: ReportTools): Promise<Row> {
  for (let pause = LOOK_MS; ; pause = Math.min(pause * 2, MAX_LOOK_MS)) {
    try {
      const reply = await api.ask({ method: 'GET', path: `${REPORTS}/${part(reportId)}` });
      const { status, source_count: read } = runReply.parse(reply);
      if (status !== 'QUEUED' && status !== 'RUNNING') return reply;
      screen.progress(`${status}: ${read} rows`);
      await delay(pause, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new CommandError(`The report goes on without you: it is ${reportId}.`, 130);
    }
  }
}

/** Writes the file of a report, and its manifest beside it, to new files. Errors: CommandError. */
export async function downloadReport(
  reportId: string,
  { out: file, errors }: { readonly out: string; readonly errors?: boolean },
  tools: ReportTools,
): Promise<void> {
  const { screen } = tools;
  const path = `${REPORTS}/${part(reportId)}`;
  await writeNewFile(file, (out) => pour(`${path}/${errors ? 'errors' : 'download'}`, out, tools));
  const manifest = `${file}.manifest.json`;
  await writeNewFile(manifest, (out) => pour(`${path}/manifest`, out, tools));
  if (screen.isJson) screen.record({ file, manifest });
  else screen.say(`${file}; check it with: npm run admin -- reports verify ${file} ${manifest}`);
}

async function pour(
  path: string,
  out: { appendFile(bytes: Uint8Array): Promise<void> },
  { api, signal }: ReportTools,
): Promise<void> {
  const { body } = await api.stream({ method: 'GET', path }, signal);
  try {
    for await (const piece of body ?? []) await out.appendFile(piece as Uint8Array);
  } catch (error) {
    if ((error as { syscall?: unknown }).syscall === 'write') throw error;
    throw signal.aborted
      ? new CommandError('Stopped.', 130)
      : new CommandError('The file broke off on its way; ask for it again.', 3);
  }
}

const WORDS: Readonly<Record<ManifestFault, string>> = {
  UNREADABLE: 'the manifest is none',
  SIGNATURE_INVALID: 'the key has not signed this manifest',
  KEY_UNEXPECTED: 'the manifest names another key',
  COUNTS_UNEVEN: 'the numbers of rows do not add up',
  SIZE_DIFFERS: 'the file has another size',
  HASH_DIFFERS: 'the file has another content',
};

/**
 * Checks the file of a report, or its file of errors, against the signed manifest, with nothing but these two and, better, the
 * platform's public key. Errors: CommandError when it is not the file that the platform states.
 */
export async function verifyReport(
  file: string,
  manifestFile: string,
  { key: given }: { readonly key?: string },
  { screen }: Pick<ReportTools, 'screen'>,
): Promise<void> {
  const key = given === undefined ? undefined : multikeyOf(given);
  const bytes = await readFile(manifestFile).catch((error: unknown) => {
    throw unusable(manifestFile, error);
  });
  const { faults, manifest } = checkManifest(bytes, await digestOf(file), key);
  if (screen.isJson)
    screen.record({ valid: faults.length === 0, faults, manifest, isKeyTrusted: key !== undefined });
  else {
    if (manifest) screen.record({ ...manifest });
    if (key === undefined)
      screen.say(
        'The key is the one that the manifest itself names. Give the one you keep with --key: /api/v1/audit-logs/key tells it to everybody.',
      );
  }
  if (faults.length > 0)
    throw new CommandError(
      `This is not the file that the platform states: ${faults.map((one) => WORDS[one]).join('; ')}.`,
    );
  screen.say(screen.paint('green', 'The file is the one that the platform states.'));
}

async function digestOf(file: string): Promise<{ size: number; sha256: string }> {
  return opened(file, 'r', async (handle) => {
    const hash = createHash('sha256');
    let size = 0;
    for await (const bytes of handle.createReadStream({ autoClose: false })) {
      hash.update(bytes as Buffer);
      size += (bytes as Buffer).length;
    }
    return { size, sha256: hash.digest('hex') };
  });
}
