import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { canonicalize, isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { barOf } from './bar.ts';
import { CommandError } from './command-error.ts';
import { BULK, part } from './commands/command.ts';
import type { JobTools } from './job-events.ts';
import type { OwnKey } from './own-key.ts';

/** Signatures of one request, at most. */
const AT_ONCE = 500;

const document = z.custom<JsonObject>(isJsonObject);
const lineToSign = z.object({
  credential_id: z.string(),
  credential: document,
  proof_configuration: document,
});
const signedReply = z.object({
  job: z.looseObject({ counts: z.object({ valid: z.number(), issued: z.number(), failed: z.number() }) }),
  results: z.array(
    z.object({
      credential_id: z.string(),
      operation_status: z.string(),
      error: z.string().nullish(),
      message: z.string().nullish(),
    }),
  ),
});

/**
 * Signs here what waits for it, by what each line says and not by the bytes that it gives, and sends the signatures, with a bar on a
 * terminal; repeated, nothing is issued twice. Errors: CommandError, also when any is refused.
 */
export async function signRows(jobId: string, { signHashes }: OwnKey, tools: JobTools): Promise<void> {
  const { api, screen, signal } = tools;
  const path = `${BULK}/${part(jobId)}`;
  const { body } = await api.stream({ method: 'GET', path: `${path}/to-sign` }, signal);
  const refused: z.output<typeof signedReply>['results'] = [];
  let signatures: { readonly credential_id: string; readonly signature: string }[] = [];
  let sent = 0;
  for await (const line of createInterface({ input: Readable.fromWeb(body ?? new ReadableStream()) })) {
    if (line === '') continue;
    const { credential_id, credential, proof_configuration } = lineToSign.parse(JSON.parse(line));
    const signature = signHashes(canonicalize(proof_configuration), canonicalize(credential));
    signatures.push({ credential_id, signature });
    if (signatures.length >= AT_ONCE) await send();
  }
  await send();
  screen.say(`${sent - refused.length} signed and issued, ${refused.length} refused.`);
  if (refused.length === 0) return;
  screen.list(refused, [
    ['CREDENTIAL', 'credential_id'],
    ['ERROR', 'error'],
    ['MESSAGE', 'message'],
  ]);
  throw new CommandError(`${refused.length} ${refused.length === 1 ? 'row was' : 'rows were'} refused.`);

  async function send(): Promise<void> {
    if (signatures.length === 0) return;
    const asked = { method: 'POST', path: `${path}/signatures`, body: { signatures } } as const;
    const { job, results } = signedReply.parse(await api.ask({ ...asked, isRepeatable: true }));
    refused.push(...results.filter(({ operation_status: status }) => status !== 'SUCCESS'));
    sent += signatures.length;
    signatures = [];
    const { issued, failed, valid } = job.counts;
    screen.progress(`SIGNING ${barOf(issued + failed, valid)}`);
  }
}
