import { z } from 'zod';
import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput, text } from '../../../kernel/parse.ts';
import { workingForAll } from '../../../kernel/work.ts';
import { createAuditLog } from '../../audit-log.ts';
import { MAX_RELAYED, relayedEntry } from './trail.ts';
import type { trailStore } from './trail-model.ts';
import type { TrailVerification } from './verification.ts';

export type TrailService = ReturnType<typeof createTrailService>;

/** What a walk found, and when it began. */
export interface CheckedTrail extends TrailVerification {
  readonly checkedAt: Date;
}

// A walk takes some 60 µs of a core for each entry: by this, proving a long trail takes a tenth of a core at most, however often it is asked for.
const KEPT_MS_AN_ENTRY = 0.6;
/** What a walk along so many entries found is not kept: it costs no more than other requests. */
const FEW_ENTRIES = 2000;

const appendInput = z.strictObject({
  entries: z.array(z.instanceof(Uint8Array)).max(MAX_RELAYED, `send at most ${MAX_RELAYED} entries at once`),
});

const entryInput = z.strictObject({ id: text(100) });

/** The platform's audit trail: takes in what every unit's ledger relays, lists it and proves it whole. */
export function createTrailService({
  store,
  writerOf,
  verifyTrail,
  now,
}: {
  store: Awaited<ReturnType<typeof trailStore>>;
  /** The unit that writes a chain; undefined for a chain that nobody writes. */
  writerOf: (chain: string) => string | undefined;
  verifyTrail: () => Promise<TrailVerification>;
  now: Clock;
}) {
  let walk: Promise<CheckedTrail> | undefined;
  let kept: CheckedTrail | undefined;
  const listeners: (() => void)[] = [];

  /** Stores what the ledgers of this process relay; repeating is harmless. Errors: CONFLICT when a chain has forked. */
  async function append(entries: readonly AuditEntry[], context: Context): Promise<void> {
    permit(context, 'audit.append');
    if (entries.length === 0) return;
    await store.insertNew(entries);
    for (const tell of listeners) workingForAll(tell);
  }

  return {
    append,

    /** Called after entries were stored: how readers learn that there is something to read. It must return at once. */
    onAppend: (listener: () => void) => void listeners.push(listener),

    /** Entries (JSON bytes) that a unit relays; a unit may only continue its own chains. Errors: CONFLICT, FORBIDDEN, MALFORMED_JSON. */
    async appendRelayed(input: unknown, context: Context): Promise<{ readonly accepted: number }> {
      const caller = permit(context, 'audit.append');
      const { entries: sent } = parseInput(appendInput, input);
      const entries = sent.map((bytes) => parseInput(relayedEntry, parseStrictJson(bytes)));
      const unit = caller.kind === 'unit' ? caller.unit : '';
      const foreign = entries.find(({ source }) => writerOf(source) !== unit);
      if (foreign) {
        throw new AppError(
          'FORBIDDEN',
          `The chain ${foreign.source} is not written by ${unit}; relay it from its own unit.`,
        );
      }
      await append(entries, context);
      return { accepted: entries.length };
    },

    /** A page of the trail, newest entry first. */
    list: createAuditLog(store).list,

    /** One entry; undefined for an unknown id. */
    async byId(input: unknown, context: Context): Promise<AuditEntry | undefined> {
      permit(context, 'audit.read');
      return store.byId(parseInput(entryInput, input).id);
    },

    /** Walks every chain; callers that come while a walk runs share it, and of a long trail for a while after it. */
    async verify(context: Context): Promise<CheckedTrail> {
      permit(context, 'audit.read');
      if (kept && isFresh(kept, now())) return kept;
      walk ??= workingForAll(walkNow).finally(() => {
        walk = undefined;
      });
      return walk;
    },
  };

  async function walkNow(): Promise<CheckedTrail> {
    const checkedAt = now();
    kept = { ...(await verifyTrail()), checkedAt };
    return kept;
  }
}

function isFresh({ checked, checkedAt }: CheckedTrail, at: Date): boolean {
  return checked > FEW_ENTRIES && at.getTime() - checkedAt.getTime() < checked * KEPT_MS_AN_ENTRY;
}
