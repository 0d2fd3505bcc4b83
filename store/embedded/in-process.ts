import { driverInternals } from '../driver-internals.ts';
import type { RunCommand } from './dispatch.ts';
import { parseRequest } from './wire.ts';

/** The parts of the driver that the short-cut relies on (mongodb 7, lib/cmap); checked before use. */
interface WireMessage {
  /** The parts of the message as they would go through a socket. */
  toBin(): Uint8Array[] | Promise<Uint8Array[]>;
}
interface ResponseType {
  make(bytes: Uint8Array): unknown;
  readonly empty?: unknown;
}
interface ConnectionInstance {
  throwIfAborted(): void;
  sendWire(message: WireMessage, options: object, responseType?: ResponseType): AsyncGenerator<unknown>;
}
type ConnectionClass = new (...parameters: never[]) => ConnectionInstance;

/**
 * A driver Connection whose commands go straight to the engine instead of through a socket.
 * Undefined when the driver's internals are not as expected; the caller then uses the socket alone.
 */
export function inProcessConnection(run: RunCommand): ConnectionClass | undefined {
  const found = internals();
  if (found === undefined) return undefined;
  const { Base, Response } = found;
  return class InProcessConnection extends Base {
    override async *sendWire(
      message: WireMessage,
      _options: object,
      responseType?: ResponseType,
    ): AsyncGenerator<unknown> {
      this.throwIfAborted();
      // The very bytes of the socket, so that nothing (undefined, types) can mean another thing here than there.
      const request = parseRequest(Buffer.concat(await message.toBin()));
      const reply = await run(request.database, request.command);
      yield request.answer ? (responseType ?? Response).make(reply) : Response.empty;
    }
  };
}

function internals(): { Base: ConnectionClass; Response: ResponseType } | undefined {
  const { Connection } = (driverInternals('cmap/connection.js') ?? {}) as { Connection?: ConnectionClass };
  const { MongoDBResponse } = (driverInternals('cmap/wire_protocol/responses.js') ?? {}) as {
    MongoDBResponse?: ResponseType;
  };
  const usable =
    typeof Connection?.prototype?.sendWire === 'function' &&
    typeof Connection.prototype.throwIfAborted === 'function' &&
    typeof MongoDBResponse?.make === 'function' &&
    MongoDBResponse.empty !== undefined;
  return usable && Connection && MongoDBResponse
    ? { Base: Connection, Response: MongoDBResponse }
    : undefined;
}
