import { newId } from '../../kernel/ids.ts';
import type { EdgeReply, EdgeRequest } from '../../rest-bridge/types.ts';
import { startEdge, type TestPort } from './testing.ts';

const seen: EdgeRequest[] = [];
let reply: EdgeReply = { status: 201, headers: {}, body: {} };
let edge: TestPort;
let token: string;
beforeAll(async () => {
  edge = await startEdge({
    handle: async (request) => {
      seen.push(request);
      return reply;
    },
  });
  ({ token } = await edge.tokens.sign({
    kind: 'holder',
    holderId: newId(),
    dids: [],
    tokenSessionId: newId(),
  }));
});
afterAll(() => edge.stop());
beforeEach(() => {
  seen.length = 0;
  reply = { status: 201, headers: {}, body: {} };
});

const asHolder = () => ({ Authorization: `Bearer ${token}` });
function aForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from('%PDF-')], { type: 'text/html' }), 'Ní.pdf');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const upload = (body: FormData | string, headers: Record<string, string>, path = '/api/v1/holder/evidence') =>
  fetch(`${edge.base}${path}`, { method: 'POST', body, headers });

describe('an upload route', () => {
  test('hands on the bytes, the name and the texts of a form as browsers send it', async () => {
    expect((await upload(aForm({ kind: 'OTHER' }), asHolder())).status).toBe(201);
    const [{ body }] = seen as [EdgeRequest];
    expect(body).toEqual({ kind: 'OTHER', fileName: 'Ní.pdf', content: Buffer.from('%PDF-') });
  });

  test('reads no file of a stranger, and the connection serves the next request', async () => {
    for (let count = 0; count < 3; count++) {
      const response = await upload(aForm(), {});
      expect([response.status, await response.json()]).toMatchObject([401, { error: 'UNAUTHENTICATED' }]);
    }
    expect(seen).toEqual([]);
  });

  test('refuses JSON, and JSON routes refuse a form', async () => {
    const json = { ...asHolder(), 'Content-Type': 'application/json' };
    const response = await upload('{"kind":"OTHER"}', json);
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { error: 'UNSUPPORTED_MEDIA_TYPE' },
    ]);
    expect((await upload(aForm(), asHolder(), '/api/v1/credentials/verify')).status).toBe(415);
    expect(seen).toEqual([]);
  });

  test('answers a bad form in the one envelope', async () => {
    const response = await upload(aForm({ content: 'x' }), asHolder());
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'VALIDATION_FAILED', details: [{ field: 'content', code: 'forbidden_name' }] },
    ]);
  });
});

describe('a file reply', () => {
  const file = {
    fileName: 'Ní.pdf',
    mediaType: 'application/pdf',
    content: Buffer.from([0, 255, 1]),
    isInline: false,
  };
  const download = (method = 'GET') =>
    fetch(`${edge.base}/api/v1/holder/evidence/${newId()}/content`, { method, headers: asHolder() });

  test('is sent as it is, to be kept and never to be shown', async () => {
    reply = { status: 200, headers: { 'X-More': 'yes' }, body: undefined, file };
    const response = await download();
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(file.content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '3',
      'content-disposition': `attachment; filename=N_.pdf; filename*=UTF-8''N%C3%AD.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-more': 'yes',
    });
  });

  test('may be shown in place where its row says so', async () => {
    reply = { status: 200, headers: {}, body: undefined, file: { ...file, isInline: true } };
    expect((await download()).headers.get('content-disposition')).toMatch(/^inline; /);
  });

  test('has a head without bytes', async () => {
    reply = { status: 200, headers: {}, body: undefined, file };
    const response = await download('HEAD');
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['3', '']);
  });
});
