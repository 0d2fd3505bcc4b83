import { payReply } from '../kernel/work.ts';
import { driverInternals } from './driver-internals.ts';

/** The parts of the driver's Connection that are relied on (mongodb 7, lib/cmap/connection.js); checked before use. */
interface ConnectionInstance {
  readonly error: Error | null;
  once(event: 'close', listener: () => void): void;
  off(event: 'close', listener: () => void): void;
  writeCommand(...parameters: unknown[]): Promise<void>;
  sendWire(...parameters: unknown[]): AsyncGenerator<WireReply>;
}
interface WireReply {
  toBytes(): Uint8Array;
}
type ConnectionClass = new (...parameters: never[]) => ConnectionInstance;

/**
 * The driver's Connection, but for one fault: a command that is written to a socket which is being destroyed waits for its
 * 'drain' for ever; so does the driver's monitor, which then never looks for the server again.
 * Here the wait ends with the connection. Replies are also counted for the document that they are for. Undefined when the driver's
 * internals are not as expected.
 */
export function closingConnection(): ConnectionClass | undefined {
  const Base = driverConnection();
  if (Base === undefined) return undefined;
  return class ClosingConnection extends Base {
    override async *sendWire(...parameters: unknown[]): AsyncGenerator<WireReply> {
      for await (const reply of super.sendWire(...parameters)) {
        payReply(reply.toBytes().length);
        yield reply;
      }
    }

    override async writeCommand(...parameters: unknown[]): Promise<void> {
      let onClose = (): void => undefined;
      const closed = new Promise<never>((_, reject) => {
        onClose = () => reject(this.error ?? new Error('The connection to the store was closed.'));
        this.once('close', onClose);
      });
      try {
        await Promise.race([super.writeCommand(...parameters), closed]);
      } finally {
        this.off('close', onClose);
      }
    }
  };
}

function driverConnection(): ConnectionClass | undefined {
  const { Connection } = (driverInternals('cmap/connection.js') ?? {}) as { Connection?: ConnectionClass };
  const usable = [Connection?.prototype?.writeCommand, Connection?.prototype?.sendWire];
  return usable.every((method) => typeof method === 'function') ? Connection : undefined;
}
