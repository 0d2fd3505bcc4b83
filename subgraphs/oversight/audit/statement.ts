import { z } from 'zod';
import { tryDecodeBase64 } from '../../../kernel/crypto/base64.ts';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { Pin } from './chain-check.ts';
import { type AuditFault, type Findings, HEADS_SOURCE } from './faults.ts';

/** Keeps a signature over heads from ever being one over something else. */
export const STATEMENT_TYPE = 'testamur/audit-heads/v1';
/** Chains of all databases, one for each process that wrote at the same time as others. */
export const MAX_CHAINS = 1000;
/** What the first statement names as the one before. */
export const FIRST_PREVIOUS = '0'.repeat(64);

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const statement = z.strictObject({
  type: z.literal(STATEMENT_TYPE),
  platform: z.string().min(1).max(512),
  key: z.string().min(1).max(128),
  number: whole.min(1),
  at: z.iso.datetime({ precision: 3 }),
  heads: z.array(z.strictObject({ source: z.string().min(1).max(64), seq: whole, hash })).max(MAX_CHAINS),
  previous: hash,
});

/** What the platform says of all chains at one moment. */
export type HeadsStatement = z.output<typeof statement>;

/** A statement as it is kept and handed out. */
export interface SignedStatement {
  /** The statement's canonical JSON (RFC 8785); its UTF-8 bytes are what is signed. */
  readonly text: string;
  /** Ed25519 (RFC 8032) over those bytes, base64. */
  readonly signature: string;
}

export function statementText(said: Omit<HeadsStatement, 'type'>): string {
  return canonicalize({ ...said, type: STATEMENT_TYPE });
}

/** How the next statement names this one. */
export function statementHash(text: string): string {
  return sha256Hex(text);
}

/** The statement that a text spells canonically, or undefined. */
export function readStatement(text: string): HeadsStatement | undefined {
  try {
    const read = statement.safeParse(parseStrictJson(text));
    return read.success && canonicalize(read.data) === text ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks statements in the order of their numbers, from `first` on, under one public key; reports what does not fit and
 * gathers the heads of those that do.
 */
export function createStatementCheck(options: { publicKey: Uint8Array; findings: Findings; first?: number }) {
  const { publicKey, findings, first = 1 } = options;
  const pins = new Map<string, Pin[]>();
  const faulty = new Set<number>();
  const hashes = new Map<number, string>();
  let expected = first;
  let previous: string | undefined = first === 1 ? FIRST_PREVIOUS : undefined;

  return {
    /** `number` is the position that the statement was found at. */
    take(number: number, { text, signature }: SignedStatement): void {
      const isInOrder = Number.isSafeInteger(number) && number >= expected;
      if (!isInOrder) {
        report('STATEMENT_ALTERED', expected);
        return;
      }
      if (number > expected) report('STATEMENT_MISSING', expected);
      const before = number > expected ? undefined : previous;
      const said = readStatement(text);
      const isOurs = said?.number === number && isSignedBy(publicKey, text, signature);
      expected = number + 1;
      hashes.set(number, statementHash(text));
      // A statement without a valid signature proves nothing about the ones before and after it.
      previous = isOurs ? statementHash(text) : undefined;
      if (said?.number !== number) report('STATEMENT_ALTERED', number);
      else if (!isOurs) report('SIGNATURE_INVALID', number);
      else if (before !== undefined && said.previous !== before) report('STATEMENT_UNLINKED', number);
      if (isOurs) said.heads.forEach(addPin);
    },

    /** What somebody else knows of a statement: that it was made, with this hash. */
    expect(number: number, hash: string | null, found = hashes.get(number)): void {
      if (faulty.has(number) || !Number.isSafeInteger(number) || number < first) return;
      if (found === undefined) report('STATEMENT_MISSING', number);
      else if (found !== hash) report('STATEMENT_ALTERED', number);
    },

    /** The signed heads of a chain, oldest first. */
    pinsOf: (source: string): readonly Pin[] => pins.get(source) ?? [],
    sources: (): readonly string[] => [...pins.keys()],
    get count() {
      return hashes.size;
    },
    /** The number that a further statement would have. */
    get next() {
      return expected;
    },
  };

  function report(reason: AuditFault, number: number): void {
    faulty.add(number);
    findings.add(HEADS_SOURCE, reason, number);
  }

  function addPin({ source, seq, hash: head }: HeadsStatement['heads'][number]): void {
    const known = pins.get(source) ?? [];
    pins.set(source, known);
    // Hours in which nothing happened sign the same head again.
    const last = known.at(-1);
    if (seq === 0 || (last?.seq === seq && last.hash === head)) return;
    known.push({ seq, hash: head, isSigned: true });
  }
}

function isSignedBy(publicKey: Uint8Array, text: string, signature: string): boolean {
  const bytes = tryDecodeBase64(signature);
  return bytes !== undefined && verify(publicKey, Buffer.from(text, 'utf8'), bytes);
}

/** Pins in the order that a walk meets them. */
export function inOrder(pins: readonly Pin[]): readonly Pin[] {
  return pins.toSorted((one, other) => one.seq - other.seq);
}
