import type { AuditFact } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Write } from '../../../store/ledger.ts';

/** ACTIVE; LOCKED for the seven days between a request for erasure and the erasure; ERASED, without personal data. */
export const HOLDER_STATUSES = ['ACTIVE', 'LOCKED', 'ERASED'] as const;

/** The key of a person with a wallet. */
export type HolderKey = Pick<HolderAccount, 'holderId'>;

/** A person with a wallet. */
export interface HolderAccount {
  readonly holderId: string;
  readonly name: string;
  /** In lower case; proven, since every way in goes through the mailbox or a passkey made behind it. */
  readonly email: string;
  readonly phone?: string | undefined;
  /** The DID of the current wallet key; absent until there is one. */
  readonly did?: string | undefined;
  /** Every DID that ever stood for this person, so that older credentials stay in the wallet. */
  readonly dids: readonly string[];
  readonly status: (typeof HOLDER_STATUSES)[number];
  /** Belongs to the demonstration. */
  readonly isDemo?: boolean | undefined;
  readonly createdAt: Date;
}

/** The accounts of holders as the other rooms of Core Engine need them. */
export interface HolderAccounts {
  /** Undefined when unknown or erased. */
  byId(holderId: string): Promise<HolderAccount | undefined>;
  /** ACTIVE or LOCKED; `email` in lower case. */
  byEmail(email: string): Promise<HolderAccount | undefined>;
  /** The holder of a DID, current or former. */
  byDid(did: string): Promise<HolderAccount | undefined>;
  /** The accounts of DIDs, current or former. */
  byDids(dids: readonly string[]): Promise<readonly HolderAccount[]>;
  /** Whether a DID stands, or stood, for a holder, whatever has become of the account. */
  isDidTaken(did: string): Promise<boolean>;
  /** Every DID of these holders, whatever has become of the account. */
  didsOf(holderIds: readonly string[]): Promise<readonly string[]>;
  /** A new account, and the writes that store it. A taken e-mail fails the commit with a duplicate key on `emailKey`. */
  create(person: { name: string; email: string; phone?: string | undefined; isDemo?: boolean | undefined }): {
    readonly account: HolderAccount;
    readonly writes: readonly Write[];
  };
  /** Makes a DID the holder's current one; a DID that stands for somebody else already fails the commit with a duplicate key. */
  linkDidWrites(holderId: string, did: string): readonly Write[];
}

/** A session that is about to start: it exists once `writes` are committed. */
export interface StartedSession {
  readonly sessionId: string;
  readonly writes: readonly Write[];
  /** What the trail says of it; goes into the same commit as `writes`. */
  readonly audit: readonly AuditFact[];
  /** Hands the cookie to the door; call it after the commit. */
  tell(context: Context): void;
}

/** The sessions of holders as the other ways of signing in need them. */
export interface HolderSessions {
  /**
   * A new session, whatever cookie the browser sent. A LOCKED account is opened again by the same writes. The commit fails with a
   * duplicate key on `place` or CONFLICT when the same person signs in elsewhere, or is erased, at the same moment: start again.
   */
  start(account: HolderAccount): Promise<StartedSession>;
  /**
   * For what a thief must not do with somebody's session or token: the sign-in of the caller's session is at most ten minutes
   * old, and as much older as `graceMs` says. Returns the write that belongs into the change: its guard fails once the session has
   * ended, however long ago its sender was proven. Errors: REAUTHENTICATION_REQUIRED, always for bearer tokens.
   */
  requireRecentSignIn(
    identity: { readonly holderId: string; readonly sessionId?: string | undefined },
    graceMs?: number,
  ): Promise<Write>;
  /** Ends every session of a holder but the named one. */
  endOthersWrites(holderId: string, but?: string): readonly Write[];
}
