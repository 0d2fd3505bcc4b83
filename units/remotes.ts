import type { Certificates } from '../grpc/certificates.ts';
import { createGrpcClient, type GrpcClient } from '../grpc/client.ts';
import { createHealthCheck, HEALTH } from '../grpc/health-check.ts';
import { createRemoteSubgraph } from '../grpc/subgraph-client.ts';
import { SUBGRAPH } from '../grpc/subgraph-service.ts';
import { createVouch } from '../grpc/vouching.ts';
import type { AssertionSigner } from '../kernel/assertion.ts';
import type { Config } from '../kernel/config.ts';
import type { Logger } from '../kernel/log.ts';
import type { UnitName } from '../kernel/units.ts';
import { DOMAIN_UNITS, DOMAINS, type DomainName, type PortsOf } from '../subgraphs/domains.ts';
import type { SubgraphExecutor } from '../subgraphs/execute.ts';
import type { Contract } from '../subgraphs/rpc.ts';

/** The other units as units of this process reach them over gRPC, each with its own certificate. Nothing connects before its first call. */
export interface Remotes {
  /** What a domain elsewhere offers to a unit of this process. */
  ports<Name extends DomainName>(caller: UnitName, name: Name): PortsOf<Name>;
  subgraph(caller: UnitName, name: DomainName): SubgraphExecutor;
  /** Asks a unit's standard health service. */
  healthCheck(caller: UnitName, of: UnitName): () => Promise<void>;
  close(): void;
}

// How long the gateway's word for one call is good, on top of the longest work.
const CALL_MS = 30_000;

export function createRemotes(options: {
  config: Config;
  certificates: Certificates;
  /** Signs where the gateway runs in this process. */
  signer: AssertionSigner | undefined;
  log: Logger;
}): Remotes {
  const { config, certificates, signer, log } = options;
  const vouch = createVouch(signer, CALL_MS + config.BATCH_DEADLINE_MS);
  const clients = new Map<string, GrpcClient>();
  const made = new Map<string, unknown>();

  const clientOf = (caller: UnitName, target: UnitName, { service, proto }: Contract): GrpcClient => {
    const key = `${caller} ${target} ${service}`;
    const known = clients.get(key);
    if (known) return known;
    const { host, grpc } = config.units[target];
    const client = createGrpcClient({
      unit: caller,
      certificates,
      target: { host, port: grpc ?? 0, serverName: target },
      proto,
      service,
      deadlineMs: config.UPSTREAM_DEADLINE_MS,
      log,
    });
    clients.set(key, client);
    return client;
  };

  return {
    ports<Name extends DomainName>(caller: UnitName, name: Name) {
      const unit = DOMAIN_UNITS[name];
      const { remote } = DOMAINS.find((domain) => domain.name === name) ?? {};
      const client = (contract: Contract) => clientOf(caller, unit, contract);
      return once(`ports ${caller} ${name}`, () => remote?.({ client, vouch })) as PortsOf<Name>;
    },
    subgraph(caller, name) {
      const unit = DOMAIN_UNITS[name];
      return once(`subgraph ${caller} ${name}`, () =>
        createRemoteSubgraph({
          client: clientOf(caller, unit, SUBGRAPH),
          subgraph: name,
          unit,
          vouch,
          slowDeadlineMs: config.BATCH_DEADLINE_MS,
        }),
      );
    },
    healthCheck: (caller, of) => createHealthCheck(clientOf(caller, of, HEALTH), of),
    close() {
      for (const client of clients.values()) client.close();
    },
  };

  function once<T>(key: string, make: () => T): T {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  }
}
