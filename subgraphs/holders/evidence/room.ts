import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import type { HeldCredentials } from '../ports.ts';
import { evidenceFiles } from './evidence-files.ts';
import { evidenceStore } from './evidence-model.ts';
import { createEvidenceService } from './evidence-service.ts';
import { createIdentityChecks } from './identity-check.ts';
import type { IdentityDocuments, Requests, Scanner } from './ports.ts';
import { evidenceResolvers } from './resolvers.ts';
import { createShownEvidence } from './shown-evidence.ts';

const SWEEP_MS = 60 * 60 * 1000;

export interface EvidenceRoom {
  readonly resolvers: object;
  /** Sweeps at once and every hour from then on. */
  start(): void;
  close(): Promise<void>;
  /** Removes files that broke off more than an hour ago; returns how many there were. */
  sweepOrphans(): Promise<number>;
  readonly eraser: { erase(account: HolderAccount): Promise<readonly Write[]> };
  readonly exporter: { readonly name: 'evidence'; export(holderId: string): Promise<readonly object[]> };
}

/** Evidence files of holders, and the check of a photo against a credential. */
export async function openEvidenceRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  credentials: Pick<HeldCredentials, 'byId'>;
  requests: Requests;
  /** Without it files stay PENDING. */
  scanner?: Scanner | undefined;
  identityDocuments: IdentityDocuments;
  now: Clock;
  log: Logger;
}): Promise<EvidenceRoom> {
  const { connection, ledger, idempotency, credentials, requests, identityDocuments, scanner, now, log } =
    deps;
  const [store, files] = await Promise.all([evidenceStore(connection), evidenceFiles(connection)]);
  const service = createEvidenceService({
    store,
    files,
    credentials,
    requests,
    ledger,
    idempotency,
    scanner,
    now,
    log,
  });
  const checks = createIdentityChecks({ credentials, ledger, identityDocuments });
  const sweeper = createSweeper(
    sweep,
    SWEEP_MS,
    'The sweep of evidence files failed; it runs again at the next interval',
    log,
    leaseOf(connection, 'evidence.orphans', now),
  );

  return {
    resolvers: evidenceResolvers(service, createShownEvidence({ store, files, requests, ledger }), checks),
    start() {
      sweeper.start();
      sweeper.again();
    },
    close: sweeper.close,
    sweepOrphans: service.sweepOrphans,
    eraser: { erase: service.erase },
    exporter: { name: 'evidence', export: service.export },
  };

  async function sweep(): Promise<void> {
    const removed = await service.sweepOrphans();
    if (removed > 0) log.info({ removed }, 'Removed evidence files that had broken off');
  }
}
