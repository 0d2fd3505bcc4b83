import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { newKeyPem, openCa, selfSignedCa } from '../../../grpc/certificate-authority.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A web site on this machine with a certificate of an authority of its own, valid for `localhost` and `name`. */
export interface HttpsSite {
  readonly port: number;
  /** `localhost:<port>`, as a setting names it. */
  readonly host: string;
  /** PEM file of its authority. */
  readonly caFile: string;
  /** Paths that were asked for. */
  readonly hits: string[];
  /** Answers a path from now on; text and objects are sent as JSON. */
  serve(path: string, answer: Handler | string | object): void;
  /** Answers every path that nothing else answers. */
  serveRest(answer: Handler): void;
  /** The did:web whose document stands at `/.well-known/did.json`, or in the folder of that name. */
  did(folder?: string): string;
  close(): Promise<void>;
}

export async function openHttpsSite(name = 'did.example.edu'): Promise<HttpsSite> {
  const life = { notBefore: new Date(Date.now() - 3_600_000), notAfter: new Date(Date.now() + 3_600_000) };
  const caKey = createPrivateKey(newKeyPem());
  const certificate = await selfSignedCa(caKey, life);
  const keyPem = newKeyPem();
  const sign = await openCa({ certificate, key: caKey });
  const cert = await sign({ name, key: createPrivateKey(keyPem), ...life });

  const answers = new Map<string, Handler>();
  const hits: string[] = [];
  let rest: Handler = (_request, response) => void response.writeHead(404).end();
  const sockets = new Set<Duplex>();
  const server = createServer({ key: keyPem, cert }, (request, response) => {
    const path = request.url ?? '';
    hits.push(path);
    const answer = answers.get(path) ?? rest;
    answer(request, response);
  });
  // Clients that give up are what many tests are about.
  server.on('tlsClientError', () => undefined);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'testamur-site-'));
  const caFile = join(folder, 'ca.pem');
  writeFileSync(caFile, certificate);

  return {
    port,
    host: `localhost:${port}`,
    caFile,
    hits,
    serve(path, answer) {
      answers.set(path, isHandler(answer) ? answer : asJson(answer));
    },
    serveRest(answer) {
      rest = answer;
    },
    did: (inFolder) => `did:web:localhost%3A${port}${inFolder === undefined ? '' : `:${inFolder}`}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isHandler(answer: Handler | string | object): answer is Handler {
  return typeof answer === 'function';
}

function asJson(answer: string | object): Handler {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/did+json' }).end(text);
}
