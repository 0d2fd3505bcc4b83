import { actorOf } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredBatch } from '../intake/intake-batch.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import type { MoveRecords } from '../intake/record-moves.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import {
  type Attestation,
  type AttestationDraft,
  type AttestationPart,
  attestInput,
  MOST_RECORDS,
  PART,
  statementOf,
} from './attestation.ts';
import { leafOf, newSalt, rowOf } from './attested-row.ts';
import { type Building, subjectOf } from './building.ts';
import { partsOf, treeOf } from './inclusion.ts';
import type { CustodianKeys } from './ports.ts';
import { newestOf } from './statements.ts';

/** Records that one query asks for. */
export const READ_AT_ONCE = 500;
/** Records that a refusal names. */
const MOST_NAMED = 100;

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

/** Signs for records that others have sent and reviewed. */
export function createAttesting(deps: AttestingDeps) {
  const { attestations, drafts, batches, records, building, keys, ledger, idempotency, inTurn, now } = deps;

  /**
   * Vouches for up to 10,000 approved records, all or none: those that are named, or those of a batch, row by row.
   * Errors: NOT_FOUND, INVALID_STATE_TRANSITION, FOUR_EYES_REQUIRED, CUSTODIAN_NOT_ACTIVE, NOT_CUSTODIAL.
   */
  return async (input: unknown, context: Context): Promise<Attestation> => {
    permit(context, 'attestation.sign');
    const asked = parseInput(attestInput, input);
    const { custodianId } = custodianOf(context);
    const run = idempotency.run<string>(context, 'attestRecords', input, (remember) =>
      inTurn(`attesting of ${custodianId}`, async () => {
        // 1. The records, as they are now.
        const chosen = asked.recordIds
          ? await named(asked.recordIds, context)
          : await ofBatch(asked.intakeId ?? '', context);
        const attesterId = actorOf(context, now()).id ?? '';
        const check = (some: readonly StoredRecord[]) => {
          requireApproved(some, chosen.length);
          requireFourEyes(some, attesterId, chosen.length);
        };
        check(chosen);

        // 2. The tree over their rows, and the signature.
        const made = await signed(chosen, { attesterId, template: asked.statementTemplate }, context);

        // 3. What becomes of the records, each looked at again and guarded by its version; then the attestation, or nothing.
        const { attestationId, recordCount, payloadHash, createdAt, createdBy } = made.attestation;
        const draft = await building.build(
          {
            attestationId,
            custodianId,
            recordCount,
            state: 'BUILDING',
            createdAt,
            updatedAt: createdAt,
            createdBy,
            rowVersion: 1,
          },
          made.parts,
          check,
          context,
        );
        await ledger.commit(context, {
          writes: [
            attestations.insertWrite(made.attestation),
            drafts.deleteWrite(draft),
            ...remember(attestationId),
          ],
          audit: {
            ...subjectOf(made.attestation),
            action: 'attestation.signed',
            reason: `${recordCount} records, root ${payloadHash}`,
            newState: 'VALID',
          },
        });
        return attestationId;
      }),
    );
    return ownOnly(await attestations.byId(await run), context, 'attestation');
  };

  async function named(recordIds: readonly string[], context: Context): Promise<StoredRecord[]> {
    const found = new Map<string, StoredRecord>();
    for (let at = 0; at < recordIds.length; at += READ_AT_ONCE)
      for (const record of await records.byIds(recordIds.slice(at, at + READ_AT_ONCE)))
        found.set(record.recordId, record);
    return recordIds.map((recordId) => ownOnly(found.get(recordId), context, 'record'));
  }

  async function ofBatch(intakeId: string, context: Context): Promise<StoredRecord[]> {
    ownOnly(await batches.byId(intakeId), context, 'batch');
    const where = { intakeId, status: 'APPROVED' };
    const keyOf = records.keyOf(BY_ROW);
    const found: StoredRecord[] = [];
    while (found.length < MOST_RECORDS) {
      const last = found.at(-1);
      const limit = Math.min(READ_AT_ONCE, MOST_RECORDS - found.length);
      const window = { skip: 0, limit, ...(last && { behind: keyOf(last) }) };
      const page = await records.list(where, BY_ROW, window);
      found.push(...page);
      if (page.length < limit) break;
    }
    if (found.length > 0) return found;
    throw new AppError('INVALID_STATE_TRANSITION', 'No record of this batch is APPROVED; review some first.');
  }

  async function signed(
    chosen: readonly StoredRecord[],
    {
      attesterId,
      template,
    }: { readonly attesterId: string; readonly template: Attestation['statementTemplate'] },
    context: Context,
  ): Promise<{ readonly attestation: Attestation; readonly parts: readonly AttestationPart[] }> {
    const { custodianId, did: custodianDid } = custodianOf(context);
    const intakeIds = [...new Set(chosen.map(({ intakeId }) => intakeId))];
    const known = new Map((await batches.byIds(intakeIds)).map((batch) => [batch.intakeId, batch]));
    const rows = chosen.map((record) => {
      const salt = newSalt();
      const batch = ownOnly(known.get(record.intakeId), context, 'batch');
      return { recordId: record.recordId, salt, leaf: leafOf(rowOf(record, batch, salt)) };
    });
    const { root, partRoots } = treeOf(rows.map(({ leaf }) => leaf));
    const at = now();
    const attestationId = newId();
    const recorded = { createdAt: at, updatedAt: at, createdBy: attesterId, rowVersion: 1 };
    const unsigned = {
      ...recorded,
      attestationId,
      custodianId,
      custodianDid,
      statementTemplate: template,
      statementVersion: newestOf(template).version,
      attesterId,
      payloadHash: root.toString('hex'),
      partRoots: partRoots.map((hash) => hash.toString('hex')),
      signedAt: at,
      recordCount: chosen.length,
      issuedCount: 0,
      status: 'VALID' as const,
    };
    const { signature, keyVersion, verificationMethod } = await signatureOf(unsigned, context);
    return {
      attestation: { ...unsigned, signature: signature.toString('base64'), keyVersion, verificationMethod },
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

  async function signatureOf(unsigned: Parameters<typeof statementOf>[0], context: Context) {
    try {
      return await keys.sign(unsigned.custodianDid, Buffer.from(statementOf(unsigned)), context);
    } catch (error) {
      // The custodian is there, since it has signed in: so the platform does not hold its key.
      if (isAppError(error) && error.code === 'NOT_FOUND')
        throw new AppError(
          'NOT_CUSTODIAL',
          'The platform signs attestations with keys that it holds; a custodian that brings its own key cannot attest here yet.',
        );
      throw error;
    }
  }
}

function requireApproved(chosen: readonly StoredRecord[], total: number): void {
  const others = chosen.filter(({ status }) => status !== 'APPROVED');
  if (others.length === 0) return;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `${others.length} of ${total} records are not APPROVED; nothing was attested. Leave them out or have them reviewed.`,
    { details: detailsOf(others, 'not_approved', ({ status }) => `the record is ${status}`) },
  );
}

/** Whoever has sent a record, whoever has reviewed it and whoever vouches for it are three people. */
function requireFourEyes(chosen: readonly StoredRecord[], attesterId: string, total: number): void {
  const own = chosen.filter(
    ({ uploadedBy, reviewedBy }) =>
      uploadedBy === attesterId ||
      reviewedBy === undefined ||
      reviewedBy === attesterId ||
      reviewedBy === uploadedBy,
  );
  if (own.length === 0) return;
  throw new AppError(
    'FOUR_EYES_REQUIRED',
    `${own.length} of ${total} records were sent or reviewed by whoever attests; nothing was attested. Ask a third person.`,
    {
      details: detailsOf(own, 'four_eyes', ({ uploadedBy }) =>
        uploadedBy === attesterId ? 'you have sent the record' : 'you have reviewed the record',
      ),
    },
  );
}

function detailsOf(some: readonly StoredRecord[], code: string, message: (record: StoredRecord) => string) {
  return some
    .slice(0, MOST_NAMED)
    .map((record) => ({ field: `recordIds.${record.recordId}`, code, message: message(record) }));
}
