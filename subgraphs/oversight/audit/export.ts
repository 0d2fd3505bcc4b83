import { z } from 'zod';
import { type AuditEntry, databaseOf } from '../../../kernel/audit.ts';
import { publicKeyFromMultikey } from '../../../kernel/crypto/multikey.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { type ChainResult, createChainCheck } from './chain-check.ts';
import { type AuditProblem, createFindings, HEADS_SOURCE, LINES_SOURCE } from './faults.ts';
import { createStatementCheck, MAX_CHAINS, type SignedStatement } from './statement.ts';
import { relayedEntry } from './trail.ts';

export const EXPORT_TYPE = 'testamur/audit-export/v1';

const position = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const span = z.strictObject({ first: position, last: position });
const instant = z.iso.datetime({ precision: 3 }).nullable();

const header = z.strictObject({
  type: z.literal(EXPORT_TYPE),
  exportId: z.string().min(1).max(64),
  platform: z.string().min(1).max(512),
  key: z.string().min(1).max(128),
  exportedAt: z.iso.datetime({ precision: 3 }),
  source: z.string().min(1).max(80).nullable(),
  from: instant,
  to: instant,
  statements: span.nullable(),
  chains: z
    .array(z.strictObject({ source: z.string().min(1).max(80), first: position, last: position }))
    .max(MAX_CHAINS),
});

/** The first line of an exported file: what it holds. */
export type ExportHeader = z.output<typeof header>;

const lines = {
  heads: z.strictObject({ statement: z.string(), signature: z.string() }),
  entry: z.strictObject({ entry: relayedEntry }),
  end: z.strictObject({
    end: z.strictObject({ statements: z.number().int().min(0), entries: z.number().int().min(0) }),
  }),
};

export const headerLine = (told: ExportHeader): string => JSON.stringify(told);
export const statementLine = ({ text, signature }: SignedStatement): string =>
  JSON.stringify({ statement: text, signature });
export const entryLine = (entry: AuditEntry): string => JSON.stringify({ entry });
export const endLine = (counts: { statements: number; entries: number }): string =>
  JSON.stringify({ end: counts });

/** How far one chain of a file goes, and how far signed heads prove it. */
export interface ExportedChain {
  readonly source: string;
  readonly firstSeq: number;
  /** The last entry in the file, with its hash. */
  readonly seq: number;
  readonly hash: string;
  /** The newest entry that a signed head proves together with all before it in the file; 0 for none. */
  readonly signedSeq: number;
}

export interface ExportVerification {
  readonly valid: boolean;
  /** The first 100. */
  readonly problems: readonly AuditProblem[];
  readonly problemCount: number;
  readonly heads: readonly ExportedChain[];
  readonly entries: number;
  readonly statements: number;
  readonly header: ExportHeader | null;
  /** The signatures were checked with a key that the caller brought, not with the one that the file names itself. */
  readonly isKeyTrusted: boolean;
}

/**
 * Checks an exported file with nothing but its lines and, better, the platform's public key (Multikey text): every entry
 * against its hash and its neighbours, every signed statement, and each signed head against the chain. Empty lines are skipped.
 */
export async function verifyExport(
  file: Iterable<string> | AsyncIterable<string>,
  options: { key?: string | undefined } = {},
): Promise<ExportVerification> {
  const findings = createFindings();
  const result = { entries: 0, statements: 0 };
  const heads: ExportedChain[] = [];
  let told: ExportHeader | undefined;
  let statements: ReturnType<typeof createStatementCheck> | undefined;
  let chain: { source: string; first: number; check: ReturnType<typeof createChainCheck> } | undefined;
  let isEnded = false;
  let number = 0;

  for await (const line of file) {
    number += 1;
    if (line.trim() === '') continue;
    const read = parsed(line);
    if (told === undefined) {
      told = begin(read);
      if (told === undefined) break;
    } else if (isEnded || !take(read)) findings.add(LINES_SOURCE, 'LINE_UNREADABLE', number);
  }
  if (told === undefined) findings.add(LINES_SOURCE, 'LINE_UNREADABLE', Math.max(number, 1));
  else finish(told);
  return {
    valid: findings.count === 0,
    problems: findings.listed,
    problemCount: findings.count,
    heads,
    ...result,
    header: told ?? null,
    isKeyTrusted: options.key !== undefined,
  };

  function begin(line: unknown): ExportHeader | undefined {
    const read = header.safeParse(line);
    if (!read.success) return undefined;
    const publicKey = publicKeyFromMultikey(options.key ?? read.data.key);
    if (publicKey === undefined || (options.key !== undefined && options.key !== read.data.key))
      findings.add(HEADS_SOURCE, 'SIGNATURE_INVALID', read.data.statements?.first ?? 1);
    // A file of everything begins where everything begins.
    const first = read.data.from === null ? 1 : (read.data.statements?.first ?? 1);
    statements = createStatementCheck({ publicKey: publicKey ?? new Uint8Array(32), findings, first });
    return read.data;
  }

  /** False for a line that is not one of a trail, or stands in the wrong position. */
  function take(line: unknown): boolean {
    const signed = lines.heads.safeParse(line);
    if (signed.success) {
      if (chain || !statements) return false;
      const { statement: text, signature } = signed.data;
      statements.take(numberIn(text) ?? statements.next, { text, signature });
      result.statements += 1;
      return true;
    }
    const entry = lines.entry.safeParse(line);
    if (entry.success) {
      result.entries += 1;
      return takeEntry(entry.data.entry);
    }
    const end = lines.end.safeParse(line);
    if (!end.success) return false;
    isEnded = true;
    const { entries, statements: signedCount } = end.data.end;
    if (entries !== result.entries || signedCount !== result.statements)
      findings.add(LINES_SOURCE, 'LINES_MISSING', number);
    return true;
  }

  function takeEntry(entry: AuditEntry): boolean {
    const { source } = entry;
    if (chain?.source !== source) {
      const announced = told?.chains.find((one) => one.source === source);
      if (!announced || heads.some((done) => done.source === source)) return false;
      endChain();
      chain = { source, first: announced.first, check: checkOf(announced) };
    }
    chain.check.take(entry);
    return true;
  }

  function checkOf({ source, first, last }: { source: string; first: number; last: number }) {
    const pins = (statements?.pinsOf(source) ?? []).filter(({ seq }) => seq <= last);
    const from = told?.from === null ? 1 : first;
    return createChainCheck({ source, pins, findings, first: from, last });
  }

  function endChain(): void {
    if (!chain) return;
    heads.push(shown(chain.source, chain.first, chain.check.end()));
    chain = undefined;
  }

  function finish(header: ExportHeader): void {
    endChain();
    if (!isEnded) findings.add(LINES_SOURCE, 'LINES_MISSING', number);
    if (header.statements && statements && statements.next <= header.statements.last)
      findings.add(HEADS_SOURCE, 'STATEMENT_MISSING', statements.next);
    for (const announced of header.chains) {
      if (heads.some(({ source }) => source === announced.source)) continue;
      heads.push(shown(announced.source, announced.first, checkOf(announced).end()));
    }
    findUnannounced(header);
  }

  /** Chains of which the statements tell more than the file says to hold. */
  function findUnannounced(header: ExportHeader): void {
    for (const source of statements?.sources() ?? []) {
      if (header.source !== null && !isOf(header.source, source)) continue;
      const pins = statements?.pinsOf(source) ?? [];
      const [oldest, newest] = [pins[0]?.seq ?? 0, pins.at(-1)?.seq ?? 0];
      const announced = header.chains.find((one) => one.source === source);
      const isWhole = header.from === null;
      if (!isWhole && newest === oldest) continue;
      const begin = isWhole ? 1 : oldest + 1;
      if (!announced || announced.last < newest)
        findings.add(source, 'CUT_OFF', announced ? announced.last + 1 : begin);
      else if (announced.first > begin) findings.add(source, 'MISSING', begin);
    }
  }
}

/** True for a chain that is named so, or is one of the database of that name. */
export function isOf(name: string, chain: string): boolean {
  return chain === name || databaseOf(chain) === name;
}

function shown(source: string, firstSeq: number, { last, signedSeq }: ChainResult): ExportedChain {
  return { source, firstSeq, ...last, signedSeq };
}

function parsed(line: string): unknown {
  try {
    return parseStrictJson(line);
  } catch {
    return undefined;
  }
}

function numberIn(text: string): number | undefined {
  const found = parsed(text) as { readonly number?: unknown } | undefined;
  return typeof found?.number === 'number' ? found.number : undefined;
}
