import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import type { IssuerKey } from '../../../kernel/crypto/credential-proof.ts';
import { isAppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { isConflict } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { duplicateSighting, examine, examineVersion, guessingSighting } from './checks.ts';
import { type Finding, findingIdOf, type Sighting, seen } from './finding.ts';
import type { FindingStore } from './finding-model.ts';
import type {
  LockedClaims,
  PublishedVersions,
  RegisteredKeys,
  StoredCredential,
  StoredCredentials,
} from './ports.ts';
import { isOfAll, type Scan } from './scan.ts';
import type { ScanStore } from './scan-model.ts';

const PORTION = 200;
/** Versions of the catalog, which may be larger. */
const VERSION_PORTION = 50;
/** Checked without a break; about 2 ms, so that requests hardly wait. */
const AT_ONCE = 10;
/** Pause after each portion. */
const PAUSE_MS = 20;
const LEASE_MS = 60_000;
/** A portion that fails so often, one time after another, fails the scan. */
const TOLERATED_FAILURES = 5;
// Temporary errors: the scan waits until they are over, however long.
const PASSING: ReadonlySet<string> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'STORAGE_UNAVAILABLE',
  'SHUTTING_DOWN',
  'OVERLOADED',
]);

const OF_CUSTODIAN = 'CUSTODIAN ';

/** Names an authority: an issuer and a custodian of one DID are two. */
function authorityOf({ authorityType, issuerDid }: StoredCredential): string {
  return authorityType === 'CUSTODIAN' ? `${OF_CUSTODIAN}${issuerDid}` : issuerDid;
}

export type ScanRunner = ReturnType<typeof createScanRunner>;

/**
 * Runs scans in portions, in the background. The progress of a scan is stored after each portion, and one process at a time works on it
 * under a lease: when that process stops or dies, another one continues. Nothing is left out; some is checked twice.
 */
export function createScanRunner(deps: {
  scans: ScanStore;
  findings: FindingStore;
  stored: StoredCredentials;
  issuers: RegisteredKeys;
  custodians: RegisteredKeys;
  claims: LockedClaims;
  versions: PublishedVersions;
  ledger: Ledger;
  /** Credentials of a portion, after which the progress is stored; 200 unless told. */
  portionSize?: number;
  /** Seconds between two looks for scans that nobody works on. */
  sweepSeconds: number;
  now: Clock;
  log: Logger;
}) {
  const { scans, findings, stored, issuers, custodians, claims, versions, ledger, sweepSeconds, now, log } =
    deps;
  const { portionSize = PORTION } = deps;
  const versionPortion = Math.min(portionSize, VERSION_PORTION);
  const lease = newId();
  let closing = false;
  let isAsked = false;
  const sweeper = createSweeper(
    work,
    sweepSeconds * 1000,
    'A look for integrity scans failed; the next one follows',
    log,
  );

  return {
    start: sweeper.start,
    /** Works until nothing is to be done that was asked for before this call. */
    async run() {
      isAsked = true;
      await sweeper.sweep();
      // The sweep that this call joined had looked for the last time already.
      if (isAsked && !closing) await sweeper.sweep();
    },
    async close() {
      closing = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    while (!closing) {
      isAsked = false;
      const scan = await scans.take(lease, now(), leaseEnd());
      if (!scan && !isAsked) return;
      if (scan && !(await workOn(scan))) return;
    }
  }

  /** False when the scan waits for something that passes: the next look takes it up again. */
  async function workOn(taken: Scan): Promise<boolean> {
    const context = newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
    let scan: Scan | undefined = taken;
    try {
      if (scan.status === 'QUEUED') scan = await advance(scan, { status: 'RUNNING', startedAt: now() });
      while (scan && !closing) {
        scan = await (scan.versionCursor === null
          ? portion(scan, context)
          : portionOfVersions(scan, context));
        if (scan?.status === 'COMPLETED') {
          await scans.forgetClaims(scan.scanId);
          const { scanId, checked, versionsChecked, findings } = scan;
          log.info({ scanId, checked, versionsChecked, findings }, 'An integrity scan is complete');
          return true;
        }
        await delay(PAUSE_MS);
      }
    } catch (error) {
      return await fail(scan ?? taken, error, context);
    }
    // This process closes, or the scan was changed by another one: the next process that looks may take it.
    await scans.release(taken.scanId, lease);
    return true;
  }

  /** Checks the next credentials and stores what came of it; undefined when the lease was lost. */
  async function portion(scan: Scan, context: Context): Promise<Scan | undefined> {
    const page = await stored.page({ after: scan.cursor, limit: portionSize, scope: scan.scope }, context);
    const sightings = await sightingsOf(scan, page.credentials, context);
    const checked = scan.checked + page.credentials.length;
    const set: Partial<Scan> = {
      cursor: page.after,
      checked,
      findings: scan.findings + sightings.length,
      failures: 0,
      ...(page.isEnd ? { total: checked } : {}),
      ...(page.isEnd ? (isOfAll(scan.scope) ? { versionCursor: '' } : completed()) : {}),
    };
    return note(scan, set, sightings, context);
  }

  /** The same for the versions of the catalog. */
  async function portionOfVersions(scan: Scan, context: Context): Promise<Scan | undefined> {
    const page = await versions.page({ after: scan.versionCursor ?? '', limit: versionPortion }, context);
    const sightings = page.versions.flatMap(examineVersion);
    const set: Partial<Scan> = {
      versionCursor: page.after,
      versionsChecked: scan.versionsChecked + page.versions.length,
      findings: scan.findings + sightings.length,
      failures: 0,
      ...(page.isEnd ? completed() : {}),
    };
    return note(scan, set, sightings, context);
  }

  function completed(): Pick<Scan, 'status' | 'finishedAt'> {
    return { status: 'COMPLETED', finishedAt: now() };
  }

  async function note(
    scan: Scan,
    set: Partial<Scan>,
    sightings: readonly Sighting[],
    context: Context,
  ): Promise<Scan | undefined> {
    if (sightings.length === 0 && set.status === undefined) return advance(scan, set);
    return record(scan, set, sightings, context);
  }

  async function sightingsOf(
    scan: Scan,
    credentials: readonly StoredCredential[],
    context: Context,
  ): Promise<Sighting[]> {
    const existing = await linkedOf(credentials, context);
    const keys = await keysOfAuthorities(credentials, context);
    const locked = await claims.lockedOf(credentials.map(({ credentialId }) => credentialId));
    const sightings = [...locked].map(([credentialId, links]) => guessingSighting(credentialId, links));
    const claimed: (readonly [hash: string, credentialId: string])[] = [];
    for (const [place, credential] of credentials.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
      const examined = examine(credential, { keys: keys.get(authorityOf(credential)), existing });
      sightings.push(...examined.sightings);
      if (examined.claimsHash) claimed.push([examined.claimsHash, credential.credentialId]);
    }
    // In the order of ids, so that the first of a pair is the same in every scan.
    const first = await scans.firstWith(scan.scanId, new Map([...claimed].reverse()), now());
    for (const [hash, credentialId] of claimed) {
      const firstId = first.get(hash);
      if (firstId !== undefined && firstId !== credentialId)
        sightings.push(duplicateSighting(credentialId, firstId, hash));
    }
    return sightings;
  }

  async function linkedOf(credentials: readonly StoredCredential[], context: Context): Promise<Set<string>> {
    const ids = credentials.flatMap(({ supersedesCredentialId, supersededByCredentialId }) =>
      [supersedesCredentialId, supersededByCredentialId].filter((id) => id !== undefined),
    );
    return new Set(ids.length > 0 ? await stored.existing([...new Set(ids)], context) : []);
  }

  /** Read again for each portion, so that signatures of a key that was added meanwhile do not count as wrong. */
  async function keysOfAuthorities(
    credentials: readonly StoredCredential[],
    context: Context,
  ): Promise<ReadonlyMap<string, readonly IssuerKey[]>> {
    const keys = new Map<string, readonly IssuerKey[]>();
    for (const [name, { issuerDid }] of new Map(credentials.map((one) => [authorityOf(one), one]))) {
      const registry = name.startsWith(OF_CUSTODIAN) ? custodians : issuers;
      const found = await registry.byDid(issuerDid, context);
      if (found) keys.set(name, found.keys);
    }
    return keys;
  }

  async function advance(scan: Scan, set: Partial<Scan>): Promise<Scan | undefined> {
    return (await scans.progress(scan, lease, set, leaseEnd())) ? { ...scan, ...set } : undefined;
  }

  /** The findings, where the scan stands and what is told of both in the audit trail: all or none. */
  async function record(
    scan: Scan,
    set: Partial<Scan>,
    sightings: readonly Sighting[],
    context: Context,
  ): Promise<Scan | undefined> {
    const at = now();
    const known = await findings.byIds(sightings.map(findingIdOf));
    const changed = sightings.map((sighting) => {
      const before = known.get(findingIdOf(sighting));
      return { before, after: seen(before, sighting, scan.scanId, at) };
    });
    try {
      await ledger.commit(context, {
        writes: [
          scans.progressWrite(scan, lease, set, leaseEnd()),
          ...changed.map(({ before, after }) => findings.write(after, before)),
        ],
        audit: [
          ...changed
            .filter(({ before, after }) => before?.status !== after.status)
            .map(({ before, after }) => openedFact(before, after)),
          ...(set.status === 'COMPLETED' ? [scanFact('integrity_scan.completed', scan, set.status)] : []),
        ],
      });
    } catch (error) {
      // Another process has the scan, or an administrator decided a finding at this moment: the next look tells.
      if (isConflict(error)) return undefined;
      throw error;
    }
    return { ...scan, ...set };
  }

  /** Notes what went wrong; true when the scan has failed by it. */
  async function fail(scan: Scan, error: unknown, context: Context): Promise<boolean> {
    const { scanId } = scan;
    const passes = isAppError(error) && PASSING.has(error.code);
    log.warn({ err: error, scanId }, 'A portion of an integrity scan failed; it is tried again');
    const failures = scan.failures + (passes ? 0 : 1);
    if (failures < TOLERATED_FAILURES) {
      if (!passes) await scans.progress(scan, lease, { failures }, leaseEnd());
      await scans.release(scanId, lease);
      return false;
    }
    const failure = 'A portion failed again and again; the log has the reason under the id of the scan.';
    const set = { status: 'FAILED', failure, failures, finishedAt: now() } as const;
    await ledger.commit(context, {
      writes: [scans.progressWrite(scan, lease, set, leaseEnd())],
      audit: { ...scanFact('integrity_scan.failed', scan, 'FAILED'), status: 'FAILED' },
    });
    await scans.forgetClaims(scanId);
    return true;
  }

  function leaseEnd(): Date {
    return new Date(now().getTime() + LEASE_MS);
  }
}

/** A fact about a scan. */
export function scanFact(action: AuditAction, { scanId, status }: Scan, newState: Scan['status']): AuditFact {
  return {
    action,
    subject: { type: 'IntegrityScan', id: scanId },
    ...(newState === status ? {} : { previousState: status }),
    newState,
  };
}

function openedFact(before: Finding | undefined, { findingId, kind, status }: Finding): AuditFact {
  return {
    action: before ? 'integrity_finding.reopened' : 'integrity_finding.opened',
    subject: { type: 'IntegrityFinding', id: findingId },
    reason: kind,
    ...(before ? { previousState: before.status } : {}),
    newState: status,
  };
}
