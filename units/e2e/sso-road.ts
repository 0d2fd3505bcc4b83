import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OidcTestProvider, TestIdentityProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import type { SamlTestProvider } from '../../subgraphs/sso/testing/saml-provider.ts';
import { httpCall } from '../testing/http-call.ts';
import { expectStatus, type Rest } from '../testing/rest-road.ts';
import type { Headers, Row } from './road.ts';

/** Settings of processes whose DNS has these names beside those of the system; `names` is the file that tells them. */
export function dnsSettings(names: string): Readonly<Record<string, string>> {
  writeFileSync(names, '{}');
  const preload = pathToFileURL(fileURLToPath(new URL('../testing/dns-names.mjs', import.meta.url)));
  return { NODE_OPTIONS: `--import=${preload}`, DNS_NAMES_FILE: names };
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
}

/** Signs people in at identity providers, over the gateway and as a browser does it: with redirects, forms and its one cookie. */
export function ssoRoad(rest: Rest, tellDns: (name: string, text: string) => void) {
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
    if (begun.url.origin === rest.base) return endOf(begun);
    const landing = await provider.browse(begun.url.href);
    const cookie = { cookie: begun.cookie };
    if (landing.kind === 'redirect') return endOf(await visit('GET', landing.url.href, cookie), begun.cookie);
    // Another site posts: the cookie is not sent along.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await visit('POST', landing.action, form, String(new URLSearchParams(landing.fields)));
    return endOf(await visit('GET', posted.url.href, cookie), begun.cookie);
  }

  function endOf({ url }: { readonly url: URL }, cookie = ''): Ended {
    const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    return { page: `${url.origin}${url.pathname}`, fragment, cookie };
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
      tellDns(claimed['dns_name'], claimed['token']);
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
