import type { ServerResponse } from 'node:http';
import { type ChatModel, type ChatRequest, createChatModel, ModelFault } from './chat-model.ts';
import { createModelService, type ModelService, type ModelServiceOptions } from './model-service.ts';
import { type AnswerChat, type ChatServer, openChatServer, says } from './testing/chat-server.ts';
import { sendJson } from './testing/model-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await openChatServer();
});
beforeEach(() => {
  server.answer(says({ words: 'fine' }));
  server.asked.length = 0;
});
afterAll(() => server.close());

const opened: ModelService[] = [];
afterEach(() => {
  for (const service of opened.splice(0)) service.close();
});
function chat(given: Partial<ModelServiceOptions> = {}): ChatModel {
  const service = createModelService({ url: server.url, pauseMs: 1, attempts: 2, ...given });
  opened.push(service);
  return createChatModel(service, 'small-1');
}
const schema = { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] };
const REQUEST: ChatRequest = {
  task: 'Say it in a few words.',
  data: 'A degree in physics.',
  form: { name: 'summary', schema },
  maxTokens: 400,
};
const soon = (ms = 2000) => AbortSignal.timeout(ms);
const fault = (asked: Promise<unknown>) =>
  asked.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ModelFault ? error.reason : error),
  );

describe('a model', () => {
  test('is told its task apart from the data, with the form of the answer and its length', async () => {
    const answer = await chat({ apiKey: 'sk-1' }).answer(REQUEST, soon());
    expect(answer).toEqual({
      value: { words: 'fine' },
      model: 'small-1',
      promptTokens: 12,
      completionTokens: 5,
    });
    const [{ headers, messages, ...asked } = { headers: {}, messages: [] }] = server.asked;
    expect(asked).toEqual({
      model: 'small-1',
      max_tokens: 400,
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { name: 'summary', strict: true, schema } },
    });
    expect(messages).toEqual([
      { role: 'system', content: expect.stringContaining('Say it in a few words.') },
      { role: 'user', content: 'A degree in physics.' },
    ]);
    expect(messages[0]?.content).toContain(JSON.stringify(schema));
    expect(headers).toMatchObject({ authorization: 'Bearer sk-1' });
  });

  test('is shown images', async () => {
    const content = Buffer.from('an image');
    await chat().answer({ ...REQUEST, images: [{ mediaType: 'image/png', content }] }, soon());
    expect(server.asked[0]?.messages[1]?.content).toEqual([
      { type: 'text', text: 'A degree in physics.' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${content.toString('base64')}` } },
    ]);
  });

  // What services say to a request that they do not understand, as far as it matters here: a bad request, whatever its words.
  test.each<[string, (asked: Parameters<AnswerChat>[0]) => boolean, object]>([
    ['a temperature', ({ temperature }) => temperature !== undefined, { max_completion_tokens: 400 }],
    [
      'a schema',
      ({ response_format: form }) => form?.type === 'json_schema',
      { response_format: { type: 'json_object' } },
    ],
    ['any form', ({ response_format: form }) => form !== undefined, { max_tokens: 400 }],
  ])('that does not understand %s is asked in another way, and so again', async (_, refuses, understood) => {
    server.answer((asked, response) => {
      if (!refuses(asked)) return says({ words: 'fine' })(asked, response);
      const error = { message: 'Unsupported parameter', type: 'invalid_request_error' };
      sendJson(response, 400, { error });
    });
    const { answer } = chat();
    expect(await answer(REQUEST, soon())).toMatchObject({ value: { words: 'fine' } });
    const count = server.asked.length;
    expect(server.asked.at(-1)).toMatchObject(understood);
    await answer(REQUEST, soon());
    expect(server.asked).toHaveLength(count + 1);
  });

  test.each<[string, string, unknown]>([
    ['JSON', '{"words":"fine"}', { words: 'fine' }],
    ['JSON within a fence', '```json\n{"words":"fine"}\n```', { words: 'fine' }],
    ['JSON within a fence without a name', '  ```\n{"words":"fine"}```\n', { words: 'fine' }],
    ['what it thinks before', '<think>\nA degree {…}.\n</think>\n\n{"words":"fine"}', { words: 'fine' }],
    ['a list', '[]', []],
    ['JSON below empty lines within a fence', '```json\n\n{"words":"fine"}\n\n```', { words: 'fine' }],
  ])('that says %s is heard', async (_, content, value) => {
    server.answer(says(content));
    expect(await chat().answer(REQUEST, soon())).toMatchObject({ value });
  });

  // The answers of three services as they document them, with what they add to the protocol.
  const CONTENT = '{"words":"fine"}';
  const COMMON = { object: 'chat.completion', created: 1_790_000_000 };
  test.each<[string, object, { model: string; promptTokens: number; completionTokens: number }]>([
    [
      'OpenAI',
      {
        ...COMMON,
        id: 'chatcmpl-CYm2u',
        model: 'gpt-4o-mini-2024-07-18',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: CONTENT, refusal: null, annotations: [] },
            logprobs: null,
            finish_reason: 'stop',
          },
        ],
        usage: {
          prompt_tokens: 82,
          completion_tokens: 9,
          total_tokens: 91,
          prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
        },
        service_tier: 'default',
        system_fingerprint: 'fp_560af6e559',
      },
      { model: 'gpt-4o-mini-2024-07-18', promptTokens: 82, completionTokens: 9 },
    ],
    [
      'Ollama',
      {
        ...COMMON,
        id: 'chatcmpl-373',
        model: 'llama3.2',
        system_fingerprint: 'fp_ollama',
        choices: [{ index: 0, message: { role: 'assistant', content: CONTENT }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 70, completion_tokens: 8, total_tokens: 78 },
      },
      { model: 'llama3.2', promptTokens: 70, completionTokens: 8 },
    ],
    [
      'vLLM',
      {
        ...COMMON,
        id: 'chatcmpl-6b1f',
        model: 'Qwen/Qwen2.5-7B-Instruct',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', reasoning_content: null, content: CONTENT, tool_calls: [] },
            logprobs: null,
            finish_reason: 'stop',
            stop_reason: null,
          },
        ],
        usage: { prompt_tokens: 64, total_tokens: 71, completion_tokens: 7, prompt_tokens_details: null },
        prompt_logprobs: null,
      },
      { model: 'Qwen/Qwen2.5-7B-Instruct', promptTokens: 64, completionTokens: 7 },
    ],
  ])('of %s is heard as it answers', async (_, reply, told) => {
    server.answer((_asked, response) => sendJson(response, 200, reply));
    expect(await chat().answer(REQUEST, soon())).toEqual({ ...told, value: { words: 'fine' } });
  });

  test('that gives its text in parts is heard', async () => {
    const content = [
      { type: 'text', text: '{"words":' },
      { type: 'text', text: '"fine"}' },
    ];
    server.answer(says('', { message: { role: 'assistant', content } }));
    expect(await chat().answer(REQUEST, soon())).toMatchObject({ value: { words: 'fine' } });
  });

  test('that does not count tokens is heard', async () => {
    server.answer((_asked, response) =>
      sendJson(response, 200, { choices: [{ message: { content: '{}' }, finish_reason: null }] }),
    );
    expect(await chat().answer(REQUEST, soon())).toEqual({ value: {}, model: 'small-1' });
  });

  const raw =
    (status: number, type: string, body: string): AnswerChat =>
    (_asked, response: ServerResponse) =>
      void response.writeHead(status, { 'content-type': type }).end(body);
  test.each<[string, AnswerChat, string]>([
    ['prose', says('It is a degree.'), 'MALFORMED'],
    ['half of JSON', says('{"words":'), 'MALFORMED'],
    ['JSON and prose', says('{"words":"a"} I hope it helps.'), 'MALFORMED'],
    // A model that has lost its way fills an answer with them.
    ['a fence and empty lines', says(`\`\`\`${'\n'.repeat(20_000)}x`), 'MALFORMED'],
    ['nothing', says('', { message: { role: 'assistant', content: null } }), 'MALFORMED'],
    ['no choice', (_asked, response) => sendJson(response, 200, { choices: [] }), 'MALFORMED'],
    ['a list in place of an answer', (_asked, response) => sendJson(response, 200, []), 'MALFORMED'],
    ['a page', raw(200, 'text/html', '<html>'), 'MALFORMED'],
    ['no JSON at all', raw(200, 'application/json', '{"choices":'), 'MALFORMED'],
    ['far too much', says('x'.repeat(2_000_000)), 'MALFORMED'],
    ['what was cut off', says('{"words":"a', { finish_reason: 'length' }), 'CUT_OFF'],
    ['what a filter left', says('', { finish_reason: 'content_filter' }), 'DECLINED'],
    ['that it will not', says('', { message: { refusal: 'I cannot help.', content: null } }), 'DECLINED'],
    [
      'that nobody knows the key (OpenAI)',
      raw(
        401,
        'application/json',
        '{"error":{"message":"Incorrect API key provided.","type":"invalid_request_error","param":null,"code":"invalid_api_key"}}',
      ),
      'REFUSED',
    ],
    [
      'that it has no such model (Ollama)',
      raw(
        404,
        'application/json',
        '{"error":{"message":"model \\"small-1\\" not found, try pulling it first","type":"api_error","param":null,"code":null}}',
      ),
      'REFUSED',
    ],
    [
      'that it is too long for it (vLLM)',
      raw(
        400,
        'application/json',
        '{"object":"error","message":"This model\u0027s maximum context length is 4096 tokens.","type":"BadRequestError","param":null,"code":400}',
      ),
      'REFUSED',
    ],
    ['that nothing is there', raw(404, 'text/plain', 'no'), 'REFUSED'],
    ['that it is a bad request, however it is asked', raw(400, 'application/json', '{}'), 'REFUSED'],
    ['that the quota is used up', raw(429, 'application/json', '{}'), 'REFUSED'],
    ['that it has broken', raw(500, 'text/plain', 'Traceback'), 'REFUSED'],
    ['nothing for long', () => undefined, 'TIMEOUT'],
  ])('that says %s is of no use', async (_, how, reason) => {
    server.answer(how);
    expect(await fault(chat().answer(REQUEST, soon(400)))).toBe(reason);
  });

  test('that is nowhere is unreachable', async () => {
    expect(await fault(chat({ url: 'http://127.0.0.1:1/v1' }).answer(REQUEST, soon()))).toBe('UNREACHABLE');
  });

  test('whose answer is of no use has counted its tokens', async () => {
    server.answer(says('It is a degree.'));
    await expect(chat().answer(REQUEST, soon())).rejects.toMatchObject({
      usage: { promptTokens: 12, completionTokens: 5 },
    });
  });
});

describe('a service', () => {
  test('says whether it is there, whatever it answers', async () => {
    const at = (url: string) => {
      const service = createModelService({ url });
      opened.push(service);
      return service.check();
    };
    await expect(at(server.url)).resolves.toBeUndefined();
    await expect(at(server.url.replace('/v1', '/v2'))).resolves.toBeUndefined();
    await expect(at('http://127.0.0.1:1/v1')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  test('that is silent is left alone: a call is refused at once', async () => {
    const service = createModelService({ url: server.url, silenceMs: 60 });
    opened.push(service);
    const { answer } = createChatModel(service, 'small-1');
    server.silence(true);
    try {
      expect(await fault(answer(REQUEST, soon(300)))).toBe('TIMEOUT');
      expect(service.isSilent).toBe(true);
      const began = performance.now();
      expect(await fault(answer(REQUEST, soon(10_000)))).toBe('UNREACHABLE');
      expect(performance.now() - began).toBeLessThan(1500);
    } finally {
      server.silence(false);
    }
  });
});
