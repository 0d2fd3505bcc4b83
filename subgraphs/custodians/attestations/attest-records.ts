import { actorOf } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredBatch } from '../intake/intake-batch.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import type { MoveRecords } from '../intake/record-moves.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import {
  type Attestation,
  type AttestationDraft,
  type AttestationPart,
  attestInput,
  PART,
  statementOf,
} from './attestation.ts';
import { newSalt } from './attested-row.ts';
import type { Building } from './building.ts';
import { createChosenRecords, requireAttestable, type SaltedRow } from './chosen-records.ts';
import { partsOf, treeOf } from './inclusion.ts';
import type { CustodianKeys } from './ports.ts';
import { newestOf } from './statements.ts';

export interface AttestingDeps extends Pick<RoomDeps, 'ledger' | 'idempotency' | 'inTurn' | 'now'> {
  readonly attestations: RecordStore<Attestation>;
  readonly parts: RecordStore<AttestationPart>;
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
  readonly move: MoveRecords;
  readonly keys: CustodianKeys;
  readonly drafts: RecordStore<AttestationDraft>;
  readonly building: Building;
}

/** Signs for records that others have sent and reviewed, with the key that the platform holds. */
export function createAttesting(deps: AttestingDeps) {
  const { attestations, building, keys, idempotency, inTurn, now } = deps;
  const { chosen, rowsOf } = createChosenRecords(deps);

  /**
   * Vouches for up to 10,000 approved records, all or none: those that are named, or those of a batch, row by row. Errors: NOT_FOUND,
   * INVALID_STATE_TRANSITION, FOUR_EYES_REQUIRED, CUSTODIAN_NOT_ACTIVE, BYOK_FIELDS_REQUIRED for a custodian that signs itself.
   */
  return async (input: unknown, context: Context): Promise<Attestation> => {
    permit(context, 'attestation.sign');
    const asked = parseInput(attestInput, input);
    const { custodianId, did: custodianDid } = custodianOf(context);
    const { signingMode } = await keys.signer(custodianDid);
    if (signingMode === 'BYOK') throw signatureRequired();
    const run = idempotency.run<string>(context, 'attestRecords', input, (remember) =>
      inTurn(`attesting of ${custodianId}`, async () => {
        // 1. The records, as they are now.
        const found = await chosen(asked, context);
        const attesterId = actorOf(context, now()).id ?? '';
        const check = (some: readonly StoredRecord[]) => requireAttestable(some, attesterId, found.length);
        check(found);

        // 2. The tree over their rows, and the signature.
        const salts = found.map(newSalt);
        const rows = await rowsOf(found, salts, context);
        const at = now();
        const template = asked.statementTemplate;
        const unsigned = {
          attestationId: newId(),
          custodianId,
          custodianDid,
          statementTemplate: template,
          statementVersion: newestOf(template).version,
          attesterId,
          payloadHash: treeOf(rows.map(({ leaf }) => leaf)).root.toString('hex'),
          recordCount: rows.length,
          signedAt: at,
        };
        const signed = await keys.sign(custodianDid, Buffer.from(statementOf(unsigned)), context);

        // 3. What becomes of the records, each looked at again and guarded by its version; then the attestation, or nothing.
        const { attestationId } = unsigned;
        const made = attestationOf(unsigned, rows, signed, at);
        await building.build({ ...made, check, remembers: remember(attestationId) }, context);
        return attestationId;
      }),
    );
    return ownOnly(await attestations.byId(await run), context, 'attestation');
  };
}

/** A statement over rows with its signature, and the parts of its tree. */
export function attestationOf(
  unsigned: Parameters<typeof statementOf>[0] &
    Pick<Attestation, 'custodianId' | 'attesterId' | 'statementTemplate' | 'statementVersion'>,
  rows: readonly SaltedRow[],
  { signature, keyVersion, verificationMethod }: Awaited<ReturnType<CustodianKeys['sign']>>,
  at: Date,
): { readonly attestation: Attestation; readonly parts: readonly AttestationPart[] } {
  const { attestationId, attesterId } = unsigned;
  const recorded = { createdAt: at, updatedAt: at, createdBy: attesterId, rowVersion: 1 };
  return {
    attestation: {
      ...unsigned,
      ...recorded,
      partRoots: treeOf(rows.map(({ leaf }) => leaf)).partRoots.map((hash) => hash.toString('hex')),
      signature: signature.toString('base64'),
      keyVersion,
      verificationMethod,
      issuedCount: 0,
      status: 'VALID',
    },
    parts: partsOf(rows).map((part, place) => ({
      ...recorded,
      partId: newId(),
      attestationId,
      first: place * PART,
      recordIds: part.map(({ recordId }) => recordId),
      leafHashes: part.map(({ leaf }) => leaf.toString('hex')),
      salts: part.map(({ salt }) => salt),
    })),
  };
}

function signatureRequired(): AppError {
  return new AppError(
    'BYOK_FIELDS_REQUIRED',
    'This custodian signs with its own key: send the same body to POST /api/v1/custodian/attestations/prepare, and sign what it answers.',
    {
      details: [{ field: 'signature', code: 'required', message: 'prepare the attestation, then sign it' }],
    },
  );
}
