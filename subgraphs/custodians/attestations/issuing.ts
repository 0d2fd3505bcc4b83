import { actorOf } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, type ErrorCode, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { turnOf } from '../intake/intake-batch.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { AttestingDeps } from './attest-records.ts';
import { type Attestation, type Issuance, issueInput, MOST_ISSUED } from './attestation.ts';
import { rowOf } from './attested-row.ts';
import { READ_AT_ONCE } from './chosen-records.ts';
import { claimsOf } from './claims.ts';
import { partsOf } from './inclusion.ts';
import { leavesOf } from './leaves.ts';
import type { AttestedCredentials } from './ports.ts';

/** What became of one record. SKIPPED: nobody has said yet whose wallet its credential goes to. */
export interface IssuedRecord {
  readonly recordId: string;
  readonly leafIndex: number;
  readonly operationStatus: 'ISSUED' | 'SKIPPED' | 'FAILED';
  readonly credentialId?: string | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

export interface IssuedPortion {
  readonly attestation: Attestation;
  readonly results: readonly IssuedRecord[];
  /** The index of the last leaf that was looked at: go on behind it; undefined at the end. */
  readonly next?: number | undefined;
}

/** The id of the credential of a record, whatever attestation it is issued from: no record has two. */
export const credentialIdOf = (recordId: string): string => derivedId('attested record', recordId);

/** Whose wallet a credential goes to: as the attested file or a person says, in this order. */
export const holderOf = ({ normalized, holderDid }: StoredRecord): string | undefined =>
  normalized.holderDid ?? holderDid;

export type Issuing = ReturnType<typeof createIssuing>;

/** Issues credentials of attested records, a portion with each request: it needs the person who asks. */
export function createIssuing(
  deps: Pick<
    AttestingDeps,
    'attestations' | 'parts' | 'batches' | 'records' | 'move' | 'ledger' | 'inTurn' | 'now'
  > & { readonly credentials: AttestedCredentials },
) {
  const { attestations, parts, batches, records, move, credentials, ledger, inTurn, now } = deps;

  return { issue, settle };

  /**
   * Issues of up to 500 records from a leaf on. A repeat issues nothing twice, and finds what was issued before a process died.
   * Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that is withdrawn, CONFLICT for other terms than it was begun with.
   */
  async function issue(input: unknown, context: Context): Promise<IssuedPortion> {
    permit(context, 'attestation.issue');
    const { attestationId, after = -1, limit = MOST_ISSUED, ...terms } = parseInput(issueInput, input);
    // One portion of an attestation after the other, and no withdrawal between.
    return inTurn(`issuing of ${attestationId}`, async () => {
      const attestation = await begun(attestationId, terms, context);
      const window = { from: after + 1, limit };
      const leaves = await leavesOf(parts, attestationId, window);
      const found = new Map(
        (await records.byIds(leaves.map(({ recordId }) => recordId))).map((one) => [one.recordId, one]),
      );
      const open = leaves.flatMap((leaf) => {
        const record = found.get(leaf.recordId);
        return record?.status === 'ATTESTED' && record.attestationId === attestationId
          ? [{ ...leaf, record }]
          : [];
      });

      // 1. What a request that was cut off has issued already.
      const existing = new Set(
        await idsThatExist(
          open.map(({ recordId }) => recordId),
          context,
        ),
      );
      const missing = open.filter(({ recordId }) => !existing.has(credentialIdOf(recordId)));

      // 2. Issue what is not there and has a holder.
      const withHolder = missing.filter(({ record }) => holderOf(record) !== undefined);
      const outcomes = await issued(withHolder, attestation, context);

      // 3. Write down what there is now.
      const ids = new Set(outcomes.flatMap((one) => (one.isIssued ? [one.credentialId] : [])));
      const done = open.filter(({ recordId }) => {
        const id = credentialIdOf(recordId);
        return existing.has(id) || ids.has(id);
      });
      await named(
        attestationId,
        done.map(({ recordId }) => recordId),
        context,
      );
      const refusals = new Map(outcomes.map((one) => [one.credentialId, one]));
      const last = leaves.at(-1)?.leafIndex;
      return {
        attestation: ownOnly(await attestations.byId(attestationId), context, 'attestation'),
        results: open.map(({ recordId, leafIndex, record }): IssuedRecord => {
          const credentialId = credentialIdOf(recordId);
          const about = { recordId, leafIndex };
          if (existing.has(credentialId) || ids.has(credentialId))
            return { ...about, operationStatus: 'ISSUED', credentialId };
          if (holderOf(record) === undefined)
            return { ...about, operationStatus: 'SKIPPED', message: NO_HOLDER };
          const { error = 'INTERNAL', message } = refusals.get(credentialId) ?? {};
          return { ...about, operationStatus: 'FAILED', error, message };
        }),
        next: last === undefined || last + 1 >= attestation.recordCount ? undefined : last,
      };
    });
  }

  /** The attestation with the terms of its issuance, which the first request settles. */
  async function begun(
    attestationId: string,
    {
      credentialType,
      expirationTimestamp,
    }: { credentialType: string; expirationTimestamp?: number | undefined },
    context: Context,
  ): Promise<Attestation> {
    const attestation = ownOnly(await attestations.byId(attestationId), context, 'attestation');
    if (attestation.status !== 'VALID')
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'This attestation is withdrawn; nothing is issued from it.',
      );
    const { issuance } = attestation;
    if (issuance) {
      const isSame =
        issuance.credentialType === credentialType && issuance.expiresAt?.getTime() === expirationTimestamp;
      if (isSame) return attestation;
      throw new AppError(
        'CONFLICT',
        `Credentials of this attestation are ${issuance.credentialType} that ${issuance.expiresAt ? `expire at ${issuance.expiresAt.toISOString()}` : 'never expire'}; go on with these terms.`,
      );
    }
    const at = now();
    if (expirationTimestamp !== undefined && expirationTimestamp <= at.getTime())
      throw invalid('expirationTimestamp', 'past', 'give an instant in the future, in epoch milliseconds');
    const begunBy = actorOf(context, at).id ?? '';
    const set: { issuance: Issuance } = {
      issuance: {
        credentialType,
        expiresAt: expirationTimestamp === undefined ? undefined : new Date(expirationTimestamp),
        begunBy,
        begunAt: at,
      },
    };
    await ledger.commit(context, {
      writes: [attestations.updateWrite(attestation, set, at)],
      audit: {
        action: 'attestation.issuance_begun',
        subject: { type: 'Attestation', id: attestationId },
        org: { type: 'CUSTODIAN', id: attestation.custodianId },
        reason: credentialType,
      },
    });
    return { ...attestation, ...set, rowVersion: attestation.rowVersion + 1 };
  }

  async function issued(
    leaves: readonly { readonly leafIndex: number; readonly salt: string; readonly record: StoredRecord }[],
    attestation: Attestation,
    context: Context,
  ) {
    if (leaves.length === 0) return [];
    const intakeIds = [...new Set(leaves.map(({ record }) => record.intakeId))];
    const known = new Map((await batches.byIds(intakeIds)).map((batch) => [batch.intakeId, batch]));
    const { credentialType = '', expiresAt } = attestation.issuance ?? {};
    return credentials.issue(
      {
        custodianDid: attestation.custodianDid,
        credentialType,
        expirationTimestamp: expiresAt?.getTime(),
        records: leaves.map(({ leafIndex, salt, record }) => {
          const batch = ownOnly(known.get(record.intakeId), context, 'batch');
          const { recordKind, sourceOrg } = batch;
          const evidence = { attestation, leafIndex, row: rowOf(record, batch, salt) };
          return {
            credentialId: credentialIdOf(record.recordId),
            holderDid: holderOf(record) ?? '',
            credentialData: claimsOf(recordKind, record.normalized, sourceOrg.name, evidence),
            entryVersionId: record.normalized.entryVersionId,
          };
        }),
      },
      context,
    );
  }

  /** Writes down which of these records have credentials although nobody has said so: those of a request that was cut off. */
  async function settle(
    attestationId: string,
    recordIds: readonly string[],
    context: Context,
  ): Promise<void> {
    for (let at = 0; at < recordIds.length; at += READ_AT_ONCE) {
      const some = recordIds.slice(at, at + READ_AT_ONCE);
      const existing = new Set(await idsThatExist(some, context));
      const forgotten = some.filter((recordId) => existing.has(credentialIdOf(recordId)));
      await named(attestationId, forgotten, context);
    }
  }

  async function idsThatExist(recordIds: readonly string[], context: Context): Promise<readonly string[]> {
    if (recordIds.length === 0) return [];
    const { did: custodianDid } = custodianOf(context);
    const credentialIds = recordIds.map(credentialIdOf);
    return (await credentials.find({ custodianDid, credentialIds }, context)).map((one) => one.credentialId);
  }

  /** Names the credentials of records to them; records that have theirs are left as they are. */
  async function named(attestationId: string, recordIds: readonly string[], context: Context): Promise<void> {
    for (const some of partsOf(recordIds)) await nameSome(attestationId, some, context);
  }

  async function nameSome(
    attestationId: string,
    recordIds: readonly string[],
    context: Context,
  ): Promise<void> {
    await inTurn(turnOf(custodianOf(context).custodianId), async () => {
      const attestation = ownOnly(await attestations.byId(attestationId), context, 'attestation');
      const open = (await records.byIds(recordIds)).filter(
        (record) => record.status === 'ATTESTED' && record.attestationId === attestationId,
      );
      if (open.length === 0) return;
      const at = now();
      const moved = await move(
        open.map((record) => ({
          record,
          event: 'ISSUE' as const,
          set: { credentialId: credentialIdOf(record.recordId) },
        })),
        at,
      );
      const set = { issuedCount: attestation.issuedCount + open.length };
      await ledger.commit(context, {
        writes: [attestations.updateWrite(attestation, set, at), ...moved.writes],
        audit: moved.audit,
      });
    });
  }
}

const NO_HOLDER =
  'Nobody has said whose wallet this goes to; name the holder with PATCH /api/v1/custodian/records/{record_id}/holder.';
