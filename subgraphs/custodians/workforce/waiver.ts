import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, instant, oneFrom, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const WAIVER_STATUSES = ['ACTIVE', 'ENDED', 'EXPIRED'] as const;
export type WaiverStatus = (typeof WAIVER_STATUSES)[number];

export const MOST_WAIVER_DAYS = 180;

/** A requirement that is not asked of a member for a while, and why. */
export interface Waiver extends Recorded {
  readonly waiverId: string;
  readonly custodianId: string;
  readonly memberId: string;
  readonly requirementId: string;
  /** Personal data: it goes with the member. */
  readonly reason?: string | undefined;
  readonly until: Date;
  readonly status: WaiverStatus;
  readonly endedAt?: Date | undefined;
  readonly endedBy?: string | undefined;
}

type WaiverEvent = 'end' | 'expire';

/** Every change of a waiver: from which status, by what, to which. */
const TRANSITIONS: Readonly<Record<WaiverStatus, Partial<Record<WaiverEvent, WaiverStatus>>>> = {
  ACTIVE: { end: 'ENDED', expire: 'EXPIRED' },
  ENDED: {},
  EXPIRED: {},
};

/** Error: INVALID_STATE_TRANSITION. */
export function waiverAfter(status: WaiverStatus, event: WaiverEvent): WaiverStatus {
  const after = TRANSITIONS[status][event];
  if (after) return after;
  throw new AppError('INVALID_STATE_TRANSITION', `This waiver is ${status}: it is over.`);
}

export const grantWaiverInput = z.strictObject({
  memberId: uuid,
  requirementId: uuid,
  reason: freeText(3, 2000),
  until: instant,
});

const waiverIdInput = z.strictObject({ waiverId: uuid });
export const parseWaiverId = (input: unknown) => parseInput(waiverIdInput, input).waiverId;

export const listWaiversInput = z.strictObject({
  filter: optional(z.strictObject({ memberId: optional(uuid), status: optional(oneFrom(WAIVER_STATUSES)) })),
  ...pageInput,
});
