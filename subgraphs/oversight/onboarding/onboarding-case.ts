import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';

export const ORG_TYPES = ['ISSUER', 'CUSTODIAN'] as const;
export const STAGES = ['SUBMITTED', 'UNDER_REVIEW', 'INFO_REQUESTED', 'APPROVED', 'REJECTED'] as const;
export const OPEN_STAGES = ['SUBMITTED', 'UNDER_REVIEW', 'INFO_REQUESTED'] as const;
export const CHECKLIST_ITEMS = [
  'LEGAL_NAME',
  'DOMAIN_CONTROL',
  'REGISTRATION_NUMBER',
  'CONTACT_VERIFIED',
  'MANDATE',
] as const;
export const ITEM_STATES = ['OPEN', 'MET', 'WAIVED'] as const;
export const NOTE_KINDS = ['REMARK', 'INFO_REQUESTED', 'APPROVED', 'REJECTED'] as const;

export type OrgType = (typeof ORG_TYPES)[number];
export type Stage = (typeof STAGES)[number];
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];
export type Decision = 'APPROVE' | 'REJECT';

/** The review of one organization that applied. Name, status and contact stand in its registry alone, so that changes and erasure hold. */
export interface OnboardingCase {
  readonly caseId: string;
  readonly org: CaseOrg;
  readonly stage: Stage;
  readonly checklist: readonly ChecklistEntry[];
  /** Id of the administrator who works on it. */
  readonly assignedTo: string | null;
  /** Oldest first. */
  readonly notes: readonly CaseNote[];
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly decidedAt: Date | null;
  /** Id of whoever decided, as the audit trail has it. */
  readonly decidedBy: string | null;
  /** While a decision is on its way to the registry, when that ends at the latest; until then nothing else may change the case. */
  readonly decidingUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly rowVersion: number;
}

export interface CaseOrg {
  readonly type: OrgType;
  readonly id: string;
  readonly did: string;
}

export interface ChecklistEntry {
  readonly item: ChecklistItem;
  readonly state: (typeof ITEM_STATES)[number];
  readonly note: string | null;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

/** Something that an administrator wrote. */
export interface CaseNote {
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly text: string;
  readonly authorId: string | null;
  readonly at: Date;
}

const DUE_MS = 10 * 24 * 60 * 60 * 1000;
const MAX_NOTES = 200;
// Longer than any call to another unit: by then a decision that was cut off has had its effect, or never will.
const DECIDING_MS = 90_000;

/** What can happen to a case: from which stages, and where it leads. */
const TRANSITIONS = {
  assign: { from: OPEN_STAGES, to: 'UNDER_REVIEW' },
  review: { from: OPEN_STAGES, to: 'UNDER_REVIEW' },
  requestInfo: { from: ['UNDER_REVIEW', 'INFO_REQUESTED'], to: 'INFO_REQUESTED' },
  approve: { from: ['UNDER_REVIEW', 'INFO_REQUESTED'], to: 'APPROVED' },
  reject: { from: ['UNDER_REVIEW', 'INFO_REQUESTED'], to: 'REJECTED' },
  // The registry's status was decided elsewhere; the case only follows.
  settleApproved: { from: OPEN_STAGES, to: 'APPROVED' },
  settleRejected: { from: OPEN_STAGES, to: 'REJECTED' },
} as const satisfies Record<string, { from: readonly Stage[]; to: Stage }>;

export type CaseEvent = keyof typeof TRANSITIONS;

/** The stage after an event. Error: INVALID_STATE_TRANSITION when it cannot happen in this one. */
export function stageAfter(event: CaseEvent, stage: Stage): Stage {
  const { from, to } = TRANSITIONS[event];
  if ((from as readonly Stage[]).includes(stage)) return to;
  const advice = isOpen(stage)
    ? 'assign it first, so that it is under review'
    : 'it is closed; set the status of the organization in its registry instead';
  throw new AppError('INVALID_STATE_TRANSITION', `The case is ${stage}: ${advice}.`);
}

export function isOpen(stage: Stage): boolean {
  return (OPEN_STAGES as readonly Stage[]).includes(stage);
}

export function isOverdue({ stage, dueAt }: OnboardingCase, at: Date): boolean {
  return isOpen(stage) && dueAt < at;
}

/** Error: INVALID_STATE_TRANSITION that names the items which nobody has met or waived. */
export function requireComplete({ checklist }: OnboardingCase): void {
  const open = checklist.filter(({ state }) => state === 'OPEN').map(({ item }) => item);
  if (open.length === 0) return;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `The checklist is not complete: ${open.join(', ')}. Set each to MET or WAIVED, then approve.`,
  );
}

/** The case kept for one decision, so that what was checked still holds when the registry answers. */
export function claimed(found: OnboardingCase, at: Date): OnboardingCase {
  return { ...found, decidingUntil: new Date(at.getTime() + DECIDING_MS) };
}

/** Error: CONFLICT while a decision is on its way to the registry. */
export function requireUnclaimed({ decidingUntil }: OnboardingCase, at: Date): void {
  if (!decidingUntil || decidingUntil <= at) return;
  const seconds = Math.ceil((decidingUntil.getTime() - at.getTime()) / 1000);
  throw new AppError(
    'CONFLICT',
    `This case is being decided: read it again in a moment. Should it still be open in ${seconds} seconds, the decision was cut off; ` +
      'then repeat your request.',
    { retryAfter: 1 },
  );
}

/** How the case of an organization of this status closes by itself, if it does: a suspension decides nothing. */
export function settledBy(
  status: string | null | undefined,
): 'settleApproved' | 'settleRejected' | undefined {
  if (status === 'ACTIVE') return 'settleApproved';
  return status === 'REJECTED' || status === 'REVOKED' ? 'settleRejected' : undefined;
}

/** For whoever would change a case that has not followed its registry yet. */
export function decidedAlready(cause?: unknown): AppError {
  return new AppError(
    'INVALID_STATE_TRANSITION',
    'Somebody has decided about this organization already; the case closes by itself within seconds. Read it again.',
    { cause },
  );
}

/** The id of the one case of an organization. */
export function caseIdOf(type: OrgType, orgId: string): string {
  return derivedId('onboarding-case', type, orgId);
}

/** The case of an organization that applied at `submittedAt`. */
export function newCase(org: CaseOrg, submittedAt: Date, at: Date): OnboardingCase {
  const items = CHECKLIST_ITEMS.filter((item) => item !== 'MANDATE' || org.type === 'CUSTODIAN');
  return {
    caseId: caseIdOf(org.type, org.id),
    org,
    stage: 'SUBMITTED',
    checklist: items.map((item) => ({ item, state: 'OPEN', note: null, changedBy: null, changedAt: null })),
    assignedTo: null,
    notes: [],
    submittedAt,
    dueAt: new Date(submittedAt.getTime() + DUE_MS),
    decidedAt: null,
    decidedBy: null,
    decidingUntil: null,
    createdAt: at,
    updatedAt: at,
    rowVersion: 1,
  };
}

/** The case with a further note. Error: LIMIT_REACHED at 200. */
export function withNote(found: OnboardingCase, note: CaseNote | undefined): OnboardingCase {
  if (!note) return found;
  if (found.notes.length >= MAX_NOTES)
    throw new AppError('LIMIT_REACHED', `A case holds at most ${MAX_NOTES} notes; decide it.`);
  return { ...found, notes: [...found.notes, note] };
}

/** The case once it is decided; the note of a decision has always room. */
export function closed(
  found: OnboardingCase,
  event: 'approve' | 'reject' | 'settleApproved' | 'settleRejected',
  by: { readonly authorId: string | null; readonly at: Date; readonly reason: string | null | undefined },
): OnboardingCase {
  const stage = stageAfter(event, found.stage);
  const { authorId, at, reason } = by;
  const kind = stage === 'APPROVED' ? 'APPROVED' : 'REJECTED';
  const notes = reason ? [...found.notes, { kind, text: reason, authorId, at } as const] : found.notes;
  return { ...found, stage, notes, decidedAt: at, decidedBy: authorId, decidingUntil: null };
}

const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `give one of ${words.join(', ')}`);
const which = { caseId: uuid, orgType: optional(word(ORG_TYPES)) };
const remark = optionalText(freeText(1, 2000));

export const byIdInput = z.strictObject({ id: uuid, orgType: optional(word(ORG_TYPES)) });
export const listInput = z.strictObject({
  filter: optional(
    z.strictObject({
      orgType: optional(word(ORG_TYPES)),
      stage: optional(word(STAGES)),
      assignedTo: optional(text(128)),
      overdue: optional(z.boolean('give true or false')),
      q: optional(text(100)),
    }),
  ),
  ...pageInput,
});
export const assignInput = z.strictObject({ ...which, assigneeId: optional(text(128)), note: remark });
export const requestInfoInput = z.strictObject({ ...which, message: freeText(3, 2000) });
export const decideInput = z
  .strictObject({
    ...which,
    decision: word(['APPROVE', 'REJECT']),
    reason: optionalText(text(2000)),
  })
  .refine(({ decision, reason }) => decision === 'APPROVE' || reason !== undefined, {
    path: ['reason'],
    message: 'tell the applicant why, in 1 to 2000 characters',
  });
export const checklistInput = z.strictObject({
  ...which,
  items: z
    .array(z.strictObject({ item: word(CHECKLIST_ITEMS), state: word(ITEM_STATES), note: remark }))
    .min(1, 'give at least one item')
    .max(CHECKLIST_ITEMS.length, `give each of the ${CHECKLIST_ITEMS.length} items at most once`)
    .refine((items) => new Set(items.map(({ item }) => item)).size === items.length, 'give each item once'),
  note: remark,
});

export type CaseFilter = Partial<NonNullable<z.output<typeof listInput>['filter']>>;
export type ChecklistChange = z.output<typeof checklistInput>['items'][number];

/** The checklist with some items changed; a note that is not given stays. Error: VALIDATION_FAILED for an item that this case has not. */
export function checked(
  { checklist, org }: OnboardingCase,
  changes: readonly ChecklistChange[],
  by: { readonly changedBy: string; readonly changedAt: Date },
): readonly ChecklistEntry[] {
  const at = changes.findIndex(({ item }) => !checklist.some((entry) => entry.item === item));
  if (at >= 0) {
    const message = `leave ${changes[at]?.item} out: the checklist of ${org.type === 'ISSUER' ? 'an issuer' : 'a custodian'} has no such item`;
    const field = `items[${at}].item`;
    throw new AppError('VALIDATION_FAILED', `${field}: ${message}`, {
      details: [{ field, code: 'not_on_list', message }],
    });
  }
  return checklist.map((entry) => {
    const change = changes.find(({ item }) => item === entry.item);
    return change ? { ...entry, state: change.state, note: change.note ?? entry.note, ...by } : entry;
  });
}
