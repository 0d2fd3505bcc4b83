import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { IntakeRoom } from '../intake/room.ts';
import type { RoomDeps } from '../rooms.ts';
import { createOwnKeyAttesting } from './attest-with-own-key.ts';
import {
  attestationDraftStore,
  attestationPartStore,
  attestationPreparationStore,
  attestationStore,
} from './attestation-model.ts';
import { createAttestationService } from './attestation-service.ts';
import { createBuilding } from './building.ts';
import type { AttestationNeeds, CustodianKeys } from './ports.ts';
import { createStandings } from './standings.ts';

const MINUTE = 60 * 1000;

/** Opens the room of attestations, which goes on with what intake has approved. */
export async function openAttestations(
  deps: Pick<RoomDeps, 'connection' | 'ledger' | 'idempotency' | 'inTurn' | 'now' | 'log'> &
    AttestationNeeds & {
      readonly cacheOptions: Parameters<typeof createStandings>[0]['cacheOptions'];
      readonly keys: CustodianKeys;
      readonly intake: Pick<IntakeRoom, 'batches' | 'records' | 'move'>;
    },
) {
  const { connection, intake, now, log } = deps;
  const [attestations, drafts, parts, preparations] = await Promise.all([
    attestationStore(connection),
    attestationDraftStore(connection),
    attestationPartStore(connection),
    attestationPreparationStore(connection),
  ]);
  const { batches, records, move } = intake;
  const stores = { batches, records, attestations, drafts, parts, preparations };
  const standings = createStandings({ ...deps, attestations });
  const building = createBuilding({ ...deps, ...stores, move });
  const ownKey = createOwnKeyAttesting({ ...deps, ...stores, move, building });
  const sweeper = createSweeper(
    async () => {
      await building.undoAbandoned();
      await building.freeRest();
      await ownKey.forgetExpired();
    },
    MINUTE,
    'Attestations that were cut off could not be looked after; it is tried again at the next interval',
    log,
    leaseOf(connection, 'attestations', now),
  );
  return {
    ...stores,
    building,
    service: createAttestationService({ ...deps, ...stores, move, building, ownKey, standings }),
    /** Looks after what processes that died have left, without waiting for the time of it. */
    upkeep: sweeper.sweep,
    start: sweeper.start,
    async close() {
      await Promise.all([sweeper.close(), standings.close()]);
    },
  };
}

export type AttestationRoom = Awaited<ReturnType<typeof openAttestations>>;
