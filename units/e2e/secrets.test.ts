import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createEnvelope, custodiedKeyAad } from '../../kernel/crypto/envelope.ts';
import { newId } from '../../kernel/ids.ts';
import { createPasswords } from '../../kernel/passwords.ts';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { connectStore } from '../../store/connect.ts';
import { type OidcTestProvider, startOidcProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import { type SamlTestProvider, startSamlProvider } from '../../subgraphs/sso/testing/saml-provider.ts';
import { type Canary, type Leak, plant, searchBytes, searchFolder } from '../testing/canary.ts';
import { type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';
import { expectStatus, issueBody, type Rest, ROAD_SETTINGS, restClient } from '../testing/rest-road.ts';
import { cookieOf } from './persons.ts';
import { oidcSettings, providerSettings, samlSettings, ssoRoad } from './sso-road.ts';

const room = mkdtempSync(join(tmpdir(), 'testamur-secrets-'));
const newFolder = () => mkdtempSync(join(room, 'data-'));
const EMAIL = 'registrar@secrets.example';
// On a busy machine.
const READY_MS = 120_000;

afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('secrets that were planted in settings, requests and mail', () => {
  const jwt = randomBytes(64);
  const kek = randomBytes(32);
  const password = plant('administrator password');
  const smtpPassword = plant('SMTP password');
  const wrongPassword = plant('wrong password');
  const holderName = plant('name of the holder');
  /** What an issuer keeps of a learner, and what its file has beside that. */
  const taught = {
    name: plant('name of a learner'),
    number: plant('number of a learner'),
    externalId: plant('id of a learner elsewhere'),
    imported: plant('name of a learner in a file'),
    birthDate: plant('date of birth in a file'),
  };
  const phone = { name: 'telephone number', value: '+353 1 555 0187' };
  /** What identity providers say of a person beside name and address, and what strangers send in their place. */
  const proven = {
    subject: plant('subject of an identity provider'),
    group: plant('group of an identity provider'),
    junk: plant('answer of a stranger in place of an identity provider'),
  };
  let oidc: OidcTestProvider;
  let saml: SamlTestProvider;
  const idempotencyKey = plant('idempotency key');
  const junk = {
    token: plant('bearer token of a stranger'),
    cookie: plant('cookie'),
    header: plant('API key of a stranger'),
  };
  const dataDir = newFolder();
  const canaries: Canary[] = [
    password,
    smtpPassword,
    wrongPassword,
    idempotencyKey,
    ...Object.values(junk),
    { name: 'JWT secret', value: jwt.toString('base64') },
    { name: 'JWT secret in hex', value: jwt.toString('hex') },
    { name: 'key-encryption key', value: kek.toString('base64') },
    { name: 'key-encryption key in hex', value: kek.toString('hex') },
  ];
  /** Replies by what was asked; those that show a secret on purpose are kept apart. */
  const replies: { place: string; text: string }[] = [];
  let mails: SMTPServer;
  let setting: UnitEnv;
  let platform: Proc;
  let rest: Rest;
  let issuerDid: string;

  beforeAll(async () => {
    const links: string[] = [];
    mails = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password: given }, _session, done) =>
        given === smtpPassword.value ? done(null, { user: 'testamur' }) : done(new Error('no')),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(({ text = '' }) => {
            const token = /token=([\w-]+)/.exec(text)?.[1];
            if (token !== undefined) links.push(token);
            done();
          }, done);
        });
      },
    });
    mails.listen(0, '127.0.0.1');
    await once(mails.server, 'listening');
    const { port } = mails.server.address() as AddressInfo;
    const placed = await unitEnv({
      dataDir,
      logLevel: 'trace',
      extra: {
        ...ROAD_SETTINGS,
        ADMIN_BOOTSTRAP_PASSWORD: password.value,
        JWT_SECRET: jwt.toString('base64'),
        KEY_ENCRYPTION_KEY: kek.toString('base64'),
        SMTP_URL: `smtp://testamur:${smtpPassword.value}@127.0.0.1:${port}`,
      },
    });
    const redirectUris = [`${placed.env.PUBLIC_URL}/api/v1/issuer/auth/sso/callback`];
    [oidc, saml] = await Promise.all([startOidcProvider({ redirectUris }), startSamlProvider()]);
    setting = { ...placed, env: { ...placed.env, ...providerSettings(newFolder(), [oidc, saml]) } };
    platform = startUnits([], setting.env);
    const gateway = setting.ports['api-gateway'].rest;
    await ready(platform, gateway, READY_MS);
    const client = restClient(setting.env.PUBLIC_URL!);
    rest = Object.assign(
      async (...call: Parameters<Rest>) => {
        const reply = await client(...call);
        const text = `${JSON.stringify([...reply.headers])} ${JSON.stringify(reply.body)}`;
        replies.push({ place: `reply to ${call[0]} ${call[1]}`, text });
        return reply;
      },
      { base: client.base },
    );
    await walk(client, links);
  }, READY_MS + 60_000);

  afterAll(async () => {
    await platform.stop('SIGKILL');
    await new Promise<void>((resolve) => mails.close(() => resolve()));
    await Promise.all([oidc?.close(), saml?.close()]);
  });

  /** The road with every planted secret where it belongs, and then where it does not. `client` does not keep replies. */
  async function walk(client: Rest, links: readonly string[]): Promise<void> {
    const credentials = { email: ROAD_SETTINGS.ADMIN_BOOTSTRAP_EMAIL, password: password.value };
    const login = expectStatus(await client('POST', '/api/v1/admin/auth/login', { body: credentials }), 200);
    const admin = { authorization: `Bearer ${login.body.token}` };
    const registered = await rest('POST', '/api/v1/issuer/register', {
      body: { name: 'Ardmore University', contact_email: EMAIL },
    });
    issuerDid = expectStatus(registered, 201).body.issuer_did;
    expectStatus(await rest('POST', `/api/v1/issuers/${issuerDid}/approve`, { headers: admin }), 200);
    expectStatus(await rest('POST', '/api/v1/issuer/auth/magic-link', { body: { email: EMAIL } }), 200);
    await until('the mail', () => links.length > 0);
    const [token = ''] = links;
    const session = await client('POST', '/api/v1/issuer/auth/magic-link/verify', { body: { token } });
    const issuer = { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
    const made = await client('POST', `/api/v1/issuer/${issuerDid}/api-keys`, {
      headers: { ...issuer, 'idempotency-key': idempotencyKey.value },
      body: { name: 'Student records', scopes: ['credentials:issue'] },
    });
    const apiKey: string = expectStatus(made, 201).body.api_key;
    canaries.push(
      { name: 'sign-in link', value: token },
      { name: 'API key', value: apiKey.slice(apiKey.lastIndexOf('_') + 1) },
      { name: 'administrator token', value: login.body.token.split('.')[2] },
      { name: 'issuer token', value: session.body.token.split('.')[2] },
    );
    const body = issueBody(issuerDid, holderName.value);
    expectStatus(
      await rest('POST', '/api/v1/credentials/issue', { body, headers: { 'x-api-key': apiKey } }),
      201,
    );
    expectStatus(await rest('GET', `/api/v1/issuer/${issuerDid}/api-keys`, { headers: issuer }), 200);
    expectStatus(await rest('GET', '/api/v1/audit-logs?page_size=100', { headers: admin }), 200);

    const wrong = { email: credentials.email, password: wrongPassword.value };
    expectStatus(await rest('POST', '/api/v1/admin/auth/login', { body: wrong }), 401);
    for (const refused of [
      { body: { ...wrong, extra: wrongPassword.value } },
      { body: { email: [wrongPassword.value], password: { deep: wrongPassword.value } } },
      { body: `{"password":"${wrongPassword.value}"` },
      { body: `{"password":"${wrongPassword.value}","password":"${wrongPassword.value}"}` },
    ])
      expectStatus(await rest('POST', '/api/v1/admin/auth/login', refused), 400);
    const strangers: Readonly<Record<string, string>>[] = [
      { authorization: `Bearer ${junk.token.value}` },
      { authorization: `Bearer a.${junk.token.value}.b` },
      { 'x-api-key': junk.header.value },
      { 'x-api-key': `tmr_12345678_${junk.header.value}` },
      { cookie: `testamur_holder_session=${junk.cookie.value}` },
    ];
    for (const headers of strangers) {
      const reply = await rest('POST', '/api/v1/credentials/issue', { body, headers });
      expect([401, 403]).toContain(reply.status);
    }
    await walkWithLearners(issuer);
    expectStatus(await rest('GET', '/api/v1/audit-logs?page_size=100', { headers: admin }), 200);
    await walkAsHolder(client, links, issuer);
    await walkByProviders(client, issuer);
    for (const unit of UNIT_NAMES) {
      const metrics = await fetch(`http://127.0.0.1:${setting.ports[unit].rest}/metrics`);
      replies.push({ place: `metrics of ${unit}`, text: await metrics.text() });
    }
  }

  /** A learner who is added, looked for and refused, and a file with more than is kept. */
  async function walkWithLearners(headers: Record<string, string>): Promise<void> {
    const body = {
      learner_number: taught.number.value,
      given_name: taught.name.value,
      family_name: 'Byrne',
      email: `${taught.name.value}@secrets.example`,
      external_ids: [{ system: 'sis', value: taught.externalId.value }],
    };
    expectStatus(await rest('POST', '/api/v1/learners', { body, headers }), 201);
    expectStatus(await rest('POST', '/api/v1/learners', { body, headers }), 409);
    const wrong = { ...body, birth_date: taught.birthDate.value };
    expectStatus(await rest('POST', '/api/v1/learners', { body: wrong, headers }), 400);
    expectStatus(await rest('GET', `/api/v1/learners?q=${taught.name.value}`, { headers }), 200);
    const file = [
      'learner_number,given_name,family_name,birth_date',
      `${newId()},${taught.imported.value},Byrne,${taught.birthDate.value}`,
      `,${taught.imported.value},Byrne,${taught.birthDate.value}`,
    ].join('\n');
    const form = new FormData();
    form.set('file', new Blob([file]), 'class.csv');
    const sent = await fetch(`${rest.base}/api/v1/learners/import`, { method: 'POST', headers, body: form });
    const { import_id } = (await sent.json()) as { import_id: string };
    await until('the import to be over', async () => {
      const { body: state } = await rest('GET', `/api/v1/learners/imports/${import_id}`, { headers });
      return state.status === 'COMPLETED_WITH_ERRORS';
    });
    const errors = await fetch(`${rest.base}/api/v1/learners/imports/${import_id}/errors`, { headers });
    replies.push({ place: 'errors of an import', text: await errors.text() });
  }

  /** A holder's way with everything that only its owner may know; each secret is told by one reply, which is not kept. */
  async function walkAsHolder(
    client: Rest,
    links: readonly string[],
    issuer: Record<string, string>,
  ): Promise<void> {
    const nextToken = async (after: number) => {
      await until('the letter', () => links.length > after);
      return links[after] ?? '';
    };
    const account = { name: 'Aoife', email: 'aoife@secrets.example', phone: phone.value };
    const before = links.length;
    expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body: account }), 200);
    const token = await nextToken(before);
    const session = await client('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
    const cookie = cookieOf(expectStatus(session, 200)) ?? '';
    const headers = { cookie };
    const post = async (way: Rest, path: string, body: unknown, status: number) =>
      expectStatus(await way('POST', `/api/v1${path}`, { body, headers }), status).body;
    const { did } = await post(rest, '/holder/wallet-key', { mode: 'PLATFORM' }, 201);
    const { code } = await post(client, '/holder/auth/recovery-code', undefined, 200);
    const issued = await rest('POST', '/api/v1/credentials/issue', {
      body: { ...issueBody(issuerDid, 'Aoife'), holder_did: did },
      headers: issuer,
    });
    const credentialId: string = expectStatus(issued, 201).body.credential_id;
    const share = await post(client, `/holder/credentials/${credentialId}/share-links`, {}, 201);
    const items = [{ credentialId, disclosedPaths: ['name'] }];
    const proof = await post(client, '/holder/proof-links', { items, purpose: 'Admission' }, 201);
    expectStatus(await rest('GET', `/api/v1/verify/${share.shareToken}`), 200);
    expectStatus(await rest('GET', `/api/v1/verify/proofs/${proof.token}`), 200);
    const invited = links.length;
    const invite = { name: 'Brian', email: 'brian@secrets.example' };
    expectStatus(await rest('POST', '/api/v1/portal/me/invites', { body: invite, headers: issuer }), 201);
    const invitation = await nextToken(invited);
    expectStatus(await rest('GET', `/api/v1/holder/invites/${invitation}`), 200);
    expectStatus(await rest('GET', '/api/v1/holder/export', { headers }), 200);
    canaries.push(
      { name: 'sign-in link of a holder', value: token },
      { name: 'session of a holder', value: cookie.split('=')[1] ?? '' },
      { name: 'recovery code', value: code },
      { name: 'token of a share link', value: share.shareToken },
      { name: 'token of a proof link', value: proof.token },
      { name: 'token of an invite', value: invitation },
    );
  }

  /** Sign-ins at both kinds of identity providers, well and badly; what only they and the browser know is kept nowhere. */
  async function walkByProviders(client: Rest, headers: Record<string, string>): Promise<void> {
    // What the configuration shows is kept; where a browser is sent its state stands in the address.
    const road = ssoRoad(rest, setting.env);
    const base = { who: 'issuer', did: issuerDid, domain: 'secrets.example', headers } as const;
    const path = `/api/v1/issuer/${issuerDid}/sso`;
    for (const [provider, settings] of [
      [oidc, oidcSettings(oidc)],
      [saml, samlSettings(saml)],
    ] as const) {
      const party = { ...base, path, provider };
      await road.call('PUT', path, 200, headers, { ...settings, jit_provisioning: true });
      await road.activate(party);
      const groups = [proven.group.value];
      provider.signInAs({ subject: proven.subject.value, email: 'ada@secrets.example', groups });
      const ended = await road.walk(party, 'email=ada@secrets.example');
      const reply = expectStatus(
        await client('POST', '/api/v1/issuer/auth/sso/token', {
          body: { code: ended.fragment['code'] },
          headers: { cookie: ended.cookie },
        }),
        200,
      );
      canaries.push(
        { name: 'code of the sign-in page', value: ended.fragment['code'] ?? '' },
        { name: 'token of a sign-in by a provider', value: reply.body.token.split('.')[2] },
        ...ended.passed,
      );
      // Answers of strangers, and of a provider that refuses.
      const begun = await client('GET', `/api/v1/issuer/auth/sso/start?issuer_did=${issuerDid}`);
      const { state } = begun.body;
      const query = new URLSearchParams({
        state,
        error: 'access_denied',
        error_description: proven.junk.value,
      });
      const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      await client('GET', `/api/v1/issuer/auth/sso/callback?${query}`, { headers: { cookie } });
      canaries.push({ name: 'state of a sign-in that was refused', value: state });
    }
    const strange = new URLSearchParams({ state: proven.junk.value.repeat(2), code: proven.junk.value });
    const callback = `/api/v1/issuer/auth/sso/callback?${strange}`;
    const response = Buffer.from(`<Response>${proven.junk.value}</Response>`).toString('base64');
    for (const refused of [
      await rest('GET', callback),
      await rest('POST', '/api/v1/issuer/auth/sso/token', { body: { code: proven.junk.value } }),
      await rest('POST', '/api/v1/issuer/auth/sso/acs', {
        body: String(new URLSearchParams({ SAMLResponse: response, RelayState: proven.junk.value })),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ])
      expectStatus(refused, 401);
    canaries.push(
      { name: 'client secret', value: oidc.clientSecret },
      ...oidc.traded.map(({ name, value }) => ({ name: `${name} of an OpenID provider`, value })),
      ...Object.values(proven),
    );
    expect(oidc.traded).toHaveLength(8);
  }

  test('are in no log line, reply, metric, store row or file', async () => {
    const running = searchFolder(canaries, dataDir);
    const trail = replies.filter(({ place }) => place.includes('/audit-logs')).map(({ text }) => text);
    expect(await platform.stop()).toBe(0);
    const leaks: Leak[] = [
      ...running,
      ...searchFolder(canaries, dataDir),
      ...searchBytes([...canaries, holderName, phone, ...Object.values(taught)], 'log', platform.output()),
      // A link is asked for by its token: the address of a request is no answer.
      ...replies.flatMap(({ place, text }) => searchBytes(canaries, place.split('/api/')[0] ?? '', text)),
      ...replies
        .filter(({ place }) => place.startsWith('metrics') || place.startsWith('errors'))
        .flatMap(({ place, text }) => searchBytes([holderName, ...Object.values(taught)], place, text)),
      ...trail.flatMap((text) => searchBytes(Object.values(taught), 'audit trail', text)),
    ];
    expect(leaks).toEqual([]);
  });

  test('would have been found: what must be stored is in the store, and the log tells of what was done', () => {
    for (const kept of [holderName, taught.name, taught.externalId, taught.imported])
      expect(searchFolder([kept], join(dataDir, 'store'))).not.toEqual([]);
    expect(platform.output().split('\n').length).toBeGreaterThan(30);
    expect(platform.output()).not.toContain('"secret":true');
    expect(replies.length).toBeGreaterThan(20);
  });

  test('the private key that the platform keeps for an issuer is nowhere in plaintext', async () => {
    const store = await connectStore({ dataDir });
    const rows = await store
      .connection('issuers')
      .collection('custodied_keys')
      .find({ did: issuerDid }, { promoteBuffers: true })
      .toArray();
    await store.close();
    const [{ encryptedPrivateKey, encryptionNonce, keyVersion, publicKey } = {} as Record<string, never>] =
      rows;
    const seed = createEnvelope({ current: 1, keys: new Map([[1, kek]]) }).open(
      { ciphertext: encryptedPrivateKey, nonce: encryptionNonce },
      custodiedKeyAad(issuerDid, keyVersion, publicKey),
      32,
    );
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)));
    for (const form of [seed, seed.toString('hex'), seed.toString('base64'), seed.toString('base64url')]) {
      expect(files.some((bytes) => bytes.includes(form))).toBe(false);
      expect(platform.output().includes(String(form))).toBe(false);
      expect(replies.some(({ text }) => text.includes(String(form)))).toBe(false);
    }
  });
});

test(
  'five processes that start together on an empty folder make one administrator, told once and kept privately',
  async () => {
    const dataDir = newFolder();
    const settings = await Promise.all(Array.from({ length: 5 }, () => unitEnv({ dataDir })));
    const procs = settings.map(({ env }) => startUnits(['admin-console'], env));
    try {
      await Promise.all(
        procs.map((proc, at) => ready(proc, settings[at]!.ports['admin-console'].rest, READY_MS)),
      );
      await until('five banners', () => procs.every((proc) => proc.output().includes('Testamur is ready')));
      const output = procs.map((proc) => proc.output()).join('');
      const kept = JSON.parse(readFileSync(join(dataDir, 'admin-bootstrap.json'), 'utf8')) as {
        email: string;
        password: string;
      };

      const store = await connectStore({ dataDir });
      const users = await store.connection('admin').collection('admin_users').find({}).toArray();
      await store.close();
      expect(users).toMatchObject([{ email: kept.email, role: 'ADMIN', status: 'ACTIVE' }]);
      expect(await createPasswords().verify(kept.password, users[0]?.passwordHash)).toBe(true);

      // The password: one marked log line, and the two files that are meant for it.
      expect(output.split(kept.password)).toHaveLength(2);
      expect(output.match(/"secret":true/g)).toHaveLength(1);
      expect(output).toContain(
        `e-mail and password in ${relative(process.cwd(), join(dataDir, 'admin-bootstrap.json'))}`,
      );
      const password: Canary = { name: 'administrator password', value: kept.password };
      const places = new Set(searchFolder([password], dataDir).map(({ place }) => relative(dataDir, place)));
      expect(places).toEqual(new Set(['admin-bootstrap.json', 'secrets.log']));

      // Made by this program: nobody else of the machine may read what is secret.
      const entries = ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
      const open = entries.filter((name) => {
        const { mode } = statSync(join(dataDir, name));
        return (mode & 0o077) !== 0 && !name.endsWith('.pem') && !name.endsWith('.sock');
      });
      expect(open).toEqual([]);
      const secretFiles = entries.filter((name) =>
        /^secrets\/|\.key$|secrets\.log$|admin-bootstrap\.json$/.test(name),
      );
      expect(secretFiles.length).toBeGreaterThanOrEqual(2 + 2 + UNIT_NAMES.length);
      for (const name of secretFiles)
        expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
    } finally {
      await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
    }
  },
  READY_MS + 60_000,
);
