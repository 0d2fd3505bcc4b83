import type { ModelFaultReason } from '../assisted.ts';
import { isAppError } from '../errors.ts';
import { type ModelService, siteAnswerIn } from './model-service.ts';

/** Thrown in place of an answer. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly reason: ModelFaultReason;
  readonly usage: TokenUsage;

  constructor(reason: ModelFaultReason, message: string, usage: TokenUsage = {}, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.usage = usage;
  }
}

/** Tokens, as the service counts them. */
export interface TokenUsage {
  readonly promptTokens?: number;
  readonly completionTokens?: number;
}

/** What a model is asked. */
export interface ChatRequest {
  /** What it is to do, in our own words alone. */
  readonly task: string;
  /** What it is to do it with: data, whatever it says. */
  readonly data: string;
  readonly images?: readonly { readonly mediaType: string; readonly content: Buffer }[];
  /** The form of the answer, as JSON Schema, and a name for it. */
  readonly form: { readonly name: string; readonly schema: object };
  /** Most tokens of the answer. */
  readonly maxTokens: number;
}

export interface ChatAnswer extends TokenUsage {
  /** What the model said, as JSON; not looked at yet. */
  readonly value: unknown;
  /** The model that answered, as the service names it. */
  readonly model: string;
}

/** A language model that answers in JSON. */
export interface ChatModel {
  readonly model: string;
  /** Error: ModelFault. */
  answer(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer>;
}

// A token is some 4 characters of English, and up to 12 bytes of other scripts as JSON spells them.
const BYTES_A_TOKEN = 32;
const BYTES_BESIDE = 64 * 1024;

/** How services of this kind differ in what they take; the next one is tried when one is refused as a bad request. */
const DIALECTS: readonly ((request: ChatRequest) => object)[] = [
  ({ maxTokens, form }) => ({ max_tokens: maxTokens, temperature: 0, response_format: inForm(form) }),
  // Models that reason take no temperature, and count what they think.
  ({ maxTokens, form }) => ({ max_completion_tokens: maxTokens, response_format: inForm(form) }),
  ({ maxTokens }) => ({ max_tokens: maxTokens, temperature: 0, response_format: { type: 'json_object' } }),
  ({ maxTokens }) => ({ max_tokens: maxTokens, temperature: 0 }),
];
const inForm = ({ name, schema }: ChatRequest['form']) => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema },
});

/** A model behind `POST {url}/chat/completions`. */
export function createChatModel(service: ModelService, model: string): ChatModel {
  /** The one that was understood last. */
  let dialect = 0;

  return {
    model,
    async answer(request, signal) {
      for (let tried = 0; ; tried += 1) {
        const place = (dialect + tried) % DIALECTS.length;
        try {
          const reply = await send(request, place, signal);
          dialect = place;
          return answerOf(reply, model);
        } catch (error) {
          if (tried + 1 < DIALECTS.length && isNotUnderstood(error)) continue;
          throw faultOf(error);
        }
      }
    },
  };

  function send(request: ChatRequest, place: number, signal: AbortSignal): Promise<unknown> {
    const body = { model, messages: messagesOf(request), ...DIALECTS[place]?.(request) };
    const maxBytes = BYTES_BESIDE + request.maxTokens * BYTES_A_TOKEN;
    return service.post('/chat/completions', body, { signal, maxBytes });
  }
}

function messagesOf({ task, data, images = [], form }: ChatRequest) {
  const words = `${task}\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(form.schema)}`;
  const pictures = images.map(({ mediaType, content }) => ({
    type: 'image_url',
    image_url: { url: `data:${mediaType};base64,${content.toString('base64')}` },
  }));
  return [
    { role: 'system', content: words },
    { role: 'user', content: pictures.length === 0 ? data : [{ type: 'text', text: data }, ...pictures] },
  ];
}

/** Error: ModelFault for an answer without JSON in it. */
function answerOf(reply: unknown, asked: string): ChatAnswer {
  const usage = usageOf(memberOf(reply, 'usage'));
  const choices = memberOf(reply, 'choices');
  const [choice] = Array.isArray(choices) ? choices : [];
  const message = memberOf(choice, 'message');
  const finish = memberOf(choice, 'finish_reason');
  if (finish === 'length') throw new ModelFault('CUT_OFF', 'The answer is longer than it may be.', usage);
  if (finish === 'content_filter' || typeof memberOf(message, 'refusal') === 'string')
    throw new ModelFault('DECLINED', 'The model declined to answer.', usage);
  const content = textOf(memberOf(message, 'content'));
  if (content === undefined) throw new ModelFault('MALFORMED', 'The answer has no text.', usage);
  const named = memberOf(reply, 'model');
  const model = typeof named === 'string' && named.length <= 200 ? named : asked;
  try {
    return { ...usage, model, value: JSON.parse(withoutFence(content)) as unknown };
  } catch (cause) {
    throw new ModelFault('MALFORMED', 'The answer is no JSON.', usage, cause);
  }
}

/** Text, also of services that give it in parts. */
function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part) => memberOf(part, 'text'));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

/** What stands behind what some models think aloud, and within the ``` of Markdown in which some wrap whatever they are told. */
function withoutFence(text: string): string {
  const thought = /^\s*<think>/.test(text) ? text.indexOf('</think>') : -1;
  const said = (thought < 0 ? text : text.slice(thought + '</think>'.length)).trim();
  // Two plain steps: one pattern for all of it would take hours over an answer of nothing but empty lines.
  const [opening] = /^```(?:json)?[^\S\n]*\n/i.exec(said) ?? [];
  return opening !== undefined && said.endsWith('```') ? said.slice(opening.length, -'```'.length) : said;
}

function usageOf(usage: unknown): TokenUsage {
  const count = (name: string) => {
    const found = memberOf(usage, name);
    return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : undefined;
  };
  const promptTokens = count('prompt_tokens');
  const completionTokens = count('completion_tokens');
  return {
    ...(promptTokens !== undefined && { promptTokens }),
    ...(completionTokens !== undefined && { completionTokens }),
  };
}

function isNotUnderstood(error: unknown): boolean {
  const status = siteAnswerIn(error)?.status;
  return status === 400 || status === 422;
}

function faultOf(error: unknown): unknown {
  if (!isAppError(error)) return error;
  const { code, message, cause } = error;
  const { status } = siteAnswerIn(error) ?? {};
  const reason: ModelFaultReason =
    code === 'UPSTREAM_TIMEOUT'
      ? 'TIMEOUT'
      : status !== undefined && status !== 200
        ? 'REFUSED'
        : status === 200 || isAppError(cause)
          ? 'MALFORMED'
          : 'UNREACHABLE';
  return new ModelFault(reason, message, {}, error);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
