import { ISSUER_SSO } from '../../sso/sso-kind.ts';
import { ssoRoutes } from '../../sso/sso-rest.ts';

/** Single sign-on of issuers. */
export const issuerSsoRoutes = ssoRoutes({
  base: '/api/v1/issuer/{issuer_did}/sso',
  kind: ISSUER_SSO,
  caller: 'issuer',
  words: '',
});
