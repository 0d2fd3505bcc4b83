import { z } from 'zod';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { AppError, invalid, isAppError } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, oneFrom, optional, optionalText, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const PROPOSAL_KINDS = ['NEW_ENTRY', 'NEW_VERSION', 'RETIRE_ENTRY', 'NEW_SKILL', 'NEW_CODE'] as const;
export const PROPOSAL_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'CHANGES_REQUESTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export const DECISIONS = ['START_REVIEW', 'ACCEPT', 'REJECT', 'REQUEST_CHANGES'] as const;

export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
export type Decision = (typeof DECISIONS)[number];
/** What happens to a proposal: its proposer edits, submits and withdraws it, administrators decide. */
export type ProposalEvent = 'EDIT' | 'SUBMIT' | 'WITHDRAW' | Decision;

/** What an issuer would like the catalog to have. */
export interface Proposal extends Recorded {
  readonly proposalId: string;
  readonly kind: ProposalKind;
  /** What it is about, where that is there already: an entry, or a code set. */
  readonly targetId?: string | undefined;
  /** What is told of the new record; checked when it is submitted. */
  readonly payload: JsonObject;
  readonly proposerIssuerId: string;
  readonly proposerIssuerDid: string;
  readonly rationale: string;
  readonly status: ProposalStatus;
  /** Changes were asked for, and none has been made since. */
  readonly awaitsEdit: boolean;
  /** What the administrators wrote with their last decision. */
  readonly decisionReason?: string | undefined;
  /** The record that acceptance has made. */
  readonly resultingId?: string | undefined;
}

const NEXT: Readonly<Record<ProposalStatus, Readonly<Partial<Record<ProposalEvent, ProposalStatus>>>>> = {
  DRAFT: { EDIT: 'DRAFT', SUBMIT: 'SUBMITTED', WITHDRAW: 'WITHDRAWN' },
  SUBMITTED: {
    WITHDRAW: 'WITHDRAWN',
    START_REVIEW: 'UNDER_REVIEW',
    ACCEPT: 'ACCEPTED',
    REJECT: 'REJECTED',
    REQUEST_CHANGES: 'CHANGES_REQUESTED',
  },
  UNDER_REVIEW: {
    WITHDRAW: 'WITHDRAWN',
    ACCEPT: 'ACCEPTED',
    REJECT: 'REJECTED',
    REQUEST_CHANGES: 'CHANGES_REQUESTED',
  },
  CHANGES_REQUESTED: { EDIT: 'CHANGES_REQUESTED', SUBMIT: 'SUBMITTED', WITHDRAW: 'WITHDRAWN' },
  ACCEPTED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

const EVENT_WORDS: Readonly<Record<ProposalEvent, string>> = {
  EDIT: 'changed',
  SUBMIT: 'submitted',
  WITHDRAW: 'withdrawn',
  START_REVIEW: 'taken up for review',
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  REQUEST_CHANGES: 'sent back for changes',
};

/** Where an event leads. Errors: INVALID_STATE_TRANSITION, also for submitting anew what was not changed as asked. */
export function statusAfter(
  event: ProposalEvent,
  { status, awaitsEdit }: Pick<Proposal, 'status' | 'awaitsEdit'>,
): ProposalStatus {
  const next = NEXT[status][event];
  if (next === undefined) {
    const ways = PROPOSAL_STATUSES.filter((from) => NEXT[from][event] !== undefined).join(' or ');
    throw wrongState(`This proposal is ${status}; only one that is ${ways} can be ${EVENT_WORDS[event]}.`);
  }
  if (event === 'SUBMIT' && awaitsEdit)
    throw wrongState('The administrators asked for changes; change the proposal first, then submit it.');
  return next;
}

/** Errors: VALIDATION_FAILED for a kind without the record that it is about, or with one that it makes itself. */
export function requireTarget(kind: ProposalKind, targetId: string | undefined): void {
  const target = TARGETS[kind];
  if (target === undefined && targetId !== undefined)
    throw invalid('targetId', 'unexpected', 'leave it out: this is about nothing that is there already');
  if (target !== undefined && targetId === undefined)
    throw invalid('targetId', 'required', `give the id of the ${target} that this is about`);
}

const TARGETS: Readonly<Record<ProposalKind, string | undefined>> = {
  NEW_ENTRY: undefined,
  NEW_VERSION: 'entry',
  RETIRE_ENTRY: 'entry',
  NEW_SKILL: undefined,
  NEW_CODE: 'code set',
};

function wrongState(message: string): AppError {
  return new AppError('INVALID_STATE_TRANSITION', message);
}

const MAX_PAYLOAD_BYTES = 64 * 1024;

const payload = z.record(z.string(), z.unknown(), 'give a JSON object').superRefine((value, { addIssue }) => {
  const problem = payloadProblem(value);
  if (problem) addIssue({ code: 'custom', message: problem });
});

function payloadProblem(value: JsonObject): string | undefined {
  try {
    const bytes = Buffer.byteLength(canonicalize(value));
    return bytes > MAX_PAYLOAD_BYTES ? 'send at most 64 KB of JSON' : undefined;
  } catch (error) {
    if (isAppError(error)) return error.message;
    throw error;
  }
}

const rationale = freeText(1, 4000);

export const createProposalInput = z.strictObject({
  kind: oneFrom(PROPOSAL_KINDS),
  targetId: optional(uuid),
  payload,
  rationale,
});

export const updateProposalInput = z
  .strictObject({
    proposalId: uuid,
    targetId: optional(uuid),
    payload: optional(payload),
    rationale: optional(rationale),
  })
  .refine(
    ({ proposalId: _, ...given }) => Object.values(given).some((value) => value !== undefined),
    'give what is to change: targetId, payload or rationale',
  );

export const proposalIdInput = z.strictObject({ proposalId: uuid });

export const readProposalInput = z.strictObject({ id: uuid });

export const listProposalsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(oneFrom(PROPOSAL_STATUSES)),
      kind: optional(oneFrom(PROPOSAL_KINDS)),
    }),
  ),
  ...pageInput,
});

const NEEDS_REASON: readonly Decision[] = ['REJECT', 'REQUEST_CHANGES'];

export const decideProposalInput = z
  .strictObject({
    proposalId: uuid,
    decision: oneFrom(DECISIONS),
    reason: optionalText(freeText(1, 2000)),
  })
  .refine(({ decision, reason }) => reason !== undefined || !NEEDS_REASON.includes(decision), {
    path: ['reason'],
    message: 'say why: the proposer reads it',
  })
  .refine(({ decision, reason }) => reason === undefined || decision !== 'START_REVIEW', {
    path: ['reason'],
    message: 'leave it out: nothing is decided yet',
  });
