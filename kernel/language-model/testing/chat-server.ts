import type { IncomingHttpHeaders } from 'node:http';
import { type AnswerOf, openModelServer, sendJson } from './model-server.ts';

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

export type AnswerChat = AnswerOf<AskedChat>;
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

/** A language model on this machine that speaks the protocol of chats. */
export const openChatServer = () => openModelServer<AskedChat>('/chat/completions', says({}));
