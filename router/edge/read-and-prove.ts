import type { IncomingMessage } from 'node:http';
import type { Identity } from '../../kernel/identity.ts';

/**
 * Reads a body, and proves its sender again when it was not all there yet: by holding a body back nobody outlives a sign-out, a
 * demotion or a recovery. Errors: those of `read` and `prove`.
 */
export async function readAndProve<Body>(
  request: IncomingMessage,
  sender: { readonly identity: Identity; readonly prove: () => Promise<Identity> },
  read: () => Promise<Body>,
): Promise<{ readonly body: Body; readonly identity: Identity }> {
  // A body often comes in a packet of its own, right behind the head.
  if (!request.complete) await new Promise(setImmediate);
  const wasWhole = request.complete;
  const body = await read();
  return { body, identity: wasWhole ? sender.identity : await sender.prove() };
}
