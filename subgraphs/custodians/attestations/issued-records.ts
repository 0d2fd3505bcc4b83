import type { Context } from '../../../kernel/context.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { turnOf } from '../intake/intake-batch.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { AttestingDeps } from './attest-records.ts';
import { READ_AT_ONCE } from './chosen-records.ts';
import { partsOf } from './inclusion.ts';
import type { AttestedCredentials } from './ports.ts';

/** The id of the credential of a record, whatever attestation it is issued from: no record has two. */
export const credentialIdOf = (recordId: string): string => derivedId('attested record', recordId);

export type IssuedRecords = ReturnType<typeof createIssuedRecords>;

/** Which attested records have their credentials. */
export function createIssuedRecords({
  attestations,
  records,
  move,
  credentials,
  ledger,
  inTurn,
  now,
}: Pick<AttestingDeps, 'attestations' | 'records' | 'move' | 'ledger' | 'inTurn' | 'now'> & {
  readonly credentials: Pick<AttestedCredentials, 'find'>;
}) {
  return { existingOf, named, settle };

  /** Which of these records have a credential, whether or not that is written down: by its id. */
  async function existingOf(recordIds: readonly string[], context: Context): Promise<ReadonlySet<string>> {
    if (recordIds.length === 0) return new Set();
    const { did: custodianDid } = custodianOf(context);
    const credentialIds = recordIds.map(credentialIdOf);
    const found = await credentials.find({ custodianDid, credentialIds }, context);
    return new Set(found.map(({ credentialId }) => credentialId));
  }

  /** Writes down which of these records have credentials although nobody has said so: those of a request that was cut off. */
  async function settle(
    attestationId: string,
    recordIds: readonly string[],
    context: Context,
  ): Promise<void> {
    for (let at = 0; at < recordIds.length; at += READ_AT_ONCE) {
      const some = recordIds.slice(at, at + READ_AT_ONCE);
      const existing = await existingOf(some, context);
      const forgotten = some.filter((recordId) => existing.has(credentialIdOf(recordId)));
      await named(attestationId, forgotten, context);
    }
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
