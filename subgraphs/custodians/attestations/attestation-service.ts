import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { pageOf } from '../../../store/record-store.ts';
import { turnOf } from '../intake/intake-batch.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import { type IntakeRecord, recordSubject, type StoredRecord } from '../intake/intake-record.ts';
import { recordOf } from '../review/review-service.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { type AttestingDeps, createAttesting } from './attest-records.ts';
import type { PreparedAttestation } from './attest-with-own-key.ts';
import {
  type Attestation,
  attestationIdInput,
  holderInput,
  listAttestationsInput,
  MOST_RECORDS,
  nextAttestationStatus,
  rowsInput,
  withdrawInput,
} from './attestation.ts';
import { NEWEST_FIRST } from './attestation-model.ts';
import { leafOf, rowOf } from './attested-row.ts';
import { subjectOf } from './building.ts';
import { createInclusion, type InclusionProof } from './inclusion.ts';
import { createIssuing, type IssuedPortion } from './issuing.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import type { AttestedCredentials } from './ports.ts';
import { createPrepareIssuing, type PreparedPortion } from './prepare-issuing.ts';
import type { AttestationStanding, Standings } from './standings.ts';

/** A row as it was vouched for, which the custodian alone sees. */
export interface AttestedRow extends Leaf {
  /** Undefined where the record is gone, or no longer says what was vouched for. */
  readonly row: JsonObject | undefined;
  /** The canonical text whose hash is the leaf's. */
  readonly rowJson: string | undefined;
  readonly record: IntakeRecord | undefined;
}

/** The operations on attestations: a custodian sees its own alone, and everybody gets proofs. */
export interface AttestationService {
  attest(input: unknown, context: Context): Promise<Attestation>;
  /** What a custodian with its own key has to sign. */
  prepare(input: unknown, context: Context): Promise<PreparedAttestation>;
  /** Completes it with the signature. */
  sign(input: unknown, context: Context): Promise<Attestation>;
  byId(input: unknown, context: Context): Promise<Attestation>;
  /** Newest first. */
  list(input: unknown, context: Context): Promise<Page<Attestation>>;
  /** The rows in the order of the tree. */
  rows(input: unknown, context: Context): Promise<Page<AttestedRow>>;
  /** The records of which credentials were issued, row by row. */
  issued(input: unknown, context: Context): Promise<Page<IntakeRecord>>;
  /** Takes a statement back. What was issued stays as it is; what was not goes back to APPROVED. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  withdraw(input: unknown, context: Context): Promise<Attestation>;
  issue(input: unknown, context: Context): Promise<IssuedPortion>;
  /** What a custodian with its own key has to sign to issue. */
  prepareIssue(input: unknown, context: Context): Promise<PreparedPortion>;
  /** Says whose wallet the credential of an attested record goes to. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT. */
  setHolder(input: unknown, context: Context): Promise<IntakeRecord>;
  proof(input: unknown, context: Context): Promise<InclusionProof>;
  /** Whether the custodian still stands by it; possibly from the cache. Error: NOT_FOUND. */
  standing(input: unknown, context: Context): Promise<AttestationStanding>;
}

export function createAttestationService(
  deps: AttestingDeps & {
    readonly credentials: AttestedCredentials;
    readonly ownKey: Pick<AttestationService, 'prepare' | 'sign'>;
    readonly standings: Pick<Standings, 'standing' | 'changed'>;
  },
): AttestationService {
  const { attestations, parts, batches, records, building, ledger, inTurn, now } = deps;
  const attest = createAttesting(deps);
  const { issue, settle } = createIssuing(deps);
  const { proof } = createInclusion(deps);

  return {
    attest,
    prepare: deps.ownKey.prepare,
    sign: deps.ownKey.sign,
    issue,
    prepareIssue: createPrepareIssuing(deps),
    proof,
    standing: deps.standings.standing,

    async byId(input, context) {
      permit(context, 'attestation.read');
      return load(parseInput(attestationIdInput, input).attestationId, context);
    },

    async list(input, context) {
      permit(context, 'attestation.read');
      const { filter, ...page } = parseInput(listAttestationsInput, input);
      const { custodianId } = custodianOf(context);
      const where = { custodianId, ...(filter?.status && { status: filter.status }) };
      return pageOf(attestations, where, NEWEST_FIRST, page);
    },

    async rows(input, context) {
      permit(context, 'attestation.read');
      const { attestationId, ...page } = parseInput(rowsInput, input);
      const { recordCount } = await load(attestationId, context);
      const { skip, limit } = pageWindow(page);
      const leaves = await leavesOf(parts, attestationId, { from: skip, limit });
      const found = new Map(
        (await records.byIds(leaves.map(({ recordId }) => recordId))).map((one) => [one.recordId, one]),
      );
      const intakeIds = [...new Set([...found.values()].map(({ intakeId }) => intakeId))];
      const known = new Map((await batches.byIds(intakeIds)).map((batch) => [batch.intakeId, batch]));
      const items = leaves.map((leaf): AttestedRow => {
        const record = found.get(leaf.recordId);
        const batch = record && known.get(record.intakeId);
        const row = record && batch ? rowOf(record, batch, leaf.salt) : undefined;
        const isWhole = row !== undefined && leafOf(row).toString('hex') === leaf.leafHash;
        return {
          ...leaf,
          row: isWhole ? row : undefined,
          rowJson: isWhole ? canonicalize(row) : undefined,
          record: record && recordOf(record),
        };
      });
      return { items, total: recordCount, offset: skip, size: limit };
    },

    async issued(input, context) {
      permit(context, 'attestation.read');
      const { attestationId, ...page } = parseInput(rowsInput, input);
      await load(attestationId, context);
      const where = { attestationId, status: 'ISSUED' };
      const found = await pageOf(records, where, BY_ROW, page);
      return { ...found, items: found.items.map(recordOf), keyOf: (one) => keyOf(one as StoredRecord) };
    },

    async withdraw(input, context) {
      permit(context, 'attestation.sign');
      const { attestationId, reason } = parseInput(withdrawInput, input);
      return inTurn(`issuing of ${attestationId}`, async () => {
        const before = await load(attestationId, context);
        requireRowVersion(context, before.rowVersion);
        nextAttestationStatus(before.status, 'WITHDRAW');
        await settle(
          attestationId,
          (await unissued(attestationId)).map(({ recordId }) => recordId),
          context,
        );
        const withdrawn = await inTurn(turnOf(before.custodianId), async () => {
          const attestation = await load(attestationId, context);
          const at = now();
          const set = {
            status: nextAttestationStatus(attestation.status, 'WITHDRAW'),
            withdrawnBy: actorOf(context, at).id ?? '',
            withdrawnAt: at,
            withdrawalReason: reason,
            isFreeing: true,
          };
          await ledger.commit(context, {
            writes: [attestations.updateWrite(attestation, set, at)],
            audit: {
              ...subjectOf(attestation),
              action: 'attestation.withdrawn',
              previousState: attestation.status,
              newState: set.status,
            },
          });
          return attestation;
        });
        await deps.standings.changed(attestationId);
        // Whatever comes between, the withdrawal stands, and the upkeep goes on with the rest.
        await building.free(withdrawn);
        await building.freed(attestationId);
        return load(attestationId, context);
      });
    },

    async setHolder(input, context) {
      permit(context, 'attestation.issue');
      const { recordId, holderDid } = parseInput(holderInput, input);
      return inTurn(turnOf(custodianOf(context).custodianId), async () => {
        const record = ownOnly(await records.byId(recordId), context, 'record');
        requireRowVersion(context, record.rowVersion);
        if (record.status !== 'ATTESTED')
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This record is ${record.status}; the holder of an ATTESTED one is named.`,
          );
        if (record.normalized.holderDid !== undefined && record.normalized.holderDid !== holderDid)
          throw new AppError(
            'CONFLICT',
            'The record itself says whose wallet it goes to; that stays as it is.',
          );
        if (record.holderDid === holderDid) return recordOf(record);
        const at = now();
        await ledger.commit(context, {
          writes: [records.updateWrite(record, { holderDid }, at)],
          audit: { ...recordSubject(record), action: 'intake_record.holder_named' },
        });
        return recordOf({ ...record, holderDid, updatedAt: at, rowVersion: record.rowVersion + 1 });
      });
    },
  };

  async function load(attestationId: string, context: Context): Promise<Attestation> {
    return ownOnly(await attestations.byId(attestationId), context, 'attestation');
  }

  function unissued(attestationId: string): Promise<readonly StoredRecord[]> {
    const where = { attestationId, status: 'ATTESTED' };
    return records.list(where, BY_ROW, { skip: 0, limit: MOST_RECORDS });
  }

  function keyOf(record: StoredRecord) {
    return records.keyOf(BY_ROW)(record);
  }
}
