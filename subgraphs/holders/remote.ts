import type { Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { RemoteUnit } from '../rpc.ts';
import { orUndefined } from '../rpc-replies.ts';
import { SESSIONS } from './contracts.ts';
import type { HolderPorts } from './ports.ts';

/** The sessions of holders, asked of their unit in another process. */
export function remoteHolders({ client }: RemoteUnit): HolderPorts {
  const sessions = client(SESSIONS);
  return {
    sessions: {
      standingOfToken: ({ holderId, sessionId }, context) =>
        orUndefined(sessions.call('GetTokenStanding', { holderId, sessionId }, context)),

      async resolve(token, context: Context) {
        const reply = await orUndefined(sessions.call('Resolve', { token }, context));
        if (!reply) return undefined;
        const { holderId, sessionId, dids, extendedMaxAge: maxAge } = reply;
        const identity = { kind: 'holder', holderId, sessionId, dids } satisfies Identity;
        return { identity, ...(maxAge === undefined ? {} : { extended: { token, maxAge } }) };
      },
    },
  };
}
