import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { CustodianKeys } from './attestations/ports.ts';
import { attestationResolvers } from './attestations/resolvers.ts';
import { openAttestations } from './attestations/room.ts';
import { intakeResolvers } from './intake/resolvers.ts';
import { type IntakeRoom, openIntake } from './intake/room.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianStore } from './registry/custodian-model.ts';
import { createCustodianService } from './registry/custodian-service.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { reviewResolvers } from './review/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import type { CustodiansService } from './services.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** The batches that are taken in, with what works on them. */
  readonly intake: IntakeRoom;
  start(): void;
  close(): Promise<void>;
}

// Until the registry beside it signs.
const NO_KEYS: CustodianKeys = {
  async sign() {
    throw new AppError('NOT_FOUND', 'No key of this custodian is held here.');
  },
};

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      readonly attestingKeys?: CustodianKeys;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  const custodians = await custodianStore(given.connection);
  const intake = await openIntake(given);
  const attestations = await openAttestations({ ...given, intake, keys: given.attestingKeys ?? NO_KEYS });
  const service: CustodiansService = {
    attestations,
    registry: createCustodianService({ ...given, custodians }),
    intake: intake.service,
    review: intake.review,
  };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(
        custodianResolvers(service.registry),
        intakeResolvers(service.intake),
        reviewResolvers(service.review, headersOf),
        attestationResolvers(service.attestations),
      ),
      internal: service,
    }),
    ports: {},
    near: {},
    intake,
    start() {
      intake.start();
    },
    async close() {
      await intake.close();
    },
  };

  async function headersOf(intakeId: string, context: Context): Promise<readonly string[]> {
    return (await service.intake.byId({ intakeId }, context)).headers;
  }
}
