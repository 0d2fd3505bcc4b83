import { CUSTODIAN_SSO } from '../../sso/sso-kind.ts';
import { ssoRoutes } from '../../sso/sso-rest.ts';

/** Single sign-on of custodians. */
export const custodianSsoRoutes = ssoRoutes({
  base: '/api/v1/custodian/sso',
  kind: CUSTODIAN_SSO,
  caller: 'custodian',
  words: 'Custodian',
});
