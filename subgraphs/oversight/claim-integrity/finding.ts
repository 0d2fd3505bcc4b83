import { z } from 'zod';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { derivedId, sha256Hex } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';

export const FINDING_KINDS = [
  'HASH_MISMATCH',
  'SIGNATURE_RECHECK_FAILED',
  'NAME_MISMATCH',
  'DUPLICATE_CLAIM',
  'TOKEN_GUESSING',
  'ORPHAN_RECORD',
] as const;
export const SUBJECT_TYPES = ['Credential', 'EntryVersion'] as const;
export const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const FINDING_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED', 'FALSE_POSITIVE'] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];
export type Severity = (typeof SEVERITIES)[number];
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** What supports a finding: ids, hashes, and names of fields and codes; never what a credential says. */
export type Evidence = Readonly<Record<string, string | number | readonly string[] | null>>;

/** The record that does not fit. */
export interface FindingSubject {
  readonly type: (typeof SUBJECT_TYPES)[number];
  readonly id: string;
}

/** What a check saw. */
export interface Sighting {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly subject: FindingSubject;
  readonly evidence: Evidence;
}

/** Something about a stored record that does not fit. It changes nothing by itself; an administrator decides. */
export interface Finding {
  readonly findingId: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly subject: FindingSubject;
  readonly evidence: Evidence;
  readonly status: FindingStatus;
  /** What an administrator wrote when deciding. */
  readonly note: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** The scan that saw it last. */
  readonly scanId: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly rowVersion: number;
}

// From a status, those that an administrator can choose; what was decided is opened again by a scan alone.
const DECISIONS: Readonly<Record<FindingStatus, readonly FindingStatus[]>> = {
  OPEN: ['ACKNOWLEDGED', 'RESOLVED', 'FALSE_POSITIVE'],
  ACKNOWLEDGED: ['RESOLVED', 'FALSE_POSITIVE'],
  RESOLVED: [],
  FALSE_POSITIVE: [],
};

const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `give one of ${words.join(', ')}`);

export const listInput = z.strictObject({
  filter: optional(
    z.strictObject({
      kind: optional(word(FINDING_KINDS)),
      severity: optional(word(SEVERITIES)),
      status: optional(word(FINDING_STATUSES)),
      subjectId: optional(text(128)),
    }),
  ),
  ...pageInput,
});
export type FindingFilter = Partial<NonNullable<z.output<typeof listInput>['filter']>>;

export const decideInput = z.strictObject({
  findingId: uuid,
  status: word(FINDING_STATUSES),
  note: optionalText(freeText(3, 2000)),
});

/** The one id of what is wrong with a record: however often it is seen, it is one finding. */
export function findingIdOf({ kind, subject }: Pick<Sighting, 'kind' | 'subject'>): string {
  return derivedId('integrity-finding', kind, subject.id);
}

/** What an administrator does about a finding. */
export function adviceOf({ kind, subject }: Pick<Finding, 'kind' | 'subject'>): string {
  return subject.type === 'EntryVersion' ? RESTORE_VERSION : ADVICE[kind];
}

const RESTORE_VERSION =
  'Somebody changed this version in the store after it was published. Find out who has access to the database, restore the record from a backup of before, and scan again. Until then issue nothing under it.';

const RESTORE =
  'Somebody changed this record in the store. Find out who has access to the database, restore it from a backup of before, and scan again.';

const ADVICE: Readonly<Record<FindingKind, string>> = {
  HASH_MISMATCH: RESTORE,
  SIGNATURE_RECHECK_FAILED: RESTORE,
  NAME_MISMATCH: RESTORE,
  DUPLICATE_CLAIM:
    'Ask who has issued them which of the two credentials is meant to count, and let the other be revoked.',
  TOKEN_GUESSING: 'Ask who has issued it to whom the claim link was sent, and to send another one.',
  ORPHAN_RECORD: 'Restore the record that is missing from a backup, and scan again.',
};

/**
 * The finding after it was seen, or seen again. A RESOLVED one that is back is OPEN; so is a FALSE_POSITIVE whose evidence has
 * changed, since nobody has judged that.
 */
export function seen(before: Finding | undefined, sighting: Sighting, scanId: string, at: Date): Finding {
  const { kind, severity, subject, evidence } = sighting;
  if (!before) {
    return {
      findingId: findingIdOf(sighting),
      kind,
      severity,
      subject,
      evidence,
      status: 'OPEN',
      note: null,
      decidedBy: null,
      decidedAt: null,
      scanId,
      firstSeenAt: at,
      lastSeenAt: at,
      rowVersion: 1,
    };
  }
  const isNews = sha256Hex(canonicalize(before.evidence)) !== sha256Hex(canonicalize(evidence));
  const isBack = before.status === 'RESOLVED' || (before.status === 'FALSE_POSITIVE' && isNews);
  return {
    ...before,
    severity,
    evidence,
    status: isBack ? 'OPEN' : before.status,
    scanId,
    lastSeenAt: at,
    rowVersion: before.rowVersion + 1,
  };
}

/** The finding as an administrator decides it; undefined when that changes nothing. Error: INVALID_STATE_TRANSITION. */
export function decided(
  before: Finding,
  { status, note }: { status: FindingStatus; note?: string | undefined },
  by: { userId: string; at: Date },
): Finding | undefined {
  if (status === before.status && (note === undefined || note === before.note)) return undefined;
  if (status !== before.status && !DECISIONS[before.status].includes(status)) {
    const next = DECISIONS[before.status];
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      next.length > 0
        ? `The finding is ${before.status}; it can become ${next.join(' or ')}.`
        : `The finding is ${before.status}; a scan that sees it again opens it, nobody else.`,
    );
  }
  return {
    ...before,
    status,
    note: note ?? before.note,
    decidedBy: by.userId,
    decidedAt: by.at,
    rowVersion: before.rowVersion + 1,
  };
}
