import { Client, connectivityState, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { IdempotencyLevel } from '@grpc/proto-loader';
import { createAbsence, restartWait } from '../kernel/absence.ts';
import { createCircuitBreaker, type Echo, PROBE_EVERY_MS, SILENCE_SHARE } from '../kernel/circuit-breaker.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, isAppError } from '../kernel/errors.ts';
import { saysNeverSent } from '../kernel/library-errors.ts';
import type { Logger } from '../kernel/log.ts';
import type { CallOptions } from '../subgraphs/rpc.ts';
import type { Certificates } from './certificates.ts';
import { loadProtos, rpcsOf } from './load.ts';
import { errorFromTrailers, requestMetadata } from './metadata.ts';
import { createRetryBudget, retryDelay } from './retry.ts';
import { MAX_MESSAGE_BYTES } from './server.ts';
import { channelCredentials } from './tls.ts';

interface GrpcClientOptions {
  /** Who calls: its certificate is shown. */
  readonly unit: string;
  readonly certificates: Certificates;
  /** `serverName` is the unit that must answer: its certificate has to name it. */
  readonly target: { readonly host: string; readonly port: number; readonly serverName: string };
  /** Path of the proto file below `proto/`. */
  readonly proto: string;
  /** Fully qualified: `testamur.registry.IssuerRegistryService`. */
  readonly service: string;
  /**
   * How long one attempt may take; a nearer deadline of the request counts. As long a call that was not sent yet waits for a unit that
   * restarts, if that leaves it as long, or half of what the request has left, for itself; and so long the other unit may wait for
   * the restart of another one, on top of its own work.
   */
  readonly deadlineMs: number;
  readonly log: Logger;
}

/** Calls to one service of one other unit. Domains see it as the RpcClient of their contract, which knows the messages. */
export interface GrpcClient {
  /** RpcClient tells what it does. Error: a plain Error for an RPC that the contract does not have. */
  call<Reply>(rpc: string, request: object, context: Context, options?: CallOptions): Promise<Reply>;
  close(): void;
}

/** One attempt's failure: what the caller is told, and whether it may have been the connection that broke. */
interface Failure {
  readonly error: AppError;
  readonly hasBroken: boolean;
}

// What the way back takes; the other unit gives up this much earlier than our caller does.
const RETURN_MS = 20;
const RETURN_SHARE = 0.1;
const ATTEMPTS = 3;
// Every unit answers it (grpc.health.v1), whatever else it is busy with; an empty message asks for the whole.
const HEALTH_CHECK = '/grpc.health.v1.Health/Check';
const BROKEN_CONNECTION: readonly status[] = [
  status.UNAVAILABLE,
  status.CANCELLED,
  status.INTERNAL,
  status.UNKNOWN,
];

/** A client with mutual TLS; it connects on the first call and reconnects by itself. */
export function createGrpcClient(options: GrpcClientOptions): GrpcClient {
  const { unit, certificates, target, service, deadlineMs, log } = options;
  const { serverName } = target;
  const rpcs = rpcsOf(loadProtos([options.proto]), service);
  const host = target.host.includes(':') ? `[${target.host}]` : target.host;
  const channel = new Client(`${host}:${target.port}`, channelCredentials(certificates, unit), {
    'grpc.ssl_target_name_override': serverName,
    'grpc.default_authority': serverName,
    'grpc.initial_reconnect_backoff_ms': 100,
    // Calls wait meanwhile.
    'grpc.max_reconnect_backoff_ms': 300,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    // Repeats by itself only what the other side's HTTP/2 has refused unread, as it does while it drains; there is no other policy.
    'grpc.enable_retries': 1,
    'grpc.use_local_subchannel_pool': 1,
  });
  const breaker = createCircuitBreaker({
    silenceMs: deadlineMs * SILENCE_SHARE,
    probeEveryMs: PROBE_EVERY_MS,
    probe: (ms) => probe(channel, ms),
    onChange: (isOpen) => {
      if (isOpen)
        log.warn({ upstream: serverName }, `${serverName} does not answer; calls are refused until it does.`);
      else log.info({ upstream: serverName }, `${serverName} answers again.`);
    },
  });
  const absence = createAbsence();
  const budget = createRetryBudget();

  async function attempt(
    path: string,
    bytes: Buffer,
    context: Context,
    {
      limitMs,
      waitsForRestart,
      assertion,
    }: { limitMs: number; waitsForRestart: boolean; assertion: string | undefined },
  ): Promise<{ reply: Buffer } | Failure> {
    if (breaker.isOpen) return { error: unavailable(serverName), hasBroken: false };
    timeLeft(context, limitMs, serverName);
    const stopWatching = breaker.watch();
    try {
      const left = context.deadline === undefined ? undefined : context.deadline - Date.now();
      const way = await wayTo(waitsForRestart ? restartWait(deadlineMs, left) : undefined);
      if (way === 'none') return { error: unavailable(serverName), hasBroken: false };
      const timeout = timeLeft(context, limitMs, serverName);
      const metadata = requestMetadata(context.correlationId, context.idempotencyKey, assertion);
      // What a connection that ends has refused unread is sent over the next one.
      metadata.setOptions({ waitForReady: waitsForRestart && way === 'open' });
      const reply = await send(channel, path, bytes, { metadata, timeout, context });
      breaker.heard();
      return { reply };
    } catch (cause) {
      if (isAppError(cause)) return { error: cause, hasBroken: false };
      if (echoOf(cause) === 'heard') breaker.heard();
      const ended = context.work?.refusal;
      if (ended) return { error: ended, hasBroken: false };
      log.debug({ upstream: serverName, rpc: path, err: cause }, 'RPC was refused or not answered');
      return failureOf(cause, serverName);
    } finally {
      stopWatching();
    }
  }

  /** The connection, for which it waits `ms` milliseconds where that is given; `unknown` while one is being made. */
  async function wayTo(ms: number | undefined): Promise<'open' | 'unknown' | 'none'> {
    const state = channel.getChannel().getConnectivityState(true);
    if (state === connectivityState.READY) {
      absence.over();
      return 'open';
    }
    const isBack = ms === undefined ? undefined : await absence.outlast(ms, becomesReady);
    if (isBack !== undefined) return isBack ? 'open' : 'none';
    return state === connectivityState.TRANSIENT_FAILURE ? 'none' : 'unknown';
  }

  function becomesReady(ms: number): Promise<boolean> {
    return new Promise((resolve) => channel.waitForReady(Date.now() + ms, (error) => resolve(!error)));
  }

  return {
    async call<Reply>(
      name: string,
      request: object,
      context: Context,
      call: CallOptions = {},
    ): Promise<Reply> {
      const rpc = rpcs[name];
      if (!rpc) throw new Error(`${service} has no RPC ${name}; check the contract.`);
      const isRead = call.isRead ?? rpc.options?.idempotency_level === IdempotencyLevel.NO_SIDE_EFFECTS;
      const bytes = rpc.requestSerialize(request);
      budget.earn();
      for (let tried = 1; ; tried += 1) {
        const result = await attempt(rpc.path, bytes, context, {
          limitMs: (call.deadlineMs ?? deadlineMs) + (call.failsFast ? 0 : restartWait(deadlineMs)),
          waitsForRestart: !call.failsFast,
          assertion: call.assertion,
        });
        if ('reply' in result) return rpc.responseDeserialize(result.reply) as Reply;
        const mayRepeat = isRead && result.hasBroken;
        if (!mayRepeat || tried >= ATTEMPTS || !budget.spend()) throw result.error;
        await retryDelay(tried);
      }
    },
    close() {
      breaker.close();
      channel.close();
    },
  };
}

/** Milliseconds for one attempt. Errors: UPSTREAM_TIMEOUT when the request has no time for it. */
function timeLeft(context: Context, deadlineMs: number, serverName: string): number {
  if (context.deadline === undefined) return deadlineMs;
  const remaining = context.deadline - Date.now();
  const left = remaining - Math.max(RETURN_MS, remaining * RETURN_SHARE);
  if (left >= RETURN_MS) return Math.min(left, deadlineMs);
  throw new AppError('UPSTREAM_TIMEOUT', `No time is left to ask ${serverName}; try again.`, {
    retryAfter: 1,
  });
}

/** Bytes in, bytes out: messages are coded by the caller, so that what fails here is always the way to the other unit. */
function send(
  channel: Client,
  path: string,
  bytes: Buffer,
  { metadata, timeout, context }: { metadata: Metadata; timeout: number; context: Context },
): Promise<Buffer> {
  const asIs = (message: Buffer): Buffer => message;
  const deadline = Date.now() + timeout;
  return new Promise((resolve, reject) => {
    const { signal, work } = context;
    const call = channel.makeUnaryRequest(path, asIs, asIs, bytes, metadata, { deadline }, (error, reply) => {
      signal?.removeEventListener('abort', cancel);
      if (error || !reply) reject(error ?? new Error('The reply was empty.'));
      else resolve(reply);
    });
    const cancel = () => call.cancel();
    // Only what reads: a change is made to the end, whoever waits.
    if (work) signal?.addEventListener('abort', cancel, { once: true });
    if (work && signal?.aborted) cancel();
  });
}

/** Asks the other unit whether it lives. */
function probe(channel: Client, ms: number): Promise<Echo> {
  const asIs = (message: Buffer): Buffer => message;
  const deadline = Date.now() + ms;
  return new Promise((resolve) => {
    const told = (error: ServiceError | null) => resolve(error ? echoOf(error) : 'heard');
    try {
      channel.makeUnaryRequest(HEALTH_CHECK, asIs, asIs, Buffer.alloc(0), new Metadata(), { deadline }, told);
    } catch {
      resolve('unknown'); // The client was closed.
    }
  });
}

/** What a failed call tells of the unit itself. */
function echoOf(cause: unknown): Echo {
  const { code, metadata } = cause as Partial<ServiceError>;
  if (metadata && errorFromTrailers(metadata, '', cause)) return 'heard';
  if (code === status.DEADLINE_EXCEEDED) return 'silent';
  return code === undefined || isBroken(code) || code === status.RESOURCE_EXHAUSTED ? 'unknown' : 'heard';
}

function failureOf(cause: unknown, serverName: string): Failure {
  const { code, details = '', metadata } = cause as Partial<ServiceError>;
  const told = metadata && errorFromTrailers(metadata, details, cause);
  if (told) return { error: told, hasBroken: false };
  if (isBroken(code)) return { error: unavailable(serverName, cause), hasBroken: true };
  if (code === status.DEADLINE_EXCEEDED && saysNeverSent(details))
    return { error: unavailable(serverName, cause), hasBroken: false };
  return { error: refusalOf(code, serverName, cause), hasBroken: false };
}

// Our servers put a code beside every status: one of these without it is a connection that broke.
function isBroken(code: status | undefined): boolean {
  return code !== undefined && BROKEN_CONNECTION.includes(code);
}

function refusalOf(code: status | undefined, serverName: string, cause: unknown): AppError {
  if (code === status.DEADLINE_EXCEEDED) {
    const message = `${serverName} did not answer in time; try again.`;
    return new AppError('UPSTREAM_TIMEOUT', message, { cause, retryAfter: 1 });
  }
  if (code === status.RESOURCE_EXHAUSTED) {
    const message = `The message to or from ${serverName} is over ${MAX_MESSAGE_BYTES} bytes; send or ask for less.`;
    return new AppError('PAYLOAD_TOO_LARGE', message, { cause });
  }
  return new AppError('INTERNAL', 'Internal error. Report it with the correlation id.', { cause });
}

function unavailable(serverName: string, cause?: unknown): AppError {
  const message = `${serverName} does not answer; try again in a second.`;
  return new AppError('UPSTREAM_UNAVAILABLE', message, { cause, retryAfter: 1 });
}
