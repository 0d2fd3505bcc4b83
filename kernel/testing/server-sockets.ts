import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { until } from './until.ts';

/**
 * The servers' ends of the connections of this process, from now on: a client cannot tell one that was ended from one that was
 * destroyed.
 */
export function watchServerSockets() {
  const accepted = new Map<number | undefined, Socket>();
  const accept = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    accepted.set(socket.remotePort, socket);
  };
  subscribe('net.server.socket', accept);
  return {
    /** Whether the server has heard of a client's connection. */
    isAccepted: ({ localPort }: { readonly localPort?: number | undefined }) => accepted.has(localPort),
    /** Waits until the server has destroyed its end of a client's connection. */
    letGo: ({ localPort }: { readonly localPort?: number | undefined }) =>
      until('the server to let go', () => accepted.get(localPort)?.destroyed === true),
    stop: () => void unsubscribe('net.server.socket', accept),
  };
}
