import { type ReplyData, type Route, type RouteInput, type RouteRow, route } from '../rest.ts';
import { SAML_METADATA_TYPE } from './service-metadata.ts';
import type { SsoKind } from './sso-kind.ts';

const DOMAIN = 'domain isProved provedAt token dnsName fileUrl';
const CONFIG = `ssoConfigId organizationDid protocol provider status validationError validatedAt testedAt missing
  oidc { issuerUrl clientId hasClientSecret scopes }
  saml { idpEntityId ssoUrl certificates metadataUrl }
  emailDomains { ${DOMAIN} }
  attributeMap { email name groups roles { attribute value role } }
  jitProvisioning defaultRole enforce breakGlassMemberId
  callbackUrl acsUrl spEntityId testSignInUrl postLogoutUrl createdAt updatedAt rowVersion`;

/** The routes of single sign-on of one kind of organization: where they stand, and what its subgraph calls their root fields. */
export function ssoRoutes({
  base,
  kind,
  caller,
  words,
}: {
  /** With the DID of the organization in it, or without: then it is the caller's own. */
  readonly base: `/api/v1/${string}/sso`;
  readonly kind: SsoKind;
  readonly caller: RouteRow['caller'];
  /** What stands before the shared part of the names of root fields, as in `custodianSsoConfig`. */
  readonly words: '' | 'Custodian';
}): readonly Route[] {
  const shared = { caller, limit: 'portal' as const };
  const query = words === '' ? 'ssoConfig' : 'custodianSsoConfig';
  const metadata = words === '' ? 'ssoServiceMetadata' : 'custodianSsoServiceMetadata';
  // Where the path names no organization, the one of the caller may have set nothing up.
  const unset = words === '' ? {} : { refuses: [404] };
  const of = ({ params }: RouteInput) => {
    const did = params['issuer_did'];
    return did === undefined ? {} : { organization_did: did };
  };
  const changing = (field: string, input: string, shown: string, name = field) =>
    `mutation ${name[0]?.toUpperCase()}${name.slice(1)}($input: ${input}!) { ${field}(input: $input) { ${shown} } }`;
  const config = (field: string, input: string, name?: string) =>
    changing(field, input, `config { ${CONFIG} }`, name);
  const domain = (field: string) => changing(field, 'SsoDomainInput', `domain { ${DOMAIN} }`);
  const theConfig = (data: ReplyData) => data.config;
  const theDomain = (data: ReplyData) => data.domain;

  return [
    route('GET', base, {
      ...shared,
      summary: 'Read the single sign-on of your organization',
      description:
        'Settings, status and what is left to do (`missing`). Client secrets are never shown. `callback_url`, `acs_url` and ' +
        '`sp_entity_id` are what the identity provider has to be told.',
      document: `query SsoConfig${words}($organizationDid: DID) { ${query}(organizationDid: $organizationDid) { ${CONFIG} } }`,
      variables: ({ params }) => {
        const did = params['issuer_did'];
        return did === undefined ? {} : { organizationDid: did };
      },
      // As long as it was not set up: no path names it.
      refuses: [404],
      success: 200,
    }),
    route('PUT', base, {
      ...shared,
      summary: 'Set single sign-on up, or replace its settings',
      description:
        'It is PENDING_VALIDATION from then on, whatever it was. A `client_secret` that is left out stays, as long as issuer and client ' +
        'stay the same. SAML takes `metadata_url`, `metadata_xml`, or entity id, address and certificates themselves. `enforce` needs ' +
        'the `break_glass_member_id` of an Admin who may go on to sign in by a link.',
      guarded: true,
      document: config(`upsert${words}SsoConfig`, 'UpsertSsoConfigInput'),
      variables: (input) => ({ input: { ...input.body, ...of(input) } }),
      reply: theConfig,
      success: 200,
      example: {
        summary: 'An OpenID provider',
        body: {
          protocol: 'OIDC',
          provider: 'Example identity',
          oidc: { issuer_url: 'https://idp.example.edu', client_id: 'testamur' },
          email_domains: ['example.edu'],
          attribute_map: {
            roles: [{ value: 'registry', role: kind.roles.find((role) => role !== 'Admin') }],
          },
          jit_provisioning: true,
        },
      },
    }),
    route('DELETE', base, {
      ...shared,
      ...unset,
      summary: 'Delete single sign-on',
      description: 'With the domains of e-mail addresses. From then on people sign in by links.',
      guarded: true,
      document: changing(
        `delete${words}SsoConfig`,
        'SsoOrganizationInput',
        'config { ssoConfigId rowVersion }',
      ),
      variables: (input) => ({ input: of(input) }),
      success: 204,
    }),
    route('POST', `${base}/validate`, {
      ...shared,
      ...unset,
      summary: 'Check single sign-on',
      description:
        'Reads what the provider publishes, in at most 5 seconds. A fault is an answer with status FAILED and `validation_error`. `missing` ' +
        'names what is left: an e-mail domain to prove, and a sign-in at `test_sign_in_url`. VALIDATED when nothing is.',
      guarded: true,
      body: 'none',
      document: config(`validate${words}Sso`, 'SsoOrganizationInput'),
      variables: (input) => ({ input: of(input) }),
      reply: theConfig,
      success: 200,
    }),
    ...(['activate', 'deactivate'] as const).map((verb) =>
      route('POST', `${base}/${verb}`, {
        ...shared,
        refuses: [404, 409],
        summary: verb === 'activate' ? 'Let people sign in through it' : 'Switch single sign-on off',
        description:
          verb === 'activate'
            ? 'VALIDATED or INACTIVE becomes ACTIVE; anything else is refused with INVALID_STATE_TRANSITION.'
            : 'ACTIVE becomes INACTIVE; the settings stay.',
        guarded: true,
        body: 'none',
        document: config(`set${words}SsoActive`, 'SetSsoActiveInput', `${verb}${words}Sso`),
        variables: (input) => ({ input: { ...of(input), active: verb === 'activate' } }),
        reply: theConfig,
        success: 200,
      }),
    ),
    route('POST', `${base}/domains`, {
      ...shared,
      refuses: [404, 409],
      summary: 'Claim a domain of e-mail addresses',
      description:
        'The reply says what proves it: `token`, alone in a TXT record of `dns_name` or in the file at `file_url`. Repeating it shows the ' +
        'same token. Addresses of domains that are not proved never sign in.',
      document: domain(`add${words}SsoDomain`),
      variables: (input) => ({ input: { ...input.body, ...of(input) } }),
      reply: theDomain,
      success: 200,
      example: { summary: 'A domain', body: { domain: 'example.edu' } },
    }),
    route('POST', `${base}/domains/{domain}/verify`, {
      ...shared,
      refuses: [409],
      summary: 'Prove a domain of e-mail addresses',
      description:
        'Looks for the token in the DNS and at the site of the domain. INVALID_STATE_TRANSITION as long as it stands in neither; DUPLICATE when ' +
        'another organization has proved the domain and still does.',
      body: 'none',
      document: domain(`verify${words}SsoDomain`),
      variables: (input) => ({ input: { domain: input.params['domain'], ...of(input) } }),
      reply: theDomain,
      success: 200,
    }),
    route('DELETE', `${base}/domains/{domain}`, {
      ...shared,
      summary: 'Give a domain of e-mail addresses up',
      description: 'Addresses of it sign in no more.',
      document: domain(`remove${words}SsoDomain`),
      variables: (input) => ({ input: { domain: input.params['domain'], ...of(input) } }),
      success: 204,
    }),
    route('GET', `${kind.paths.metadata as `/api/v1/${string}`}/{sso_config_id}`, {
      caller: 'public',
      limit: 'portal',
      summary: 'Read the SAML metadata of the platform',
      description:
        'For identity providers: the name of the platform for one organization, and where responses are posted to.',
      document: `query SsoMetadata${words}($ssoConfigId: ID!) { ${metadata}(ssoConfigId: $ssoConfigId) { fileName mediaType content } }`,
      variables: ({ params }) => ({ ssoConfigId: params['sso_config_id'] }),
      file: { mediaTypes: [SAML_METADATA_TYPE], isInline: true },
      success: 200,
    }),
  ];
}
