import type { Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { RemoteUnit } from '../rpc.ts';
import { orUndefined } from '../rpc-replies.ts';
import { SESSIONS } from './contracts.ts';
import type { HolderPorts } from './ports.ts';

interface ResolveReply {
  readonly holderId: string;
  readonly sessionId: string;
  readonly dids: readonly string[];
  readonly extendedMaxAge?: number | null;
}

/** The sessions of holders, asked of their unit in another process. */
export function remoteHolders({ client }: RemoteUnit): HolderPorts {
  const sessions = client(SESSIONS);
  return {
    sessions: {
      standingOfToken: ({ holderId, sessionId }, context) =>
        orUndefined(
          sessions.call<{ dids: readonly string[] }>('GetTokenStanding', { holderId, sessionId }, context),
        ),

      async resolve(token, context: Context) {
        const reply = await orUndefined(sessions.call<ResolveReply>('Resolve', { token }, context));
        if (!reply) return undefined;
        const { holderId, sessionId, dids, extendedMaxAge } = reply;
        const identity = { kind: 'holder', holderId, sessionId, dids } satisfies Identity;
        const maxAge = extendedMaxAge ?? undefined;
        return { identity, ...(maxAge === undefined ? {} : { extended: { token, maxAge } }) };
      },
    },
  };
}
