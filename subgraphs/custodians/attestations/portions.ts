import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredBatch } from '../intake/intake-batch.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import { ownOnly } from '../tenancy.ts';
import { type Attestation, type AttestationPart, MOST_ISSUED } from './attestation.ts';
import { BY_LEAF } from './attestation-model.ts';
import { rowOf } from './attested-row.ts';
import { claimsOf } from './claims.ts';
import { credentialIdOf } from './issued-records.ts';
import { type Leaf, leavesIn, leavesOf } from './leaves.ts';
import type { RecordToIssue } from './ports.ts';

/** Claims of one portion, in characters: they cross to credential issuance and back within one message. */
const MOST_CHARACTERS = 2_000_000;

/** A row of an attestation with its record. */
export interface OpenLeaf extends Leaf {
  readonly record: StoredRecord;
}

export interface Portion {
  readonly open: readonly OpenLeaf[];
  /** The last leaf that was looked at; undefined at the end. */
  readonly next: number | undefined;
}

/** Whose wallet a credential goes to: as the attested file or a person says, in this order. */
export const holderOf = ({ normalized, holderDid }: StoredRecord): string | undefined =>
  normalized.holderDid ?? holderDid;

export const NO_HOLDER =
  'Nobody has said whose wallet this goes to; name the holder with PATCH /api/v1/custodian/records/{record_id}/holder.';

/** The rows of an attestation of which credentials are issued, so many with each request. */
export function createPortions({
  parts,
  batches,
  records,
}: {
  readonly parts: RecordStore<AttestationPart>;
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
}) {
  return { behind, those, toIssue };

  /** So many from behind a leaf on, as far as they wait for their credentials. */
  async function behind(
    { attestationId, recordCount }: Attestation,
    {
      after = -1,
      limit = MOST_ISSUED,
    }: { readonly after?: number | undefined; readonly limit?: number | undefined },
  ): Promise<Portion> {
    const leaves = await leavesOf(parts, attestationId, { from: after + 1, limit });
    const open = (await withRecords(leaves)).filter(
      ({ record }) => record.status === 'ATTESTED' && record.attestationId === attestationId,
    );
    const last = leaves.at(-1)?.leafIndex;
    return { open, next: last === undefined || last + 1 >= recordCount ? undefined : last };
  }

  /** Those of records that signatures were sent for, in that order. Error: VALIDATION_FAILED for one that the attestation is not about. */
  async function those(
    { attestationId }: Attestation,
    signatures: readonly { readonly recordId: string }[],
  ): Promise<Portion> {
    const wanted = signatures.map(({ recordId }) => recordId);
    const where = { attestationId, recordIds: trusted({ $in: wanted }) };
    const found = await parts.list(where, BY_LEAF, { skip: 0, limit: wanted.length });
    const leaves = leavesIn(found).filter(({ recordId }) => wanted.includes(recordId));
    const open = new Map((await withRecords(leaves)).map((leaf) => [leaf.recordId, leaf]));
    return {
      open: wanted.map((recordId, at) => {
        const leaf = open.get(recordId);
        if (leaf) return leaf;
        throw invalid(`signatures.${at}.recordId`, 'unknown', 'name a record of this attestation');
      }),
      next: undefined,
    };
  }

  /** What is to be issued of these, as far as one message goes: the first always. */
  async function toIssue(
    leaves: readonly OpenLeaf[],
    attestation: Attestation,
    context: Context,
  ): Promise<readonly RecordToIssue[]> {
    const intakeIds = [...new Set(leaves.map(({ record }) => record.intakeId))];
    const known = new Map((await batches.byIds(intakeIds)).map((batch) => [batch.intakeId, batch]));
    const wanted: RecordToIssue[] = [];
    let characters = 0;
    for (const { leafIndex, salt, record } of leaves) {
      const batch = ownOnly(known.get(record.intakeId), context, 'batch');
      const { recordKind, sourceOrg } = batch;
      const evidence = { attestation, leafIndex, row: rowOf(record, batch, salt) };
      const credentialData = claimsOf(recordKind, record.normalized, sourceOrg.name, evidence);
      characters += JSON.stringify(credentialData).length;
      if (characters > MOST_CHARACTERS && wanted.length > 0) break;
      wanted.push({
        credentialId: credentialIdOf(record.recordId),
        holderDid: holderOf(record) ?? '',
        credentialData,
        entryVersionId: record.normalized.entryVersionId,
      });
    }
    return wanted;
  }

  async function withRecords(leaves: readonly Leaf[]): Promise<readonly OpenLeaf[]> {
    const found = new Map(
      (await records.byIds(leaves.map(({ recordId }) => recordId))).map((one) => [one.recordId, one]),
    );
    return leaves.flatMap((leaf) => {
      const record = found.get(leaf.recordId);
      return record ? [{ ...leaf, record }] : [];
    });
  }
}
