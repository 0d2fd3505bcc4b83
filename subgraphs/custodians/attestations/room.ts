import type { IntakeRoom } from '../intake/room.ts';
import type { RoomDeps } from '../rooms.ts';
import { attestationPartStore, attestationStore } from './attestation-model.ts';
import { createAttestationService } from './attestation-service.ts';
import type { AttestationNeeds, CustodianKeys } from './ports.ts';

/** Opens the room of attestations, which goes on with what intake has approved. */
export async function openAttestations(
  deps: Pick<RoomDeps, 'connection' | 'ledger' | 'idempotency' | 'inTurn' | 'now'> &
    AttestationNeeds & {
      readonly keys: CustodianKeys;
      readonly intake: Pick<IntakeRoom, 'batches' | 'records' | 'move'>;
    },
) {
  const { connection, intake } = deps;
  const [attestations, parts] = await Promise.all([
    attestationStore(connection),
    attestationPartStore(connection),
  ]);
  const { batches, records, move } = intake;
  return {
    service: createAttestationService({ ...deps, batches, records, move, attestations, parts }),
    attestations,
    parts,
  };
}

export type AttestationRoom = Awaited<ReturnType<typeof openAttestations>>;
