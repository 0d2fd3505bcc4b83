import { type AuditEntry, auditHash, CHAIN_START } from '../../../kernel/audit.ts';
import type { Findings } from './faults.ts';

/** A place whose hash is known from elsewhere: a signed head, or the newest entry that the trail took in. */
export interface Pin {
  readonly seq: number;
  readonly hash: string;
  /** The platform's key signed it. */
  readonly isSigned: boolean;
}

export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

export interface ChainResult {
  /** The last entry before the first fault; seq 0 when there is none. */
  readonly lastGood: ChainPlace;
  /** The last entry of all. */
  readonly last: ChainPlace;
  /** The newest place that a signed head proves, everything before it included; 0 for none. */
  readonly signedSeq: number;
  readonly firstFault: number | undefined;
}

const BEFORE_FIRST: ChainPlace = { seq: 0, hash: CHAIN_START };

/**
 * Walks one chain in order and reports each entry that was altered, removed, put in, moved or replaced.
 * `pins` must be sorted by seq; `first` is where the chain should begin, 1 unless a part of it is looked at.
 */
export function createChainCheck(options: {
  source: string;
  pins: readonly Pin[];
  findings: Findings;
  first?: number;
  /** Where the part ends at the least. */
  last?: number;
}) {
  const { source, pins, findings, first = 1, last: announced = 0 } = options;
  let expected = first;
  // What the next entry may name as its predecessor; nothing is known of what stands before a part.
  let links: readonly string[] | undefined = first === 1 ? [CHAIN_START] : undefined;
  let last: ChainPlace = { ...BEFORE_FIRST, seq: first - 1 };
  let lastGood = last;
  let firstFault: number | undefined;
  let signedSeq = 0;
  let provenSeq = first - 1;
  let isReplaced = false;
  let at = 0;

  const report = (reason: Parameters<Findings['add']>[1], seq: number, since = seq): void => {
    firstFault ??= seq;
    findings.add(source, reason, seq, since);
  };
  // A pin on the entry before a part says what the part must begin behind.
  for (; (pins[at]?.seq ?? first) < first; at += 1) {
    const pin = pins[at];
    if (pin?.seq === first - 1) links = [...(links ?? []), pin.hash];
  }

  return {
    /** True when nothing is wrong with the entry itself. */
    take(entry: AuditEntry): boolean {
      const { seq, hash } = entry;
      if (!Number.isSafeInteger(seq) || seq < expected) {
        report('UNEXPECTED', expected);
        return false;
      }
      if (seq > expected) {
        report('MISSING', expected);
        links = undefined;
      }
      const sealed = sealOf(entry);
      if (sealed !== hash) report('ALTERED', seq);
      else if (links && !links.includes(entry.prevHash)) report('UNLINKED', seq);
      comparePins(seq, hash, sealed === hash);
      expected = seq + 1;
      last = { seq, hash };
      // Where only the hash was altered, the next entry still names the true one.
      links = sealed === undefined || sealed === hash ? [hash] : [hash, sealed];
      if (firstFault === undefined) lastGood = last;
      return sealed === hash;
    },

    end(): ChainResult {
      if (Math.max(pins.at(-1)?.seq ?? 0, announced) >= expected) report('CUT_OFF', expected);
      return { lastGood, last, signedSeq, firstFault };
    },
  };

  function comparePins(seq: number, hash: string, isWhole: boolean): void {
    for (; (pins[at]?.seq ?? Number.POSITIVE_INFINITY) <= seq; at += 1) {
      const pin = pins[at];
      // Pins on missing entries say nothing more than that they are missing.
      if (pin === undefined || pin.seq < seq) continue;
      if (pin.hash === hash) {
        if (firstFault === undefined && pin.isSigned) signedSeq = seq;
        provenSeq = seq;
        isReplaced = false;
      } else if (isWhole && !isReplaced) {
        isReplaced = true;
        report('REPLACED', seq, provenSeq + 1);
      }
    }
  }
}

/** The hash that the entry's content asks for; undefined for content that has none, such as a date of another type. */
function sealOf(entry: AuditEntry): string | undefined {
  try {
    return auditHash(entry);
  } catch {
    return undefined;
  }
}
