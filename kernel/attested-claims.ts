const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_TEXT = 1000;

/** What a custodian's credential states of the attestation that it was issued of; what it does not state is absent. */
export interface AttestedClaims {
  readonly attestationId: string;
  /** The word of what the custodian states, such as TRANSCRIBED_FROM_ORIGINAL. */
  readonly statementTemplate?: string | undefined;
  /** The same in full. */
  readonly statement?: string | undefined;
  /** Whose record it is: the organization that the attested row names as its source. */
  readonly sourceName?: string | undefined;
  readonly recordId?: string | undefined;
  /** The place of the row in the tree, from 0. */
  readonly leafIndex?: number | undefined;
  readonly treeSize?: number | undefined;
}

/** Reads it from a credential's subject; undefined where there is none. It is worth as much as the proof of the credential. */
export function attestedClaimsOf(subject: Readonly<Record<string, unknown>>): AttestedClaims | undefined {
  const { attestation } = subject;
  if (!isRecord(attestation) || attestation['type'] !== 'CustodianAttestation') return undefined;
  const attestationId = uuidOf(attestation['id']);
  if (attestationId === undefined) return undefined;
  const row = isRecord(attestation['row']) ? attestation['row'] : {};
  const source = isRecord(row['source']) ? row['source'] : {};
  return {
    attestationId,
    statementTemplate: textOf(attestation['statementTemplate']),
    statement: textOf(attestation['statement']),
    sourceName: textOf(source['name']),
    recordId: uuidOf(row['record_id']),
    leafIndex: countOf(attestation['leafIndex']),
    treeSize: countOf(attestation['treeSize']),
  };
}

/** Where anybody gets the proof that the row was attested; undefined for a credential that does not name its row. */
export function proofAddressOf(
  { attestationId, recordId }: AttestedClaims,
  publicUrl: string,
): string | undefined {
  if (recordId === undefined) return undefined;
  return `${publicUrl}/api/v1/attestations/${attestationId}/proof?record_id=${recordId}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? value.slice(0, MAX_TEXT).toWellFormed()
    : undefined;
}

function uuidOf(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
