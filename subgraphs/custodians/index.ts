import type { Context } from '../../kernel/context.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { intakeResolvers } from './intake/resolvers.ts';
import { type IntakeRoom, openIntake } from './intake/room.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianStore } from './registry/custodian-model.ts';
import { createCustodianService } from './registry/custodian-service.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { recordSource } from './review/record-source.ts';
import { reviewResolvers } from './review/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import { credentialSource } from './search/credential-source.ts';
import { searchResolvers } from './search/resolvers.ts';
import { createSearchService } from './search/search-service.ts';
import type { CustodiansService } from './services.ts';
import { workforceResolvers } from './workforce/resolvers.ts';
import { openWorkforce, type WorkforceRoom } from './workforce/room.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** The batches that are taken in, with what works on them. */
  readonly intake: IntakeRoom;
  /** What keeps the registers of workforces. */
  readonly workforce: WorkforceRoom;
  start(): void;
  close(): Promise<void>;
}

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      /** For fingerprints of what is searched for. */
      readonly fingerprintKey: Buffer;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  const custodians = await custodianStore(given.connection);
  const intake = await openIntake(given);
  const workforce = await openWorkforce({ ...given, custodians, uploads: intake.uploads });
  const service: CustodiansService = {
    registry: createCustodianService({ ...given, custodians }),
    intake: intake.service,
    review: intake.review,
    search: createSearchService({
      ...given,
      sources: [recordSource(intake.records), credentialSource(given.credentialSearch)],
    }),
    workforce: workforce.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(
        custodianResolvers(service.registry),
        intakeResolvers(service.intake),
        reviewResolvers(service.review, headersOf),
        searchResolvers(service.search),
        workforceResolvers(service.workforce),
      ),
      internal: service,
    }),
    ports: {},
    near: {},
    intake,
    workforce,
    start() {
      intake.start();
      workforce.start();
    },
    async close() {
      await Promise.all([intake.close(), workforce.close()]);
    },
  };

  async function headersOf(intakeId: string, context: Context): Promise<readonly string[]> {
    return (await service.intake.byId({ intakeId }, context)).headers;
  }
}
