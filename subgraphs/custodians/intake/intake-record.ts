import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { AppError } from '../../../kernel/errors.ts';
import { nameWords } from '../../../kernel/name-search.ts';
import type { Recorded } from '../../../store/record-store.ts';

/** How a record stands. */
export const RECORD_STATUSES = [
  'NEW',
  'INVALID',
  'DUPLICATE_SUSPECTED',
  'PENDING_REVIEW',
  'IN_REVIEW',
  'APPROVED',
  'REJECTED',
  'RETURNED',
  'ATTESTED',
  'ISSUED',
] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** The values of a row under the names that the mapping gives them. Personal data. */
export interface NormalizedRecord {
  readonly holderName?: string | undefined;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  /** In lower case. */
  readonly email?: string | undefined;
  readonly learnerNumber?: string | undefined;
  readonly holderDid?: string | undefined;
  readonly credentialType?: string | undefined;
  readonly entryCode?: string | undefined;
  readonly entryVersionId?: string | undefined;
  /** A day, such as 2026-06-30. */
  readonly awardDate?: string | undefined;
  readonly expiryDate?: string | undefined;
  readonly result?: string | undefined;
  readonly licenceNumber?: string | undefined;
  readonly employeeRef?: string | undefined;
  readonly jobRole?: string | undefined;
  readonly site?: string | undefined;
  /** What the mapping calls `claim:<name>`, by that name. */
  readonly claims?: Readonly<Record<string, string>> | undefined;
}

/** What is wrong with a row; never what is in its cells. */
export interface RecordFault {
  /** The column of the file; absent where it is none. */
  readonly column?: string | undefined;
  /** The target of the mapping; absent where the row as a whole is wrong. */
  readonly field?: string | undefined;
  /** A stable word. */
  readonly code: string;
  /** What to do. */
  readonly message: string;
}

/** Whom a record may be about. It never decides anything: people do. */
export interface RecordMatch {
  /** A learner of the issuer that the batch names as its source. */
  readonly learnerId?: string | undefined;
  readonly holderDid?: string | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** UNAVAILABLE: those who were asked did not answer; asked again on demand. */
export const MATCHINGS = ['NOT_ASKED', 'MATCHED', 'NO_MATCH', 'UNAVAILABLE'] as const;
export type Matching = (typeof MATCHINGS)[number];

/** One row of a batch: what it says, and what people have decided about it. */
export interface IntakeRecord extends Recorded {
  readonly recordId: string;
  readonly custodianId: string;
  readonly intakeId: string;
  /** Where it stands in the file. */
  readonly rowNumber: number;
  /** When the file of its batch came: the order of the queue. */
  readonly receivedAt: Date;
  /** The cells in the order of the batch's headers; dropped some time after the batch has ended. */
  readonly raw?: readonly string[] | undefined;
  readonly normalized: NormalizedRecord;
  readonly faults: readonly RecordFault[];
  /** The `recordId` of another one of the same name, source, entry and day. */
  readonly duplicateOf?: string | undefined;
  readonly match?: RecordMatch | undefined;
  readonly matching: Matching;
  /** A member of the custodian. */
  readonly assignedTo?: string | undefined;
  /** Who has sent the file, and corrects it. */
  readonly uploadedBy: string;
  readonly reviewedBy?: string | undefined;
  readonly decisionReason?: string | undefined;
  readonly attestationId?: string | undefined;
  readonly credentialId?: string | undefined;
  /** Whose wallet the credential goes to, as somebody has named it where the record does not say. */
  readonly holderDid?: string | undefined;
  readonly status: RecordStatus;
}

/** What a record is found by; it changes with what the record says. */
export interface RecordKeys {
  /** The folded words of the name. */
  readonly nameKeys: readonly string[];
  /** The same for records that are likely of the same award; absent where that cannot be told. */
  readonly dedupKey?: string | undefined;
}

export type StoredRecord = IntakeRecord & RecordKeys;

const WAITING = ['DUPLICATE_SUSPECTED', 'PENDING_REVIEW'] as const;

/** Every change of a record: which statuses it is made from, which it leads to, and what the trail calls it. */
const RECORD_EVENTS = {
  VALIDATE: { from: ['NEW'], to: ['INVALID', 'DUPLICATE_SUSPECTED', 'PENDING_REVIEW'] },
  ASSIGN: { from: [...WAITING, 'IN_REVIEW'], to: ['IN_REVIEW'], action: 'intake_record.assigned' },
  UNASSIGN: { from: ['IN_REVIEW'], to: WAITING, action: 'intake_record.unassigned' },
  APPROVE: { from: [...WAITING, 'IN_REVIEW'], to: ['APPROVED'], action: 'intake_record.approved' },
  REJECT: { from: ['INVALID', ...WAITING, 'IN_REVIEW'], to: ['REJECTED'], action: 'intake_record.rejected' },
  RETURN: { from: [...WAITING, 'IN_REVIEW'], to: ['RETURNED'], action: 'intake_record.returned' },
  // Through NEW: what is corrected is looked at anew in the same commit.
  RESUBMIT: {
    from: ['RETURNED', 'INVALID'],
    to: ['INVALID', 'DUPLICATE_SUSPECTED', 'PENDING_REVIEW'],
    action: 'intake_record.corrected',
  },
  ATTEST: { from: ['APPROVED'], to: ['ATTESTED'], action: 'intake_record.attested' },
  WITHDRAW_ATTESTATION: {
    from: ['ATTESTED'],
    to: ['APPROVED'],
    action: 'intake_record.attestation_withdrawn',
  },
  ISSUE: { from: ['ATTESTED'], to: ['ISSUED'], action: 'intake_record.issued' },
} as const satisfies Record<
  string,
  { from: readonly RecordStatus[]; to: readonly RecordStatus[]; action?: AuditAction }
>;
export type RecordEvent = keyof typeof RECORD_EVENTS;

/**
 * The status after an event, which is the only one that it leads to or the one that is `meant`.
 * Error: INVALID_STATE_TRANSITION when the table has no such arrow.
 */
export function nextRecordStatus(
  { recordId, status }: Pick<IntakeRecord, 'recordId' | 'status'>,
  event: RecordEvent,
  meant?: RecordStatus,
): RecordStatus {
  const arrow: { from: readonly RecordStatus[]; to: readonly RecordStatus[] } = RECORD_EVENTS[event];
  const [only] = arrow.to;
  const next = arrow.to.length === 1 ? only : arrow.to.find((one) => one === meant);
  if (arrow.from.includes(status) && next) return next;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `The record ${recordId} is ${status}; this takes one that is ${arrow.from.join(' or ')}.`,
  );
}

/** What the trail tells of a change of a record; undefined for those of the validation, which its batch tells of. */
export function recordFact(
  before: Pick<IntakeRecord, 'recordId' | 'custodianId' | 'status'>,
  event: RecordEvent,
  newState: RecordStatus,
): AuditFact | undefined {
  const arrow: { to: readonly RecordStatus[]; action?: AuditAction } = RECORD_EVENTS[event];
  if (!arrow.action) return undefined;
  return { ...recordSubject(before), action: arrow.action, previousState: before.status, newState };
}

/** How the trail names a record. */
export function recordSubject({
  recordId,
  custodianId,
}: Pick<IntakeRecord, 'recordId' | 'custodianId'>): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'IntakeRecord', id: recordId }, org: { type: 'CUSTODIAN', id: custodianId } };
}

/** The name of whom a record is about, as one text. */
export function nameOf({ holderName, givenName, familyName }: NormalizedRecord): string | undefined {
  return holderName ?? ([givenName, familyName].filter(Boolean).join(' ') || undefined);
}

/** The words of a name, as a list is searched for them. */
export function nameKeysOf(normalized: NormalizedRecord): string[] {
  return nameWords(nameOf(normalized) ?? '');
}
