import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { createLogger, type Logger } from '../../kernel/log.ts';
import type { RpcRow, ServiceBinding } from '../../subgraphs/rpc.ts';
import type { Resolver } from '../../subgraphs/subgraph.ts';
import type { RpcMetrics } from '../bind.ts';
import type { CallerTable } from '../callers.ts';
import { type Certificates, openCertificates } from '../certificates.ts';
import { createGrpcClient, type GrpcClient } from '../client.ts';
import { loadProtos, rpcsOf } from '../load.ts';
import { type ClientLimits, createGrpcServer, type GrpcServer } from '../server.ts';
import { channelCredentials } from '../tls.ts';

const ECHO_PROTO = fileURLToPath(new URL('./echo.proto', import.meta.url));
const ECHO_SERVICE = 'testamur.testing.EchoService';

export interface EchoMessage {
  readonly text: string;
  readonly payload: Buffer;
}

/** Log lines as objects, for assertions. */
export function capturedLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: createLogger({ level: 'debug', destination }), lines };
}

export const silentLog = createLogger({ level: 'silent' });
export const noMetrics: RpcMetrics = { observeRpc: () => {} };

/** A folder that `remove` deletes. */
export function temporaryFolder(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'testamur-grpc-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Development certificates in a folder of their own. */
export function testCertificates(dataDir: string): Promise<Certificates> {
  return openCertificates({ dataDir, names: ['issuer-registry', 'api-gateway'], log: silentLog });
}

/** Core Engine may call it, and nobody else. */
export const ECHO_CALLERS: CallerTable = {
  [ECHO_SERVICE]: { Echo: { units: ['core-engine'] }, Read: { units: ['core-engine'] } },
};

/** Rows of the echo service; every resolver is the given one. */
export function echoBinding(resolver: Resolver = (_, args) => args): ServiceBinding {
  const row: RpcRow = { resolver, args: (request) => request, reply: (result) => result as EchoMessage };
  return { service: ECHO_SERVICE, proto: ECHO_PROTO, rpcs: { Echo: row, Read: row } };
}

interface EchoServerOptions {
  readonly certificates: Certificates;
  readonly binding?: ServiceBinding;
  readonly port?: number;
  readonly log?: Logger;
  readonly metrics?: RpcMetrics;
  readonly clientLimits?: ClientLimits;
  readonly maxRunning?: number;
  readonly maxStreams?: number;
  readonly connectionsPerAddress?: number;
}

/** A listening server of unit issuer-registry. */
export async function startEcho(options: EchoServerOptions): Promise<GrpcServer & { port: number }> {
  const { certificates, binding = echoBinding(), port = 0, log = silentLog, metrics = noMetrics } = options;
  const { clientLimits, maxRunning, maxStreams, connectionsPerAddress } = options;
  const server = createGrpcServer({
    unit: 'issuer-registry',
    bindings: [binding],
    certificates,
    callers: ECHO_CALLERS,
    log,
    metrics,
    ...(clientLimits ? { clientLimits } : {}),
    ...(maxRunning ? { maxRunning } : {}),
    ...(maxStreams ? { maxStreams } : {}),
    ...(connectionsPerAddress ? { connectionsPerAddress } : {}),
  });
  await server.bind('127.0.0.1', port);
  return Object.assign(server, { port: server.address!.port });
}

/** A product client of unit core-engine. */
export function echoClient(certificates: Certificates, port: number, deadlineMs = 2000): GrpcClient {
  const target = { host: '127.0.0.1', port, serverName: 'issuer-registry' };
  const common = { unit: 'core-engine', certificates, target, deadlineMs, log: silentLog };
  return createGrpcClient({ ...common, proto: ECHO_PROTO, service: ECHO_SERVICE });
}

export interface Answer {
  readonly code: string;
  readonly reply: EchoMessage | undefined;
  readonly error: ServiceError | undefined;
}

/** A bare grpc-js client, which sees statuses and trailers as they are. */
export function rawClient(port: number, credentials: ReturnType<typeof channelCredentials>): Client {
  return new Client(`127.0.0.1:${port}`, credentials, {
    'grpc.ssl_target_name_override': 'issuer-registry',
    'grpc.max_send_message_length': -1,
    'grpc.max_receive_message_length': -1,
    'grpc.use_local_subchannel_pool': 1,
  });
}

/** One raw call; never rejects. */
export function ask(
  client: Client,
  message: Partial<EchoMessage> | Buffer,
  options: { path?: string; metadata?: Record<string, string>; deadlineMs?: number } = {},
): Promise<Answer> {
  const rpc = rpcsOf(loadProtos([ECHO_PROTO]), ECHO_SERVICE)['Echo']!;
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(options.metadata ?? {})) metadata.set(name, value);
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      options.path ?? rpc.path,
      (value: Partial<EchoMessage> | Buffer) =>
        Buffer.isBuffer(value) ? value : rpc.requestSerialize(value),
      (bytes: Buffer) => rpc.responseDeserialize(bytes) as EchoMessage,
      message,
      metadata,
      { deadline: Date.now() + (options.deadlineMs ?? 5000) },
      (error, reply) => resolve({ code: status[error?.code ?? 0] ?? '', reply, error: error ?? undefined }),
    );
  });
}

export { channelCredentials };
