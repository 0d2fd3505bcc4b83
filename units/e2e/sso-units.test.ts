import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OidcTestProvider, startOidcProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import { type SamlTestProvider, startSamlProvider } from '../../subgraphs/sso/testing/saml-provider.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { assertAlive, type Proc, ready, startUnits, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  newToken,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import type { Headers, Row } from './road.ts';
import { oidcSettings, providerSettings, type SsoParty, samlSettings, ssoRoad } from './sso-road.ts';

// Whoever has a part in a sign-in is a process of its own.
const GROUPS = [
  ['api-gateway'],
  ['core-engine'],
  ['issuer-registry'],
  ['custodian-registry'],
  ['admin-console'],
] as const;
const READY_MS = 120_000;
const CONTACT = 'contact@elsewhere.example';

const folder = mkdtempSync(join(tmpdir(), 'testamur-sso-'));
const secrets = secretsIn(folder);
let procs: readonly Proc[] = [];
let rest: Rest;
let road: ReturnType<typeof ssoRoad>;
let oidc: OidcTestProvider;
let saml: SamlTestProvider;
let issuer: RoadIssuer;
let archive: SettledCustodian;

beforeAll(async () => {
  const { env, ports } = await unitEnv({ dataDir: folder, extra: ROAD_SETTINGS });
  const base = env['PUBLIC_URL'] ?? '';
  const redirectUris = ['issuer', 'custodian'].map((who) => `${base}/api/v1/${who}/auth/sso/callback`);
  [oidc, saml] = await Promise.all([startOidcProvider({ redirectUris }), startSamlProvider()]);
  const settings = { ...env, ...providerSettings(folder, [oidc, saml]) };
  procs = GROUPS.map((group) => startUnits(group, settings));
  await Promise.all(
    GROUPS.flatMap((group, at) => group.map((unit) => ready(procs[at]!, ports[unit].rest, READY_MS))),
  );
  rest = restClient(base);
  road = ssoRoad(rest, settings);
  const admin = await signInAdmin(rest);
  issuer = await activeIssuer(rest, { secrets, admin, email: CONTACT });
  let seen = secrets().length;
  archive = await settleCustodian(
    {
      async post(path, body, headers = {}) {
        seen = secrets().length;
        return rest('POST', path, { body, headers });
      },
      async ask(query, variables = {}, headers = {}) {
        const { body } = await rest('POST', '/graphql', { body: { query, variables }, headers });
        if (body.errors) throw new Error(JSON.stringify(body.errors));
      },
      mail: { nextToken: () => newToken(secrets, seen) },
    },
    admin,
    { name: 'Archive of Closed Schools', country_code: 'IE' },
  );
}, READY_MS + 60_000);
afterAll(async () => {
  await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
  await Promise.all([oidc?.close(), saml?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const partyOf = (who: 'issuer' | 'custodian', protocol: string): SsoParty => ({
  who,
  provider: protocol === 'OIDC' ? oidc : saml,
  ...(who === 'issuer'
    ? {
        path: `/api/v1/issuer/${issuer.did}/sso`,
        did: issuer.did,
        domain: 'ardmore.example',
        headers: issuer.headers,
      }
    : {
        path: '/api/v1/custodian/sso',
        did: archive.did,
        domain: 'archive-of-closed-schools.example',
        headers: archive.people.Admin.headers,
      }),
});
const settingsOf = (protocol: string, more: object = {}): Row => ({
  ...(protocol === 'OIDC' ? oidcSettings(oidc) : samlSettings(saml)),
  ...more,
});
const isIn = (who: string, headers: Headers) =>
  rest('POST', `/api/v1/${who}/auth/logout`, { headers, body: {} });

describe.each([
  ['issuer', 'OIDC'],
  ['issuer', 'SAML2.0'],
  ['custodian', 'OIDC'],
  ['custodian', 'SAML2.0'],
] as const)('an %s by %s, over five processes', (who, protocol) => {
  test('lets a stranger in with the mapped role, once, and ends with the sign-out', async () => {
    const party = partyOf(who, protocol);
    const role = who === 'issuer' ? 'Operator' : 'Attester';
    const rules = { roles: [{ value: 'registry', role }] };
    const more = { jit_provisioning: true, attribute_map: rules };
    await road.call('PUT', party.path, 200, party.headers, settingsOf(protocol, more));
    expect(await road.activate(party)).toMatchObject({ status: 'ACTIVE', missing: [] });

    const email = `${protocol.toLowerCase()}@${party.domain}`;
    party.provider.signInAs({ subject: email, email, name: 'Ada Lovelace', groups: ['registry'] });
    const ended = await road.walk(party, `email=${encodeURIComponent(email)}`);
    expect(ended).toMatchObject({ page: `${rest.base}/${who}/sign-in` });
    // The code is worth nothing without the cookie, and nothing twice.
    expect((await road.redeem(party, { ...ended, cookie: '' })).body.error).toBe('SSO_STATE_INVALID');
    const { body } = expectStatus(await road.redeem(party, ended), 200);
    expect(body).toMatchObject({ user: { email, role }, [who]: { did: party.did } });
    expect((await road.redeem(party, ended)).body.error).toBe('SSO_STATE_INVALID');

    const headers = { authorization: `Bearer ${body.token}` };
    const { logout_url } = await road.call('POST', `/api/v1/${who}/auth/sso/logout`, 200, headers, {});
    if (protocol === 'OIDC') {
      expect(logout_url).toContain(`${oidc.issuer}/session/end?`);
      expect(new URL(logout_url).searchParams.get('post_logout_redirect_uri')).toBe(
        `${rest.base}/${who}/sign-in`,
      );
      expect((await oidc.browse(logout_url)).kind).toBe('form');
    } else expect(logout_url).toBeNull();
    expect((await isIn(who, headers)).body.error).toBe('TOKEN_INVALID');
    assertAlive(procs);
  });
});

describe.each(['issuer', 'custodian'] as const)('an %s that demands its provider', (who) => {
  const party = () => partyOf(who, 'OIDC');
  const memberOf = () => `oidc@${party().domain}`;
  const bossOf = () => (who === 'issuer' ? CONTACT : archive.people.Admin.email);
  const idIn = ({ authorization = '' }: Headers): string =>
    JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()).sub;
  const enforcing = (breakGlass: string): Row =>
    settingsOf('OIDC', { enforce: true, break_glass_member_id: breakGlass });
  const ask = async (email: string) => {
    const reply = await rest('POST', `/api/v1/${who}/auth/magic-link`, { body: { email } });
    return expectStatus(reply, 200).body;
  };
  const redeem = (token: string) =>
    rest('POST', `/api/v1/${who}/auth/magic-link/verify`, { body: { token } });
  /** The tokens that were mailed while these asked; letters go in the order in which they were written. */
  const mailed = async (emails: readonly string[], last: string) => {
    const before = secrets().length;
    for (const email of emails) expect(await ask(email)).toEqual({ sent: true, email });
    await ask(last);
    await newToken(secrets, before);
    return secrets().slice(before);
  };

  test('lets nobody in by a link but the Admin who breaks the glass', async () => {
    const { path, headers } = party();
    await road.call('PUT', path, 200, headers, settingsOf('OIDC'));
    // 1. Everybody has links; one is redeemed, and one is kept.
    const links = [];
    for (let at = 0; at < 2; at++) {
      const before = secrets().length;
      await ask(memberOf());
      links.push(await newToken(secrets, before));
    }
    const [used = '', kept = ''] = links;
    const session = expectStatus(await redeem(used), 200).body;

    // 2. Nobody is named but an ACTIVE Admin of this very organization.
    const foreign = idIn(who === 'issuer' ? archive.people.Admin.headers : issuer.headers);
    for (const wrong of [undefined, foreign, session.user.id]) {
      const body = { ...enforcing(wrong), break_glass_member_id: wrong };
      const refused = await rest('PUT', path, { headers, body });
      expect(refused.body).toMatchObject({
        error: 'VALIDATION_FAILED',
        details: [{ field: 'break_glass_member_id' }],
      });
    }
    await road.call('PUT', path, 200, headers, enforcing(idIn(headers)));
    await road.activate(party());

    // 3. The kept link opens nothing, like one that never was; another goes to the Admin alone.
    const never = 'A'.repeat(43);
    const [refused, unknown] = [await redeem(kept), await redeem(never)];
    expect([refused.status, refused.body.error]).toEqual([unknown.status, unknown.body.error]);
    const letters = await mailed([memberOf(), `nobody@${party().domain}`], bossOf());
    expect(letters).toHaveLength(1);
    const [, token = ''] = /token=([\w-]+)/.exec(letters[0] ?? '') ?? [];
    expect(expectStatus(await redeem(token), 200).body.user.role).toBe('Admin');

    // 4. Who was in stays in, and the provider lets in.
    const email = memberOf();
    party().provider.signInAs({ subject: email, email });
    expect((await road.signIn(party())).user.email).toBe(email);
    expect((await isIn(who, { authorization: `Bearer ${session.token}` })).status).toBe(204);
  });

  test('locks nobody out when its configuration is FAILED or INACTIVE', async () => {
    const { path, headers, provider } = party();
    provider.setAway(true);
    expect(await road.call('POST', `${path}/validate`, 200, headers)).toMatchObject({ status: 'FAILED' });
    expect(await mailed([], memberOf())).toHaveLength(1);
    provider.setAway(false);
    await road.activate(party());
    expect(await mailed([memberOf()], bossOf())).toHaveLength(1);
    await road.call('POST', `${path}/deactivate`, 200, headers);
    expect(await mailed([], memberOf())).toHaveLength(1);
  });
});

test('a custodian keeps the Admin who breaks the glass until another one is named', async () => {
  const party = partyOf('custodian', 'OIDC');
  const { Admin: boss, Reviewer: second } = archive.people;
  const team = '/api/v1/custodian/team';
  await road.call('POST', `${party.path}/activate`, 200, party.headers);
  await road.call('PATCH', `${team}/${second.userId}`, 200, party.headers, { role: 'Admin' });
  // The new role ends the token that the old one had; the provider lets in.
  party.provider.signInAs({ subject: second.email, email: second.email });
  const { token } = await road.signIn(party, `custodian_did=${archive.did}`);
  const headers = { authorization: `Bearer ${token}` };
  const lose = async (status: number) => [
    await road.call('PATCH', `${team}/${boss.userId}`, status, headers, { role: 'Viewer' }),
    await road.call('POST', `${team}/${boss.userId}/suspend`, status, headers),
    await road.call('DELETE', `${team}/${boss.userId}`, status, headers),
  ];
  for (const refused of await lose(409))
    expect(refused).toMatchObject({
      error: 'INVALID_STATE_TRANSITION',
      message: expect.stringContaining('break_glass_member_id'),
    });

  await road.call('PUT', party.path, 200, headers, {
    ...settingsOf('OIDC'),
    enforce: true,
    break_glass_member_id: second.userId,
  });
  await road.activate({ ...party, headers });
  await road.call('PATCH', `${team}/${boss.userId}`, 200, headers, { role: 'Viewer' });
});
