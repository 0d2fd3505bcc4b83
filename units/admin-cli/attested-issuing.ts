import { z } from 'zod';
import { barOf } from './bar.ts';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { part } from './commands/command.ts';
import { type OwnKey, readOwnKey } from './own-key.ts';
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

/** What the platform has prepared for a custodian that signs itself. */
const toSign = z.object({
  key_id: z.string(),
  issuance_timestamp: z.number(),
  proof_created_timestamp: z.number(),
  attestation: portion.shape.attestation,
  results: z.array(
    portion.shape.results.element.extend({
      operation_status: z.enum(['TO_SIGN', 'ISSUED', 'SKIPPED', 'FAILED']),
      canonical_credential: z.string().nullable(),
      canonical_proof_configuration: z.string().nullable(),
    }),
  ),
  next: z.number().nullable(),
});

type Portion = z.output<typeof portion>;

export interface IssueOptions {
  readonly type: string;
  /** An instant, ISO 8601. */
  readonly expires?: string;
  /** The file of the custodian's own key. */
  readonly key?: string;
}

/** Issues credentials of all records of an attestation, portion by portion, with a bar on a terminal. Errors: CommandError, also when any is refused. */
export async function issueAttested(
  attestationId: string,
  { type, expires, key }: IssueOptions,
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  const ownKey = key === undefined ? undefined : await readOwnKey(key);
  const terms = { credential_type: type, expiration_timestamp: epochMs(expires) };
  const path = `/api/v1/custodian/attestations/${part(attestationId)}/issue`;
  let issued = 0;
  const left: Portion['results'] = [];
  for (let after: number | undefined; ; ) {
    const { attestation, results, next } = await (ownKey
      ? signedPortion({ ...terms, after }, ownKey)
      : issuedPortion({ ...terms, after }));
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

  // Repeated, nothing is issued twice.
  async function issuedPortion(body: object): Promise<Portion> {
    return portion.parse(await api.ask({ method: 'POST', path, body, isRepeatable: true }));
  }

  /** Signs what the platform has prepared, and sends the signatures. */
  async function signedPortion(body: object, { signHashes }: OwnKey): Promise<Portion> {
    const asked = { method: 'POST', path: `${path}/prepare`, body, isRepeatable: true } as const;
    const { results, next, attestation, ...own } = toSign.parse(await api.ask(asked));
    const others: Portion['results'] = [];
    const signatures = results.flatMap((result) => {
      const { operation_status: status, canonical_credential: credential, record_id } = result;
      const proof = result.canonical_proof_configuration;
      if (status === 'TO_SIGN' && credential !== null && proof !== null)
        return [{ record_id, signature: signHashes(proof, credential) }];
      if (status !== 'TO_SIGN') others.push({ ...result, operation_status: status });
      return [];
    });
    if (signatures.length === 0) return { attestation, results: others, next };
    const issued = await issuedPortion({ ...terms, ...own, signatures });
    return { ...issued, results: [...others, ...issued.results], next };
  }
}

function epochMs(instant: string | undefined): number | undefined {
  if (instant === undefined) return undefined;
  const ms = Date.parse(instant);
  if (Number.isNaN(ms))
    throw new CommandError(`--expires ${instant}: give an instant such as 2036-01-31T00:00:00Z.`, 2);
  return ms;
}
