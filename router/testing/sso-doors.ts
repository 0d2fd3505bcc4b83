import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../../kernel/errors.ts';
import { newToken } from '../../kernel/ids.ts';
import { type Bridge, createBridge } from '../../rest-bridge/bridge.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { DOMAIN_NAMES, ROUTES } from '../../subgraphs/domains.ts';
import { createLocalExecutor } from '../../subgraphs/execute.ts';
import { createPortal } from '../../subgraphs/portal/index.ts';
import { stubbedNeeds } from '../../subgraphs/portal/testing.ts';
import type { SsoPerson, SsoPurpose, SsoSignIn } from '../../subgraphs/sso/ports.ts';
import { aMailer } from '../../subgraphs/testing/mailer.ts';
import { aWorld } from '../../subgraphs/testing/rooms.ts';
import { createSupergraph } from '../../supergraph/supergraph.ts';
import { startEdge } from '../edge/testing.ts';
import { createPages } from '../pages.ts';

export const ARDMORE = 'did:key:z6MkArdmore';
export const FJORD = 'did:key:z6MkFjord';
export const ARCHIVE = 'did:key:z6MkArchive';

/** What the identity provider does with the next person. */
export interface ProviderMood {
  protocol: 'OIDC' | 'SAML2.0';
  /** The error that it sends back in place of an answer. */
  error?: string | undefined;
  /** Where its page posts a response, and what stands beside it. */
  relayState?: string | undefined;
  /** What the registry says of the answer. */
  refusal?: AppError | undefined;
  person: Partial<SsoPerson>;
  /** Where its sessions end. */
  logoutUrl?: ((loginHint: string) => string) | undefined;
}

/** Providers that speak their protocols, for an address of the gateway. */
export type RealProviders = (
  base: string,
  world: Awaited<ReturnType<typeof aWorld>>,
) => Promise<{ readonly issuers: SsoSignIn; readonly custodians: SsoSignIn }>;

/**
 * The gateway with the portal behind it, and a site of another host that plays identity provider: what browsers, cookies and addresses
 * do is real, what protocols prove is said.
 */
export async function openSsoDoors(real?: RealProviders) {
  const world = await aWorld();
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now: world.now });
  const { needs, organizations } = stubbedNeeds();
  organizations.issuer = [ARDMORE, FJORD].map((did) => ({
    organizationId: `id of ${did}`,
    did,
    name: did === ARDMORE ? 'Ardmore University' : 'Fjord College',
    status: 'ACTIVE',
  }));
  organizations.custodian = [
    { organizationId: 'archive', did: ARCHIVE, name: 'Archive of Closed Schools', status: 'ACTIVE' },
  ];
  const mood: ProviderMood = { protocol: 'OIDC', person: {} };
  const began = new Map<string, { organizationDid: string; purpose: SsoPurpose }>();
  let base = '';

  const provider = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

  function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(url, origin);
    const who = searchParams.get('who') ?? '';
    const state = searchParams.get('state') ?? '';
    if (!url.startsWith('/authorize')) return void response.writeHead(404).end();
    if (mood.protocol === 'OIDC') {
      const sent = new URLSearchParams({
        state,
        ...(mood.error ? { error: mood.error } : { code: 'good', iss: origin }),
        hd: 'ardmore.example',
      });
      const location = `${base}/api/v1/${who}/auth/sso/callback?${sent}`;
      return void response.writeHead(302, { Location: location }).end();
    }
    // As identity providers do it: a page that posts itself, from another site.
    const relayState = mood.relayState ?? state;
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(
      `<form method="post" action="${base}/api/v1/${who}/auth/sso/acs"><input name="SAMLResponse" value="Z29vZA=="><input name="RelayState" value="${relayState}"></form><script>document.forms[0].submit()</script>`,
    );
  }

  const providersOf = (who: string): SsoSignIn => ({
    policyOf: async () => ({
      protocol: mood.protocol,
      status: 'ACTIVE',
      enforce: false,
      breakGlassMemberId: null,
      emailDomains: ['ardmore.example'],
      jitProvisioning: true,
    }),
    organizationsOf: async ({ emailDomain }) =>
      emailDomain === 'ardmore.example' ? [{ organizationDid: who === 'issuer' ? ARDMORE : ARCHIVE }] : [],
    async buildAuthorizationRequest(input) {
      if (![ARDMORE, FJORD, ARCHIVE].includes(input.organizationDid))
        throw new AppError('NOT_FOUND', 'No configuration.');
      const state = newToken();
      began.set(state, input);
      return { state, url: `${origin}/authorize?${new URLSearchParams({ who, state })}` };
    },
    validateOidcCallback: async ({ state, parameters }) => proven(state, parameters['code'] === 'good'),
    logoutUrl: async ({ loginHint }) => mood.logoutUrl?.(loginHint),
    validateSamlAssertion: async ({ relayState, samlResponse }) =>
      proven(relayState, samlResponse === 'Z29vZA=='),
  });

  function proven(state: string, isGood: boolean): SsoPerson {
    const asked = began.get(state);
    if (mood.refusal) throw mood.refusal;
    if (!asked || !isGood) throw new AppError('SSO_FAILED', 'This proves nobody.');
    return {
      ...asked,
      subject: 'ada',
      email: 'ada@ardmore.example',
      name: 'Ada Lovelace',
      groups: [],
      role: 'Viewer',
      mayJoin: true,
      isRoleMapped: false,
      ...mood.person,
    };
  }

  let bridge: Bridge | undefined;
  const edge = await startEdge({
    env: { RATE_LIMIT_SIGN_IN: '100000' },
    handle: (request) =>
      bridge?.handle(request) ?? Promise.reject(new AppError('SHUTTING_DOWN', 'The bridge is not open yet.')),
    pages: createPages({ publicUrl: 'http://localhost:8000', openApi: () => ({}), graphiql: false }),
  });
  base = `http://localhost:${edge.port}`;
  const sso = (await real?.(base, world)) ?? {
    issuers: providersOf('issuer'),
    custodians: providersOf('custodian'),
  };
  const portal = await createPortal({
    ...needs,
    sso,
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
    mailer: aMailer([]),
    // Those that the edge takes.
    tokens: edge.tokens,
    envelope: world.envelope,
    publicUrl: 'http://localhost:8000',
    now: world.now,
  });
  const idle = { execute: () => Promise.reject(new Error('Only the portal runs here.')) };
  const supergraph = await createSupergraph({
    supergraphSdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    executors: Object.fromEntries(
      DOMAIN_NAMES.map((name) => [
        name,
        name === 'portal' ? createLocalExecutor(portal.subgraph.schema, world.log) : idle,
      ]),
    ) as never,
    log: world.log,
  });
  bridge = createBridge({ supergraph, routes: ROUTES });
  return {
    base,
    origin,
    mood,
    edge,
    world,
    connection,
    /** The token of a member whom the edge takes for an Admin. */
    async adminToken() {
      const identity = {
        kind: 'issuer',
        userId: 'user-1',
        role: 'Admin',
        issuerId: `id of ${ARDMORE}`,
        issuerDid: ARDMORE,
        issuerStatus: 'ACTIVE',
      } as const;
      return (await edge.tokens.sign(identity)).token;
    },
    async close() {
      await edge.stop();
      provider.closeAllConnections();
      await new Promise((resolve) => provider.close(resolve));
      await portal.close?.();
      await ledger.close();
      await world.close();
    },
  };
}

export type SsoDoors = Awaited<ReturnType<typeof openSsoDoors>>;
