import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { email, freeText, instant, oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

/** EXPIRED is told by the clock, and stored before a list by status is read. */
export const REQUEST_STATUSES = ['SENT', 'VIEWED', 'FULFILLED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const OPEN_STATUSES = ['SENT', 'VIEWED'] as const satisfies readonly RequestStatus[];

/** A kind of credential that is asked for, and which of its claims matter. */
export interface Requested {
  readonly credentialType: string;
  readonly claims: readonly string[];
}

/** What a verifier asks of whoever has an address. */
export interface VerificationRequest extends Recorded {
  readonly requestId: string;
  readonly verifierId: string;
  /** Keyed, so that whoever reads the store cannot try addresses. */
  readonly holderEmailHash: string;
  readonly requested: readonly Requested[];
  readonly purpose: string;
  readonly expiresAt: Date;
  readonly status: RequestStatus;
  /** The links that the holder answered with. */
  readonly shareIds: readonly string[];
  readonly answeredAt?: Date | undefined;
  /** What the holder wrote who declined. */
  readonly declineReason?: string | undefined;
  /** Of the verifier and the address while it is open: one at a time. */
  readonly place?: string | undefined;
  /** Its end, until whoever sent it is told that nobody answered; none once it is answered or taken back. */
  readonly dueAt?: Date | undefined;
  /** The holder has blocked the verifier, which is not told: it stays open for the one and is not there for the other. */
  readonly isWithheld?: true | undefined;
  /** When the store drops it. */
  readonly forgetAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 30;
const DEFAULT_DAYS = 14;
const KEPT_DAYS = 365;

const requested = z.strictObject({
  credentialType: text(100),
  claims: optional(z.array(text(128), 'give a list of claims').max(50, 'name at most 50 claims')).transform(
    (claims) => claims ?? [],
  ),
});

export const createInput = z.strictObject({
  holderEmail: email,
  requested: z
    .array(requested, 'give a list of kinds of credentials')
    .min(1, 'ask for at least one kind of credential')
    .max(10, 'ask for at most 10 kinds of credentials'),
  purpose: freeText(10, 500),
  expiresAt: optional(instant),
});

export const listInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(REQUEST_STATUSES)) })),
  ...pageInput,
});
export const requestIdInput = z.strictObject({ requestId: uuid });

/** When a request ends: in 14 days unless told. Error: VALIDATION_FAILED outside of (now, now + 30 days]. */
export function endOf(asked: Date | undefined, now: Date): Date {
  const at = asked ?? new Date(now.getTime() + DEFAULT_DAYS * DAY_MS);
  if (at <= now) throw invalid('expiresAt', 'past', 'give an instant in the future');
  if (at.getTime() > now.getTime() + LONGEST_DAYS * DAY_MS)
    throw invalid('expiresAt', 'too_far', `give an instant at most ${LONGEST_DAYS} days from now`);
  return at;
}

/** An address under the key of the platform. */
export function emailHashOf(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(address).digest('hex');
}

export function newRequest(
  verifierId: string,
  given: Omit<z.output<typeof createInput>, 'holderEmail'> & Pick<VerificationRequest, 'holderEmailHash'>,
  by: string,
  at: Date,
): VerificationRequest {
  const { holderEmailHash, expiresAt, ...rest } = given;
  const end = endOf(expiresAt, at);
  return {
    requestId: newId(),
    verifierId,
    holderEmailHash,
    ...rest,
    expiresAt: end,
    status: 'SENT',
    shareIds: [],
    place: placeOf(verifierId, holderEmailHash),
    dueAt: end,
    forgetAt: new Date(end.getTime() + KEPT_DAYS * DAY_MS),
    createdAt: at,
    updatedAt: at,
    createdBy: by,
    rowVersion: 1,
  };
}

export function placeOf(verifierId: string, holderEmailHash: string): string {
  return `${verifierId} ${holderEmailHash}`;
}

/** The status as of now: expiry needs no sweep. */
export function statusOf({ status, expiresAt }: VerificationRequest, now: Date): RequestStatus {
  return isOpenStatus(status) && expiresAt <= now ? 'EXPIRED' : status;
}

export function isOpenStatus(status: RequestStatus): boolean {
  return status === 'SENT' || status === 'VIEWED';
}

/** Error: INVALID_STATE_TRANSITION for a request that is answered, cancelled or over. */
export function requireOpen(request: VerificationRequest, now: Date, done: string): void {
  const status = statusOf(request, now);
  if (!isOpenStatus(status))
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `This request is ${status}; only SENT or VIEWED ones can be ${done}.`,
    );
}
