import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context, HolderCookie } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { hashOfToken } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { isConflict } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { freeSlot } from '../../../store/slots.ts';
import { signInFirst } from './caller.ts';
import type { HolderRecord } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import { reopenedLetter } from './letters.ts';
import type { HolderAccount, HolderSessions } from './ports.ts';
import {
  cookieOf,
  extended,
  type HolderSession,
  isLive,
  MAX_SESSIONS,
  newSession,
  RECENT_SIGN_IN_MS,
  sessionPlaces,
} from './session.ts';
import type { SessionStore } from './session-model.ts';

const tokenInput = z.strictObject({ holderId: z.string().min(1).max(128), sessionId: z.string().max(128) });
const resolveInput = z.strictObject({ token: z.string().max(4096, 'give the value of a session cookie') });

/** A holder whose cookie was good, and the cookie to send back when the session was extended. */
export interface ResolvedSession {
  readonly identity: Extract<Identity, { kind: 'holder' }>;
  readonly extended?: HolderCookie | undefined;
}

/** Which bearer token of a holder: it stands and falls with the session in which it was made. */
export interface SessionToken {
  readonly holderId: string;
  readonly sessionId: string;
}

/** Whom such a token stands for at this moment. */
export interface TokenHolder {
  readonly dids: readonly string[];
}

/** What another unit is told of a session. */
export interface SessionStanding {
  readonly holderId: string;
  readonly sessionId: string;
  readonly dids: readonly string[];
  /** Seconds for a renewed cookie; absent when the session was not extended. */
  readonly maxAge?: number | undefined;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** The sessions of holders: started by the ways of signing in, told from their cookie, ended. */
export function createSessionService(deps: {
  sessions: SessionStore;
  holders: HolderStore;
  ledger: Ledger;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
  log: Logger;
}) {
  const { sessions, holders, ledger, mailer, publicUrl, now, log } = deps;

  const ports: HolderSessions = {
    async start({ holderId }) {
      const at = now();
      // Read again: a caller that starts again after a race may hold an account that was locked meanwhile.
      const account = await holders.byId(holderId);
      if (!account) throw signInFirst();
      const { place, given } = await placeFor(holderId, at);
      const { session, token } = newSession(holderId, place, at);
      return {
        sessionId: session.sessionId,
        writes: [
          holders.signedInWrite(account, at),
          ...given.map(({ sessionId }) => sessions.deleteWrite(sessionId)),
          sessions.insertWrite(session),
          ...(account.status === 'LOCKED'
            ? [mailer.letterWrite(reopenedLetter(account.email, publicUrl))]
            : []),
        ],
        audit: [
          ...(account.status === 'LOCKED' ? [reopenedFact(account)] : []),
          sessionFact('holder_session.started', session),
        ],
        tell(context) {
          context.notes.holderCookie = cookieOf(token, session, at);
        },
      };
    },

    async requireRecentSignIn({ holderId, sessionId }, graceMs = 0) {
      const session = sessionId === undefined ? undefined : await sessions.byId(sessionId);
      const isRecent =
        session && now().getTime() - session.createdAt.getTime() <= RECENT_SIGN_IN_MS + graceMs;
      // Whether it has ended since its sender was proven the commit finds out.
      if (isRecent && session.holderId === holderId) return sessions.standsWrite(session);
      throw new AppError(
        'REAUTHENTICATION_REQUIRED',
        'This takes a session whose sign-in is at most 10 minutes old, and never a bearer token: sign in again, then repeat it.',
      );
    },

    endOthersWrites: (holderId, but) => sessions.revokeWrites(holderId, but, now()),
  };

  return { ...ports, resolve, standing, standingOfToken, tokenStanding, end };

  /** Whom a cookie stands for; undefined when it is unknown, expired, revoked or no token at all. Errors: STORAGE_UNAVAILABLE. */
  async function resolve(token: string, context: Context): Promise<ResolvedSession | undefined> {
    const sessionId = hashOfToken(token);
    const session = sessionId === undefined ? undefined : await sessions.byId(sessionId);
    const at = now();
    if (!session || !isLive(session, at)) return undefined;
    const account = await holders.byId(session.holderId);
    if (account?.status !== 'ACTIVE') return undefined;
    const identity = identityOf(session, account);
    const later = extended(session, at);
    if (!later) return { identity };
    switch (await extend(session, later, { ...context, identity })) {
      case 'extended':
        return { identity, extended: cookieOf(token, later, at) };
      case 'unchanged':
        return { identity };
      case 'raced':
        return (await isStillLive(session.sessionId, at)) ? { identity } : undefined;
    }
  }

  /** The same for other units. Null when the token opens nothing. */
  async function standing(input: unknown, context: Context): Promise<SessionStanding | null> {
    permit(context, 'holder.session');
    const { token } = parseInput(resolveInput, input);
    const found = await resolve(token, context);
    if (!found?.identity.sessionId) return null;
    const { holderId, sessionId, dids } = found.identity;
    return { holderId, sessionId, dids, maxAge: found.extended?.maxAge };
  }

  /** Whom a bearer token made in a session stands for: nobody once the session or the account is over. Uncached, two reads. */
  async function standingOfToken({ holderId, sessionId }: SessionToken): Promise<TokenHolder | undefined> {
    const [session, account] = await Promise.all([sessions.byId(sessionId), holders.byId(holderId)]);
    const stands = session?.holderId === holderId && isLive(session, now()) && account?.status === 'ACTIVE';
    return stands ? { dids: account.dids } : undefined;
  }

  /** The same for other units. Null when the token opens nothing. */
  async function tokenStanding(input: unknown, context: Context): Promise<TokenHolder | null> {
    permit(context, 'holder.session');
    return (await standingOfToken(parseInput(tokenInput, input))) ?? null;
  }

  /** Ends one session for good: its row goes. Ending it again changes nothing. */
  async function end(sessionId: string, holderId: string, context: Context): Promise<void> {
    await ledger.commit(context, {
      writes: [sessions.deleteWrite(sessionId)],
      audit: sessionFact('holder_session.ended', { sessionId, holderId }),
    });
  }

  /** A free place, by chance so that two sign-ins at once seldom want the same; when all are taken, that of the oldest session. */
  async function placeFor(
    holderId: string,
    at: Date,
  ): Promise<{ place: string; given: readonly HolderSession[] }> {
    const taken = await sessions.inPlaces(holderId);
    const live = taken.filter((session) => isLive(session, at));
    const kept = live.slice(Math.max(0, live.length - MAX_SESSIONS + 1));
    const { slot, over } = freeSlot(sessionPlaces(holderId), taken, (session) => !kept.includes(session));
    return { place: slot ?? `${holderId}/0`, given: over };
  }

  async function extend(
    session: HolderSession,
    later: HolderSession,
    context: Context,
  ): Promise<'extended' | 'unchanged' | 'raced'> {
    try {
      await ledger.commit(context, {
        writes: [sessions.extendWrite(session, later)],
        audit: sessionFact('holder_session.extended', session),
      });
      return 'extended';
    } catch (error) {
      if (isConflict(error)) return 'raced';
      log.warn({ err: error }, 'A session could not be extended; the next request tries again');
      return 'unchanged';
    }
  }

  async function isStillLive(sessionId: string, at: Date): Promise<boolean> {
    const session = await sessions.byId(sessionId);
    return session !== undefined && isLive(session, at);
  }
}

function identityOf(
  { sessionId }: HolderSession,
  { holderId, dids }: HolderRecord,
): ResolvedSession['identity'] {
  return { kind: 'holder', holderId, dids, sessionId };
}

function reopenedFact({ holderId }: HolderAccount): AuditFact {
  return {
    action: 'holder.erasure_cancelled',
    subject: { type: 'Holder', id: holderId },
    org: { type: 'HOLDER', id: holderId },
    previousState: 'LOCKED',
    newState: 'ACTIVE',
  };
}

// The beginning of a SHA-256 names a session in the trail and helps nobody to guess its token.
function sessionFact(
  action: AuditAction,
  { sessionId, holderId }: Pick<HolderSession, 'sessionId' | 'holderId'>,
): AuditFact {
  return {
    action,
    subject: { type: 'HolderSession', id: sessionId.slice(0, 32) },
    org: { type: 'HOLDER', id: holderId },
  };
}
