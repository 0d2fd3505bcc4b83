import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { type Client, credentials } from '@grpc/grpc-js';
import { watchServerSockets } from '../kernel/testing/server-sockets.ts';
import { until } from '../kernel/testing/until.ts';
import { newKeyPem, openCa, selfSignedCa } from './certificate-authority.ts';
import type { Certificates } from './certificates.ts';
import { createGrpcServer, type GrpcServer } from './server.ts';
import {
  ask,
  channelCredentials,
  ECHO_CALLERS,
  echoBinding,
  noMetrics,
  rawClient,
  silentLog,
  startEcho,
  temporaryFolder,
  testCertificates,
} from './testing/echo.ts';

const DAY = 86_400_000;
const folder = temporaryFolder();
let certificates: Certificates;
const servers: GrpcServer[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  certificates = await testCertificates(folder.dir);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => {
  certificates.close();
  folder.remove();
});

async function start(options: Partial<Parameters<typeof startEcho>[0]> = {}) {
  const server = await startEcho({ certificates, ...options });
  servers.push(server);
  return server;
}

function clientFor(
  port: number,
  unit = 'core-engine',
  with_ = channelCredentials(certificates, unit),
): Client {
  const client = rawClient(port, with_);
  clients.push(client);
  return client;
}

/** Credentials with a leaf signed as told, by our CA or a foreign one. */
async function craftedCredentials(options: { ca?: 'foreign'; from?: number; to?: number; name?: string }) {
  const certs = join(folder.dir, 'certs');
  const ours = readFileSync(join(certs, 'ca.pem'), 'utf8');
  const caKey = createPrivateKey(options.ca ? newKeyPem() : readFileSync(join(certs, 'ca.key'), 'utf8'));
  const life = { notBefore: new Date(Date.now() - DAY), notAfter: new Date(Date.now() + DAY) };
  const ca = { certificate: options.ca ? await selfSignedCa(caKey, life) : ours, key: caKey };
  const key = createPrivateKey(newKeyPem());
  const sign = await openCa(ca);
  const leaf = await sign({
    name: options.name ?? 'core-engine',
    key,
    notBefore: new Date(Date.now() + (options.from ?? -1) * DAY),
    notAfter: new Date(Date.now() + (options.to ?? 1) * DAY),
  });
  const keyPem = key.export({ type: 'pkcs8', format: 'pem' }) as string;
  return credentials.createSsl(Buffer.from(ours), Buffer.from(keyPem), Buffer.from(leaf));
}

describe('who may connect', () => {
  const ca = () => readFileSync(join(folder.dir, 'certs', 'ca.pem'));

  test.each([
    ['no certificate', async () => credentials.createSsl(ca())],
    ['a certificate of another CA', () => craftedCredentials({ ca: 'foreign' })],
    ['an expired certificate', () => craftedCredentials({ from: -3, to: -1 })],
    ['a certificate that is not valid yet', () => craftedCredentials({ from: 1, to: 3 })],
    ['plaintext', async () => credentials.createInsecure()],
  ])('refuses %s before any handler', async (_, make) => {
    let isCalled = false;
    const server = await start({
      binding: echoBinding(() => {
        isCalled = true;
      }),
    });
    const { code } = await ask(clientFor(server.port, 'core-engine', await make()), { text: 'hello' });
    expect([code, isCalled]).toEqual(['UNAVAILABLE', false]);
  });

  test('accepts a certificate made the same way that is valid now', async () => {
    const server = await start();
    const { reply } = await ask(clientFor(server.port, '', await craftedCredentials({})), { text: 'hello' });
    expect(reply?.text).toBe('hello');
  });

  test('refuses TLS 1.2', async () => {
    const server = await start();
    const { ca: caPem, certificate, key } = certificates.of('core-engine');
    const session = connect(`https://127.0.0.1:${server.port}`, {
      ca: caPem,
      cert: certificate,
      key,
      maxVersion: 'TLSv1.2',
      servername: 'issuer-registry',
    });
    const error = await new Promise<Error>((resolve) => {
      session.on('error', resolve).on('connect', () => resolve(new Error('It was accepted.')));
    });
    session.destroy();
    expect(error.message).toMatch(/protocol version|handshake/i);
  });

  test.each(['learner-records', 'peer'])("refuses %s, which is not on the method's list", async (unit) => {
    const server = await start();
    const { code, error } = await ask(clientFor(server.port, unit), { text: 'hello' });
    expect(code).toBe('PERMISSION_DENIED');
    expect(error?.metadata.get('x-error-code')).toEqual(['FORBIDDEN']);
  });

  test('a client refuses a server that is another unit', async () => {
    const server = createGrpcServer({
      unit: 'admin-console',
      bindings: [echoBinding()],
      callers: ECHO_CALLERS,
      certificates,
      log: silentLog,
      metrics: noMetrics,
    });
    servers.push(server);
    await server.bind('127.0.0.1', 0);
    const { code } = await ask(clientFor(server.address!.port), { text: 'hello' });
    expect(code).toBe('UNAVAILABLE');
  });

  test('new certificate files serve new connections, and open ones go on', async () => {
    const own = temporaryFolder();
    const rotated = await testCertificates(own.dir);
    const server = await start({ certificates: rotated });
    const old = clientFor(server.port, '', channelCredentials(rotated, 'core-engine'));
    expect((await ask(old, {})).code).toBe('OK');
    expect((await ask(clientFor(server.port), {})).code).toBe('UNAVAILABLE');
    cpSync(join(folder.dir, 'certs'), join(own.dir, 'certs'), { recursive: true });
    rotated.refresh();
    expect((await ask(clientFor(server.port), {})).code).toBe('OK');
    expect((await ask(old, {})).code).toBe('OK');
    rotated.close();
    own.remove();
  });
});

describe('a client that keeps the server waiting', () => {
  const clientLimits = { handshakeMs: 150, silenceMs: 100, answerMs: 100, messageMs: 150 };
  const inTls = async (port: number, bytes: string) => {
    const { ca, certificate, key } = certificates.of('core-engine');
    const socket = connectTls({
      port,
      host: '127.0.0.1',
      ca,
      cert: certificate,
      key,
      servername: 'issuer-registry',
      ALPNProtocols: ['h2'],
    });
    await once(
      socket.on('error', () => undefined),
      'secureConnect',
    );
    if (bytes) socket.write(bytes);
    return socket;
  };
  const sessionWith = (port: number) => {
    const { ca, certificate, key } = certificates.of('core-engine');
    return connect(`https://127.0.0.1:${port}`, {
      ca,
      cert: certificate,
      key,
      servername: 'issuer-registry',
    });
  };
  const plain = async (port: number, bytes: string | Buffer, localAddress = '127.0.0.1') => {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    await once(
      socket.on('error', () => undefined),
      'connect',
    );
    if (bytes.length > 0) socket.write(bytes);
    return socket;
  };

  test.each<[string, (port: number) => Promise<Socket>]>([
    ['sends nothing', (port) => plain(port, '')],
    ['sends half a handshake', (port) => plain(port, Buffer.from('160301020001', 'hex'))],
    ['sends nothing over TLS', (port) => inTls(port, '')],
    ['sends half of the preface', (port) => inTls(port, 'PRI * HTTP/2.0')],
  ])('and %s is let go', async (_, open) => {
    const ends = watchServerSockets();
    const server = await start({ clientLimits });
    const socket = await open(server.port);
    await ends.letGo(socket);
    socket.destroy();
    ends.stop();
  });

  test('and sends half of a message is answered, its operation never asked', async () => {
    let isCalled = false;
    const server = await start({
      clientLimits,
      binding: echoBinding(() => {
        isCalled = true;
      }),
    });
    const session = sessionWith(server.port);
    const stream = session.request({
      ':method': 'POST',
      ':path': '/testamur.testing.EchoService/Echo',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    stream.write(Buffer.from([0, 0, 0, 1]));
    const headers = await new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
    expect([headers['grpc-status'], isCalled]).toEqual(['4', false]);
    session.destroy();
  });

  test('with more connections than one address may have gets no further one, and other addresses keep theirs', async () => {
    const server = await start({ connectionsPerAddress: 2 });
    const own = [await plain(server.port, ''), await inTls(server.port, '')];
    const further = await plain(server.port, '');
    further.resume();
    await until('the further one to be cut', () => further.destroyed || further.readableEnded);
    const other = await plain(server.port, '', '127.0.0.2');
    expect((await ask(clientFor(server.port), {})).code).toBe('UNAVAILABLE');
    own[0]?.destroy();
    await until('the place to be free', async () => (await ask(clientFor(server.port), {})).code === 'OK');
    expect(other.destroyed || other.readableEnded).toBe(false);
    for (const socket of [...own, further, other]) socket.destroy();
  });

  test('but answers when it is asked keeps its connection', async () => {
    const server = await start({ clientLimits });
    let asked = 0;
    const session = sessionWith(server.port).on('ping', () => {
      asked += 1;
    });
    await until('the third question', () => asked === 3);
    expect(session.closed).toBe(false);
    session.destroy();
  });
});
