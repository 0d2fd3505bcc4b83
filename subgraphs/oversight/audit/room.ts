import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { createExportService } from './export-service.ts';
import { createHeadsService } from './heads-service.ts';
import { openPlatformKey } from './platform-key.ts';
import { trailResolvers } from './resolvers.ts';
import { createStatements } from './signed-statements.ts';
import { statementStore } from './statement-model.ts';
import { trailStore } from './trail-model.ts';
import { createTrailRows } from './trail-rows.ts';
import { createTrailService } from './trail-service.ts';
import { verifyTrail } from './verification.ts';

/** Opens the room of the audit trail: what every unit relays, the signed heads of it, its proof and its export. */
export async function openAuditRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  envelope: Envelope;
  tokens: Pick<TokenService, 'deriveKey'>;
  publicUrl: string;
  sweepSeconds: number;
  writerOf: (chain: string) => string | undefined;
  now: Clock;
  log: Logger;
}) {
  const { connection, tokens, sweepSeconds, log } = deps;
  const [store, statements, key] = await Promise.all([
    trailStore(connection),
    statementStore(connection),
    openPlatformKey(deps),
  ]);
  const trail = createTrailService({
    store,
    writerOf: deps.writerOf,
    verifyTrail: () => verifyTrail({ store, statements, key }),
    now: deps.now,
  });
  const heads = createHeadsService({ ...deps, key, statements, trail: store });
  const exports = createExportService({
    ...deps,
    store,
    statements,
    key,
    cursorKey: tokens.deriveKey('audit-export-cursors'),
  });
  const sweeper = createSweeper(
    heads.signHour,
    sweepSeconds * 1000,
    'The heads of the audit trail could not be signed; the next sweep tries again',
    log,
  );
  return {
    resolvers: trailResolvers({ trail, heads, exports }),
    service: trail,
    append: trail.append,
    onAppend: trail.onAppend,
    rows: store,
    trailRows: createTrailRows(connection),
    statements: createStatements(key),
    heads,
    sweep: sweeper.sweep,
    start: sweeper.start,
    close: sweeper.close,
  };
}
