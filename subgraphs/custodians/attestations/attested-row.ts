import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { type Hash, leafHashOf } from '../../../kernel/crypto/merkle-tree.ts';
import { randomSecret } from '../../../kernel/ids.ts';
import type { IntakeBatch } from '../intake/intake-batch.ts';
import type { IntakeRecord, NormalizedRecord } from '../intake/intake-record.ts';
import { type Member, targetOf } from '../intake/targets.ts';

const SALT_BYTES = 16;
/** How somebody is reached says nothing of what is vouched for, and it changes. */
const NOT_VOUCHED_FOR: ReadonlySet<string> = new Set(['email', 'holderDid', 'claims']);

/** What makes the hash of a row tell nothing to who guesses what the row says. */
export const newSalt = (): string => randomSecret(SALT_BYTES).toString('base64url');

/** The row of a record as it is vouched for. What an approved record says does not change, so that the row can be made again. */
export function rowOf(
  { recordId, normalized }: Pick<IntakeRecord, 'recordId' | 'normalized'>,
  { recordKind, sourceOrg }: Pick<IntakeBatch, 'recordKind' | 'sourceOrg'>,
  salt: string,
): JsonObject {
  const { name, issuerDid } = sourceOrg;
  return {
    record_id: recordId,
    record_kind: recordKind,
    source: { name, ...(issuerDid === undefined ? {} : { issuer_did: issuerDid }) },
    values: valuesOf(normalized),
    salt,
  };
}

/** The entry of the tree: the canonical text (RFC 8785) of a row, as UTF-8. */
export function leafOf(row: JsonObject): Hash {
  return leafHashOf(canonicalize(row));
}

function valuesOf(normalized: NormalizedRecord): JsonObject {
  const given = Object.entries(normalized).filter(
    ([member, value]) => typeof value === 'string' && !NOT_VOUCHED_FOR.has(member),
  );
  const values = Object.fromEntries(given.map(([member, value]) => [targetOf(member as Member), value]));
  return normalized.claims ? { ...values, claims: { ...normalized.claims } } : values;
}
