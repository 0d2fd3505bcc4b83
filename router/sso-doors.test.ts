import { AppError } from '../kernel/errors.ts';
import { newToken } from '../kernel/ids.ts';
import { firstReply, rawExchange } from './edge/testing.ts';
import { ARDMORE, FJORD, openSsoDoors, type SsoDoors } from './testing/sso-doors.ts';

const COOKIE = '__Host-testamur_sso';
const HTML = 'text/html,application/xhtml+xml';

interface Reply {
  readonly status: number;
  readonly location: string | null;
  readonly cookie: string | undefined;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  readonly body: any;
}

let doors: SsoDoors;
beforeAll(async () => {
  doors = await openSsoDoors();
});
afterAll(() => doors.close());
beforeEach(() => {
  Object.assign(doors.mood, {
    protocol: 'OIDC',
    error: undefined,
    relayState: undefined,
    refusal: undefined,
    person: {},
  });
});

async function ask(
  path: string,
  sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const reply = await fetch(path.startsWith('http') ? path : `${doors.base}${path}`, {
    redirect: 'manual',
    ...sent,
  });
  const text = await reply.text();
  const [set] = reply.headers.getSetCookie();
  return {
    status: reply.status,
    location: reply.headers.get('location'),
    cookie: set?.startsWith(`${COOKIE}=`) ? set.split(';')[0] : undefined,
    headers: reply.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

const START = '/api/v1/issuer/auth/sso/start';
const CALLBACK = '/api/v1/issuer/auth/sso/callback';
const ACS = '/api/v1/issuer/auth/sso/acs';
const TOKEN = '/api/v1/issuer/auth/sso/token';

/** A sign-in that is under way in some browser: its state, and its cookie. */
interface Begun {
  readonly state: string;
  readonly cookie: string;
}

async function begin(did = ARDMORE): Promise<Begun> {
  const { cookie = '', body } = await ask(`${START}?issuer_did=${did}`);
  return { state: body.state, cookie };
}
const form = (fields: string | Record<string, string>, type = 'application/x-www-form-urlencoded') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
});
const posted = (state: string) => ({ SAMLResponse: 'Z29vZA==', RelayState: state });
const json = (body: object, cookie?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
  body: JSON.stringify(body),
});
const good = ({ state }: Begun) => `${CALLBACK}?code=good&state=${state}`;
const codeIn = (location: string | null) => new URLSearchParams(location?.split('#')[1]).get('code') ?? '';

/** A code that waits for the page of the browser with this cookie. */
async function handedOver(): Promise<Begun & { code: string }> {
  const begun = await begin();
  const { location } = await ask(good(begun), { headers: { cookie: begun.cookie, accept: HTML } });
  return { ...begun, code: codeIn(location) };
}

describe('the road of a program', () => {
  test('goes from the start to a token, and binds the cookie to this host', async () => {
    const started = await ask(`${START}?email=ada@ardmore.example`);
    expect(started.status).toBe(200);
    expect(started.body).toEqual({
      url: expect.any(String),
      state: expect.any(String),
      expires_at: expect.any(String),
    });
    const [set = ''] = started.headers.getSetCookie();
    expect(set).toMatch(
      /^__Host-testamur_sso=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { state } = started.body;
    const ended = await ask(`${CALLBACK}?code=good&state=${state}&hd=x&prompt=none`, {
      headers: { cookie: started.cookie ?? '' },
    });
    expect(ended.status).toBe(200);
    expect(ended.body).toMatchObject({
      outcome: 'SIGNED_IN',
      token_type: 'Bearer',
      issuer: { did: ARDMORE, name: 'Ardmore University' },
      user: { email: 'ada@ardmore.example', role: 'Viewer' },
      return_to: '/issuer/sign-in',
    });
    expect(ended.body.token.split('.')).toHaveLength(3);
    expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  test('does the same with a SAML response', async () => {
    const { state, cookie } = await begin();
    const taken = await ask(ACS, form({ SAMLResponse: 'Z29v\r\nZA==', RelayState: state }));
    expect(taken.status).toBe(200);
    const ended = await ask(taken.body.next, { headers: { cookie } });
    expect(ended.body).toMatchObject({ outcome: 'SIGNED_IN', issuer: { did: ARDMORE } });
  });

  test('does the same over GraphQL documents, where the binding is a field', async () => {
    const { state, cookie } = await begin();
    const binding = cookie.split('=')[1] ?? '';
    const over = await ask(TOKEN, json({ code: newToken(), binding }));
    expect(over.body.error).toBe('SSO_STATE_INVALID');
    expect((await ask(good({ state, cookie }), { headers: { cookie } })).status).toBe(200);
  });

  test.each([START, CALLBACK, ACS, TOKEN])('%s is kept nowhere and tells no address', async (path) => {
    for (const method of path === ACS || path === TOKEN ? ['POST'] : ['GET', 'HEAD']) {
      const { headers } = await ask(path, { method });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

describe('the road of a browser', () => {
  test('goes by redirects, and its token comes for a code in the fragment and the cookie', async () => {
    const started = await ask(`${START}?issuer_did=${ARDMORE}&return_to=/swagger-ui/`, {
      headers: { accept: HTML },
    });
    expect([started.status, started.body]).toEqual([303, '']);
    expect(started.location).toMatch(new RegExp(`^${doors.origin}/authorize\\?`));
    const cookie = started.cookie ?? '';
    const back = await ask(started.location ?? '');
    const ended = await ask(back.location ?? '', { headers: { accept: HTML, cookie } });
    expect(ended.status).toBe(303);
    expect(ended.location).toMatch(/^\/issuer\/sign-in#code=[\w-]{43}$/);
    const traded = await ask(TOKEN, json({ code: codeIn(ended.location) }, cookie));
    expect(traded.status).toBe(200);
    expect(traded.body).toMatchObject({ return_to: '/swagger-ui/', issuer: { did: ARDMORE } });
    expect(traded.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  test('tells of a test that it worked', async () => {
    const { body } = await ask(`${START}?purpose=TEST`, {
      headers: { authorization: `Bearer ${await doors.adminToken()}` },
    });
    // Begun by a program, ended in a browser: it signs nobody in.
    const ended = await ask(`${CALLBACK}?code=good&state=${body.state}`, { headers: { accept: HTML } });
    expect(ended.location).toBe('/issuer/sign-in#sso_tested=1');
  });

  test.each<[string, () => void, string]>([
    [
      'an answer that proves nobody',
      () => (doors.mood.refusal = new AppError('SSO_FAILED', 'x')),
      'SSO_FAILED',
    ],
    ['a person who stopped', () => Object.assign(doors.mood, { error: 'access_denied' }), 'SSO_DENIED'],
    [
      'a provider that is away',
      () => (doors.mood.refusal = new AppError('UPSTREAM_UNAVAILABLE', 'x')),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['a fault of ours', () => (doors.mood.refusal = new Error('boom') as never), 'INTERNAL'],
  ])('tells the page of %s', async (_what, set, code) => {
    set();
    const { state, cookie } = await begin();
    const back = await ask(`${doors.origin}/authorize?who=issuer&state=${state}`);
    const ended = await ask(back.location ?? '', { headers: { accept: HTML, cookie } });
    expect(ended.status).toBe(303);
    expect(ended.location).toMatch(new RegExp(`^/issuer/sign-in#sso_problem=${code}&reference=[\\w-]+$`));
  });

  test.each([
    ['an unknown organization', '?issuer_did=did:key:z6MkNobody', 'NOT_FOUND'],
    ['an unknown domain', '?email=a@nobody.example', 'NOT_FOUND'],
    ['nothing', '', 'VALIDATION_FAILED'],
  ])('tells the page of a start with %s', async (_what, query, code) => {
    const { location } = await ask(`${START}${query}`, { headers: { accept: HTML } });
    expect(location).toContain(`/issuer/sign-in#sso_problem=${code}&`);
  });
});

interface Attack {
  readonly id: string;
  readonly what: string;
  readonly send: (begun: Begun) => Promise<Reply>;
  /** Codes of which one must be the answer. */
  readonly refusals: readonly string[];
}
const as = (cookie: string) => ({ headers: { cookie } });
const STATE = ['SSO_STATE_INVALID'];
const INVALID = ['VALIDATION_FAILED'];
const startWith = (query: string) => () => ask(`${START}?issuer_did=${ARDMORE}&${query}`);
const atAcs = (bodyOf: (begun: Begun) => string | Record<string, string>, type?: string) => (begun: Begun) =>
  ask(ACS, form(bodyOf(begun), type));

/** What is tried at the doors of single sign-on; each must end in one of its refusals, in a program and in a browser. */
const ATTACKS: readonly Attack[] = [
  {
    id: 'D01',
    what: 'a stolen state in a browser without the cookie',
    send: (begun) => ask(good(begun)),
    refusals: STATE,
  },
  {
    id: 'D02',
    what: 'a stolen state in a browser with a cookie of its own',
    send: async (begun) => ask(good(begun), as((await begin()).cookie)),
    refusals: STATE,
  },
  {
    id: 'D03',
    what: 'the callback a second time',
    send: async (begun) => {
      await ask(good(begun), as(begun.cookie));
      return ask(good(begun), as(begun.cookie));
    },
    refusals: STATE,
  },
  {
    id: 'D04',
    what: 'a callback without a state',
    send: ({ cookie }) => ask(`${CALLBACK}?code=good`, as(cookie)),
    refusals: STATE,
  },
  {
    id: 'D05',
    what: 'a state that nobody began',
    send: ({ cookie }) => ask(`${CALLBACK}?code=good&state=${newToken()}`, as(cookie)),
    refusals: STATE,
  },
  {
    id: 'D06',
    what: 'two states',
    send: (begun) => ask(`${good(begun)}&state=${newToken()}`, as(begun.cookie)),
    refusals: INVALID,
  },
  {
    id: 'D07',
    what: 'two authorization codes',
    send: (begun) => ask(`${good(begun)}&code=evil`, as(begun.cookie)),
    refusals: INVALID,
  },
  {
    id: 'D08',
    what: 'the cookie twice, one of them planted',
    send: (begun) => ask(good(begun), as(`${COOKIE}=${newToken()}; ${begun.cookie}`)),
    refusals: STATE,
  },
  {
    id: 'D09',
    what: 'the same name without its prefix',
    send: (begun) => ask(good(begun), as(begun.cookie.replace('__Host-', ''))),
    refusals: STATE,
  },
  {
    id: 'D10',
    what: "an issuer's state at the custodians' callback",
    send: (begun) => ask(good(begun).replace('/issuer/', '/custodian/'), as(begun.cookie)),
    refusals: STATE,
  },
  {
    id: 'D11',
    what: "the answer of one organization's provider for another one (mix-up)",
    send: async () => {
      const other = await begin(FJORD);
      doors.mood.person = { organizationDid: ARDMORE };
      return ask(good(other), as(other.cookie));
    },
    refusals: ['SSO_FAILED'],
  },
  {
    id: 'D12',
    what: 'the answer to a test in place of a sign-in',
    send: (begun) => {
      doors.mood.person = { purpose: 'TEST' };
      return ask(good(begun), as(begun.cookie));
    },
    refusals: ['SSO_FAILED'],
  },
  {
    id: 'D13',
    what: 'a code of one provider that proves nobody',
    send: (begun) => ask(good(begun).replace('good', 'evil'), as(begun.cookie)),
    refusals: ['SSO_FAILED'],
  },
  {
    id: 'D14',
    what: 'a line break in what the provider says',
    send: (begun) =>
      ask(`${CALLBACK}?error=x&error_description=a%0D%0ASet-Cookie:b&state=${begun.state}`, as(begun.cookie)),
    refusals: INVALID,
  },
  {
    id: 'D15',
    what: 'a callback by POST',
    send: (begun) => ask(good(begun), { ...form({}), headers: { cookie: begun.cookie } }),
    refusals: ['METHOD_NOT_ALLOWED'],
  },
  {
    id: 'D16',
    what: 'a prefetch of the callback',
    send: (begun) => ask(good(begun), { headers: { cookie: begun.cookie, 'sec-purpose': 'prefetch' } }),
    refusals: ['PREFETCH_REFUSED'],
  },
  {
    id: 'D17',
    what: 'RelayState with an address elsewhere (open redirect)',
    send: atAcs(() => posted('https://evil.example/')),
    refusals: STATE,
  },
  {
    id: 'D18',
    what: 'RelayState with an address without scheme',
    send: atAcs(() => posted('//evil.example/issuer/sign-in')),
    refusals: STATE,
  },
  {
    id: 'D19',
    what: 'RelayState with a state and an address behind it',
    send: atAcs(({ state }) => posted(`${state}&return_to=https://evil.example`)),
    refusals: STATE,
  },
  {
    id: 'D20',
    what: 'a SAML response that nobody asked for (no RelayState)',
    send: atAcs(() => ({ SAMLResponse: 'Z29vZA==' })),
    refusals: STATE,
  },
  {
    id: 'D21',
    what: 'a SAML response a second time',
    send: async (begun) => {
      await ask(ACS, form(posted(begun.state)));
      return ask(ACS, form(posted(begun.state)));
    },
    refusals: STATE,
  },
  {
    id: 'D22',
    what: 'a SAML response after the sign-in',
    send: async (begun) => {
      await ask(good(begun), as(begun.cookie));
      return ask(ACS, form(posted(begun.state)));
    },
    refusals: STATE,
  },
  {
    id: 'D23',
    what: "a SAML response taken to a stranger's browser (login CSRF)",
    send: async ({ state }) => {
      const { body } = await ask(ACS, form(posted(state)));
      return ask(body.next, as((await begin()).cookie));
    },
    refusals: STATE,
  },
  {
    id: 'D24',
    what: 'a SAML response as JSON',
    send: atAcs(({ state }) => JSON.stringify(posted(state)), 'application/json'),
    refusals: ['UNSUPPORTED_MEDIA_TYPE'],
  },
  {
    id: 'D25',
    what: 'a SAML response as text',
    send: atAcs(({ state }) => `SAMLResponse=Z29vZA==&RelayState=${state}`, 'text/plain'),
    refusals: ['UNSUPPORTED_MEDIA_TYPE'],
  },
  {
    id: 'D26',
    what: 'two SAML responses',
    send: atAcs(({ state }) => `SAMLResponse=Z29vZA%3D%3D&SAMLResponse=ZXZpbA%3D%3D&RelayState=${state}`),
    refusals: INVALID,
  },
  {
    id: 'D27',
    what: 'two RelayStates',
    send: atAcs(({ state }) => `SAMLResponse=Z29v&RelayState=${state}&RelayState=x`),
    refusals: INVALID,
  },
  {
    id: 'D28',
    what: 'our own names of the fields',
    send: atAcs(({ state }) => ({ saml_response: 'Z29vZA==', relay_state: state })),
    refusals: INVALID,
  },
  {
    id: 'D29',
    what: 'a field that no protocol has',
    send: atAcs(({ state }) => ({ ...posted(state), return_to: 'https://evil.example' })),
    refusals: INVALID,
  },
  {
    id: 'D30',
    what: 'percent signs that encode nothing',
    send: atAcs(({ state }) => `SAMLResponse=%zz&RelayState=${state}`),
    refusals: INVALID,
  },
  {
    id: 'D31',
    what: 'bytes that are no UTF-8',
    send: atAcs(({ state }) => `SAMLResponse=%ff%fe&RelayState=${state}`),
    refusals: INVALID,
  },
  {
    id: 'D32',
    what: 'a null byte in RelayState',
    send: atAcs(({ state }) => `SAMLResponse=Z29v&RelayState=${state}%00`),
    refusals: INVALID,
  },
  {
    id: 'D33',
    what: 'a response beyond its limit',
    send: atAcs(({ state }) => ({ SAMLResponse: 'A'.repeat(200_001), RelayState: state })),
    refusals: INVALID,
  },
  {
    id: 'D34',
    what: 'a body beyond every limit',
    send: atAcs(({ state }) => ({ SAMLResponse: 'A'.repeat(1_100_000), RelayState: state })),
    refusals: ['PAYLOAD_TOO_LARGE'],
  },
  {
    id: 'D35',
    what: 'thirty fields',
    send: atAcs(({ state }) => ({
      ...posted(state),
      ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, ''])),
    })),
    refusals: INVALID,
  },
  {
    id: 'D36',
    what: 'return_to on another site (open redirect)',
    send: startWith('return_to=https%3A%2F%2Fevil.example%2F'),
    refusals: INVALID,
  },
  {
    id: 'D37',
    what: 'return_to without scheme',
    send: startWith('return_to=%2F%2Fevil.example'),
    refusals: INVALID,
  },
  {
    id: 'D38',
    what: 'return_to with a backslash',
    send: startWith('return_to=%2F%5Cevil.example'),
    refusals: INVALID,
  },
  {
    id: 'D39',
    what: 'return_to with a script',
    send: startWith('return_to=javascript%3Aalert(1)'),
    refusals: INVALID,
  },
  {
    id: 'D40',
    what: 'return_to to another path of ours',
    send: startWith('return_to=%2Fapi%2Fv1%2Fissuer%2Fauth%2Flogout'),
    refusals: INVALID,
  },
  {
    id: 'D41',
    what: 'two return_to',
    send: startWith('return_to=%2Fissuer%2Fsign-in&return_to=https%3A%2F%2Fevil.example'),
    refusals: INVALID,
  },
  {
    id: 'D42',
    what: 'a parameter that is not known',
    send: startWith('redirect_uri=https%3A%2F%2Fevil.example'),
    refusals: INVALID,
  },
  {
    id: 'D43',
    what: 'a test that nobody may begin',
    send: () => ask(`${START}?purpose=TEST`),
    refusals: ['UNAUTHENTICATED'],
  },
  {
    id: 'D44',
    what: 'a test of another organization',
    send: async () =>
      ask(`${START}?purpose=TEST&issuer_did=${FJORD}`, {
        headers: { authorization: `Bearer ${await doors.adminToken()}` },
      }),
    refusals: ['FORBIDDEN'],
  },
];

/** What is tried with the code that the page trades. */
const CODES: readonly {
  readonly id: string;
  readonly what: string;
  readonly send: (waiting: Begun & { code: string }) => Promise<Reply>;
}[] = [
  { id: 'D45', what: 'without the cookie', send: ({ code }) => ask(TOKEN, json({ code })) },
  {
    id: 'D46',
    what: 'in another browser',
    send: async ({ code }) => ask(TOKEN, json({ code }, (await begin()).cookie)),
  },
  {
    id: 'D47',
    what: 'a second time',
    send: async ({ code, cookie }) => {
      await ask(TOKEN, json({ code }, cookie));
      return ask(TOKEN, json({ code }, cookie));
    },
  },
  {
    id: 'D48',
    what: 'at the door of custodians',
    send: ({ code, cookie }) => ask(TOKEN.replace('/issuer/', '/custodian/'), json({ code }, cookie)),
  },
  {
    id: 'D49',
    what: 'as a state',
    send: ({ code, cookie }) => ask(`${CALLBACK}?code=good&state=${code}`, as(cookie)),
  },
  {
    id: 'D50',
    what: 'with the state in its place',
    send: ({ state, cookie }) => ask(TOKEN, json({ code: state }, cookie)),
  },
];

describe('attacks at the doors', () => {
  test.each(ATTACKS)('$id $what', async ({ send, refusals }) => {
    const { status, body, location, headers } = await send(await begin());
    expect(refusals).toContain(body.error);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(location).toBeNull();
    expect(JSON.stringify([...headers])).not.toContain('evil');
  });

  test.each(CODES)('$id the code $what', async ({ send }) => {
    expect((await send(await handedOver())).body.error).toBe('SSO_STATE_INVALID');
  });

  test.each([
    ['the callback', `${CALLBACK}?code=good&state=${newToken()}&x=https://evil.example`, undefined],
    ['the assertion consumer service', ACS, form(posted('https://evil.example/'))],
    ['the start', `${START}?email=a@evil.example&return_to=https://evil.example`, undefined],
  ])('a browser that is refused at %s goes to our own page and nowhere else', async (_what, path, sent) => {
    const { status, location } = await ask(path, {
      ...sent,
      headers: { ...(sent?.headers ?? {}), accept: HTML },
    });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/issuer\/sign-in#sso_problem=[A-Z_]+&reference=[\w-]+$/);
  });

  test('another Host or Forwarded header moves nobody to another site', async () => {
    const { state, cookie } = await begin();
    const head = [
      `GET ${CALLBACK}?code=good&state=${state} HTTP/1.1`,
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      `Accept: ${HTML}`,
      `Cookie: ${cookie}`,
      'Connection: close',
    ];
    const { status, headers } = firstReply(
      await rawExchange(doors.edge.port, `${head.join('\r\n')}\r\n\r\n`),
    );
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/issuer\/sign-in#code=/);
  });

  test('what was refused has used nothing up', async () => {
    const begun = await begin();
    await ask(good(begun));
    await ask(good(begun), { headers: { cookie: begun.cookie, 'sec-purpose': 'prefetch' } });
    await ask(good(begun), { method: 'HEAD', headers: { cookie: begun.cookie } });
    expect((await ask(good(begun), as(begun.cookie))).body.outcome).toBe('SIGNED_IN');
  });

  test('neither logs nor trail have a state, a binding, a code, a response or a person', async () => {
    const { state, cookie, code } = await handedOver();
    await ask(TOKEN, json({ code }, cookie));
    const trail = await doors.connection.collection('audit_entries').find().toArray();
    const kept = JSON.stringify([trail, doors.edge.lines, doors.world.lines]);
    for (const secret of [state, cookie.split('=')[1] ?? '', code, 'ada@ardmore.example', 'Ada Lovelace'])
      expect(kept).not.toContain(secret);
    expect(kept).toContain('sso_sign_in.proven');
  });
});

describe('signing out', () => {
  const LOGOUT = '/api/v1/issuer/auth/sso/logout';
  const signedIn = async (): Promise<{ authorization: string }> => {
    const { code, cookie } = await handedOver();
    const { body } = await ask(TOKEN, json({ code }, cookie));
    return { authorization: `Bearer ${body.token}` };
  };
  const signOut = (headers: Record<string, string>, body: object = {}) =>
    ask(LOGOUT, { ...json(body), headers: { ...json(body).headers, ...headers } });

  test('answers where the session at the provider ends', async () => {
    doors.mood.logoutUrl = (hint) => `https://idp.example.edu/end?hint=${hint}`;
    const reply = await signOut(await signedIn());
    expect(reply).toMatchObject({
      status: 200,
      body: { everywhere: false, logout_url: 'https://idp.example.edu/end?hint=ada@ardmore.example' },
    });
    // Nothing redirects by itself: whoever asked decides.
    expect(reply.location).toBeNull();
    expect(reply.headers.get('cache-control')).toContain('no-store');
    const ended = await doors.connection
      .collection('issuer_members')
      .findOne({ userName: 'ada@ardmore.example' });
    expect(ended?.endedTokens).toHaveLength(1);
  });

  test('answers null where there is no such place, and ends the token all the same', async () => {
    doors.mood.logoutUrl = undefined;
    const before = await doors.connection
      .collection('issuer_members')
      .findOne({ userName: 'ada@ardmore.example' });
    expect((await signOut(await signedIn(), { everywhere: true })).body).toEqual({
      everywhere: true,
      logout_url: null,
    });
    const after = await doors.connection
      .collection('issuer_members')
      .findOne({ userName: 'ada@ardmore.example' });
    expect(after?.tokenEpoch).toBe(before?.tokenEpoch + 1);
  });

  test.each<[string, () => Promise<Record<string, string>>, object, number, string]>([
    ['nobody', async () => ({}), {}, 401, 'UNAUTHENTICATED'],
    ['a stranger', async () => ({ authorization: 'Bearer a.b.c' }), {}, 401, 'TOKEN_INVALID'],
    [
      'a place to go to',
      signedIn,
      { post_logout_redirect_uri: 'https://evil.example' },
      400,
      'VALIDATION_FAILED',
    ],
    ['a text for a flag', signedIn, { everywhere: 'yes' }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, headers, body, status, error) => {
    expect(await signOut(await headers(), body)).toMatchObject({ status, body: { error } });
  });

  test('is not done by a page of another site, which has no token', async () => {
    const { cookie } = await begin();
    expect((await signOut({ cookie, origin: 'https://evil.example' })).status).toBe(401);
  });
});
