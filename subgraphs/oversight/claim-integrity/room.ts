import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { findingStore } from './finding-model.ts';
import { createIntegrityService } from './integrity-service.ts';
import type { LockedClaims, PublishedVersions, RegisteredKeys, StoredCredentials } from './ports.ts';
import { integrityResolvers } from './resolvers.ts';
import { scanStore } from './scan-model.ts';
import { createScanRunner } from './scan-runner.ts';

/** Opens the room that proves stored credentials, and published versions of the catalog, again. */
export async function openClaimIntegrityRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  stored: StoredCredentials;
  issuers: RegisteredKeys;
  custodians: RegisteredKeys;
  claims: LockedClaims;
  versions: PublishedVersions;
  portionSize?: number;
  sweepSeconds: number;
  now: Clock;
  log: Logger;
}) {
  const [scans, findings] = await Promise.all([scanStore(deps.connection), findingStore(deps.connection)]);
  const runner = createScanRunner({ ...deps, scans, findings });
  const service = createIntegrityService({ ...deps, scans, findings, runner });
  return { service, runner, resolvers: integrityResolvers(service) };
}
