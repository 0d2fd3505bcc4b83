import type { Context } from '../../kernel/context.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { openSso } from '../sso/index.ts';
import { localSso } from '../sso/ports.ts';
import { CUSTODIAN_SSO } from '../sso/sso-kind.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { intakeResolvers } from './intake/resolvers.ts';
import { type IntakeRoom, openIntake } from './intake/room.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianStore } from './registry/custodian-model.ts';
import { createCustodianService } from './registry/custodian-service.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { reviewResolvers } from './review/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import type { CustodiansService } from './services.ts';
import { custodianSsoResolvers } from './sso/resolvers.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** The batches that are taken in, with what works on them. */
  readonly intake: IntakeRoom;
  start(): void;
  close(): Promise<void>;
}

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  const custodians = await custodianStore(given.connection);
  const intake = await openIntake(given);
  const sso = await openSso({
    ...given,
    kind: CUSTODIAN_SSO,
    async organizationOf(did) {
      const found = await custodians.first({ did });
      return found && { organizationId: found.custodianId, organizationDid: found.did };
    },
  });
  const service: CustodiansService = {
    sso,
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
        custodianSsoResolvers(sso),
        reviewResolvers(service.review, headersOf),
      ),
      internal: service,
    }),
    ports: { sso: localSso(sso.signIn) },
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
