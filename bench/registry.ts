import { openCertificates } from '../grpc/certificates.ts';
import { createGrpcClient } from '../grpc/client.ts';
import { unitSettings } from '../kernel/config.ts';
import { newContext } from '../kernel/context.ts';
import { createLogger } from '../kernel/log.ts';

/** Calls to the issuer registry over mutual TLS, as core-engine makes them. */
export interface Registry {
  call(rpc: string, request: object): Promise<void>;
  close(): void;
}

/** Opens a connection to the registry of the platform with these settings; its certificates are in its data folder. */
export async function openRegistry(env: Readonly<Record<string, string>>): Promise<Registry> {
  const log = createLogger({ level: 'silent' });
  const unit = 'core-engine';
  const certificates = await openCertificates({ dataDir: env['DATA_DIR'] ?? '', names: [unit], log });
  const port = Number(env[unitSettings('issuer-registry').grpc]);
  const client = createGrpcClient({
    unit,
    certificates,
    target: { host: '127.0.0.1', port, serverName: 'issuer-registry' },
    proto: 'testamur/registry/issuer_registry.proto',
    service: 'testamur.registry.IssuerRegistryService',
    deadlineMs: 5000,
    log,
  });
  return {
    async call(rpc, request) {
      await client.call(rpc, request, newContext());
    },
    close() {
      client.close();
      certificates.close();
    },
  };
}
