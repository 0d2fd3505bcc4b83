import { trusted } from 'mongoose';
import type { RecordStore } from '../../../store/record-store.ts';
import { type AttestationPart, PART } from './attestation.ts';
import { BY_LEAF } from './attestation-model.ts';

/** Where a record stands in its attestation. */
export interface Leaf {
  readonly leafIndex: number;
  readonly recordId: string;
  readonly leafHash: string;
  readonly salt: string;
}

/** So many leaves of an attestation from an index on: of the parts only those in which they are. */
export async function leavesOf(
  parts: Pick<RecordStore<AttestationPart>, 'list'>,
  attestationId: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly Leaf[]> {
  const end = from + limit;
  const start = Math.floor(from / PART) * PART;
  const where = { attestationId, first: trusted({ $gte: start, $lt: end }) };
  const most = Math.ceil((end - start) / PART);
  const found = await parts.list(where, BY_LEAF, { skip: 0, limit: most });
  return leavesIn(found).filter(({ leafIndex }) => leafIndex >= from && leafIndex < end);
}

/** The leaves of some parts, in their order. */
export function leavesIn(parts: readonly AttestationPart[]): readonly Leaf[] {
  return parts.flatMap(({ first, recordIds, leafHashes, salts }) =>
    recordIds.map((recordId, at) => ({
      leafIndex: first + at,
      recordId,
      leafHash: leafHashes[at] ?? '',
      salt: salts[at] ?? '',
    })),
  );
}
