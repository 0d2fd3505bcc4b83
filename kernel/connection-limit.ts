import type { Server, Socket } from 'node:net';
import { addressKey, plainAddress } from './addresses.ts';

/** What one port has at most, from all addresses. */
export const MAX_CONNECTIONS = 10_000;

/** Destroys connections unread that are over the limit of their address (of IPv6 one /64); call it before the server listens. */
export function limitPerAddress(server: Server, limit: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const key = addressKey(plainAddress(socket.remoteAddress ?? 'unknown'));
    const own = open.get(key) ?? 0;
    if (own >= limit) return void socket.destroy();
    open.set(key, own + 1);
    socket.once('close', () => {
      const others = (open.get(key) ?? 1) - 1;
      if (others > 0) open.set(key, others);
      else open.delete(key);
    });
  });
}
