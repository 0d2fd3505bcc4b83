import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { createSignInLinks } from '../../sign-in-links.ts';
import type { Eraser } from '../room.ts';
import { createAccountService, type HasConsented } from './account-service.ts';
import { ownedBy } from './caller.ts';
import { createErasure } from './erasure.ts';
import { holderStore } from './holder-model.ts';
import type { HolderAccounts, HolderSessions } from './ports.ts';
import { recoveryCodeStore } from './recovery-code-model.ts';
import { createRecoveryService } from './recovery-service.ts';
import { holderResolvers } from './resolvers.ts';
import { sessionStore } from './session-model.ts';
import {
  createSessionService,
  type ResolvedSession,
  type SessionService,
  type SessionToken,
  type TokenHolder,
} from './session-service.ts';
import type { OpensHolder } from './sign-in-link.ts';
import { holderLinkStore } from './sign-in-link-model.ts';
import { createSignInService } from './sign-in-service.ts';
import { createHolderTokenService } from './token-service.ts';

export type { HasConsented } from './account-service.ts';
export type { ResolvedSession, SessionStanding } from './session-service.ts';

export interface AccountsRoom {
  readonly accounts: HolderAccounts;
  readonly sessions: HolderSessions;
  /** Whom a session cookie stands for; undefined when it opens nothing. Errors: STORAGE_UNAVAILABLE. */
  resolve(token: string, context: Context): Promise<ResolvedSession | undefined>;
  /** Whom a bearer token made in a session stands for; undefined when it opens nothing. Errors: STORAGE_UNAVAILABLE. */
  standingOfToken(token: SessionToken): Promise<TokenHolder | undefined>;
  hasRecoveryCode(holderId: string): Promise<boolean>;
  readonly resolvers: object;
  readonly internal: SessionService;
  /** Starts the sweep that erases accounts. */
  start(): void;
  close(): Promise<void>;
  /** Sessions that stand, and whether a recovery code does. */
  readonly exporter: { readonly name: 'signIns'; export(holderId: string): Promise<object> };
  /** Erases every account that is due; returns how many. */
  eraseDue(): Promise<number>;
  /** Removes every account of the demonstration with all that it has; returns how many. */
  removeDemo(context: Context): Promise<number>;
}

/** Holders' accounts: registration, sign-in by link and recovery code, sessions, erasure. */
export async function openAccountsRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  publicUrl: string;
  hasConsented: HasConsented;
  erasers: () => readonly Eraser[];
  /** Seconds between two sweeps of erasures. */
  sweepSeconds: number;
  now: Clock;
  log: Logger;
}): Promise<AccountsRoom> {
  const { connection, ledger, idempotency, mailer, tokens, publicUrl, hasConsented, erasers, sweepSeconds } =
    deps;
  const { now, log } = deps;
  const [holders, sessionRows, links, codes] = await Promise.all([
    holderStore(connection, now),
    sessionStore(connection),
    holderLinkStore(connection),
    recoveryCodeStore(connection),
  ]);

  const signInLinks = createSignInLinks<OpensHolder>({
    links,
    ledger,
    letterWrite: mailer.letterWrite,
    actions: { requested: 'holder.sign_in_requested', refused: 'holder.sign_in_refused' },
    orgOf: ownedBy,
    unmailedGiveWay: true,
    now,
  });
  const sessions = createSessionService({
    sessions: sessionRows,
    holders,
    ledger,
    mailer,
    publicUrl,
    now,
    log,
  });
  const accounts = createAccountService({
    holders,
    signInLinks,
    sessions,
    ledger,
    idempotency,
    mailer,
    hasConsented,
    publicUrl,
    now,
  });
  const signIn = createSignInService({ holders, links, signInLinks, sessions, ledger, publicUrl, now });
  const recovery = createRecoveryService({
    codes,
    holders,
    sessions,
    ledger,
    idempotency,
    mailer,
    publicUrl,
    now,
  });
  const erasure = createErasure({
    holders,
    sessions: sessionRows,
    links,
    codes,
    erasers,
    ledger,
    now,
    log,
    sweepSeconds,
    lease: leaseOf(connection, 'holders.erasure', now),
  });

  return {
    accounts: holders,
    sessions,
    resolve: sessions.resolve,
    standingOfToken: sessions.standingOfToken,
    hasRecoveryCode: recovery.hasRecoveryCode,
    resolvers: holderResolvers({
      accounts,
      signIn,
      recovery,
      tokens: createHolderTokenService({ accounts: holders, tokens, ledger }),
    }),
    internal: sessions,
    start: erasure.start,
    close: erasure.close,
    eraseDue: erasure.eraseDue,
    removeDemo: erasure.removeDemo,
    exporter: {
      name: 'signIns',
      async export(holderId) {
        const sessions = await sessionRows.inSlots(holderId);
        return {
          sessions: sessions.map(({ createdAt, extendedAt, expiresAt }) => ({
            createdAt,
            extendedAt,
            expiresAt,
          })),
          hasRecoveryCode: await recovery.hasRecoveryCode(holderId),
        };
      },
    },
  };
}
