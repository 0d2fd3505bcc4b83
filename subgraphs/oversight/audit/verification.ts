import { type AuditEntry, databaseOf } from '../../../kernel/audit.ts';
import { createChainCheck } from './chain-check.ts';
import { type AuditProblem, createFindings } from './faults.ts';
import { SIGNED_ACTION } from './heads-service.ts';
import { createStatementCheck, inOrder, statementHash } from './statement.ts';
import type { StatementStore } from './statement-model.ts';
import type { ChainHead, trailStore } from './trail-model.ts';

export interface TrailVerification {
  readonly valid: boolean;
  readonly firstInvalid: { readonly source: string; readonly seq: number } | null;
  /** Entries whose hash was checked. */
  readonly checked: number;
  /** The last entry of each chain before its first fault. */
  readonly heads: readonly ChainHead[];
  readonly statementsChecked: number;
  /** The newest position of each chain that a signed head proves. */
  readonly signedHeads: readonly { readonly source: string; readonly seq: number }[];
  readonly problems: readonly AuditProblem[];
  readonly problemCount: number;
  readonly key: string;
}

/** Checks the whole trail: signed statements first, then every chain against itself and against what was signed of it. */
export async function verifyTrail(deps: {
  store: Pick<Awaited<ReturnType<typeof trailStore>>, 'sources' | 'receivedHead' | 'chain'>;
  statements: Pick<StatementStore, 'walk' | 'byNumber'>;
  key: { readonly publicKey: Uint8Array; readonly multikey: string };
}): Promise<TrailVerification> {
  const { store, statements, key } = deps;
  const inHeads = createFindings();
  const signed = createStatementCheck({ publicKey: key.publicKey, findings: inHeads });
  for await (const batch of statements.walk()) for (const one of batch) signed.take(one.number, one);

  const inChains = createFindings();
  const heads: ChainHead[] = [];
  const signedHeads: { source: string; seq: number }[] = [];
  const recorded: AuditEntry[] = [];
  let firstInvalid: TrailVerification['firstInvalid'] = null;
  let checked = 0;
  for (const source of [...new Set([...(await store.sources()), ...signed.sources()])].sort()) {
    const { lastGood, signedSeq, firstFault } = await walk(source);
    heads.push({ source, ...lastGood });
    signedHeads.push({ source, seq: signedSeq });
    if (firstFault !== undefined) firstInvalid ??= { source, seq: firstFault };
  }
  await findMissingStatements();

  const problems = [...inChains.listed, ...inHeads.listed];
  firstInvalid ??= placeOf(inHeads.listed[0]);
  return {
    valid: firstInvalid === null,
    firstInvalid,
    checked,
    heads,
    statementsChecked: signed.count,
    signedHeads,
    problems,
    problemCount: inChains.count + inHeads.count,
    key: key.multikey,
  };

  async function walk(source: string) {
    // Read first: entries that arrive during the walk only lengthen the chain.
    const { seq, hash } = await store.receivedHead(source);
    const received = seq > 0 ? [{ seq, hash, isSigned: false }] : [];
    const pins = inOrder([...signed.pinsOf(source), ...received]);
    const check = createChainCheck({ source, pins, findings: inChains });
    for await (const batch of store.chain(source)) {
      for (const entry of batch) {
        const isWhole = check.take(entry);
        if (isWhole && databaseOf(source) === 'core' && entry.action === SIGNED_ACTION) recorded.push(entry);
      }
      checked += batch.length;
    }
    return check.end();
  }

  /** Each signing stands in Core Engine's own chain: a statement that was taken away is missed there. */
  async function findMissingStatements(): Promise<void> {
    const { next } = signed;
    for (const { subject, newState } of recorded) {
      const number = Number(subject.id);
      // Made while the walk was on its way.
      const later = number >= next ? await statements.byNumber(number) : undefined;
      if (later) signed.expect(number, newState, statementHash(later.text));
      else signed.expect(number, newState);
    }
  }
}

function placeOf(problem: AuditProblem | undefined): TrailVerification['firstInvalid'] {
  return problem ? { source: problem.source, seq: problem.seq } : null;
}
