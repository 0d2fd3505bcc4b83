import {
  type handleUnaryCall,
  type Metadata,
  type ServerUnaryCall,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import type { AssertionReader } from '../kernel/assertion.ts';
import { type Context, newContext } from '../kernel/context.ts';
import { AppError, ERRORS, type ErrorDetail, invalid, isAppError, toAppError } from '../kernel/errors.ts';
import type { Identity } from '../kernel/identity.ts';
import { type Logger, withCorrelation } from '../kernel/log.ts';
import type { RpcRow } from '../subgraphs/rpc.ts';
import type { Callers } from './callers.ts';
import { commonName } from './certificate-authority.ts';
import type { Rpc } from './load.ts';
import { assertionOf, correlationIdOf, errorTrailers, idempotencyKeyOf } from './metadata.ts';
import type { PeerRegister } from './peers.ts';

/** Where durations and outcomes of RPCs go. */
export interface RpcMetrics {
  /** `code` is the gRPC status by name, such as OK or NOT_FOUND. */
  observeRpc(service: string, rpc: string, code: string, seconds: number): void;
}

interface BindOptions {
  readonly service: string;
  readonly name: string;
  readonly rpc: Rpc;
  readonly row: RpcRow;
  /** The unit that serves. */
  readonly unit: string;
  readonly callers: Callers;
  readonly peers: PeerRegister;
  readonly assertions: AssertionReader;
  readonly log: Logger;
  readonly metrics: RpcMetrics;
  readonly maxMessageBytes: number;
  /** Lets a call in and returns what it calls at its end. Errors: OVERLOADED. */
  readonly admit: () => () => void;
}

type CallerIdentity = Extract<Identity, { kind: 'unit' | 'peer' }>;

// With less time than this the answer would arrive after the caller has gone.
const LEAST_TIME_MS = 20;
const MAX_MESSAGE_LENGTH = 1000;

/**
 * One RPC as grpc-js calls it, with messages still as bytes: who calls comes from the client certificate, the rest of the
 * context from the metadata. Refusals are the statuses of the error table; what is no AppError is logged whole and INTERNAL.
 */
export function bindRpc(options: BindOptions): handleUnaryCall<Buffer, Buffer> {
  const { service, name, log, metrics } = options;
  return (call, callback) => {
    const started = performance.now();
    const correlationId = correlationIdOf(call.metadata);
    const finish = (error: AppError | undefined, reply: Buffer = Buffer.alloc(0)): void => {
      const code = error ? ERRORS[error.code].grpc : status.OK;
      metrics.observeRpc(service, name, status[code] ?? 'INTERNAL', (performance.now() - started) / 1000);
      if (error) refuse(callback, code, error, errorTrailers(error, correlationId));
      else callback(null, reply);
    };
    void withCorrelation(correlationId, () =>
      answer(options, call, correlationId).then(
        (reply) => finish(undefined, reply),
        (error: unknown) => {
          const told = toAppError(error);
          if (told.code === 'INTERNAL')
            log.error({ err: told.cause ?? told, service, rpc: name }, 'RPC failed');
          if (told.code === 'STORAGE_UNAVAILABLE')
            log.warn({ err: told.cause ?? told, service, rpc: name }, 'The store has failed an RPC');
          finish(told);
        },
      ),
    ).catch((error: unknown) => log.error({ err: error, service, rpc: name }, 'RPC answer was not sent'));
  };
}

async function answer(
  options: BindOptions,
  call: ServerUnaryCall<Buffer, Buffer>,
  correlationId: string,
): Promise<Buffer> {
  const { row, rpc, name, maxMessageBytes, admit } = options;
  const caller = admitted(options, callerOf(call));
  const deadline = deadlineOf(call);
  const request = decode(rpc, call.request, name);
  const context = newContext({
    ...(row.covers
      ? await personOf(options, row.covers, { caller, request, token: assertionOf(call.metadata) })
      : { identity: caller }),
    correlationId,
    idempotencyKey: idempotencyKeyOf(call.metadata),
    deadline,
    signal: signalOf(call),
  });
  const result = await inProtoNames(row, () => {
    const args = row.args(request);
    return withinDeadline(deadline, async () => {
      // Until it has ended, not until its caller has gone.
      const leave = admit();
      try {
        return await row.resolver({}, args, context);
      } finally {
        leave();
      }
    });
  });
  const reply = rpc.responseSerialize(row.reply(result));
  if (reply.length <= maxMessageBytes) return reply;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    `The reply has ${reply.length} bytes, over ${maxMessageBytes}; ask for less.`,
  );
}

/** Who calls in its own name, as the table of callers allows. Error: FORBIDDEN. */
function admitted({ name, callers, peers }: BindOptions, certificate: string | undefined): CallerIdentity {
  const unit = callers.units.find((known) => known === certificate);
  if (unit !== undefined) return { kind: 'unit', unit };
  const peer = callers.peers && certificate !== undefined ? peers.of(certificate) : undefined;
  if (peer && (peer.methods?.has(name) ?? true))
    return { kind: 'peer', peer: peer.name, issuerDids: peer.issuerDids };
  throw new AppError(
    'FORBIDDEN',
    `A certificate of ${certificate ?? 'no name'} may not call ${name}; ${
      callers.peers
        ? 'an operator binds peers to issuers and RPCs in GRPC_PEERS_FILE.'
        : 'use an RPC that is for you.'
    }`,
  );
}

/** The person for whom a unit calls, on the gateway's word alone. Error: FORBIDDEN where that word does not cover this call. */
async function personOf(
  { name, unit, assertions }: BindOptions,
  covers: NonNullable<RpcRow['covers']>,
  { caller, request, token }: { caller: CallerIdentity; request: object; token: string | undefined },
): Promise<Pick<Context, 'identity' | 'clientHash' | 'assertion'>> {
  const asserted = await assertions.read(token);
  if (caller.kind !== 'unit' || !covers(asserted, { caller: caller.unit, unit, request }))
    throw new AppError('FORBIDDEN', `What the gateway has signed does not cover this ${name}.`);
  const { identity, clientHash } = asserted;
  return {
    identity,
    clientHash: clientHash === '' ? undefined : clientHash,
    assertion: { token: asserted.token, unit },
  };
}

/** Runs an operation whose refusals name fields as the contract does. */
async function inProtoNames<T>({ names }: RpcRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw names && isAppError(error) && error.details ? renamed(error, error.details, names) : error;
  }
}

function renamed(error: AppError, details: readonly ErrorDetail[], names: Readonly<Record<string, string>>) {
  const { code, cause, retryAfter } = error;
  let { message } = error;
  const told = details.map((detail) => {
    const known = Object.keys(names).find((name) => new RegExp(`^${name}(?![A-Za-z])`).test(detail.field));
    if (known === undefined) return detail;
    const field = detail.field.replace(known, names[known] ?? known);
    message = message.replace(`${detail.field}: `, `${field}: `);
    return { ...detail, field };
  });
  return new AppError(code, message, {
    cause,
    details: told,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Aborted when the caller has gone or its deadline has passed. */
function signalOf(call: ServerUnaryCall<Buffer, Buffer>): AbortSignal {
  const controller = new AbortController();
  if (call.cancelled) controller.abort();
  else call.once('cancelled', () => controller.abort());
  return controller.signal;
}

/** The common name of the client's certificate; TLS has proven it. */
function callerOf(call: ServerUnaryCall<Buffer, Buffer>): string | undefined {
  const name: unknown = call.getAuthContext().sslPeerCertificate?.subject?.CN;
  return typeof name === 'string' ? commonName(`CN=${name}`) : undefined;
}

function decode(rpc: Rpc, bytes: Buffer, name: string): object {
  const message = deserialized(rpc, bytes, name);
  const damaged = damagedText(message, bytes);
  if (damaged !== undefined) throw invalid(damaged, 'utf8', 'send text in UTF-8');
  return message;
}

function deserialized(rpc: Rpc, bytes: Buffer, name: string): object {
  try {
    return rpc.requestDeserialize(bytes);
  } catch (cause) {
    throw new AppError(
      'VALIDATION_FAILED',
      `The bytes are no ${name} request; build the client from our proto.`,
      { cause },
    );
  }
}

/** The path of a text that was not sent in UTF-8: the decoder puts U+FFFD where bytes make no sense. */
function damagedText(value: unknown, sent: Buffer, path = ''): string | undefined {
  if (typeof value === 'string')
    return value.includes('\ufffd') && !sent.includes(Buffer.from(value)) ? path : undefined;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = damagedText(inner, sent, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function deadlineOf(call: ServerUnaryCall<Buffer, Buffer>): number | undefined {
  const deadline = Number(call.getDeadline());
  return Number.isFinite(deadline) ? deadline : undefined;
}

/** The caller's clock is the system's, so the deadline is measured with it and not with the domain's clock. */
async function withinDeadline<T>(deadline: number | undefined, work: () => Promise<T>): Promise<T> {
  if (deadline === undefined) return work();
  const left = deadline - Date.now();
  if (left < LEAST_TIME_MS)
    throw new AppError('UPSTREAM_TIMEOUT', 'Too little time is left; send a later deadline.', {
      retryAfter: 1,
    });
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    const message = 'The deadline passed; send a later one or try again.';
    const late = () => reject(new AppError('UPSTREAM_TIMEOUT', message, { retryAfter: 1 }));
    timer = setTimeout(late, Math.min(left, 2 ** 31 - 1)).unref();
  });
  try {
    return await Promise.race([work(), passed]);
  } finally {
    clearTimeout(timer);
  }
}

function refuse(callback: sendUnaryData<Buffer>, code: number, error: AppError, metadata: Metadata): void {
  // grpc-js percent-encodes the sentence and fails on half a surrogate pair.
  callback({ code, details: error.message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed(), metadata });
}
