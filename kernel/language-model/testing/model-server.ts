import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a model answers a request, as it came. */
export type AnswerOf<Asked> = (asked: Asked, response: ServerResponse) => void;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A language model on this machine that serves one path below /v1, and misbehaves when it is told to. */
export async function openModelServer<Asked extends { readonly headers: IncomingHttpHeaders }>(
  path: `/${string}`,
  usual: AnswerOf<Asked>,
) {
  const asked: Asked[] = [];
  const state = { answer: usual, isSilent: false };
  const server = createServer((request, response) => {
    if (state.isSilent) return;
    if (request.url === '/v1/models') return sendJson(response, 200, { object: 'list', data: [] });
    if (request.url !== `/v1${path}`) return void response.writeHead(404).end();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const one: Asked = { ...JSON.parse(body), headers: request.headers };
      asked.push(one);
      state.answer(one, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** What was asked so far. */
    asked,
    /** Answers so from now on; as it should unless told. */
    answer(how: AnswerOf<Asked> = usual) {
      state.answer = how;
    },
    /** Hears everything and says nothing. */
    silence(isSilent: boolean) {
      state.isSilent = isSilent;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
