import type { Context } from '../../kernel/context.ts';
import { asUnit, newContext } from '../../kernel/context.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { orUndefined } from '../rpc-replies.ts';
import { openSso } from '../sso/index.ts';
import { localSso } from '../sso/ports.ts';
import { CUSTODIAN_SSO } from '../sso/sso-kind.ts';
import { ssoStores } from '../sso/sso-model.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { attestationResolvers } from './attestations/resolvers.ts';
import { type AttestationRoom, openAttestations } from './attestations/room.ts';
import { createDemoCustodianRecords } from './demo/room.ts';
import { intakeResolvers } from './intake/resolvers.ts';
import { type IntakeRoom, openIntake } from './intake/room.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { openCustodianRegistry } from './registry/room.ts';
import type { CustodianSigning } from './registry/signing.ts';
import { createCustodianReports } from './reports/custodian-reports.ts';
import { recordSource } from './review/record-source.ts';
import { reviewResolvers } from './review/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import { credentialSource } from './search/credential-source.ts';
import { searchResolvers } from './search/resolvers.ts';
import { createSearchService } from './search/search-service.ts';
import type { CustodiansService } from './services.ts';
import { custodianSsoResolvers } from './sso/resolvers.ts';
import { memberSource } from './workforce/member-source.ts';
import { workforceResolvers } from './workforce/resolvers.ts';
import { openWorkforce, type WorkforceRoom } from './workforce/room.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** Signatures as custodians, and the proof of those that they made themselves. */
  readonly signing: CustodianSigning;
  /** The batches that are taken in, with what works on them. */
  readonly intake: IntakeRoom;
  /** What is vouched for. */
  readonly attestations: AttestationRoom;
  /** What keeps the registers of workforces. */
  readonly workforce: WorkforceRoom;
  start(): void;
  close(): Promise<void>;
}

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds &
    Pick<Parameters<typeof openCustodianRegistry>[0], 'envelope' | 'contextUrl' | 'cacheOptions'> & {
      /** Reads what identity providers tell. */
      readonly outbound: ExchangingOutbound;
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      /** For fingerprints of what is searched for. */
      readonly fingerprintKey: Buffer;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  // First: a wrong key-encryption key stops the start before anything else is opened.
  const ssoRecords = await ssoStores(given.connection);
  const registry = await openCustodianRegistry({ ...given, sealedElsewhere: ssoRecords.sealedWith });
  const intake = await openIntake({
    ...given,
    custodians: registry.records,
    consents: given.workforce.consents,
  });
  const sso = openSso({
    ...given,
    stores: ssoRecords,
    kind: CUSTODIAN_SSO,
    async organizationOf(did) {
      const found = await registry.ports.directory.byDid(did, asUnit(newContext(), 'custodian-registry'));
      return found && { organizationId: found.custodianId, organizationDid: found.did };
    },
  });
  const attestations = await openAttestations({ ...given, intake, keys: registry.signing });
  const workforce = await openWorkforce({ ...given, custodians: registry.records, uploads: intake.uploads });
  const demoRecords = createDemoCustodianRecords({
    ...given,
    custodians: registry.records,
    intake,
    attestations,
    workforce,
    keys: registry.signing,
    sso,
  });
  const service: CustodiansService = {
    sso,
    registry: registry.service,
    attestations: attestations.service,
    intake: intake.service,
    review: intake.review,
    demoRecords,
    search: createSearchService({
      ...given,
      sources: [
        recordSource(intake.records),
        credentialSource(given.credentialSearch),
        memberSource(workforce.stores.members),
      ],
    }),
    workforce: workforce.service,
    reports: createCustodianReports({ ...workforce.stores, records: intake.records, now: given.now }),
  };
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(
        custodianResolvers(service.registry),
        intakeResolvers(service.intake),
        custodianSsoResolvers(sso),
        reviewResolvers(service.review, headersOf),
        attestationResolvers(service.attestations),
        searchResolvers(service.search),
        workforceResolvers(service.workforce),
      ),
      internal: service,
    }),
    ports: {
      ...registry.ports,
      demoRecords,
      sso: localSso(sso.signIn),
      attestations: {
        standing: (attestationId, context) =>
          orUndefined(
            attestations.service.standing({ attestationId }, asUnit(context, 'verification-engine')),
          ),
      },
      reported: {
        compliance: (input, context) => service.reports.compliance(input, asCore(context)),
        ofPerson: (input, context) => service.reports.ofPerson(input, asCore(context)),
      },
    },
    near: {},
    signing: registry.signing,
    intake,
    attestations,
    workforce,
    start() {
      intake.start();
      attestations.start();
      workforce.start();
      sso.start();
    },
    async close() {
      await Promise.all([
        intake.close(),
        attestations.close(),
        workforce.close(),
        sso.close(),
        registry.close(),
      ]);
    },
  };

  async function headersOf(intakeId: string, context: Context): Promise<readonly string[]> {
    return (await service.intake.byId({ intakeId }, context)).headers;
  }
}
