import { z } from 'zod';
import { did, parseInput, uuid } from '../../kernel/parse.ts';
import type { BatchResult } from './batch.ts';
import type { AuthorityKey, Credential } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';
import { MAX_BATCH_RECORDS } from './issue-input.ts';
import type { IssuedById } from './ports.ts';

const findSchema = z.strictObject({
  did,
  credentialIds: z.array(uuid).max(MAX_BATCH_RECORDS, `ask for at most ${MAX_BATCH_RECORDS}`),
});

// Ids that one query asks for.
const READ_AT_ONCE = 100;

/** Those of an authority among up to 500 ids, whatever their status. */
export async function findByIds(
  store: Pick<CredentialStore, 'byIds'>,
  authority: AuthorityKey,
  ids: readonly string[],
): Promise<readonly Credential[]> {
  const { did: authorityDid, credentialIds } = parseInput(findSchema, {
    did: authority.did,
    credentialIds: ids,
  });
  const owner = { kind: 'authority', type: authority.type, did: authorityDid } as const;
  const found: Credential[] = [];
  for (let at = 0; at < credentialIds.length; at += READ_AT_ONCE)
    found.push(...(await store.byIds(credentialIds.slice(at, at + READ_AT_ONCE), owner)));
  return found;
}

/** What a batch came to, for who gave the id of each credential. */
export function issuedById({ results }: BatchResult, credentialIds: readonly string[]): IssuedById[] {
  return results.map(({ index, operationStatus, error, message }) => ({
    credentialId: credentialIds[index] ?? '',
    isIssued: operationStatus === 'SUCCESS',
    error,
    message,
  }));
}
