import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import type { Row, Screen } from './screen.ts';

const SCANS = '/api/v1/admin/claim-integrity/scans';
const LOOK_MS = 250;
const MAX_LOOK_MS = 2000;

const scanReply = z.object({
  scan_id: z.string(),
  status: z.string(),
  progress: z.object({
    checked: z.number(),
    total: z.number().nullable(),
    versions_checked: z.number(),
    findings: z.number(),
  }),
  failure: z.string().nullable(),
});

export interface ScanOptions {
  readonly issuer?: string | undefined;
  readonly since?: string | undefined;
  /** Comes back when the scan is over. */
  readonly wait?: boolean | undefined;
}

/** Checks stored credentials and versions of the catalog again, in the background. Errors: CommandError, also when a scan that is waited for fails. */
export async function scan(
  { issuer, since, wait }: ScanOptions,
  { api, screen, signal }: { api: Api; screen: Screen; signal: AbortSignal },
): Promise<void> {
  const body = { issuer_did: issuer, since };
  const begun = await api.ask({ method: 'POST', path: SCANS, body });
  if (!wait) {
    screen.record(begun);
    return;
  }
  const { scan_id: id } = scanReply.parse(begun);
  screen.say(`Scan ${id}`);
  const over = await whenOver(id, { api, screen, signal });
  screen.record(over);
  const { status, failure } = scanReply.parse(over);
  if (status === 'FAILED') throw new CommandError(`The scan has failed: ${failure ?? 'no reason is given'}.`);
}

/** The scan as it stands at its end; how far it has come is shown meanwhile. */
async function whenOver(
  id: string,
  { api, screen, signal }: { api: Api; screen: Screen; signal: AbortSignal },
): Promise<Row> {
  for (let pause = LOOK_MS; ; pause = Math.min(pause * 2, MAX_LOOK_MS)) {
    try {
      const reply = await api.ask({ method: 'GET', path: `${SCANS}/${id}` });
      const { status, progress } = scanReply.parse(reply);
      if (status === 'COMPLETED' || status === 'FAILED') return reply;
      screen.progress(inWords(status, progress));
      await delay(pause, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new CommandError(`The scan goes on without you: npm run admin -- integrity show ${id}`, 130);
    }
  }
}

function inWords(
  status: string,
  { checked, total, versions_checked: versions, findings }: z.output<typeof scanReply>['progress'],
): string {
  const share = total ? ` (${Math.floor((checked / total) * 100)} %)` : '';
  const inCatalog = versions > 0 ? `, ${versions} versions of the catalog` : '';
  return `${status}: ${checked} of ${total ?? 'unknown'} checked${share}${inCatalog}, ${findings} findings`;
}
