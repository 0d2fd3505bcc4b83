import { type ReplyData, type Route, type RowCookie, route, type SendsOn } from '../../rest.ts';
import { ATTEMPT_MS, type SsoKind } from './attempt.ts';
import { PATHS } from './paths.ts';

const COOKIE = '__Host-testamur_sso';
const STATE = 'b1Yv3nFqT8cW2mR5zK9xL4pD7hJ6sA0eG1uQ3iO5yB8';

/** What a provider may send back; the rest of its query is ignored. */
const SENT_BACK = ['state', 'code', 'iss', 'error', 'error_description', 'session_state'];

const binding: RowCookie = {
  name: COOKIE,
  about:
    'Binds the sign-in to the browser that began it, for 10 minutes. A program without cookies uses the mutations behind these routes.',
};

/** The cookie, when a sign-in begins. */
const bound: RowCookie = {
  ...binding,
  sets: (data) => ({ value: data.binding, maxAge: ATTEMPT_MS / 1000 }),
};

/** The same, when it has ended. */
const unbound: RowCookie = { ...binding, sets: () => ({ value: '', maxAge: 0 }) };

const SIGN_OUT = {
  ISSUER: { field: 'signOutIssuerMember', input: 'SignOutIssuerMemberInput' },
  CUSTODIAN: { field: 'signOutCustodianUser', input: 'SignOutCustodianUserInput' },
} as const satisfies Readonly<Record<SsoKind, unknown>>;

/** How people of issuers and custodians sign in at the identity provider of their organization. */
export const ssoRoutes: readonly Route[] = [...routesOf('ISSUER'), ...routesOf('CUSTODIAN')];

function routesOf(kind: SsoKind): readonly Route[] {
  const paths = PATHS[kind];
  const who = kind === 'ISSUER' ? 'issuer' : 'custodian';
  const Who = kind === 'ISSUER' ? 'Issuer' : 'Custodian';
  const shared = { caller: 'public' } as const;
  const out = SIGN_OUT[kind];
  // The fragment stays in the browser: no server, log or `Referer` ever has what stands there.
  const page = (parts: Readonly<Record<string, string>>) =>
    `${paths.page}#${new URLSearchParams(parts).toString()}`;
  const refused: SendsOn['refused'] = ({ error, correlationId, details }) => {
    // Of a failure at the provider the first detail says which: a word of ours.
    const fault = error === 'SSO_FAILED' ? details?.[0]?.code : undefined;
    return page({ sso_problem: error, ...(fault === undefined ? {} : { fault }), reference: correlationId });
  };
  return [
    route('GET', paths.start, {
      ...shared,
      summary: `Begin a sign-in at the identity provider of ${kind === 'ISSUER' ? 'an issuer' : 'a custodian'}`,
      description:
        'Browsers are sent to the provider; programs get its address. With `purpose=TEST` and the token of an Admin the configuration is tried, which signs nobody in.',
      limit: `issuerSignIn:${who}/sso/start`,
      document: `mutation Begin${Who}Sso($input: Begin${Who}SsoInput!) {
        begin${Who}Sso(input: $input) { url state binding expiresAt }
      }`,
      variables: ({ query, cookie }) => ({
        input: { ...query, ...(cookie === undefined ? {} : { binding: cookie }) },
      }),
      query: [`${who}_did`, 'email', 'return_to', 'purpose'],
      reply: ({ url, state, expires_at }) => ({ url, state, expires_at }),
      refuses: [403, 404, 409],
      cookie: bound,
      sendsOn: { to: ({ url }) => url, refused },
      success: 200,
    }),
    route('GET', paths.callback, {
      ...shared,
      summary: 'End a sign-in with what the identity provider sent back',
      description:
        'The redirect URI of OpenID Connect. Browsers are sent to the sign-in page, which trades a code for the token; programs get the token. It works once, within 10 minutes, and in the browser that began. Refusals: SSO_STATE_INVALID, SSO_FAILED, SSO_DENIED, SSO_NOT_A_MEMBER, SSO_MEMBER_CLOSED.',
      limit: `issuerSignIn:${who}/sso/callback`,
      document: `mutation Finish${Who}Sso($input: FinishSsoInput!) {
        finish${Who}Sso(input: $input) {
          outcome token tokenType expiresAt
          ${who} { did name status }
          user { id email role }
          code returnTo
        }
      }`,
      variables: ({ query, cookie, isBrowser }) => ({
        input: {
          ...Object.fromEntries(
            SENT_BACK.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
          ),
          ...(cookie === undefined ? {} : { binding: cookie }),
          ...(isBrowser ? { hands_over: true } : {}),
        },
      }),
      query: SENT_BACK,
      ignoresQuery: true,
      optional: ['token', 'token_type', 'expires_at', who, 'user', 'code'],
      refuses: [403],
      cookie: {
        ...unbound,
        sets: (data) => (data.outcome === 'HANDED_OVER' ? undefined : { value: '', maxAge: 0 }),
      },
      sendsOn: {
        to: ({ outcome, code }: ReplyData) => page(outcome === 'TESTED' ? { sso_tested: '1' } : { code }),
        refused,
      },
      success: 200,
    }),
    route('POST', paths.acs, {
      ...shared,
      summary: 'Take in the response of a SAML identity provider',
      description:
        'The assertion consumer service (HTTP-POST binding). `RelayState` is the state that the sign-in began with and nothing else. The cookie of the browser does not come along when another site posts, so the response waits, and the browser is sent to the callback on this origin, where it does.',
      limit: `issuerSignIn:${who}/sso/acs`,
      body: 'form',
      document: `mutation Receive${Who}SamlResponse($input: ReceiveSamlResponseInput!) {
        receive${Who}SamlResponse(input: $input) { next }
      }`,
      variables: ({ body }) => ({ input: body }),
      spelled: { saml_response: 'SAMLResponse', relay_state: 'RelayState' },
      sendsOn: { to: ({ next }) => next, refused },
      success: 200,
      example: {
        summary: 'What the page of the provider posts',
        body: { SAMLResponse: 'PHNhbWxwOlJlc3BvbnNlIC8+', RelayState: STATE },
      },
    }),
    route('POST', paths.token, {
      ...shared,
      summary: 'Trade the code of a sign-in for a bearer token',
      description:
        'What the sign-in page asks with the code behind `#code=` in its address. Works once, within 2 minutes, and in the browser that began. Refusals: SSO_STATE_INVALID, SSO_NOT_A_MEMBER, SSO_MEMBER_CLOSED.',
      limit: `issuerSignIn:${who}/sso/token`,
      document: `mutation Redeem${Who}Sso($input: RedeemSsoInput!) {
        redeem${Who}Sso(input: $input) {
          token tokenType expiresAt
          ${who} { did name status }
          user { id email role }
          returnTo
        }
      }`,
      variables: ({ body, cookie }) => ({
        input: { ...body, ...(cookie === undefined ? {} : { binding: cookie }) },
      }),
      cookie: unbound,
      refuses: [403],
      success: 200,
      example: { summary: 'The code of the address', body: { code: STATE } },
    }),
    route('POST', paths.logout, {
      caller: who,
      summary: 'Sign out here, and learn where to sign out of the identity provider',
      description:
        'As `POST …/auth/logout`. Send the browser to `logout_url` when there is one: the session at the OpenID provider ends there, too, and the browser comes back to the sign-in page with the `state` of that address. It is null for a sign-in by a link or by SAML, and for a provider that has no such place or does not answer.',
      limit: 'portal',
      document: `mutation SignOut${Who}OfProvider($input: ${out.input}!) {
        ${out.field}(input: $input) { everywhere logoutUrl }
      }`,
      variables: ({ body }) => ({ input: body }),
      success: 200,
      example: { summary: 'In this browser', body: { everywhere: false } },
    }),
  ];
}
