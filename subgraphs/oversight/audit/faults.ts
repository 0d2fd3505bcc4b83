/** What can be wrong with a trail, or with a file of one. */
const AUDIT_FAULTS = [
  'ALTERED',
  'UNLINKED',
  'MISSING',
  'UNEXPECTED',
  'REPLACED',
  'CUT_OFF',
  'STATEMENT_ALTERED',
  'STATEMENT_UNLINKED',
  'STATEMENT_MISSING',
  'SIGNATURE_INVALID',
  'LINE_UNREADABLE',
  'LINES_MISSING',
] as const;

export type AuditFault = (typeof AUDIT_FAULTS)[number];

/** A fault and where it is. */
export interface AuditProblem {
  /** The chain; HEADS_SOURCE for signed statements, LINES_SOURCE for lines of a file. */
  readonly source: string;
  /** Where it shows: the place in the chain, the number of the statement or of the line. */
  readonly seq: number;
  /** The first place that may be affected; before `seq` only where a whole stretch was replaced. */
  readonly sinceSeq: number;
  readonly reason: AuditFault;
}

/** What signed statements go by among the sources of problems; no subgraph has this name. */
export const HEADS_SOURCE = 'signed-heads';
/** The same for lines of an exported file. */
export const LINES_SOURCE = 'lines';

const MOST_LISTED = 100;

/** Collects problems: all are counted, the first 100 are kept. */
export function createFindings() {
  const listed: AuditProblem[] = [];
  let count = 0;
  return {
    listed: listed as readonly AuditProblem[],
    get count() {
      return count;
    },
    add(source: string, reason: AuditFault, seq: number, sinceSeq = seq): void {
      count += 1;
      if (listed.length < MOST_LISTED) listed.push({ source, seq, sinceSeq, reason });
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;
