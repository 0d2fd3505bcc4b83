import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { RecordKind } from '../intake/intake-batch.ts';
import { type NormalizedRecord, nameOf } from '../intake/intake-record.ts';
import type { Attestation } from './attestation.ts';
import { textOf } from './statements.ts';

/** Where a row stands in the tree of its attestation, with the row itself: whoever has these can ask for the proof and check it. */
export interface Evidence {
  readonly attestation: Attestation;
  readonly leafIndex: number;
  readonly row: JsonObject;
}

type Claims = Readonly<Record<string, string | undefined>>;

/** What a credential says of a record of each kind, beside the name of its holder and where the record comes from. */
const OF_KIND: Readonly<Record<RecordKind, (record: NormalizedRecord) => Claims>> = {
  CREDENTIAL: ({ credentialType, entryCode, awardDate, expiryDate, result }) => ({
    award: credentialType,
    entryCode,
    awardedOn: awardDate,
    validUntil: expiryDate,
    result,
  }),
  OUTCOME: ({ credentialType, entryCode, awardDate, result }) => ({
    course: credentialType,
    entryCode,
    completedOn: awardDate,
    result,
  }),
  LICENCE: ({ credentialType, entryCode, licenceNumber, awardDate, expiryDate }) => ({
    licence: credentialType,
    entryCode,
    licenceNumber,
    grantedOn: awardDate,
    validUntil: expiryDate,
  }),
  WORKFORCE: ({ employeeRef, jobRole, site }) => ({ employeeReference: employeeRef, jobRole, site }),
};

/** The claims of the credential of a record; a claim that the mapping names freely never replaces one of these. */
export function claimsOf(
  kind: RecordKind,
  normalized: NormalizedRecord,
  sourceName: string,
  { attestation, leafIndex, row }: Evidence,
): JsonObject {
  const claims = {
    ...normalized.claims,
    name: nameOf(normalized),
    ...OF_KIND[kind](normalized),
    learnerNumber: normalized.learnerNumber,
    recordsOf: sourceName,
    attestation: {
      type: 'CustodianAttestation',
      id: attestation.attestationId,
      statementTemplate: attestation.statementTemplate,
      statementVersion: attestation.statementVersion,
      statement: textOf(attestation.statementTemplate, attestation.statementVersion),
      leafIndex,
      treeSize: attestation.recordCount,
      root: attestation.payloadHash,
      row,
    },
  };
  // The subject's id is the holder's.
  const { id: _id, ...rest } = present(claims) as { readonly id?: unknown };
  return rest;
}

function present(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
