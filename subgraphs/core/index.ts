import type { Connection } from 'mongoose';
import type { AuditEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type ResolverMap, type Subgraph } from '../subgraph.ts';
import { createAssistService } from './assist/assist-service.ts';
import { noModel } from './assist/model.ts';
import { assistResolvers } from './assist/resolvers.ts';
import { openAuditRoom } from './audit/room.ts';
import { openHolderRooms } from './holder-rooms.ts';
import type { HoldersRoom } from './holders/room.ts';
import { memberStore } from './issuer-accounts/member-model.ts';
import type { IssuerContacts } from './issuer-accounts/ports.ts';
import { signInResolvers } from './issuer-accounts/resolvers.ts';
import { linkStore } from './issuer-accounts/sign-in-link-model.ts';
import { createSignInService } from './issuer-accounts/sign-in-service.ts';
import type { HeldCredentials, IssuedCredentials, IssuerNames, Verifier } from './ports.ts';

export type { IssuerContact, IssuerContacts } from './issuer-accounts/ports.ts';

/** The audit trail as the relays of every unit reach it. */
export interface AuditTrail {
  /** Stores entries once, however often they come. Errors: CONFLICT when another entry stands in a place already. */
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export interface Core {
  readonly subgraph: Subgraph;
  readonly trail: AuditTrail;
  /** Whom session cookies stand for. */
  readonly holderSessions: Pick<HoldersRoom, 'resolve'>;
  readonly ledger: Ledger;
  start(): void;
  close(): Promise<void>;
}

export interface CoreDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly issuers: IssuerContacts;
  readonly issuerNames: IssuerNames;
  readonly held: HeldCredentials;
  readonly issued: IssuedCredentials;
  readonly verifier: Verifier;
  readonly envelope: Envelope;
  readonly mailer: Mailer;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  /** Seconds between two sweeps of what is due. */
  readonly sweepSeconds: number;
  readonly now: Clock;
  readonly log: Logger;
}

/** Core Engine's rooms: the audit trail, the accounts of issuers' members, and everything that holders have. */
export async function createCore(deps: CoreDeps): Promise<Core> {
  const { connection, ledger, issuers, mailer, tokens, publicUrl, now } = deps;
  const [audit, members, links] = await Promise.all([
    openAuditRoom(deps),
    memberStore(connection),
    linkStore(connection),
  ]);
  const assist = createAssistService({ model: noModel });
  const signIn = createSignInService({
    issuers,
    members,
    links,
    ledger,
    mailer,
    tokens,
    publicUrl,
    now,
  });
  const holders = await openHolderRooms({ ...deps, trail: audit.rows });
  const subgraph = createSubgraph({
    name: 'core',
    resolvers: merged(
      audit.resolvers,
      assistResolvers(assist),
      signInResolvers(signIn),
      ...holders.resolvers,
    ),
    internal: { ...audit.internal, ...holders.internal },
  });
  return {
    subgraph,
    trail: { append: audit.append },
    holderSessions: holders.sessions,
    ledger,
    start() {
      audit.start();
      holders.start();
    },
    async close() {
      await Promise.all([audit.close(), holders.close()]);
    },
  };
}

/** Resolvers of several rooms as one map: they share the root types and `Me`. */
function merged(...rooms: readonly object[]): ResolverMap {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [type, fields] of rooms.flatMap((room) => Object.entries(room)))
    all[type] = { ...all[type], ...fields };
  return all;
}
