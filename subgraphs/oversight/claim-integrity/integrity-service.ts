import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import { decided, decideInput, type Finding, listInput } from './finding.ts';
import type { FindingStore } from './finding-model.ts';
import type { RegisteredKeys, StoredCredentials } from './ports.ts';
import { newScan, parseScanId, runInput, type Scan, scanListInput } from './scan.ts';
import type { ScanStore } from './scan-model.ts';
import { type ScanRunner, scanFact } from './scan-runner.ts';

// Each reads every credential of its scope: one after another.
const MAX_WAITING = 10;

export type IntegrityService = ReturnType<typeof createIntegrityService>;

/** What administrators do about the integrity of stored credentials. */
export function createIntegrityService(deps: {
  scans: ScanStore;
  findings: FindingStore;
  stored: StoredCredentials;
  issuers: RegisteredKeys;
  custodians: RegisteredKeys;
  runner: Pick<ScanRunner, 'run'>;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { scans, findings, stored, issuers, custodians, runner, ledger, idempotency, now } = deps;

  return {
    /**
     * Asks for a scan, and answers before it begins. While one of the same scope is not over, that is the answer.
     * Errors: NOT_FOUND for an issuer or a custodian that nobody knows, LIMIT_REACHED.
     */
    run: async (input: unknown, context: Context): Promise<{ readonly scan: Scan }> => {
      const identity = permit(context, 'integrity.scan');
      const scope = parseInput(runInput, input);
      return idempotency.run(context, 'runIntegrityScan', input, async (remember) => {
        const same = await scans.activeOf(scope);
        if (same) return { scan: same };
        await requireRoom();
        if (scope.issuerDid !== undefined) await requireKnown(scope.issuerDid, context);
        const total = await stored.count(scope, asUnit(context, 'core-engine'));
        const scan = newScan(scope, { total, requestedBy: adminOf(identity), at: now() });
        const result = { scan };
        try {
          await ledger.commit(context, {
            writes: [scans.insertWrite(scan), ...remember(result)],
            audit: scanFact('integrity_scan.requested', scan, 'QUEUED'),
          });
        } catch (error) {
          if (!duplicateKeyOf(error)?.includes('active')) throw error;
          const active = await scans.activeOf(scope);
          // It ended between the two looks: the caller may ask once more.
          if (!active) throw new AppError('CONFLICT', 'A scan of this scope has just ended; ask again.');
          return { scan: active };
        }
        void runner.run();
        return result;
      });
    },

    /** One scan with its progress. Error: NOT_FOUND. */
    async scan(input: unknown, context: Context): Promise<Scan> {
      permit(context, 'integrity.read');
      const found = await scans.byId(parseScanId(input));
      if (!found) throw new AppError('NOT_FOUND', 'There is no scan of that id; the list has them all.');
      return found;
    },

    /** Scans, newest first. */
    async listScans(input: unknown, context: Context): Promise<Page<Scan>> {
      permit(context, 'integrity.read');
      const { status, ...page } = parseInput(scanListInput, input);
      const { skip, limit } = pageWindow(page);
      return { ...(await scans.list(status, { skip, limit })), offset: skip, size: limit };
    },

    /** What scans found, newest first. */
    async listFindings(input: unknown, context: Context): Promise<Page<Finding>> {
      permit(context, 'integrity.read');
      const { filter = {}, ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      return { ...(await findings.list(filter, { skip, limit })), offset: skip, size: limit };
    },

    /** Decides a finding; the same decision again changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH. */
    async resolve(input: unknown, context: Context): Promise<{ readonly finding: Finding }> {
      const identity = permit(context, 'integrity.decide');
      const { findingId, ...decision } = parseInput(decideInput, input);
      const before = await findings.byId(findingId);
      if (!before) throw new AppError('NOT_FOUND', 'There is no finding of that id; the list has them all.');
      requireRowVersion(context, before.rowVersion);
      const after = decided(before, decision, { userId: adminOf(identity), at: now() });
      if (!after) return { finding: before };
      await ledger.commit(context, {
        writes: [findings.write(after, before)],
        audit: {
          action: 'integrity_finding.decided',
          subject: { type: 'IntegrityFinding', id: findingId },
          reason: before.kind,
          previousState: before.status,
          newState: after.status,
        },
      });
      return { finding: after };
    },
  };

  /** Error: LIMIT_REACHED. */
  async function requireRoom(): Promise<void> {
    const waiting = await scans.list('QUEUED', { skip: 0, limit: 1 });
    if (waiting.total >= MAX_WAITING)
      throw new AppError('LIMIT_REACHED', `${MAX_WAITING} scans wait already; ask again when some are over.`);
  }

  /** What is left of an issuer or a custodian without a record can be looked at, too. Error: NOT_FOUND. */
  async function requireKnown(issuerDid: string, context: Context): Promise<void> {
    const unit = asUnit(context, 'core-engine');
    for (const registry of [issuers, custodians]) if (await registry.byDid(issuerDid, unit)) return;
    if ((await stored.count({ issuerDid }, unit)) !== 0) return;
    throw new AppError(
      'NOT_FOUND',
      'There is no issuer and no custodian of that DID, and no credential of it; list them.',
    );
  }
}

function adminOf(identity: Identity): string {
  return identity.kind === 'admin' ? identity.userId : identity.kind;
}
