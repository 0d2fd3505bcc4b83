import type { VerificationEvent } from './verification-event.ts';

/** An event as it is stored. */
export type EventRow = Omit<VerificationEvent, 'verificationId'> & {
  readonly _id: string;
  /** Gone once the event is in the counts. */
  readonly uncounted?: true;
};

export function eventOf({ _id, uncounted: _uncounted, ...rest }: EventRow): VerificationEvent {
  return { verificationId: _id, ...rest };
}
