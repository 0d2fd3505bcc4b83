import { type AddressInfo, createServer, type Server as Listener } from 'node:net';
import {
  type handleUnaryCall,
  Server,
  ServerInterceptingCall,
  type ServerInterceptor,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { HealthImplementation, protoPath as healthProto } from 'grpc-health-check';
import { createAssertionReader } from '../kernel/assertion.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { limitPerAddress, MAX_CONNECTIONS } from '../kernel/connection-limit.ts';
import { overloaded } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import type { ServiceBinding } from '../subgraphs/rpc.ts';
import { bindRpc, type RpcMetrics } from './bind.ts';
import { CALLERS, type CallerTable } from './callers.ts';
import type { Certificates } from './certificates.ts';
import { loadProtos, type Rpc, rpcsOf } from './load.ts';
import type { PeerRegister } from './peers.ts';
import { addReflection } from './reflection.ts';
import { serverCredentials } from './tls.ts';

interface GrpcServerOptions {
  /** Its certificate is what this server shows. */
  readonly unit: string;
  readonly bindings: readonly ServiceBinding[];
  readonly certificates: Certificates;
  /** Who may call what; the platform's table unless told. */
  readonly callers?: CallerTable;
  /** The integrations outside of the platform; none unless told. */
  readonly peers?: PeerRegister;
  /** The clock that the ends of assertions are measured with; the system's unless told. */
  readonly now?: Clock;
  readonly log: Logger;
  readonly metrics: RpcMetrics;
  /** The largest message either way; 10 MiB unless told. */
  readonly maxMessageBytes?: number;
  readonly clientLimits?: ClientLimits;
  /** Calls that run at once; what is over that is refused. */
  readonly maxRunning?: number;
  /** Calls of one connection at once; its client keeps back what is over that. */
  readonly maxStreams?: number;
  /** Connections that one address (of IPv6 one /64) may have at a time, whether or not they show a certificate; 256 unless told. */
  readonly connectionsPerAddress?: number;
}

/** How long a client may take, in milliseconds, before its connection or call ends. */
export interface ClientLimits {
  readonly handshakeMs: number;
  /** How long a connection may be silent before it is asked whether it lives. */
  readonly silenceMs: number;
  /** For the answer to that question. */
  readonly answerMs: number;
  /** From the head of a call to the end of its message. */
  readonly messageMs: number;
}

/** A gRPC server with mutual TLS; health and reflection are always on. */
export interface GrpcServer {
  /** Starts to listen; port 0 takes a free one. Errors: a plain Error naming the address. */
  bind(host: string, port: number): Promise<void>;
  /** Where it listens, once bound. */
  readonly address: { readonly host: string; readonly port: number } | undefined;
  /** Says NOT_SERVING, takes no new calls, and lets running ones finish for `ms` milliseconds at most. */
  drain(ms: number): Promise<void>;
  /** Ends everything at once. */
  close(): void;
}

const NO_PEERS: PeerRegister = { of: () => undefined };
const CLIENT_LIMITS: ClientLimits = {
  handshakeMs: 10_000,
  silenceMs: 20_000,
  answerMs: 10_000,
  messageMs: 30_000,
};

export const MAX_MESSAGE_BYTES = 10_485_760;

const MAX_RUNNING = 512;
const MAX_STREAMS = 1000;
const CONNECTIONS_PER_ADDRESS = 256;

// Connections end within the hour, so that an exchanged certificate is not honoured for longer.
const CONNECTION_AGE_MS = 3_600_000;

/** Builds the server of a unit. Errors: a plain Error when a contract and its binding name other RPCs, or a row has no operation. */
export function createGrpcServer(options: GrpcServerOptions): GrpcServer {
  const { unit, bindings, certificates, maxMessageBytes = MAX_MESSAGE_BYTES, callers = CALLERS } = options;
  const { peers = NO_PEERS, now = systemClock, clientLimits = CLIENT_LIMITS, log, metrics } = options;
  const assertions = createAssertionReader({ keys: () => certificates.assertionKeys(), now });
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
    'grpc.max_concurrent_streams': options.maxStreams ?? MAX_STREAMS,
    'grpc.max_connection_age_ms': CONNECTION_AGE_MS,
    'grpc.max_connection_age_grace_ms': 60_000,
    'grpc.keepalive_time_ms': clientLimits.silenceMs,
    'grpc.keepalive_timeout_ms': clientLimits.answerMs,
    interceptors: [wholeMessageWithin(clientLimits.messageMs)],
  });
  const admit = createAdmit(options.maxRunning ?? MAX_RUNNING);
  const protos = [...new Set(bindings.map(({ proto }) => proto))];
  const contracts = loadProtos([...protos, healthProto]);
  for (const binding of bindings) {
    const rpcs = rpcsOf(contracts, binding.service);
    assertBound(binding, rpcs);
    const shared = { unit, peers, assertions, log, metrics, maxMessageBytes, admit };
    addService(server, binding, rpcs, callers, shared);
  }
  const health = new HealthImplementation();
  const say = (status: 'SERVING' | 'NOT_SERVING') => {
    for (const service of ['', ...bindings.map(({ service }) => service)]) health.setStatus(service, status);
  };
  say('SERVING');
  health.addToServer(server);
  addReflection(server, contracts, [...bindings.map(({ service }) => service), 'grpc.health.v1.Health']);

  const credentials = serverCredentials(certificates, unit, clientLimits.handshakeMs);
  // A listener of our own: that of grpc-js is nobody's to count connections at.
  const listener = createServer((socket) => {
    if (!socket.destroyed) injector.injectConnection(socket);
  });
  listener.maxConnections = MAX_CONNECTIONS;
  limitPerAddress(listener, options.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS);
  const injector = server.createConnectionInjector(credentials);
  let address: GrpcServer['address'];
  const close = (): void => {
    listener.close();
    server.forceShutdown();
    credentials.close();
  };
  return {
    get address() {
      return address;
    },
    bind: async (host, port) => {
      address = { host, port: await listen(listener, host, port) };
    },
    drain: async (ms) => {
      say('NOT_SERVING');
      listener.close();
      await new Promise<void>((done) => {
        const force = setTimeout(() => server.forceShutdown(), ms);
        server.tryShutdown(() => {
          clearTimeout(force);
          done();
        });
      });
      close();
    },
    close,
  };
}

/** Health and reflection are not asked. */
function createAdmit(maxRunning: number): () => () => void {
  let running = 0;
  return () => {
    if (running >= maxRunning) throw overloaded();
    running += 1;
    return () => {
      running -= 1;
    };
  };
}

/** Ends calls whose one message does not come whole. */
function wholeMessageWithin(ms: number): ServerInterceptor {
  return ({ requestStream }, call) => {
    if (requestStream) return new ServerInterceptingCall(call);
    let timer: NodeJS.Timeout | undefined;
    const details = 'The message took too long to arrive; send it again.';
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, pass) {
            timer = setTimeout(() => call.sendStatus({ code: status.DEADLINE_EXCEEDED, details }), ms);
            timer.unref();
            pass(metadata);
          },
          onReceiveHalfClose(pass) {
            clearTimeout(timer);
            pass();
          },
          onCancel: () => clearTimeout(timer),
        }),
    });
  };
}

function listen(listener: Listener, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // One that comes later, such as that this process has no more files to open, costs that connection and no more.
    listener.on('error', (cause) => {
      const target = `${host.includes(':') ? `[${host}]` : host}:${port}`;
      reject(
        new Error(`gRPC cannot listen on ${target} (${cause.message}); free the port or set another.`, {
          cause,
        }),
      );
    });
    listener.listen(port, host, () => resolve((listener.address() as AddressInfo).port));
  });
}

/** Every RPC has one row with an operation, and every row an RPC, or the process does not start. */
function assertBound({ service, rpcs: rows }: ServiceBinding, rpcs: Readonly<Record<string, Rpc>>): void {
  const problems = [
    ...Object.keys(rpcs)
      .filter((name) => !Object.hasOwn(rows, name))
      .map((name) => `${name} has no row in the binding`),
    ...Object.keys(rows)
      .filter((name) => !Object.hasOwn(rpcs, name))
      .map((name) => `${name} is in no contract`),
    ...Object.entries(rpcs)
      .filter(([, rpc]) => rpc.requestStream || rpc.responseStream)
      .map(([name]) => `${name} streams, which bindings do not do`),
    ...Object.entries(rows)
      .filter(([, { resolver }]) => typeof resolver !== 'function')
      .map(([name]) => `the row ${name} has no operation behind it`),
  ];
  if (problems.length > 0)
    throw new Error(`${service}: ${problems.join('; ')}. Make proto and binding agree.`);
}

function addService(
  server: Server,
  binding: ServiceBinding,
  rpcs: Readonly<Record<string, Rpc>>,
  table: CallerTable,
  shared: Omit<Parameters<typeof bindRpc>[0], 'service' | 'name' | 'rpc' | 'row' | 'callers'>,
): void {
  const { service } = binding;
  const definition: Record<string, ServiceDefinition[string]> = {};
  const handlers: Record<string, handleUnaryCall<Buffer, Buffer>> = {};
  for (const [name, rpc] of Object.entries(rpcs)) {
    const row = binding.rpcs[name];
    if (!row) continue; // assertBound has refused this.
    const callers = table[service]?.[name];
    if (!callers) throw new Error(`${service}/${name} has no row in the table of callers; add one.`);
    // Bytes pass through here: the binding decodes and encodes, so that its errors have our codes.
    const asIs = (bytes: Buffer): Buffer => bytes;
    definition[name] = {
      ...rpc,
      requestDeserialize: asIs,
      responseSerialize: asIs,
    } as ServiceDefinition[string];
    handlers[name] = bindRpc({ ...shared, service, name, rpc, row, callers });
  }
  server.addService(definition, handlers as unknown as UntypedServiceImplementation);
}
