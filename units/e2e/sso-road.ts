import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OidcTestProvider, TestIdentityProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import type { SamlTestProvider } from '../../subgraphs/sso/testing/saml-provider.ts';
import { httpCall } from '../testing/http-call.ts';
import { expectStatus, type Rest } from '../testing/rest-road.ts';
import type { Headers, Row } from './road.ts';

/** Settings of processes that reach these providers, and whose DNS has names of a test beside those of the system. */
export function providerSettings(
  folder: string,
  providers: readonly Pick<TestIdentityProvider, 'host' | 'caFile'>[],
): Readonly<Record<string, string>> {
  const names = join(folder, 'dns-names.json');
  const authorities = join(folder, 'authorities.pem');
  writeFileSync(names, '{}');
  writeFileSync(authorities, providers.map(({ caFile }) => readFileSync(caFile, 'utf8')).join('\n'));
  return {
    NODE_OPTIONS: `--import=${new URL('../testing/dns-names.mjs', import.meta.url)}`,
    DNS_NAMES_FILE: names,
    OUTBOUND_TRUSTED_HOSTS: providers.map(({ host }) => host).join(','),
    OUTBOUND_CA_FILE: authorities,
  };
}

/** The organization whose people sign in, and the provider at which they do. */
export interface SsoParty {
  readonly who: 'issuer' | 'custodian';
  /** The routes of its configuration. */
  readonly path: string;
  readonly did: string;
  readonly domain: string;
  /** Of an Admin. */
  readonly headers: Headers;
  readonly provider: TestIdentityProvider;
}

/** A page that ended a sign-in: what stands in the fragment of its address. */
export interface Ended {
  readonly page: string;
  readonly fragment: Readonly<Record<string, string>>;
  readonly cookie: string;
  /** What only the browser and the provider know, by what it is. */
  readonly passed: readonly { readonly name: string; readonly value: string }[];
}

/** Signs people in at identity providers, over the gateway and as a browser does it: with redirects, forms and its one cookie. */
export function ssoRoad(rest: Rest, { DNS_NAMES_FILE: names = '' }: Readonly<Record<string, string>>) {
  const call = async (method: string, path: string, status: number, headers: Headers, body?: unknown) =>
    expectStatus(await rest(method, path, { headers, body }), status).body as Row;

  /** A page of the gateway, as a browser asks for it; where it leads, and the cookie that it sets. */
  async function visit(method: string, url: string, headers: Headers, body?: string) {
    const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const reply = await httpCall(url, { method, headers: { ...accept, ...headers }, body });
    const location = reply.headers.get('location') ?? '';
    const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
    return { status: reply.status, url: new URL(location, rest.base), cookie, text: String(reply.bytes) };
  }

  /** From the start to the page where the sign-in ends, well or badly. */
  async function walk({ who, provider }: SsoParty, query: string, headers: Headers = {}): Promise<Ended> {
    const begun = await visit('GET', `${rest.base}/api/v1/${who}/auth/sso/start?${query}`, headers);
    if (begun.url.origin === rest.base) return endOf(begun, '');
    const landing = await provider.browse(begun.url.href);
    const cookie = { cookie: begun.cookie };
    const passed = [
      ...begun.url.searchParams,
      ...Object.entries(landing.kind === 'form' ? landing.fields : {}),
    ]
      .filter(([name]) => ['state', 'nonce', 'RelayState', 'SAMLResponse'].includes(name))
      .map(([name, value]) => ({ name, value }));
    if (landing.kind === 'redirect')
      return endOf(await visit('GET', landing.url.href, cookie), begun.cookie, passed);
    // Another site posts: the cookie is not sent along.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await visit('POST', landing.action, form, String(new URLSearchParams(landing.fields)));
    return endOf(await visit('GET', posted.url.href, cookie), begun.cookie, passed);
  }

  function endOf({ url }: { readonly url: URL }, cookie: string, passed: Ended['passed'] = []): Ended {
    const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    return { page: `${url.origin}${url.pathname}`, fragment, cookie, passed };
  }

  return {
    call,
    walk,

    /** Trades the code of the page, as its script does. */
    redeem: ({ who }: SsoParty, { fragment, cookie }: Ended) =>
      rest('POST', `/api/v1/${who}/auth/sso/token`, {
        body: { code: fragment['code'] },
        headers: { cookie },
      }),

    /** Signs the person of the provider in: the reply of the page's last request. */
    async signIn(party: SsoParty, query = `${party.who}_did=${party.did}`): Promise<Row> {
      const ended = await walk(party, query);
      return expectStatus(await this.redeem(party, ended), 200).body;
    },

    /** Proves the domain, tries the settings and activates them; they were sent before. */
    async activate(party: SsoParty): Promise<Row> {
      const { path, domain, headers, provider } = party;
      const claimed = await call('POST', `${path}/domains`, 200, headers, { domain });
      const known = JSON.parse(readFileSync(names, 'utf8')) as object;
      writeFileSync(names, JSON.stringify({ ...known, [claimed['dns_name']]: claimed['token'] }));
      await call('POST', `${path}/domains/${domain}/verify`, 200, headers);
      await call('POST', `${path}/validate`, 200, headers);
      provider.signInAs({ subject: 'tester', email: `tester@${domain}` });
      const { fragment } = await walk(party, 'purpose=TEST', headers);
      if (fragment['sso_tested'] !== '1') throw new Error(`The test ended with ${JSON.stringify(fragment)}.`);
      await call('POST', `${path}/validate`, 200, headers);
      return call('POST', `${path}/activate`, 200, headers);
    },
  };
}

export function oidcSettings({ issuer, clientId, clientSecret }: OidcTestProvider): Row {
  const scopes = ['openid', 'email', 'profile', 'groups'];
  return {
    protocol: 'OIDC',
    provider: 'Example',
    oidc: { issuer_url: issuer, client_id: clientId, client_secret: clientSecret, scopes },
  };
}

export function samlSettings({ metadataUrl }: SamlTestProvider): Row {
  return { protocol: 'SAML2.0', provider: 'Example', saml: { metadata_url: metadataUrl } };
}
