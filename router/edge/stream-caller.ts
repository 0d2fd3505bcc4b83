import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../kernel/context.ts';
import { callerKey, type Identity } from '../../kernel/identity.ts';
import { type Authenticate, tokenExpiry } from './authenticate.ts';
import { type IdentifyHolder, withHolder } from './holder-session.ts';
import { contextOf } from './request-context.ts';
import type { StreamCaller } from './streams.ts';

/** Whom a stream is for, by what came with its request; `identify` proves the same request once more. */
export function streamCaller(
  request: IncomingMessage,
  { identity, clientHash = '' }: Context,
  identify: () => Promise<Identity>,
): StreamCaller {
  return {
    key: callerKey(identity, clientHash),
    until: tokenExpiry(request),
    // Another role is another caller: what it may see is decided when it connects again.
    stillCounts: async () => isDeepStrictEqual(await identify(), identity),
  };
}

/** The same request proven once more, for what lasts longer than a request. */
export async function identifyAgain(
  { authenticate, identifyHolder }: { authenticate: Authenticate; identifyHolder: IdentifyHolder },
  at: { request: IncomingMessage; response: ServerResponse },
  facts: { correlationId: string; clientHash: string },
): Promise<Identity> {
  const identity = await authenticate(at.request, { acceptsApiKey: false });
  const arrived = contextOf(at.request, { ...facts, identity });
  return (await withHolder(arrived, identifyHolder, at)).identity;
}
