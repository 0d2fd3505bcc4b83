import { trusted } from 'mongoose';
import { actorOf } from '../../../kernel/audit.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { type AttestingDeps, attestationOf } from './attest-records.ts';
import { type Attestation, attestInput, statementOf } from './attestation.ts';
import { EARLIEST_END } from './attestation-model.ts';
import { newSalt } from './attested-row.ts';
import { subjectOf } from './building.ts';
import { createChosenRecords, requireAttestable } from './chosen-records.ts';
import { treeOf } from './inclusion.ts';
import { type AttestationPreparation, MOST_WAITING, signInput, WAITS_MS } from './preparation.ts';
import { newestOf } from './statements.ts';

/** A statement that waits for its signature, and the key that must make it. */
export interface PreparedAttestation extends AttestationPreparation {
  readonly keyVersion: number;
  readonly verificationMethod: string;
}

const AT_ONCE = 20;

/** The two steps in which a custodian with its own key vouches for records: what is to be signed, then the signature. */
export function createOwnKeyAttesting(
  deps: AttestingDeps & { readonly preparations: RecordStore<AttestationPreparation> },
) {
  const { attestations, preparations, building, keys, ledger, idempotency, inTurn, now } = deps;
  const { chosen, named, rowsOf } = createChosenRecords(deps);

  return { prepare, sign, forgetExpired };

  /**
   * Settles what is stated of records, as `attest` would sign it, for an hour. Nothing becomes of the records. Errors: those of `attest`,
   * NOT_BYOK, LIMIT_REACHED.
   */
  async function prepare(input: unknown, context: Context): Promise<PreparedAttestation> {
    permit(context, 'attestation.sign');
    const asked = parseInput(attestInput, input);
    const { custodianId, did: custodianDid } = custodianOf(context);
    const { signingMode, ...key } = await keys.signer(custodianDid);
    if (signingMode !== 'BYOK') throw notByok();
    const run = idempotency.run<string>(context, 'prepareAttestation', input, (remember) =>
      inTurn(`attesting of ${custodianId}`, async () => {
        const at = now();
        const { total } = await preparations.count({ custodianId, expiresAt: trusted({ $gt: at }) });
        if (total >= MOST_WAITING)
          throw new AppError(
            'LIMIT_REACHED',
            `${MOST_WAITING} prepared attestations wait for their signatures; sign those first, or wait until they expire.`,
          );
        const found = await chosen(asked, context);
        const attesterId = actorOf(context, at).id ?? '';
        requireAttestable(found, attesterId, found.length);
        const salts = found.map(newSalt);
        const rows = await rowsOf(found, salts, context);
        const prepared: AttestationPreparation = {
          attestationId: newId(),
          custodianId,
          custodianDid,
          statementTemplate: asked.statementTemplate,
          statementVersion: newestOf(asked.statementTemplate).version,
          attesterId,
          payloadHash: treeOf(rows.map(({ leaf }) => leaf)).root.toString('hex'),
          recordCount: rows.length,
          signedAt: at,
          expiresAt: new Date(at.getTime() + WAITS_MS),
          recordIds: found.map(({ recordId }) => recordId),
          salts,
          createdAt: at,
          updatedAt: at,
          createdBy: attesterId,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [preparations.insertWrite(prepared), ...remember(prepared.attestationId)],
          audit: {
            ...subjectOf(prepared),
            action: 'attestation.prepared',
            reason: `${prepared.recordCount} records, root ${prepared.payloadHash}`,
          },
        });
        return prepared.attestationId;
      }),
    );
    return { ...(await waiting(await run, context)), ...key };
  }

  /**
   * Completes what was prepared. The signature is proven before anything is stored, and the records are looked at as `attest` looks at
   * them; one that says something else by now refuses all. The same signature again gets the same answer. Errors: NOT_FOUND for what is
   * unknown, expired, used or somebody else's, SIGNATURE_INVALID, NOT_BYOK, CONFLICT, those of `attest`.
   */
  async function sign(input: unknown, context: Context): Promise<Attestation> {
    permit(context, 'attestation.sign');
    const { attestationId, signature } = parseInput(signInput, input);
    const { custodianId, did: custodianDid } = custodianOf(context);
    const { signingMode } = await keys.signer(custodianDid);
    if (signingMode !== 'BYOK') throw notByok();
    const run = idempotency.run<string>(context, 'signAttestation', input, (remember) =>
      inTurn(`attesting of ${custodianId}`, async () => {
        if (await isDone(attestationId, signature, context)) return attestationId;
        const prepared = await waiting(attestationId, context);

        // 1. The signature.
        const proven = () => keys.proven(custodianDid, Buffer.from(statementOf(prepared)), signature);
        const signed = await proven();

        // 2. The records: they still say what was signed, and may still be attested.
        const { attesterId, recordIds, salts, expiresAt: _end, ...unsigned } = prepared;
        const found = await named(recordIds, context);
        const check = (some: readonly StoredRecord[]) => requireAttestable(some, attesterId, found.length);
        check(found);
        const rows = await rowsOf(found, salts, context);
        if (treeOf(rows.map(({ leaf }) => leaf)).root.toString('hex') !== prepared.payloadHash)
          throw new AppError(
            'CONFLICT',
            'The records say something else than when this was prepared; nothing was attested. Prepare it again.',
          );

        // 3. As with a signature of the platform; from here on the preparation is used up. A key that was rotated meanwhile proves nothing.
        const made = attestationOf({ ...unsigned, attesterId }, rows, signed, now());
        await building.build(
          {
            ...made,
            check,
            consumes: [preparations.deleteWrite(prepared)],
            remembers: remember(attestationId),
            condition: { key: `signature of ${attestationId}`, check: async () => void (await proven()) },
          },
          context,
        );
        return attestationId;
      }),
    );
    return ownOnly(await attestations.byId(await run), context, 'attestation');
  }

  /** What waits for the signature of this very person. Error: NOT_FOUND. */
  async function waiting(attestationId: string, context: Context): Promise<AttestationPreparation> {
    const { custodianId } = custodianOf(context);
    const at = now();
    const found = await preparations.byId(attestationId);
    const isOwn = found?.custodianId === custodianId && found.attesterId === actorOf(context, at).id;
    if (found && isOwn && found.expiresAt > at) return found;
    throw new AppError(
      'NOT_FOUND',
      'No prepared attestation of this id waits for your signature: each waits for an hour, for the person who prepared it, and is used once. Prepare it again.',
    );
  }

  /** True when this very signature of this person has made the attestation already. */
  async function isDone(attestationId: string, signature: Buffer, context: Context): Promise<boolean> {
    const made = await attestations.byId(attestationId);
    return (
      made?.custodianId === custodianOf(context).custodianId &&
      made.attesterId === actorOf(context, now()).id &&
      made.signature === signature.toString('base64')
    );
  }

  /** Lets go of what nobody has signed in time, with its salts. */
  async function forgetExpired(): Promise<void> {
    const context = asUnit(newContext(), 'custodian-registry');
    for (;;) {
      const where = { expiresAt: trusted({ $lte: now() }) };
      const some = await preparations.list(where, EARLIEST_END, { skip: 0, limit: AT_ONCE });
      if (some.length > 0)
        await ledger.commit(context, { writes: some.map((one) => preparations.deleteWrite(one)), audit: [] });
      if (some.length < AT_ONCE) return;
    }
  }
}

/** The refusal of what only custodians with their own key do. */
export function notByok(): AppError {
  return new AppError(
    'NOT_BYOK',
    'The platform signs for this custodian: nothing is prepared and no signature is sent. POST /api/v1/custodian/attestations attests, and …/issue without signatures issues.',
  );
}
