import { trusted } from 'mongoose';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Condition, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { turnOf } from '../intake/intake-batch.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import type { MoveRecords } from '../intake/record-moves.ts';
import type { RoomDeps } from '../rooms.ts';
import { type Attestation, type AttestationDraft, type AttestationPart, PART } from './attestation.ts';
import { BY_LEAF, OLDEST_FIRST } from './attestation-model.ts';

/** A draft on which nobody has worked for so long was left by a process that died. */
const ABANDONED_MS = 2 * 60 * 1000;
const AT_ONCE = 20;

export interface BuildingDeps extends Pick<RoomDeps, 'ledger' | 'inTurn' | 'now'> {
  readonly attestations: RecordStore<Attestation>;
  readonly drafts: RecordStore<AttestationDraft>;
  readonly parts: RecordStore<AttestationPart>;
  readonly records: RecordStore<StoredRecord>;
  readonly move: MoveRecords;
}

/** An attestation that is signed and not stored yet. */
export interface Vouching {
  readonly attestation: Attestation;
  readonly parts: readonly AttestationPart[];
  /** Looks at the records of a part right before they are moved; its error undoes the rest. */
  readonly check: (some: readonly StoredRecord[]) => void;
  /** Writes that go with the first commit, whatever comes of the attestation: what can be used once. */
  readonly consumes?: readonly Write[];
  /** Writes that go with the attestation. */
  readonly remembers: readonly Write[];
  /** What must hold when it is stored. */
  readonly condition?: Condition;
}

/**
 * Moves the records of an attestation part by part, since a transaction with all of them would hold up everybody else. Until all are
 * moved there is a draft alone, which nobody sees; what fails on the way, or is left behind by a process that dies, is undone.
 */
export function createBuilding(deps: BuildingDeps) {
  const { attestations, drafts, parts, records, move, ledger, inTurn, now } = deps;

  return { build, free, freed, undoAbandoned, freeRest };

  /** Stores an attestation and moves all of its records, or none. An error on the way undoes what was done. */
  async function build({ attestation, parts: leaves, ...given }: Vouching, context: Context): Promise<void> {
    const { attestationId, custodianId, recordCount, payloadHash, createdAt, createdBy } = attestation;
    const draft: AttestationDraft = {
      attestationId,
      custodianId,
      recordCount,
      state: 'BUILDING',
      createdAt,
      updatedAt: createdAt,
      createdBy,
      rowVersion: 1,
    };
    await ledger.commit(context, {
      // What was used up meanwhile is a conflict before the draft is a duplicate.
      writes: [...(given.consumes ?? []), drafts.insertWrite(draft)],
      audit: { ...subjectOf(draft), action: 'attestation.begun', reason: `${recordCount} records` },
    });
    try {
      for (const part of leaves)
        await inTurn(turnOf(custodianId), async () => {
          const some = await records.byIds(part.recordIds);
          given.check(some);
          // Guarded by the draft, too: once somebody undoes it, nothing is added to it.
          const current = await drafts.byId(attestationId);
          if (current?.state !== 'BUILDING') throw givenUp();
          const at = now();
          const moves = some.map((record) => ({ record, event: 'ATTEST' as const, set: { attestationId } }));
          const moved = await move(moves, at);
          await ledger.commit(context, {
            writes: [parts.insertWrite(part), drafts.updateWrite(current, {}, at), ...moved.writes],
            audit: moved.audit,
          });
        });
      const built = await drafts.byId(attestationId);
      if (built?.state !== 'BUILDING') throw givenUp();
      await ledger.commit(context, {
        writes: [attestations.insertWrite(attestation), drafts.deleteWrite(built), ...given.remembers],
        audit: {
          ...subjectOf(attestation),
          action: 'attestation.signed',
          reason: `${recordCount} records, root ${payloadHash}`,
          newState: 'VALID',
        },
        ...(given.condition && { condition: given.condition }),
      });
    } catch (error) {
      // The draft goes with the attestation, in one commit: where that is durable although its answer was lost, none is found here.
      await undo(attestationId);
      throw error;
    }
  }

  /** Gives the records of which nothing was issued back to the review, part by part. */
  async function free({ attestationId, custodianId }: Pick<Attestation, 'attestationId' | 'custodianId'>) {
    const context = asUnit(newContext(), 'custodian-registry');
    for (;;) {
      const left = await inTurn(turnOf(custodianId), async () => {
        const where = { attestationId, status: 'ATTESTED' };
        const some = await records.list(where, BY_ROW, { skip: 0, limit: PART });
        if (some.length === 0) return 0;
        const event = 'WITHDRAW_ATTESTATION' as const;
        const moves = some.map((record) => ({ record, event, set: { attestationId: undefined } }));
        await ledger.commit(context, await move(moves, now()));
        return some.length;
      });
      if (left < PART) return;
    }
  }

  async function undo(attestationId: string): Promise<void> {
    const context = asUnit(newContext(), 'custodian-registry');
    const draft = await inTurn(`draft ${attestationId}`, async () => {
      const found = await drafts.byId(attestationId);
      if (found?.state === 'BUILDING')
        await ledger.commit(context, {
          writes: [drafts.updateWrite(found, { state: 'UNDOING' }, now())],
          audit: { ...subjectOf(found), action: 'attestation.given_up' },
        });
      return found;
    });
    if (!draft) return;
    await free(draft);
    for (;;) {
      const some = await parts.list({ attestationId }, BY_LEAF, { skip: 0, limit: AT_ONCE });
      if (some.length === 0) break;
      await ledger.commit(context, { writes: some.map((part) => parts.deleteWrite(part)), audit: [] });
    }
    const last = await drafts.byId(attestationId);
    if (last) await ledger.commit(context, { writes: [drafts.deleteWrite(last)], audit: [] });
  }

  /** Undoes what processes that died have left. */
  async function undoAbandoned(): Promise<void> {
    const before = new Date(now().getTime() - ABANDONED_MS);
    for (;;) {
      const where = { updatedAt: trusted({ $lte: before }) };
      const some = await drafts.list(where, OLDEST_FIRST, { skip: 0, limit: AT_ONCE });
      for (const { attestationId } of some) await undo(attestationId);
      if (some.length < AT_ONCE) return;
    }
  }

  /** Goes on with withdrawals whose process died. */
  async function freeRest(): Promise<void> {
    for (;;) {
      const some = await attestations.list({ isFreeing: true }, {}, { skip: 0, limit: AT_ONCE });
      for (const attestation of some) await freeAll(attestation);
      if (some.length < AT_ONCE) return;
    }
  }

  async function freeAll(attestation: Attestation): Promise<void> {
    await inTurn(`issuing of ${attestation.attestationId}`, async () => {
      await free(attestation);
      await freed(attestation.attestationId);
    });
  }

  /** Nothing of a withdrawal is left to do. */
  async function freed(attestationId: string): Promise<void> {
    const current = await attestations.byId(attestationId);
    if (!current?.isFreeing) return;
    await ledger.commit(asUnit(newContext(), 'custodian-registry'), {
      writes: [attestations.updateWrite(current, { isFreeing: undefined }, now())],
      audit: [],
    });
  }
}

function givenUp(): AppError {
  return new AppError('CONFLICT', 'The attestation was given up meanwhile; send the request again.');
}

export type Building = ReturnType<typeof createBuilding>;

/** How the trail names an attestation. */
export function subjectOf({
  attestationId,
  custodianId,
}: Pick<Attestation, 'attestationId' | 'custodianId'>) {
  return {
    subject: { type: 'Attestation', id: attestationId },
    org: { type: 'CUSTODIAN', id: custodianId },
  } as const;
}
