import { unitOfPath } from '../../kernel/units.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { readQuery, readTarget } from './paths.ts';
import {
  everySession,
  firstReply,
  headersOfCaller,
  rawExchange,
  startEdge,
  type TestPort,
} from './testing.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

let edge: TestPort;
beforeAll(async () => {
  // A directory is whoever has a key with its scope.
  const key = { apiKeyId: 'key-1', issuerId: 'issuer-1', issuerDid: DID, issuerStatus: 'ACTIVE' } as const;
  const apiKeys = { authenticate: async () => ({ ...key, scopes: ['team:provision' as const] }) };
  edge = await startEdge({ sessions: everySession, apiKeys });
});
afterAll(() => edge.stop());

/** A request whose target is sent as it stands. */
async function send(target: string, method = 'GET') {
  const head = `${method} ${target} HTTP/1.1\r\nHost: edge\r\nConnection: close\r\n\r\n`;
  return firstReply(await rawExchange(edge.port, Buffer.from(head, 'latin1')));
}

// name, target
const confusions: [string, string][] = [
  ['a parent segment', '/api/v1/admin/catalog/../issuers'],
  ['an encoded parent segment', '/api/v1/admin/catalog/%2e%2e/issuers'],
  ['a half encoded parent segment', '/api/v1/admin/catalog/.%2E/issuers'],
  ['a parent segment encoded twice', '/api/v1/admin/catalog/%252e%252e/issuers'],
  ['a dot segment', '/api/v1/./issuers'],
  ['a last dot segment', '/api/v1/issuers/.'],
  ['two slashes', '/api/v1//issuers'],
  ['two slashes in front', '//api/v1/issuers'],
  ['a slash behind', '/api/v1/issuers/'],
  ['two slashes behind', '/api/v1/issuers//'],
  ['an encoded slash', '/api/v1%2fissuers'],
  ['an encoded slash in an id', `/api/v1/issuers/${DID}%2fdid.json`],
  ['an encoded slash of another encoding', '/api/v1/issuers/%c0%af'],
  ['a path parameter', '/api/v1/issuers;x=1'],
  ['an encoded semicolon', '/api/v1/issuers/x%3Bx'],
  ['an encoded question mark', `/api/v1/issuers/${DID}%3Fx`],
  ['an encoded hash', `/api/v1/issuers/${DID}%23x`],
  ['a fragment', '/api/v1/issuers#x'],
  ['an encoded NUL', '/api/v1/issuers/x%00'],
  ['an encoded line feed', '/api/v1/issuers/x%0d%0aX-User-Role:ADMIN'],
  ['a bad percent sign', '/api/v1/issuers/100%'],
  ['a percent sign with one digit', '/api/v1/issuers/%4'],
  ['a percent sign with other letters', '/api/v1/issuers/%zz'],
  ['invalid UTF-8', '/api/v1/issuers/%E0%A4%A'],
  ['overlong UTF-8', '/api/v1/%c0%ae%c0%ae/issuers'],
  ['another case', '/API/v1/issuers'],
  ['another case further on', '/api/v1/Issuers'],
  ['a backslash', '/api/v1\\issuers'],
  ['an encoded backslash', '/api/v1/issuers%5c..%5cadmin'],
  ['an encoded first segment', '/%61pi/v1/issuers'],
  ['a very long path', `/api/v1/issuers/${'x'.repeat(4096)}`],
  ['a very long query', `/api/v1/issuers?x=${'x'.repeat(4096)}`],
  ['a group that only begins like one', '/api/v1/admin/catalogX'],
  ['the absolute form', `http://edge/api/v1/issuers/${DID}`],
  ['another host in the absolute form', 'http://169.254.169.254/api/v1/issuers'],
  ['nothing of ours', '/wp-admin/index.php'],
  ['an overlong id', `/api/v1/issuers/${'x'.repeat(1500)}`],
  ['the API alone', '/api'],
];

test.each(confusions)('answers 404 to %s', async (_name, target) => {
  expect(await send(target)).toMatchObject({
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: 'NOT_FOUND', message: expect.any(String), correlationId: expect.any(String) },
  });
});

/** Every path with a parameter, the parameter named by name in it. */
const PARAMETERS = [...new Set(ROUTES.map(({ path }) => path))].flatMap((path) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([marked, name]) => ({ path, marked, name })),
);
const filled = ({ path, marked }: { path: string; marked: string }, value: string) =>
  path.replace(marked, () => value).replace(/\{\w+\}/g, 'x');

// as sent, as read
const READ_ONCE: [string, string][] = [
  ['did:key:z6Mk', 'did:key:z6Mk'],
  ['did%3Akey%3Az6Mk', 'did:key:z6Mk'],
  ['a%20b+c%2Bd', 'a b+c+d'],
  ['%C3%BC%F0%9F%8E%93', 'ü🎓'],
  ['...', '...'],
  ["~!$&'()*,=@", "~!$&'()*,=@"],
];
const WITHOUT_READING = [
  '',
  ...'. .. %2e %2E%2e a/../b/ a//b a%2Fb a%2f..%2fb a%5Cb a\\b a;b a%3Bb a%3Fb a#b a%23b a%25b a%252Fb'.split(
    ' ',
  ),
  ...'a% a%4 a%zz a%u0041 a%C3 a%C0%AF a%ED%A0%80 a%00 a%0Ab a%7F a%C2%85'.split(' '),
];

test.each(PARAMETERS)('{$name} of $path is read once, or refused with the reason', (parameter) => {
  for (const [sent, read] of READ_ONCE)
    expect(readTarget(filled(parameter, sent)).path).toBe(filled(parameter, read));
  for (const sent of WITHOUT_READING)
    expect(() => readTarget(filled(parameter, sent))).toThrow(
      expect.objectContaining({
        code: 'NOT_FOUND',
        message: expect.stringContaining('Each part of a path is percent-encoded UTF-8'),
      }),
    );
});

test.each(['/api/v1/issuers/\u00e9', '/api/v1/issuers?status=\u00e9', '/api/v1/issuers/\u0000'])(
  'the target %j is none that HTTP allows',
  async (target) => {
    expect(await send(target)).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
  },
);

test('`OPTIONS *` is answered without harm', async () => {
  expect(await send('*', 'OPTIONS')).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
});

test('percent-encoding that needs none leads to the same path', async () => {
  const reply = await send(`/api/v1/issuers/${DID.replaceAll(':', '%3A')}`);
  expect(reply).toMatchObject({ status: 200, body: { path: `/api/v1/issuers/${DID}` } });
});

describe('a query', () => {
  const badQueries: [string, string][] = [
    ['a name twice', 'page=1&page=2'],
    ['a name twice, once encoded', 'page=1&p%61ge=2'],
    ['a bad percent sign', 'page=%'],
    ['invalid UTF-8', 'page=%ff'],
    ['a NUL', 'page=1%00'],
    ['a line feed', 'page=1%0a'],
    ['a fragment', 'page=1#x'],
  ];
  test.each(badQueries)('with %s is refused', async (_name, query) => {
    expect(await send(`/api/v1/demo-mode?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', details: [{ code: 'query' }] },
    });
  });

  test('is decoded once, and its names are no members that objects inherit', () => {
    const query = readQuery('?x=%2525&y=a+b&__proto__=1&constructor=2');
    expect({ ...query }).toEqual({ x: '%25', y: 'a b', ['__proto__']: '1', constructor: '2' });
    expect(Object.getPrototypeOf(query)).toBeNull();
  });

  test('may hold a question mark', () => {
    expect({ ...readQuery('?x=1?2') }).toEqual({ x: '1?2' });
  });
});

// path, unit
test.each([
  ['/api/v1/admin', 'admin-console'],
  ['/api/v1/admin/auth/login', 'admin-console'],
  ['/api/v1/admin/catalogX', 'admin-console'],
  ['/api/v1/admin/catalog', 'core-engine'],
  ['/api/v1/admin/catalog/programs', 'core-engine'],
  ['/api/v1/administrators', 'core-engine'],
  ['/api/v1/learners', 'learner-records'],
  ['/api/v1/learners/1', 'learner-records'],
  ['/api/v1/learnersX', 'core-engine'],
  ['/api/v2/admin', 'core-engine'],
  ['/x/v1/admin', 'core-engine'],
  ['/api/v1/credentials', 'core-engine'],
] as const)('%s belongs to %s', (path, unit) => expect(unitOfPath(path)).toBe(unit));

describe('a method that a path does not serve', () => {
  const register = '/api/v1/issuer/register';
  // method, path, Allow
  test.each([
    ['GET', register, 'POST'],
    ['HEAD', register, 'POST'],
    ['PUT', register, 'POST'],
    ['PATCH', register, 'POST'],
    ['DELETE', register, 'POST'],
    ['OPTIONS', register, 'POST'],
    ['TRACE', register, 'POST'],
    ['PROPFIND', register, 'POST'],
    ['DELETE', '/api/v1/issuers', 'GET, HEAD'],
    ['OPTIONS', '/api/v1/issuers', 'GET, HEAD'],
    ['PATCH', '/api/v1/issuer/x/api-keys', 'GET, HEAD, POST'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['OPTIONS', '/metrics', 'GET, HEAD'],
  ])('is refused with 405 and Allow: %s %s', async (method, path, allow) => {
    const reply = await send(path, method);
    expect(reply).toMatchObject({ status: 405, headers: { allow } });
  });

  test('says so in the envelope', async () => {
    const { body } = await send(register, 'TRACE');
    expect(body).toMatchObject({ error: 'METHOD_NOT_ALLOWED', message: expect.stringContaining('use POST') });
  });

  test.each(['FOO', 'get', 'G\u0000T'])('is no method of HTTP at all: %j', async (method) => {
    expect(await send(register, method)).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
  });
});

test.each(ROUTES.filter(({ method }) => method === 'GET').map((row) => [row.path, row] as const))(
  'HEAD %s answers as GET does, without a body',
  async (template, row) => {
    const path = template.replace(/\{[^}]+\}/g, 'x');
    const caller = await headersOfCaller(row, edge.tokens);
    const headers = ['Host: edge', ...caller, 'Connection: close'].join('\r\n');
    const [got, asked] = await Promise.all([
      rawExchange(edge.port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`),
      rawExchange(edge.port, `HEAD ${path} HTTP/1.1\r\n${headers}\r\n\r\n`),
    ]);
    expect(got.slice(0, 12)).toBe('HTTP/1.1 200');
    expect(asked.slice(0, 12)).toBe('HTTP/1.1 200');
    expect(asked.slice(asked.indexOf('\r\n\r\n') + 4)).toBe('');
  },
);
