// Made of proto/testamur/registry/issuer_sso.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface IssuerSsoService {
  readonly service: 'testamur.registry.IssuerSsoService';
  readonly proto: 'testamur/registry/issuer_sso.proto';
  readonly rpcs: {
    readonly UpsertSsoConfig: Rpc<UpsertSsoConfigRequest, UpsertSsoConfigRequest<Sent>, UpsertSsoConfigResponse<Sent>, UpsertSsoConfigResponse>;
    readonly GetSsoConfig: Rpc<GetSsoConfigRequest, GetSsoConfigRequest<Sent>, GetSsoConfigResponse<Sent>, GetSsoConfigResponse>;
    readonly DeleteSsoConfig: Rpc<DeleteSsoConfigRequest, DeleteSsoConfigRequest<Sent>, DeleteSsoConfigResponse<Sent>, DeleteSsoConfigResponse>;
    readonly ValidateSsoConfig: Rpc<ValidateSsoConfigRequest, ValidateSsoConfigRequest<Sent>, ValidateSsoConfigResponse<Sent>, ValidateSsoConfigResponse>;
    readonly SetSsoStatus: Rpc<SetSsoStatusRequest, SetSsoStatusRequest<Sent>, SetSsoStatusResponse<Sent>, SetSsoStatusResponse>;
    readonly BuildAuthorizationRequest: Rpc<BuildAuthorizationRequestRequest, BuildAuthorizationRequestRequest<Sent>, BuildAuthorizationRequestResponse<Sent>, BuildAuthorizationRequestResponse>;
    readonly ValidateOidcCallback: Rpc<ValidateOidcCallbackRequest, ValidateOidcCallbackRequest<Sent>, ValidateOidcCallbackResponse<Sent>, ValidateOidcCallbackResponse>;
    readonly ValidateSamlAssertion: Rpc<ValidateSamlAssertionRequest, ValidateSamlAssertionRequest<Sent>, ValidateSamlAssertionResponse<Sent>, ValidateSamlAssertionResponse>;
    readonly BuildLogoutRequest: Rpc<BuildLogoutRequestRequest, BuildLogoutRequestRequest<Sent>, BuildLogoutRequestResponse<Sent>, BuildLogoutRequestResponse>;
  };
}

export interface SsoConfig<W extends Wire = Received> {
  readonly ssoConfigId: string;
  readonly organizationDid: string;
  readonly protocol: string;
  readonly provider: string;
  readonly status: string;
  readonly validationError: string;
  readonly validatedAt: W['int64'];
  readonly oidc: SsoOidcSettings<W> | null;
  readonly saml: SsoSamlSettings<W> | null;
  readonly emailDomains: readonly string[];
  readonly attributeMap: SsoAttributeMap<W> | null;
  readonly jitProvisioning: boolean;
  readonly defaultRole: string;
  readonly enforce: boolean;
  readonly breakGlassMemberId: string;
  readonly missing: readonly string[];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface SsoOidcSettings<W extends Wire = Received> {
  readonly issuerUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly hasClientSecret: boolean;
  readonly isPublicClient: boolean;
  readonly scopes: readonly string[];
}

export interface SsoSamlSettings<W extends Wire = Received> {
  readonly idpEntityId: string;
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
  readonly metadataUrl: string;
  readonly metadataXml: string;
}

export interface SsoAttributeMap<W extends Wire = Received> {
  readonly email: string;
  readonly name: string;
  readonly groups: string;
  readonly roles: readonly SsoRoleRule<W>[];
}

export interface SsoRoleRule<W extends Wire = Received> {
  readonly attribute: string;
  readonly value: string;
  readonly role: string;
}

export interface UpsertSsoConfigRequest<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly protocol: string;
  readonly provider: string;
  readonly oidc: SsoOidcSettings<W> | null;
  readonly saml: SsoSamlSettings<W> | null;
  readonly emailDomains: readonly string[];
  readonly attributeMap: SsoAttributeMap<W> | null;
  readonly jitProvisioning: boolean;
  readonly defaultRole: string;
  readonly enforce: boolean;
  readonly breakGlassMemberId: string;
}

export interface UpsertSsoConfigResponse<W extends Wire = Received> {
  readonly config: SsoConfig<W> | null;
}

export interface GetSsoConfigRequest<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly emailDomain: string;
}

export interface GetSsoConfigResponse<W extends Wire = Received> {
  readonly config: SsoConfig<W> | null;
}

export interface DeleteSsoConfigRequest<W extends Wire = Received> {
  readonly organizationDid: string;
}

export interface DeleteSsoConfigResponse<W extends Wire = Received> {
  readonly ssoConfigId: string;
}

export interface ValidateSsoConfigRequest<W extends Wire = Received> {
  readonly organizationDid: string;
}

export interface ValidateSsoConfigResponse<W extends Wire = Received> {
  readonly config: SsoConfig<W> | null;
}

export interface SetSsoStatusRequest<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly status: string;
}

export interface SetSsoStatusResponse<W extends Wire = Received> {
  readonly config: SsoConfig<W> | null;
}

export interface BuildAuthorizationRequestRequest<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly purpose: string;
}

export interface BuildAuthorizationRequestResponse<W extends Wire = Received> {
  readonly url: string;
  readonly state: string;
}

export interface ValidateOidcCallbackRequest<W extends Wire = Received> {
  readonly state: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface ValidateOidcCallbackResponse<W extends Wire = Received> {
  readonly person: SsoPerson<W> | null;
}

export interface ValidateSamlAssertionRequest<W extends Wire = Received> {
  readonly relayState: string;
  readonly samlResponse: string;
}

export interface ValidateSamlAssertionResponse<W extends Wire = Received> {
  readonly person: SsoPerson<W> | null;
  readonly replayRejected: boolean;
}

export interface SsoPerson<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly purpose: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly role: string;
  readonly mayJoin: boolean;
  readonly isRoleMapped: boolean;
}

export interface BuildLogoutRequestRequest<W extends Wire = Received> {
  readonly organizationDid: string;
  readonly loginHint: string;
}

export interface BuildLogoutRequestResponse<W extends Wire = Received> {
  readonly url: string;
}
