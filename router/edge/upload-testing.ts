import { once } from 'node:events';
import {
  type Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { toAppError } from '../../kernel/errors.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import type { Piece } from './multipart.ts';
import { createUploadReader, type UploadReader, type UploadSetting } from './read-upload.ts';

export const MB = 1024 * 1024;
export const LIMIT = 10 * MB;
export const BOUNDARY = 'x-boundary-x';
export const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
export const TEST_SETTING: UploadSetting = {
  permits: 4,
  queue: 100,
  waitMs: 20_000,
  deadlineMs: 60_000,
  graceMs: 5000,
  minBytesPerSecond: 10_000,
};

interface Part {
  /** Lines of the part's head. */
  readonly head: readonly string[];
  readonly body: string | Uint8Array;
}

export const field = (name: string, value: string): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`],
  body: value,
});
export const file = (body: string | Uint8Array = 'bytes', fileName = 'a.pdf', name = 'file'): Part => ({
  head: [
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`,
    'Content-Type: text/x-claimed',
  ],
  body,
});
export const rawPart = (body: string, ...head: string[]): Part => ({ head, body });

export function bodyOf(...parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head.map((line) => `${line}\r\n`).join('')}\r\n`),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  readonly body: any;
  readonly headers: IncomingMessage['headers'];
}

/** A server that reads uploads and answers what it read, once `answer` lets it. */
export async function aServer(setting: Partial<UploadSetting> = {}) {
  const reader: UploadReader = createUploadReader({ ...TEST_SETTING, ...setting });
  const gate = { open: Promise.resolve() as Promise<unknown> };
  const pieceTaken = { open: Promise.resolve() as Promise<unknown> };
  let mostHeld = 0;
  let read = 0;
  let latest: Socket | undefined;
  const server: Server = createServer((request, response) => {
    latest = request.socket;
    if (request.method === 'GET') return void response.end('{"alive":true}');
    // A test says with a header who sends, and whether the file is read in pieces.
    const caller = String(request.headers['x-caller'] ?? request.socket.remotePort);
    const isInPieces = request.headers['x-pieces'] !== undefined;
    void (isInPieces ? inPieces(request, response, caller) : reader.read(request, response, caller))
      .then(async ({ content, ...texts }) => {
        read += 1;
        mostHeld = Math.max(mostHeld, reader.held);
        await gate.open;
        const bytes = content as Uint8Array;
        return { ...texts, size: bytes.length, sha256: sha256Hex(bytes) };
      })
      .then(
        (body) => response.end(JSON.stringify(body)),
        (error: unknown) => {
          const { code, details } = toAppError(error);
          response.writeHead(code === 'INTERNAL' ? 500 : 400).end(JSON.stringify({ code, details }));
        },
      );
  });
  /** The whole of what came in pieces, and how large they were. */
  async function inPieces(...sent: Parameters<UploadReader['read']>): Promise<Record<string, unknown>> {
    const pieces: Piece[] = [];
    const last = await reader.readInPieces(...sent, async (piece) => {
      await pieceTaken.open;
      pieces.push(piece);
    });
    pieces.push(last);
    const content = Buffer.concat(pieces.map((piece) => piece.content));
    const sizes = pieces.map((piece) => piece.content.length);
    return {
      ...last.fields,
      fileName: last.fileName,
      offsets: pieces.map(({ offset }) => offset),
      sizes,
      content,
    };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    reader,
    port,
    gate,
    /** Holds back what takes a piece that is not the last. */
    pieceTaken,
    /** The most uploads that were in memory when one had been read. */
    mostHeld: () => mostHeld,
    read: () => read,
    /** Bytes that have come in over the latest connection. */
    arrived: () => latest?.bytesRead ?? 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a body and reads the answer. */
export function send(
  port: number,
  body: Uint8Array | string,
  { headers = {} as Record<string, string>, via = undefined as Agent | undefined } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        ...(via ? { agent: via } : {}),
        headers: { 'Content-Type': TYPE, 'Content-Length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk) => chunks.push(chunk))
          .once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: JSON.parse(Buffer.concat(chunks).toString()),
            }),
          );
      },
    );
    request.once('error', reject).end(body);
  });
}

export function head(headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'here', 'Content-Type': TYPE, ...headers });
  return `POST / HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything that a server says until it closes the connection. */
export async function textOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Holds every answer back until it is released. */
export function shut(gate: { open: Promise<unknown> }): { release: () => void } {
  let release: () => void = () => undefined;
  gate.open = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release() };
}
