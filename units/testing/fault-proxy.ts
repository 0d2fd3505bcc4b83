import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** What a proxy does to connections: those it has from now on, and the bytes of those it holds. */
export type Fault =
  | { readonly kind: 'none' }
  /** Each chunk arrives that much later, in both directions. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Connections end at once. */
  | { readonly kind: 'refuse' }
  /** The request never reaches the server: the connection ends on its first byte. */
  | { readonly kind: 'cutBeforeRequest' }
  /** The server has acted, the client does not learn it: the connection ends on the first byte of the reply. */
  | { readonly kind: 'cutBeforeReply' }
  /** The reply breaks off after that many bytes. */
  | { readonly kind: 'cutAfter'; readonly bytes: number }
  /** Connections stay open, nothing passes in either direction and nothing is said. */
  | { readonly kind: 'halfOpen' }
  /** The reply passes a byte at a time, one every `ms`. */
  | { readonly kind: 'drip'; readonly ms: number };

export interface FaultProxy {
  readonly port: number;
  /** Changes the fault; `halfOpen` bytes that were swallowed do not come back. */
  set(fault: Fault): void;
  /** Ends every connection it holds now. */
  cutAll(): void;
  /** Connections accepted since the start. */
  accepted(): number;
  close(): Promise<void>;
}

/** A TCP proxy on a free loopback port in front of `target`, whose faults are switched at run time. */
export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  let fault: Fault = { kind: 'none' };
  let accepted = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    accepted += 1;
    if (fault.kind === 'refuse') return void client.resetAndDestroy();
    const upstream = connect(target.port, target.host ?? '127.0.0.1');
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => open.delete(socket));
    }
    const request = direction('request', () => fault, cut);
    const reply = direction('reply', () => fault, cut);
    // An orderly end passes through the pipes, behind the bytes that are still on their way.
    client.on('close', () => {
      for (const stream of [upstream, request, reply]) stream.destroy();
    });
    client.pipe(request).pipe(upstream);
    upstream.pipe(reply).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    set(next) {
      fault = next;
    },
    cutAll,
    accepted: () => accepted,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cutAll();
      await closed;
    },
  };
}

function direction(side: 'request' | 'reply', current: () => Fault, cut: () => void): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const fault = current();
      switch (fault.kind) {
        case 'latency':
          setTimeout(() => done(null, chunk), fault.ms);
          return;
        case 'refuse':
          return cut();
        case 'halfOpen':
          return done();
        case 'cutBeforeRequest':
          return side === 'request' ? cut() : done(null, chunk);
        case 'cutBeforeReply':
          return side === 'reply' ? cut() : done(null, chunk);
        case 'cutAfter': {
          if (side === 'request') return done(null, chunk);
          const part = chunk.subarray(0, Math.max(0, fault.bytes - passed));
          passed += part.length;
          this.push(part);
          if (passed >= fault.bytes) setImmediate(cut);
          return done();
        }
        case 'drip':
          if (side === 'request') return done(null, chunk);
          return drip(this, chunk, fault.ms, done);
        case 'none':
          return done(null, chunk);
      }
    },
  });
}

function drip(stream: Transform, chunk: Buffer, ms: number, done: () => void): void {
  if (chunk.length === 0 || stream.destroyed) {
    done();
    return;
  }
  stream.push(chunk.subarray(0, 1));
  setTimeout(() => drip(stream, chunk.subarray(1), ms, done), ms);
}
