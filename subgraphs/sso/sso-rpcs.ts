import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { CustodianSsoService } from '../../proto/generated/testamur/custodian/custodian_sso.ts';
import type {
  IssuerSsoService,
  SsoPerson as SentPerson,
  SsoConfig,
} from '../../proto/generated/testamur/registry/issuer_sso.ts';
import type { Sent } from '../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../rpc.ts';
import type { Sso } from './index.ts';
import type { SsoPerson, SsoPurpose } from './ports.ts';
import { missingSteps } from './sso-config.ts';
import { faultOf } from './sso-fault.ts';
import type { SsoView } from './sso-service.ts';

/** The rows of both contracts, which say the same in the words of two packages. */
export function ssoRpcs({ service, signIn }: Sso) {
  const rows: RowsOf<IssuerSsoService> = {
    UpsertSsoConfig: operationRow({
      operation: service.upsert,
      args: (request) => ({
        organizationDid: given(request.organizationDid),
        protocol: given(request.protocol),
        provider: given(request.provider),
        oidc: request.oidc && {
          issuerUrl: given(request.oidc.issuerUrl),
          clientId: given(request.oidc.clientId),
          clientSecret: given(request.oidc.clientSecret),
          isPublicClient: request.oidc.isPublicClient,
          scopes: givenList(request.oidc.scopes),
        },
        saml: request.saml && {
          idpEntityId: given(request.saml.idpEntityId),
          ssoUrl: given(request.saml.ssoUrl),
          certificates: givenList(request.saml.certificates),
          metadataUrl: given(request.saml.metadataUrl),
          metadataXml: given(request.saml.metadataXml),
        },
        emailDomains: givenList(request.emailDomains),
        attributeMap: request.attributeMap && {
          email: given(request.attributeMap.email),
          name: given(request.attributeMap.name),
          groups: given(request.attributeMap.groups),
          roles: request.attributeMap.roles.map(({ attribute, value, role }) => ({
            attribute: given(attribute),
            value,
            role,
          })),
        },
        jitProvisioning: request.jitProvisioning,
        defaultRole: given(request.defaultRole),
        enforce: request.enforce,
        breakGlassMemberId: given(request.breakGlassMemberId),
      }),
      reply: (view) => ({ config: configOf(view) }),
    }),
    GetSsoConfig: operationRow({
      operation: async (
        {
          organizationDid,
          emailDomain,
        }: { organizationDid: string | undefined; emailDomain: string | undefined },
        context: Context,
      ) => {
        if (emailDomain === undefined) return service.get({ organizationDid }, context);
        const [found] = await signIn.organizationsOf({ emailDomain }, context);
        if (found) return service.get(found, context);
        throw new AppError('NOT_FOUND', 'No organization with single sign-on has proved this domain.');
      },
      args: ({ organizationDid, emailDomain }) => ({
        organizationDid: given(organizationDid),
        emailDomain: given(emailDomain),
      }),
      reply: (view) => ({ config: configOf(view) }),
    }),
    DeleteSsoConfig: operationRow({
      operation: service.remove,
      args: ({ organizationDid }) => ({ organizationDid: given(organizationDid) }),
      reply: ({ config }) => ({ ssoConfigId: config.ssoConfigId }),
    }),
    ValidateSsoConfig: operationRow({
      operation: service.validate,
      args: ({ organizationDid }) => ({ organizationDid: given(organizationDid) }),
      reply: (view) => ({ config: configOf(view) }),
    }),
    SetSsoStatus: operationRow({
      operation: service.setStatus,
      args: ({ organizationDid, status }) => ({
        organizationDid: given(organizationDid),
        status: given(status),
      }),
      reply: (view) => ({ config: configOf(view) }),
    }),
    BuildAuthorizationRequest: operationRow({
      operation: signIn.buildAuthorizationRequest,
      args: ({ organizationDid, purpose }) => ({ organizationDid, purpose: purpose as SsoPurpose }),
      reply: ({ url, state }) => ({ url, state }),
    }),
    ValidateOidcCallback: operationRow({
      operation: signIn.validateOidcCallback,
      args: ({ state, parameters }) => ({ state, parameters: { ...parameters } }),
      reply: (person) => ({ person: personOf(person) }),
    }),
    ValidateSamlAssertion: operationRow({
      operation: (input: { relayState: string; samlResponse: string }, context: Context) =>
        signIn.validateSamlAssertion(input, context).catch((error: unknown) => {
          if (faultOf(error) === 'REPLAYED') return undefined;
          throw error;
        }),
      args: ({ relayState, samlResponse }) => ({ relayState, samlResponse }),
      reply: (person) => ({
        person: person ? personOf(person) : null,
        replayRejected: person === undefined,
      }),
    }),
    BuildLogoutRequest: operationRow({
      operation: signIn.logoutUrl,
      args: ({ organizationDid, loginHint }) => ({ organizationDid, loginHint }),
      reply: (url) => ({ url: url ?? '' }),
    }),
  };
  return rows satisfies RowsOf<CustodianSsoService>;
}

function configOf({ config, domains }: SsoView): SsoConfig<Sent> {
  const { oidc, saml, attributeMap } = config;
  const proved = domains.flatMap(({ provedDomain }) => provedDomain ?? []);
  return {
    ssoConfigId: config.ssoConfigId,
    organizationDid: config.organizationDid,
    protocol: config.protocol,
    provider: config.provider,
    status: config.status,
    validationError: config.validationError ?? '',
    validatedAt: millis(config.validatedAt),
    oidc: oidc
      ? {
          issuerUrl: oidc.issuerUrl,
          clientId: oidc.clientId,
          clientSecret: '',
          hasClientSecret: Boolean(oidc.sealedSecret),
          isPublicClient: false,
          scopes: oidc.scopes,
        }
      : null,
    saml: saml
      ? {
          idpEntityId: saml.idpEntityId ?? '',
          ssoUrl: saml.ssoUrl ?? '',
          certificates: saml.certificates ?? [],
          metadataUrl: saml.metadataUrl ?? '',
          metadataXml: '',
        }
      : null,
    emailDomains: proved,
    attributeMap: {
      email: attributeMap.email ?? '',
      name: attributeMap.name ?? '',
      groups: attributeMap.groups ?? '',
      roles: attributeMap.roles.map(({ attribute = '', value, role }) => ({ attribute, value, role })),
    },
    jitProvisioning: config.jitProvisioning,
    defaultRole: config.defaultRole,
    enforce: config.enforce,
    breakGlassMemberId: config.breakGlassMemberId ?? '',
    missing: missingSteps(config, proved.length),
    createdAt: millis(config.createdAt),
    updatedAt: millis(config.updatedAt),
    rowVersion: config.rowVersion,
  };
}

function personOf({ name, ...person }: SsoPerson): SentPerson<Sent> {
  return { ...person, name: name ?? '' };
}

function givenList(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}
