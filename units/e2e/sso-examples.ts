import { Resolver } from 'node:dns/promises';
import { newId } from '../../kernel/ids.ts';
import { connectStore } from '../../store/connect.ts';
import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row, Traveller } from './road.ts';

/** Records of the DNS that stand while a test runs; other names are asked for as ever. */
const records = new Map<string, string>();

/** Answers for the names that the examples prove, as the DNS of their owners would. */
export function openSsoNames() {
  const { resolveTxt } = Resolver.prototype;
  Resolver.prototype.resolveTxt = async function (this: Resolver, name: string) {
    const text = records.get(name);
    return text === undefined ? resolveTxt.call(this, name) : [[text]];
  };
  return {
    close() {
      Resolver.prototype.resolveTxt = resolveTxt;
      records.clear();
    },
  };
}

interface Side {
  readonly path: string;
  /** Where identity providers read who the platform is. */
  readonly metadata: string;
  readonly database: 'issuers' | 'custodians';
  readonly headers: () => Headers;
  readonly did: () => string;
}

/** What makes the examples of single sign-on true, but for what an identity provider alone can do. */
export function ssoExamples({
  road,
  custodian,
  issuer,
}: {
  road: () => Road;
  custodian: () => SettledCustodian;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  return {
    ...ofSide({
      path: '/api/v1/issuer/{issuer_did}/sso',
      metadata: '/api/v1/issuer/auth/sso/metadata',
      database: 'issuers',
      headers: () => issuer.headers,
      did: () => issuer.did,
    }),
    ...ofSide({
      path: '/api/v1/custodian/sso',
      metadata: '/api/v1/custodian/auth/sso/metadata',
      database: 'custodians',
      headers: () => custodian().people.Admin.headers,
      did: () => custodian().did,
    }),
  };

  function ofSide({ path, metadata, database, headers, did }: Side) {
    const real = () => path.replace('{issuer_did}', did());
    const put = async (settings: object): Promise<Row> => {
      const body = { provider: 'Example identity', ...settings };
      return expectStatus(await road().platform.rest('PUT', real(), { body, headers: { ...headers() } }), 200)
        .body;
    };
    const oidc = { issuer_url: 'https://idp.example.edu', client_id: 'testamur' };
    const params = (more: Readonly<Record<string, string>> = {}): Real => ({
      params: { issuer_did: did(), ...more },
    });
    const set = async (): Promise<Real> => {
      await put({ protocol: 'OIDC', oidc });
      return params();
    };
    /** A domain of its own, whose token stands in the DNS. */
    const claimed = async (): Promise<string> => {
      await set();
      const { domain, token, dns_name } = expectStatus(
        await road().post(`${real()}/domains`, { domain: `d${newId()}.invalid` }, headers()),
        200,
      ).body;
      records.set(dns_name, token);
      return domain;
    };
    /** As after a sign-in that has tried the settings: no provider is here to do it. */
    const validated = async (): Promise<Real> => {
      const domain = await claimed();
      expectStatus(await road().post(`${real()}/domains/${domain}/verify`, undefined, headers()), 200);
      const at = new Date();
      const store = await connectStore({ dataDir: road().platform.config.DATA_DIR });
      await store
        .connection(database)
        .collection('sso_configs')
        .updateOne(
          { organizationDid: did() },
          { $set: { status: 'VALIDATED', metadataAt: at, testedAt: at, validatedAt: at } },
        );
      await store.close();
      return params();
    };

    return {
      [`GET ${path}`]: set,
      [`PUT ${path}`]: set,
      [`DELETE ${path}`]: set,
      [`POST ${path}/validate`]: set,
      [`POST ${path}/activate`]: validated,
      [`POST ${path}/deactivate`]: async () => {
        await validated();
        expectStatus(await road().post(`${real()}/activate`, undefined, headers()), 200);
        return params();
      },
      [`POST ${path}/domains`]: set,
      [`POST ${path}/domains/{domain}/verify`]: async () => params({ domain: await claimed() }),
      [`DELETE ${path}/domains/{domain}`]: async () => params({ domain: await claimed() }),
      [`GET ${metadata}/{sso_config_id}`]: async () => {
        const saml = { metadata_url: 'https://idp.example.edu/saml/metadata' };
        const { sso_config_id } = await put({ protocol: 'SAML2.0', saml });
        return { params: { sso_config_id } };
      },
    };
  }
}
