import { sendJson } from '../../../kernel/language-model/testing/model-server.ts';
import { until } from '../../../kernel/testing/until.ts';
import { createEmbedder, type Embedder, type EmbedderOptions } from './embedder.ts';
import { type EmbeddingServer, openEmbeddingServer, vectorOf } from './testing/embedding-server.ts';
import { bytesOf, nearest, normalised } from './vectors.ts';

let server: EmbeddingServer;
beforeAll(async () => {
  server = await openEmbeddingServer();
});
beforeEach(() => {
  server.answer();
  server.asked.length = 0;
});
afterAll(() => server.close());

const opened: Embedder[] = [];
afterEach(() => {
  for (const embedder of opened.splice(0)) embedder.close();
});
function embedder(given: Partial<EmbedderOptions> = {}): Embedder {
  const made = createEmbedder({ url: server.url, model: 'letters-1', pauseMs: 1, ...given });
  opened.push(made);
  return made;
}
const soon = (ms = 2000) => AbortSignal.timeout(ms);
const UNUSABLE = { code: 'UPSTREAM_UNAVAILABLE' };

describe('a model', () => {
  test('is asked for all texts at once, with its key and without anything else', async () => {
    const { embed, model } = embedder({ apiKey: 'sk-1', dims: 32, url: `${server.url}/` });
    const vectors = await embed(['stars', 'bread'], soon());
    expect(model).toBe('letters-1');
    expect(vectors).toEqual([normalised(vectorOf('stars', 32)), normalised(vectorOf('bread', 32))]);
    const [{ headers, ...asked } = { headers: {} }] = server.asked;
    expect(asked).toEqual({ model: 'letters-1', input: ['stars', 'bread'], dimensions: 32 });
    expect(headers).toMatchObject({ authorization: 'Bearer sk-1', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('cookie');
  });

  test('may answer in another order', async () => {
    server.answer(({ input }, response) => {
      const data = input.map((text, index) => ({ index, embedding: vectorOf(text) }));
      sendJson(response, 200, { data: data.reverse() });
    });
    const [stars] = await embedder().embed(['stars', 'bread'], soon());
    expect(stars).toEqual(normalised(vectorOf('stars')));
  });

  const item = (index: number, embedding: unknown = [1, 2]) => ({ index, embedding });
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /did not give 2/],
    ['no list', { data: {} }, /did not give 2/],
    ['one too few', { data: [item(0)] }, /did not give 2/],
    ['one too many', { data: [item(0), item(1), item(2)] }, /did not give 2/],
    ['the same twice', { data: [item(0), item(0)] }, /which texts/],
    ['an index that there is not', { data: [item(0), item(2)] }, /which texts/],
    ['half an index', { data: [item(0), item(0.5)] }, /which texts/],
    ['text as index', { data: [item(0), { index: '1', embedding: [1] }] }, /which texts/],
    ['no numbers', { data: [item(0), item(1, ['1', '2'])] }, /finite numbers/],
    ['null among numbers', { data: [item(0), item(1, [1, null])] }, /finite numbers/],
    ['nothing but zeros', { data: [item(0), item(1, [0, 0])] }, /finite numbers/],
    ['no numbers at all', { data: [item(0), item(1, [])] }, /finite numbers/],
    ['base64', { data: [item(0), item(1, 'AACAPwAAAEA=')] }, /finite numbers/],
    ['too many numbers', { data: [item(0), item(1, Array(4097).fill(1))] }, /finite numbers/],
    ['other dimensions', { data: [item(0), item(1, [1, 2, 3])] }, /3 dimensions in place of 2/],
  ])('that gives %s cannot be used', async (_, body, why) => {
    server.answer((_asked, response) => sendJson(response, 200, body));
    await expect(embedder().embed(['a', 'b'], soon())).rejects.toMatchObject({
      ...UNUSABLE,
      message: expect.stringMatching(why),
    });
    expect(server.asked).toHaveLength(1);
  });

  test('that gives other dimensions than it was asked for cannot be used', async () => {
    server.answer(({ input }, response) =>
      sendJson(response, 200, { data: input.map(() => ({ embedding: [1, 2] })) }),
    );
    await expect(embedder({ dims: 3 }).embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
  });

  test.each<[string, Parameters<EmbeddingServer['answer']>[0]]>([
    [
      'is not JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
    ],
    [
      'has NaN',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"embedding":[NaN]}]}'),
    ],
    ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['is elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'is cut off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"data":[');
        setImmediate(() => response.destroy());
      },
    ],
    [
      'has no end',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          while (!response.destroyed && response.write('['.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
    ],
    [
      'says that it is huge',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1e9 });
        response.flushHeaders();
      },
    ],
  ])('whose answer %s cannot be used', async (_, how) => {
    server.answer(how);
    await expect(embedder().embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
    expect(server.asked).toHaveLength(1);
  });

  test.each([400, 401, 403, 404])('that refuses with %d is not asked again', async (status) => {
    server.answer((_asked, response) => response.writeHead(status).end());
    await expect(embedder().embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
    expect(server.asked).toHaveLength(1);
  });

  test.each([429, 500, 503])('that is busy with %d is asked again, four times in all', async (status) => {
    let refused = 0;
    server.answer((_asked, response) => response.writeHead(status).end());
    await expect(embedder().embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
    expect(server.asked).toHaveLength(4);
    server.answer(({ input }, response) => {
      refused += 1;
      if (refused < 3) response.writeHead(status, { 'retry-after': '0' }).end();
      else sendJson(response, 200, { data: input.map(() => ({ embedding: [1] })) });
    });
    expect(await embedder().embed(['a'], soon())).toHaveLength(1);
  });

  test('that asks to be left alone for longer than there is time is not asked again', async () => {
    server.answer((_asked, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    const began = performance.now();
    await expect(embedder().embed(['a'], soon(100))).rejects.toMatchObject(UNUSABLE);
    expect(performance.now() - began).toBeLessThan(1500);
    expect(server.asked).toHaveLength(1);
  });

  test('that is slow is waited for as long as there is time', async () => {
    server.answer(() => undefined);
    const began = performance.now();
    await expect(embedder().embed(['a'], soon(100))).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(performance.now() - began).toBeLessThan(1500);
  });

  test('that is silent is left alone until it is heard again', async () => {
    const { embed } = embedder({ silenceMs: 60 });
    server.silence(true);
    await expect(embed(['a'], soon(300))).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    const began = performance.now();
    await expect(embed(['a'], soon(10_000))).rejects.toMatchObject(UNUSABLE);
    expect(performance.now() - began).toBeLessThan(1500);
    server.silence(false);
    await until('the model', async () => {
      const vectors = await embed(['a'], soon(300)).catch(() => []);
      return vectors.length === 1;
    });
  });

  test('that is not there cannot be used', async () => {
    const gone = await openEmbeddingServer();
    await gone.close();
    await expect(embedder({ url: gone.url }).embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
  });

  test('is asked at the place of its setting alone', async () => {
    server.answer((_asked, response) =>
      response.writeHead(307, { location: `${server.url}/embeddings` }).end(),
    );
    await expect(embedder().embed(['a'], soon())).rejects.toMatchObject(UNUSABLE);
    expect(server.asked).toHaveLength(1);
  });
});

describe('vectors', () => {
  const unit = (...numbers: number[]) => normalised(numbers) ?? new Float32Array();

  test('point the same way whatever their length', () => {
    expect(normalised([3, 4])).toEqual(Float32Array.of(0.6, 0.8));
    expect(normalised([3e-30, 4e-30])).toEqual(Float32Array.of(0.6, 0.8));
    for (const none of [
      [0, 0],
      [1e300, 1e300],
      [Number.NaN],
      [Number.POSITIVE_INFINITY],
      ['1'],
      [],
      'x',
      null,
    ])
      expect(normalised(none)).toBeUndefined();
    expect(bytesOf(Float32Array.of(1))).toEqual(Buffer.from([0, 0, 0x80, 0x3f]));
  });

  test('are compared by their angle, whatever their dimensions', () => {
    for (const dims of [1, 3, 4, 7, 64]) {
      const list = Array.from({ length: 20 }, (_, n) => unit(...vectorOf(`word${n} other${n % 3}`, dims)));
      const rows = Float32Array.from(list.flatMap((vector) => [...vector]));
      const asked = unit(...vectorOf('word7 other1', dims));
      const expected = list
        .map((vector, row) => ({ row, cosine: vector.reduce((sum, x, at) => sum + x * (asked[at] ?? 0), 0) }))
        .filter(({ cosine }) => cosine > 1e-6)
        .sort((one, other) => other.cosine - one.cosine || one.row - other.row);
      const found = nearest({ dims, rows }, asked, 20).filter(({ cosine }) => cosine > 1e-6);
      expect(found.map(({ cosine }) => cosine.toFixed(4))).toEqual(
        expected.map(({ cosine }) => Math.min(1, cosine).toFixed(4)),
      );
      expect(nearest({ dims, rows }, asked, 2)).toHaveLength(Math.min(2, expected.length));
      for (const { cosine } of found) expect(cosine).toBeLessThanOrEqual(1);
    }
  });

  test('that point away are none', () => {
    expect(nearest({ dims: 2, rows: Float32Array.of(-1, 0, 0, 1) }, Float32Array.of(1, 0), 5)).toEqual([]);
  });
});
