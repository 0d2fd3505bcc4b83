import type { Context } from '../../../kernel/context.ts';
import { auditPathOf, type Hash, rootOf } from '../../../kernel/crypto/merkle-tree.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type Attestation, type AttestationPart, PART, proofInput, statementOf } from './attestation.ts';

/** Proves that a row is among those of an attestation; it tells nothing of what any row says. */
export interface InclusionProof {
  readonly attestation: Attestation;
  /** The canonical text that the custodian has signed; it names the root and the size of the tree. */
  readonly statement: string;
  /** All hashes are lower-case hex. */
  readonly leafHash: string;
  readonly leafIndex: number;
  readonly treeSize: number;
  readonly root: string;
  /** From the neighbour of the leaf upwards (RFC 9162 §2.1.3.1). */
  readonly auditPath: readonly string[];
}

export type InclusionService = ReturnType<typeof createInclusion>;

/** The leaves of an attestation in its tree, which it knows by their parts and the roots of these. */
export function treeOf(leaves: readonly Hash[]): {
  readonly root: Hash;
  readonly partRoots: readonly Hash[];
} {
  const partRoots = partsOf(leaves).map(rootOf);
  return { root: rootOf(partRoots), partRoots };
}

/** Cut into parts, the last of which may be shorter. */
export function partsOf<T>(items: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, at) =>
    items.slice(at * PART, (at + 1) * PART),
  );
}

/** Proofs of inclusion, for everybody: the attestation and one part of it are read, however many rows there are. */
export function createInclusion({
  attestations,
  parts,
}: {
  readonly attestations: RecordStore<Attestation>;
  readonly parts: RecordStore<AttestationPart>;
}) {
  return {
    /** Error: NOT_FOUND for an attestation, a record or a leaf that is not there. */
    async proof(input: unknown, context: Context): Promise<InclusionProof> {
      permit(context, 'attestation.prove');
      const { attestationId, recordId, leafHash } = parseInput(proofInput, input);
      const where = recordId === undefined ? { leafHashes: leafHash } : { recordIds: recordId };
      const [attestation, part] = await Promise.all([
        attestations.byId(attestationId),
        parts.first({ attestationId, ...where }),
      ]);
      if (!attestation || !part)
        throw new AppError(
          'NOT_FOUND',
          'There is no such record in an attestation of that id; check both against the credential.',
        );
      const within =
        recordId === undefined ? part.leafHashes.indexOf(leafHash ?? '') : part.recordIds.indexOf(recordId);
      const path = [
        ...auditPathOf(part.leafHashes.map(hashOf), within),
        ...auditPathOf(attestation.partRoots.map(hashOf), part.first / PART),
      ];
      return {
        attestation,
        statement: statementOf(attestation),
        leafHash: part.leafHashes[within] ?? '',
        leafIndex: part.first + within,
        treeSize: attestation.recordCount,
        root: attestation.payloadHash,
        auditPath: path.map((hash) => hash.toString('hex')),
      };
    },
  };
}

function hashOf(hex: string): Hash {
  return Buffer.from(hex, 'hex');
}
