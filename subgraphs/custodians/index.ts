import type { Context } from '../../kernel/context.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { attestationResolvers } from './attestations/resolvers.ts';
import { type AttestationRoom, openAttestations } from './attestations/room.ts';
import { intakeResolvers } from './intake/resolvers.ts';
import { type IntakeRoom, openIntake } from './intake/room.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { openCustodianRegistry } from './registry/room.ts';
import type { CustodianSigning } from './registry/signing.ts';
import { recordSource } from './review/record-source.ts';
import { reviewResolvers } from './review/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import { credentialSource } from './search/credential-source.ts';
import { searchResolvers } from './search/resolvers.ts';
import { createSearchService } from './search/search-service.ts';
import type { CustodiansService } from './services.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** Signatures as custodians, and the proof of those that they made themselves. */
  readonly signing: CustodianSigning;
  /** The batches that are taken in, with what works on them. */
  readonly intake: IntakeRoom;
  /** What is vouched for. */
  readonly attestations: AttestationRoom;
  start(): void;
  close(): Promise<void>;
}

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds &
    Pick<Parameters<typeof openCustodianRegistry>[0], 'envelope' | 'contextUrl' | 'cacheOptions'> & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      /** For fingerprints of what is searched for. */
      readonly fingerprintKey: Buffer;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  // First: a wrong key-encryption key stops the start before anything else is opened.
  const registry = await openCustodianRegistry(given);
  const intake = await openIntake(given);
  const attestations = await openAttestations({ ...given, intake, keys: registry.signing });
  const service: CustodiansService = {
    registry: registry.service,
    attestations: attestations.service,
    intake: intake.service,
    review: intake.review,
    search: createSearchService({
      ...given,
      sources: [recordSource(intake.records), credentialSource(given.credentialSearch)],
    }),
  };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(
        custodianResolvers(service.registry),
        intakeResolvers(service.intake),
        reviewResolvers(service.review, headersOf),
        attestationResolvers(service.attestations),
        searchResolvers(service.search),
      ),
      internal: service,
    }),
    ports: registry.ports,
    near: {},
    signing: registry.signing,
    intake,
    attestations,
    start() {
      intake.start();
      attestations.start();
    },
    async close() {
      await Promise.all([intake.close(), attestations.close(), registry.close()]);
    },
  };

  async function headersOf(intakeId: string, context: Context): Promise<readonly string[]> {
    return (await service.intake.byId({ intakeId }, context)).headers;
  }
}
