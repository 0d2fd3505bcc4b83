import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for embeddings, as it came. */
export interface Asked {
  readonly model: string;
  readonly input: readonly string[];
  readonly dimensions?: number;
  readonly headers: IncomingHttpHeaders;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export type EmbeddingServer = Awaited<ReturnType<typeof openEmbeddingServer>>;

/** Words that mean the same to the model of the tests. */
const MEANINGS: Readonly<Record<string, string>> = {
  stars: 'astronomy',
  planets: 'astronomy',
  bread: 'baking',
};

/** What the model of the tests makes of a text: each word points into a direction of its own, and words that mean the same into the same. */
export function vectorOf(text: string, dims = 64): number[] {
  const vector = Array.from({ length: dims }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    const [at = 0, sign = 0] = createHash('sha256')
      .update(MEANINGS[word] ?? word)
      .digest();
    vector[at % dims] = (vector[at % dims] ?? 0) + (sign % 2 ? 1 : -1);
  }
  return vector.some((number) => number !== 0) ? vector : vector.fill(1);
}

/** The answer of the protocol to a request. */
export const wellAnswered: Answer = ({ model, input, dimensions }, response) =>
  sendJson(response, {
    object: 'list',
    model,
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) })),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A language model on this machine that speaks the protocol of embeddings, and misbehaves when it is told to. */
export async function openEmbeddingServer() {
  const asked: Asked[] = [];
  const state = { answer: wellAnswered, isSilent: false };
  const server = createServer((request, response) => {
    if (state.isSilent) return;
    if (request.url === '/v1/models') return sendJson(response, { object: 'list', data: [] });
    if (request.url !== '/v1/embeddings') return void response.writeHead(404).end();
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
    answer(how: Answer = wellAnswered) {
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
