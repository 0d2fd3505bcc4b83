import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { until } from '../../kernel/testing/until.ts';
import { freePorts } from '../testing/procs.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { typed } from '../testing/typed.ts';
import { runScan } from './admin-examples.ts';
import { type Headers, idOf, openRoad, type Road, type Row, traveller } from './road.ts';

let road: Road;
let admin: Headers;
const issuer = traveller('Ardmore');
const folder = mkdtempSync(join(tmpdir(), 'admin-'));
const session = join(folder, 'session', 'admin.json');

beforeAll(async () => {
  road = await openRoad({ LOCAL_LOG_STREAM: 'true' });
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
});
afterAll(async () => {
  await road.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (path: string, body: unknown) => road.platform.rest('PUT', path, { body, headers: admin });
const read = async (path: string, headers = admin): Promise<Row> =>
  expectStatus(await road.get(path, headers), 200).body;

interface Typed {
  /** What is piped in. */
  readonly piped?: string;
  readonly url?: string;
  /** The file of the sign-in. */
  readonly kept?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** One command as a person types it. */
const type = (line: string, { piped = '', url = road.platform.base, kept = session, env = {} }: Typed = {}) =>
  typed(`${line} --url ${url}`, { piped, env: { TESTAMUR_ADMIN_SESSION: kept, ...env } });

describe('system health', () => {
  test('names every unit, the store and what is not set up, at both paths', async () => {
    const core = await read('/api/v1/system-health');
    const standing = Object.fromEntries(core.components.map(({ name, status }: Row) => [name, status]));
    expect(standing).toEqual({
      'core-engine': 'UP',
      'credential-issuance': 'UP',
      'verification-engine': 'UP',
      'issuer-registry': 'UP',
      'admin-console': 'UP',
      'program-catalog': 'UP',
      'learner-records': 'UP',
      'custodian-registry': 'UP',
      store: 'UP',
      redis: 'NOT_CONFIGURED',
      mail: 'UP',
      model: 'NOT_CONFIGURED',
    });
    expect(core.status).toBe('UP');
    const console = await read('/api/v1/admin/system-health');
    expect([console.status, console.gateway.status, console.core_engine.status]).toEqual(['UP', 'UP', 'UP']);
    expect(console.services.map(({ name }: Row) => name)).toEqual(Object.keys(standing));
    for (const { status, latency_ms, since, checked_at, problem } of [...core.components, console.gateway]) {
      expect([latency_ms === null, problem]).toEqual([status === 'NOT_CONFIGURED', null]);
      expect(since <= checked_at).toBe(true);
    }
  });

  test('says what is down and since when', async () => {
    const mail = async () =>
      (await read('/api/v1/system-health')).components.find(({ name }: Row) => name === 'mail');
    const before = await mail();
    await road.mail.close();
    road.advance(5000);
    const after = await mail();
    expect(after).toMatchObject({
      status: 'DOWN',
      latency_ms: null,
      problem: expect.stringMatching(/refused/),
    });
    expect(after.since > before.since).toBe(true);
    expect(await read('/api/v1/admin/system-health')).toMatchObject({ status: 'DEGRADED' });
  });
});

const CATALOG = '/api/v1/admin/catalog';

describe('the demonstration', () => {
  const demoIssuers = async (): Promise<Row[]> =>
    (await read('/api/v1/issuers?page_size=100')).items.filter(({ name }: Row) =>
      name.includes('demonstration'),
    );
  const demoEntries = async (): Promise<Row[]> =>
    (await read(`${CATALOG}/entries?page_size=100`)).items.filter(({ title }: Row) =>
      title?.includes('demonstration'),
    );
  const counted = async () => {
    const { issuers, credentials } = await read('/api/v1/admin/network-stats');
    return [issuers.total, credentials.total];
  };

  test('comes with the switch, stays out of statistics and onboarding, and goes with it', async () => {
    await road.issue(issuer, 'Aoife');
    await until('the count of what is real', async () => (await counted())[1] === 1);
    const real = await counted();
    expect(await read('/api/v1/demo-mode', {})).toMatchObject({ enabled: false, state: 'OFF' });

    const on = expectStatus(await put('/api/v1/demo-mode', { enabled: true }), 200).body;
    expect(on).toMatchObject({
      ...{ enabled: true, state: 'ON', issuers: 4, holders: 5, credentials: 19 },
      ...{ entries: 2, learners: 11, custodians: 3, verifiers: 3 },
    });
    const programmes = await demoEntries();
    expect(programmes.map(({ entry_code, status }) => [entry_code, status])).toEqual([
      ['DEMO-BSC-MATH', 'ACTIVE'],
      ['DEMO-WELD-4', 'ACTIVE'],
    ]);
    // What goes with the demonstration is for its own institutions.
    const record = {
      ...{ issuer_did: issuer.did, holder_did: issuer.did, credential_type: 'AchievementCredential' },
      ...{ credential_data: { name: 'Aoife' }, achievement_from_entry: true },
      entry_version_id: programmes[0]?.current_version_id,
    };
    const refused = expectStatus(await road.post('/api/v1/credentials/issue', record, issuer.headers), 400);
    expect(refused.body.details).toMatchObject([{ field: 'entry_version_id', code: 'demonstration' }]);
    expect(await read('/api/v1/admin/config/demo-mode.enabled')).toMatchObject({
      value: true,
      source: 'SET',
    });
    const issuers = await demoIssuers();
    expect(issuers.map(({ status }) => status).sort()).toEqual([
      'ACTIVE',
      'ACTIVE',
      'PENDING_APPROVAL',
      'SUSPENDED',
    ]);

    // What is counted after the demonstration: it was passed by, not waited for.
    await road.issue(issuer, 'Brigid');
    await until('the count behind it', async () => (await counted())[1] === 2);
    expect(await counted()).toEqual([real[0], 2]);
    const cases = await read('/api/v1/admin/issuer-onboarding/cases?page_size=100');
    expect(JSON.stringify(cases)).not.toContain('demonstration');

    await runScan(road, admin);
    const found = await read('/api/v1/admin/claim-integrity/findings?page_size=100');
    expect(found.items.filter(({ severity }: Row) => severity === 'HIGH')).toEqual([]);

    const off = expectStatus(await put('/api/v1/demo-mode', { enabled: false }), 200).body;
    expect(off).toMatchObject({
      ...{ enabled: false, state: 'OFF', issuers: 0, holders: 0, credentials: 0 },
      ...{ entries: 0, learners: 0, custodians: 0 },
    });
    expect(await demoEntries()).toEqual([]);
    expect((await read(`${CATALOG}/jurisdictions`)).items).toEqual([]);
    expect(await demoIssuers()).toEqual([]);
    for (const { did } of issuers) expectStatus(await road.get(`/api/v1/issuers/${did}`, admin), 404);
    const again = expectStatus(await put('/api/v1/demo-mode', { enabled: true }), 200).body;
    expect(again.state).toBe('ON');
    expectStatus(await put('/api/v1/demo-mode', { enabled: false }), 200);
  });
});

describe('status lists', () => {
  test('are switched on and off while the platform runs, and tell of a revocation at once', async () => {
    const flip = async (value: boolean | null) =>
      expectStatus(await put('/api/v1/admin/config/status-lists.enabled', { value }), 200);
    await flip(true);
    const listed = await road.issue(issuer, 'Ciara');
    await flip(null);
    expect(await road.issue(issuer, 'Deirdre')).not.toHaveProperty('credentialStatus');

    const { statusListCredential, statusListIndex } = listed.credentialStatus;
    const bit = async () => {
      const reply = await fetch(statusListCredential);
      const { credentialSubject } = (await reply.json()) as Row;
      const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
      const index = Number(statusListIndex);
      return ((bits[Math.floor(index / 8)] ?? 0) >> (7 - (index % 8))) & 1;
    };
    expect(await bit()).toBe(0);
    expect(await road.verify(listed)).toMatchObject({ is_valid: true });
    const path = `/api/v1/credentials/${idOf(listed)}/revoke`;
    expectStatus(await road.post(path, { reason: 'Entered twice.' }, issuer.headers), 200);
    expect(await bit()).toBe(1);
    expect(await road.verify(listed)).toMatchObject({ is_valid: false, status: 'REVOKED' });
  });
});

describe('the command line', () => {
  test('signs in once, keeps the token for its owner only and shows tables', async () => {
    const login = `login --email ${TEST_ADMIN.email} --password-stdin`;
    const refused = await type(login, { piped: 'a wrong password\n' });
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/^INVALID_CREDENTIALS: /)]);
    road.advance(61_000);
    const signedIn = await type(login, { piped: `${TEST_ADMIN.password}\n` });
    expect([signedIn.code, signedIn.out]).toEqual([
      0,
      expect.stringMatching(/^Signed in to .* as .* \(ADMIN\) until /),
    ]);
    expect(statSync(session).mode & 0o777).toBe(0o600);
    expect(readFileSync(session, 'utf8')).not.toContain(TEST_ADMIN.password);

    const users = await type('users list');
    expect(users.out).toMatch(/^ID +E-MAIL +NAME +ROLE +STATUS +LAST SIGN-IN\n/);
    expect(users.out).toContain(TEST_ADMIN.email);
    const json = await type('users list --json');
    expect(JSON.parse(json.out)).toMatchObject({ items: [{ email: TEST_ADMIN.email }], total: 1 });
    expect((await type('logs --services core-engine --tail 1000')).code).toBe(0);
  });

  test.each([
    ['issuers list', /Ardmore +ACTIVE/],
    ['issuers list --status rejected', /^Nothing found\.\n$/],
    ['onboarding list --search ardmore', /Ardmore +APPROVED/],
    [`onboarding list --assigned-to ${TEST_ADMIN.email}`, /^Nothing found\.\n$/],
    ['onboarding list --custodians', /^Nothing found\.\n$/],
    ['federated list', /^Nothing found\.\n$/],
    ['anomalies list', /^Nothing found\.\n$/],
    ['assistance show', /is_set_up +false/],
    ['assistance calls --status failed', /^Nothing found\.\n$/],
    ['integrity scan --wait', /^Scan .*\n.*\nstatus +COMPLETED\n/],
    ['integrity scans --status completed', /COMPLETED/],
    ['config list --prefix rate-limit.verify', /rate-limit\.verify +100000 +DEFAULT/],
    ['config set rate-limit.verify 5000', /value +5000\n/],
    ['config history rate-limit.verify', /5000/],
    ['config unset rate-limit.verify', /source +DEFAULT\n/],
    [`audit list --action config.set --actor ${TEST_ADMIN.email}`, /config\.set +SUCCESS +ADMIN/],
    ['audit sign-heads', /number +\d+/],
    ['audit heads', /NUMBER +WHEN +HASH/],
    ['audit verify', /\n\nheads\nSOURCE +SEQ +HASH\n.*The trail is sound/s],
    ['demo status', /enabled +false/],
    ['health', /api-gateway +UNIT +UP .*issuer-registry +UNIT +UP .*\nThe platform is [A-Z]+\.\n$/s],
    ['logs services', /core-engine +running\n.*from the source local\.\n$/s],
    ['logs services --environment remote', /^Nothing found\.\nThere is no source of log lines\.\n$/],
    ['stats', /credentials\.total +\d/],
    ['stats recount', /started +true/],
    ['whoami', /role +ADMIN/],
  ])('%s', async (line, expected) => {
    const { code, out, err } = await type(line);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(expected);
  });

  test('looks after the catalog', async () => {
    const catalog = '/api/v1/admin/catalog';
    const made = async (path: string, body: object) =>
      expectStatus(await road.post(`${catalog}/${path}`, body, admin), 201).body;
    const shows = async (line: string, expected: RegExp) => {
      const { code, out, err } = await type(line);
      expect([line, code, err]).toEqual([line, 0, '']);
      expect(out).toMatch(expected);
    };
    await made('jurisdictions', { code: 'IE', name_i18n: { en: 'Ireland' } });
    const { framework_id } = await made('frameworks', {
      code: 'NFQ',
      jurisdiction_code: 'IE',
      title: 'Levels',
    });
    const { entry_id } = await made('entries', {
      entry_code: 'BSC-PHYS',
      jurisdiction_code: 'IE',
      entry_type: 'QUALIFICATION',
    });
    const { entry_version_id } = await made(`entries/${entry_id}/versions`, { title: 'Physics' });
    await shows('catalog jurisdictions list --status active', /^CODE .*\nIE +COUNTRY +ACTIVE/);
    await shows('catalog jurisdictions show ie', /Ireland/);
    await shows('catalog frameworks list --jurisdiction ie', /IE +NFQ .*DRAFT +Levels/);
    await shows(`catalog frameworks show ${framework_id}`, /title +Levels/);
    await shows('catalog entries list --status draft --type qualification', /IE +BSC-PHYS +DRAFT/);
    await shows(`catalog versions list ${entry_id}`, new RegExp(`1 +DRAFT .*Physics +${entry_version_id}`));
    await shows(`catalog versions show ${entry_version_id}`, /title +Physics/);
    expect(await type(`catalog versions publish ${entry_id} 1`)).toMatchObject({ code: 2 });
    await shows(`catalog versions publish ${entry_id} 1 --yes`, /status +PUBLISHED/);
    await shows(`catalog entries show ${entry_id}`, /status +ACTIVE/);

    await made('schemes', {
      scheme_code: 'IE-RETURN',
      name: 'Yearly return',
      jurisdiction_code: 'IE',
      regulator: 'QQI',
      version: '1',
      reporting_period: 'ANNUAL',
      output_format: 'CSV',
      fields: [],
    });
    await shows('catalog schemes list --jurisdiction ie', /IE-RETURN +IE +DRAFT +ANNUAL +QQI/);
    const { issuer_id } = await read(`/api/v1/issuers/${issuer.did}`);
    const { registration_id } = await made('registrations', {
      scheme_code: 'IE-RETURN',
      org: { type: 'ISSUER', id: issuer_id },
      registration_number: 'QQI-1',
      valid_from: '2026-01-01T00:00:00.000Z',
    });
    await shows('catalog registrations list --scheme IE-RETURN', /IE-RETURN +QQI-1 +PENDING/);
    await shows(`catalog registrations status ${registration_id} active`, /status +ACTIVE/);
    const cancel = `catalog registrations status ${registration_id} cancelled`;
    expect(await type(cancel)).toMatchObject({ code: 2 });
    await shows(`${cancel} --yes`, /status +CANCELLED/);

    const proposed = async (given: object) => {
      const path = '/api/v1/portal/catalog/proposals';
      const { body } = await road.post(path, { rationale: 'We teach it.', ...given }, issuer.headers);
      expectStatus(await road.post(`${path}/${body.proposal_id}/submit`, undefined, issuer.headers), 200);
      return body.proposal_id as string;
    };
    const version = await proposed({
      kind: 'NEW_VERSION',
      target_id: entry_id,
      payload: { title: 'Physics and optics' },
    });
    await shows('catalog proposals list --status submitted', /NEW_VERSION +SUBMITTED .*We teach it\./);
    await shows(`catalog proposals show ${version}`, /Physics and optics/);
    await shows(
      `catalog proposals request-changes ${version} --reason Shorter.`,
      /status +CHANGES_REQUESTED/,
    );
    const retirement = await proposed({
      kind: 'RETIRE_ENTRY',
      target_id: entry_id,
      payload: { reason: 'Over.' },
    });
    expect(await type(`catalog proposals reject ${retirement}`)).toMatchObject({ code: 2 });
    await shows(`catalog proposals reject ${retirement} --reason No.`, /status +REJECTED/);
    const code = await proposed({
      kind: 'NEW_ENTRY',
      payload: { entryCode: 'MSC', jurisdictionCode: 'IE', entryType: 'COURSE' },
    });
    await shows(`catalog proposals accept ${code}`, /status +ACCEPTED/);
    await shows('catalog entries list --status draft', /IE +MSC +DRAFT/);
    await shows(`catalog entries retire ${entry_id} --reason Over. --yes`, /status +RETIRED/);
  });

  test('exports the trail to a file that it checks by itself, and finds what was changed in it', async () => {
    const file = join(folder, 'trail.ndjson');
    expect(await type(`audit export ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining(file) });
    const { key } = await read('/api/v1/audit-logs/key', {});
    const away = { url: 'http://127.0.0.1:1' };
    const sound = await type(`audit verify ${file} --key did:key:${key}`, away);
    expect([sound.code, sound.out]).toEqual([0, expect.stringContaining('The file is sound.')]);
    expect(await type(`audit export ${file}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('already'),
    });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"newState":"ACTIVE"', '"newState":"REVOKED"'));
    const spoiled = await type(`audit verify ${file} --key ${key}`, away);
    expect([spoiled.code, spoiled.err]).toEqual([
      1,
      expect.stringMatching(/^The file is not sound: \d+ problem/),
    ]);
    expect(spoiled.out).toMatch(/ALTERED/);
  });

  test.each([
    ['users role nobody ADMIN', 1, /^(VALIDATION_FAILED|NOT_FOUND): /],
    ['users promote nobody', 2, /unknown command 'promote'/],
    ['users role', 2, /missing required argument 'administrator'/],
    [
      'users role nobody@example.edu viewer',
      1,
      /^No administrator has the e-mail address nobody@example\.edu/,
    ],
    [`users role ${TEST_ADMIN.email.toUpperCase()} viewer`, 2, /^This changes your own role .* Add --yes/],
    [`users disable ${TEST_ADMIN.email}`, 2, /^This is your own account: .* Add --yes/],
    ['users remove nobody', 2, /^The account is removed for good\. Add --yes/],
    ['users remove nobody --yes', 1, /^(VALIDATION_FAILED|NOT_FOUND): /],
    ['issuers status did:web:a.example revoked', 2, /^Every credential of this issuer fails .* Add --yes/],
    ['issuers status did:web:a.example suspended', 1, /^NOT_FOUND: /],
    ['federated remove nobody', 2, /Add --yes/],
    ['demo off', 2, /Add --yes/],
    ['password', 2, /There is no terminal to ask at/],
    ['assistance try support_qa', 1, /^The model did not help with 1 of 1: docs\/assistance\.md/],
    ['assistance try holder_id_check', 1, /^VALIDATION_FAILED: /],
    ['audit verify /no/such/file', 2, /^\/no\/such\/file cannot be used: no such file or directory\.\n$/],
    ['audit verify /', 2, /^\/ cannot be used: illegal operation on a directory\.\n$/],
    ['audit verify / --key word', 2, /^--key is no Ed25519 public key/],
    ['audit export /no/such/file', 2, /cannot be used: no such file or directory\.\n$/],
    ['login', 2, /There is no terminal to ask at/],
    ['login --local /no/such/folder', 2, /admin-bootstrap\.json is not there/],
    ['login --local --email a@b.example', 2, /cannot be used with option '--email/],
    ['logs --environment remote', 1, /^No other environment is set/],
    ['logs --services nobody', 1, /^VALIDATION_FAILED: /],
  ])('%s ends with %i and says why', async (line, code, words) => {
    const reply = await type(line);
    expect([reply.code, reply.err]).toEqual([code, expect.stringMatching(words)]);
  });

  test('says so when nobody answers, and takes its token to no other platform', async () => {
    const [closed] = await freePorts(1);
    const nobody = await type('health', { url: `http://127.0.0.1:${closed}` });
    expect([nobody.code, nobody.err]).toEqual([3, expect.stringMatching(/does not answer \(ECONNREFUSED\)/)]);
    const url = road.platform.base.replace('localhost', '127.0.0.1');
    const elsewhere = await type('health', { url });
    expect([elsewhere.code, elsewhere.err]).toEqual([
      1,
      expect.stringMatching(/^UNAUTHENTICATED: .*Sign in/),
    ]);
    const left = await type('logout', { url });
    expect([left.code, left.err]).toEqual([
      2,
      `You are signed in to ${road.platform.base}, not to ${url}.\n`,
    ]);
  });

  test('a colleague gets in, takes a password of her own and leaves everywhere', async () => {
    const email = 'niamh@example.edu';
    const [here, there] = [join(folder, 'here.json'), join(folder, 'there.json')];
    const create = await type(`users create ${email} --name Niamh --role viewer --json`);
    const { generated_password: first } = JSON.parse(create.out);
    const login = async (password: string, kept: string) =>
      (await type(`login --email ${email} --password-stdin`, { piped: `${password}\n`, kept })).code;
    expect(await login(first, here)).toBe(0);

    const own = 'a password of her own';
    const twice = await type('password --password-stdin', { piped: `${own}\n${own}\n`, kept: here });
    expect([twice.code, twice.err]).toEqual([1, expect.stringMatching(/^INVALID_CREDENTIALS: /)]);
    expect((await type('whoami', { kept: here })).out).toMatch(/role +VIEWER/);
    road.advance(61_000);
    const changed = await type('password --password-stdin', { piped: `${first}\n${own}\n`, kept: here });
    expect([changed.code, changed.out]).toEqual([0, expect.stringMatching(/login --url http/)]);
    expect((await type('whoami', { kept: here })).err).toMatch(/^UNAUTHENTICATED: /);

    expect([await login(own, here), await login(own, there)]).toEqual([0, 0]);
    expect((await type('logout --everywhere', { kept: here })).out).toBe('Signed out everywhere.\n');
    expect((await type('whoami', { kept: there })).err).toMatch(/^TOKEN_INVALID: /);

    expect((await type(`users role ${email} operator`)).out).toMatch(/role +OPERATOR/);
    expect((await type(`users disable ${email}`)).out).toMatch(/status +DISABLED/);
    expect(await login(own, here)).toBe(1);
    expect((await type(`users enable ${email}`)).out).toMatch(/status +ACTIVE/);
    expect((await type(`users remove ${email} --yes`)).out).toBe('Done.\n');
    expect((await type(`users list --search ${email}`)).out).toBe('Nothing found.\n');
  });

  test('the generated administrator signs in from the data folder, as long as the password there counts', async () => {
    const file = join(folder, 'admin-bootstrap.json');
    const local = () =>
      type('login --local', { kept: join(folder, 'local.json'), env: { DATA_DIR: folder } });
    writeFileSync(file, JSON.stringify(TEST_ADMIN));
    expect(await local()).toMatchObject({ code: 0, err: '' });
    writeFileSync(file, JSON.stringify({ ...TEST_ADMIN, password: 'of the first start' }));
    expect(await local()).toMatchObject({ code: 1, err: expect.stringMatching(/is not valid any more at/) });
    writeFileSync(file, '{');
    expect(await local()).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is not as the platform wrote it/),
    });
    road.advance(61_000);
  });

  test('signs out: the token opens nothing any more, nor is it kept', async () => {
    const { token } = JSON.parse(readFileSync(session, 'utf8')) as { token: string };
    expect((await type('logout')).out).toBe('Signed out.\n');
    const headers = { authorization: `Bearer ${token}` };
    expectStatus(await road.get('/api/v1/admin/users', headers), 401);
    expect((await type('users list')).err).toMatch(/^UNAUTHENTICATED: /);
    expect(await type('logout')).toMatchObject({ code: 0, out: 'You are not signed in.\n' });
  });
});
