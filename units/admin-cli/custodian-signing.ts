import { z } from 'zod';
import type { Api } from './client.ts';
import { part } from './commands/command.ts';
import { readOwnKey } from './own-key.ts';
import type { Row } from './screen.ts';

const ATTESTATIONS = '/api/v1/custodian/attestations';

export interface AttestOptions {
  readonly intake: string;
  readonly statement: string;
  /** The file of the custodian's own key. */
  readonly key?: string;
}

const prepared = z.object({ attestation_id: z.string(), statement: z.string() });

/** Vouches for the approved records of a file; with a key of its own the custodian signs here what the platform has prepared. Errors: CommandError. */
export async function attest({ intake, statement, key }: AttestOptions, api: Api): Promise<Row> {
  const body = { intake_id: intake, statement_template: statement.toUpperCase() };
  if (key === undefined) return api.ask({ method: 'POST', path: ATTESTATIONS, body });
  const ownKey = await readOwnKey(key);
  const reply = await api.ask({ method: 'POST', path: `${ATTESTATIONS}/prepare`, body });
  const { attestation_id: id, statement: text } = prepared.parse(reply);
  return api.ask({
    method: 'POST',
    path: `${ATTESTATIONS}/${part(id)}/sign`,
    body: { signature: ownKey.signText(text) },
    // The same signature again gets the same answer.
    isRepeatable: true,
  });
}
