import type { Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { GrpcClient } from '../client.ts';
import { orUndefined } from './issuer-registry.ts';

interface ResolveReply {
  readonly holderId: string;
  readonly sessionId: string;
  readonly dids: readonly string[];
  readonly extendedMaxAge?: number | null;
}

/** The sessions of holders, asked of Core Engine in another process. */
export function createRemoteHolderSessions(client: GrpcClient) {
  return {
    /** Whom a bearer token made in a session stands for; undefined when it opens nothing. */
    standingOfToken: (token: { holderId: string; sessionId: string }, context: Context) =>
      orUndefined(client.call<{ dids: readonly string[] }>('GetTokenStanding', token, context)),

    async resolve(token: string, context: Context) {
      const reply = await orUndefined(client.call<ResolveReply>('Resolve', { token }, context));
      if (!reply) return undefined;
      const { holderId, sessionId, dids, extendedMaxAge } = reply;
      const identity: Identity = { kind: 'holder', holderId, sessionId, dids };
      const maxAge = extendedMaxAge ?? undefined;
      return { identity, ...(maxAge === undefined ? {} : { extended: { token, maxAge } }) };
    },
  };
}
