import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type AnswerOf,
  openModelServer,
  sendJson,
} from '../../../../kernel/language-model/testing/model-server.ts';

/** A request for embeddings, as it came. */
export interface Asked {
  readonly model: string;
  readonly input: readonly string[];
  readonly dimensions?: number;
  readonly headers: IncomingHttpHeaders;
}

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
export const wellAnswered: AnswerOf<Asked> = ({ model, input, dimensions }, response) =>
  sendJson(response, 200, {
    object: 'list',
    model,
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) })),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });

/** A language model on this machine that speaks the protocol of embeddings. */
export const openEmbeddingServer = () => openModelServer<Asked>('/embeddings', wellAnswered);
