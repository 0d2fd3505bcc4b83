import { createRequire } from 'node:module';
import { type Doc, deserialize, serialize } from './bson.ts';
import type { RunCommand } from './dispatch.ts';

/** The parts of the driver that the short-cut relies on (mongodb 7, lib/cmap); checked before use. */
interface WireMessage {
  readonly command?: Doc;
  readonly query?: Doc;
  readonly databaseName?: string;
  readonly moreToCome?: boolean;
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
  const internals = driverInternals();
  if (internals === undefined) return undefined;
  const { Base, Response } = internals;
  return class InProcessConnection extends Base {
    override async *sendWire(
      message: WireMessage,
      _options: object,
      responseType?: ResponseType,
    ): AsyncGenerator<unknown> {
      this.throwIfAborted();
      const command = message.command ?? message.query ?? {};
      const request = deserialize(serialize(plain(command)));
      const reply = await run(message.databaseName ?? String(command.$db ?? 'admin'), request);
      yield message.moreToCome ? Response.empty : (responseType ?? Response).make(reply);
    }
  };
}

function driverInternals(): { Base: ConnectionClass; Response: ResponseType } | undefined {
  try {
    const fromHere = createRequire(import.meta.url);
    const fromMongoose = createRequire(fromHere.resolve('mongoose'));
    const { Connection } = fromMongoose('mongodb/lib/cmap/connection.js') as { Connection?: ConnectionClass };
    const { MongoDBResponse } = fromMongoose('mongodb/lib/cmap/wire_protocol/responses.js') as {
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
  } catch {
    return undefined;
  }
}

// Bulk documents are kept apart for OP_MSG; here they are a plain array again.
function plain(command: Doc): Doc {
  return Object.fromEntries(
    Object.entries(command).map(([name, value]) => {
      const sequence = value as { constructor?: { name?: string }; documents?: unknown } | null | undefined;
      return [name, sequence?.constructor?.name === 'DocumentSequence' ? sequence.documents : value];
    }),
  );
}
