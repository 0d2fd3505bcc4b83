import type { Connection } from 'mongoose';
import type { AuditEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Subgraph } from '../subgraph.ts';
import { trailInternals, trailResolvers } from './audit/resolvers.ts';
import { trailStore } from './audit/trail-model.ts';
import { createTrailService } from './audit/trail-service.ts';
import { memberStore } from './issuer-accounts/member-model.ts';
import type { IssuerContacts } from './issuer-accounts/ports.ts';
import { signInResolvers } from './issuer-accounts/resolvers.ts';
import { linkStore } from './issuer-accounts/sign-in-link-model.ts';
import { createSignInService } from './issuer-accounts/sign-in-service.ts';

export type { IssuerContact, IssuerContacts } from './issuer-accounts/ports.ts';

/** The audit trail as the relays of every unit reach it. */
export interface AuditTrail {
  /** Stores entries once, however often they come. Errors: CONFLICT when another entry stands in a place already. */
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export interface Core {
  readonly subgraph: Subgraph;
  readonly trail: AuditTrail;
  readonly ledger: Ledger;
  start(): void;
  close(): Promise<void>;
}

/** Core Engine's rooms: the audit trail and the accounts of issuers' members. */
export async function createCore(deps: {
  connection: Connection;
  ledger: Ledger;
  issuers: IssuerContacts;
  mailer: Mailer;
  tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  publicUrl: string;
  now: Clock;
  log: Logger;
}): Promise<Core> {
  const { connection, ledger, issuers, mailer, tokens, publicUrl, now } = deps;
  const trail = createTrailService({ store: await trailStore(connection) });
  const signIn = createSignInService({
    issuers,
    members: await memberStore(connection),
    links: await linkStore(connection),
    ledger,
    mailer,
    tokens,
    publicUrl,
    now,
  });
  const subgraph = createSubgraph({
    name: 'core',
    resolvers: { ...trailResolvers(trail), ...signInResolvers(signIn) },
    internal: trailInternals(trail),
  });
  return {
    subgraph,
    trail: { append: trail.append },
    ledger,
    start: () => undefined,
    close: async () => undefined,
  };
}
