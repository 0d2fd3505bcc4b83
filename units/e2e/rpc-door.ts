import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATE_NAMES, openCertificates } from '../../grpc/certificates.ts';
import { createGrpcClient, type GrpcClient } from '../../grpc/client.ts';
import type { Config } from '../../kernel/config.ts';
import { newContext } from '../../kernel/context.ts';
import { createLogger } from '../../kernel/log.ts';
import type { UnitName } from '../../kernel/units.ts';
import { PEER } from '../../subgraphs/rpc.ts';

/** The public contracts and the unit that serves each. */
export const CONTRACTS = {
  registry: {
    unit: 'issuer-registry',
    proto: 'testamur/registry/issuer_registry.proto',
    service: 'testamur.registry.IssuerRegistryService',
  },
  custodians: {
    unit: 'custodian-registry',
    proto: 'testamur/custodian/custodian_registry.proto',
    service: 'testamur.custodian.CustodianRegistryService',
  },
  issuance: {
    unit: 'credential-issuance',
    proto: 'testamur/issuance/credential_issuance.proto',
    service: 'testamur.issuance.CredentialIssuanceService',
  },
  catalog: {
    unit: 'program-catalog',
    proto: 'testamur/catalog/catalog_registry.proto',
    service: 'testamur.catalog.CatalogRegistryService',
  },
  learners: {
    unit: 'learner-records',
    proto: 'testamur/learners/learner_records.proto',
    service: 'testamur.learners.LearnerRecordsService',
  },
  verification: {
    unit: 'verification-engine',
    proto: 'testamur/verification/verification_engine.proto',
    service: 'testamur.verification.VerificationEngineService',
  },
} as const satisfies Record<string, { unit: UnitName; proto: string; service: string }>;

export type ContractName = keyof typeof CONTRACTS;

/** One RPC of a contract, with what it is asked and by whom. */
export interface RpcRequest {
  readonly to: ContractName;
  readonly rpc: string;
  readonly request?: object;
  /** The name in the client's certificate; a partner integration unless told. */
  readonly as?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the reply
export type RpcReply = any;

export interface RpcDoor {
  /** Errors: the AppError that the trailers of the refusal carry. */
  call(request: RpcRequest): Promise<RpcReply>;
  /** Binds the partner integration to these issuers and no others, as an operator does. */
  bindPeer(...issuers: readonly string[]): void;
  close(): void;
}

/** Binds the certificate `peer` to these issuers and no others; it counts at once. */
export function bindPeer(dataDir: string, issuers: readonly string[]): void {
  const file = join(dataDir, 'peers.json');
  writeFileSync(`${file}.new`, JSON.stringify({ [PEER]: { issuers } }));
  renameSync(`${file}.new`, file);
}

/** The gRPC ports of a running platform, over mutual TLS with the certificates of its data folder. */
export async function openRpcDoor({ DATA_DIR, units }: Config): Promise<RpcDoor> {
  const log = createLogger({ level: 'silent' });
  const certificates = await openCertificates({ dataDir: DATA_DIR, names: CERTIFICATE_NAMES, log });
  const clients = new Map<string, GrpcClient>();
  const clientOf = (to: ContractName, as: string): GrpcClient => {
    const known = clients.get(`${as} ${to}`);
    if (known) return known;
    const { unit, proto, service } = CONTRACTS[to];
    const { host, grpc = 0 } = units[unit];
    const target = { host, port: grpc, serverName: unit };
    const client = createGrpcClient({
      unit: as,
      certificates,
      target,
      proto,
      service,
      deadlineMs: 10_000,
      log,
    });
    clients.set(`${as} ${to}`, client);
    return client;
  };
  return {
    call: ({ to, rpc, request = {}, as = PEER }) => clientOf(to, as).call(rpc, request, newContext()),
    bindPeer: (...issuers) => bindPeer(DATA_DIR, issuers),
    close() {
      for (const client of clients.values()) client.close();
      certificates.close();
    },
  };
}
