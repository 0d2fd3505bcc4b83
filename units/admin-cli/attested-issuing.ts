import { z } from 'zod';
import { barOf } from './bar.ts';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { part } from './commands/command.ts';
import type { Screen } from './screen.ts';

const portion = z.object({
  attestation: z.object({ record_count: z.number(), issued_count: z.number() }),
  results: z.array(
    z.object({
      record_id: z.string(),
      leaf_index: z.number(),
      operation_status: z.enum(['ISSUED', 'SKIPPED', 'FAILED']),
      error: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  next: z.number().nullable(),
});

export interface IssueOptions {
  readonly type: string;
  /** An instant, ISO 8601. */
  readonly expires?: string;
}

/** Issues credentials of all records of an attestation, portion by portion, with a bar on a terminal. Errors: CommandError, also when any is refused. */
export async function issueAttested(
  attestationId: string,
  { type, expires }: IssueOptions,
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  const terms = { credential_type: type, expiration_timestamp: epochMs(expires) };
  const path = `/api/v1/custodian/attestations/${part(attestationId)}/issue`;
  let issued = 0;
  const left: z.output<typeof portion>['results'] = [];
  for (let after: number | undefined; ; ) {
    const body = { ...terms, after };
    // Repeated, nothing is issued twice.
    const reply = await api.ask({ method: 'POST', path, body, isRepeatable: true });
    const { attestation, results, next } = portion.parse(reply);
    for (const result of results) {
      if (result.operation_status === 'ISSUED') issued += 1;
      else left.push(result);
    }
    const { record_count: total, issued_count: all } = attestation;
    screen.progress(`ISSUING ${barOf(next === null ? total : next + 1, total)}`);
    if (next !== null) {
      after = next;
      continue;
    }
    const skipped = left.filter(({ operation_status: status }) => status === 'SKIPPED').length;
    const failed = left.length - skipped;
    if (screen.isJson) screen.record({ issued, skipped, failed, issued_count: all, left });
    else {
      screen.say(`${issued} issued, ${skipped} skipped, ${failed} failed; ${all} of ${total} are issued.`);
      if (left.length > 0)
        screen.list(left, [
          ['RECORD', 'record_id'],
          ['STATUS', 'operation_status'],
          ['ERROR', 'error'],
          ['MESSAGE', 'message'],
        ]);
    }
    if (failed > 0)
      throw new CommandError(`${failed} ${failed === 1 ? 'record was' : 'records were'} refused.`);
    return;
  }
}

function epochMs(instant: string | undefined): number | undefined {
  if (instant === undefined) return undefined;
  const ms = Date.parse(instant);
  if (Number.isNaN(ms))
    throw new CommandError(`--expires ${instant}: give an instant such as 2036-01-31T00:00:00Z.`, 2);
  return ms;
}
