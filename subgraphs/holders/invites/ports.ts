import type { Context } from '../../../kernel/context.ts';
import type { Positions } from '../../../store/positions.ts';
import type { Changes } from '../../holder-changes.ts';

export const INVITE_STATUSES = [
  'CREATED',
  'SENT',
  'BOUNCED',
  'OPENED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** How the invite of a row stands; without id and error it waits until the mail server has less to do. */
export interface RowInvite {
  readonly rowKey: string;
  readonly inviteId?: string | undefined;
  readonly status?: InviteStatus | undefined;
  /** Of an invite that was accepted. */
  readonly holderDid?: string | undefined;
  /** The address that it went to last. */
  readonly email?: string | undefined;
  /** A code of the errors. */
  readonly error?: string | undefined;
  readonly message?: string | undefined;
}

/** Invites for rows of files whose person has no wallet that the issuer may know of: for the unit that issues for rows. */
export interface RowInvites {
  /**
   * Invites the person of each row, or has the row wait with the open invite of the issuer to the address; in order. Asked again with
   * the same rows it invites nobody twice. Error: ISSUER_NOT_ACTIVE.
   */
  invite(input: unknown, context: Context): Promise<readonly RowInvite[]>;
  /** These rows wait no more; an invite that was made for rows alone is taken back with the last one. */
  withdraw(input: unknown, context: Context): Promise<void>;
  /** Invites with rows that have ended since a position; from now on without one. */
  changes(after: Positions | undefined, context: Context): Promise<Changes<RowInvite>>;
}
