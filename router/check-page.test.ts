import { AppError } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { createCheckPage } from './check-page.ts';
import { CORRELATION_ID, servePages } from './testing/page-server.ts';
import { CREDENTIAL, checksWith } from './verify/testing/views.ts';

const TOKEN = 'dGhpcyBpcyBubyB0b2tlbiBvZiBhbnlib2R5';
const JWT = 'eyJhbGciOiJFZERTQSJ9.eyJ2YyI6e319.c2lnbmF0dXJl';
const CANARY = 'Canary-7f3a';
const TEXT = JSON.stringify(CREDENTIAL, null, 2);
const presentationOf = (...verifiableCredential: unknown[]) =>
  JSON.stringify({ type: ['VerifiablePresentation'], verifiableCredential });
const textOf = (page: string) =>
  page
    .replace(/<title>[\s\S]*?<\/title>|<details[\s\S]*?<\/details>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const problemOf = (page: string) =>
  textOf(/<p id="problem"[^>]*autofocus>([\s\S]*?)<\/p>/.exec(page)?.[1] ?? '').trim();

let site: Awaited<ReturnType<typeof servePages>>;
/** What was verified since the test began. */
const verified: (readonly object[])[] = [];
/** Of the page. */
const lines: string[] = [];
let refusal: AppError | TypeError | undefined;

beforeAll(async () => {
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  site = await servePages(() =>
    createCheckPage({
      publicUrl: 'https://vc.example.edu',
      log,
      arrive: async () => ({
        clientHash: 'client',
        async verify(credentials) {
          verified.push(credentials);
          if (refusal) throw refusal;
          return credentials.map((_credential, index) => ({
            isValid: index === 0,
            status: index === 0 ? 'VALID' : 'REVOKED',
            credentialId: null,
            issuer: { did: 'did:key:zIssuer', name: 'Ardmore', status: 'ACTIVE', trust: 'REGISTERED' },
            keyVersion: 1,
            checks: checksWith(index === 0 ? {} : { STATUS: 'FAILED' }),
            warnings: [],
            verifiedAt: '2026-11-25T10:00:00.000Z',
          }));
        },
      }),
    }),
  );
});
afterAll(() => site.stop());
beforeEach(() => {
  verified.length = 0;
  refusal = undefined;
});

const paste = (text: string) =>
  fetch(`${site.base}/verify`, { method: 'POST', body: new URLSearchParams({ text }), redirect: 'manual' });
const choose = (content: string | Uint8Array<ArrayBuffer>, name = 'credential.json') => {
  const body = new FormData();
  body.set('file', new Blob([content]), name);
  return fetch(`${site.base}/verify`, { method: 'POST', body, redirect: 'manual' });
};

test('the form runs one script of ours, asks no other origin and may ask for the camera', async () => {
  const { headers, status } = await fetch(`${site.base}/verify`);
  expect(status).toBe(200);
  expect(headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=()');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; .*form-action 'self'; frame-ancestors 'none'$/,
  );
  expect(policy).not.toMatch(/unsafe|\*|blob/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['pasted', paste],
  ['chosen as a file', choose],
  ['chosen as a file with a mark before it', (text: string) => choose(`\ufeff${text}`)],
])(
  'a credential that is %s has the page of its verdict, which runs nothing and has no camera',
  async (_how, send) => {
    const reply = await send(TEXT);
    expect(reply.status).toBe(200);
    expect(verified).toEqual([[CREDENTIAL]]);
    const { headers } = reply;
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()');
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    const page = await reply.text();
    expect(page).toContain('<h1 tabindex="-1" autofocus>This credential is valid.</h1>');
    expect(page).not.toContain('<script');
    const text = textOf(page);
    for (const words of [
      'Ardmore issued Bachelor of Science to Maren',
      'Nothing of what you sent was kept',
      'Grade',
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  },
);

test('a presentation of nothing but a text says that it cannot be read', async () => {
  const text = textOf(await (await paste(presentationOf('degree'))).text());
  expect(text).toContain('This credential cannot be read here. It was not checked; why stands below.');
  expect(text).toContain('It is a text where a credential should stand.');
});

test('each credential of a presentation has its verdict, and what cannot be read says so', async () => {
  const enveloped = { type: 'EnvelopedVerifiableCredential', id: `data:application/vc+jwt,${JWT}` };
  const reply = await paste(presentationOf(CREDENTIAL, JWT, { id: 'urn:x' }, enveloped, 7));
  expect(verified).toEqual([[CREDENTIAL, { id: 'urn:x' }]]);
  const text = textOf(await reply.text());
  for (const words of [
    '4 of 5 credentials are not confirmed as valid.',
    'Credential 1 of 5: This credential is valid.',
    'Credential 2 of 5: it cannot be read here.',
    'Credential 3 of 5: This credential has been revoked.',
    'a token (JWT or SD-JWT)',
    'It is a number where a credential should stand.',
    'Who presents them was not',
  ])
    expect(text).toContain(words);
});

test('a presentation of one credential that is no list has its verdict', async () => {
  const text = JSON.stringify({ type: 'VerifiablePresentation', verifiableCredential: CREDENTIAL });
  expect(textOf(await (await paste(text)).text())).toContain('This credential is valid.');
});

test.each<[string, string, string]>([
  ['nothing', '', 'There is nothing to check yet'],
  ['white space', ' \r\n ', 'There is nothing to check yet'],
  ['no JSON', 'Please see my site.', 'line 1, column 1 : value expected'],
  ['JSON that is cut off', '{\r\n  "id": "x",\r\n  "type": [', 'line 3, column 12 : value expected'],
  ['a comma too many', '{\n  "a": 1,\n}', 'line 3, column 1 : name expected'],
  ['a name twice', `{"${CANARY}":1,\n"${CANARY}":2}`, 'line 2, column 1 : the same name stands there twice'],
  ['two values', '{} {}', 'line 1, column 4 : trailing content'],
  ['a member called __proto__', '{"__proto__":{}}', 'forbidden name'],
  ['lists inside of each other', '['.repeat(70) + ']'.repeat(70), 'line 1, column 65 : too deep'],
  ['a list', `[${TEXT}]`, 'it is a list'],
  ['a number', '12345678', 'it is a number'],
  ['a text', '"credential"', 'it is a text'],
  ['true', 'true', 'it is true or false'],
  ['null', 'null', 'it is null'],
  ['a JWT', JWT, 'a token (JWT or SD-JWT)'],
  ['a JWT as JSON', JSON.stringify(JWT), 'a token (JWT or SD-JWT)'],
  ['an SD-JWT', `${JWT}~WyJzYWx0Il0~`, 'a token (JWT or SD-JWT)'],
  [
    'a JWT in an envelope',
    JSON.stringify({ id: `data:application/vc+jwt,${JWT}` }),
    'a token (JWT or SD-JWT)',
  ],
  ['a script', 'javascript:alert(1)', 'value expected'],
  ['an address of nothing', '//evil.example', 'value expected'],
  ['a link and more', `${TOKEN}\r\nSet-Cookie: a=b`, 'value expected'],
  ['what is too long for a token', 'x'.repeat(65), 'value expected'],
  ['an empty presentation', presentationOf(), 'holds no credential'],
  [
    'eleven credentials',
    presentationOf(...Array(11).fill(CREDENTIAL)),
    'holds 11 credentials, and at most 10',
  ],
  [
    'a link elsewhere',
    `https://evil.example/verify/${TOKEN}`,
    'leads to evil.example , which is not this platform',
  ],
  [
    'an address with another name in it',
    `https://vc.example.edu@evil.example/verify/${TOKEN}`,
    'leads to evil.example',
  ],
  ['an address without a scheme', `evil.example/verify/${TOKEN}`, 'leads to evil.example'],
  ['another page of ours', 'https://vc.example.edu/holder/account', 'no link to a shared credential'],
])('%s is refused with what to do', async (_what, text, words) => {
  const reply = await paste(text);
  expect(reply.status).toBe(400);
  const page = await reply.text();
  expect(problemOf(page)).toContain(words);
  expect(verified).toEqual([]);
  // What was pasted stands in the field again, to be mended.
  const field = /<textarea[^>]*>\n([\s\S]*?)<\/textarea>/.exec(page)?.[1] ?? '';
  expect(field.replaceAll('&quot;', '"')).toBe(text);
});

test.each<[string, string]>([
  [`https://vc.example.edu/verify/${TOKEN}`, `/verify/${TOKEN}`],
  [`https://VC.example.edu/verify/${TOKEN}/?utm=1#x`, `/verify/${TOKEN}`],
  [`https://vc.example.edu/api/v1/verify/proofs/${TOKEN}`, `/verify/proofs/${TOKEN}`],
  [`vc.example.edu/verify/proofs/${TOKEN}`, `/verify/proofs/${TOKEN}`],
  [`/verify/${TOKEN}`, `/verify/${TOKEN}`],
  [` ${TOKEN}\n`, `/verify/${TOKEN}`],
])('the link %j is opened here, pasted or in a file', async (link, path) => {
  for (const reply of [await paste(link), await choose(link, 'link.txt')])
    expect([reply.status, reply.headers.get('location')]).toEqual([303, path]);
});

test('a link to the host that was asked is opened, whatever PUBLIC_URL says', async () => {
  expect((await paste(`${site.base}/verify/${TOKEN}`)).headers.get('location')).toBe(`/verify/${TOKEN}`);
});

test.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
  ['a PDF', '%PDF-1.3 and so on', 400, 'This is a PDF'],
  ['a PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), 400, 'This is a picture'],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 400, 'This is a picture'],
  ['a WebP', 'RIFF1234WEBPVP8 ', 400, 'This is a picture'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, 'This is a picture'],
  ['an archive', 'PK\u0003\u0004', 400, 'Unpack it'],
  ['a file in UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 400, 'not a text in UTF-8'],
  ['an empty file', '', 400, 'There is nothing to check yet'],
  ['a file of more than 1 MB', `{"a":"${'x'.repeat(1024 * 1024)}"}`, 413, 'too large'],
  ['a file of more than uploads may have', 'x'.repeat(11 * 1024 * 1024), 413, 'too large'],
])('%s says what to do', async (_what, content, status, words) => {
  const reply = await choose(content);
  expect(reply.status).toBe(status);
  const page = await reply.text();
  expect(problemOf(page)).toContain(words);
  expect(verified).toEqual([]);
});

test('a text that is too long, a form without a file and a body of another kind are told, too', async () => {
  const post = (body: string | FormData, type?: string) =>
    fetch(`${site.base}/verify`, {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    });
  const none = new FormData();
  none.set('file', new Blob([]), '');
  for (const [reply, status, words] of [
    [await paste('{'.repeat(600_000)), 413, 'too large'],
    [await post(none), 400, 'Choose the file'],
    [await post('{}', 'application/json'), 415, 'could not be read'],
  ] as const) {
    expect(reply.status).toBe(status);
    expect(problemOf(await reply.text())).toContain(words);
  }
});

test.each<[string, AppError | TypeError, number, string, boolean]>([
  [
    'too many',
    new AppError('RATE_LIMITED', 'At most 120.', { retryAfter: 17 }),
    429,
    'Wait 17 seconds',
    false,
  ],
  ['a busy platform', new AppError('OVERLOADED', 'Later.', { retryAfter: 1 }), 503, 'just now', true],
  ['a fault of ours', new TypeError('secret inner words'), 500, 'just now', true],
])(
  '%s is told in words, and what was pasted is still there',
  async (_what, thrown, status, words, isOurs) => {
    refusal = thrown;
    const reply = await paste(TEXT);
    expect(reply.status).toBe(status);
    const page = await reply.text();
    expect(problemOf(page)).toContain(words);
    expect(page).toContain('Maren Østby-Okonkwo');
    expect(page.includes(CORRELATION_ID)).toBe(isOurs);
    expect(page).not.toContain('inner words');
    if (status === 429) expect(reply.headers.get('retry-after')).toBe('17');
  },
);

test('other methods are refused', async () => {
  const reply = await fetch(`${site.base}/verify`, { method: 'PUT' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('strangers’ text is text, in the field, the problem and the verdict', async () => {
  const hostile = '</textarea></p><script>alert(1)</script>\u202e';
  const pages = [
    await paste(`{"a": ${hostile}`),
    await paste(
      JSON.stringify({ ...CREDENTIAL, credentialSubject: { name: hostile, [hostile]: 'W'.repeat(100_000) } }),
    ),
    await paste(presentationOf(hostile)),
  ];
  for (const reply of pages) {
    const page = await reply.text();
    expect(page).not.toContain('<script>');
    expect(Buffer.byteLength(page)).toBeLessThan(512 * 1024);
  }
});

test('neither the log nor a count tells of what was sent', async () => {
  await paste(JSON.stringify({ ...CREDENTIAL, id: CANARY }));
  await paste(`{"${CANARY}`);
  await choose(`{"${CANARY}`, `${CANARY}.json`);
  await paste(`https://vc.example.edu/verify/${CANARY}`);
  expect(site.lines.join('')).toContain('"/verify"');
  expect([...site.lines, ...lines].join('')).not.toContain(CANARY);
  const counts = await site.metrics.text();
  expect(counts).toContain('method="POST",route="/verify",status="200"');
  expect(counts).not.toContain(CANARY);
});
