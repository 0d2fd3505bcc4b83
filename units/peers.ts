import { protoPath as healthProto } from 'grpc-health-check';
import type { Certificates } from '../grpc/certificates.ts';
import { createGrpcClient, type GrpcClient } from '../grpc/client.ts';
import { createRemoteStanding } from '../grpc/clients/admin-console.ts';
import { createRemoteApplicants } from '../grpc/clients/applicants.ts';
import { createRemotePlatformHealth, createRemoteTrail } from '../grpc/clients/core-engine.ts';
import { createRemoteStatuses } from '../grpc/clients/credential-issuance.ts';
import { createRemoteDemoCredentials, createRemoteDemoIssuers } from '../grpc/clients/demo.ts';
import { createRemoteFederation } from '../grpc/clients/federated-issuers.ts';
import { createHealthCheck } from '../grpc/clients/health.ts';
import { createRemoteCredentials } from '../grpc/clients/held-credentials.ts';
import { createRemoteHolderSessions } from '../grpc/clients/holder-sessions.ts';
import { createRemoteMemberStanding } from '../grpc/clients/issuer-members.ts';
import { createRemoteIssuers } from '../grpc/clients/issuer-registry.ts';
import {
  createRemoteCredentialCounts,
  createRemoteIssuerCounts,
  createRemoteVerificationCounts,
} from '../grpc/clients/network-stats.ts';
import { createRemoteSettings } from '../grpc/clients/settings.ts';
import { createRemoteStoredCredentials } from '../grpc/clients/stored-credentials.ts';
import { createRemoteVerifier } from '../grpc/clients/verification-engine.ts';
import { createRemoteVerificationFailures } from '../grpc/clients/verification-failures.ts';
import { createRemoteSubgraph } from '../grpc/subgraph-client.ts';
import { SUBGRAPH_PROTO, SUBGRAPH_SERVICE } from '../grpc/subgraph-service.ts';
import { createVouch } from '../grpc/vouching.ts';
import type { AssertionSigner } from '../kernel/assertion.ts';
import type { Config, UnitName } from '../kernel/config.ts';
import type { Logger } from '../kernel/log.ts';
import type { DemoCredentials, DemoIssuers } from '../subgraphs/core/demo/ports.ts';
import type { SubgraphExecutor } from '../subgraphs/execute.ts';
import { SUBGRAPH_UNITS, type SubgraphName } from '../subgraphs/sdl.ts';

/** The other units as one unit of this process reaches them over gRPC, with its own certificate. Nothing connects before its first call. */
export interface Peers extends ReturnType<typeof createRemoteIssuers> {
  readonly federated: ReturnType<typeof createRemoteFederation>;
  readonly statuses: ReturnType<typeof createRemoteStatuses>;
  readonly credentials: ReturnType<typeof createRemoteCredentials>;
  readonly verifier: ReturnType<typeof createRemoteVerifier>;
  readonly holderSessions: ReturnType<typeof createRemoteHolderSessions>;
  readonly memberStanding: ReturnType<typeof createRemoteMemberStanding>;
  readonly trail: ReturnType<typeof createRemoteTrail>;
  readonly standing: ReturnType<typeof createRemoteStanding>;
  readonly platformHealth: ReturnType<typeof createRemotePlatformHealth>;
  readonly demo: { readonly issuers: DemoIssuers; readonly credentials: DemoCredentials };
  /** Asks another unit's standard health service. */
  healthCheck(of: UnitName): () => Promise<void>;
  readonly applicants: ReturnType<typeof createRemoteApplicants>;
  readonly verificationFailures: ReturnType<typeof createRemoteVerificationFailures>;
  readonly settings: ReturnType<typeof createRemoteSettings>;
  readonly credentialCounts: ReturnType<typeof createRemoteCredentialCounts>;
  readonly verificationCounts: ReturnType<typeof createRemoteVerificationCounts>;
  readonly issuerCounts: ReturnType<typeof createRemoteIssuerCounts>;
  readonly storedCredentials: ReturnType<typeof createRemoteStoredCredentials>;
  subgraph(name: SubgraphName): SubgraphExecutor;
}

export interface PeerDirectory {
  of(unit: UnitName): Peers;
  close(): void;
}

// How long the gateway's word for one call is good, on top of the longest work.
const CALL_MS = 30_000;
const DEMO_PROTO = 'testamur/internal/demo.proto';

const CONTRACTS = {
  'issuer-registry': ['testamur/registry/issuer_registry.proto', 'testamur.registry.IssuerRegistryService'],
  'credential-issuance': [
    'testamur/issuance/credential_issuance.proto',
    'testamur.issuance.CredentialIssuanceService',
  ],
  'verification-engine': [
    'testamur/verification/verification_engine.proto',
    'testamur.verification.VerificationEngineService',
  ],
  'core-engine': ['testamur/internal/audit.proto', 'testamur.internal.AuditService'],
  'admin-console': ['testamur/internal/access.proto', 'testamur.internal.AdminAccessService'],
} as const;

function registryOf(client: GrpcClient) {
  return { ...createRemoteIssuers(client), federated: createRemoteFederation(client) };
}

function credentialsOf(client: GrpcClient) {
  return { statuses: createRemoteStatuses(client), credentials: createRemoteCredentials(client) };
}

export function createPeers(options: {
  config: Config;
  certificates: Certificates;
  /** Signs where the gateway runs in this process. */
  signer: AssertionSigner | undefined;
  log: Logger;
}): PeerDirectory {
  const { config, certificates, signer, log } = options;
  const vouch = createVouch(signer, CALL_MS + config.BATCH_DEADLINE_MS);
  const clients: GrpcClient[] = [];
  const made = new Map<UnitName, Peers>();
  const open = (unit: UnitName, target: UnitName, proto: string, service: string): GrpcClient => {
    const { host, grpc } = config.units[target];
    const client = createGrpcClient({
      unit,
      certificates,
      target: { host, port: grpc ?? 0, serverName: target },
      proto,
      service,
      deadlineMs: config.UPSTREAM_DEADLINE_MS,
      log,
    });
    clients.push(client);
    return client;
  };
  const contract = (unit: UnitName, target: keyof typeof CONTRACTS) => {
    const [proto, service] = CONTRACTS[target];
    return open(unit, target, proto, service);
  };

  const statsOf = (unit: UnitName) => {
    const counts = (target: UnitName, service: string) =>
      open(unit, target, 'testamur/internal/stats.proto', `testamur.internal.${service}`);
    return {
      credentialCounts: createRemoteCredentialCounts(counts('credential-issuance', 'CredentialStatsService')),
      verificationCounts: createRemoteVerificationCounts(
        counts('verification-engine', 'VerificationStatsService'),
      ),
      issuerCounts: createRemoteIssuerCounts(counts('issuer-registry', 'IssuerStatsService')),
    };
  };

  const subgraphs = new Map<string, SubgraphExecutor>();
  const subgraphOf = (unit: UnitName, name: SubgraphName): SubgraphExecutor => {
    const target = SUBGRAPH_UNITS[name];
    const known = subgraphs.get(`${unit} ${target}`);
    if (known) return known;
    const client = open(unit, target, SUBGRAPH_PROTO, SUBGRAPH_SERVICE);
    const executor = createRemoteSubgraph({
      client,
      unit: target,
      vouch,
      slowDeadlineMs: config.BATCH_DEADLINE_MS,
    });
    subgraphs.set(`${unit} ${target}`, executor);
    return executor;
  };

  return {
    of(unit) {
      const known = made.get(unit);
      if (known) return known;
      const peers: Peers = {
        ...registryOf(contract(unit, 'issuer-registry')),
        ...credentialsOf(contract(unit, 'credential-issuance')),
        verifier: createRemoteVerifier(contract(unit, 'verification-engine')),
        holderSessions: createRemoteHolderSessions(
          open(
            unit,
            'core-engine',
            'testamur/internal/session.proto',
            'testamur.internal.HolderSessionService',
          ),
        ),
        memberStanding: createRemoteMemberStanding(
          open(
            unit,
            'core-engine',
            'testamur/internal/members.proto',
            'testamur.internal.IssuerMemberService',
          ),
        ),
        trail: createRemoteTrail(contract(unit, 'core-engine')),
        standing: createRemoteStanding(contract(unit, 'admin-console')),
        platformHealth: createRemotePlatformHealth(
          open(
            unit,
            'core-engine',
            'testamur/internal/health.proto',
            'testamur.internal.PlatformHealthService',
          ),
        ),
        demo: {
          issuers: createRemoteDemoIssuers(
            open(unit, 'issuer-registry', DEMO_PROTO, 'testamur.internal.DemoIssuerService'),
            contract(unit, 'issuer-registry'),
          ),
          credentials: createRemoteDemoCredentials(
            open(unit, 'credential-issuance', DEMO_PROTO, 'testamur.internal.DemoCredentialService'),
            contract(unit, 'credential-issuance'),
          ),
        },
        healthCheck: (of) => createHealthCheck(open(unit, of, healthProto, 'grpc.health.v1.Health'), of),
        applicants: createRemoteApplicants(
          open(
            unit,
            'issuer-registry',
            'testamur/internal/applicants.proto',
            'testamur.internal.ApplicantService',
          ),
          vouch,
        ),
        verificationFailures: createRemoteVerificationFailures(
          open(
            unit,
            'verification-engine',
            'testamur/internal/verification_failures.proto',
            'testamur.internal.VerificationFailureService',
          ),
        ),
        settings: createRemoteSettings(
          open(
            unit,
            'admin-console',
            'testamur/internal/settings.proto',
            'testamur.internal.SettingsService',
          ),
          vouch,
        ),
        ...statsOf(unit),
        storedCredentials: createRemoteStoredCredentials(
          open(
            unit,
            'credential-issuance',
            'testamur/internal/stored_credentials.proto',
            'testamur.internal.StoredCredentialsService',
          ),
        ),
        subgraph: (name) => subgraphOf(unit, name),
      };
      made.set(unit, peers);
      return peers;
    },
    close() {
      for (const client of clients) client.close();
    },
  };
}
