import type { IncomingMessage } from 'node:http';
import type { Context } from '../../kernel/context.ts';
import { callerKey, type Identity } from '../../kernel/identity.ts';
import { tokenExpiry } from './authenticate.ts';
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
    stillCounts: async () => JSON.stringify(await identify()) === JSON.stringify(identity),
  };
}
