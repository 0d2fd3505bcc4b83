import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for an answer, as it came. */
export interface AskedChat {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content:
      | string
      | readonly {
          readonly type: string;
          readonly text?: string;
          readonly image_url?: { readonly url: string };
        }[];
  }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly name: string; readonly schema: object };
  };
  readonly headers: IncomingHttpHeaders;
}

export type AnswerChat = (asked: AskedChat, response: ServerResponse) => void;
export type ChatServer = Awaited<ReturnType<typeof openChatServer>>;

/** The answer of the protocol: the model says this. */
export function says(value: unknown, more: object = {}): AnswerChat {
  return ({ model }, response) =>
    sendJson(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: typeof value === 'string' ? value : JSON.stringify(value) },
          finish_reason: 'stop',
          ...more,
        },
      ],
      usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
    });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A language model on this machine that speaks the protocol of chats, and misbehaves when it is told to. */
export async function openChatServer() {
  const asked: AskedChat[] = [];
  const state: { answer: AnswerChat; isSilent: boolean } = { answer: says({}), isSilent: false };
  const server = createServer((request, response) => {
    if (state.isSilent) return;
    if (request.url === '/v1/models') return sendJson(response, 200, { object: 'list', data: [] });
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const one: AskedChat = { ...JSON.parse(body), headers: request.headers };
      asked.push(one);
      state.answer(one, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** What was asked so far. */
    asked,
    /** Answers so from now on. */
    answer(how: AnswerChat) {
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
