import { Client, type Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { IdempotencyLevel } from '@grpc/proto-loader';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import type { Certificates } from './certificates.ts';
import { createCircuitBreaker, type Outcome } from './circuit-breaker.ts';
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
  /** How long one attempt may take; a nearer deadline of the request counts. */
  readonly deadlineMs: number;
  readonly log: Logger;
}

interface CallOptions {
  /** True lets the call be repeated; by default the contract's `idempotency_level = NO_SIDE_EFFECTS` says so. */
  readonly isRead?: boolean;
  /** How long this call may take instead of what holds for the client. */
  readonly deadlineMs?: number;
  /** What the gateway has signed about the person for whom this is asked; without it the unit asks in its own name. */
  readonly assertion?: string;
}

/** Calls to one service of one other unit. */
export interface GrpcClient {
  /**
   * One RPC with the request's correlation id, idempotency key and remaining time.
   * Errors: the AppError that the other unit threw; UPSTREAM_UNAVAILABLE or UPSTREAM_TIMEOUT when it does not answer.
   */
  call<Reply>(rpc: string, request: object, context: Context, options?: CallOptions): Promise<Reply>;
  close(): void;
}

/** One attempt's failure: what the caller is told, and what it says about the other unit. */
interface Failure {
  readonly error: AppError;
  readonly outcome: Outcome;
}

// What the way back takes; the other unit gives up this much earlier than our caller does, or a slow machine would blame it.
const RETURN_MS = 20;
const RETURN_SHARE = 0.05;
const ATTEMPTS = 3;
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
    // With a breaker probe every 500 ms this keeps recovery under two seconds.
    'grpc.max_reconnect_backoff_ms': 1000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    'grpc.enable_retries': 0,
    'grpc.use_local_subchannel_pool': 1,
  });
  const breaker = createCircuitBreaker({
    failures: 5,
    probeAfterMs: 500,
    onChange: (isOpen) => {
      if (isOpen)
        log.warn({ upstream: serverName }, `${serverName} does not answer; calls are refused until it does.`);
      else log.info({ upstream: serverName }, `${serverName} answers again.`);
    },
  });
  const budget = createRetryBudget();

  async function attempt(
    path: string,
    bytes: Buffer,
    context: Context,
    limitMs: number,
    assertion: string | undefined,
  ): Promise<{ reply: Buffer } | Failure> {
    const timeout = timeLeft(context, limitMs, serverName);
    const leave = breaker.enter();
    if (!leave) return { error: unavailable(serverName), outcome: 'unknown' };
    try {
      const metadata = requestMetadata(context.correlationId, context.idempotencyKey, assertion);
      const reply = await send(channel, path, bytes, { metadata, timeout, context });
      leave('answered');
      return { reply };
    } catch (cause) {
      const ended = context.work?.refusal;
      if (ended) {
        leave('unknown');
        return { error: ended, outcome: 'unknown' };
      }
      const failure = failureOf(cause, serverName, timeout >= deadlineMs / 2);
      leave(failure.outcome);
      log.debug({ upstream: serverName, rpc: path, err: cause }, 'RPC was refused or not answered');
      return failure;
    }
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
        const result = await attempt(rpc.path, bytes, context, call.deadlineMs ?? deadlineMs, call.assertion);
        if ('reply' in result) return rpc.responseDeserialize(result.reply) as Reply;
        const mayRepeat =
          isRead && result.outcome === 'failed' && result.error.code === 'UPSTREAM_UNAVAILABLE';
        if (!mayRepeat || tried >= ATTEMPTS || !budget.spend()) throw result.error;
        await retryDelay(tried);
      }
    },
    close: () => channel.close(),
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

function failureOf(cause: unknown, serverName: string, wasGivenTime: boolean): Failure {
  const { code, details = '', metadata } = cause as Partial<ServiceError>;
  const told = metadata && errorFromTrailers(metadata, details, cause);
  if (told) return { error: told, outcome: 'answered' };
  // Our servers put a code beside every status: one of these without it is a connection that broke.
  if (code !== undefined && BROKEN_CONNECTION.includes(code)) {
    return { error: unavailable(serverName, cause), outcome: 'failed' };
  }
  if (code === status.DEADLINE_EXCEEDED) {
    const message = `${serverName} did not answer in time; try again.`;
    const error = new AppError('UPSTREAM_TIMEOUT', message, { cause, retryAfter: 1 });
    return { error, outcome: wasGivenTime ? 'failed' : 'unknown' };
  }
  if (code === status.RESOURCE_EXHAUSTED) {
    const message = `The message to or from ${serverName} is over ${MAX_MESSAGE_BYTES} bytes; send or ask for less.`;
    return { error: new AppError('PAYLOAD_TOO_LARGE', message, { cause }), outcome: 'answered' };
  }
  const message = 'Internal error. Report it with the correlation id.';
  return { error: new AppError('INTERNAL', message, { cause }), outcome: 'answered' };
}

function unavailable(serverName: string, cause?: unknown): AppError {
  const message = `${serverName} does not answer; try again in a second.`;
  return new AppError('UPSTREAM_UNAVAILABLE', message, { cause, retryAfter: 1 });
}
