import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Sso } from '../../sso/index.ts';
import type { AttestationRoom } from '../attestations/room.ts';
import type { IntakeRoom } from '../intake/room.ts';
import type { RoomDeps } from '../rooms.ts';
import { versionIdOf } from '../workforce/requirement-model.ts';
import type { WorkforceRoom } from '../workforce/room.ts';

/** Documents that one commit removes: few enough that it keeps no request waiting. */
const PORTION = 200;

/**
 * Takes away everything that a custodian of the demonstration has but its own record and keys; no other custodian ever loses anything
 * so. May be interrupted anywhere and called again. What workers look for goes before what they make of it: their commits are guarded
 * by what they have read, so that nothing comes back.
 */
export function createDemoRemoval({
  intake,
  attestations,
  workforce,
  sso,
  ledger,
}: Pick<RoomDeps, 'ledger'> & {
  readonly intake: Pick<IntakeRoom, 'batches' | 'records' | 'uploads'>;
  readonly attestations: Pick<AttestationRoom, 'attestations' | 'drafts' | 'parts' | 'preparations'>;
  readonly workforce: Pick<WorkforceRoom, 'stores'>;
  readonly sso: Pick<Sso, 'removalOf'>;
}) {
  const { imports, faults, waivers, requirements, versions, members, checks, register } = workforce.stores;
  const { batches, records, uploads } = intake;

  /** Returns how many documents that were. */
  return async (custodianId: string, context: Context): Promise<number> => {
    const own = { custodianId };
    let removed = 0;
    await empty(imports.model, own, async (ids) => {
      for (const { importId, uploadId } of await imports.byIds(ids)) {
        await uploads.remove(uploadId);
        await empty(faults.model, { importId });
      }
    });
    await empty(waivers.model, own);
    await empty(requirements.model, own, async (ids) => {
      for (const { requirementId, version } of await requirements.byIds(ids)) {
        const wordings = Array.from({ length: version }, (_, at) => versionIdOf(requirementId, at + 1));
        await empty(versions.model, { _id: trusted({ $in: wordings }) });
      }
    });
    await empty(members.model, own);
    await empty(checks.rounds, { _id: custodianId });
    await empty(checks.checks, own);
    for (const model of register.models) await empty(model, own);

    for (const { model } of [attestations.drafts, attestations.attestations])
      await empty(model, own, async (ids) => {
        for (const attestationId of ids) await empty(attestations.parts.model, { attestationId });
      });
    await empty(attestations.preparations.model, own);
    await empty(batches.model, own, async (ids) => {
      for (const { file } of await batches.byIds(ids)) await uploads.remove(file.fileId);
    });
    await empty(records.model, own);

    for (const { model, where } of sso.removalOf(custodianId)) await empty(model, where);
    return removed;

    /** Removes what matches; `before` is handed the ids of what goes next. */
    async function empty(
      model: Write['model'],
      where: object,
      before: (ids: readonly string[]) => Promise<void> = async () => undefined,
    ): Promise<void> {
      for (;;) {
        const found: readonly { readonly _id: string }[] = await model
          .find(where, { _id: 1 })
          .limit(PORTION)
          .lean();
        if (found.length === 0) return;
        const ids = found.map(({ _id }) => _id);
        await before(ids);
        await ledger.commit(context, {
          writes: [{ model, isExact: true, operation: { deleteMany: { filter: { _id: { $in: ids } } } } }],
          audit: {
            action: 'custodian.demo_records_removed',
            subject: { type: 'Custodian', id: custodianId },
            org: { type: 'CUSTODIAN', id: custodianId },
            previousState: `${ids.length} ${model.collection.name}`,
          },
        });
        removed += ids.length;
      }
    }
  };
}
